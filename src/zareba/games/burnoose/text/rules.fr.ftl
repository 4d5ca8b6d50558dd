# Les règles de The Red Burnoose en français. Identifiants et ordre comme dans rules.en.ftl.
# Les sources des règles (.source) ne sont que dans le fichier anglais.


heading-RB-1 = Notions
rule-RB-1-1 = Un à quatre joueurs berbères se défendent ensemble contre les automates français. Tous gagnent ou perdent ensemble.
rule-RB-1-2 = Neuf villages forment trois régions ; le nombre de joueurs dit quels villages forment quel territoire. À trois, région et territoire coïncident. Tes villages sont ceux de ton territoire encore ouverts.
rule-RB-1-3 = Un village est ouvert, abandonné (jeton de retraite), soumis, ou français dès le départ (Ath Yenni à deux). Les trois derniers sont fermés : les Français y passent comme à une étape, et rien de berbère ne peut y être placé.
rule-RB-1-4 = Les unités berbères ne se tiennent que dans les villages, sauf le temps d'une embuscade.
rule-RB-1-5 = Les unités françaises se tiennent sur une case d'armée ou dans les renforts ; un marqueur montre où est toute l'armée. Une armée est non déployée (jeton de départ caché), déployée (marqueur sur la carte) ou en retraite (jeton visible, marqueur sur sa case).
rule-RB-1-6 = La carte a des villages, des étapes, trois lieux de départ et des routes. Un mouvement est un pas vers l'étape ou le village suivant.
rule-RB-1-7 = Chaque joueur a une pioche, une main, une défausse, des cartes dans les villages et des jetons de relance. Les cubes n'ont pas de propriétaire : qui contrôle un village contrôle les unités et figurines qui s'y trouvent.
rule-RB-1-8 = Ce qui est sur la table : villages avec état, unités, fortifications et cartes ; joueurs avec pioche, main, défausse, jetons et chef ; armées avec unités, état, lieu, provenance, siège et poursuite ; réserves, étalage, cartes françaises, jeton de retraite, options.
rule-RB-1-9 = Plusieurs armées peuvent se trouver au même lieu. Elles ne se bloquent, ne s'unissent ni ne s'aident jamais.

