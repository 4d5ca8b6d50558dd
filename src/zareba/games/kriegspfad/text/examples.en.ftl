# What is said of the examples of play and the pictures (data/examples.toml).  Numbers come from the
# table: a caption has none of its own.

charge = A move that becomes a charge
charge-1 = Mounted warriors face a line of infantry. It is their turn to be activated.
charge-2 = First one says what the unit does, and by which going: whoever says good going may not touch difficult ground.
charge-3 = Then the dice: { $dice }. Every element may go up to { $inches } inches, in any direction; turning is free.
charge-4 = The ways are laid for each element. A way that ends at the enemy's front is a charge.
charge-5 = They touch: a melee is opened. It is fought after the shooting of this round; neither side moves any more.

volley = A volley
volley-1 = Infantry with muskets, and warriors who have come close. Both sides say in secret who shoots at whom.
volley-2 = Each element aims at the nearest enemy it may shoot at. Nobody has to shoot.
volley-3 = Range { $inches } inches, the weapon at effective range: { $dice } with the modifiers is a kill.
volley-4 = The second: { $dice }, a miss.
volley-5 = The third: { $dice }, a hit. A hit costs order, not men.
volley-6 = Every hit and every kill is a morale marker: { $n } more, { $markers } now. Each makes shooting and melee worse.
volley-7 = For a kill an element goes, too. Its owner chooses which: element { $which }.

melee = A round of melee
melee-1 = Warriors have charged infantry that bears { $markers } morale markers. Two units in contact are one fight, however many elements touch.
melee-2 = Only the attackers roll: die { $roll }, with the modifiers { $total }. The markers of the defenders weigh most.
melee-3 = The row of the table costs the defenders order: { $n } markers more, { $markers } now.
melee-4 = And an element is lost, element { $which } of their choice.
melee-5 = They must also fall back, with { $retreat } dice at the beginning of the next round. With more than the limit of markers a unit is removed.

morale = A volley, a test, a rout
morale-1 = Warriors already shaken by { $markers } marker stand before rifles; friends of theirs watch.
morale-2 = A round begins with rallying: dice { $dice }. Only a six takes a marker away.
morale-3 = The volley has hit: { $n } markers more, { $markers } now.
morale-4 = One of the shots was a kill: element { $which } goes. An element lost means a test of morale at the end of the round.
morale-5 = The test: die { $roll }, needed { $needed } or more. It fails, and that is two markers more.
morale-6 = Now { $who } has more markers than a unit can bear: it is removed at once, whoever is left of it.
morale-7 = Who sees friends run must test as well: die { $roll }, needed { $needed }. They stand.

breach = A wall is breached
breach-1 = A siege: infantry holds a blockhouse, a gun stands before its wall. Inside nobody can be charged through the walls.
breach-2 = A gun may shoot at a wall it sees instead of at men.
breach-3 = Dice { $dice } for the shot; each hit rolls once more: { $rolls }. A gun like this needs { $needed } or more.
breach-4 = The wall is open. Foot may enter there and fight without the wall between.

arcs = Bases, fronts, arcs and ranges
arcs-1 = A part of the table with three units; one of them is chosen, and shows where it can shoot.
arcs-part-1 = An element: one base. The elements of a unit keep near one another.
arcs-part-2 = Its front. Who is behind the line of the rear edge reaches flank and rear.
arcs-part-3 = Effective range: the darker part of the arc in front of each element.
arcs-part-4 = The weapon reaches so far, with a worse chance.
arcs-part-5 = A possible shot: the line of sight, and the chance.
arcs-part-6 = Mounted troops have deeper bases.
arcs-part-7 = The sign of a unit with its letter or number; its morale markers stand beside it.
arcs-part-8 = Ground: this wood gives cover, hides the view and is difficult going.
arcs-part-9 = The roster: the elements that are left.
arcs-part-10 = And the condition of the unit: markers, what it has done this round.
