# Les règles du Lion de Khartoum dans nos propres termes. Les numéros restent ceux du livret.

heading-LK-1 = Aperçu
rule-LK-1-1 = Un seul joueur incarne Gordon, Gouverneur de Khartoum, de février 1884 (tour 1) à janvier 1885 (tour 12). Un tour vaut environ un mois.
rule-LK-1-2 = Quatre Bannières mahdistes (Noire, Blanche, Rouge, Verte) marchent sur le Palais du Gouverneur, chacune par son propre chemin. Des cartes et des tableaux les dirigent ; rien n'est caché, sauf l'ordre des deux piles de cartes.
rule-LK-1-3 = Tu gagnes en tenant le Palais jusqu'à l'arrivée de la Force de secours. Tu perds aussitôt si une Bannière entre dans le Palais, si les PR tombent au-dessous de 1 ou si le MC tombe au-dessous de 1.
heading-LK-2 = Matériel
heading-LK-2-1 = Carte
rule-LK-2-1-1 = Quatre chemins, un par couleur de Bannière, comptent chacun six zones, numérotées de 6 (départ, la plus éloignée) à 1. Une Bannière ne se déplace que sur son chemin.
rule-LK-2-1-2 = La zone 1 des quatre chemins est une seule et même zone, le Palais du Gouverneur. La carte compte donc 4 x 5 + 1 = 21 zones.
rule-LK-2-1-3 = Une zone n'est adjacente qu'aux zones de numéro immédiatement supérieur et inférieur de son chemin ; le Palais est adjacent à la zone 2 des quatre chemins.
rule-LK-2-1-4 = Une zone circulaire (terrain dégagé) a un niveau de fortification de départ de 0 et un maximum de 1 ; une zone carrée à ligne simple (fleuve, remparts, bâtiments), 1 et 2 ; un fort (zone carrée à double ligne), 2 et 3.
rule-LK-2-1-5 = Le niveau actuel d'une zone est son niveau de départ, plus 1 si elle porte un marqueur d'amélioration ; il ne dépasse jamais le niveau de départ + 1. Un changement permanent dû à un événement (carte 2) abaisse à la fois le niveau de départ et le maximum, jamais au-dessous de 0 ; un marqueur déjà en place y reste et compte toujours +1.
rule-LK-2-1-6 = Les zones de rives du Nil (point bleu) sont les seules où les canonnières peuvent agir.
rule-LK-2-1-7 = Zones clés (étoile) : en perdre une coûte 1 MC, la reprendre rend 1 MC (LK-11.9).
rule-LK-2-1-8 = Les zones de la carte, avec leurs niveaux de départ et maximum, sont les suivantes. Seuls les noms du Palais, de Fort Omdurman, du Fort du Nord et des Remparts sud et est viennent du livret ; les autres noms, plusieurs types et une partie des symboles (Nil, étoile) sont reconstitués.
    Commune aux quatre chemins : 1 Palais du Gouverneur (carrée, 1/2, Nil).
    Chemin Noir : 6 Camp d'Abou Saïd (circulaire, 0/1) ; 5 Fort Omdurman (fort, 2/3, Nil, zone clé) ; 4 Nil Blanc (carrée, 1/2, Nil) ; 3 Pointe de Mogran (carrée, 1/2, Nil) ; 2 Arsenal (carrée, 1/2).
    Chemin Blanc : 6 Kalakla (circulaire, 0/1) ; 5 Arbre de Mahou Bey (circulaire, 0/1, Nil) ; 4 Remparts sud (carrée, 1/2, zone clé) ; 3 Plaine intérieure (circulaire, 0/1) ; 2 Grande mosquée et bazar (carrée, 1/2).
    Chemin Rouge : 6 Halfaya (circulaire, 0/1) ; 5 Chambat (circulaire, 0/1, Nil) ; 4 Khodjali (circulaire, 0/1, Nil) ; 3 Fort du Nord (fort, 2/3, Nil, zone clé) ; 2 Nil Bleu (carrée, 1/2, Nil).
    Chemin Vert : 6 El Gereif (circulaire, 0/1) ; 5 Village de Bouri (circulaire, 0/1, Nil) ; 4 Remparts est (carrée, 1/2, zone clé) ; 3 Route de Messalamia (circulaire, 0/1) ; 2 Mission catholique (carrée, 1/2).
