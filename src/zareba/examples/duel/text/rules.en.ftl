# The rules of Duel.  .source: here always I, our own invention.

heading-DU-0 = The game
rule-DU-0-1 = Cards from 1 to { $cards } are shuffled; each player gets { $hand }, unseen by the other.
    .source = I
rule-DU-0-2 = After { $rounds } rounds whoever has won more of them wins; with equally many it is a draw.
    .source = I
heading-DU-1 = Bids
rule-DU-1-1 = Both bid a card at the same time, in secret.
    .source = I
rule-DU-1-2 = Both cards are shown and stay out of the game. The higher one wins the round.
    .source = I
rule-DU-1-3 = The winner draws a card at the end of the round.
    .source = I
heading-DU-2 = Steps
rule-DU-2-1 = The winner walks with the pawn before drawing.
    .source = I
rule-DU-2-2 = Steps of { $step } to the left or right are free.
    .source = I
rule-DU-2-3 = A roll is the last step: forward by the face of a die, or by { $step } if you play without luck.
    .source = I
heading-DU-3 = Talk
rule-DU-3-1 = Everybody may say anything.
    .source = I
