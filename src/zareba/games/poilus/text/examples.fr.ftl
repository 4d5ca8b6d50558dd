# Ce qui est dit des exemples de jeu et des images (data/examples.toml).  Les nombres viennent de la table :
# une légende n'en a pas à elle.

threats = Une mission se remplit et échoue
threats-1 = Une mission a commencé. Le No man's land montre les menaces actives : nuit { $night }, obus { $shell }.
threats-2 = À son tour, un soldat fait exactement une chose ; passer est impossible. Ici, une carte est jouée.
threats-3 = { $card } est maintenant dans le No man's land. Ses deux symboles comptent : obus est actif { $shell } fois.
threats-4 = Le soldat suivant joue { $card }. Rien n'y est près de la limite.
threats-5 = { $card } : nuit est maintenant active { $night } fois. Une de plus et c'est trop ; qui a nuit en main devrait se replier.
threats-6 = Avec { $night } fois nuit, la mission échoue aussitôt ; de trop : { $threats }.
threats-7 = Toutes les cartes du No man's land sont revenues aux Épreuves, { $trials } maintenant. Personne n'a posé de tuile.

trap = Une carte avec un piège
trap-1 = Un soldat tient une carte avec un piège. { $trials } Épreuves sont face cachée.
trap-2 = On peut la jouer comme toute autre, mais personne ne sait ce qui suit.
trap-3 = { $card } est jouée, et son piège se déclenche.
trap-4 = La première carte des Épreuves est retournée : { $card }. Elle compte comme jouée par le même soldat.
trap-5 = Pluie est maintenant active { $rain } fois. Le piège de la carte retournée ne se déclenche pas.

charm = Un porte-bonheur
charm-1 = Pluie est active { $rain } fois : une troisième carte avec elle ferait échouer la mission.
charm-2 = Chaque soldat a un porte-bonheur contre une menace, une seule fois. S'en servir est une action entière.
charm-3 = { $card } quitte le No man's land avec tous ses symboles. Pluie : { $rain }. La carte du soldat est retournée.

speech = Un discours
speech-1 = Félix Moreau a un jeton discours. Personne d'autre ne voit ce que ses camarades ont en main.
speech-2 = Un discours est aussi une action. Il coûte le jeton.
speech-3 = Il nomme { $threat }. Tous les autres encore en mission peuvent se débarrasser d'une carte qui le montre.
speech-4 = Tous répondent en même temps, en secret. Défausser n'est pas jouer : le No man's land ne se remplit pas.
speech-5 = { $card } va à la défausse au lieu du No man's land.
speech-6 = Et { $card } aussi. L'orateur lui-même ne défausse rien.

support = Repli et soutien
support-1 = Une nouvelle mission commence. Charles Saulière porte deux coups durs, et son porte-bonheur est utilisé.
support-2 = Le chef dit combien de cartes chacun reçoit : peu de cartes partent plus facilement, mais les Épreuves diminuent lentement.
support-3 = { $n } cartes sont distribuées ; il reste { $left } Épreuves.
support-4 = { $soldier } se replie avec sa carte en main et pose une tuile face cachée.
support-5 = La tuile dit qui il soutient : son voisin de gauche ou de droite. Qui en a le plus besoin ?
support-6 = Tous se sont repliés avant qu'une menace soit de trop : la mission est réussie, et le No man's land est défaussé pour de bon.
support-7 = Les tuiles sont maintenant retournées : { $soldier } soutient { $receiver }. La tuile passe chez lui.
support-8 = { $soldier } a reçu plus de tuiles que tout autre. À égalité, personne ne serait soutenu.
support-9 = Après une réussite, il peut se débarrasser de coups durs ou récupérer son porte-bonheur. Il se débarrasse de : { $card }.

morale = La baisse du moral
morale-1 = Une mission a échoué. { $hands } cartes sont encore en main, et la pile des Épreuves en compte { $trials }.
morale-2 = Autant de cartes qu'il y en a dans toutes les mains passent de la réserve aux Épreuves : { $n }. Il en reste { $left } ; quand la réserve est vide, la partie est perdue.
morale-3 = Les Épreuves sont montées à { $trials }. { $soldier } cède le commandement et prend un jeton discours.
morale-4 = { $soldier } commande la prochaine mission. Les cartes en main y restent.

board = La table et ses parties
board-1 = La table pendant une mission, vue d'une place : sa propre main est visible, toutes les autres sont cachées.
board-part-1 = Les Épreuves encore à venir. Quand elles et toutes les mains sont vides, c'est la paix.
board-part-2 = La réserve de moral. Quand elle est vide, le monument apparaît et la partie est perdue.
board-part-3 = Combien de fois chaque menace est active, et combien est de trop.
board-part-4 = Le No man's land : les cartes menace jouées dans cette mission.
board-part-5 = Une carte menace : ses symboles, et ici un piège.
board-part-6 = Un coup dur : il ne va pas dans le No man's land, mais reste devant le soldat.
board-part-7 = Une tuile de soutien : le voisin qu'elle soutiendra.
board-part-8 = Un soldat ; le drapeau montre le chef, l'étiquette s'il est encore en mission.
board-part-9 = Son porte-bonheur, et contre quelle menace il aide.
board-part-10 = Un jeton discours.
board-part-11 = Les marques de ses coups durs. Avec trop de marques, tous ont perdu.
board-part-12 = Ce qui compte pour tous : les cartes dans toutes les mains et les jetons discours restants.
