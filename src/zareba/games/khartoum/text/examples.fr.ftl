# Ce qui est dit des exemples de jeu et des images (data/examples.toml).  Les nombres viennent de la table :
# une légende n'en a pas à elle.

actions = Les actions d'un tour
actions-1 = Un tour commence avec { $ap } points d'action (PA), { $rp } points de ressources (PR) et un moral de la cité (MC) de { $cm }.
actions-2 = Toute action coûte d'abord des PA : il en reste { $ap }.
actions-3 = { $zone } : on fortifie. Cela coûte aussi des PR : il en reste { $rp }.
actions-4 = L'ordre des actions est fixe : ce qui vient plus tôt dans la liste n'est plus proposé ce tour-ci.
actions-5 = Des ressources deviennent du moral : MC { $cm }, PR { $rp }.
actions-6 = Ce que tu ne dépenses pas est perdu : { $ap } PA.

raid = Un raid au bord du Nil
raid-1 = La Bannière Blanche se tient au bord du Nil avec une puissance de { $strength } ; tes { $gunboats } canonnières peuvent donc venir.
raid-2 = La cible est n'importe quelle Bannière qui a encore de la puissance, où qu'elle soit.
raid-3 = Une unité d'infanterie régulière part toujours ; un leader, un canon léger et des canonnières si tu veux.
raid-4 = Les dés ({ $dice }), les facteurs de raid et les niveaux de MC et de PR, moins la moitié de la puissance de la Bannière : { $total }. La table dit : { $row }.
raid-5 = La ligne s'applique dans son ordre ; ici elle rapporte des PR, maintenant { $rp }.
raid-6 = Puis on lance les dés de pertes pour tous ceux qui y étaient, genre par genre. { $unit } : le pion continue avec un seul pas.
raid-7 = L'infanterie et les canons sont maintenant utilisés. Le leader et les canonnières sont rentrés indemnes et sont de nouveau disponibles.

march = Une Bannière traverse des zones vides
march-1 = La Bannière Rouge est activée dans la zone { $at } de son chemin. Des milices et un canon léger tiennent le Nil Bleu ; les zones d'avant sont vides.
march-2 = Personne ne défend { $zone } : la Bannière entre, et ne s'y arrête pas.
march-3 = { $zone } est vide aussi. C'est toujours la même activation.
march-4 = { $zone } : des fortifications sans troupes n'arrêtent personne.
march-5 = Le fort était une zone clé (étoile). Cela coûte du moral : maintenant { $cm }.
march-6 = Seules des troupes arrêtent une Bannière. De là où elle est, elle attaque une seule fois : { $zone }.
march-7 = La ligne disait que la zone tient, mais les pertes ont emporté les dernières troupes : { $zone }. Des canons seuls ne tiennent rien.
march-8 = La Bannière entre donc quand même : { $zone }. À sa prochaine activation, elle sera dans le Palais.

attack = Une Bannière attaque une garnison
attack-1 = Fort Omdurman est de niveau { $fort } avec son amélioration, et il a une garnison. La Bannière Noire devant lui a une puissance de { $strength }.
attack-2 = La zone suivante a des troupes : { $banner_the } reste sur place et attaque.
attack-3 = Les dés d'abord : { $dice }. Tu les connais avant de décider quoi que ce soit.
attack-4 = Un point de ressources peut maintenant acheter un point de plus. Tu en as { $rp }. À côté des réponses, on lit où chacune mène.
attack-5 = Les facteurs de défense, la fortification et le point payé s'ajoutent, la puissance entière { $strength } de la Bannière se retranche : { $total }. La table dit : { $row }.
attack-6 = Les pertes se lancent genre par genre, le leader d'abord : dé { $die }, total { $total }.
attack-7 = { $zone } tient. Une attaque met fin à l'activation, quel qu'en soit le résultat ; les défenseurs restent jusqu'à la remise en ordre.

relief = Le dernier jour du siège
relief-1 = C'est le tour { $turn }, et la Force de secours est attendue au tour { $relief }. Il reste à la ville { $rp } PR et une seule zone avec une garnison.
relief-2 = Plus rien ne vaut son prix : la phase d'actions est terminée.
relief-3 = La carte dit qui bouge : { $banners }. Toutes les autres Bannières restent immobiles.
relief-4 = Le moral bas et les magasins vides pèsent sur les dés : { $total }. La table dit : { $row }.
relief-5 = { $banner_the } avance à côté du Palais : { $zone } ; mais après une attaque elle ne bouge plus.
relief-6 = Remise en ordre : l'entretien laisse { $rp } PR. Sans aucun, la partie serait perdue même maintenant.
relief-7 = Le tour { $turn } est celui du marqueur de la Force de secours, et le Palais tient : la partie est gagnée.

board = La table et ses parties
board-1 = Toute la table au milieu d'une partie : les quatre chemins mènent au Palais, au centre.
board-part-1 = La piste des tours ; le vapeur marque le tour où la Force de secours est attendue.
board-part-2 = Les points d'action de ce tour.
board-part-3 = Le moral de la cité ; à côté du nombre, ce qu'il ajoute aux combats. Au-dessous d'un, la partie est perdue.
board-part-4 = Les points de ressources, de même.
board-part-5 = Une Bannière avec sa puissance, sur son propre chemin.
board-part-6 = Une garnison, avec la chance qu'elle tienne.
board-part-7 = Une zone avec son numéro sur le chemin : un carré à double ligne est un fort, une étoile une zone clé, des vagues la rive du Nil, des briques sa fortification.
board-part-8 = Le Palais : une Bannière qui y entre gagne.
board-part-9 = Les cases : ce qui est disponible, utilisé, blessé ou endommagé.
board-part-10 = Un pion : ses points sont ses pas ; en bas, ses facteurs de raid, de sortie et de défense.
board-part-11 = La carte d'événement de ce tour : son effet et ses points d'action.
board-part-12 = La carte de Bannière : qui est activé, de gauche à droite.