heading-RB-2 = Matériel
rule-RB-2-1 = Quatre paquets de départ de 12 cartes, 8 chefs, 9 villages, 8 sortes de cartes à recruter (20 Moudjahidine, 8 Tireurs d'élite) et les cartes françaises.
rule-RB-2-2 = Le nombre de dés de la boîte n'est pas une limite.
rule-RB-2-3 = Cubes : 20 moudjahidines, 8 tireurs, 8 moudjahidates, 32 carabiniers, 8 de cavalerie, 6 d'artillerie, 8 sapeurs ; 8 fortifications.
rule-RB-2-4 = Trois figurines (Fatma, Oulmokhtar, Oussaid), 3 marqueurs d'armée, 3 jetons de départ, 12 jetons de relance, 1 jeton de retraite, 4 jetons de soumission.
rule-RB-2-5 = Les cubes français sont limités par la boîte ; une carte qui en demande plus place ce qui reste de chaque type. Le marqueur d'Ath Yenni (à deux) est un carabinier.

heading-RB-3 = Mise en place
rule-RB-3-1 = Territoires. Seul : les neuf villages. À deux : Irdjen, Larbaa, Mekla, Ain El Hammam / Iferhounène, Soumeur, Akbil, Ath Ouacif ; Ath Yenni est français. À trois : Menguellat / Irathen / Ijjeur. À quatre : Irdjen, Larbaa / Mekla, Ain El Hammam / Ath Ouacif, Ath Yenni / Iferhounène, Soumeur, Akbil.
rule-RB-3-2 = Huit piles visibles forment l'étalage. Par joueur on n'utilise que 5 Moudjahidine, 2 Tireurs d'élite et 2 cubes de moudjahidate (seul : comme à trois) ; le reste quitte la partie.
rule-RB-3-3 = Les cubes de moudjahidate forment une réserve commune, amenée sur la carte par la Femme. Édition allemande : ils sont placés à la mise en place.
rule-RB-3-4 = Un paquet de départ : 2 Homme, 2 Femme, 2 Jeune homme et 1 Vieil homme, Vieille femme, Jeune femme, Adolescent, Enfant, Artisan.
rule-RB-3-5 = Chacun prend les cartes de départ (dans son paquet) et les jetons de relance de ses villages. À deux, personne ne prend ceux d'Ath Yenni.
rule-RB-3-6 = Chefs : deux sont donnés à chacun, un est gardé, l'autre quitte la partie. Le chef et ses cartes de départ rejoignent le paquet ; leurs unités sont placées aussitôt dans ses villages. Une figurine attend en réserve.
rule-RB-3-7 = Les cartes françaises sont mélangées ; marqueurs d'armée sur leurs cases ; les trois jetons de départ, cachés, par-dessus. À deux : quatre cartes quittent la partie sans être vues.
rule-RB-3-8 = On révèle une carte française par joueur (seul : trois). Ses unités vont à l'armée 1 jusqu'à sa valeur de déploiement, puis à l'armée 2 et ainsi de suite ; une carte n'est jamais partagée. Texte et symbole sont ignorés ; aucune armée ne se déploie.
rule-RB-3-9 = Au premier tour des automates, une armée remplie à la mise en place n'est pas encore déployée : elle reçoit aussi ces unités, puis se déploie. Option : elle compte comme déployée pour cette carte.
rule-RB-3-10 = Chacun mélange son paquet.
rule-RB-3-11 = Les choix de mise en place sont ouverts et dans l'ordre des joueurs : moudjahidates (option ; seul deux par région), chefs, unités des cartes de départ ; puis les premières unités françaises.

heading-RB-4 = Manches
rule-RB-4-1 = Ordre d'une manche (A : automates) : à deux 1-2-A ; à trois 1-2-A-3-A ; à quatre 1-2-A-3-4-A ; seul 1-A.
rule-RB-4-2 = Un joueur éliminé ne joue plus ; il peut désormais retourner les cartes françaises, ce qui ne lui laisse aucun choix. Chaque tour des automates reste à sa place.
rule-RB-4-3 = On parle librement. Une main n'est vue que de son propriétaire. Cachés à tous : l'ordre des pioches, les jetons de départ cachés, les cartes françaises retirées. Tout le reste est visible.

heading-RB-5 = Le tour
rule-RB-5-1 = Au début de ton tour, pioche 5 cartes. Édition allemande : tous piochent 5 cartes au début d'une manche.
rule-RB-5-2 = Quand la pioche est vide, la défausse est mélangée pour en faire une nouvelle, même au milieu d'une pioche. Si les deux sont vides, le reste est perdu.
rule-RB-5-3 = Jusqu'à 3 actions dans n'importe quel ordre, même répétées : Jouer, Réserver, Mobiliser, Embuscade. On peut s'arrêter avant.
rule-RB-5-4 = Jouer : défausse une carte de ta main et utilise sa capacité de défausse. Les cartes qui n'en ont pas ne se jouent pas.
rule-RB-5-5 = Réserver, poser : pose exactement une carte de ta main dans un de tes villages ouverts et prends son bonus. Pas de limite de cartes par village.
rule-RB-5-6 = Réserver, reprendre : prends en main toutes les cartes d'un de tes villages. Elles sont utilisables aussitôt.
rule-RB-5-7 = Mobiliser : déplace autant de moudjahidines et de tireurs que tu veux, au moins un, d'un de tes villages vers un autre. Routes et armées n'importent pas. Moudjahidates et chefs ne se mobilisent pas.
rule-RB-5-8 = Après les actions, achète jusqu'à 2 cartes, puis défausse toute ta main.
rule-RB-5-9 = Une carte détruite est retirée de la partie.
rule-RB-5-10 = Une carte déplacée entre villages par un effet n'est pas posée : pas de bonus.
rule-RB-5-11 = Sont proposés : Jouer toute carte à capacité de défausse, même sans effet (Moudjahidine et Tireur seulement en embuscade, Tayeb seulement avec une carte à montrer) ; poser avec une carte en main ; reprendre là où il y a une carte ; Mobiliser avec une unité et un second village ouvert ; Embuscade si elle est réalisable. S'arrêter est toujours possible.
rule-RB-5-12 = Une carte défaussée pour payer un effet est dans la défausse avant que l'effet ne pioche. Les cartes piochées pendant le tour sont aussitôt en main.

heading-RB-6 = Embuscade
rule-RB-6-1 = Une embuscade est une action, déclarée comme telle ou en jouant une carte Moudjahidine ou Tireur d'élite : même coût, même effet.
rule-RB-6-2 = Cible : une armée déployée sur une route menant à un de tes villages ouverts. Étapes et villages fermés peuvent s'intercaler, pas d'autres villages ouverts. Le lieu où se tient l'armée ne bloque jamais.
rule-RB-6-3 = Coût : défausse une carte Armes et une carte Moudjahidine ou Tireur d'élite. Tayeb peut remplacer l'une d'elles. Le Marché ne remplace pas la carte Armes.
rule-RB-6-4 = Troupe : autant de moudjahidines, tireurs et figurines que tu veux, au moins un, d'un seul de tes villages. Les moudjahidates n'y vont jamais.
rule-RB-6-5 = Attaque : un dé par unité, un de plus avec Oumouhand. Après les relances, chaque touche retire une unité française au choix de l'attaquant.
rule-RB-6-6 = Contre-attaque : les Français restants lancent moitié autant de dés que d'attaquants, arrondi au-dessus, au plus un par unité. Même à la valeur de retraite ou en dessous.
rule-RB-6-7 = Quels dés : dans l'ordre de la table : cavalerie, carabiniers, artillerie, sapeurs. Édition allemande : l'attaquant choisit.
rule-RB-6-8 = Chaque touche française retire une unité en embuscade dans l'ordre berbère. Le terrain ne joue pas.
rule-RB-6-9 = Tous les survivants vont ensemble dans un de tes villages ouverts.
rule-RB-6-10 = Puis l'armée se retire si elle a perdu une unité dans cette embuscade et que sa force ne dépasse pas sa valeur de retraite.
rule-RB-6-11 = L'attaquant peut utiliser ses jetons de relance sur ses dés et ceux des Français.
rule-RB-6-12 = Une embuscade ne commence que si elle est réalisable. Ordre : cible, paiement, village et troupe, attaque, pertes, contre-attaque, pertes, retour, vérification de retraite.

heading-RB-7 = Achats
rule-RB-7-1 = Tu peux dépenser la somme des ressources (influence, force, nourriture, outils, armes) des cartes restées en main.
rule-RB-7-2 = Achète au plus 2 cartes par tour, chacune payée en entier ; ni monnaie, ni épargne. Toujours facultatif.
rule-RB-7-3 = Les cartes achetées vont à la défausse. Une carte à icône « ajouter à la carte » y place son unité ou marqueur une fois, quand on la reçoit.
rule-RB-7-4 = On n'achète pas d'une pile vide. Sans marqueur ou village possible, la carte Fortifications s'achète quand même.
rule-RB-7-5 = Marché : jusqu'à la fin du tour, nourriture, armes et outils se remplacent un pour un. Ni influence ni force.
rule-RB-7-6 = Un Artisan et une carte Outils utilisés ensemble à l'achat donnent 3 influence de plus ; une paire, un bonus. Tayeb ne compte pour aucun.
rule-RB-7-7 = Les ressources non dépensées sont perdues avec la main.

heading-RB-8 = Jetons de relance
rule-RB-8-1 = Les jetons sont personnels. Ils viennent des villages à la mise en place, des villages boisés, du Vieil homme, de la Jeune femme, des Armes et de Fatma.
rule-RB-8-2 = Un jeton relance un dé, le tien ou un dé français, seulement dans un combat pour un de tes villages ou ta propre embuscade ; jamais dans le combat d'un autre, même si ta figurine s'y trouve.
rule-RB-8-3 = Juste après le jet, avant d'appliquer les touches. Le nouveau résultat compte ; un autre jeton peut relancer le même dé.
rule-RB-8-4 = Il existe douze jetons ; ceux dépensés retournent à la réserve ; les gains au-delà sont perdus.
rule-RB-8-5 = Le dé de Soumeur n'est pas un dé de combat et ne se relance pas.
rule-RB-8-6 = Après chaque jet de l'un ou l'autre camp, le joueur concerné peut dépenser des jetons un à un, en voyant chaque résultat, jusqu'à ce qu'il s'arrête.

heading-RB-9 = Cartes de départ
rule-RB-9-1 = Artisan : bonus à l'achat avec une carte Outils (RB-7.6).
rule-RB-9-2 = Enfant, posé : pioche 2, ou déplace 1 carte (même l'Enfant) de ce village vers un autre des tiens, ou rien. Tant qu'il est dans un village, il y interdit la retraite.
rule-RB-9-3 = Vieil homme, posé où se tient un moudjahid ou un tireur : 1 jeton de relance. Les figurines ne comptent pas.
rule-RB-9-4 = Vieille femme, posée : prends en main une autre carte de ce village, s'il y en a une.
rule-RB-9-5 = Homme, joué : déplace 1 tireur d'un de tes villages vers tout autre village ouvert. Si c'est celui d'un autre joueur, prends à l'étalage une carte sans icône de carte dans ta défausse.
rule-RB-9-6 = Adolescent, posé : pioche 3, garde 1, défausse les autres. Interdit la retraite comme l'Enfant.
rule-RB-9-7 = Femme, posée : ajoute 1 moudjahida de la réserve à ce village. Réserve vide : rien. Les moudjahidates tuées quittent la partie.
rule-RB-9-8 = Jeune homme, joué : déplace 1 moudjahid d'un de tes villages vers tout autre village ouvert ; tu peux alors mettre une carte de ta défausse sur ta pioche. Des options limitent la destination ou lèvent la condition.
rule-RB-9-9 = Jeune femme, posée : 1 jeton de relance.
rule-RB-9-10 = Des trois cartes de l'Adolescent, seule celle gardée entre en main.

heading-RB-10 = Cartes à recruter
rule-RB-10-1 = Figueraie : source de nourriture sans capacité ; peut être posée.
rule-RB-10-2 = Oliveraie, jouée : pioche 2.
rule-RB-10-3 = Armes, posées où se tient une moudjahida : 1 jeton de relance. Nécessaires à toute embuscade.
rule-RB-10-4 = Tireur d'élite : 1 tireur sur la carte à la réception. Avec Armes : embuscade.
rule-RB-10-5 = Fortifications : 1 marqueur à la réception. Jouée : défausse-la avec jusqu'à 2 autres cartes, pioches-en autant.
rule-RB-10-6 = Outils, joués : révèle ta pioche jusqu'à une carte montrant de la nourriture ; prends-la, défausse les autres. Si pioche et défausse sont épuisées, rien.
rule-RB-10-7 = Moudjahidine : 1 moudjahid sur la carte à la réception. Avec Armes : embuscade.
rule-RB-10-8 = Marché, joué : RB-7.5.

heading-RB-11 = Chefs
rule-RB-11-0 = Un chef est une carte du paquet de son propriétaire. Une figurine touchée retourne dans sa réserve et revient quand la carte est jouée. Elle va dans les villages ouverts sans armée française (édition allemande : dans tout village ouvert).
rule-RB-11-1 = Fatma N'Soumer. Départ : 2 Moudjahidine. Jouée : place ou déplace sa figurine dans un village ouvert ; son contrôleur gagne 1 jeton de relance (option, selon le texte de la carte : seulement quand sa carte est posée dans un village). Elle combat comme une moudjahida et peut aller en embuscade.
rule-RB-11-2 = Oumouhand n'ath Freh. Départ : 1 Moudjahidine. Défausse-le avec une embuscade pour un dé blanc de plus. Il n'a pas de figurine et ne peut être touché.
rule-RB-11-3 = Sidi Tahar. Départ : 1 Armes, 1 Tireur d'élite, 1 Moudjahidine. Pas de capacité.
rule-RB-11-4 = Mouhand Ouchikhoun. Départ : 1 Marché, 1 Figueraie. Chaque fois que la carte entre en main, pioche 1 carte.
rule-RB-11-5 = Omar Oussaid. Départ : 1 Outils. Joué : place ou déplace sa figurine dans un village ouvert. Il combat comme un tireur et peut aller en embuscade.
rule-RB-11-6 = L'homme à la Mule. Départ : 1 Armes, 1 Moudjahidine (2 dans l'édition allemande). Joué : regarde les 2 premières cartes françaises ; l'une va sous la pioche, l'autre revient dessus. S'il n'en reste qu'une, il la regarde seulement. Cela ne concerne que la pioche cachée, et lui seul voit les cartes.
rule-RB-11-7 = Omar Oulmokhtar n'ath Yirathen. Aucun départ. Joué : place ou déplace sa figurine dans un village ouvert, ou reprends-la. Dans un village sans fortification, il en construit une (pas dans l'édition allemande). Il combat comme un moudjahid et peut aller en embuscade.
rule-RB-11-8 = Tayeb. Aucun départ. Montre une autre carte de ta main et défausse Tayeb : utilise sa capacité de défausse, ou il est cette carte dans le paiement d'une embuscade, ou compte ses ressources une fois de plus à l'achat. Bonus de pose seulement par option.
rule-RB-11-9 = Déplacer une figurine, c'est vers un autre village. Sans village possible, la carte est défaussée sans effet. Une figurine chez un autre joueur combat pour lui ; son propriétaire peut toujours la déplacer.