rule-LK-2-1-9 = La place des zones sur l'écran et le tracé du Nil Blanc, du Nil Bleu et du Nil réuni ne servent qu'au dessin ; pour les règles, seuls comptent les symboles des zones.
heading-LK-2-2 = Pistes
rule-LK-2-2-1 = Piste des tours : de 1 à 12, soit de février 1884 à janvier 1885.
rule-LK-2-2-2 = Piste des PA : de 0 à 4.
rule-LK-2-2-3 = Piste du MC : maximum 15, départ 12 ; au-dessous de 1, c'est la défaite. MJD imprimé selon le niveau : 13-15 +1, 10-12 0, 7-9 -1, 4-6 -2, 1-3 -3.
rule-LK-2-2-4 = Piste des PR : maximum 36, départ 32 ; au-dessous de 1, c'est la défaite. MJD imprimé selon le niveau : 31-36 +1, 21-30 0, 11-20 -1, 1-10 -2.
rule-LK-2-2-5 = Toute hausse de MC, de PR ou de puissance au-delà du maximum de la piste est perdue.
rule-LK-2-2-6 = Quatre pistes de puissance, de 0 à 12.
rule-LK-2-2-7 = Le « MJD de niveau » cité plus loin est la somme du MJD du MC et du MJD des PR actuels, lus au moment de calculer le total, une fois payés tous les coûts de l'action (en défense, après l'option des PR, LK-7.2.4).
heading-LK-2-3 = Cartes
rule-LK-2-3-1 = 20 cartes d'événement : numéro, titre, effet, PA. 12 cartes d'activation des Bannières : numéro et une ou plusieurs Bannières dans l'ordre.
heading-LK-2-4 = Pions
rule-LK-2-4-1 = 64 pions. Leur nombre est une limite absolue : jamais plus de marqueurs d'amélioration, de canonnières ou de milices qu'il n'en existe.
rule-LK-2-4-2 = Les pions à astérisque ne servent qu'avec des règles optionnelles. Le pion du leader Gordon en fait partie.
rule-LK-2-4-3 = Chaque unité porte trois facteurs, dans l'ordre Raid / Sortie / Défense. « X » : l'unité ne peut pas prendre part à cette action.
rule-LK-2-4-4 = Deux silhouettes : unité à deux pas ; une silhouette : unité à un pas. Une unité à deux pas qui perd un pas est remplacée par le pion à un pas du même type. Seules les troupes ont des pas.
rule-LK-2-4-5 = Les « troupes » sont les Égyptiens, les Soudanais et les Bachi-bouzouks (ensemble : les unités régulières) ainsi que les milices. Les leaders, les canons et les canonnières ne sont pas des troupes.
rule-LK-2-4-6 = Marqueurs : 4 de position des Bannières, 4 de puissance, puis tour, Force de secours, PA, MC et PR ; 8 marqueurs d'amélioration des fortifications, 4 marqueurs Désorganisée.
rule-LK-2-4-7 = Un marqueur d'amélioration qui quitte la carte retourne à la réserve et peut être replacé. Si la réserve est vide, aucune amélioration ne peut être placée, de quelque façon que ce soit. Les marqueurs Désorganisée ne peuvent pas manquer ; un second sur la même Bannière est sans effet. Il existe un pion à un pas pour chaque pion à deux pas.
heading-LK-2-5 = Cases
rule-LK-2-5-1 = Troupes : disponibles, utilisées. Canons : disponibles, utilisés. Leaders : disponibles, blessés. Canonnières : disponibles, endommagées. Hors de la carte : canonnières non construites, milices non créées, unités éliminées.
rule-LK-2-5-2 = Seules les unités disponibles peuvent être choisies pour un raid, une sortie ou une position défensive.
heading-LK-3 = Mise en place
rule-LK-3-1 = Bats séparément les cartes d'événement et les cartes d'activation des Bannières : elles forment deux piles, faces cachées.
rule-LK-3-2-1 = Les quatre Bannières sont dans la zone 6 de leur chemin.
rule-LK-3-2-2 = Marqueur de tour sur 1 ; marqueur de la Force de secours sur 12 ; marqueur de PA sur 3.
rule-LK-3-2-3 = Troupes disponibles : 2 unités égyptiennes, 3 soudanaises et 3 de Bachi-bouzouks, toutes à deux pas. Aucune milice.
rule-LK-3-2-4 = Canons disponibles : 1 lourd, 5 légers. Aucune canonnière n'est construite.
rule-LK-3-2-5 = Leaders disponibles : Stewart, Ali, Nushi.
rule-LK-3-2-6 = MC 12 ; PR 32.
rule-LK-3-2-7 = Puissances : Noire 8, Blanche 8, Rouge 6, Verte 6.
heading-LK-4 = Séquence de jeu
rule-LK-4-1-1 = La partie dure 12 tours (moins si la Force de secours arrive plus tôt). Chaque tour : A phase d'événement (pas au tour 1) ; B phase d'action ; C phase d'activation des Bannières (pas au tour 1) ; D phase de remise en ordre.
rule-LK-4-1-2 = Les PA non dépensés pendant le tour sont perdus.
rule-LK-4-1-3 = Une action commencée s'achève avant la suivante. Chaque type d'action ne se fait qu'une fois par tour.
rule-LK-4-1-4 = Les actions choisies s'exécutent dans cet ordre : 1 améliorer les fortifications, 2 augmenter le MC, 3 augmenter les PR, 4 construire ou réparer des canonnières, 5 créer des milices, 6 raid, 7 sortie, 8 positions défensives. Après une action, seules celles qui la suivent dans cette liste restent permises.
rule-LK-4-1-5 = Tu peux t'arrêter à tout moment ; une action qui ne changerait rien du tout n'est pas proposée (LK-6.0.2).
heading-LK-4-2 = Tour 1
rule-LK-4-2-1 = Ni phase d'événement, ni phase d'activation des Bannières.
rule-LK-4-2-2 = Tu disposes de 3 PA et d'une réserve à part de 8 PR gratuits. Tous les coûts en PR du tour 1 sont pris sur cette réserve ; la piste des PR reste intacte et ne peut pas servir. Les PR gratuits non dépensés sont perdus.
rule-LK-4-2-3 = Actions permises au tour 1 : améliorer les fortifications, augmenter le MC, canonnières, milices. (Interdites : augmenter les PR, raid, sortie, positions défensives.)
rule-LK-4-2-4 = Les coûts en MC (milices) se paient normalement. Toutes les limites de la partie 6 s'appliquent ; la réserve gratuite peut être dépensée jusqu'à 0.
rule-LK-4-2-5 = La phase de remise en ordre a lieu aussi au tour 1, y compris l'entretien de 1 PR, payé sur la piste des PR. Une option supprime l'entretien du tour 1.
heading-LK-5 = Phase d'événement
rule-LK-5-0-1 = Tire la première carte de la pile d'événements. Si la pile est vide, bats la défausse pour en former une nouvelle.
rule-LK-5-1 = Événements conditionnels (titre en italique) : ils ne se déclenchent que si leur condition est remplie au moment du tirage, à savoir certains tours ou un autre événement déjà survenu (nos cartes demandent aussi une canonnière disponible ou un leader en vie). Sinon, la carte ne donne que ses PA.
rule-LK-5-2 = Événements uniques (titre suivi d'un astérisque) : une fois l'événement survenu, la carte quitte le jeu. Une carte unique qui ne s'est pas déclenchée est défaussée normalement.
rule-LK-5-3 = Place le marqueur de PA sur le nombre de la carte (1 à 4). Certaines cartes donnent des PA aléatoires, indiqués après le texte : applique d'abord l'événement, puis jette le dé.
rule-LK-5-4 = Toutes les autres cartes utilisées vont à une défausse qui n'est pas remélangée, sauf par la carte 20. Avec l'option O4 (Fortune capricieuse), voir LK-5.11.
rule-LK-5-5 = Applique les effets dans l'ordre imprimé ; la mort subite (LK-9.2) est vérifiée après chaque changement.
rule-LK-5-6 = Les effets sur les unités ne touchent que les unités disponibles (dans cette phase elles le sont toutes, sauf les leaders blessés et les canonnières endommagées). Exception : la carte 7 se déclenche, et Stewart peut être envoyé, même s'il est blessé.
rule-LK-5-7 = Voici les 20 cartes, avec leur condition et leurs PA (un astérisque marque un événement unique). De la carte 2, le livret donne le numéro, le titre, les tours et le caractère unique ; tout le reste est de nous.
    1 Le Mahdi devant Khartoum (*), tours 8-12, 2 PA : chaque Bannière gagne 1 de puissance.
    2 Les eaux du Nil se retirent (*), tours 9-12, 2 PA : le niveau de fortification des Remparts sud (Blanc 4) et du Nil Blanc (Noir 4) baisse de 1 jusqu'à la fin de la partie.
    3 La chute de Berber (*), tours 4-8, 2 PA : MC -1 ; la Bannière Rouge gagne 1 de puissance.
    4 Wolseley se met en route (*), tours 6-12, 3 PA : Force de secours un tour plus tôt ; MC +1.
    5 Victoire à Abou Kléa (*), tours 9-12 et après l'événement 4, 3 PA : Force de secours un tour plus tôt ; MC +1.
    6 La trahison des pachas (*), tours 2-6, 2 PA : une unité de Bachi-bouzouks perd un pas ; MC -1.
    7 Stewart et l'Abbas (*), tours 6-10 si Stewart n'est pas tué, 3 PA : garde Stewart, sans effet, ou envoie-le : il est retiré du jeu et tu jettes 1D6 ; 1-3 MC -1, 4-6 Force de secours un tour plus tôt.
    8 Les Krupp de Hicks Pacha, tours 7-12, 2 PA : retire une amélioration de ton choix ; s'il n'y en a pas, MC -1.
    9 Convoi fluvial, si une canonnière est disponible, 3 PA : PR +2.
    10 Le papier-monnaie de Gordon (*), 3 PA : PR +2.
    11 Désertions, 2 PA : une unité régulière de ton choix perd un pas.
    12 Mines et fil de fer, 2 PA : jusqu'à deux améliorations gratuites dans des zones sous ton contrôle.
    13 La guerre sainte est prêchée, 4 PA : -1 à chaque jet de défense de ce tour.
    14 La faim, tours 8-12, 2 PA : au choix PR -2 ou MC -2.
    15 La variole au camp, 2 PA : une Bannière tirée au hasard perd 1 de puissance et est désorganisée.
    16 Querelles d'émirs, 1 PA : une Bannière de ton choix est désorganisée.
    17 Renforts d'Ansars, 3 PA : les Bannières Noire et Blanche gagnent chacune 1 de puissance.
    18 Les tribus du fleuve se soulèvent, 3 PA : les Bannières Rouge et Verte gagnent chacune 1 de puissance.
    19 Embuscade sur le fleuve, 4 PA : une canonnière disponible est endommagée.
    20 Un messager passe les lignes, PA aléatoires : MC +1 ; les cartes d'événement défaussées sont remélangées à la pile.
    PA aléatoires, 1D6 : 1 donne 1 PA, 2-3 donne 2 PA, 4-5 donne 3 PA, 6 donne 4 PA. Le marqueur de la Force de secours ne passe jamais avant le tour 10.
rule-LK-5-8 = Sans objet possible, un effet ne fait rien ; les autres effets de la carte s'appliquent et l'événement compte comme survenu. Carte 6 sans unité de Bachi-bouzouks : seulement MC -1. Carte 11 sans unité régulière, carte 12 sans marqueur libre ou sans zone admise, carte 19 sans canonnière disponible : rien. Cartes 4, 5 et 7 avec le marqueur de la Force de secours sur 10 : il y reste. Les gains au-delà d'une limite sont perdus (LK-2.2.5) ; une puissance de 0 reste à 0.
rule-LK-5-9 = Qui décide : tu fais tous les choix d'une carte. Les deux possibilités des cartes 7 et 14 sont toujours ouvertes, même celle qui fait perdre la partie (LK-6.0.1 ne vaut que pour les paiements ; Zareba t'avertit). Garder Stewart compte comme événement survenu : la carte quitte le jeu. Les pas perdus des cartes 6 et 11 suivent LK-11.11 : une unité à un pas ne peut être choisie que s'il ne reste aucune unité à deux pas des types nommés. La carte 12 permet de placer 0, 1 ou 2 marqueurs selon LK-6.1.2 et LK-6.1.3. La carte 16 peut viser n'importe quelle Bannière. « Chaque Bannière » s'applique dans l'ordre Noire, Blanche, Rouge, Verte.
rule-LK-5-10 = La carte 20 fait mélanger la défausse avec le reste de la pile et ne va elle-même à la défausse qu'ensuite ; ses PA se jettent en dernier.
rule-LK-5-11 = Avec l'option O4 (Fortune capricieuse), chaque carte résolue, sauf si elle a quitté le jeu, est remélangée à la pile dans la même phase, avant le jet des PA aléatoires.
rule-LK-5-12 = Les modificateurs valables « ce tour » (carte 13) durent jusqu'à la phase de remise en ordre du même tour.
heading-LK-6 = Phase d'action
rule-LK-6-0-1 = Zareba refuse un paiement volontaire qui ferait passer les PR ou le MC au-dessous de 1 (ce serait la défaite immédiate). Cela vaut aussi pour le PR de LK-7.2.4, mais pas pour les choix d'un événement. Au tour 1, on paie sur la réserve gratuite (LK-4.2.2). Une option permet ces paiements.
rule-LK-6-0-2 = Une action n'est proposée que s'il reste un PA, si LK-4.1.3, LK-4.1.4 et LK-4.2.3 la permettent, et si elle peut être menée à bien d'au moins une façon. Il faut au minimum (au tour 1, la réserve gratuite remplace les PR) :
    améliorer les fortifications : une zone admise, un marqueur en réserve, 2 PR (réserve gratuite : 1) ;
    augmenter le MC : MC 14 ou moins, 3 PR (réserve gratuite : 2), pas de hausse des PR ce tour ;
    augmenter les PR : PR 35 ou moins, 3 MC, pas de hausse du MC ce tour ;
    canonnières : une canonnière non construite ou endommagée, 2 PR (réserve gratuite : 1) ;
    milices : moins de deux milices existantes, 2 MC ;
    raid : une unité régulière disponible, une Bannière de puissance 1 ou plus ;
    sortie : une unité disponible admise par LK-6.6.3, une Bannière de puissance 1 ou plus, 2 PR ;
    positions défensives : une unité de troupes disponible et une zone sous ton contrôle autre que le Palais (le Palais compte si une option permet de l'occuper, comme O2).
rule-LK-6-0-3 = Les montants sont entiers ; un montant dont le gain dépasserait le maximum de la piste n'est pas proposé (à MC 14, seulement +1).
rule-LK-6-0-4 = Sans troupes disponibles, aucune des trois dernières actions n'est proposée et les Bannières avancent sans opposition. Des leaders morts, des canons perdus ou des canonnières absentes n'empêchent jamais une action.
heading-LK-6-1 = Améliorer les fortifications
rule-LK-6-1-1 = Coût : 1 PA, plus 1 PR par zone ; au plus 4 zones (4 PR) par tour.
rule-LK-6-1-2 = La zone doit être sous ton contrôle (LK-11.3) et ne pas déjà porter de marqueur d'amélioration (un seul niveau au-dessus du départ est possible).
rule-LK-6-1-3 = Place un marqueur d'amélioration (+1) dans chaque zone choisie, dans la limite de la réserve de marqueurs.
rule-LK-6-1-4 = Le Palais peut être amélioré, mais cela n'aide dans aucun combat tant qu'il ne peut pas être occupé (LK-6.7.6) ; ce marqueur ne peut servir qu'à être sacrifié à la carte 8.
heading-LK-6-2 = Augmenter le moral de la cité ou les points de ressources
rule-LK-6-2-1 = Augmenter le MC : 1 PA, et 2 PR par +1 MC, au plus 4 PR par tour (donc +1 ou +2 MC).
rule-LK-6-2-2 = Augmenter les PR : 1 PA, et 2 MC par +1 PR, au plus 4 MC par tour (donc +1 ou +2 PR).
rule-LK-6-2-3 = Une seule de ces deux actions par tour.
heading-LK-6-3 = Créer des milices
rule-LK-6-3-1 = 1 PA et 1 MC pour une ou deux unités de milices (même prix) ; il n'existe jamais plus de deux milices.
rule-LK-6-3-2 = Elles vont dans les troupes disponibles et peuvent servir aussitôt en défense. Des milices éliminées peuvent être créées de nouveau ; aucune autre troupe ne revient.
heading-LK-6-4 = Construire / réparer des canonnières
rule-LK-6-4-1 = 1 PA pour toute l'action ; constructions (1 PR par pion) et réparations (1 PR par pion endommagé) se combinent librement.
rule-LK-6-4-2 = Au plus 3 canonnières en jeu. Une canonnière détruite quitte le jeu et réduit ce nombre pour de bon (il n'existe que 3 pions).
rule-LK-6-4-3 = Les canonnières construites ou réparées sont disponibles aussitôt.
heading-LK-6-5 = Raid
rule-LK-6-5-1 = Coût : 1 PA, aucun PR.
rule-LK-6-5-2 = Cible : une Bannière, dans n'importe quelle zone, désorganisée ou non ; sa puissance doit être d'au moins 1.
rule-LK-6-5-3 = Unités engagées, toutes disponibles : exactement 1 unité d'infanterie régulière, à un ou deux pas ; si tu veux, 1 leader et 1 canon léger ; autant de canonnières que tu veux, mais seulement si la cible est dans une zone de rives du Nil. Ni milices, ni canons lourds.
rule-LK-6-5-4 = Jette 2D6. Total = 2D6 + facteurs de Raid de l'infanterie, du leader, du canon léger et de chaque canonnière + MJD de niveau + MJD d'événement - la moitié de la puissance de la cible, arrondie au supérieur.
rule-LK-6-5-5 = Cherche le total dans le tableau de résultats AOT.2 (LK-12.2) et applique la ligne dans cet ordre : PR, MC, puissance, désorganisation, puis les pertes : leader, troupes, canons, canonnières.
rule-LK-6-5-6 = Ensuite : l'infanterie et les canons survivants vont dans les cases utilisées ; le leader indemne et les canonnières intactes redeviennent disponibles (ils peuvent encore agir ce tour) ; le leader blessé va dans la case des blessés, les canonnières endommagées dans celle des endommagées.
rule-LK-6-5-7 = Le résultat reste acquis même si toute l'infanterie est perdue ; le reste de l'expédition rentre tout de même. Un raid ou une sortie ne déplace aucune unité amie sur la carte et n'occupe aucune zone.
heading-LK-6-6 = Sortie
rule-LK-6-6-1 = Coût : 1 PA et 1 PR.
rule-LK-6-6-2 = Cible : une Bannière, comme en LK-6.5.2.
rule-LK-6-6-3 = Unités engagées, toutes disponibles : 1 à 3 unités d'infanterie, chacune étant soit une unité régulière à deux pas (égyptienne, soudanaise, Bachi-bouzouks), soit une unité égyptienne ou soudanaise à un pas. Les Bachi-bouzouks à un pas et les milices sont exclus.
rule-LK-6-6-4 = Au plus 1 leader. Autant de canonnières que tu veux si la cible est dans une zone de rives du Nil. Pas plus de canons légers que d'unités d'infanterie. Des canons lourds seulement si au moins une canonnière participe.
rule-LK-6-6-5 = Jette 2D6. Total = 2D6 + facteurs de Sortie de toutes les unités + MJD de niveau (après paiement) + MJD d'événement - la puissance entière de la cible.
rule-LK-6-6-6 = Tableau de résultats AOT.3 (LK-12.3) ; applique dans l'ordre : PR, MC, puissance, recul, désorganisation, puis les pertes : leader, troupes, canons, canonnières.
rule-LK-6-6-7 = Ensuite, comme en LK-6.5.6 et LK-6.5.7.
rule-LK-6-6-8 = Un recul suit LK-7.2.8. La zone quittée passe aussitôt sous ton contrôle : les positions défensives du même tour peuvent l'occuper. Une Bannière qui tombe à une puissance de 0 exécute quand même le recul de sa ligne.
heading-LK-6-7 = Positions défensives
rule-LK-6-7-1 = Coût : 1 PA, aucun PR. Tous les placements du tour font partie de cette seule action.
rule-LK-6-7-2 = Par zone sous ton contrôle : jusqu'à 4 unités de troupes (de tout type), au plus 1 leader, autant de canons que tu veux et, dans les zones de rives du Nil, autant de canonnières que tu veux ; toutes ces unités doivent être disponibles.
rule-LK-6-7-3 = Tu peux occuper autant de zones que tu veux, même plusieurs sur un même chemin.
rule-LK-6-7-4 = Seuls, les leaders, les canons et les canonnières n'arrêtent pas une Bannière ; Zareba ne les accepte pas dans une zone sans troupes, sauf si une option le permet.
rule-LK-6-7-5 = Les leaders et les canonnières employés plus tôt dans le tour peuvent être placés s'ils sont de nouveau disponibles.
rule-LK-6-7-6 = Aucune unité ne peut être placée dans le Palais, sauf avec l'option de garnison du Palais ou l'option O2 (Dernier carré, LK-10.3).
rule-LK-6-7-7 = Conseil : à partir du tour 2, garde chaque tour un PA pour cette action.
rule-LK-6-7-8 = Une unité n'est que dans une zone. L'action prend fin quand tu confirmes l'ensemble du dispositif ; jusque-là, les placements peuvent être modifiés. Il faut placer au moins une unité de troupes.
heading-LK-7 = Phase d'activation des Bannières
heading-LK-7-1 = Activation et mouvement
rule-LK-7-1-1 = Tire la première carte d'activation ; active ses Bannières de gauche à droite, l'une après l'autre, chacune jusqu'au bout.
rule-LK-7-1-2 = Une Bannière désorganisée, ou de puissance 0, ne fait rien.
rule-LK-7-1-3 = Une Bannière active passe dans la zone de numéro inférieur suivante de son chemin tant que cette zone ne contient aucune de tes troupes, et recommence dans la même activation.
rule-LK-7-1-4 = Quand une Bannière avance dans une zone : places-y son marqueur ; si c'est le Palais, la partie est perdue ; retire le marqueur d'amélioration éventuel ; si c'est une zone clé, MC -1. Cela vaut aussi pour les zones non défendues, une par une.
rule-LK-7-1-5 = Si la zone suivante contient des troupes, la Bannière s'arrête où elle est et les attaque (LK-7.2). Une seule attaque par activation ; son mouvement prend fin ensuite, quel que soit le résultat.
rule-LK-7-1-6 = Une Bannière dans la zone 2 n'a plus que le Palais devant elle : si elle est activée, elle y entre et la partie est perdue. Tu ne contrôles aucune autre zone de son chemin. On ne peut l'arrêter qu'avant la phase d'activation : en la désorganisant ou en ramenant sa puissance à 0 (par une action ou un événement), ou en la faisant reculer pour que des troupes occupent de nouveau la zone 2 ; sinon, il reste à espérer que la carte ne porte pas sa couleur. Cela découle de LK-6.7.6.
rule-LK-7-1-7 = Aucune Bannière ne décide de rien et aucune carte ne nomme deux fois la même Bannière : chacune est donc activée au plus une fois par tour. Les Bannières n'ont aucun effet les unes sur les autres.
rule-LK-7-1-8 = Si une option permet d'occuper le Palais (O2 Dernier carré, ou la garnison du Palais), les troupes qui s'y trouvent sont attaquées, depuis la zone 2 de n'importe quel chemin, comme partout ailleurs (niveau 1 pour le Palais, 2 avec un marqueur) ; une avance fait perdre la partie.
heading-LK-7-2 = Résolution de la défense
rule-LK-7-2-1 = Jette 2D6.
rule-LK-7-2-2 = Ajoute les facteurs de Défense de toutes les troupes, du leader, des canons et des canonnières de la zone.
rule-LK-7-2-3 = Ajoute le niveau de fortification actuel de la zone.
rule-LK-7-2-4 = Tu peux alors payer exactement 1 PR pour +1 (une fois par attaque). Les dés sont déjà connus. Ce coût diminue les PR avant la lecture de leur niveau : à 31, 21 et 11 PR, le paiement n'apporte donc rien. Il est refusé à 1 PR (LK-6.0.1). Avec l'option O3 (Brouillard de guerre), tu décides avant le jet des 2D6.
rule-LK-7-2-5 = Ajoute le MJD de niveau et le MJD d'événement.
rule-LK-7-2-6 = Soustrais la puissance entière de l'attaquant.
rule-LK-7-2-7 = Consulte le tableau de résultats AOT.1 (LK-12.1) ; applique dans l'ordre : MC, puissance, recul, puis les pertes (leader, troupes, canons, canonnières), puis l'avance.
rule-LK-7-2-8 = Avance : la Bannière entre dans la zone (LK-7.1.4) et s'arrête. Recul : elle revient d'une zone en arrière ; depuis la zone 6, elle ne bouge pas. Un recul hors d'une zone clé donne MC +1 ; un recul dans une zone clé ne change rien, car cette zone était déjà à l'ennemi (LK-11.9). La zone derrière une Bannière ne contient jamais d'unités amies (LK-11.3).
rule-LK-7-2-9 = Les défenseurs d'une zone perdue se retirent : troupes et canons dans les cases utilisées, leader disponible ou blessé, canonnières disponibles ou endommagées.
rule-LK-7-2-10 = Si les pertes éliminent toutes les troupes de la zone, la Bannière avance également, sauf si la ligne demande un recul (même empêché par la zone 6) ou si sa puissance est maintenant de 0. Dans tous les cas, les unités de soutien se retirent comme en LK-7.2.9. Avec une option, la Bannière n'avance que si sa ligne le dit.
rule-LK-7-2-11 = Les défenseurs qui tiennent restent en place jusqu'à la phase de remise en ordre.
heading-LK-7-3 = Les 12 cartes d'activation des Bannières (quatre à une Bannière, six à deux, une à trois, une à quatre)
heading-LK-8 = Phase de remise en ordre
rule-LK-8-1 = Retire tous les marqueurs Désorganisée.
rule-LK-8-2 = Toutes les troupes et tous les canons (utilisés ou sur la carte) redeviennent disponibles, de même que les leaders et les canonnières intactes qui sont sur la carte.
rule-LK-8-3 = Les leaders de la case des blessés dont le pion a été retourné tête en bas lors d'un tour précédent redeviennent disponibles.
rule-LK-8-4 = Tourne tête en bas les leaders blessés ce tour. (Un leader blessé au tour N manque le tour N+1 et est disponible au tour N+2.)
rule-LK-8-5 = Remélange la carte d'activation utilisée : chaque tour, on tire parmi les 12 cartes.
rule-LK-8-6 = PR -1 (entretien). Si les PR sont alors au-dessous de 1, la partie est perdue.
rule-LK-8-7 = Vérifie la victoire (LK-9.1) ; sinon, avance le marqueur de tour.
rule-LK-8-8 = Le tour 1 passe par les mêmes étapes, mais sans carte d'activation à remélanger. Les modificateurs d'événement valables « ce tour » prennent fin avec LK-8.1. Une Bannière de puissance 0 reste inactive, bien que LK-8.1 lui ôte son marqueur.
heading-LK-9 = Victoire
rule-LK-9-1 = Victoire : à l'étape LK-8.7 du tour indiqué par le marqueur de la Force de secours (12 au départ ; des événements peuvent l'avancer), ou de tout tour suivant, si la partie n'est pas déjà perdue. Si un événement amène le marqueur sur le tour en cours ou un tour passé, la victoire vient à la fin du tour en cours.
rule-LK-9-2 = Mort subite, vérifiée après chaque changement : une Bannière entre dans le Palais ; les PR sont au-dessous de 1 ; le MC est au-dessous de 1.
rule-LK-9-3 = Appréciation après une défaite, selon le dernier tour entièrement achevé : tour 11 (décembre 1884) « défaite honorable » ; tour 10 (novembre) « plutôt bon travail » ; tour 9 (octobre) « pas si mal » ; tour 8 (septembre) « une place de commis à Londres ». Plus tôt, le livret ne dit rien ; nous avons ajouté une appréciation.
rule-LK-9-4 = Ordre des fins de partie : les changements s'appliquent un par un, dans l'ordre des règles ; le premier qui remplit LK-9.2 met fin à la partie sur-le-champ et en est la cause retenue ; rien de ce qui suit n'est exécuté et aucun autre dé n'est jeté. Ainsi, une Bannière dont la marche à travers une zone clé fait tomber le MC à 0 l'emporte par le MC avant même de voir le Palais, et l'entretien (LK-8.6) peut faire perdre la partie au tour même où la Force de secours est attendue. Un gain de la même ligne ou de la même carte ne te sauve que s'il s'applique en premier.
rule-LK-9-5 = Un tour est achevé quand on atteint LK-8.7 : une défaite due à l'entretien du tour N est donc appréciée comme N - 1. Un marqueur de la Force de secours placé sur un tour déjà passé ne demande rien de particulier : il suffit que le tour en cours soit égal ou postérieur à celui du marqueur.
heading-LK-10 = Options
rule-LK-10-1-1 = Le lionceau de Khartoum (plus facile) : MC 15 et PR 36 à la mise en place.
rule-LK-10-1-2 = Le roi lion de Khartoum (plus difficile) : puissances Noire 10, Blanche 10, Rouge 8, Verte 8 ; MC et PR habituels.
rule-LK-10-2 = Sans événements : la phase d'événement est omise ; 3 PA à chaque tour. Le marqueur de la Force de secours reste alors sur 12 et les puissances n'augmentent jamais.
rule-LK-10-3 = Nous n'avons pas le feuillet de règles optionnelles du jeu. Voici nos propositions, toutes désactivées au départ.
    O1 Gordon en première ligne : Gordon commence disponible ; facteurs X/X/+2 (défense seulement). « Tué » au tableau des leaders : défaite immédiate ; « blessé » : MC -1 et il compte comme blessé.
    O2 Dernier carré : le Palais peut recevoir une unité de troupes et un leader, ni canons ni canonnières (LK-7.1.8) ; nos parties d'essai n'en ont pas mesuré l'effet.
    O3 Brouillard de guerre : le PR de la défense se paie avant de jeter les dés.
    O4 Fortune capricieuse : les cartes d'événement utilisées retournent dans la pile à chaque tour (LK-5.11).
heading-LK-11 = Définitions
rule-LK-11-3 = Contrôle : tu contrôles, sur un chemin, toutes les zones de numéro inférieur à celui de la zone de la Bannière ; la zone de la Bannière et toutes celles de numéro supérieur sont à l'ennemi. La zone 1 est toujours à toi tant que la partie n'est pas perdue.
rule-LK-11-4 = États d'une Bannière : active ou désorganisée. La puissance ne descend jamais au-dessous de 0 ; à 0, la Bannière compte comme désorganisée jusqu'à ce que sa puissance soit de nouveau d'au moins 1 (seuls des événements l'augmentent).
rule-LK-11-5 = Les unités amies ne se déplacent pas le long des chemins ; elles sont déployées directement.
rule-LK-11-9 = Zones clés : MC -1 quand une Bannière t'en prend une (elle y avance), MC +1 quand elle revient sous ton contrôle (la Bannière en recule vers un numéro supérieur). Seul un changement de contrôle compte : une Bannière qui poursuit sa marche depuis une zone clé, ou qui recule dans une zone clé déjà dépassée, ne change pas le MC.
rule-LK-11-11 = Pertes de pas : tu les répartis entre les troupes engagées ; tant qu'une unité engagée a deux pas, le pas suivant doit être pris sur une unité à deux pas ; ensuite, sur les unités à un pas, qui sont éliminées. Les pertes au-delà des pas présents sont ignorées.
rule-LK-11-12 = Les canons perdus quittent le jeu ; tu choisis lesquels parmi les canons engagés ; les pertes au-delà du nombre engagé sont ignorées.
rule-LK-11-13 = Les leaders tués quittent le jeu ; les blessés suivent LK-8.3 et LK-8.4. Canonnières : un jet pour chaque canonnière engagée ; « détruite » la retire du jeu.
heading-LK-12 = Tableaux
rule-LK-12-1 = AOT.1 Défense. Pour chaque total sont donnés le résultat, puis les MJD des jets de pertes ; un jet n'a lieu que pour les sortes d'unités présentes.
    0 ou moins, Massacre : la Bannière avance, MC -1 ; leader, troupes, canons et canonnières -2.
    1-2, Débordement : la Bannière avance ; toutes les pertes -1.
    3-4, Repli : la Bannière avance ; toutes les pertes 0.
    5-8, Tenu à grand prix : pas d'avance ; leader et troupes 0, canons et canonnières +1.
    9-10, Tenu : pas d'avance ; leader et troupes +1, canons et canonnières +2.
    11-12, Assaut repoussé : pas d'avance, puissance -1 ; leader et troupes +2, canons et canonnières +3.
    13 ou plus, Assaut brisé : pas d'avance, puissance -1, recul d'une zone ; leader et troupes +3, aucun jet pour les canons et les canonnières.
