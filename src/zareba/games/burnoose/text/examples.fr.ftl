# Ce qui est dit des exemples de jeu et des images (data/examples.toml).  Les nombres viennent de la table :
# une légende n'en a pas à elle.

column = Le tour des Français
column-1 = Deux armées sont sur la carte, la troisième attend encore sur sa case, son jeton de départ face cachée.
column-2 = Une carte française est retournée : ses unités, son texte et un symbole qui décide aux fourches ce tour-ci.
column-3 = Les unités de la carte vont ensemble à l'armée non déployée de plus petit numéro : { $army }, { $unit_counted }.
column-4 = Elle atteint ainsi sa valeur de déploiement. Son jeton est retourné : { $army } commence ici : { $node }.
column-5 = Puis chaque armée déployée, la nouvelle aussi, fait un pas vers le village ouvert le plus proche. { $army } : { $node }.
column-6 = Aucune n'est encore entrée dans un village, donc aucune ne se bat. Tu sais maintenant où elles seront ensuite.

stand = Un village tient
stand-1 = Une armée est entrée à Mekla. Jetons de relance du défenseur : { $tokens }.
stand-2 = L'artillerie tire d'abord : { $dice }.
stand-3 = Après chaque lancer, le défenseur peut relancer un dé, même français. Celui-ci fait mal : le jeton est dépensé.
stand-4 = Puis les tireurs d'élite : { $dice }. Artillerie et tireurs tirent une fois, avant les tours de combat.
stand-5 = Maintenant la question : tenir, ou abandonner { $village } pour toujours ? Le jeton de retraite n'existe qu'une fois, pour tous ensemble.
stand-6 = On tient. À chaque tour, tous les autres Berbères lancent ensemble : { $dice }.
stand-7 = Les Français qui restent répondent : { $dice }. Et ainsi de suite, avec la même question après chaque tour.
stand-8 = L'armée est descendue à sa valeur de retraite : elle rentre sur sa case, force { $strength }, et reviendra.

retreat = Un village est abandonné
retreat-1 = Une forte armée est entrée à Mekla, et peu de gens le défendent.
retreat-2 = L'artillerie a touché : perdu, { $unit_counted }.
retreat-3 = Si le dernier défenseur tombe, le joueur est conquis et éliminé, quoi qu'il tienne d'autre.
retreat-4 = La retraite mène à un autre village ouvert du même joueur.
retreat-5 = Tous vont à { $refuge } ; { $village } est abandonné pour toujours. Le jeton de retraite est utilisé : désormais chaque village doit tenir.

ambush = Une embuscade
ambush-1 = Une armée est sur la route d'Akbil, où Omar Oussaid et des moudjahidines attendent.
ambush-2 = Une embuscade est une de tes { $actions } actions.
ambush-3 = Elle coûte des cartes de la main : { $cards }. Elles sont défaussées, pas perdues.
ambush-4 = Ceux qui partent viennent d'un seul village. Moudjahidates et cartes y restent.
ambush-5 = Un dé pour chacun : { $dice }.
ambush-6 = Dans une embuscade, c'est toi qui choisis quelle unité française tombe.
ambush-7 = Les Français ripostent avec moitié moins de dés qu'il y a d'embusqués, arrondi au-dessus : { $dice }.
ambush-8 = Les survivants vont ensemble à { $village }. Une armée descendue à sa valeur de retraite se retirerait maintenant.

buying = Ce que paie la main
buying-1 = Un tour commence avec une nouvelle main.
buying-2 = Les actions viennent avant les achats : une carte jouée ou mise dans un village ne paie plus.
buying-3 = Le Marché est joué pour sa capacité : ce tour-ci, nourriture, armes et outils se remplacent.
buying-4 = On additionne les ressources des cartes encore en main. La nourriture de la Figueraie peut maintenant valoir une arme.
buying-5 = { $card } va à la défausse. Ce qui n'est pas dépensé est perdu avec la main.
buying-6 = Une carte avec le symbole de la carte apporte aussitôt son unité, cette seule fois : { $village }.

board = La table et ses parties
board-1 = La table au tour d'un joueur : les routes mènent de trois lieux de départ aux villages.
board-part-1 = À qui est le tour, les actions restantes, les jetons de relance en réserve et l'unique jeton de retraite.
board-part-2 = Une armée française sur la carte, avec son numéro et sa force.
board-part-3 = Un village : ses défenseurs, son terrain, les cartes qui s'y trouvent, et à qui il est.
board-part-4 = Entre les villages il y a des étapes ; une armée avance d'un pas à la fois.
board-part-5 = La force d'une armée : au trait elle se retire, au bout de la rangée elle se déploie.
board-part-6 = Montre le chemin qu'une armée prendra, selon chaque symbole.
board-part-7 = Les cartes françaises encore à venir. Quand aucune ne peut être retournée, les Berbères ont gagné.
board-part-8 = Des cartes à acheter.
board-part-9 = Ce que coûte une carte, en influence, force, nourriture, outils et armes.
board-part-10 = Un joueur et le leader de son paquet.
board-part-11 = Une carte de la main : ce qu'elle donne à l'achat, et ce qu'elle fait jouée ou posée.
board-part-12 = Sa propre main : son propriétaire est seul à la voir.