heading-RB-12 = Le tour des automates
rule-RB-12-1 = Si aucune carte ne peut être retournée, les Berbères ont gagné.
rule-RB-12-2 = Retourne la première carte.
rule-RB-12-3 = Si des unités attendent en renfort et qu'une armée est en retraite, toutes la rejoignent avant les unités de cette carte ; s'il y en a plusieurs, la première retirée. Option (texte allemand) : les unités venues pendant cette manche attendent la suivante.
rule-RB-12-4 = Les unités de la carte vont ensemble à l'armée non déployée de plus petit numéro ; sinon à la plus forte en retraite ; sinon dans les renforts.
rule-RB-12-5 = Suis le texte. Les unités pour une armée nommée la rejoignent dans tout état. Une carte à détruire est prise par son propriétaire en main, pioche, défausse ou village ; une pioche fouillée est mélangée ; qui n'en a pas ne perd rien.
rule-RB-12-6 = Chaque armée hors de la carte qui atteint sa valeur de déploiement retourne son jeton et place son marqueur sur ce lieu de départ. Les armées en retraite se redéploient de même.
rule-RB-12-7 = Toutes les armées déployées, même nouvelles, font un pas dans l'ordre des numéros, sauf si la carte l'interdit.
rule-RB-12-8 = Les armées entrées dans un village ouvert combattent, dans l'ordre des numéros.
rule-RB-12-9 = Défausse la carte. Son symbole ne vaut que pour ce tour.
rule-RB-12-10 = Textes connus : pas de mouvement ce tour-ci (le déploiement a lieu) ; un second mouvement, où chaque fortification coûte 2 unités ; unités pour une armée ; détruire une carte.
rule-RB-12-11 = Second mouvement : toutes les armées font le premier pas, puis toutes le second. Une armée entrée dans un village ouvert ou arrêtée ne fait pas le second ; celle qui n'a pas vu Soumeur ou vient de se déployer, si.
rule-RB-12-12 = Les textes touchant plusieurs joueurs s'appliquent dans l'ordre ; chacun choisit pour soi.
rule-RB-12-13 = Une armée ne combat que si son village est encore ouvert quand vient son combat. Si une armée précédente a été repoussée, la suivante livre un nouveau combat complet.