rule-LK-12-2 = AOT.2 Raid. Pour chaque total sont donnés le résultat, puis les MJD des jets de pertes.
    2 ou moins, Désastre : MC -1 ; leader, troupes, canons et canonnières -2.
    3-5, Échec : aucun gain ; toutes les pertes 0.
    6-7, Sans résultat : aucun gain ; leader, troupes et canonnières +1, aucun jet pour les canons.
    8-9, Succès mineur : PR +1 ; leader, troupes et canonnières +2, aucun jet pour les canons.
    10-12, Succès : PR +2 ; leader, troupes et canonnières +3, aucun jet pour les canons.
    13-14, Succès majeur : PR +2, Bannière désorganisée ; leader, troupes et canonnières +3, aucun jet pour les canons.
    15 ou plus, Triomphe : PR +3, MC +1, puissance -1, Bannière désorganisée ; troupes +4, aucun autre jet.
rule-LK-12-3 = AOT.3 Sortie. Pour chaque total sont donnés le résultat, puis les MJD des jets de pertes.
    3 ou moins, Désastre : MC -1 ; leader, troupes, canons et canonnières -3.
    4-6, Défaite : aucun gain ; toutes les pertes -2.
    7-9, Sortie repoussée : aucun gain ; troupes -1, leader, canons et canonnières 0.
    10-11, Succès coûteux : puissance -1 ; troupes 0, leader, canons et canonnières +1.
    12-13, Victoire éclatante : puissance -1, recul d'une zone ; leader et canons +2, troupes et canonnières +1.
    14 ou plus, Triomphe : MC +1, puissance -2, recul d'une zone, Bannière désorganisée ; leader et canons +2, troupes et canonnières +1.
