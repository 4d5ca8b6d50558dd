# What is said of the examples of play and the pictures (data/examples.toml).  Numbers come from the
# table: a caption has none of its own.

actions = The actions of one turn
actions-1 = A turn begins with { $ap } action points (AP), { $rp } Resource Points (RP) and City Morale (CM) { $cm }.
actions-2 = Every action costs AP first of all: { $ap } are left.
actions-3 = { $zone } is fortified. That costs RP as well: { $rp } are left.
actions-4 = The order of the actions is fixed: what stands earlier in the list is not offered again this turn.
actions-5 = Resources are turned into morale: CM { $cm }, RP { $rp }.
actions-6 = What you do not spend is lost: { $ap } AP.

raid = A raid on the bank of the Nile
raid-1 = The White Banner stands on the Nile with Strength { $strength }, so your { $gunboats } gunboats may come along.
raid-2 = The target is any Banner that has Strength left, wherever it stands.
raid-3 = A regular infantry unit goes in any case; a leader, a light gun and gunboats if you wish.
raid-4 = The dice ({ $dice }), the Raid factors and the levels of CM and RP, less half the Banner's Strength: { $total }. The table says: { $row }.
raid-5 = The row is carried out in its order; here it brings RP, now { $rp }.
raid-6 = Then losses are rolled for everybody who went, kind by kind. { $unit }: the counter goes on with one step.
raid-7 = Infantry and guns are Used now. The leader and the gunboats came home sound and are Available again.

march = A Banner marches through empty zones
march-1 = The Red Banner is activated in zone { $at } of its path. Levies and a light gun stand on the Blue Nile; the zones before it are empty.
march-2 = Nobody defends { $zone }: the Banner enters, and does not stop there.
march-3 = { $zone } is empty as well. It is still the same activation.
march-4 = { $zone }: fortifications without troops stop nobody.
march-5 = The fort was a key zone (star). That costs City Morale: now { $cm }.
march-6 = Only troops stop a Banner. It attacks { $zone } from where it stands, once.
march-7 = The row said that the zone holds, but the losses took the last troops of { $zone }. Guns alone hold nothing.
march-8 = So the Banner enters { $zone } after all. When it is activated again, it is in the Palace.

attack = A Banner attacks a garrison
attack-1 = Fort Omdurman has level { $fort } with its improvement, and a garrison. The Black Banner before it has Strength { $strength }.
attack-2 = The next zone holds troops, so { $banner_the } stays where it is and attacks.
attack-3 = The dice come first: { $dice }. You know them before you decide anything.
attack-4 = Now a Resource Point may buy one more point. You have { $rp }. Beside the answers stands what each leads to.
attack-5 = Defence factors, fortification and the point paid are added, the Banner's full Strength { $strength } is taken off: { $total }. The table says: { $row }.
attack-6 = Losses are rolled kind by kind, the leader first: die { $die }, total { $total }.
attack-7 = { $zone } is held. One attack ends the activation, whatever its result; the defenders stay until housekeeping.

relief = The last day of the siege
relief-1 = It is turn { $turn }, and the relief is expected in turn { $relief }. The city has { $rp } RP left and one zone with a garrison.
relief-2 = There is nothing worth its price any more: the Action phase is ended.
relief-3 = The card says who moves: { $banners }. All other Banners stand still.
relief-4 = Low morale and empty stores weigh on the dice: { $total }. The table says: { $row }.
relief-5 = { $banner_the } enters { $zone }, beside the Palace; but after an attack it moves no further.
relief-6 = Housekeeping: the upkeep leaves { $rp } RP. With none left the game would be lost even now.
relief-7 = Turn { $turn } is that of the relief marker, and the Palace stands: the game is won.

board = The table and its parts
board-1 = The whole table in the middle of a game: the four paths lead to the Palace in the middle.
board-part-1 = The turn track; the steamer marks the turn in which the relief is expected.
board-part-2 = Action points of this turn.
board-part-3 = City Morale; beside the number what it adds in fights. Below one the game is lost.
board-part-4 = Resource Points, likewise.
board-part-5 = A Banner with its Strength, on its own path.
board-part-6 = A garrison, with the chance that it holds.
board-part-7 = A zone with its number on the path: a square with a double line is a fort, a star a key zone, waves the bank of the Nile, bricks its fortification.
board-part-8 = The Palace: a Banner that enters it wins.
board-part-9 = The boxes: what is Available, Used, wounded or damaged.
board-part-10 = A counter: its silhouettes are its steps; below stand its factors for raid, sortie and defence.
board-part-11 = The event card of this turn: its effect and its action points.
board-part-12 = The Banner card: who is activated, from left to right.
