# Duel: questions, choices and log lines.  Figures come from the facts.

game-title = Duel
game-about = Two players bid cards in secret. The example that builders copy.

option-lucky = A roll is thrown with a die
result-draw = A draw.
result-seat_0 = The first player wins.
result-seat_1 = The second player wins.

player-0 = First player
player-1 = Second player

ask-Bid = Which card do you bid?
ask-Step = Where does your pawn go?
choice-Step-left = a step to the left
choice-Step-right = a step to the right
choice-Step-roll = roll, and be done
choice-left = to the left
choice-right = to the right
hint-higher = { $n ->
    [one] { $n } higher card may be out
   *[other] { $n } higher cards may be out
 }

say-dealt = Your cards: { $cards }.
say-round = Round { $round } of { $rounds }.
say-bids = The bids: { $first } against { $second }.
say-drew = You draw { $card }.
say-drew-hidden = { $seat } draws a card.
say-rolled = The roll: { $n }.
say-moved = { $seat }: a step { $way }.

board-round = Round { $round } of { $rounds }
board-seat = { $seat }: { $score } won, pawn at { $pawn }, hand { $hand }
board-played = Played so far: { $cards }
now-score = You have won { $mine }, your opponent { $theirs }.
end-pawn = { $seat }: the pawn stands at { $n }.
signal-well_bid = Well bid!
signal-ouch = Ouch.
