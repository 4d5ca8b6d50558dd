# Les règles de Kriegspfad dans nos propres mots.

heading-KP-0 = Conventions
rule-KP-0-1 = Chaque règle a un numéro KP-<chapitre>.<n>, qui sert de renvoi dans tout le texte. Là où le livret se contredit ou laisse un vide, la lecture jouée ici porte une marque C-nn ; quand une autre lecture a un sens, on peut la choisir comme option de la partie.
rule-KP-0-2 = L'origine de chaque règle est indiquée : imprimée dans le livret ; décision de notre part là où le livret se tait ou ne suffit pas pour jouer sans arbitre ; ou sens du livret que nous avons précisé.
rule-KP-0-3 = Les distances sont en pouces de jeu ("). « À x au plus » veut dire distance ≤ x + 0,001. « À plus de x » veut dire distance > x + 0,001. « À moins de x » veut dire distance < x − 0,001.
rule-KP-0-4 = Dés : D6 pour tout, D20 seulement pour le tir (y compris le tir des pièces contre un mur et les flèches incendiaires). 2d6+2 = somme de deux D6 plus 2. Les tirages à chances égales pour lesquels le livret ne nomme aucun dé (saison : 1 sur 4, vent : 1 sur 8) sont faits par le hasard du jeu.
rule-KP-0-5 = « Unité » = un ou plusieurs éléments qui agissent ensemble. « Élément » = un socle = un rectangle. On perd des éléments entiers ; il n'y a pas de points de vie.
rule-KP-0-6 = « Tour » = les actions complètes des deux joueurs, dans l'ordre du chapitre 18.
rule-KP-0-7 = Guerriers désigne le type de troupe, à pied ou monté. À pied : tout élément qui est en ce moment à pied, sauf artillerie, mitrailleuses et chariots. Monté : tout élément qui est en ce moment à cheval. Cavalerie désigne le type de troupe de ce nom, et non tout ce qui est à cheval.
rule-KP-0-8 = « Propriétaire » d'une unité = le joueur qui la commande. « Ami » = du même camp, « ennemi » = de l'autre camp.
rule-KP-0-9 = Unité combattante = toute unité sauf l'éclaireur, le chef à part, le prophète, le train de chariots et les bateaux. Élément combattant = élément d'une unité combattante ; pour KP-16.7 l'élément du chef à part compte aussi. Les unités cachées ou en attente sont des unités combattantes de leur armée.
rule-KP-0-10 = Qui commence : quand les deux camps agissent ou choisissent dans la même étape et qu'aucune règle ne donne d'ordre, l'armée 1 passe d'abord, puis l'armée 2, les unités dans l'ordre de leurs numéros, les éléments dans l'ordre des leurs ; les dés sont lancés dans cet ordre. Les choix marqués secrets au chapitre 36 sont recueillis des deux côtés et révélés ensemble. Tant que l'armée 1 n'est pas désignée (KP-18.1), l'attaquant passe d'abord ; dans une bataille rangée, celui qui gagne un jet de dé.
rule-KP-0-11 = Détruite = le dernier élément a été retiré par tir, corps à corps, feu, naufrage, plus de 4 marqueurs ou le bord de la table (KP-25.5). Perdue = détruite, ou partie par médecine de guerre. Les éléments sortis par KP-16.17 ne sont ni l'un ni l'autre.
heading-KP-1 = Socles, table, échelle
rule-KP-1-1 = Tous les éléments des deux armées ont le même front. Format 25/28 mm : front de 60 mm ; profondeur 30 mm à pied, 50 mm monté, 60 mm artillerie. Format 15 mm : front de 40 mm ; profondeur 20 mm à pied, 30 mm monté, 40 mm (carré) artillerie.
rule-KP-1-2 = En 28 mm on mesure en pouces (1 pouce de jeu = 25,4 mm) ; en 15 mm chaque pouce imprimé vaut 1 cm (1 pouce de jeu = 10 mm). En pouces de jeu, un élément à pied mesure 2,362 × 1,181 en 28 mm et 4,0 × 2,0 en 15 mm : les deux formats n'ont pas les mêmes proportions.
rule-KP-1-3 = Table : 180 × 120 cm en 28 mm (70,866" × 47,244" ; 72" × 48" est permis à la place), 120 × 80 cm ou 120 × 60 cm en 15 mm (120 × 80 ou 120 × 60 pouces de jeu). Les grands bords sont les bords de base, sauf si un scénario dit autre chose.
rule-KP-1-4 = Le nombre de figurines par socle est décoratif (2–3 tirailleurs, guerriers ou montés ; 3–4 réguliers ; une pièce avec 2–4 servants). Il n'y a pas de rapport entre hommes et figurines.
rule-KP-1-5 = La pièce et ses servants forment un seul élément et ne se séparent jamais.
rule-KP-1-6 = On peut mesurer n'importe quelle distance à tout moment, et toutes les portées peuvent être affichées.
rule-KP-1-7 = Chariots : un carré d'un front de côté (60 × 60 mm). Bateaux : un front de large, deux fronts de long. Blockhaus : 4" × 4" (28 mm) ou 6 × 6 (15 mm), sauf si le scénario donne un autre rectangle.
rule-KP-1-8 = Passer du mode monté au mode à pied ou l'inverse change la profondeur de l'élément ; le milieu du bord avant et l'orientation restent fixes.
rule-KP-1-9 = Les marqueurs de désordre se comptent par unité.
rule-KP-1-10 = Si le rectangle plus profond d'un élément qui monte à cheval devait chevaucher un autre élément, un terrain infranchissable ou le bord de la table, l'élément est décalé droit devant lui de la plus petite distance (au plus la différence des profondeurs) qui le libère ; s'il n'y en a pas, toute l'unité reste à pied. Mettre pied à terre ne demande pas de place. Ce décalage n'est pas un mouvement.
heading-KP-2 = Unités et cohésion
rule-KP-2-1 = Une unité ordinaire a 2–8 éléments. Les éclaireurs, les chefs à part, les prophètes et chaque pièce d'artillerie ou mitrailleuse sont des unités d'un seul élément qui agissent pour elles-mêmes. Un train de chariots (1–10 chariots) se déplace comme une seule unité.
rule-KP-2-2 = Tous les éléments d'une unité sont du même type de troupe. Ils peuvent différer par leurs armes et par les qualités propres à l'élément (chapitre 5).
rule-KP-2-3 = Distance de cohésion D entre les éléments d'une unité : 4" pour les tirailleurs, les guerriers montés et les troupes à pied dans des tranchées ou derrière des fortifications ; 1" pour les réguliers dans les parties situées avant 1840 ; 2" pour tout le reste. C'est le mode du moment qui compte : la cavalerie à pied compte comme tirailleurs (4"), l'infanterie montée à cheval a 2", les guerriers à pied 2".
rule-KP-2-4 = Une unité est cohérente si ses éléments forment une chaîne ininterrompue : on relie entre eux ceux dont les rectangles sont à une distance ≤ D, et de chaque élément on doit pouvoir atteindre tous les autres par ces liens (entre deux éléments qui sont tous deux dans des ouvrages ou derrière eux, le lien vaut jusqu'à 4"). Une unité ne peut donc jamais former deux groupes séparés.
rule-KP-2-5 = Un mouvement volontaire doit finir cohérent. Une unité qui commence sans cohésion (à cause de pertes) peut rester sur place ; si elle bouge, elle doit finir cohérente ou, si le jet est trop court, réduire réellement la somme des écarts en trop Σ max(0, écart − D), comptée sur l'arbre couvrant minimal de ses éléments.
rule-KP-2-6 = Les mouvements forcés (reculs) peuvent rompre la cohésion ; KP-2.5 s'applique alors au mouvement volontaire suivant.
rule-KP-2-7 = Une unité réduite à un élément continue d'agir comme une unité.
rule-KP-2-8 = Si aucun mouvement ne satisfait KP-2.5, l'unité ne peut que rester ou faire pivoter ses éléments sur place. Les pertes, les reculs, un changement de mode (autre D) ou la sortie d'ouvrages peuvent faire perdre sa cohésion à une unité ; rien ne se passe jusqu'à son prochain mouvement volontaire. Les unités sont déployées, cachées et placées à l'arrivée de façon cohérente.
rule-KP-2-9 = Une unité coupée par les pertes reste une seule unité : un seul compte de marqueurs, une activation, un jet de mouvement, une seule série de tests. Chaque partie peut tirer et combattre.
heading-KP-3 = Chefs
rule-KP-3-1 = Chaque armée a exactement un chef. Il est intégré (sur le socle d'un élément d'une unité) ou à part (sa propre unité d'un seul élément).
rule-KP-3-2 = Intégré : cet élément se déplace, combat et coûte comme tout élément de son type et de son arme (il peut avoir une autre arme permise par la liste). Le chef meurt quand cet élément est retiré ; c'est le propriétaire qui choisit les pertes, donc normalement en dernier.
rule-KP-3-3 = À part : c'est un élément de n'importe quel type de troupe et d'arme permis par la liste de l'armée ; il coûte les AP de cet élément et ne compte ni dans les 3–9 unités, ni dans aucun minimum ou maximum d'une entrée, ni dans une limite d'option. Il se déplace et tire selon ce type, on peut tirer sur lui et le tuer, il reçoit des marqueurs, mais ne fait jamais de test de moral.
rule-KP-3-4 = Qualité : ordinaire ; d'exception (+25 AP, seulement les chefs nommés de la liste dans leurs années, ou selon le scénario) ; incompétent (−25 AP, seulement là où la liste le permet). La discipline (+25 AP) est une propriété de l'armée, non du chef ; seulement là où la liste la permet ou l'exige.
rule-KP-3-5 = Fonctions de commandement et distances (autres règles : KP-3.9, KP-3.10), mesurées de l'élément du chef à l'élément le plus proche de l'unité :
    Fonction ; Distance ; Condition ; Qui
    relancer le mouvement d'une unité ; 12" ; ligne de vue ; chef d'exception, ou armée disciplinée (KP-19.8)
    ignorer un test de moral ; 12" ; ligne de vue ; chef d'exception, ou armée disciplinée (KP-26.6)
    encourager au corps à corps ; 2" ; – ; tous sauf l'incompétent (KP-24.14)
    rallier ; 4" ; – ; tous sauf l'incompétent (KP-28.2)
rule-KP-3-6 = Un chef incompétent n'a aucune fonction de commandement (même dans une armée disciplinée, ni relance ni test ignoré), mais sa perte déclenche quand même les tests de KP-26.2(e). Pour le reste c'est un élément normal de son type, intégré ou à part, qui tire et combat comme les autres.
rule-KP-3-7 = Si le chef meurt, toutes les fonctions de commandement cessent pour le reste de la partie ; la désignation des armées 1 et 2 et les AP ne changent pas.
rule-KP-3-8 = Un chef à part n'est jamais une cible obligatoire (KP-22.9), sauf s'il mène un corps à corps, c'est-à-dire s'il s'est déplacé droit vers les tireurs ou s'il est au contact après avoir engagé le corps à corps ce tour. On ne peut le choisir que s'il est au moins aussi proche que toute autre cible possible, ou si aucune autre cible n'est possible, ou si le tireur est une pièce d'artillerie, une mitrailleuse ou un tireur d'élite sans cible de priorité 1.
rule-KP-3-9 = Un chef à part ne peut être ni artillerie, ni mitrailleuse, ni éclaireur, ni prophète. Il peut avoir la monture et les qualités d'unité que son entrée peut acheter. Il compte comme étant à portée de lui-même pour toutes ses distances : il peut se rallier lui-même, relancer son propre mouvement, et il a M08/M17 (M09, M18) dans ses propres combats.
rule-KP-3-10 = Un chef caché, pas encore sur la table ou qui l'a quittée n'exerce aucune fonction de commandement. Sortir par KP-16.17 ou par médecine de guerre n'est pas « être tué » (pas de tests KP-26.2e).
rule-KP-3-11 = Un camp à qui il ne reste que chef à part, éclaireur, prophète, chariots ou bateaux n'a plus d'unité combattante (KP-16.15).
heading-KP-4 = Types de troupes, monter et mettre pied à terre
rule-KP-4-1 = Types de troupes à pied : les réguliers, les tirailleurs et les guerriers.
rule-KP-4-2 = Types de troupes montées : l'infanterie montée (réguliers montés ou tirailleurs montés), la cavalerie et les guerriers montés.
rule-KP-4-3 = Autres types : artillerie, mitrailleuse, éclaireur, prophète, chariot, bateau.
rule-KP-4-4 = L'infanterie montée ne peut ni tirer ni engager un corps à corps tant qu'elle est à cheval.
rule-KP-4-5 = La cavalerie et les guerriers montés peuvent combattre à cheval ou à pied.
rule-KP-4-6 = Mettre pied à terre : s'annonce au début de l'activation de l'unité et ne coûte rien ; l'unité compte dès lors comme étant à pied pour le tour et peut ensuite se déplacer et tirer comme telle. Par unités entières seulement.
rule-KP-4-7 = À pied : cavalerie → tirailleurs ; guerriers montés → guerriers ; réguliers montés → réguliers ; tirailleurs montés → tirailleurs. Les armes restent ; lances et caparaçons n'ont aucun effet à pied. Les chevaux tenus en main ne sont pas représentés.
rule-KP-4-8 = Monter à cheval : s'annonce à l'activation de l'unité ; elle ne peut ni se déplacer, ni pivoter, ni tirer ce tour. Jusqu'à la fin du tour c'est une cible montée pour le tir (ni couvert, ni avantage des tirailleurs), mais elle compte comme à pied au corps à corps. Elle est en selle dès le début du tour suivant. Une unité qui a mis pied à terre dans la partie peut remonter autant de fois qu'elle veut.
rule-KP-4-9 = Les unités au contact de l'ennemi ne peuvent ni monter ni mettre pied à terre. L'infanterie montée surprise à cheval ne compte ni comme tirailleurs, ni comme réguliers, ni comme cavaliers qui combattent : M03, M12, M14 et toutes les lignes d'armes (M15, M16, M19, M21) sont omises, M01 vaut pour les attaquants montés de quelque côté qu'ils viennent ; M04, M10, M11, M17, M18 s'appliquent comme d'habitude.
rule-KP-4-10 = Les unités achetées montées coûtent le prix monté même si elles commencent à pied. Elles peuvent commencer dans l'un ou l'autre mode.
rule-KP-4-11 = Une unité en train de monter (KP-4.8) qui est au contact d'un ennemi à la fin du tour, ou pour laquelle KP-1.10 ne trouve pas de place, reste à pied et peut l'annoncer de nouveau plus tard.
rule-KP-4-12 = Une unité a un seul mode, à pied ou monté. Une unité dont un élément est à bord d'un bateau, dans un bâtiment ou sur un toit ne peut pas monter à cheval.
heading-KP-5 = Qualités
rule-KP-5-1 = Brave (ou intrépide), qualité d'unité : test de moral réussi sur 3+ ; +1 comme attaquants, −1 au jet de l'ennemi comme défenseurs ; +1 à l'assaut des pièces.
rule-KP-5-2 = Milice, qualité d'unité : moral 5+ ; tir −2 ; +2 à ceux qui l'attaquent ; −2 quand elle attaque ; −1 quand elle donne l'assaut à des pièces ; se rallie avec un dé.
rule-KP-5-3 = Agile, qualité d'unité, achetée séparément pour le mode à pied et le mode monté et valable dans ce mode seulement : une relance de son jet de mouvement par tour (KP-19.7) ; cible difficile comme les tirailleurs (S09) ; pour les guerriers montés agiles, le terrain accidenté est facile et les sentiers de montagne sont ouverts. Seuls des guerriers peuvent être agiles.
rule-KP-5-4 = Inexpérimenté (les listes disent aussi non exercé ou sans instruction : c'est la même chose), qualité d'élément : tir −2. Ne se cumule pas avec la milice.
rule-KP-5-5 = Tous les archers des tribus tirent comme des tireurs exercés ; il n'y a pas de bonus. Les guerriers à mousquet ne sont inexpérimentés que là où la liste le dit.
rule-KP-5-6 = Tireur d'élite, qualité d'élément : +2 si l'élément n'a ni bougé ni pivoté ce tour ; libre choix de la cible (KP-22.9).
rule-KP-5-7 = Chevaux caparaçonnés, qualité d'unité : les arcs tirent à −2 contre l'unité montée ; les guerriers montés caparaçonnés se déplacent de 2d6+6/1d6 ; la cavalerie se déplace comme d'habitude.
rule-KP-5-8 = Lanciers, qualité d'élément : meilleurs résultats 5 et 6 au corps à corps (KP-24.16) tant qu'ils sont à cheval ; la majorité des éléments de l'unité au contact doivent être des lanciers.
rule-KP-5-9 = Inexpérimenté et tireur d'élite s'excluent sur un même élément ; brave et milice s'excluent.
heading-KP-6 = Éclaireurs
rule-KP-6-1 = Chaque armée peut avoir un éclaireur : unité d'un seul élément, AP = prix d'un tirailleur à pied avec l'arme choisie (4/7/10/12) + 20. L'arme est une seule arme de tir (pas de revolver, pas de double armement) que la liste offre cette année-là à cette tribu ou nation, par l'armement d'une entrée disponible ou par une option disponible ; les carabines coûtent 4 (chargement par la bouche) ou 10 (par la culasse). Il ne compte pas dans les 3–9 unités.
rule-KP-6-2 = Les éclaireurs tirent, servent de cible et combattent comme des tirailleurs à pied et font des tests de moral.
rule-KP-6-3 = Figurine montée ou à pied, c'est la même chose : une ligne de mouvement propre (3d6+6 / 2d6+2), ni monter ni mettre pied à terre. Socle = taille à pied.
rule-KP-6-4 = Un éclaireur découvre tout ennemi en embuscade qui se trouve à 4" au plus d'un point quelconque de son chemin, même sans ligne de vue. Les arrivées tardives de l'ennemi ne peuvent pas être placées à 12" ou moins de lui.
rule-KP-6-5 = Est difficile pour l'éclaireur le terrain qui est difficile ou infranchissable pour des guerriers montés ordinaires ; vraiment infranchissable n'est que ce qui l'est aussi pour des tirailleurs à pied.
rule-KP-6-6 = Colonne guidée : une unité formée en colonne d'un élément de large (KP-20.13) dont l'élément de tête a l'éclaireur à 4" au plus et dans sa zone avant au début de l'activation peut être activée avec l'éclaireur en une seule activation. La colonne emploie sa ligne de mouvement facile quel que soit le terrain, sauf celui qui lui est infranchissable ; l'éclaireur se déplace avec elle (sans jet propre) et doit finir devant l'élément de tête, à 4" au plus. D'autres unités du même type de troupe dont l'élément de tête suit la queue de la colonne à distance de cohésion peuvent se joindre à la même activation.
rule-KP-6-7 = Un mouvement guidé ne peut amener aucun élément à moins de 6" d'un ennemi visible (6" exactement est permis) ; un mouvement qui veut le faire emploie la ligne normale.
rule-KP-6-8 = Un mouvement guidé s'arrête aussitôt quand un ennemi caché est découvert à moins de 6" d'un de ses éléments ou que l'éclaireur est retiré ; les éléments restent où ils sont. Quand il ne guide pas, l'éclaireur est activé seul avec son propre jet.
heading-KP-7 = Armes portatives
rule-KP-7-1 = Armes et portées (efficace / maximale) : arc 3/– ; revolver ou fusil de chasse 1/– ; mousquet lisse 4/– ; carabine à chargement par la bouche 4/– ; fusil rayé à chargement par la bouche 4/16 ; arme à répétition 6/12 ; carabine à culasse 6/12 ; fusil à culasse 8/20. « – » = pas de longue portée.
rule-KP-7-2 = Chaque élément a normalement une arme de tir ; les armes peuvent différer dans une unité, mais non dans un élément.
rule-KP-7-3 = Les vieux pistolets à un coup, sabres, tomahawks et baïonnettes n'ont pas d'effet propre.
rule-KP-7-4 = « Mousquets » dans la ligne de corps à corps M15 = mousquets lisses, fusils rayés et carabines à chargement par la bouche.
rule-KP-7-5 = Les fusils de chasse comptent partout comme des revolvers.
rule-KP-7-6 = « Arme à culasse » = fusil ou carabine à chargement par la culasse.
rule-KP-7-7 = Les arcs ne sont pas des armes à feu : pas de malus pour qui bouge ou est monté, pas de parapets, pas de ligne de corps à corps.
rule-KP-7-8 = Lances : seulement KP-5.8.
rule-KP-7-9 = Double armement : un élément qui a deux armes de tir en emploie une par phase de tir (au choix du propriétaire, à cheval ou à pied). Au corps à corps il emploie la seule ligne d'arme qui lui est la meilleure, qu'il ait tiré avec cette arme ou non ; les lignes ne s'additionnent jamais.
heading-KP-8 = Artillerie et mitrailleuses
rule-KP-8-1 = Chaque pièce est une unité d'un seul élément ; elle fait des tests de moral et bloque la vue comme tout élément.
rule-KP-8-2 = Sortes : légère lisse 8/20 (30 AP), moyenne lisse 8/20 (48 AP), légère rayée 8/48 (48 AP), mitrailleuse 8/16 (36 AP).
rule-KP-8-3 = Les pièces lancent 3 D20 à portée efficace et 1 D20 au-delà ; les mitrailleuses 3 D20 à toute portée. Pièces moyennes : +2 à portée efficace. Une pièce légère rayée n'a pas ce +2 et compte comme légère contre les murs.
rule-KP-8-4 = Une pièce ne tire que si elle n'a bougé ni ce tour ni le tour précédent et n'a pas pivoté ce tour ; un pivot sur place au tour précédent est permis. Les pièces déployées au départ peuvent tirer au tour 1. Arriver sur la table compte comme bouger.
rule-KP-8-5 = Tous les dés d'une pièce vont à une seule unité cible par tour ; chaque dé qui tue retire un autre élément de cette unité.
rule-KP-8-6 = Enrayage de la mitrailleuse : si l'un de ses dés est un 1 naturel, toute la salve est sans effet. Au tour suivant elle tire normalement. Pour les assauts (KP-24.10) elle compte comme enrayée si sa dernière salve, de ce tour ou du précédent, s'est enrayée.
rule-KP-8-7 = L'artillerie et les mitrailleuses n'engagent jamais de corps à corps et ne sont pas déplacées par ses résultats ; elles sont capturées ou tiennent (KP-24.10). Les pièces capturées ou abandonnées sont hors de la partie pour les deux camps.
rule-KP-8-8 = Les pièces (pas les mitrailleuses) qui touchent des guerriers causent des tests (KP-26.2c).
rule-KP-8-9 = Le chef ne relance pas leur mouvement.
rule-KP-8-10 = Une pièce vise un élément (KP-22.9). La tranche de portée, le nombre de dés et tous les modificateurs sont ceux de cet élément, pour chaque dé. Une salve retire au plus autant d'éléments que l'unité cible en a dans le champ de tir, à portée et en vue de la pièce ; les pertes de plus comptent comme des touches.
rule-KP-8-11 = Pour tout le reste une pièce est une unité : elle est activée, teste, se rallie, se retire selon KP-27.3 et peut être cachée dans les lieux ouverts à toutes les troupes.
heading-KP-9 = Chariots et cercle de chariots
rule-KP-9-1 = Les armées régulières et de colons (listes 3, 5, 10, 11, 12, 13) peuvent acheter jusqu'à 10 chariots à 15 AP. Ils forment un seul train de chariots, ne comptent pas comme unité combattante, ne peuvent ni tirer ni combattre, et on ne peut pas tirer sur eux.
rule-KP-9-2 = Ligne de mouvement de l'artillerie et des attelages (1d6 / 1d6−2) ; un seul jet pour le train ; en mouvement, colonne d'un élément de large.
rule-KP-9-3 = Cercle : un anneau ou rectangle fermé de chariots, deux chariots qui se suivent étant à ≤ 0,5" l'un de l'autre. Il est normalement formé au départ. Un train en marche peut en former un en cours de partie : les chariots se déplacent normalement ; le cercle existe quand l'anneau est fermé. Avant cela il ne protège pas, et il n'est jamais remis en colonne.
rule-KP-9-4 = Un élément est dans le cercle si son centre est à l'intérieur du polygone formé par les centres des chariots. À pied à l'intérieur : S13 −2 contre les tirs de l'extérieur (pas contre les pièces, mais contre les mitrailleuses) ; M22 −3 au corps à corps contre des attaquants à l'extérieur.
rule-KP-9-5 = Les chariots bloquent la vue comme des éléments. Qui est à pied et touche le côté intérieur d'un chariot peut voir et tirer par-dessus et être vu. Les attaquants qui touchent l'extérieur d'un chariot dont un défenseur touche l'intérieur sont aussitôt au corps à corps avec lui. L'ennemi à pied peut escalader un chariot non défendu comme une palissade (KP-29.7) ; les amis suivent KP-19.9.
rule-KP-9-6 = Tout le train est pillé (cercle perdu) si, à la fin d'un tour quelconque, au moins un élément ennemi, et aucun élément ami, est au contact d'un chariot. Toutes les unités de l'armée propriétaire doivent alors un test de moral, qu'elles le voient ou non.
rule-KP-9-7 = Animaux de trait dans le scénario d'embuscade : dès que des ennemis sont en vue, le propriétaire peut poursuivre sa route vers le bord opposé ou commencer à former le cercle.
rule-KP-9-8 = Le train est activé comme une unité (une activation, un jet), a une distance de cohésion de 2" et ne reçoit ni marqueurs, ni tests, ni dés de ralliement. Toucher un chariot n'est pas un corps à corps. Pendant qu'on forme le cercle, chaque chariot suit son propre chemin dans la limite du jet unique. Un cercle demande au moins 3 chariots ; une fois fermé, ses chariots ne bougent plus jamais.
rule-KP-9-9 = Un train ne peut être pillé qu'une fois. Ensuite ses chariots restent comme des obstacles qui bloquent la vue et le mouvement, ne peuvent plus bouger et ne protègent personne ; une zone de camp (KP-16.9) garde son contour. Pillé ne veut pas dire pris.
rule-KP-9-10 = Les tests de KP-9.6 sont lancés aussitôt à l'étape 8, selon la procédure de KP-26.5.
heading-KP-10 = Bateaux et canoës
rule-KP-10-1 = S'il y a une rivière ou un lac sur la table, toute armée, sauf celles des listes 7 et 8, a autant de bateaux qu'elle veut, gratuitement.
rule-KP-10-2 = Un bateau porte 4 éléments à pied, ou 1 pièce d'artillerie, ou 1 élément monté.
rule-KP-10-3 = Embarquer ou débarquer prend un tour entier sans tirer ; l'élément doit toucher le bateau ou la rive à côté de lui. Larguer les amarres et accoster ne coûtent rien.
rule-KP-10-4 = Mouvement : vers l'aval 4d6 ; vers l'amont, en travers ou sur eau calme 2d6. Un mouvement compte comme vers l'aval si son angle avec le courant est inférieur à 45°. Un virage de 45° par 3" parcourus.
rule-KP-10-5 = Guerriers et tirailleurs peuvent tirer à flot, et comptent toujours comme ayant bougé si le bateau a bougé. Les réguliers ne le peuvent pas. Les passagers tirent dans toutes les directions depuis le rectangle du bateau.
rule-KP-10-6 = Un élément de guerriers ou de tirailleurs peut porter un canoë d'une eau à l'autre à sa vitesse difficile (2d6), sans malus de combat.
rule-KP-10-7 = Les passagers sont des cibles individuelles (distance au bateau). Si l'un d'eux est retiré par le tir d'une pièce ou d'une mitrailleuse, le bateau coule et tous ceux qui sont à bord sont perdus.
rule-KP-10-8 = Les bateaux bloquent la vue comme des éléments ; on ne peut les contacter que depuis la rive, avec des éléments qui touchent un bateau accosté.
rule-KP-10-9 = Les bateaux ne sont pas des unités. Un bateau se déplace pendant l'activation d'une unité qui a un élément à bord : un jet par bateau, pas de relance, au plus un mouvement par tour ; les éléments d'autres unités à bord ont alors bougé. Les bateaux vides ne bougent pas.
rule-KP-10-10 = Une unité peut être répartie entre bateaux et rive ; pour toute distance, le rectangle du bateau est la position de ses passagers. Une perte causée par une pièce ou une mitrailleuse à un élément à bord doit être prise sur ce bateau (KP-10.7 le fait alors couler) ; les autres pertes suivent KP-22.15.
rule-KP-10-11 = Le nombre et la place des bateaux sont fixés au déploiement : sur l'eau, touchant la zone de déploiement de leur camp (attaquant d'une embuscade : ils entrent avec une unité là où l'eau rencontre le bord d'entrée). Des éléments peuvent commencer à bord.
heading-KP-11 = Stratagèmes
rule-KP-11-1 = Chaque camp peut acheter au plus un stratagème. Il est annoncé (en secret, puis révélé en même temps que l'autre) avant que le terrain et le scénario soient fixés.
rule-KP-11-2 = Si les deux camps ont choisi le même, les deux sont annulés et les AP perdus. S'ils sont différents, ils agissent normalement.
rule-KP-11-3 = Surprise (40 AP) : toute armée dont les unités combattantes sont toutes des guerriers, à pied ou montés, avec au plus deux unités alliées de tirailleurs. Sans effet si son propriétaire est l'attaquant d'un scénario. Sinon jusqu'à 4 unités peuvent être placées en embuscade, en tout lieu permis de la moitié du propriétaire, même si le scénario interdit ou limite les embuscades.
rule-KP-11-4 = Médecine de guerre (25 AP), mêmes armées : lancer un D6 au début du tour 1 : 1 = chaque unité de guerriers lance un D6 et sur 1 quitte la partie (compte comme perdue pour la victoire, ne cause pas de tests) ; 2–4 = rien ; 5 = toutes les unités de guerriers ont +1 aux jets de moral aux tours 1–4 ; 6 = toutes les unités de guerriers ignorent les tests ratés aux tours 1–4.
rule-KP-11-5 = Terreur (50 AP ; tribus et années dans les listes) : chaque unité ennemie fait un test de moral de plus par tour si, dans ce tour, des guerriers de la tribu même de l'armée qui répand la terreur ont tiré sur elle, l'ont contactée ou se sont déplacés droit vers elle (KP-20.11) en finissant à 4" d'elle au plus. Les unités entièrement à l'intérieur d'une fortification ou d'un cercle de chariots en sont exemptées.
rule-KP-11-6 = Prophète (40 AP ; tribus et années dans les listes) : unité d'un seul élément, mouvement des tirailleurs ; il ne peut pas tirer, sert de cible comme un chef à part, et meurt d'office au début de la phase de corps à corps s'il est au contact d'un ennemi. Les unités de guerriers de son camp à 24" au plus ignorent les tests de moral ratés jusqu'à ce que 3 éléments de guerriers de son camp aient été détruits par le tir ennemi (total de l'armée) ou qu'il soit mort. Sa mort déclenche KP-26.2(e).
rule-KP-11-7 = Renforts (75 AP ; listes non tribales) : si le propriétaire est le défenseur, il lance un D6 à la fin de chaque tour à partir de la fin du tour 5 ; sur 6 il gagne aussitôt, sauf si l'ennemi a déjà rempli sa condition de victoire. Sans effet pour un attaquant ou dans une bataille rangée.
rule-KP-11-8 = Surprise et médecine de guerre n'ont pas besoin d'être mentionnées dans la liste ; terreur et prophète, si.
rule-KP-11-9 = Le stratagème annoncé lie l'armée composée ensuite : une armée qui n'y a pas droit n'est pas permise. Un stratagème annulé ou sans effet reste payé ; un prophète annulé ne paraît pas sur la table.
rule-KP-11-10 = La surprise n'enlève jamais rien à ce que permet le scénario : le défenseur d'un scénario d'embuscade peut toujours cacher toutes ses unités. « Sa moitié » y est la moitié éloignée du bord d'entrée.
rule-KP-11-11 = Médecine de guerre, résultat 1 : les unités de guerriers cachées ou en attente lancent aussi (dés secrets) ; chef à part, éclaireur et prophète ne lancent pas. Un chef intégré à une unité qui part s'en va sans causer de tests.
rule-KP-11-12 = Les trois éléments du prophète comprennent les passagers des bateaux coulés par le tir. Ils comptent aussitôt : les tests lancés à l'étape 7 du tour de la troisième perte ont déjà leur effet.
heading-KP-12 = Points
rule-KP-12-1 = Les prix s'entendent par élément. Ceux d'une liste l'emportent toujours sur le tableau ; tous les prix imprimés des entrées ont été vérifiés et découlent du tableau.
rule-KP-12-2 = Prix de base :
    Troupe ; mousquet lisse ou arc ; fusil rayé ; arme à culasse ; arme à répétition
    Réguliers, tirailleurs ; 4 ; 7 ; 10 ; 12
    Troupe ; arc ; mousquet lisse ; arc + mousquet lisse ; fusil rayé ; arme à culasse ; arme à répétition
    Guerriers ; 4 ; 6 ; 7 ; 9 ; 12 ; 15
    Troupe ; carabine à chargement par la bouche ou arc ; carabine à culasse, revolvers ou fusils de chasse ; carabine à répétition
    Cavalerie ; 8 ; 12 ; 15
rule-KP-12-3 = Suppléments : monture pour réguliers ou tirailleurs +2 ; monture pour guerriers +6 ; milice −2 (−4 avec armes à culasse ou à répétition) ; brave +3 (+4) ; inexpérimenté −2 (−4) ; agile +3 ; tireur d'élite +6 ; chevaux caparaçonnés +2 ; revolvers en plus +3 ; lances +2. Pièces et autres : pièce légère 30 ; pièce moyenne ou légère rayée 48 ; mitrailleuse 36 ; chariot 15 ; éclaireur = prix d'un tirailleur +20 ; prophète 40. Armée : disciplinée +25 ; chef d'exception +25 ; incompétent −25. Ouvrages : parapet 2 par élément (5 avec armes à culasse ou à répétition) ; palissade 3 par pouce de diamètre ; blockhaus 30.
rule-KP-12-4 = Une armée peut dépasser le total convenu d'au plus ⌊prix de son unité combattante la moins chère / 2⌋.
rule-KP-12-5 = Stratagème, ouvrages, chariots, éclaireur et chef à part comptent tous dans le total.
heading-KP-13 = Types de terrain
rule-KP-13-1 = Les éléments de terrain sont des polygones (surfaces) ou des lignes brisées avec une largeur (terrains linéaires). Un élément est dans une surface si son centre est dans le polygone. Il touche un terrain difficile si son rectangle le chevauche de plus de 0,01" au départ, à l'arrivée ou n'importe où sur la bande qu'il balaie en chemin.
rule-KP-13-2 = Table des terrains (F facile, D difficile, X infranchissable ; selon le mode du moment) :
    Terrain ; Rég. ; Tir. à pied ; Guer. à pied ; Inf. montée ; Cav. ; Guer. montés ; Guer. montés agiles ; Art./mitr. ; Chariot ; Éclaireur ; Vue à l'intérieur ; Couvert (à pied) ; Embuscade
    Plaine ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; non ; non
    Colline douce ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; non ; toutes, derrière elle
    Colline escarpée ou crête ; D ; F ; F ; D ; D ; D ; D ; D ; D ; D ; – ; non ; toutes, derrière elle
    Colline infranchissable (trop raide) ; X ; X ; X ; X ; X ; X ; X ; X ; X ; X ; – ; non ; non
    Sentier de montagne ; D ; D ; D ; X ; X ; X ; D ; X ; X ; D ; – ; non ; non
    Bois dense / cannaie ; D ; F ; F ; D ; D ; D ; D ; D ; D ; D ; 1,0" ; oui ; toutes
    Bois clair ; D ; F ; F ; F ; F ; F ; F ; D ; D ; F ; 4,0" ; oui ; toutes
    Forêt vierge ; X ; F ; F ; X ; X ; X ; X ; X ; X ; D ; 1,0" ; oui ; toutes
    Terrain accidenté, éboulis, broussailles ; D ; F ; F ; D ; D ; D ; F ; D ; D ; D ; – ; non ; guerriers et tirailleurs à pied
    Champ cultivé ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; si immobile ; non
    Clôture de bois ; D ; F ; F ; F ; F ; F ; F ; D ; D ; F ; – ; non ; non
    Mur de pierre ; D ; F ; F ; F ; F ; F ; F ; X ; X ; F ; – ; derrière lui ; non
    Hautes herbes ; D ; D ; D ; D ; D ; D ; D ; D ; D ; D ; 4,0" ; non ; guerriers et tirailleurs à pied
    Zone bâtie / village ; D ; F ; D ; D ; D ; D ; D ; D ; D ; D ; 3,0" ; oui ; non
    Marais ; D ; D ; D ; X ; X ; X ; X ; X ; X ; D ; – ; non ; guerriers et tirailleurs à pied
    Ruisseau (jusqu'à 3" de large) ; D ; F ; F ; D ; D ; D ; D ; D ; D ; D ; – ; berge ; non
    Canyon / gorge (2–6" de large) ; D ; F ; F ; D ; D ; D ; D ; D ; D ; D ; – ; non ; toutes
    Rivière (3" de large ou plus) ; X ; X ; X ; X ; X ; X ; X ; X ; X ; X ; – ; berge ; non
    Gué ; D ; D ; D ; D ; D ; D ; D ; D ; D ; D ; – ; non ; non
    Pont ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; non ; non
    Fleuve ou lac (bord de table) ; X ; X ; X ; X ; X ; X ; X ; X ; X ; X ; – ; non ; non
    Route ou piste ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; non ; non
    Repli de terrain (optionnel) ; F ; F ; F ; F ; F ; F ; F ; F ; F ; F ; – ; non ; toutes
rule-KP-13-3 = Collines. Les collines douces ne ralentissent jamais ; les collines escarpées sont difficiles sauf pour les tirailleurs et les guerriers à pied ; une colline escarpée a une ligne de crête ou un sommet plat (plateau). Une colline peut être déclarée infranchissable : alors seuls ses sentiers de montagne sont praticables, en colonne, aux troupes à pied et aux guerriers montés agiles, comme terrain difficile pour tous. Les collines bloquent la vue (KP-21.3). Un bois clair peut pousser sur une colline, un bois dense non.
rule-KP-13-4 = Bois dense (aussi cannaie) : difficile sauf pour les tirailleurs et les guerriers à pied. Vue à l'intérieur 1". Couvert à pied.
rule-KP-13-5 = Bois clair : difficile seulement pour artillerie, mitrailleuses, réguliers et chariots. Vue à l'intérieur 4". Couvert à pied.
rule-KP-13-6 = Forêt vierge : seuls les tirailleurs et les guerriers à pied (terrain facile pour eux) et l'éclaireur (difficile) peuvent y entrer hors des routes. Vue 1". Couvert à pied à la lisière et à l'intérieur. Elle peut couvrir collines et marais ; quand on l'emploie, elle devrait couvrir la moitié de la table ou plus.
rule-KP-13-7 = Terrain accidenté : difficile sauf pour les tirailleurs, les guerriers à pied et les guerriers montés agiles. Sans effet sur la vue, pas de couvert.
rule-KP-13-8 = Champs : sans effet sur le mouvement ni sur la vue ; couvert pour qui est à pied et n'a pas bougé ce tour. Les champs des colons blancs peuvent être clos : d'une clôture de bois (la franchir est difficile pour réguliers, artillerie et chariots ; le segment que l'artillerie a écrasé est enlevé ; sans effet sur la vue) ou d'un mur de pierre (difficile pour les réguliers, infranchissable pour l'artillerie et les chariots, protège qui est à pied juste derrière comme en KP-22.13).
rule-KP-13-9 = Hautes herbes : difficiles pour tous. Vue à l'intérieur 4". Pas de couvert. Embuscades : KP-17.9.
rule-KP-13-10 = Zone bâtie ou village : difficile sauf pour les tirailleurs. Vue à l'intérieur 3". Couvert à pied partout à l'intérieur. Les maisons isolées n'ont pas d'effet. Pas d'embuscade dedans ni juste derrière.
rule-KP-13-11 = Marais : difficile à pied ; infranchissable pour montés, artillerie et chariots. Sans effet sur la vue, pas de couvert. Les pièces (pas les mitrailleuses) qui tirent sur une cible dans un marais ont −1. Il peut porter bois, forêt vierge ou hautes herbes (les deux effets s'appliquent).
rule-KP-13-12 = Ruisseau (≤ 3" de large) : un mouvement qui y commence ou le traverse est difficile, sauf pour les tirailleurs et les guerriers à pied. Un élément à pied à 0,5" au plus de la berge ou dans le lit, qui n'a pas bougé ce tour, est à couvert (S12) contre les tirs dont la ligne coupe le bord du ruisseau à 1" de lui au plus.
rule-KP-13-13 = Canyon (bande de 2–6" de large le long d'une ligne brisée, deux versants raides à peu près parallèles) : ses deux longs côtés sont les rebords. Qui franchit ou chevauche un rebord touche une pente raide ; tout à l'intérieur, le fond compte comme terrain accidenté (facile pour les guerriers montés agiles), sauf si une route ou un ruisseau y passe ; les petits côtés sont ouverts. La ligne « canyon » de KP-13.2 est celle du rebord. Vue : KP-21.13. Inondé par forte pluie : fond infranchissable.
rule-KP-13-14 = Rivière (≥ 3") : on ne la traverse qu'en bateau, ou au seul pont ou gué, qui doit relier des routes sur les deux rives. Gué : difficile pour tous, en colonne seulement, ni tir ni couvert tant qu'une partie de l'élément s'y trouve. Pont : en colonne seulement. Les berges donnent couvert comme celles des ruisseaux. Le sens du courant doit être fixé à la mise en place si l'on emploie des bateaux.
rule-KP-13-15 = Fleuve ou lac : tout un bord de la table peut être de l'eau, infranchissable sauf en bateau.
rule-KP-13-16 = Route ou piste : un élément dont le centre reste sur la route tout au long du chemin, en colonne, ne tient pas compte du terrain qui est dessous (terrain facile), sauf sur les sentiers de montagne. La vue le long d'une route à l'intérieur d'une surface est libre (KP-21.9). Dans la boue les routes sont difficiles.
rule-KP-13-17 = Repli de terrain, optionnel : il ne sert qu'à cacher une embuscade ; les éléments qui s'y trouvent ne sont vus qu'à 4" au plus ou depuis une colline.
rule-KP-13-18 = Terrains superposés : le terrain le plus mauvais vaut pour le mouvement ; toutes les limites de vue s'appliquent ; seul le meilleur couvert compte.
rule-KP-13-19 = Terrain infranchissable : aucune partie d'un rectangle ne peut le chevaucher de plus de 0,01", ni à l'arrivée ni en chemin. Exception : les éléments en colonne sur une route, un pont, un gué ou un sentier de montagne (centre sur la bande). Si le sol devient infranchissable sous un élément (feu), seuls les mouvements pour en sortir sont permis.
rule-KP-13-20 = Les zones bâties peuvent se trouver en plaine, dans des clairières, sur des collines douces et sur des plateaux ; les champs en plaine, sur des collines douces, dans des clairières et en forêt vierge ; les marais seulement en plaine.
heading-KP-14 = Zones de terrain et mise en place
rule-KP-14-1 = Zones (minimum / interdit) :
    Zone ; Doit avoir ; Ne doit pas avoir
    Forêts de l'Est ; plus de la moitié de la table en forêt vierge, ou ≥ 5 bois ; –
    Floride ; comme les forêts de l'Est, avec des bois denses, et ≥ 3 marais ; collines escarpées, canyons, bois clair
    Prairies du Midwest ; ≥ 3 terrains de bois ou de hautes herbes ; chaque bois dense touche un ruisseau ou une rivière ; –
    Hautes plaines ; autant qu'on veut de collines douces, de terrains accidentés et de canyons ; ≤ 2 autres terrains ; bois dense, champs, marais
    Montagnes Rocheuses ; ≥ 5 collines escarpées, canyons ou terrains accidentés ; champs, hautes herbes
    Sud-Ouest ; ≥ 3 collines escarpées, canyons ou terrains accidentés ; bois dense, marais
rule-KP-14-2 = Le plus grand diamètre d'une surface est de 12–24" (sauf la forêt vierge). Les terrains linéaires sont de longueur libre. Au plus une zone bâtie, une rivière, un passage. Rivière entre deux bords opposés ; ruisseau : un bout à un bord ou à une rivière, l'autre à un bord, à une rivière ou dans un marais ; canyon : au moins un bout à un bord (ou dans une rivière si un ruisseau y coule).
rule-KP-14-3 = Le défenseur dispose le terrain ; l'attaquant peut ensuite faire jusqu'à 2 changements, qui déplacent, enlèvent ou ajoutent chacun un élément de terrain convenant à la zone. Dans une bataille rangée les joueurs lancent un dé : celui qui a le plus petit jet dispose le terrain. Le résultat doit encore satisfaire KP-14.1–14.2.
rule-KP-14-4 = Zone : convenue, ou l'une de celles de la liste du défenseur.
rule-KP-14-5 = Bords : raid et siège – le défenseur choisit son grand bord de base avant le terrain ; embuscade – le défenseur choisit le bord d'entrée avant le terrain ; bataille rangée – après le terrain, celui qui gagne un jet de dé choisit son grand bord.
rule-KP-14-6 = Le village ou le camp que demande le scénario se trouve tout entier dans la moitié du défenseur ; les changements de l'attaquant ne peuvent ni le déplacer ni l'enlever. Il n'est pas compté dans KP-14.1, non plus que les routes, le passage, les clôtures, les murs et les ouvrages.
rule-KP-14-7 = Une disposition ou un changement contraire aux règles est refusé, avec la condition violée. L'attaquant peut faire moins de 2 changements. Dans une bataille rangée, c'est le joueur qui n'a pas disposé le terrain qui les fait. Celui qui dispose le terrain d'une bataille rangée prend la zone dans sa propre liste.
heading-KP-15 = Temps et obscurité
rule-KP-15-1 = Saison : choisie par l'attaquant ou tirée au sort à quatre chances égales ; tirée au sort dans une bataille rangée. Les attaquants indiens n'attaquent jamais en hiver (choix interdit, un hiver tiré au sort est tiré de nouveau). Les parties historiques la fixent.
rule-KP-15-2 = Un seul jet par partie avant le déploiement ; seul le brouillard peut changer.
rule-KP-15-3 = D6, été −1, automne 0, printemps +1, hiver +3 :
    Total ; Temps
    0–4 ; beau temps
    5 ; brouillard
    6 ; Sud-Ouest : beau temps ; Montagnes Rocheuses : neige ; ailleurs : pluie
    7 ; Sud-Ouest et Hautes plaines : forte pluie ; Montagnes Rocheuses : neige ; ailleurs : forte pluie + boue
    8+ ; Floride : forte pluie + boue ; ailleurs : neige
rule-KP-15-4 = Beau temps : sans effet.
rule-KP-15-5 = Pluie : S11 −2 au-delà de 8".
rule-KP-15-6 = Brouillard : S11 −2 au-delà de 2" ; rien n'est visible au-delà de 12", sauf les pièces et mitrailleuses qui ont tiré ce tour ou le précédent. À partir du tour 3, lancer un D6 au début de chaque tour : sur 5–6 le brouillard est levé pour de bon.
rule-KP-15-7 = Forte pluie : S11 −2 au-delà de 8" ; canyons inondés (fond infranchissable).
rule-KP-15-8 = Boue : le terrain découvert hors des zones bâties et toutes les routes sont difficiles pour tous ; les marais sont infranchissables pour tous.
rule-KP-15-9 = Neige : toute la table est difficile pour tous ; l'eau est gelée et on peut y marcher (pas de bateaux) ; les marais deviennent praticables (difficiles) aux montés et à l'artillerie ; les autres terrains infranchissables le restent.
rule-KP-15-10 = Obscurité (au choix de l'attaquant d'un raid ou d'un siège) : vue 6", mouvement maximal 6" par tour (après le jet), portée de tir maximale 6". Les pièces et mitrailleuses qui ont tiré ce tour ou le précédent sont visibles à toute distance, mais la portée reste de 6" (C-55). Modes : nuit, tous les tours ; aube, tours 1 à n obscurs ; crépuscule, obscurité à partir du tour n ; n (1–10) est fixé avant le déploiement.
rule-KP-15-11 = Boue : toute partie de la table qui n'est ni colline ni zone bâtie est au moins difficile pour tous. Les fonds de canyon inondés et les marais dans la boue ne sont des places permises ni pour le déploiement ni pour une embuscade.
rule-KP-15-12 = Plusieurs conditions à la fois (forte pluie + boue, temps + obscurité) s'appliquent toutes ; S11 compte une fois ; c'est la vue la plus courte qui vaut.
heading-KP-16 = Scénarios
rule-KP-16-1 = Ordre des préparatifs : listes et année → stratagèmes annoncés → attaquant, défenseur et scénario → armées composées selon les points du scénario → zone, saison, temps, obscurité → bords (KP-14.5) → terrain et changements → ouvrages, cercle de chariots → déploiement → notes d'embuscade → armée 1/2 → tour 1.
rule-KP-16-2 = Les deux joueurs lancent un D6 : égalité = bataille rangée ; sinon celui qui a le plus haut jet est l'attaquant.
rule-KP-16-3 = Jet de scénario D6, +1 si le défenseur mène une armée régulière (listes 5, 11, 12, 13) : 1–2 embuscade ; 3–5 raid ; 6+ siège.
rule-KP-16-4 = AP conseillés, attaquant:défenseur – bataille rangée 300:300, embuscade 300:200 (= 150 %), raid 300:300, siège 300:225 (= 75 %). D'autres tailles gardent le rapport.
rule-KP-16-5 = Bataille rangée. Grands bords de base, côtés tirés aux dés. Zone de déploiement : 6" de profondeur le long de son bord (un cercle de chariots peut se trouver plus en avant et est placé avant tout le reste). Les unités sont placées en alternance ; si une seule armée est disciplinée, son joueur décide pour chaque paire s'il place avant ou après l'adversaire ; sinon un dé décide qui commence. Chaque joueur peut garder jusqu'à 2 unités comme arrivées tardives et cacher 1 unité en embuscade dans sa zone. Fin : un joueur abandonne ou n'a plus d'unité combattante sur la table ou à venir.
rule-KP-16-6 = Embuscade : déploiement. L'attaquant entre par un petit bord (choisi par le défenseur) ; il fixe un ordre de marche que le défenseur peut voir ; à partir du tour 1, exactement une unité par tour entre, ce qui est l'activation de cette unité, n'importe où sur le bord, avec son mouvement entier (chef à part, éclaireur et prophète viennent avec n'importe quelle unité sans compter ; le train de chariots est une unité et entre en colonne). Le défenseur déploie d'abord : au moins la moitié de ses unités (arrondie au-dessus), n'importe où mais pas à 12" ou moins du bord d'entrée ; autant d'entre elles que le terrain le permet doivent être en embuscade ; le reste forme les arrivées tardives.
rule-KP-16-7 = Embuscade : victoire. L'attaquant gagne dès que ≥ 2/3 (arrondis au-dessus) de ses éléments combattants de départ, chef compris, chariots, éclaireur et prophète exclus, sont sortis par le petit bord opposé. Il perd quand cela est devenu impossible, ou si à la fin du tour 3 ou plus tard aucune des unités entrées n'est encore sur la table ni sortie par le bord opposé.
rule-KP-16-8 = Raid : déploiement. Le défenseur doit avoir dans sa moitié un village ou un camp (zone bâtie de 12–24", ou son cercle de chariots payé) ; il déploie partout dans sa moitié ; pas de fortifications (palissades, blockhaus), les parapets sont permis ; jusqu'à 1 unité en embuscade (4 avec Surprise) ; pas d'arrivées tardives. Puis l'attaquant déploie au moins la moitié de ses unités (arrondie au-dessus) à 6" au plus de son bord de base, le reste forme les arrivées tardives ; pas de cercle de chariots pour lui. Il peut choisir l'obscurité (KP-15.10).
rule-KP-16-9 = Raid : victoire. Le village compte comme pris quand, à la fin de deux tours consécutifs, les éléments attaquants dont le centre s'y trouve sont ≥ 1 et ≥ 2 × les éléments défenseurs qui y sont. L'attaquant gagne au second de ces contrôles et perd si cela n'est pas arrivé à la fin du tour 10. Un camp qui est un cercle de chariots emploie le polygone du cercle. Le nombre de contrôles est une option (C-56). Si l'attaquant brûle le village, il compte comme pris à la fin du tour suivant (C-57) ; si c'est le défenseur qui le brûle, l'attaquant ne peut gagner qu'en détruisant toutes les unités du défenseur avant la fin du tour 10.
rule-KP-16-10 = Siège : comme un raid, mais le défenseur peut dépenser autant d'AP qu'il veut en ouvrages (chapitre 29), n'importe où dans sa moitié, ou employer un train ou un cercle de chariots comme camp. Un attaquant dont la liste a de l'artillerie doit aligner ≥ 2 pièces et peut changer des pièces légères en moyennes (48 AP).
rule-KP-16-11 = La victoire se contrôle à la fin de chaque tour (étape 8), et de plus aussitôt pour les sorties de KP-16.7, pour KP-11.7 et pour un abandon.
rule-KP-16-12 = Limite de tours optionnelle pour les batailles rangées (d'ordinaire aucune) ; quand elle est atteinte, le camp qui a détruit le plus d'AP (somme des éléments ennemis perdus) gagne ; une différence inférieure à 10 % de la taille d'armée convenue = match nul.
rule-KP-16-13 = Les conflits historiques, avec leurs adversaires et leurs années, sont donnés avec le jeu ; ce sont des suggestions qui n'engagent personne.
rule-KP-16-14 = Chef à part, éclaireur et prophète ne comptent jamais pour « la moitié des unités » ni pour le nombre d'unités cachées ou en retard. Chacun est déployé à découvert, ou caché dans un lieu permis à 4" au plus d'une unité cachée de son camp, ou gardé avec une unité en retard (il arrive avec elle, à 4" d'elle au plus). Un train ou un cercle de chariots est placé avant toutes les unités ; le train de l'attaquant d'une embuscade a sa place dans l'ordre de marche.
rule-KP-16-15 = Anéantissement : un camp qui, à la fin d'un tour, n'a aucune unité combattante sur la table, cachée ou à venir a perdu. Les deux à la fois : bataille rangée – match nul ; autres scénarios – l'attaquant perd. Les éléments combattants sortis par KP-16.17 gardent l'attaquant d'une embuscade en vie tant que KP-16.7 est encore possible.
rule-KP-16-16 = Ordre des contrôles à l'étape 8 ; le premier qui s'applique termine la partie : (1) condition de victoire de l'attaquant ; (2) embuscade : condition de défaite de l'attaquant ; (3) anéantissement ; (4) jet des renforts ; (5) fin du tour 10 dans un raid ou un siège (l'attaquant perd), limites optionnelles. Si les deux joueurs abandonnent dans la même étape, c'est un match nul.
rule-KP-16-17 = Quitter la table (attaquant d'une embuscade seulement) : dans un mouvement volontaire, un élément dont une partie quelconque du rectangle atteint le bord de sortie peut sortir ; il est retiré et compté comme sorti. Les éléments sortent un par un ; le reste de l'unité demeure une unité et n'a pas à rester cohérent avec les partis. Les éléments sortis ne reviennent jamais, ne causent pas de tests et ne sont pas perdus. Franchir un bord dans un recul est une perte (KP-25.5).
rule-KP-16-18 = Entrer (attaquant d'une embuscade) : chaque élément de l'unité commence son chemin avec son bord avant sur le bord d'entrée, tourné vers l'intérieur, en un point quelconque de ce bord ; la distance permise se mesure de là ; plusieurs éléments peuvent employer le même point de départ. Un élément que la distance permise n'amène pas tout entier sur la table y est placé tout entier, touchant le bord. Le propriétaire doit activer l'unité qui entre avant la fin de la phase de mouvement. Si elle ne peut pas être placée sans chevauchement, elle attend, et tout ce qui la suit dans l'ordre de marche attend un tour de plus.
rule-KP-16-19 = Autant que le terrain le permet (KP-16.6) : une unité ne peut être placée à découvert que si la recherche de lieux ne trouve aucune embuscade pour elle. Recherche : chaque terrain qui est un lieu permis à l'unité dans le mode choisi ; formations en ligne, sur deux rangs et en colonne, éléments se touchant ; centre de la formation sur une grille de 1" ; orientation par pas de 45° ; KP-17.19 satisfait ; aucun chevauchement avec des unités déjà cachées. Dans ce scénario les notes sont donc écrites avant que les unités visibles soient placées.
rule-KP-16-20 = Bataille rangée : les unités en retard et les unités cachées sont choisies (en secret) avant que la première unité soit placée. Quand un joueur a tout placé, l'autre place le reste. Une unité qui ne peut pas être placée dans la zone de 6" peut en employer 12".
rule-KP-16-21 = Un train de chariots en colonne servant de camp (KP-16.10) : sa zone = tous les points à 2" au plus d'un chariot.
rule-KP-16-22 = Limite de tours optionnelle pour le scénario d'embuscade (d'ordinaire aucune) : quand elle est atteinte, l'attaquant perd.
rule-KP-16-23 = Les attaquants d'un raid ou d'un siège n'amènent pas de chariots. Les deux pièces de l'attaquant d'un siège (KP-16.10) peuvent être n'importe quelles pièces de la liste, mitrailleuses comprises.
heading-KP-17 = Arrivées tardives et embuscades
rule-KP-17-1 = Les arrivées tardives lancent chaque tour à partir du tour 4 ; exceptions : attaquant d'un scénario d'embuscade (KP-16.6, pas de jet) ; l'attaquant d'un raid ou d'un siège lance à partir du tour 1.
rule-KP-17-2 = Un D6 par unité en attente : les guerriers montés arrivent sur 4+, tous les autres sur 6. L'attaquant lance et place d'abord ; dans une bataille rangée un dé en décide chaque tour.
rule-KP-17-3 = Placement : chaque élément tout entier à 3" au plus d'un bord de table (un élément trop profond pour cela, par exemple l'artillerie en 15 mm : touchant le bord) autre que le bord de base ennemi (scénario d'embuscade : autre que le bord d'entrée), de façon cohérente, pas sur un terrain infranchissable, pas à 12" ou moins d'un éclaireur ennemi, pas à 12" ou moins d'une unité ennemie arrivée ce même tour, pas au contact. S'il n'y a pas de place permise, l'unité attend.
rule-KP-17-4 = Une unité arrivée ce tour ne peut ni se déplacer ni tirer, on ne peut ni tirer sur elle ni la contacter, mais elle fait des tests de moral.
rule-KP-17-5 = Lieux d'embuscade : bois, forêt vierge, canyon, repli de terrain, ou derrière des collines hors de vue de tout ennemi : toutes les troupes. Hautes herbes, marais, terrain accidenté : seulement guerriers et tirailleurs à pied. Jamais dans une zone bâtie ni derrière une palissade ; on ne se cache pas derrière des maisons (un bois qui se trouve au-delà d'un village reste un lieu permis). L'unité entière doit tenir dans le lieu (KP-17.19).
rule-KP-17-6 = Une unité en embuscade n'est pas sur la table ; ses positions et orientations exactes sont notées avant le tour 1.
rule-KP-17-7 = Elle est placée (révélée) quand (a) son propriétaire veut la déplacer ou tirer avec elle ; (b) un tirailleur ennemi vient à 4" au plus d'un de ses éléments ; (c) un élément ennemi quelconque vient à 2" au plus ; (d) des troupes cachées seulement derrière une colline sont vues d'un ennemi (typiquement d'une hauteur), à n'importe quelle distance ; (e) l'éclaireur ennemi vient à 4" au plus. Cela se contrôle sans cesse le long des mouvements.
rule-KP-17-8 = Une unité en mouvement qui déclenche (b)–(e) s'arrête au point du déclenchement, l'embuscade est placée, et celui qui se déplace peut employer le reste de sa distance permise par un nouveau chemin.
rule-KP-17-9 = Dans les hautes herbes, 2" seulement comptent pour tous, sauf les éclaireurs (4"), même près du bord.
rule-KP-17-10 = Chaque unité ennemie qui a un élément à 4" au plus d'un élément qui, ce tour, a tiré depuis une embuscade ou en a surgi doit un test de moral, au plus un test de cette sorte par tour (voir KP-26.3).
rule-KP-17-11 = Les unités cachées ne consomment pas d'activation tant qu'elles ne sont pas révélées. Une unité révélée par (b)–(e) avant son activation peut encore être activée ce tour.
rule-KP-17-12 = Les déclenchements valent pour tout mouvement, pivot, entrée, arrivée, recul et retrait d'éléments ennemis : les distances exactement le long de chaque segment, la vue (d) tous les 0,25" de chemin et chaque fois que la visibilité change (le brouillard se lève, l'obscurité finit). « Tirailleur » en (b) = élément qui est à ce moment un tirailleur à pied, y compris cavalerie à pied, prophète et chef à part de ce type ; l'infanterie montée ne déclenche que (c).
rule-KP-17-13 = Découverte au milieu d'un mouvement : les éléments se déplacent dans l'ordre donné par leur propriétaire (mouvement en bloc : tous ensemble). Au premier déclenchement tout s'arrête là ; les éléments qui n'ont pas encore bougé n'ont pas bougé. Toute l'unité cachée est placée à ses positions notées. Le propriétaire donne de nouveaux chemins : chaque élément a sa distance permise moins le chemin qu'il a fait ; dés, annonce du terrain et positions de départ (KP-20.18) demeurent. Charger l'unité révélée est permis. D'autres découvertes se règlent de la même façon.
rule-KP-17-14 = Les unités qui reculent ou se retirent ne sont pas arrêtées par une découverte ; les éléments révélés sont alors des ennemis sur leur chemin (KP-25.10). Si la place choisie pour une unité qui arrive ou entre devait déclencher une découverte, l'unité cachée est placée d'abord et la place est ensuite choisie de nouveau.
rule-KP-17-15 = Les éléments cachés sont présents pour leur propre camp (les amis ne peuvent pas finir sur eux) et absents pour l'ennemi : ils ne bloquent rien, ne voient pas et ne sont pas vus, ne sont pas des cibles, et rien ne les trahit quand on mesure ou essaie un chemin.
rule-KP-17-16 = Les unités cachées ou en attente ne font pas de tests et ne reçoivent pas de marqueurs.
rule-KP-17-17 = Se révéler pour tirer fait partie de l'étape A (KP-22.2) : l'unité entière est placée, ses éléments peuvent annoncer à l'étape A, tous peuvent être des cibles à l'étape B. Elle n'a pas bougé.
rule-KP-17-18 = Une unité dont le dé d'arrivée réussit doit être placée s'il existe une place permise ; son propriétaire choisit place, formation, orientation, mode (des guerriers montés qui arrivent sur 4 ou 5 : montés) et, s'il y a plusieurs arrivées, leur ordre.
rule-KP-17-19 = Position d'embuscade permise : le centre de chaque élément est dans le lieu, l'unité est cohérente, aucun chevauchement, pas sur un terrain infranchissable, dans la zone où le scénario permet les embuscades. Derrière une colline : depuis chaque élément ennemi sur la table, les 25 segments de KP-21.1 sont tous bloqués par des collines ; s'il n'y a pas d'ennemi sur la table, depuis chaque point (par pas de 1") du bord d'entrée. Les notes sont écrites une fois déployées toutes les unités visibles des deux camps (sauf KP-16.19). Une unité choisie pour se cacher qui n'a pas de position permise est aussitôt déployée à découvert ; si cela aussi est impossible, elle devient une arrivée tardive.
heading-KP-18 = Déroulement d'un tour
rule-KP-18-1 = Armée 1 pour toute la partie : l'armée disciplinée si une seule l'est ; sinon l'attaquant du scénario ; sinon on lance un dé.
rule-KP-18-2 = Tour :
    0. Début du tour : jet de brouillard (à partir du tour 3), médecine de guerre (tour 1), obscurité qui commence ou finit, fumée qui grandit.
    1. Ralliement (les deux camps, l'armée 1 d'abord).
    2. Arrivées tardives.
    3. Reculs dus aux corps à corps du tour précédent, les deux camps.
    4. Mouvement : l'armée 1 active une unité, puis l'armée 2 une, et ainsi de suite. Annoncer qu'une unité reste est une activation. Un camp qui n'a plus d'unités passe ; un joueur peut annoncer que toutes ses unités restantes restent en place. À la fin de l'étape, les éléments encore dans une surface en feu sont perdus (KP-23.4).
    5. Tir, simultané (chapitre 22), tentatives d'incendie.
    6. Corps à corps ; les pertes et marqueurs du tir de ce tour comptent.
    7. Tests de moral pour tout ce qui est arrivé ce tour.
    8. Fin du tour : pillage et ses tests (KP-9.10), toits escaladés (KP-29.11), contrôle du village, puis les contrôles de KP-16.16 (victoire, renforts, limites), montées à cheval achevées (KP-4.8).
rule-KP-18-3 = Les reculs se règlent l'armée 1 d'abord, puis l'armée 2, chacune dans l'ordre des numéros d'unité. Plus de 4 marqueurs retirent une unité aussitôt, à quelque moment que ce soit.
rule-KP-18-4 = Alternance : à son tour de jouer, un joueur doit activer une de ses unités sur la table qui n'a pas encore été activée, ou l'unité qui doit entrer (KP-16.18), ou révéler et activer une unité cachée. Un joueur à qui il ne reste que des unités cachées peut passer ; passer ne l'engage pas. L'étape finit quand les deux passent l'un après l'autre. Une colonne guidée avec son éclaireur est une seule activation.
rule-KP-18-5 = « Rester » est une action permise à toute unité à chaque activation : aucun joueur n'est donc jamais sans action permise ; seuls l'entrée (KP-16.18) et le retrait (KP-27.5) sont obligatoires. Les unités au corps à corps sont activées elles aussi (rester, pivoter pour faire face, KP-24.20, rompre). Les unités arrivées ce tour ne sont pas activées.
heading-KP-19 = Mouvement
rule-KP-19-1 = À l'activation de son unité, le propriétaire annonce (a) mettre pied à terre, monter à cheval, rester ou se déplacer, (b) si l'unité touchera un terrain difficile. Puis les dés sont lancés.
rule-KP-19-2 = Distance permise en pouces :
    Type ; facile ; difficile
    Réguliers ; 1d6+2 ; 1d6
    Tirailleurs, guerriers à pied ; 2d6+2 ; 2d6
    Infanterie montée ; 3d6 ; 1d6
    Cavalerie (caparaçonnée ou non) ; 3d6+2 ; 1d6
    Guerriers montés, caparaçonnés ; 2d6+6 ; 1d6
    Guerriers montés ; 3d6+6 ; 2d6
    Artillerie, mitrailleuses, attelages ; 1d6 ; 1d6−2
    Éclaireur ; 3d6+6 ; 2d6+2
    Le chef à part et le prophète emploient la ligne de leur type.
rule-KP-19-3 = Total ≤ 0 : pas de mouvement, les éléments peuvent pivoter sur place.
rule-KP-19-4 = Toute l'unité emploie la colonne « difficile » si un élément quelconque commence dans un terrain difficile pour lui, y entre ou le traverse. Une unité annoncée « facile » ne peut pas toucher de terrain difficile ce tour.
rule-KP-19-5 = Chaque élément peut se déplacer jusqu'à la distance permise dans n'importe quelle direction ; pivoter est gratuit (KP-20.5). Tous les éléments partagent le même jet.
rule-KP-19-6 = Un mouvement ne peut chevaucher ni ennemis, ni terrain infranchissable, ni bord de table, ni amis qu'on ne peut pas traverser (KP-19.9). Venir au contact d'un ennemi, c'est engager un corps à corps (chapitre 24). Il n'y a pas de zones de contrôle.
rule-KP-19-7 = Les unités agiles (dans le bon mode) peuvent relancer leur mouvement une fois par tour ; le second jet vaut. Un même jet n'est relancé qu'une fois au plus, de quelque source que ce soit.
rule-KP-19-8 = Un chef d'exception, ou le chef (non incompétent) d'une armée disciplinée, peut relancer le mouvement d'une unité par tour, de deux si les deux conditions sont réunies ; l'unité doit être au moins en partie à 12" de lui au plus et en vue ; ni artillerie ni attelages. Le second jet vaut.
rule-KP-19-9 = Traverser (amis seulement, sans coût) : les chefs à part, éclaireurs et prophètes traversent tout le monde et sont traversés par tous ; les tirailleurs et guerriers, à pied ou montés, traversent les tirailleurs, les guerriers (à pied ou montés) et les chariots à l'arrêt ; tous traversent l'artillerie et les mitrailleuses à l'arrêt. Rien d'autre. Un mouvement volontaire ne peut pas finir en chevauchement ; un mouvement forcé qui demanderait une traversée interdite s'arrête au contact.
rule-KP-19-10 = Les unités peuvent s'approcher d'ennemis qu'elles ne voient pas (la vue n'est pas nécessaire pour se déplacer).
rule-KP-19-11 = Routes, gués, ponts, sentiers de montagne : en colonne (KP-20.13).
rule-KP-19-12 = L'annonce du terrain engage : « difficile » emploie les dés difficiles même si le chemin l'évite ensuite. Après le jet une unité peut encore rester. Une relance se décide après avoir vu le jet ; la distance et la vue du chef comptent à ce moment-là.
rule-KP-19-13 = Les éléments peuvent employer des parts différentes de la distance permise et passer à travers les éléments de leur propre unité ; les positions finales doivent être libres.
rule-KP-19-14 = Aucun mouvement volontaire ne franchit un bord de table, sauf KP-16.17.
heading-KP-20 = Géométrie
rule-KP-20-1 = Coordonnées : origine au coin inférieur gauche de la table, x le long du grand bord, y le long du petit bord, en pouces. Orientation θ en degrés, dans le sens contraire des aiguilles d'une montre depuis +x ; vecteur avant f = (cos θ, sin θ), vecteur gauche l = (−sin θ, cos θ).
rule-KP-20-2 = Élément : centre c, orientation θ, front w (le long de l), profondeur d (le long de f). Coins : avant gauche = c + f·d/2 + l·w/2, avant droit = c + f·d/2 − l·w/2, puis de même les coins arrière droit et arrière gauche. Coordonnées locales d'un point p : u = (p−c)·f, v = (p−c)·l.
rule-KP-20-3 = Après chaque action achevée, les coordonnées sont arrondies à 0,01" et les orientations à 0,1°. Tolérance de contact 0,05" ; un chevauchement est interdit au-delà de 0,01".
rule-KP-20-4 = Distance entre éléments ou unités = plus petite distance entre rectangles (0 s'ils se touchent). Distance à un terrain = à son polygone. « À x au plus d'une unité » = de l'un quelconque de ses éléments.
rule-KP-20-5 = Le chemin d'un élément = suite de segments (translation droite du centre à orientation constante) et de pivots sur place (autour du centre). Coût = somme des longueurs des segments ; les pivots ne coûtent rien. Un segment balaie l'enveloppe convexe du rectangle à son début et à sa fin ; un pivot demande seulement que sa position finale soit libre. Il n'y a pas de règle de conversion : dans une conversion, chaque élément suit simplement son propre chemin dans la limite de la distance permise.
rule-KP-20-6 = Zone avant / champ de tir d'un élément : les points avec u ≥ d/2 et |v| ≤ w/2 + (u − d/2), c'est-à-dire droit devant plus 45° vers l'extérieur depuis les deux coins avant. Une cible est dans le champ de tir si une partie quelconque de son rectangle est dans la zone.
rule-KP-20-7 = Portée = plus petite distance du bord avant du tireur à la partie de la cible située dans la zone. À portée si elle est ≤ la portée de l'arme.
rule-KP-20-8 = Zone de flanc = le reste à côté de l'élément (−d/2 ≤ u, hors de la zone avant) ; zone arrière = u < −d/2.
rule-KP-20-9 = Contact = distance ≤ 0,05". Le côté touché est le bord du rectangle ennemi où la longueur de contact est la plus grande ; les égalités à 0,1" près se tranchent front > flanc > arrière. Les éléments n'ont pas à s'aligner ; pas d'ajustement, pas de glissement. L'attaquant doit finir avec l'ennemi contacté au moins en partie dans sa propre zone avant.
rule-KP-20-10 = Intervalle : l'espace libre entre deux éléments ; « un élément de large » = un front w du format choisi.
rule-KP-20-11 = Droit vers : un élément s'est déplacé ce tour droit vers l'unité U si (a) le vecteur v de son centre de départ à son centre d'arrivée a une longueur ≥ 1", (b) sa distance à U a diminué, et (c) la bande de son propre front, prolongée de sa position finale dans la direction v, rencontre un élément de U – ou s'il a fini au contact de U. Une unité s'est déplacée droit vers U si l'un de ses éléments l'a fait. Le terrain qui bloque ou les troupes entre les deux n'y changent rien.
rule-KP-20-12 = Droit à l'opposé (reculs) : KP-25.3.
rule-KP-20-13 = Colonne : un ordre e1…en où le milieu du bord avant de chaque élément qui suit est à distance de cohésion au plus du milieu du bord arrière de celui qui précède, décalage latéral ≤ un demi-front, différence d'orientation ≤ 45°. Un élément seul est une colonne.
rule-KP-20-14 = Dans une moitié de table : le centre est de ce côté de la ligne médiane parallèle aux bords de base.
rule-KP-20-15 = Entre deux éléments = qui coupe le ou les segments employés pour le contrôle de la vue.
rule-KP-20-16 = La manière ordinaire de se déplacer : l'unité avance et tourne d'un bloc, et le centre de chaque élément se déplace en ligne droite de la distance permise au plus. Des chemins libres, élément par élément, sont le cas général et toujours permis.
rule-KP-20-17 = Dans un scénario d'embuscade, le bord d'entrée est le bord de base de l'attaquant, le petit bord opposé celui du défenseur ; les moitiés se prennent en conséquence.
rule-KP-20-18 = « Début de son mouvement » (KP-20.11, KP-24.3) = position au début de l'activation de l'unité ; pour une unité qui entre, son point sur le bord.
heading-KP-21 = Visibilité et ligne de vue
rule-KP-21-1 = Deux sortes de vue. Vue générale (commandement, moral, « ennemi visible », lieux d'embuscade) : libre si au moins un des 25 segments entre (4 coins, centre) de A et ceux de B est libre ; dans toutes les directions. Vue de tir : du milieu du bord avant du tireur aux sommets, aux milieux des côtés et au centre de gravité de (cible ∩ zone avant) ; un seul segment libre suffit.
rule-KP-21-2 = Un segment est bloqué, dans cet ordre, par : limite de visibilité (brouillard 12", obscurité 6"), fumée, collines, surfaces, rebords de canyon, palissades, bâtiments et cercle de chariots, troupes. La limite de visibilité s'applique à la distance des éléments (vue générale) ou à la portée (tir).
rule-KP-21-3 = Collines à crête. Crête = la plus longue ligne médiane du rectangle d'aire minimale qui entoure la colline, coupée à la colline, ou une ligne brisée donnée avec le terrain. Un élément est sur la colline si son centre y est ; sur la crête si son rectangle touche la ligne de crête. Tous deux hors de la colline : bloqué si le segment coupe le polygone de la colline. Un seul sur la colline : bloqué si le segment coupe la crête, sauf si l'élément de la colline est sur la crête. Les collines sont plus hautes que tout ce qui est en plaine : d'une colline on voit par-dessus les troupes, bois et bâtiments qui sont en plaine.
rule-KP-21-4 = Deux éléments sur la même colline à crête ne se voient jamais au-delà de 4", et à 4" au plus seulement si le segment ne coupe pas la crête ou si l'un des deux est sur elle. Sur un plateau, la vue est comme en plaine.
rule-KP-21-5 = Plateaux. Rebord = bord du sommet plat, pied = polygone extérieur (si un seul polygone est donné, rebord = pied). Un segment entre le sommet et la plaine n'est libre que si l'élément du sommet est à 2" au plus du rebord là où le segment le coupe. Angle mort pour l'artillerie et les mitrailleuses sur un plateau : avec a = distance de la pièce au rebord le long de la ligne et h = hauteur de la colline (d'ordinaire douce 1", escarpée 2"), on ne peut pas tirer sur des cibles en plaine plus proches du pied que a + h le long de la ligne.
rule-KP-21-6 = Troupes. Tout élément, ami ou ennemi, de n'importe quel type (aussi tirailleurs, pièces, chariots, bateaux) qui est en plaine bloque les segments entre deux points de la plaine. Exceptés : le tireur ou celui qui regarde, la cible, et les troupes à pied dans des tranchées ou trous de tirailleurs. Les rectangles sont réduits de 0,01", pour que frôler ne bloque pas. Si celui qui regarde ou la cible est sur une colline, les troupes en plaine ne bloquent pas la vue mais bloquent encore le tir, sauf KP-22.6 ; les troupes sur la même colline bloquent.
rule-KP-21-7 = Intervalles. Deux éléments qui bloquent, à moins d'un front l'un de l'autre, ferment l'intervalle : le segment qui joint leurs centres bloque aussi. Un intervalle d'un front ou plus est ouvert.
rule-KP-21-8 = Terrain accidenté, champs, marais, eau, clôtures et murs de pierre ne bloquent pas la vue.
rule-KP-21-9 = Bois et forêt vierge (V = 1" bois dense et forêt vierge, 4" bois clair ; profondeur de lisière E = 1"). Un élément est dans la surface par son centre. Tous deux dans la même surface : distance ≤ V. Celui qui regarde dedans, la cible dehors : le segment traverse ≤ E de la surface. Celui qui regarde dehors, la cible dedans : distance ≤ 2" (et le segment traverse ≤ V), ou la cible est révélée par son tir et le segment traverse ≤ E. Tous deux dehors : le segment traverse ≤ V de la surface. Un segment dont la partie dans la surface suit une route n'est pas limité.
rule-KP-21-10 = Zone bâtie : comme KP-21.9 avec V = 3", E = 1" ; un élément à l'intérieur qui ne tire pas est vu de l'extérieur jusqu'à 4".
rule-KP-21-11 = Hautes herbes : V = 4", E = 4" ; rien de plus ne cache les unités qui ne sont pas en embuscade.
rule-KP-21-12 = Révélé par son tir : un élément qui a annoncé un tir dans cette phase de tir (étape B, KP-22.2), ou qui a tiré au tour précédent et n'a pas bougé depuis.
rule-KP-21-13 = Canyon : un segment entre un élément à l'intérieur et un élément à l'extérieur n'est libre que si celui de l'extérieur est à 1" au plus du rebord que le segment coupe ; deux éléments dans le même canyon se voient le long du fond comme en plaine si le segment reste à l'intérieur ; la vue par-dessus le canyon entre deux éléments à l'extérieur est libre.
rule-KP-21-14 = Palissade : bloque les segments entre l'intérieur et l'extérieur, sauf si l'un des deux éléments touche la palissade. Murs de blockhaus : les occupants ne voient et ne tirent que depuis le mur qu'ils tiennent (KP-29.8).
rule-KP-21-15 = Les polygones de fumée bloquent tout segment qui y entre ; un élément dans la fumée ne voit que ce qu'il touche.
rule-KP-21-16 = Sans restriction, la vue est illimitée.
rule-KP-21-17 = Ligne de tir = le plus court segment libre de la vue de tir (à égalité : sommets avant milieux des côtés avant centre de gravité, dans le sens contraire des aiguilles d'une montre depuis le sommet le plus proche du tireur). Tout ce qui dépend de « la ligne » (berges, murs de pierre, cercle de chariots, palissade, angle mort, tir par-dessus les têtes) l'emploie.
rule-KP-21-18 = D'une colline on ne voit par-dessus que les surfaces qui sont tout entières entre celui qui regarde et la cible, en plaine ; la surface où se tient celui qui regarde ou la cible garde ses règles. Éléments sur deux collines différentes : la règle de crête de chacune s'applique, les autres collines bloquent, les troupes et surfaces en plaine ne bloquent pas la vue générale.
rule-KP-21-19 = Angle mort : a = longueur de la ligne de tir de la pièce au rebord ; une cible est dans l'angle mort si la distance du point où la ligne de tir coupe le pied au rectangle de la cible est inférieure à a + h.
heading-KP-22 = Tir
rule-KP-22-1 = Tout élément en état de le faire peut tirer une fois par tour. Ne tire pas : qui est au contact d'un ennemi ; qui est arrivé ce tour ; qui allume un incendie ; qui embarque ou débarque ; qui monte à cheval ; l'infanterie montée encore à cheval ; qui est sur un gué ; qui franchit une palissade ; les réguliers à flot ; prophète, chariots ; l'artillerie qui enfreint KP-8.4.
rule-KP-22-2 = Règlement simultané : étape A – les deux camps annoncent leurs tirs sur des cibles visibles maintenant ; étape B – les éléments qui n'ont rien annoncé peuvent annoncer un tir sur des cibles révélées par le tir de l'étape A ; puis tous les dés sont lancés ; puis tous les effets sont appliqués. Une unité anéantie tire encore ; les marqueurs reçus n'affectent pas le tir de cette phase ; les pertes en trop sont sans effet.
rule-KP-22-3 = Artillerie et mitrailleuses : KP-8.4. Les autres troupes peuvent se déplacer et tirer (S10).
rule-KP-22-4 = Conditions de la cible : élément ennemi, dans le champ de tir (KP-20.6), à portée (KP-20.7), vue de tir libre, permis par KP-22.9 et KP-22.10.
rule-KP-22-5 = Seuls tirent les éléments qui ont une ligne libre : les rangs arrière sont bloqués par leur propre premier rang (KP-21.6).
rule-KP-22-6 = Par-dessus les têtes : seulement l'artillerie et les mitrailleuses sur une colline ou un mur, et seulement par-dessus des éléments en plaine qui sont à ≥ 6" du tireur et de la cible. Personne d'autre, même placé plus haut que les troupes intermédiaires.
rule-KP-22-7 = Portées : KP-7.1 et KP-8.2. Au-delà de la portée efficace −3 ; au-delà de la maximale, pas de tir.
rule-KP-22-8 = Dés : 1 D20 ; pièces 3 D20 à portée efficace ; mitrailleuses toujours 3 D20. Les dés ne s'additionnent jamais.
rule-KP-22-9 = Priorité (chaque élément qui tire) : (1) l'élément ennemi possible le plus proche qui, ce tour, s'est déplacé droit vers son unité ; sinon (2) l'élément ennemi possible le plus proche. Les égalités à 0,1" près sont libres. Artillerie, mitrailleuses et tireurs d'élite n'obéissent qu'à (1) et choisissent sinon librement. Les cibles hors du champ de tir ne comptent pas ; couvert, tranche de portée ou désordre propre ne sont pas des excuses. Chefs à part et prophètes : KP-3.8.
rule-KP-22-10 = Corps à corps et tir : les éléments au contact ne tirent pas. On ne peut tirer sur un élément ennemi au contact que si son unité a engagé ce corps à corps ce tour, et seulement avec des éléments qui ne sont pas eux-mêmes au contact de l'ennemi ; cela comprend les éléments de l'unité attaquée qui ne sont pas au contact. Personne ne peut tirer sur des unités engagées dans un corps à corps plus ancien.
rule-KP-22-11 = Un élément qui a deux armes de tir en choisit une avant de lancer.
rule-KP-22-12 = Modificateurs (on ajoute tous ceux qui s'appliquent) :
    Ligne ; Modificateur ; Quand
    S01 ; +3 ; arme à répétition, revolver ou fusil de chasse à portée efficace
    S02 ; +2 ; tireur d'élite qui n'a ni bougé ni pivoté ce tour
    S03 ; +2 ; arme à culasse à portée efficace
    S04 ; +2 ; pièce moyenne à portée efficace
    S05 ; +1 ; réguliers à pied à portée efficace
    S06 ; −1 chacun ; marqueurs de désordre de l'unité qui tire
    S07 ; −2 ; inexpérimenté ou milice (une fois)
    S08 ; −2 ; arc contre une cible montée sur chevaux caparaçonnés
    S09 ; −2 ; cible : tirailleurs (aussi éclaireurs, cavalerie à pied) ou guerriers agiles, portée > 4" (C-01)
    S10 ; −2 ; arme à feu sauf revolver, fusil de chasse ou artillerie, si le tireur a bougé ou pivoté ce tour ou est monté (C-03)
    S11 ; −2 ; temps (KP-15)
    S12 ; −2 ; cible à pied qui a fini son mouvement dans un terrain couvert
    S13 ; −2 ; cible à pied derrière une palissade ou dans un cercle de chariots (pas contre les pièces, mais contre les mitrailleuses)
    S14 ; −3 ; cible à pied immobile tout le tour derrière un mur de pierre ou un parapet, en tranchée, aux meurtrières, dans une fortification (pas contre les pièces ni les mitrailleuses)
    S15 ; −3 ; au-delà de la portée efficace
    S16 ; −1 ; pièce (pas mitrailleuse) contre une cible dans un marais
    « Bougé » s'entend par élément : sa position ou son orientation a changé ce tour, reculs compris.
rule-KP-22-13 = De S12, S13, S14, seul compte le meilleur qui s'applique. Artillerie, mitrailleuses, chariots et cibles montées n'ont jamais de couvert. Terrain couvert : bois dense ou clair, forêt vierge, zone bâtie ; champs seulement si la cible n'a pas bougé ; berges de ruisseau et de rivière selon KP-13.12 ; un mur de pierre à 0,5" au plus de la cible et coupé par la ligne (S14 si elle est restée immobile, sinon S12).
rule-KP-22-14 = Résultat par dé : modifié ≥ 14 → touche : l'unité cible reçoit 1 marqueur. Modifié ≥ 19, ou 20 naturel si l'unité du tireur a au plus 1 marqueur → perte : 1 marqueur et l'unité perd un élément.
rule-KP-22-15 = Le propriétaire de l'unité cible choisit quel élément est perdu, quel que soit l'élément visé.
rule-KP-22-16 = Contre une unité d'un seul élément, une perte la détruit.
rule-KP-22-17 = Cible possible d'un élément avec l'arme choisie : KP-22.4 et KP-22.10 sans la priorité. « Le plus proche » = plus petite portée (KP-20.7). Les ennemis qui ne sont pas des cibles possibles n'obligent jamais. Sans cible possible l'élément ne tire pas ; ne pas tirer est toujours permis.
rule-KP-22-18 = Les annonces de l'étape A sont secrètes et révélées ensemble, puis de même celles de l'étape B. À l'étape B, un élément qui n'a rien annoncé ne peut viser qu'un élément devenu visible à l'étape A, et seulement si KP-22.9 donne cette cible parmi tout ce qui est alors possible. Pas de troisième étape ; les tirs annoncés restent.
rule-KP-22-19 = Portée, couvert, S08, S09 et S16 sont ceux de l'élément visé ; marqueurs et pertes vont à son unité. Ordre : tous les dés, tous les marqueurs, pertes choisies par les propriétaires (KP-0.10), unités à plus de 4 marqueurs retirées, incendie. Une unité qui perd autant d'éléments qu'elle en a est détruite.
rule-KP-22-20 = Un mur (KP-29.10) ou un toit (KP-29.12) est annoncé comme cible à la place d'un élément ; KP-22.9 (1) oblige encore, (2) non.
heading-KP-23 = Incendie
rule-KP-23-1 = Dans la phase de tir, un élément qui touche un village, des hautes herbes ou un champ (de céréales) peut essayer d'y mettre le feu au lieu de tirer. Il ne peut pas être au corps à corps, et la tentative échoue s'il est retiré dans cette phase.
rule-KP-23-2 = D6 : réguliers et tirailleurs 4+, tous les autres 5+.
rule-KP-23-3 = Point d'allumage = point du terrain le plus proche de l'élément. Le village brûle tout entier ; la végétation (bois, forêt vierge, hautes herbes, champs) brûle là où elle est à 6" au plus du point d'allumage. Les surfaces en feu restent infranchissables pour le reste de la partie et ne s'étendent pas davantage.
rule-KP-23-4 = Les éléments dans une surface en feu doivent en être sortis à la fin de la phase de mouvement du tour suivant, sinon ils sont perdus.
rule-KP-23-5 = Fumée : la direction du vent est tirée au sort (huit chances égales, multiples de 45°) au premier feu de la partie, puis reste fixe. Feu au tour r : dès le début du tour r+2, le polygone de fumée est la surface en feu étirée de 3" × (tour présent − r − 1) sous le vent (r+2 : 3", r+3 : 6", …), coupée à la table. Il bloque toute vue.
rule-KP-23-6 = Un joueur peut brûler son propre village ; alors toutes ses unités doivent un test de moral (KP-26.2g).
rule-KP-23-7 = L'incendie s'annonce à l'étape A au lieu d'un tir et se lance après tous les effets du tir. Plusieurs tentatives sur un même terrain : un succès suffit.
rule-KP-23-8 = N'importe qui peut brûler n'importe quel village ; de même champs et herbes ; le temps n'y change rien. Un sol en feu est infranchissable aussi pour les reculs. Un élément retenu au corps à corps sur un sol en feu est perdu comme les autres ; les éléments perdus causent KP-26.2(d).
heading-KP-24 = Corps à corps
rule-KP-24-1 = Contact entre ennemis = corps à corps. Une unité engage un corps à corps en amenant un élément au contact pendant son activation ; elle est alors l'attaquant contre chaque unité qu'elle contacte.
rule-KP-24-2 = Une unité qui a plus de 2 marqueurs ne peut pas engager de corps à corps ; l'infanterie montée à cheval, l'artillerie, les mitrailleuses, les chariots et les prophètes ne le font jamais.
rule-KP-24-3 = Un élément ne peut contacter le flanc ou l'arrière d'un ennemi que si, au début de son mouvement, au moins un de ses coins était derrière la ligne du bord arrière de cet ennemi (u < −d/2). Sinon le contact doit se faire avec le bord avant.
rule-KP-24-4 = Une unité qui a engagé un corps à corps ce tour ne peut pas être contactée par d'autres ennemis ce tour. Une unité qui a été contactée ce tour peut l'être par d'autres unités. Une unité qui charge peut contacter plusieurs unités ennemies à la fois.
rule-KP-24-5 = Dès qu'un nouveau contact est pris avec l'un de ses éléments ou par l'un d'eux, une unité ne peut plus se déplacer dans ce tour (même si elle n'a pas encore été activée), sauf qu'à son activation un de ses éléments qui n'est pas au contact de front peut pivoter pour faire face à un ennemi qui touche son flanc ou son arrière (KP-24.19). Tours suivants du même corps à corps : KP-24.20. Le côté du contact se juge au début de la phase de corps à corps.
rule-KP-24-6 = Le corps à corps oppose des unités entières, même si très peu d'éléments se touchent. Chaque élément combat un élément ennemi touché, au choix de son propriétaire (d'office : le plus long contact). Pour chaque paire (unité A qui attaque, unité D qui défend) avec au moins un contact attribué par l'un ou l'autre propriétaire, il y a un combat.
rule-KP-24-7 = Seuls les attaquants lancent : un D6 par combat. Plusieurs attaquants contre un défenseur lancent séparément ; un attaquant contre plusieurs défenseurs lance séparément pour chacun.
rule-KP-24-8 = Tous les combats d'un tour partent de l'état au début de la phase de corps à corps ; les résultats s'appliquent ensemble ensuite.
rule-KP-24-9 = Chaque combat compte ses propres tours ; le tour 1 est celui où le contact a été pris. L'attaquant initial reste attaquant tant que le contact dure, sauf KP-24.21.
rule-KP-24-10 = Assaut de pièces : si le défenseur est une pièce d'artillerie ou une mitrailleuse, lancer un D6 ; +1 attaquants montés, +1 braves (s'ajoutent), −1 milice, −2 mitrailleuse non enrayée. ≤ 3 : les attaquants perdent 1 élément, 2 marqueurs, reculent de 2d6. 4–5 : 1 marqueur, reculent de 2d6. ≥ 6 : pièce capturée = détruite.
rule-KP-24-11 = Un prophète au contact est retiré au début de la phase de corps à corps, sans combat.
rule-KP-24-12 = Lignes d'armes (M02, M15, M16, M19, M21) : on prend l'arme de la majorité des éléments de l'unité au contact ; à égalité la meilleure ; jamais deux lignes pour une unité (compte : KP-24.22).
rule-KP-24-13 = Les qualités d'unité (brave, milice, type de troupe, monté) sont celles de l'unité.
rule-KP-24-14 = Modificateurs au D6 de l'attaquant :
    Ligne ; Modificateur ; Quand
    M01 ; +2 ; attaquants montés, sauf si l'un d'eux touche le front de réguliers
    M02 ; +2 ; attaquants avec revolvers, fusils de chasse ou armes à répétition, tour 1
    M03 ; +2 ; défenseurs tirailleurs
    M04 ; +2 ; défenseurs miliciens
    M05 ; +2 ; un élément attaquant touche le flanc ou l'arrière
    M06 ; +1 ; attaquants braves
    M07 ; +1 ; attaquants guerriers
    M08 ; +1 ; chef des attaquants (non incompétent) à 2" au plus
    M09 ; +1 ; … et d'exception
    M10 ; +1 chacun ; marqueurs des défenseurs
    M11 ; −1 ; défenseurs braves
    M12 ; −1 ; défenseurs guerriers ou montés (une fois)
    M13 ; −1 chacun ; marqueurs des attaquants
    M14 ; −1 ; défenseurs réguliers à pied, tour 1
    M15 ; −1 ; défenseurs avec mousquets, tour 1
    M16 ; −1 ; défenseurs avec armes à culasse ou à répétition, tour ≥ 2
    M17 ; −1 ; chef des défenseurs (non incompétent) à 2" au plus
    M18 ; −1 ; … et armée des défenseurs disciplinée (C-02)
    M19 ; −2 ; défenseurs avec revolvers, fusils de chasse ou armes à culasse, tour 1
    M20 ; −2 ; attaquants miliciens
    M21 ; −3 ; défenseurs avec armes à répétition, tour 1
    M22 ; −3 ; tous les éléments des défenseurs au contact sont à pied derrière une palissade ou une fortification, ou dans un cercle de chariots (ni parapets ni tranchées)
rule-KP-24-15 = Les jets naturels n'ont pas de sens particulier ; les totaux n'ont pas de plafond.
rule-KP-24-16 = Résultats :
    Total ; Attaquants ; Défenseurs
    ≤ 1 ; perdent 1 élément, 2 marqueurs, reculent de 2d6 ; –
    2–3 ; 2 marqueurs, reculent de 2d6 ; –
    4 ; 1 marqueur, reculent de 1d6 ; 1 marqueur
    5 ; restent au corps à corps et perdent 1 élément si les adversaires sont des lanciers ou des guerriers montés ; de même, réciproquement
    6 ; – ; 2 marqueurs, reculent de 2d6 et perdent 1 élément contre des guerriers à pied, 2 contre des montés (cavalerie ou guerriers montés) en terrain facile, 3 contre des lanciers en terrain facile
    ≥ 7 ; – ; détruits
    Les pertes sont choisies par le propriétaire dans toute l'unité. « Terrain facile » = aucun élément de la paire au contact n'est dans un terrain difficile pour les attaquants. Tous ceux qui reculent continuent de faire face à l'ennemi.
rule-KP-24-17 = Plusieurs combats : une unité n'applique que son plus mauvais résultat et ignore ses autres ; les adversaires appliquent les leurs. Le plus mauvais = on compare dans l'ordre : détruite, recule, éléments perdus, marqueurs ; le premier point qui diffère décide.
rule-KP-24-18 = Un adversaire capturé ou détruit laisse le vainqueur où il est. Il n'y a pas de mouvement de poursuite.
rule-KP-24-19 = Pivoter pour faire face : l'élément pivote sur son centre de sorte que son front soit parallèle au bord ennemi qu'il touche, puis est décalé droit en avant ou en arrière jusqu'à ce que les fronts se touchent. Interdit s'il devait alors chevaucher quoi que ce soit. S'il touche plusieurs ennemis, son propriétaire choisit auquel faire face. Il a pivoté (S10), le corps à corps continue.
rule-KP-24-20 = Tours suivants : une unité qui commence son activation au contact, sans nouveau contact ce tour, peut (a) rester ; (b) rompre (KP-25.7) ; (c) laisser en place ses éléments au contact et déplacer ceux qui ne le sont pas avec son jet normal, en finissant cohérente (KP-2.5). Un tel élément peut contacter une unité ennemie que son unité combat déjà (KP-24.3 s'applique) ou, si l'unité a au plus 2 marqueurs, engager un corps à corps avec une autre unité (KP-24.4). Contacter un ancien adversaire n'est pas engager un corps à corps (pas d'effroi, pas de tir dedans, pas de protection par KP-24.4).
rule-KP-24-21 = Si le défenseur d'un combat amène un nouvel élément au contact par KP-24.20(c), il est l'attaquant de ce combat à partir de ce tour. Le compte des tours continue (M14, M15, M19, M21 demandent le tour 1 du combat ; M02 compte dans le tour du changement). Au plus un changement par combat et par tour, le premier compte.
rule-KP-24-22 = Majorité pour KP-24.12 : chaque élément au contact compte pour la seule ligne qui lui est la meilleure dans ce combat et ce tour (aucune ligne = une classe à part, arcs compris) ; la classe qui a le plus d'éléments compte, une égalité va à la meilleure.
rule-KP-24-23 = Phase de corps à corps : (1) les prophètes au contact sont retirés ; (2) dés pour entrer par les toits ; (3) attribution des contacts, armée 1 d'abord, ouverte ; (4) tous les dés ; (5) par unité le plus mauvais résultat (KP-24.17 ; entre résultats égaux, le plus grand nombre de dés de recul) ; (6) marqueurs, pertes choisies par les propriétaires, retraits. Si les pertes mettent fin à tout contact entre deux unités, leur corps à corps est terminé.
rule-KP-24-24 = Tout contact que prend un mouvement doit être permis (KP-24.2, 24.3, 24.4, 20.9) ; un mouvement avec un contact interdit est refusé, même si un autre de ses contacts est permis.
rule-KP-24-25 = Un résultat qui prend au moins autant d'éléments que l'unité en a la détruit. Deux unités qui se détruisent ou se repoussent l'une l'autre appliquent toutes deux leurs résultats.
heading-KP-25 = Reculs, rompre le combat
rule-KP-25-1 = Reculer s'exécute à l'étape 3 du tour suivant, avant le mouvement. Jusque-là les unités restent au contact (sans autre effet).
rule-KP-25-2 = Distance : les dés du résultat (2d6 ou 1d6), lancés au moment de l'exécution ; la distance entière est obligatoire, sans effet du terrain.
rule-KP-25-3 = Direction : du centre moyen des éléments ennemis au contact de l'unité vers le centre moyen de ses propres éléments au contact ; sans contact, de l'élément ennemi le plus proche vers l'élément de l'unité qui en est le plus proche. Tous les éléments de l'unité se déplacent parallèlement dans cette direction, orientation inchangée.
rule-KP-25-4 = Chaque élément s'arrête pour lui-même au premier terrain infranchissable, ennemi ou ami qu'il ne peut pas traverser. S'il devait finir sur un ami qu'il peut traverser, il continue jusqu'à être dégagé. Si aucun élément de l'unité ne peut quitter le contact, le combat continue simplement, rôles et compte des tours inchangés.
rule-KP-25-5 = Un élément dont une partie quelconque devrait franchir le bord de la table est perdu (les tests pour pertes valent pour ce tour).
rule-KP-25-6 = Après avoir reculé, l'unité peut être activée normalement dans la phase de mouvement ; pour le tir elle compte comme ayant bougé.
rule-KP-25-7 = Rompre le combat : les unités encore au contact (résultat 5) peuvent s'éloigner à leur activation si elles sont activées avant l'unité ennemie en question. Tous leurs éléments doivent finir à ≥ 1" de cet ennemi. L'ennemi peut charger de nouveau à sa propre activation (nouveau combat, tour 1). S'il ne le fait pas, les deux peuvent tirer l'un sur l'autre dans la phase de tir (S10 pour celui qui a bougé).
rule-KP-25-8 = Aucun élément ne peut rompre le combat et contacter un autre ennemi dans le même tour. Une unité dont tous les adversaires sont détruits ou reculent peut charger une autre unité au tour suivant.
rule-KP-25-9 = Si les deux centres moyens de KP-25.3 sont à moins de 0,1" l'un de l'autre, la direction est opposée à l'orientation moyenne de l'unité ; si celle-ci n'est pas définie, ou s'il n'y a pas d'ennemi sur la table, vers son propre bord de base.
rule-KP-25-10 = Un élément qui recule s'arrête à 0,1" d'un ennemi qu'il ne touche pas encore : un recul ne commence jamais un corps à corps. Si seuls quelques éléments quittent le contact, le corps à corps continue avec les autres. S'il est impossible de continuer jusqu'à être dégagé (KP-25.4), l'élément s'arrête au contact, devant l'ami.
rule-KP-25-11 = Un élément sur une route, un pont, un gué ou un sentier à travers un terrain qui lui est infranchissable recule le long de la bande, dans le sens qui fait le plus petit angle avec sa direction ; à angle droit il ne bouge pas.
rule-KP-25-12 = Une unité qui touche plusieurs unités ennemies ne peut rompre que si elle est activée avant toutes. S'il n'est pas possible que chacun de ses éléments finisse à 1" de distance, elle reste.
heading-KP-26 = Tests de moral
rule-KP-26-1 = Tous les tests d'un tour se font à l'étape 7. Les chefs à part et les prophètes ne testent jamais ; toutes les autres unités testent, pièces et éclaireurs compris.
rule-KP-26-2 = Causes (chacune donne le nombre de tests indiqué ; elles s'additionnent) :
    (a) par unité amie détruite ou perdue ce tour à 12" au plus et en vue (de sa dernière position) : 1. Les unités perdues par des tests ratés causent d'autres tests, aussi à des unités qui ont déjà testé. La perte d'un chef à part ou d'un prophète ne cause que (e).
    (b) effroi : un élément de l'unité est à 4" au plus de guerriers ennemis qui, ce tour, ont tiré depuis une embuscade ou en ont surgi, ou se sont déplacés droit vers elle ; ou des guerriers ennemis ont engagé un corps à corps avec elle : 1. Jugé au moment du fait (une approche : à la fin de l'activation de qui se déplace). Plus 1 pour la Terreur (KP-11.5). Pas pour une unité dont tous les éléments sont à l'intérieur d'une fortification ou d'un cercle de chariots.
    (c) guerriers : 1 par touche (marqueur ou perte) que leur infligent des pièces de campagne, pas des mitrailleuses.
    (d) 1 par élément de l'unité perdu ce tour, quelle que soit la cause.
    (e) chef ou prophète tué ce tour, unité à 24" au plus de l'endroit : guerriers 2, autres 1. Sans ligne de vue nécessaire (C-08).
    (f) cercle ou train de chariots de son camp pillé ce tour : 1 à chaque unité de l'armée.
    (g) le propriétaire a mis le feu à un village dans sa propre moitié : 1 à chaque unité de l'armée (C-35).
rule-KP-26-3 = (b) et le test d'embuscade KP-17.10 donnent ensemble au plus 1 test par unité et par tour (+1 terreur).
rule-KP-26-4 = D6 ≥ 3 brave, ≥ 4 normal, ≥ 5 milice réussit (+1 avec médecine de guerre 5). Échec : 2 marqueurs.
rule-KP-26-5 = Ordre : les unités de l'armée 1, puis celles de l'armée 2, chaque unité tous ses tests ; on répète jusqu'à ce qu'aucun test ne soit dû. Une unité retirée ne fait pas les tests qui lui restent.
rule-KP-26-6 = Une unité dont un élément est à 12" au plus et en vue d'un chef d'exception ou du chef (non incompétent) d'une armée disciplinée ignore un test par tour (un seul, même si les deux conditions sont réunies). Le premier test dû est annulé.
rule-KP-26-7 = Prophète et médecine de guerre 6 : le test est lancé, mais l'échec est sans effet.
rule-KP-26-8 = Les distances et la vue pour (a), (e) et KP-26.6 se prennent quand les tests sont lancés (unités perdues : leur dernière position).
rule-KP-26-9 = Les tests sont dus dès le fait et lancés à l'étape 7, aussi pour les pertes des étapes 3 et 4. Les marqueurs des tests ratés agissent aussitôt. Les unités cachées ou en attente, les trains et les bateaux ne testent jamais.
heading-KP-27 = Désordre
rule-KP-27-1 = Les marqueurs viennent des touches (1), des tests ratés (2) et des résultats du corps à corps. Chaque marqueur : −1 au tir, −1/+1 au corps à corps (M10, M13).
rule-KP-27-2 = Plus de 1 : un 20 naturel ne tue plus à lui seul (19+ modifié tue toujours).
rule-KP-27-3 = Plus de 2 : l'unité ne peut pas engager de corps à corps, ne peut pas venir à moins de 6" d'un ennemi visible (6" exactement est permis), et ne peut pas s'approcher davantage d'un ennemi dont elle est déjà à moins de 6". Si elle est déjà à moins de 6" : d'ennemis à pied – elle peut rester ou s'éloigner ; d'ennemis montés, d'artillerie ou de mitrailleuses – à son activation elle doit s'éloigner jusqu'à être à 6", autant que son jet le permet (KP-27.5).
rule-KP-27-4 = Plus de 4 : l'unité est retirée aussitôt.
rule-KP-27-5 = Retrait de KP-27.3 : permis si l'unité finit à au moins 6" de tout élément ennemi visible, monté, d'artillerie ou de mitrailleuse, qui était plus proche au début de son activation, et n'a pas enfreint KP-27.3 envers d'autres. Si son jet ne le permet pas, elle est déplacée de toute la distance permise droit à l'opposé du plus proche d'entre eux (KP-25.3, 25.4, 25.9–25.11 ; elle s'arrête au bord de la table et n'est pas perdue). Exécuté même si le propriétaire annonce que l'unité reste.
rule-KP-27-6 = Les unités au contact sont exemptées de KP-27.3 ; elles continuent de combattre ou rompent.
heading-KP-28 = Ralliement
rule-KP-28-1 = Étape 1 : chaque unité qui a des marqueurs lance 2 D6 (milice 1) ; chaque 6 ôte un marqueur. Les unités au corps à corps peuvent se rallier.
rule-KP-28-2 = Un chef (non incompétent) ajoute 1 D6 pour une unité dont un élément est à 4" de lui au plus ; un chef d'exception 2 D6, pour la même ou pour deux unités ; aussi pour des unités qui ont déjà lancé, avec ou sans succès.
rule-KP-28-3 = Un camp lance d'abord pour toutes ses unités, puis attribue les dés du chef un par un, en voyant les résultats. Les six en trop sont perdus.
heading-KP-29 = Ouvrages et bâtiments
rule-KP-29-1 = Rien n'est construit en cours de partie. Les ouvrages sont achetés par le défenseur et placés avant le déploiement : parapets dans tout scénario avec un défenseur ; palissades dans l'embuscade et le siège ; blockhaus dans le siège ; rien dans une bataille rangée.
rule-KP-29-2 = Parapets, meurtrières, trous de tirailleurs et tranchées : 2 AP par élément, 5 AP pour les éléments avec armes à culasse ou à répétition ; seulement pour des troupes à pied avec armes à feu (arcs exclus). Un emplacement = un rectangle à pied.
rule-KP-29-3 = Un élément est dans un emplacement s'il est à pied et si au moins la moitié de sa surface s'y trouve ; l'un ou l'autre camp peut l'occuper. S14 de toutes les directions ; sans effet sur mouvement, corps à corps ou vue (ses occupants ne bloquent pas la vue).
rule-KP-29-4 = Cohésion de 4" pour les unités dans des ouvrages (KP-2.3).
rule-KP-29-5 = Palissade autour d'un village dans la moitié du défenseur : 3 AP par pouce du plus grand diamètre du village.
rule-KP-29-6 = Vue : KP-21.14. Qui est à pied juste derrière (et la touche) voit, tire et est vu ; S13. Pas d'embuscade derrière des palissades.
rule-KP-29-7 = Seules les troupes à pied la franchissent : un élément doit commencer son activation en touchant la palissade (l'ayant atteinte à un tour précédent). Alors, ou bien (a) un élément ennemi touche l'autre côté en face de lui (à 0,5" au plus à travers elle) : il engage un corps à corps par-dessus la palissade (M22) ; ou bien (b) personne en face : il est placé de l'autre côté, touchant la palissade, et son activation finit. Pas de tir dans ce tour.
rule-KP-29-8 = Blockhaus : pas pour les armées indiennes ; jusqu'à 2, 30 AP chacun, dans sa moitié. Jusqu'à 8 éléments à pied à l'intérieur (leur place à l'intérieur est sans importance), un tireur par mur ; le mur est son bord avant. Entrer ou sortir par sa propre porte : élément touchant un mur, activation entière.
rule-KP-29-9 = Les murs intacts sont infranchissables ; les occupants ne peuvent pas être contactés de l'extérieur. De l'extérieur on ne peut tirer que sur les occupants qui ont tiré ce tour, avec S14.
rule-KP-29-10 = Les pièces (pas les mitrailleuses) peuvent tirer sur un mur : modificateurs du tireur et S11, S15 seulement ; ≥ 14 touche ; chaque touche D6 : légère 5+, moyenne 4+ ouvre une brèche dans ce mur. Un mur ouvert est praticable à pied (terrain facile) ; un contact à travers la brèche n'a pas M22.
rule-KP-29-11 = Toit : un élément à pied qui a touché un mur pendant un tour entier (du début de son activation à la fin du tour) peut grimper à la fin de ce tour. À partir du tour suivant, à chaque phase de corps à corps, D6 : sur 5–6 il force l'entrée et combat une unité d'occupants de son choix comme attaquant, sans M22. Sur le toit, les occupants et d'autres peuvent tirer sur lui, avec S12.
rule-KP-29-12 = Feu : un élément sur le toit peut y mettre le feu (KP-23.2). Des guerriers avec arcs à 2" au plus peuvent tirer des flèches incendiaires : jet normal de D20, sur une touche D6 = 6 met le feu. Un bâtiment en feu doit être quitté comme un village en feu.
rule-KP-29-13 = « À l'intérieur d'une fortification » pour KP-26.2(b) = dans un blockhaus, une palissade ou un cercle de chariots ; les parapets ne comptent pas.
rule-KP-29-14 = La palissade est le contour fermé du polygone du village, une ligne qu'aucun rectangle ne peut couper, sans porte : les troupes montées, pièces et chariots déployés à l'intérieur y restent. Diamètre = plus grande distance entre deux points du contour, arrondie au pouce entier supérieur. Les emplacements et bâtiments sont placés là où le défenseur peut déployer, dans sa moitié, sans chevauchement.
rule-KP-29-15 = Un corps à corps à travers une palissade, un chariot ou une brèche est un contact pour toutes les règles. Qui recule le fait de son propre côté ; aucun résultat ne fait passer qui que ce soit de l'autre côté. Un élément qui franchit par KP-29.7 ne fait pas d'autre mouvement ; les autres éléments de son unité se déplacent normalement.
rule-KP-29-16 = États d'un élément à pied par rapport à un bâtiment : dehors, touchant un mur, dedans (à un mur 1–4 ou en réserve), sur le toit. Dedans et sur le toit, sa position pour toutes les distances est le rectangle du bâtiment. Le propriétaire répartit les murs à l'activation de l'unité, gratuitement. Des éléments de plusieurs unités peuvent se partager les 8 places.
rule-KP-29-17 = Combat à l'intérieur : seuls les éléments qui ont forcé l'entrée sont au contact ; M01, M05, M22 ne s'appliquent jamais. Les attaquants qui reculent sont placés dehors, touchant le mur qu'ils ont escaladé, les occupants dehors, touchant un mur au choix de leur propriétaire ; tous reculent droit à l'opposé du centre du bâtiment. S'il ne reste pas d'occupant, les intrus tiennent le bâtiment.
rule-KP-29-18 = Les flèches incendiaires emploient les modificateurs de KP-29.10. Un bâtiment en feu suit KP-23.4 et KP-23.5 ; KP-26.2(g) ne vaut que pour les villages.
heading-KP-30 = Composer une armée
rule-KP-30-1 = Choisis une liste, une année dans les limites de la liste, et une tribu ou nation là où la liste les distingue.
rule-KP-30-2 = 3–9 unités combattantes (les pièces d'artillerie comptent), plus, au choix, 1 éclaireur, 1 chef à part, 1 prophète (s'il est acheté), 1 train de chariots.
rule-KP-30-3 = Les minimums et maximums des entrées comptent des unités ; les prix s'entendent par élément.
rule-KP-30-4 = « Avant Y » = jusqu'à Y−1 ; « après Y » = à partir de Y+1 ; « jusqu'à Y » = Y compris ; « entre A et B » = les deux compris ; « ensuite » = à partir de l'année suivante.
rule-KP-30-5 = Fractions : ⌊n·k/m⌋ des éléments (ou des unités, si la liste parle d'unités) des entrées concernées.
rule-KP-30-6 = Brave, milice, agile, caparaçonné et monté s'achètent pour des unités entières ; armes, tireur d'élite, exercé, revolvers et lances par élément. Là où une liste limite les braves ou une autre qualité à une fraction des guerriers, les éléments de toutes les unités qui l'ont reçue ne peuvent pas dépasser cette fraction.
rule-KP-30-7 = Des armes mêlées dans une unité sont permises si les éléments sont du même type de troupe.
rule-KP-30-8 = Rapports d'armes : un élément avec arc et mousquet compte une fois de chaque côté ; les fusils rayés comptent comme mousquets ; alliés et mercenaires ne sont pas comptés.
rule-KP-30-9 = Disciplinée : seulement « au choix » (4, 11, 12) ou « obligatoire » (5, 13). Chef incompétent : seulement listes 3, 5, 10.
rule-KP-30-10 = Chariots, bateaux et blockhaus seulement là où la liste d'armée les permet (chapitre 31 ; blockhaus KP-29.8).
rule-KP-30-11 = Chefs d'exception seulement dans leurs années et pour leur tribu ou nation.
rule-KP-30-12 = Stratagèmes : chapitre 11 et la liste.
rule-KP-30-13 = En campagne : un chef nommé ne meurt pas forcément à sa date historique ; une fois tué au jeu, il est remplacé par un chef ordinaire dans les parties suivantes.
rule-KP-30-14 = Une armée qui enfreint une règle est refusée, et chaque règle enfreinte est nommée.
rule-KP-30-15 = Les deux armées emploient la même année, que les deux listes doivent permettre ; elles peuvent employer toutes deux la même liste.
rule-KP-30-16 = Là où une liste attache une qualité à une tribu alliée qu'elle ne suit pas (liste 11 : Comanches et Utes, Apaches), on déclare simplement que l'unité est de cette tribu.
heading-KP-31 = Les treize listes d'armée
rule-KP-31-1 = Indiens des forêts de l'Est, 1750–1864. Camp indien ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : oui ; compte comme armée régulière : non. « La moitié des guerriers braves » est une fraction d'éléments, achetée par unités (KP-30.6). Les unités braves des Miamis et des Delawares peuvent passer pour des mercenaires chaouanons (C-42). Fusils rayés +3 AP : c'est la différence du tableau ; la liste n'imprime pas de prix.
rule-KP-31-2 = Coureurs des bois, 1750–1780. Camp blanc ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : oui ; compte comme armée régulière : non. La limite des fusils rayés compte les unités qui en contiennent ; dans une telle unité, autant d'éléments qu'on veut peuvent en avoir.
rule-KP-31-3 = Colons de l'Est, 1750–1838. Camp blanc ; discipline : non ; incompétent permis : oui ; chariots : oui ; bateaux : oui ; compte comme armée régulière : non. Chef incompétent à part : élément de 4 AP, −25 AP (C-45).
rule-KP-31-4 = Rangers, 1755–1783. Camp blanc ; discipline : au choix ; incompétent permis : non ; chariots : non ; bateaux : oui ; compte comme armée régulière : non.
rule-KP-31-5 = Armées régulières de l'Est, 1750–1838. Camp blanc ; discipline : obligatoire ; incompétent permis : oui ; chariots : oui ; bateaux : oui ; compte comme armée régulière : oui. Les miliciens sont des réguliers de qualité milice (C-59). Avec la règle américaine et une milice ≤ 4, une armée américaine a 2–4 unités régulières. Français seulement jusqu'en 1759, Britanniques jusqu'en 1815, Espagnols jusqu'en 1817, Américains à partir de 1776.
rule-KP-31-6 = Tribus de la prairie, 1750–1875. Camp indien ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : oui ; compte comme armée régulière : non. Les tribus de l'Est déplacées (à partir de 1830) emploient cette liste.
rule-KP-31-7 = Tribus des plaines et des Rocheuses, 1750–1890. Camp indien ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : non ; compte comme armée régulière : non. Pas d'années dans le titre : 1750–1890. Arc + mousquet à +3 est le prix d'un tireur exercé (7) ; seul le choix du mousquet seul est inexpérimenté. Armes à répétition, fusils rayés et carabines à culasse remplacent un mousquet ; un élément inexpérimenté le reste. Limite commune : fusils rayés + carabines à culasse ensemble ≤ la moitié des éléments montés avec mousquets. Comanches : jamais braves ; Kiowas et Comanches tous montés jusqu'en 1874 ; tous les Comanches montés agiles jusqu'en 1875.
rule-KP-31-8 = Tribus du Sud-Ouest, 1750–1886. Camp indien ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : non ; compte comme armée régulière : non. Les guerriers ne sont agiles qu'à pied ; à cheval ils ne le sont pas. L'armement de base arc + mousquet garde l'arc quand le mousquet est remplacé.
rule-KP-31-9 = Trappeurs, 1750–1890. Camp blanc ; discipline : non ; incompétent permis : non ; chariots : non ; bateaux : oui ; compte comme armée régulière : non. Pas d'années dans le titre : 1750–1890.
rule-KP-31-10 = Colons de l'Ouest, 1839–1890. Camp blanc ; discipline : non ; incompétent permis : oui ; chariots : oui ; bateaux : oui ; compte comme armée régulière : non. Pas d'années dans le titre : 1839–1890 (la liste 3 finit en 1838 et renvoie ici). Les revolvers s'ajoutent à l'arme longue ; les colons à pied peuvent en avoir (C-40).
rule-KP-31-11 = Espagnols et Mexicains du Sud-Ouest, 1750–1845. Camp blanc ; discipline : au choix ; incompétent permis : non ; chariots : oui ; bateaux : oui ; compte comme armée régulière : oui. Les dragons avec arcs restent inexpérimentés. Discipline au choix, obligatoire avec les Usares ou Anza.
rule-KP-31-12 = Texas, 1836–1865. Camp blanc ; discipline : au choix ; incompétent permis : non ; chariots : oui ; bateaux : oui ; compte comme armée régulière : oui. Fusils rayés : seulement réguliers et colons (les Rangers portent des carabines).
rule-KP-31-13 = Armée des États-Unis, 1833–1890. Camp blanc ; discipline : obligatoire ; incompétent permis : non ; chariots : oui ; bateaux : oui ; compte comme armée régulière : oui. Toujours disciplinée. Pas de chefs d'exception nommés. Les Indiens amis ne peuvent pas acheter d'armes à culasse (les prix ne sont donnés que pour 10 à pied et 12 montés). Les Texas Rangers remplacent jusqu'à 2 unités en 1846–65 et comptent dans les 9. Pas contre les Séminoles : Texas Rangers, Indiens amis.
heading-KP-36 = Décisions des joueurs
rule-KP-36-1 = Liste complète. « Secret » = choisi sans voir le choix de l'autre camp et révélé comme indiqué ; tout le reste est ouvert et dans l'ordre de KP-0.10. La dernière colonne dit ce qui vaut si un joueur ne donne pas de réponse.
    N° ; Décision ; Qui ; Quand ; Sans réponse
    D-01 ; année, liste, tribu, nation ou allié (KP-30.1, 30.15) ; année convenue, le reste chacun ; en premier ; –
    D-02 ; format des figurines, table, options, taille des armées, limites de tours ; convenu ; en premier ; réglages ordinaires
    D-03 ; stratagème ou aucun, secret (KP-11.1) ; chacun ; avant le scénario ; aucun
    D-04 ; scénario et rôles convenus, ou tirés aux dés (KP-16.2, 16.3) ; convenu ; après D-03 ; tirés aux dés
    D-05 ; armée : unités, éléments, armes, options, discipline, chef (qualité ; à part ou dans quel élément), éclaireur et son arme, chariots, secret jusqu'au déploiement ; chacun ; après D-04 ; –
    D-06 ; ouvrages : sorte, nombre, places (KP-29) ; défenseur ; avant le déploiement ; aucun
    D-07 ; zone (KP-14.4, 14.7) ; convenue, sinon le défenseur (bataille rangée : qui dispose le terrain) ; après D-05 ; première zone de la liste
    D-08 ; saison : choisir ou tirer au sort (KP-15.1) ; attaquant ; après D-07 ; tirée au sort
    D-09 ; obscurité : aucune, nuit, aube n, crépuscule n (KP-15.10) ; attaquant d'un raid ou d'un siège ; avant le déploiement ; aucune
    D-10 ; bord de base ou bord d'entrée (KP-14.5) ; comme indiqué là ; KP-14.5 ; bord inférieur ou gauche
    D-11 ; disposition du terrain ; collines : crête ou plateau, infranchissable, sentiers ; bois dense ou clair ; courant d'une rivière ; défenseur (bataille rangée : qui dispose le terrain) ; KP-14.3 ; disposition permise faite au hasard
    D-12 ; 0–2 changements du terrain ; attaquant (bataille rangée : l'autre joueur) ; après D-11 ; aucun
    D-13 ; bateaux : nombre, places, qui est à bord (KP-10.11) ; chacun ; déploiement ; aucun
    D-14 ; quelles unités sont des arrivées tardives et lesquelles sont cachées, secret (KP-16.5, 16.6, 16.8) ; chacun, selon ce que permet le scénario ; avant que la première unité soit placée ; aucune (si KP-16.19 le permet)
    D-15 ; ordre de marche, visible du défenseur (KP-16.6) ; attaquant d'une embuscade ; avant le déploiement ; ordre de la liste d'armée
    D-16 ; placer avant ou après l'adversaire, pour chaque paire (KP-16.5) ; joueur de la seule armée disciplinée ; à chaque paire ; après
    D-17 ; déploiement : quelle unité, formation, orientation, mode ; murs tenus ; cercle de chariots ; chef à part, éclaireur, prophète (KP-16.14) ; chacun ; déploiement ; une formation à la première place libre
    D-18 ; notes d'embuscade : positions exactes, orientations, mode, secret (KP-17.19) ; chacun ; après toutes les unités visibles ; –
    D-20 ; dés de ralliement du chef, un par un (KP-28.3) ; propriétaire ; étape 1 ; unité qui a le plus de marqueurs
    D-21 ; place, formation, orientation, mode et ordre des arrivées (KP-17.18) ; propriétaire ; étape 2 ; place permise la plus proche de son bord de base
    D-22 ; quelle unité activer ; en révéler une cachée ; passer ; toutes les autres restent (KP-18.4) ; joueur dont c'est le tour ; étape 4 ; toutes restent
    D-23 ; action : rester, se déplacer, mettre pied à terre (et se déplacer), monter à cheval, embarquer, débarquer, déplacer un bateau, porter un canoë, rompre, agir à la palissade, entrer dans un bâtiment ou en sortir, tenir des murs, colonne guidée ; propriétaire ; activation ; rester
    D-24 ; annonce du terrain facile ou difficile (KP-19.1) ; propriétaire ; avant le jet ; difficile si l'unité y commence, sinon facile
    D-25 ; relance : agile, chef (quelle unité) (KP-19.7, 19.8) ; propriétaire ; après le jet ; non
    D-26 ; chemins des éléments et leur ordre ; contact pris ; orientation finale ; propriétaire ; après le jet ; rester
    D-27 ; nouveaux chemins après une découverte (KP-17.13) ; joueur qui se déplace ; à la découverte ; s'arrêter
    D-28 ; pivoter pour faire face ; à quel ennemi (KP-24.19) ; propriétaire ; activation ; non
    D-29 ; dans un corps à corps qui dure : rester, rompre, amener des éléments (KP-24.20) ; propriétaire ; activation ; rester
    D-30 ; entrer : point sur le bord, qui accompagne (KP-16.6, 16.18) ; quitter la table (KP-16.17) ; attaquant d'une embuscade ; activation ; milieu du bord ; sort
    D-31 ; train de chariots : rouler, s'arrêter, former le cercle (KP-9.3, 9.7) ; propriétaire ; activation ; s'arrêter
    D-32 ; chemin du retrait (KP-27.5) ; propriétaire ; activation ; droit à l'opposé
    D-33 ; étape A, secret : par élément ne pas tirer, arme, élément visé, mur, flèches incendiaires, incendie ; révéler des unités cachées pour tirer ; chacun ; étape 5 ; ne pas tirer
    D-34 ; étape B, secret : par élément qui n'a pas encore agi, cible révélée à l'étape A (KP-22.18) ; chacun ; étape 5 ; ne pas tirer
    D-35 ; quel élément est perdu, tir et corps à corps (KP-22.15, 24.16) ; propriétaire de l'unité ; étapes 5, 6, aussi aux assauts ; pas celui du chef, puis le moins cher, puis hors du contact
    D-36 ; attribution des contacts (KP-24.6) ; propriétaire de chaque élément ; étape 6 ; le plus long contact
    D-37 ; toit : grimper ; forcer l'entrée ou mettre le feu ; quelle unité d'occupants ; mur par lequel sortent les occupants (KP-29.11, 29.17) ; attaquant, pour le dernier point l'occupant ; étapes 5, 6, 8 ; non ; mur le plus proche
    D-38 ; abandonner ; proposer ou accepter le nul ; chacun ; à tout moment ; non
rule-KP-36-2 = Automatique, sans décision : brouillard, médecine de guerre, vent, dés des arrivées tardives et des renforts, dés de ralliement des unités, reculs (direction, distance, arrêts), enrayages, tests et test ignoré (KP-26.6), retrait au-delà de 4 marqueurs, pillage, contrôle du village, tous les contrôles de victoire.
heading-KP-37 = Informations cachées
rule-KP-37-1 = Secret jusqu'à la révélation : (a) unités cachées – s'il y en a, combien, lesquelles, où, leur mode ; (b) quelles unités sont des arrivées tardives ; (c) la composition de l'armée au-delà de ce qui est sur la table ; (d) le stratagème jusqu'à ce que les deux aient choisi ; (e) les annonces de tir d'une étape jusqu'à ce que les deux soient complètes ; (f) les dés de médecine de guerre des unités cachées ou en attente.
rule-KP-37-2 = Public : listes, tribu ou nation, année, limite d'AP, discipline, qualité du chef et élément qui le porte, stratagèmes après D-03, scénario, rôles, terrain, temps, plan d'obscurité, ouvrages, ordre de marche, nombre d'unités encore à venir, tous les éléments déployés avec type, armes, qualités, mode, marqueurs, s'ils ont bougé ou tiré, activations, tests dus, tous les autres dés.
rule-KP-37-3 = Dés des arrivées tardives : l'adversaire voit le nombre de dés et qui arrive, non les valeurs (elles distingueraient les guerriers montés des autres).
rule-KP-37-4 = Les unités cachées restent inconnues de l'adversaire : rien de ce qu'il voit à l'écran, dans le journal ou avec les outils de mesure, de chemin et de vue ne les trahit, et un bot ne les connaît pas non plus. KP-17.7 n'est contrôlé que sur des mouvements faits ; la réponse est le point d'arrêt et l'unité révélée, rien d'autre (aucun indice qu'une autre unité cachée était proche).
rule-KP-37-5 = L'étape où l'on peut passer (KP-18.4) est montrée aux deux joueurs de la même façon, qu'il y ait des unités cachées ou non, pour que ni l'attente ni les questions ne révèlent rien.
rule-KP-37-6 = Une révélation montre l'unité entière aux deux joueurs pour de bon ; elle ne peut plus se cacher. Les unités perdues pendant qu'elles étaient cachées (feu, médecine de guerre) sont montrées comme perdues à la fin du tour. À la fin de la partie tout est montré.
