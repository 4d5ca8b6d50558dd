# Ce qui est dit des exemples de jeu et des images (data/examples.toml).  Les nombres viennent de la table :
# une légende n'en a pas à elle.

charge = Un mouvement qui devient une charge
charge-1 = Des guerriers à cheval font face à une ligne d'infanterie. C'est leur tour d'être activés.
charge-2 = On dit d'abord ce que fait l'unité et sur quel terrain : qui annonce un bon terrain ne peut pas toucher un terrain difficile.
charge-3 = Puis les dés : { $dice }. Chaque élément peut aller jusqu'à { $inches } pouces, dans toute direction ; tourner est gratuit.
charge-4 = On pose un chemin pour chaque élément. Un chemin qui finit au front de l'ennemi est une charge.
charge-5 = Ils se touchent : une mêlée est ouverte. On s'y bat après les tirs de ce tour ; aucun des deux ne bouge plus.

volley = Une salve
volley-1 = De l'infanterie à mousquets, et des guerriers venus tout près. Les deux camps disent en secret qui tire sur qui.
volley-2 = Chaque élément vise l'ennemi le plus proche sur lequel il peut tirer. Personne n'est obligé de tirer.
volley-3 = Distance { $inches } pouces, à portée efficace : { $dice } avec les modificateurs est une perte.
volley-4 = Le deuxième tir : { $dice }, manqué.
volley-5 = Le troisième : { $dice }, touché. Une touche coûte de l'ordre, pas des hommes.
volley-6 = Chaque touche et chaque perte est un marqueur de moral : { $n } de plus, { $markers } maintenant. Chacun gêne le tir et la mêlée.
volley-7 = Pour une perte, un élément s'en va aussi. Son joueur choisit lequel : l'élément { $which }.

melee = Un tour de mêlée
melee-1 = Des guerriers ont chargé une infanterie qui porte { $markers } marqueurs de moral. Deux unités en contact font un seul combat, quel que soit le nombre d'éléments qui se touchent.
melee-2 = Seuls les attaquants lancent : dé { $roll }, avec les modificateurs { $total }. Les marqueurs des défenseurs pèsent le plus.
melee-3 = La ligne du tableau coûte de l'ordre aux défenseurs : { $n } marqueurs de plus, { $markers } maintenant.
melee-4 = Et un élément est perdu, à leur choix l'élément { $which }.
melee-5 = Ils doivent aussi reculer, de { $retreat } dés au début du tour suivant. Avec plus de marqueurs que permis, une unité est retirée.

morale = Une salve, un test, une déroute
morale-1 = Des guerriers déjà ébranlés (marqueurs : { $markers }) sont devant des fusils ; leurs amis regardent.
morale-2 = Un tour commence par le ralliement : dés { $dice }. Seul un six enlève un marqueur.
morale-3 = La salve a touché : { $n } marqueurs de plus, { $markers } maintenant.
morale-4 = Un des tirs était une perte : l'élément { $which } s'en va. Un élément perdu veut dire un test de moral à la fin du tour.
morale-5 = Le test : dé { $roll }, il fallait { $needed } ou plus. Il échoue, ce sont deux marqueurs de plus.
morale-6 = L'unité ({ $who }) a maintenant plus de marqueurs qu'elle n'en supporte : ce qui en reste est retiré aussitôt.
morale-7 = Qui voit fuir des amis doit tester aussi : dé { $roll }, il fallait { $needed }. Ils tiennent.

breach = Une brèche
breach-1 = Un siège : de l'infanterie tient un blockhaus, un canon est devant son mur. Personne ne peut être chargé à travers les murs.
breach-2 = Un canon peut tirer sur un mur qu'il voit au lieu de tirer sur des hommes.
breach-3 = Dés { $dice } pour le tir ; chaque touche lance encore une fois : { $rolls }. Un tel canon demande { $needed } ou plus.
breach-4 = Le mur est ouvert. Des troupes à pied peuvent y entrer et se battre sans que le mur compte.

arcs = Socles, fronts, champs de tir et portées
arcs-1 = Une partie de la table avec trois unités ; l'une est choisie et montre où elle peut tirer.
arcs-part-1 = Un élément : un socle. Les éléments d'une unité restent près les uns des autres.
arcs-part-2 = Son front. Qui est derrière la ligne du bord arrière atteint le flanc et le dos.
arcs-part-3 = Portée efficace : la partie plus sombre du champ de tir devant chaque élément.
arcs-part-4 = L'arme porte jusque-là, avec moins de chances.
arcs-part-5 = Un tir possible : la ligne de vue et la chance.
arcs-part-6 = Les troupes à cheval ont des socles plus profonds.
arcs-part-7 = Le signe d'une unité avec sa lettre ou son numéro ; à côté, ses marqueurs de moral.
arcs-part-8 = Du terrain : ce bois couvre, cache la vue et se traverse difficilement.
arcs-part-9 = La liste des unités : les éléments qui restent.
arcs-part-10 = Et l'état de l'unité : ses marqueurs, et ce qu'elle a fait ce tour-ci.
