# What is said of the examples of play and the pictures (data/examples.toml).  Numbers come from the
# table: a caption has none of its own.

threats = A mission fills up and fails
threats-1 = A mission has begun. No Man's Land shows which threats are active: night { $night }, shell { $shell }.
threats-2 = On a turn a soldier does exactly one thing; passing is not possible. Here a card is played.
threats-3 = { $card } lies in No Man's Land now. Both of its symbols count: shell is active { $shell } times.
threats-4 = The next soldier plays { $card }. Nothing is near its limit there.
threats-5 = { $card }: now night is active { $night } times. One more and it is too many; whoever holds night should withdraw.
threats-6 = With { $night } of night the mission fails at once: { $threats } was one too many.
threats-7 = All cards of No Man's Land are back among the trials, { $trials } now. Nobody has placed a support tile.

trap = A card with a trap
trap-1 = A soldier holds a card with a trap symbol. { $trials } trials lie face down.
trap-2 = It can be played like any other card, but nobody knows what follows.
trap-3 = { $card } is played, and its trap springs.
trap-4 = The top card of the trials is turned over: { $card }. It counts as played by the same soldier.
trap-5 = Rain is now active { $rain } times. A trap on the card turned over does not spring again.

charm = A good luck charm
charm-1 = Rain is active { $rain } times: a third card with it would end the mission in failure.
charm-2 = Every soldier has a charm against one threat, once. Using it is a whole action.
charm-3 = { $card } leaves No Man's Land with all its symbols. Rain: { $rain }. The soldier card is turned to its used side.

speech = A speech
speech-1 = Félix Moreau has a speech token. His comrades hold cards that nobody else sees.
speech-2 = A speech is an action, too. It costs the token.
speech-3 = He names { $threat }. Everybody else who is still in the mission may get rid of a card that shows it.
speech-4 = All answer at the same time, in secret. Discarding is not playing: No Man's Land does not fill.
speech-5 = { $card } goes to the discard pile instead of No Man's Land.
speech-6 = And { $card } as well. The speaker himself discards nothing.

support = Withdrawal and support
support-1 = A new mission begins. Charles Saulière bears two hard knocks and has used his charm.
support-2 = The leader decides how many cards everybody gets: few are easier to get rid of, but the trials shrink slowly.
support-3 = { $n } cards were dealt; { $left } trials are left.
support-4 = { $soldier } withdraws with his card still in hand, and places a support tile face down.
support-5 = The tile says whom he supports: the neighbour on his left or on his right. Who needs it most?
support-6 = Everybody has withdrawn before a threat was too much: the mission has succeeded, and No Man's Land is discarded for good.
support-7 = Now the tiles are turned: { $soldier } supports { $receiver }. The tile goes over to him.
support-8 = { $soldier } has got more tiles than every other. On a tie nobody would be supported.
support-9 = After a success he may be rid of hard knocks, or have his charm back. He is rid of { $card }.

morale = The morale drop
morale-1 = A mission has failed. { $hands } cards are still in the hands, and the trials pile holds { $trials }.
morale-2 = As many cards as there are in all hands move from the morale reserve to the trials: { $n }. The reserve has { $left } left; when it is empty the game is lost.
morale-3 = The trials have grown to { $trials }. { $soldier } hands over the lead and takes a speech token for it.
morale-4 = { $soldier } leads the next mission. The cards in the hands stay there.

board = The table and its parts
board-1 = The table during a mission, seen from one seat: the own hand is open, all others are hidden.
board-part-1 = The trials still to come. When they and all hands are empty, peace has come.
board-part-2 = The morale reserve. When it is empty the Monument shows, and the game is lost.
board-part-3 = How often each threat is active, and how much is too much.
board-part-4 = No Man's Land: the threat cards played in this mission.
board-part-5 = A threat card: its symbols, and here a trap.
board-part-6 = A hard knock: it is not played to No Man's Land, but stays in front of the soldier.
board-part-7 = A support tile: the neighbour it will support.
board-part-8 = A soldier; the flag marks the leader, the badge whether he is still in the mission.
board-part-9 = His good luck charm, and against which threat it helps.
board-part-10 = A speech token.
board-part-11 = The marks of his hard knocks. With too many of them all have lost.
board-part-12 = What matters for everybody: the cards in all hands and the speech tokens left.
