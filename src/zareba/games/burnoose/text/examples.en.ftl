# What is said of the examples of play and the pictures (data/examples.toml).  Numbers come from the
# table: a caption has none of its own.

column = The French turn
column-1 = Two armies are on the map, the third still waits on its space, its start token face down.
column-2 = A French card is turned: its units, its text, and a symbol that decides at forks this turn.
column-3 = The units of the card go together to the lowest army that has not deployed: { $army }, { $unit_counted }.
column-4 = That reaches its deploy value. Its token is turned: { $army } begins at { $node }.
column-5 = Then every deployed army, also the new one, takes one step towards the nearest open village. { $army }: { $node }.
column-6 = Nobody has entered a village yet, so nobody fights. Now you know where the armies will be next.

stand = A village stands
stand-1 = An army has entered Mekla. The defender has { $tokens } reroll token.
stand-2 = The artillery fires first: { $dice }.
stand-3 = After each roll the defender may reroll a die, also a French one. This one hurts, so the token is spent.
stand-4 = Then the sharpshooters: { $dice }. Artillery and sharpshooters fire once, before the rounds.
stand-5 = Now the question: stand, or give up { $village } for good? The token of retreat is there only once, for all players together.
stand-6 = It stands. Each round all other Berbers roll together: { $dice }.
stand-7 = The French who are left answer: { $dice }. So it goes on, round by round, with the same question after each.
stand-8 = The army has shrunk to its retreat value: it goes back to its space, strength { $strength }, and will come again.

retreat = A village is given up
retreat-1 = A strong army has entered Mekla, and few defend it.
retreat-2 = The artillery has hit: lost is { $unit_counted }.
retreat-3 = If the last defender falls, the player is conquered and out of the game, whatever else he holds.
retreat-4 = The retreat goes to another open village of the same player.
retreat-5 = All go to { $refuge }; { $village } is abandoned for ever. The retreat token is used: from now on every village must stand.

ambush = An ambush
ambush-1 = An army stands on the road to Akbil, where Omar Oussaid and moudjahidine wait.
ambush-2 = An ambush is one of { $actions } actions.
ambush-3 = It costs cards of the hand: { $cards }. They are discarded, not lost.
ambush-4 = Who goes comes from one village. Moudjahidate and cards stay behind.
ambush-5 = One die for each: { $dice }.
ambush-6 = In an ambush you choose which French unit falls.
ambush-7 = The French strike back with half as many dice as there are ambushers, rounded up: { $dice }.
ambush-8 = The survivors go together to { $village }. An army that has shrunk to its retreat value would now withdraw.

buying = What the hand pays for
buying-1 = A turn begins with a fresh hand.
buying-2 = Actions come before buying: a card that is played or put into a village does not pay any more.
buying-3 = The Market is played for its ability: this turn food, weapons and tools pay for one another.
buying-4 = The resources on the cards still in hand are added up. The Fig Orchard's food may now stand for a weapon.
buying-5 = { $card } goes to the discard pile. What was not spent is lost with the hand.
buying-6 = A card with the add-to-map icon brings its unit at once, this one time: { $village }.

board = The table and its parts
board-1 = The table in the turn of one player: the roads lead from three start locations into the villages.
board-part-1 = Whose turn it is, the actions left, the reroll tokens in the supply and the one retreat token.
board-part-2 = A French army on the map, with its number and strength.
board-part-3 = A village: its defenders, its terrain, the cards that lie in it, and whose it is.
board-part-4 = Between the villages lie stops; an army goes one step at a time.
board-part-5 = The strength of an army: at the mark it retreats, at the end of the row it deploys.
board-part-6 = Shows the way an army will take, by either symbol.
board-part-7 = The French cards still to come. When none can be turned the Berbers have won.
board-part-8 = Cards to buy.
board-part-9 = What a card costs, in influence, strength, food, tools and weapons.
board-part-10 = A player and the leader in his deck.
board-part-11 = A card of the hand: what it gives when buying, and what it does when it is played or placed.
board-part-12 = The own hand: only its owner sees it.