heading-RB-13 = Direction de marche
rule-RB-13-1 = Une armée va vers le village ouvert le plus proche, compté en pas sur les routes.
rule-RB-13-2 = Elle ne revient jamais sur ses pas, sauf en quittant Irdjen ; les distances se mesurent de même. Les lieux de départ ne sont jamais traversés.
rule-RB-13-3 = Les villages fermés se traversent comme des étapes.
rule-RB-13-4 = Poursuite : une armée dans le village abandonné va vers le village ouvert le plus proche du même territoire, même si un autre est plus près, jusqu'à combattre ou se retirer. Options : seulement à égalité ; un seul pas.
rule-RB-13-5 = D'un village soumis, ou d'Ath Yenni français, une armée va vers le village ouvert le plus proche.
rule-RB-13-6 = Si des villages également proches demandent des premiers pas différents, le symbole de la carte décide ; sinon il est ignoré.
rule-RB-13-7 = Soumeur non vu, où se tient l'armée, n'est pas une cible de son prochain pas.
rule-RB-13-8 = Sans cible accessible, l'armée reste.
rule-RB-13-9 = L'organigramme demande dans cet ordre : poursuite, village ouvert le plus proche, symbole. Des villages également proches par la même route sont une seule direction.

heading-RB-14 = Fortifications, sapeurs, Soumeur
rule-RB-14-1 = Les fortifications se construisent dans ses villages ouverts (Oulmokhtar : où il entre), jamais avec une armée française dedans ou arrêtée devant (édition allemande : une armée dans Soumeur resté inaperçu ne gêne pas). Huit marqueurs ; autant qu'on veut par village.
rule-RB-14-2 = Une armée avec au moins autant de sapeurs que de fortifications les enlève toutes, perd autant de sapeurs, entre dans le même pas et combat ce tour-ci.
rule-RB-14-3 = Sinon chaque sapeur en enlève une, puis carabiniers, artillerie, cavalerie, les ralliés en dernier. L'armée n'entre pas ; son mouvement est fini.
rule-RB-14-4 = Si l'armée n'a plus d'unités, les fortifications restantes demeurent et elle se retire, même si sa dernière unité a enlevé la dernière fortification.
rule-RB-14-5 = Tant qu'une armée est arrêtée devant un village, on n'y ajoute pas de fortification. Son prochain mouvement y entre.
rule-RB-14-6 = Les pertes dues aux fortifications n'entraînent pas de vérification de retraite ; elle n'a lieu qu'après des pertes en combat ou embuscade.
rule-RB-14-7 = Au second mouvement d'une carte, chaque fortification coûte 2 unités, sapeurs d'abord. S'il reste 1 unité et une fortification, l'armée se retire avec elle.
rule-RB-14-8 = Soumeur : avant qu'une armée n'y entre, un dé sur la ligne d'artillerie. Une touche : les Français ne le voient pas, s'y tiennent comme à une étape et repartent la fois suivante. À chaque tentative, jamais s'il est fermé.
rule-RB-14-9 = Option : l'armée qui ne voit pas Soumeur fait aussitôt un pas de plus.
rule-RB-14-10 = Une armée arrêtée le reste malgré une carte sans mouvement. Si son village se ferme, elle choisit à nouveau ; si elle se retire, l'interdiction de fortifier cesse.