rule-LK-12-4 = Tableaux de pertes : 1D6 modifié par le MJD de la ligne.
    Leader : 1 ou moins tué ; 2-3 blessé ; 4 ou plus indemne.
    Troupes : 1 ou moins trois pas ; 2-3 deux pas ; 4-5 un pas ; 6 ou plus aucune perte.
    Canons : 2 ou moins deux canons ; 3-4 un canon ; 5 ou plus aucune perte.
    Canonnières (un jet pour chacune) : 1 ou moins détruite ; 2-3 endommagée ; 4 ou plus aucun dommage.
heading-LK-13 = Ordre des dés et des cartes (pour rejouer une partie à l'identique)
rule-LK-13-1 = Mise en place : on bat la pile d'événements (sauf dans la variante sans événements), puis la pile d'activation des Bannières.
rule-LK-13-2 = Événement : les dés des effets dans l'ordre imprimé, puis les PA aléatoires.
rule-LK-13-3 = Raid, sortie, défense : deux dés pour les 2D6, puis un dé pour le leader, un pour les troupes, un pour les canons et un par canonnière ; une sorte d'unité absente ou sans MJD ne donne lieu à aucun jet.
rule-LK-13-4 = « Bannière au hasard » : un tirage à chances égales entre Noire, Blanche, Rouge et Verte (numérotées de 0 à 3 dans cet ordre), toutes les quatre, quel que soit leur état. C'est un tirage comme celui d'une carte, non un jet de dé.
rule-LK-13-5 = Tes choix se font entre les dés, exactement là où les règles les placent (l'option des PR après les 2D6 ; le choix des pas et des canons après leur dé et avant le dé suivant).
rule-LK-13-6 = Une défaite subite interrompt la ligne : aucun autre dé n'est jeté (LK-9.4).
heading-LK-14 = Les décisions que Zareba te demande
rule-LK-14-1 = Avant la mise en place : niveau (lionceau, normal, roi lion), variante sans événements, options O1 à O4.
rule-LK-14-2 = Carte 7 : envoyer Stewart ou le garder. Pas de question si l'événement ne se déclenche pas.
rule-LK-14-3 = Carte 8 : quelle amélioration est retirée. Pas de question s'il n'y en a qu'une sur la carte ; s'il n'y en a aucune, MC -1.
rule-LK-14-4 = Carte 11 : quelle unité régulière (type ; les unités à deux pas d'abord) perd le pas. Pas de question s'il ne reste qu'un type parmi les unités admises.
rule-LK-14-5 = Carte 12 : 0, 1 ou 2 zones pour des améliorations gratuites. Pas de question sans marqueur ou sans zone.
rule-LK-14-6 = Carte 14 : PR -2 ou MC -2. Pas de question si l'événement ne se déclenche pas.
rule-LK-14-7 = Carte 16 : quelle Bannière est désorganisée.
rule-LK-14-8 = Phase d'action, de nouveau après chaque action : action suivante (LK-6.0.2) ou fin de la phase. Pas de question s'il ne reste aucun PA ou si aucune action n'est proposée.
rule-LK-14-9 = Améliorer les fortifications : 1 à 4 zones.
rule-LK-14-10 = Augmenter le MC, augmenter les PR : +1 ou +2. Pas de question si seul +1 est possible.
rule-LK-14-11 = Canonnières : combien en construire et combien en réparer (au moins une en tout). Pas de question s'il n'y a qu'une possibilité.
rule-LK-14-12 = Milices : une ou deux. Pas de question si une milice existe déjà.
rule-LK-14-13 = Raid : cible ; unité d'infanterie ; un leader ou aucun ; un canon léger ou aucun ; nombre de canonnières.
rule-LK-14-14 = Sortie : cible ; 1 à 3 unités d'infanterie ; un leader ou aucun ; nombre de canons légers ; canon lourd ou non ; nombre de canonnières.
rule-LK-14-15 = Positions défensives : quelles unités vont dans quelles zones.
rule-LK-14-16 = Chaque attaque contre une zone défendue : payer 1 PR pour +1, oui ou non ; Zareba montre le total et la ligne dans les deux cas (avec O3, avant les dés, les chances). Pas de question à 1 PR.
rule-LK-14-17 = Pertes de pas en sortie ou en défense : quelle unité perd le pas suivant, un pas à la fois (LK-11.11). Pas de question si les unités admises sont semblables ou si tous les pas sont perdus.
rule-LK-14-18 = Pertes de canons : canon léger ou lourd, un à la fois (LK-11.12). Pas de question si une seule sorte est engagée ou si tous sont perdus.
heading-LK-15 = Contradictions et lacunes du livret, et lecture retenue
rule-LK-15-1 = La Bannière Blanche a une puissance de 6 dans l'exemple de raid et de 8 dans l'exemple de positions défensives du même tour. Lecture : 8 au départ (en accord avec 10.1 et 6.7) ; l'exemple de raid vaut avec 6 comme situation donnée.
rule-LK-15-2 = Le raid porte les PR à 29, mais l'exemple suivant dit 28. Lecture : 29 est juste ; 28 est une inadvertance.
rule-LK-15-3 = La sortie emmène deux canons légers ; plus loin, un seul aurait été engagé, et un seul est donc perdu. Lecture : avec deux canons engagés, les deux sont perdus ; la phrase prouve seulement que les pertes se limitent à ce qui est engagé.
rule-LK-15-4 = D'après 6.7, la Bannière Verte avancerait dans la « zone 4 » si Vert 4 est tenue. Lecture : zone 5.
rule-LK-15-5 = 4.1 déplace le marqueur de tour avant la vérification de la victoire, 8.0 après. Lecture : 8.0.
rule-LK-15-6 = Les milices (6.3) précèdent les canonnières (6.4) dans le texte, mais les suivent dans les deux listes. Lecture : les listes décident, canonnières puis milices.
rule-LK-15-7 = 10.2 demande de ne pas jouer la « Phase A », alors que les phases n'ont pas de lettres. Lecture : phase d'événement.
rule-LK-15-8 = 7.2 ne parle de la perte d'une zone clé et du retrait du marqueur que pour les zones défendues. Lecture : 11.9 est général et vaut aussi quand une Bannière entre sans combat.
rule-LK-15-9 = La zone 1 est-elle le Palais, ou une zone qui le précède (2.1 et 11.5) ? Lecture : le Palais lui-même, commun aux quatre chemins.
rule-LK-15-10 = Le PR pour +1 en défense se paie-t-il avant ou après les dés ? Lecture : après (ordre littéral de 7.2) ; l'option O3 le fait payer avant.
rule-LK-15-11 = Le Palais peut-il être occupé ? Rien ne l'interdit, mais les quatre chemins s'y rejoignent et les canons s'y empilent sans limite : une pile complète dans le Palais bat tout. Lecture : non permis, sauf option. Dans nos parties d'essai, une telle pile gagnait presque toujours.
rule-LK-15-12 = Que deviennent les cartes d'événement utilisées ? Lecture : elles sont défaussées sans être remélangées ; le retrait des cartes uniques compte à cause de la carte 20. L'option O4 en décide autrement.
rule-LK-15-13 = Où vont les défenseurs battus, et que se passe-t-il si toutes les troupes meurent sur un résultat « tenu » ? Lecture : LK-7.2.9 et LK-7.2.10.
rule-LK-15-14 = Désorganiser une Bannière pendant la phase d'activation ne servirait à rien (le marqueur est retiré le même tour). Lecture : AOT.1 ne le prévoit pas.
rule-LK-15-15 = Peut-on mener un raid contre une Bannière désorganisée ? Lecture : oui.
rule-LK-15-16 = 6.6 admet jusqu'à trois unités régulières à deux pas « et/ou » des unités égyptiennes ou soudanaises à un pas. Lecture : trois unités en tout.
rule-LK-15-17 = Le MJD de la plupart des niveaux n'est pas indiqué ; les exemples ne prouvent que MC 6, 10, 11 et PR 16, 28, 31 (ni le MC 12 de départ, ni les 29 PR de la suite de l'exemple). Lecture : tranches de trois et de dix, par déduction.
rule-LK-15-18 = Pertes de canons en raid : le succès mineur n'en cite aucune. Lecture : pas de jet pour les canons sur cette ligne.
rule-LK-15-19 = La remise en ordre fait revenir l'infanterie et les canons « utilisés » selon 4.1, les « troupes et canons » selon 8.0, et ne dit rien des leaders et des canonnières déployés. Lecture : tout revient (LK-8.2).
rule-LK-15-20 = Zones clés : « perdre le contrôle » (2.1), la Bannière y « avance » (7.2), la zone est « occupée » (11.9) ; et si une Bannière recule dans l'une d'elles ? Lecture : seul un changement de contrôle compte (LK-11.9).
rule-LK-15-21 = 6.6 exige au moins une unité régulière et permet autant de canons légers que d'unités d'infanterie ; les canons lourds comptent-ils dans ce nombre ? Lecture : non, seulement les canons légers.
