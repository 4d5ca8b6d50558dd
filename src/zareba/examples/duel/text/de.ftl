# Duell: Fragen, Antworten, Protokoll.  Zahlen kommen aus den Daten.

game-title = Duell
game-about = Zwei Spieler bieten verdeckt Karten. Das Beispiel zum Abschreiben für alle, die ein Spiel bauen.

option-lucky = Der Wurf wird gewürfelt
result-draw = Unentschieden.
result-seat_0 = Der erste Spieler gewinnt.
result-seat_1 = Der zweite Spieler gewinnt.

player-0 = Erster Spieler
player-1 = Zweiter Spieler

ask-Bid = Welche Karte bietest du?
ask-Step = Wohin zieht deine Figur?
choice-Step-left = ein Schritt nach links
choice-Step-right = ein Schritt nach rechts
choice-Step-roll = würfeln, und fertig
choice-left = nach links
choice-right = nach rechts
hint-higher = { $n ->
    [one] { $n } höhere Karte kann im Spiel sein
   *[other] { $n } höhere Karten können im Spiel sein
 }

say-dealt = Deine Karten: { $cards }.
say-round = Runde { $round } von { $rounds }.
say-bids = Die Gebote: { $first } gegen { $second }.
say-drew = Du ziehst die { $card }.
say-drew-hidden = { $seat } zieht eine Karte.
say-rolled = Der Wurf: { $n }.
say-moved = { $seat }: ein Schritt { $way }.

board-round = Runde { $round } von { $rounds }
board-seat = { $seat }: { $score } gewonnen, Figur auf { $pawn }, Hand { $hand }
board-played = Bisher gespielt: { $cards }
now-score = Du hast { $mine } gewonnen, dein Gegner { $theirs }.
end-pawn = { $seat }: Die Figur steht auf { $n }.
signal-well_bid = Gut geboten!
signal-ouch = Autsch.