heading-RB-15 = Combat
rule-RB-15-1 = Attaquant : l'armée entrée. Défenseur : le contrôleur du village avec toutes les unités et figurines. Deux armées combattent l'une après l'autre.
rule-RB-15-2 = Village boisé : son contrôleur gagne 1 jeton de relance au début.
rule-RB-15-3 = Un village sans unité ni figurine est conquis aussitôt. Option : on peut utiliser le jeton de retraite à la place.
rule-RB-15-4 = Étape 1, artillerie : un dé chacune. Abrité : chaque dé touche une fois de moins, après relances.
rule-RB-15-5 = Étape 2, tireurs et Oussaid : un dé chacun.
rule-RB-15-6 = Étape 3, tours : les autres Berbères lancent ensemble ; puis carabiniers, cavalerie (pas en village escarpé) et ralliés, contre tous les Berbères. Jusqu'à la fin ou la retraite d'un camp. Artillerie et tireurs ne tirent plus.
rule-RB-15-7 = Plus de Berbères : conquête aussitôt. Français à leur valeur de retraite ou moins : retraite après l'étape où ils ont perdu des unités. Les Berbères peuvent se retirer après l'étape 2 et après chaque tour. Des options ajoutent des moments ou déplacent la vérification française.
rule-RB-15-8 = Touches par face : cavalerie 6 : 2 ; carabinier 4, 5, 6 : 1 ; artillerie 5 : 1, 6 : 2 ; sapeur aucune ; moudjahid 4, 5, 6 : 1 ; tireur 3 à 6 : 1 ; moudjahida 5 : 1, 6 : 2 ; chefs selon leur carte. Option : la cavalerie touche comme l'artillerie.
rule-RB-15-9 = Ordre des touches. Français : ralliés, cavalerie, carabiniers, artillerie, sapeurs. Berbères : moudjahidines, tireurs, moudjahidates, chefs (le contrôleur choisit). Les touches en trop sont perdues.
rule-RB-15-10 = Les cubes berbères quittent la partie, leurs cartes restent ; les figurines retournent en réserve ; les cubes français à la boîte ; les ralliés quittent la partie.
rule-RB-15-11 = Blocage : si aucun camp n'a de dé pour un tour, les étapes 1 et 2 recommencent comme un tour entier. Option : les Français se retirent.
rule-RB-15-12 = Au même moment : d'abord la conquête, puis la vérification française, puis la retraite berbère. Seul le contrôleur du village décide de la retraite, des relances et du chef touché.

