# Duel : questions, réponses, journal.  Les nombres viennent des données.

game-title = Duel
game-about = Deux joueurs misent des cartes en secret. L’exemple à recopier pour qui construit un jeu.

option-lucky = Le lancer se fait au dé
result-draw = Égalité.
result-seat_0 = Le premier joueur gagne.
result-seat_1 = Le second joueur gagne.

player-0 = Premier joueur
player-1 = Second joueur

ask-Bid = Quelle carte mises-tu ?
ask-Step = Où va ton pion ?
choice-Step-left = un pas à gauche
choice-Step-right = un pas à droite
choice-Step-roll = lancer, et c’est fini
choice-left = à gauche
choice-right = à droite
hint-higher = { $n ->
    [one] { $n } carte plus haute peut rester en jeu
   *[other] { $n } cartes plus hautes peuvent rester en jeu
 }

say-dealt = Tes cartes : { $cards }.
say-round = Manche { $round } sur { $rounds }.
say-bids = Les mises : { $first } contre { $second }.
say-drew = Tu pioches le { $card }.
say-drew-hidden = { $seat } pioche une carte.
say-rolled = Le lancer : { $n }.
say-moved = { $seat } : un pas { $way }.

board-round = Manche { $round } sur { $rounds }
board-seat = { $seat } : { $score } gagnées, pion en { $pawn }, main { $hand }
board-played = Déjà joué : { $cards }
now-score = Tu as gagné { $mine }, ton adversaire { $theirs }.
end-pawn = { $seat } : le pion est en { $n }.
signal-well_bid = Bien misé !
signal-ouch = Aïe.