heading-RB-16 = Retraite, conquête, élimination
rule-RB-16-1 = Retraite française : le marqueur retourne sur sa case, les unités restent avec l'armée.
rule-RB-16-2 = Retraite berbère : seulement si le jeton commun est inutilisé, si ni Enfant ni Adolescent ne sont dans le village, et si le contrôleur a un autre village ouvert dans son territoire (seul : région).
rule-RB-16-3 = Les cartes du village vont à la défausse, toutes les unités et figurines ensemble dans un autre village ; le jeton reste sur le village, abandonné pour toujours. Le joueur n'est pas éliminé ; l'armée s'y tient.
rule-RB-16-4 = Conquête : quand tous les Berbères du village ont disparu, son contrôleur est conquis et éliminé, même s'il tient d'autres villages.
rule-RB-16-5 = Ses moudjahidines d'autres villages rejoignent l'armée conquérante, lancent des dés blancs et comptent comme ses unités. Ses moudjahidates quittent la partie.
rule-RB-16-6 = Un jeton de soumission sur chacun de ses villages. Ses cartes quittent la partie, ses jetons de relance retournent à la réserve.
rule-RB-16-7 = Ses tireurs quittent la partie (option : rejoignent les Français) ; les figurines de ses villages retournent à leurs propriétaires ; les fortifications à la réserve ; les armées arrêtées perdent leur cible. Sa figurine ailleurs continue ; touchée, elle sort.
rule-RB-16-8 = Le refuge peut être un village où une autre armée est entrée ce tour-ci. La retraite est permise même si elle perd la partie.

heading-RB-17 = Fin de la partie
rule-RB-17-1 = Les Français gagnent aussitôt si un joueur est conquis et le jeton de retraite utilisé, ou si deux joueurs sont conquis.
rule-RB-17-2 = Les Berbères gagnent quand un tour des automates est dû et qu'aucune carte ne peut être retournée. Édition allemande : à la fin de la manche où la pioche s'épuise. Seul, les cartes visibles comptent encore.
rule-RB-17-3 = L'élimination de tous est couverte par RB-17.1.

heading-RB-18 = Jeu en solo
rule-RB-18-1 = Un joueur tient les neuf villages avec 6 jetons de relance, 2 Marchés et 1 Figueraie ; réserves comme à trois ; un paquet, un chef sur deux.
rule-RB-18-2 = Chaque région est un territoire pour les unités : Mobiliser, retraite et embuscade restent dans une région. Homme et Jeune homme peuvent en changer. Nouvelles unités, fortifications, figurines et cartes vont partout.
rule-RB-18-3 = Le village d'un autre joueur est un village d'une autre région que le départ.
rule-RB-18-4 = Quand les automates doivent agir et qu'aucune carte n'est visible, on en retourne seulement deux (la dernière seule), et leur tour est fini. S'il y en a une, celle de droite est exécutée et défaussée.
rule-RB-18-5 = Perdu : jeton de retraite utilisé et un village perdu dans une région, ou des villages perdus dans deux régions. Le village abandonné n'est pas perdu.
rule-RB-18-6 = Un village perdu au combat soumet toute sa région ; les cartes posées vont à la défausse, le paquet reste. Option : seul ce village est fermé.

heading-RB-19 = Difficulté
rule-RB-19-1 = Difficile A : un tour des automates après chaque joueur (seul : une carte après chaque tour, pas de rangée visible).
rule-RB-19-2 = Difficile B : ni cartes de départ ni jetons de relance des villages.
rule-RB-19-3 = Difficile C : pas de cartes de départ des chefs, donc aucune de leurs unités.
rule-RB-19-4 = Les trois options sont indépendantes ; les livrets les présentent comme des paliers.

heading-RB-20 = Villages
rule-RB-20 = Boisés : Irdjen (3 jetons de relance), Ath Ouacif (1 Marché). Abrités : Larbaa Ath Irathen, Ain El Hammam, Akbil. Escarpés : Mekla (1 Marché), Ath Yenni (3 jetons de relance), Iferhounène. Caché : Soumeur (1 Figueraie).

heading-RB-21 = Lectures
rule-RB-21-1 = Éditions : l'habituelle est la meilleure lecture des deux livrets ; l'anglaise et l'allemande suivent chacune leur livret à la lettre là où ils diffèrent. Chaque lecture a sa propre option.
