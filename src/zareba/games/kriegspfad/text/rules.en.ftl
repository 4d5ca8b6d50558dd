# The rules of Kriegspfad in our own words.
# .source: RB printed in the rulebook, ER our ruling where it is silent, C a contradiction of the source settled by us.

heading-KP-0 = Conventions
rule-KP-0-1 = Every rule has a number KP-<section>.<n>. Where the rulebook contradicts itself or leaves a gap, the reading played here carries a mark C-nn; where another reading makes sense it can be chosen as an option of the game.
    .source = RB
rule-KP-0-2 = The source of every rule is marked: printed in the rulebook; our ruling where the rulebook is silent or cannot be used by a program; or its sense made precise by us.
    .source = RB/ER
rule-KP-0-3 = Distances are game inches ("). "Within x" means distance ≤ x + 0.001. "More than x" means distance > x + 0.001. "Nearer than x" means distance < x − 0.001.
    .source = ER
rule-KP-0-4 = Dice: D6 for everything, D20 only for shooting (also gun fire at walls and fire arrows). 2d6+2 = sum of two D6 plus 2. Equal-chance draws for which the book names no die (season 1 of 4, wind 1 of 8) come from the game's random generator.
    .source = RB; draws ER
rule-KP-0-5 = "Unit" = one or more elements that act together. "Element" = one base = one rectangle. Losses are whole elements; there are no hit points.
    .source = RB
rule-KP-0-6 = "Round" = one complete turn of both players (section 18).
    .source = RB
rule-KP-0-7 = Where this text says warriors it means the troop type warrior, foot or mounted; foot = any element currently on foot except artillery, machine guns, wagons; mounted = any element currently mounted; cavalry = the troop type Reiterei.
    .source = RB/ER
rule-KP-0-8 = "Owner" of a unit = the player commanding it. "Friend" = same side, "enemy" = other side.
    .source = ER
rule-KP-0-9 = Fighting unit = every unit except scout, separate commander, prophet, wagon train and boats. Fighting element = element of a fighting unit; for KP-16.7 the separate commander's element counts as well. Hidden and waiting units are fighting units of their army.
    .source = ER
rule-KP-0-10 = Who first: where both sides act or choose in the same step and no rule gives an order, Army 1 goes first, then Army 2, units in the order of their numbers, elements likewise; dice are rolled in that order. Choices marked secret in section 36 are collected from both sides and revealed together. Before Army 1 is fixed (KP-18.1) the attacker goes first, in an open battle the winner of a die.
    .source = ER
rule-KP-0-11 = Destroyed = the last element was removed by shooting, melee, fire, sinking, markers above 4 or the table edge (KP-25.5). Lost = destroyed, or gone through war medicine. Elements that left by KP-16.17 are neither.
    .source = ER
heading-KP-1 = Basing, table, scale
rule-KP-1-1 = All elements of both armies have the same frontage. 25/28 mm preset: frontage 60 mm; depth 30 mm foot, 50 mm mounted, 60 mm artillery. 15 mm preset: frontage 40 mm; depth 20 mm foot, 30 mm mounted, 40 mm (square) artillery.
    .source = RB
rule-KP-1-2 = 28 mm games measure in inches (1 game inch = 25.4 mm); 15 mm games measure every printed inch as 1 cm (1 game inch = 10 mm). In game inches a 28 mm foot element is 2.362 × 1.181, a 15 mm foot element 4.0 × 2.0: the two presets are not geometrically similar.
    .source = RB
rule-KP-1-3 = Table: 180 × 120 cm for 28 mm (70.866" × 47.244"; 72" × 48" allowed as an alternative), 120 × 80 cm or 120 × 60 cm for 15 mm (120 × 80 or 120 × 60 game inches). Long edges are the base edges except where a scenario says otherwise.
    .source = RB, long edges ER
rule-KP-1-4 = Figures per base are cosmetic (2–3 skirmishers, tribal warriors, mounted; 3–4 regulars; one gun with 2–4 crew). There is no man-to-figure ratio.
    .source = RB
rule-KP-1-5 = Gun and crew are one element and can never be separated.
    .source = RB
rule-KP-1-6 = Any distance may be measured at any time, and all ranges may be shown.
    .source = RB
rule-KP-1-7 = Wagons: square of one frontage (60 × 60 mm). Boats: one frontage wide, two frontages long. Blockhouse: 4" × 4" (28 mm) or 6 × 6 (15 mm) unless the scenario gives another rectangle.
    .source = ER
rule-KP-1-8 = Changing between mounted and foot mode changes the element's depth; the mid-point of the front edge and the facing stay fixed.
    .source = ER
rule-KP-1-9 = Morale markers are unit-level counters.
    .source = RB
rule-KP-1-10 = If the deeper rectangle of a mounting element would overlap another element, impassable terrain or the table edge, the element is shifted straight forward by the smallest distance (at most the difference of the depths) that makes it free; if there is none the whole unit stays on foot. Dismounting needs no room. The shift is not a move.
    .source = ER
heading-KP-2 = Units and cohesion
rule-KP-2-1 = A normal unit has 2–8 elements. Scouts, separately based commanders, prophets and each artillery piece or machine gun are single-element units acting on their own. A wagon train (1–10 wagons) moves as one unit.
    .source = RB
rule-KP-2-2 = All elements of a unit have the same troop type. They may differ in weapons and in the element-level qualities (section 5).
    .source = RB
rule-KP-2-3 = Cohesion distance D between elements of a unit: 4" skirmishers, mounted warriors, and foot in trenches or behind fortifications; 1" regulars in games set before 1840; 2" everything else. The current mode counts: dismounted cavalry are skirmishers (4"), mounted infantry on horseback 2", dismounted warriors 2".
    .source = RB; mode ER
rule-KP-2-4 = A unit is coherent if the graph whose nodes are its elements and whose edges join elements with rectangle distance ≤ D is connected (an edge between two elements that are both in or behind works uses 4"). A unit may therefore never form two separate groups.
    .source = RB/ER
rule-KP-2-5 = A voluntary move must end coherent. If a unit starts incoherent (losses), it may stand still; if it moves it must end coherent, or, if the roll is too short, must strictly reduce the total excess gap Σ max(0, gap − D) over the minimum spanning tree of its elements.
    .source = RB/ER
rule-KP-2-6 = Forced moves (retreats) may break cohesion; KP-2.5 then applies to the next voluntary move.
    .source = ER
rule-KP-2-7 = A unit reduced to one element keeps acting as a unit.
    .source = ER
rule-KP-2-8 = If no move satisfies KP-2.5 the unit may only stay or turn elements on the spot. Casualties, retreats, a change of mode (other D) or leaving works may make a unit incoherent; nothing happens until its next voluntary move. Units are deployed, hidden and placed on arrival coherently.
    .source = RB/ER, C-52
rule-KP-2-9 = A unit split by losses stays one unit: one marker count, one activation, one movement roll, one set of tests. Every part may shoot and fight.
    .source = ER
heading-KP-3 = Commanders
rule-KP-3-1 = Each army has exactly one commander. He is embedded (on the base of one element of one unit) or separate (own single-element unit).
    .source = RB/ER
rule-KP-3-2 = Embedded: that element moves, fights and costs like any element of its type and weapon (it may have another legal weapon of the list). He dies when that element is removed; the owner chooses casualties, so normally last.
    .source = RB
rule-KP-3-3 = Separate: he is one element of any troop type and weapon legal in the army's list, costs that element's AP, counts neither towards the 3–9 units nor towards any entry minimum/maximum or option limit. He moves and shoots by that troop type, may be shot and killed, receives markers, but never takes morale tests.
    .source = RB; limits ER
rule-KP-3-4 = Quality: ordinary, exceptional (+25 AP, only named leaders of the list in their years, or by scenario), incompetent (−25 AP, only where the list allows). Disciplined (+25 AP) is a property of the army, not of the commander; only where the list allows or demands it.
    .source = RB
rule-KP-3-5 = Command functions and distances (further rules KP-3.9, KP-3.10), measured from the commander's element to the nearest element of the unit:
    Function; Distance; Needs; Who
    reroll a unit's movement; 12"; line of sight; exceptional, or disciplined army (KP-19.8)
    ignore a morale test; 12"; line of sight; exceptional, or disciplined army (KP-26.6)
    encourage in melee; 2"; –; any but incompetent (KP-24.14)
    rally; 4"; –; any but incompetent (KP-28.2)
    .source = RB
rule-KP-3-6 = An incompetent commander has no command function at all (also no reroll/ignore for a disciplined army), but his loss still triggers the tests of KP-26.2(e). Otherwise he is a normal element of his troop type, embedded or separate, and shoots and fights like one.
    .source = RB, C-62
rule-KP-3-7 = If the commander dies all command functions end for the rest of the game; Army 1/Army 2 and the AP stay as they are.
    .source = RB/ER
rule-KP-3-8 = A separate commander is never a mandatory target (KP-22.9), unless he leads a melee, i.e. he moved directly towards the shooters or is in base contact having opened the melee this round. He may be chosen only if he is at least as near as every other eligible target, or no other target is eligible, or the shooter is artillery/machine gun/sharpshooter without a priority-1 target.
    .source = RB/ER
rule-KP-3-9 = A separate commander may not be artillery, machine gun, scout or prophet. He may have the mount and the unit-level qualities his entry can buy. He counts as within all his distances of himself: he may rally himself, reroll his own move, and has M08/M17 (M09, M18) in his own fights.
    .source = ER
rule-KP-3-10 = No command function is exercised by a commander who is hidden, not yet on the table, or has left it. Leaving by KP-16.17 or through war medicine is not "killed" (no tests KP-26.2e).
    .source = ER
rule-KP-3-11 = A side with nothing left but separate commander, scout, prophet, wagons or boats has no fighting unit (KP-16.15).
    .source = ER
heading-KP-4 = Troop types, mounting and dismounting
rule-KP-4-1 = Foot types: regulars (Reguläre), skirmishers (Plänkler), warriors (Krieger).
    .source = RB
rule-KP-4-2 = Mounted types: mounted infantry (berittenes Fussvolk: mounted regulars or mounted skirmishers), cavalry (Reiterei), mounted warriors (berittene Krieger).
    .source = RB
rule-KP-4-3 = Other types: artillery, machine gun, scout, prophet, wagon, boat.
    .source = RB
rule-KP-4-4 = Mounted infantry cannot shoot or open a melee while mounted.
    .source = RB
rule-KP-4-5 = Cavalry and mounted warriors may fight mounted or dismounted.
    .source = RB
rule-KP-4-6 = Dismounting: declared at the start of the unit's activation, costs nothing; the unit counts as dismounted from then on for the round and may then move and shoot as foot. Whole units only.
    .source = RB; whole units ER; timing C-53
rule-KP-4-7 = Dismounted: cavalry → skirmishers; mounted warriors → warriors; mounted regulars → regulars; mounted skirmishers → skirmishers. Weapons stay; lances and horse armour have no effect on foot. Led horses are not represented.
    .source = RB
rule-KP-4-8 = Mounting: declared at the unit's activation; the unit may neither move, turn nor shoot this round. Until the end of the round it is a mounted target for shooting (no cover, no skirmisher bonus) but counts as foot in melee. It is mounted from the start of the next round. A unit that has dismounted this game may mount again any number of times.
    .source = RB/ER
rule-KP-4-9 = Units in base contact with the enemy can neither mount nor dismount. Mounted infantry caught mounted counts neither as skirmishers nor as regulars nor as fighting horsemen: M03, M12, M14 and every weapon line (M15, M16, M19, M21) are left out, M01 applies to mounted attackers from any side; M04, M10, M11, M17, M18 apply as usual.
    .source = RB; last sentence ER
rule-KP-4-10 = Units bought as mounted cost the mounted price even if they start dismounted. They may start in either mode.
    .source = RB
rule-KP-4-11 = A mounting unit (KP-4.8) that is in base contact with an enemy at the end of the round, or for which KP-1.10 finds no room, stays on foot and may declare again later.
    .source = RB/ER
rule-KP-4-12 = The mode is one per unit. A unit with an element aboard a boat, in a building or on a roof cannot mount.
    .source = ER
heading-KP-5 = Qualities
rule-KP-5-1 = Brave (tapfer; also "wagemutig"), unit level: morale test passed on 3+; +1 as attackers, −1 to the enemy's roll as defenders; +1 when assaulting guns.
    .source = RB
rule-KP-5-2 = Militia (Milizen), unit level: morale 5+; shooting −2; attackers against them +2; −2 when they attack; −1 when they assault guns; rally with one die.
    .source = RB
rule-KP-5-3 = Nimble (flink), unit level, bought separately for foot and for mounted mode and effective only in that mode: one reroll of the unit's own movement roll per round (KP-19.7); counts like skirmishers as a hard target (S09); nimble mounted warriors treat rough ground as good and may use mountain paths. Only warriors can be nimble.
    .source = RB
rule-KP-5-4 = Untrained (ungeübt, unerfahren, unausgebildet are synonyms), element level: shooting −2. Not cumulative with militia.
    .source = RB
rule-KP-5-5 = All tribal archers shoot as trained; there is no bonus. Warriors with muskets are untrained only where the list says so.
    .source = RB, C-22
rule-KP-5-6 = Sharpshooter (Scharfschützen), element level: +2 if the element neither moved nor turned this round; free choice of targets (KP-22.9).
    .source = RB
rule-KP-5-7 = Armoured horses (bewehrte Pferde), unit level: bows shoot at −2 against the mounted unit; armoured mounted warriors move 2d6+6/1d6; cavalry moves as usual.
    .source = RB; unit level ER
rule-KP-5-8 = Lancers (Lanzenreiter), element level: better results 5 and 6 in melee (KP-24.16) while mounted; the majority of the unit's elements in contact must be lancers.
    .source = RB; majority ER
rule-KP-5-9 = Untrained and sharpshooter exclude each other on one element; brave and militia exclude each other.
    .source = ER
heading-KP-6 = Scouts
rule-KP-6-1 = Each army may have one scout: single-element unit, AP = price of a foot skirmisher with the chosen weapon (4/7/10/12) + 20. The weapon is one single missile weapon (no revolver, no double armament) that the list offers in that year to that tribe/nation, by a loadout of an available entry or by an available option; carbines cost 4 (ML) or 10 (BL). Does not count towards 3–9 units.
    .source = RB; availability test, carbines ER
rule-KP-6-2 = Scouts shoot, are shot at and fight as skirmishers on foot and take morale tests.
    .source = RB
rule-KP-6-3 = Mounted or foot models are the same thing: own movement row (3d6+6 / 2d6+2), no mounting or dismounting. Base = foot size.
    .source = RB; base ER
rule-KP-6-4 = A scout reveals every ambushing enemy that is within 4" of any point of his path, also without line of sight. Enemy late arrivals may not be placed within 12" of him.
    .source = RB
rule-KP-6-5 = Terrain is difficult for the scout where it is difficult or impassable for ordinary mounted warriors; truly impassable is only what is impassable to foot skirmishers as well.
    .source = ER
rule-KP-6-6 = Guided column: a unit formed in a one-element-wide column (KP-20.13) whose lead element has the scout within 4" and in its front zone at the start of the activation may be activated together with the scout as one activation. The column uses its good movement row whatever the terrain, except terrain impassable to it; the scout moves with it (no own roll), must end ahead of and within 4" of the lead element. Further units of the same troop type whose lead element follows the tail of the column within cohesion distance may join the same activation.
    .source = RB/ER
rule-KP-6-7 = A guided move may not bring any element nearer than 6" to a visible enemy (exactly 6" is allowed); a move meant to do so uses the normal row.
    .source = RB
rule-KP-6-8 = A guided move ends at once when a hidden enemy is revealed nearer than 6" to any of its elements or the scout is removed; the elements stay where they are. When he does not guide, the scout is activated on his own with his own roll.
    .source = ER
heading-KP-7 = Small arms
rule-KP-7-1 = Weapons and ranges (effective / maximum): bow 3/–; revolver or shotgun 1/–; smoothbore musket 4/–; muzzle-loading carbine 4/–; rifled musket ("Vorderladergewehr") 4/16; repeater 6/12; breech-loading carbine 6/12; breech-loading rifle 8/20. "–" = no long range.
    .source = RB
rule-KP-7-2 = Each element normally has one missile weapon; weapons may differ inside a unit but not inside an element.
    .source = RB
rule-KP-7-3 = Old single-shot pistols, sabres, tomahawks, bayonets have no effect of their own.
    .source = RB
rule-KP-7-4 = "Muskets" in melee line M15 = smoothbore muskets, rifled muskets and muzzle-loading carbines.
    .source = ER
rule-KP-7-5 = Shotguns count as revolvers everywhere.
    .source = RB/ER
rule-KP-7-6 = "Breech-loader" = breech-loading rifle or carbine.
    .source = RB
rule-KP-7-7 = Bows are not firearms: no moving/mounted penalty, no breastworks, no melee line.
    .source = RB
rule-KP-7-8 = Lances: KP-5.8 only.
    .source = RB
rule-KP-7-9 = Double armament: an element with two missile weapons uses one of them per shooting phase (owner's choice, mounted or dismounted). In melee it uses whichever single weapon line is best for it, whether or not it fired that weapon; lines are never added.
    .source = RB/ER
heading-KP-8 = Artillery and machine guns
rule-KP-8-1 = Each piece is a single-element unit; takes morale tests; blocks sight like any element.
    .source = RB
rule-KP-8-2 = Kinds: light smoothbore 8/20 (30 AP), medium smoothbore 8/20 (48 AP), light rifled 8/48 (48 AP), machine gun 8/16 (36 AP).
    .source = RB
rule-KP-8-3 = Guns roll 3 D20 at effective range and 1 D20 beyond; machine guns 3 D20 at any range. Medium guns +2 at effective range. A light rifled gun gets no +2 and counts as light for walls.
    .source = RB; last ER
rule-KP-8-4 = A piece shoots only if it did not move this round nor last round, and did not turn this round; a turn on the spot last round is allowed. Pieces deployed at the start may shoot in round 1. Arrival on the table counts as moving.
    .source = RB, C-04; last two ER
rule-KP-8-5 = All dice of a piece go at one target unit per round; each die that kills removes another element of that unit.
    .source = RB
rule-KP-8-6 = Machine-gun jam: if any of its dice is a natural 1 the whole volley has no effect. Next round it shoots normally. For assaults (KP-24.10) the gun counts as jammed if its most recent volley, this round or last round, jammed.
    .source = RB; last ER
rule-KP-8-7 = Artillery and machine guns never open a melee and are not moved by melee results; they are captured or hold (KP-24.10). Captured or abandoned pieces are out of the game for both sides.
    .source = RB
rule-KP-8-8 = Guns (not machine guns) hitting warriors cause tests (KP-26.2c).
    .source = RB
rule-KP-8-9 = No rerolls of movement by the commander.
    .source = RB
rule-KP-8-10 = A piece aims at one element (KP-22.9). Range band, number of dice and all modifiers are those of that element, for every die. One volley removes at most as many elements as the target unit has in arc, in range and in sight of the piece; further kills count as hits.
    .source = RB/ER, C-61
rule-KP-8-11 = A piece is a unit for everything else: it is activated, tests, rallies, withdraws under KP-27.3 and may be hidden in sites open to any troops.
    .source = RB/ER
heading-KP-9 = Wagons and laager
rule-KP-9-1 = Regular and settler armies (lists 3, 5, 10, 11, 12, 13) may buy up to 10 wagons at 15 AP. They form one wagon train, do not count as a fighting unit, and cannot shoot, fight or be shot at.
    .source = RB; list of lists, no targeting ER
rule-KP-9-2 = Movement row artillery/teams (1d6 / 1d6−2); one roll for the train; as a column one element wide when moving.
    .source = RB
rule-KP-9-3 = Laager: a closed ring or rectangle of wagons, consecutive wagons ≤ 0.5" apart. Normally set up at the start. A moving train may form one during play: wagons move normally; the laager exists when the ring is closed. It gives no protection before and is never re-formed into a column.
    .source = RB; 0.5" ER
rule-KP-9-4 = An element is inside the laager if its centre is inside the polygon through the wagon centres. Foot inside: S13 −2 against shots from outside (not from guns, but from machine guns); M22 −3 in melee against attackers outside.
    .source = RB/ER
rule-KP-9-5 = Wagons block sight like elements. Foot touching the inner side of a wagon may see and shoot out over it and be seen. Attackers touching the outside of a wagon whose inner side is touched by a defender are in melee with him at once. Enemy foot may climb an undefended wagon as a palisade (KP-29.7); friends use KP-19.9.
    .source = ER
rule-KP-9-6 = The whole train counts as plundered (laager lost) if at the end of any round at least one enemy element and no friendly element is in base contact with any wagon. All units of the owning army then owe one morale test, in sight or not.
    .source = RB
rule-KP-9-7 = Draught animals in the ambush scenario: as soon as enemies are seen the owner may drive on to the far edge or start forming a laager.
    .source = RB
rule-KP-9-8 = The train is activated like a unit (one activation, one roll), has cohesion distance 2", and takes no markers, tests or rally dice. Touching a wagon is not a melee. While a laager is being formed each wagon moves on its own path within the one roll. A laager needs at least 3 wagons; once closed its wagons never move again.
    .source = RB/ER
rule-KP-9-9 = A train can be plundered once. Afterwards its wagons stay as obstacles that block sight and movement, cannot move and protect nobody; a camp area (KP-16.9) keeps its outline. Plundered is not taken.
    .source = ER
rule-KP-9-10 = The tests of KP-9.6 are rolled at once in step 8 by the procedure of KP-26.5.
    .source = ER
heading-KP-10 = Boats and canoes
rule-KP-10-1 = If a river or lake is on the table any army except lists 7 and 8 has as many boats as it wants, free.
    .source = RB
rule-KP-10-2 = A boat carries 4 foot elements, or 1 artillery or 1 mounted element.
    .source = RB
rule-KP-10-3 = Embarking or disembarking takes a full round without shooting; the element must touch the boat or the shore next to it. Casting off and landing cost nothing.
    .source = RB/ER
rule-KP-10-4 = Movement: downstream 4d6; upstream, across, or on still water 2d6. A move counts as downstream if its angle to the current is less than 45°. One 45° turn per 3" travelled.
    .source = RB; 45° ER
rule-KP-10-5 = Warriors and skirmishers may shoot while afloat, always counting as moving if the boat moved. Regulars may not. Passengers shoot in any direction from the boat rectangle.
    .source = RB; arc ER
rule-KP-10-6 = One element of warriors or skirmishers may carry a canoe between waters at its difficult rate (2d6), without combat penalty.
    .source = RB
rule-KP-10-7 = Passengers are individual targets (distance to the boat). If one is removed by gun or machine-gun fire the boat sinks and everybody aboard is lost.
    .source = RB
rule-KP-10-8 = Boats block sight like elements; they cannot be contacted except by elements on the shore touching a landed boat.
    .source = ER
rule-KP-10-9 = Boats are not units. A boat moves in the activation of a unit with an element aboard: one roll per boat, no rerolls, at most one move per round; elements of other units aboard have then moved. Empty boats do not move.
    .source = ER
rule-KP-10-10 = A unit may be spread over boats and shore; for every distance the boat rectangle is the position of its passengers. A gun or machine-gun kill on an element aboard must be taken from that boat (KP-10.7 then sinks it); other kills by KP-22.15.
    .source = ER
rule-KP-10-11 = Number and places of boats are fixed at deployment: on the water, touching the own deployment area (ambush attacker: they enter with a unit where the water meets the entry edge). Elements may start aboard.
    .source = ER
heading-KP-11 = Stratagems
rule-KP-11-1 = Each side may buy at most one stratagem. It is declared (secretly, then revealed together) before terrain and scenario are determined.
    .source = RB; secrecy ER
rule-KP-11-2 = If both sides chose the same one, both are cancelled and the AP are lost. Different ones work normally.
    .source = RB
rule-KP-11-3 = Surprise (40 AP): any army whose fighting units are all warriors, foot or mounted, with at most two allied skirmisher units. Void if the owner is the attacker of a scenario. Otherwise up to 4 units may be placed in ambush, anywhere legal in the owner's half, even if the scenario forbids or restricts ambushes.
    .source = RB, C-31
rule-KP-11-4 = War medicine (25 AP), same armies: roll D6 at the start of round 1: 1 = each warrior unit rolls D6 and on 1 leaves the game (counts as lost for victory, causes no tests); 2–4 = nothing; 5 = all warrior units +1 on morale rolls in rounds 1–4; 6 = all warrior units ignore failed tests in rounds 1–4.
    .source = RB; bracket ER
rule-KP-11-5 = Terror (50 AP; tribes and years in the lists): each enemy unit takes one extra morale test per round if in that round warriors of the terror army's own tribe shot at it, contacted it, or moved directly towards it (KP-20.11) and ended within 4" of it. Units wholly inside fortification or laager are exempt.
    .source = RB/ER, C-19
rule-KP-11-6 = Prophet (40 AP; tribes and years in the lists): single-element unit, skirmisher movement, cannot shoot, is shot at like a separate commander, dies automatically at the start of the melee phase if in contact with an enemy. Own warrior units within 24" ignore failed morale tests until 3 own warrior elements have been destroyed by enemy shooting (army total) or he is dead. His death triggers KP-26.2(e).
    .source = RB; army total ER
rule-KP-11-7 = Reinforcement (75 AP; non-tribal lists): if the owner is the defender, from the end of round 5 he rolls D6 at the end of each round; on 6 he wins at once, unless the enemy has already fulfilled his victory condition. No effect for an attacker or in an open battle.
    .source = RB, C-20
rule-KP-11-8 = Surprise and war medicine need no mention in the list; terror and prophet do.
    .source = RB/ER, C-11
rule-KP-11-9 = The declared stratagem binds the army built afterwards: an army not entitled to it is illegal. A cancelled or void stratagem stays paid; a cancelled prophet is not fielded.
    .source = ER
rule-KP-11-10 = Surprise never reduces what the scenario allows: the defender of an ambush scenario may still hide every unit. "Own half" there = the half away from the entry edge.
    .source = ER, C-31
rule-KP-11-11 = War medicine 1: hidden and waiting warrior units roll too (secret dice); separate commander, scout and prophet do not. A commander embedded in a unit that leaves is gone without tests.
    .source = ER
rule-KP-11-12 = The prophet's three elements include passengers of boats sunk by fire. They count at once: tests rolled in step 7 of the round of the third loss already have effect.
    .source = ER
heading-KP-12 = Points
rule-KP-12-1 = Prices are per element. The price in an army list always wins over the table; all prices printed in the lists follow from the table.
    .source = RB
rule-KP-12-2 = Base prices:
    Troops; smoothbore musket or bow; rifled musket; breech-loader; repeater
    Regulars, skirmishers; 4; 7; 10; 12
    Troops; bow; smoothbore; bow + smoothbore; rifled musket; breech-loader; repeater
    Warriors; 4; 6; 7; 9; 12; 15
    Troops; ML carbine or bow; BL carbine, revolvers or shotguns; repeating carbine
    Cavalry; 8; 12; 15
    .source = RB
rule-KP-12-3 = Surcharges: mount regulars/skirmishers +2; mount warriors +6; militia −2 (−4 with breech-loaders/repeaters); brave +3 (+4); untrained −2 (−4); nimble +3; sharpshooter +6; armoured horses +2; extra revolvers +3; lances +2. Items: light gun 30; medium or light rifled gun 48; machine gun 36; wagon 15; scout = skirmisher price +20; prophet 40. Army: disciplined +25; exceptional +25; incompetent −25. Works: breastwork 2 per element (5 with breech-loaders/repeaters); palisade 3 per inch of diameter; blockhouse 30.
    .source = RB
rule-KP-12-4 = An army may exceed the agreed total by at most ⌊cost of its cheapest fighting unit / 2⌋.
    .source = RB; which unit ER
rule-KP-12-5 = Stratagem, works, wagons, scout, separate commander all count against the total.
    .source = RB
heading-KP-13 = Terrain types
rule-KP-13-1 = Terrain pieces are polygons (areas) or polylines with a width (linear). An element is in an area if its centre is in the polygon. It touches difficult going if its rectangle overlaps it by more than 0.01" at the start, at the end or anywhere along its swept path.
    .source = ER
rule-KP-13-2 = Going table (G good, D difficult, X impassable; by current mode):
    Terrain; Reg; Skirm ft; War ft; Mtd inf; Cav; Mtd war; nimble MW; Art/MG; Wagon; Scout; Sight inside; Cover (foot); Ambush
    Open plain; G; G; G; G; G; G; G; G; G; G; –; no; no
    Gentle hill; G; G; G; G; G; G; G; G; G; G; –; no; any, behind it
    Steep hill or ridge; D; G; G; D; D; D; D; D; D; D; –; no; any, behind it
    Hill too steep to climb; X; X; X; X; X; X; X; X; X; X; –; no; no
    Mountain path; D; D; D; X; X; X; D; X; X; D; –; no; no
    Dense wood, canebrake; D; G; G; D; D; D; D; D; D; D; 1.0"; yes; any
    Light wood; D; G; G; G; G; G; G; D; D; G; 4.0"; yes; any
    Wilderness (primeval forest); X; G; G; X; X; X; X; X; X; D; 1.0"; yes; any
    Uneven or broken ground, scrub; D; G; G; D; D; D; G; D; D; D; –; no; foot warriors/skirm.
    Cultivated field; G; G; G; G; G; G; G; G; G; G; –; if unmoved; no
    Wooden fence; D; G; G; G; G; G; G; D; D; G; –; no; no
    Stone wall; D; G; G; G; G; G; G; X; X; G; –; behind it; no
    Tall grass; D; D; D; D; D; D; D; D; D; D; 4.0"; no; foot warriors/skirm.
    Built-up area, village; D; G; D; D; D; D; D; D; D; D; 3.0"; yes; no
    Marsh, swamp; D; D; D; X; X; X; X; X; X; D; –; no; foot warriors/skirm.
    Stream (up to 3" wide); D; G; G; D; D; D; D; D; D; D; –; bank; no
    Canyon, gorge (2–6" wide); D; G; G; D; D; D; D; D; D; D; –; no; any
    River (3" or wider); X; X; X; X; X; X; X; X; X; X; –; bank; no
    Ford; D; D; D; D; D; D; D; D; D; D; –; no; no
    Bridge; G; G; G; G; G; G; G; G; G; G; –; no; no
    Great river or lake (table edge); X; X; X; X; X; X; X; X; X; X; –; no; no
    Road or track; G; G; G; G; G; G; G; G; G; G; –; no; no
    Hollow, fold in the ground (optional); G; G; G; G; G; G; G; G; G; G; –; no; any
    .source = RB
rule-KP-13-3 = Hills. Gentle hills never slow; steep hills are difficult except for skirmishers and foot warriors; a steep hill has a crest ridge or a flat top (plateau). A hill may be declared too steep: then only its mountain paths can be used, in column, by foot or nimble mounted warriors, as difficult going for all of them. Hills block sight (KP-21.3). Light wood may grow on hills, dense wood may not.
    .source = RB
rule-KP-13-4 = Dense wood (also canebrakes): difficult except for skirmishers and foot warriors. Sight inside 1". Cover for foot.
    .source = RB
rule-KP-13-5 = Light wood: difficult only for artillery, machine guns, regulars, wagons. Sight inside 4". Cover for foot.
    .source = RB
rule-KP-13-6 = Wilderness: only skirmishers and foot warriors (good going for them) and the scout (difficult) may enter off roads. Sight 1". Cover at the edge and inside for foot. May cover hills and marshes; should cover half the table or more when used.
    .source = RB
rule-KP-13-7 = Rough (uneven) ground: difficult except for skirmishers, foot warriors, nimble mounted warriors. No effect on sight, no cover.
    .source = RB
rule-KP-13-8 = Fields: no effect on movement or sight; cover for foot that did not move this round. White settlers' fields may have fences: wooden fence (crossing is difficult for regulars, artillery, wagons; the segment run over by artillery is removed; no sight effect) or stone wall (difficult for regulars, impassable for artillery and wagons, protects foot directly behind it as KP-22.13).
    .source = RB/ER
rule-KP-13-9 = Tall grass: difficult for everybody. Sight inside 4". No cover. Ambush rules KP-17.9.
    .source = RB
rule-KP-13-10 = Built-up area/village: difficult except for skirmishers. Sight inside 3". Cover for foot anywhere inside. Individual houses have no effect. No ambushes in or directly behind it.
    .source = RB
rule-KP-13-11 = Marsh: foot difficult; mounted, artillery, wagons impassable. No sight effect, no cover. Guns (not MG) shooting at a target in a marsh −1. May carry wood, wilderness or tall grass (both effects apply).
    .source = RB
rule-KP-13-12 = Stream (≤ 3" wide): a move that starts in it or crosses it is difficult except for skirmishers and foot warriors. A foot element within 0.5" of the bank or in the bed that did not move this round has cover (S12) against shots whose line crosses the stream edge within 1" of it.
    .source = RB/ER
rule-KP-13-13 = Canyon (strip 2–6" wide along a polyline, two roughly parallel steep sides): its two long edges are the rims. Whoever crosses or overlaps a rim touches a steep slope; wholly inside, the floor counts as rough ground (good for nimble mounted warriors) unless a road or stream runs in it; the short ends are open. The canyon row of KP-13.2 is the rim. Sight KP-21.13. Flooded in heavy rain: floor impassable.
    .source = RB/ER
rule-KP-13-14 = River (≥ 3"): crossed only by boat, or at the single bridge or ford, which must join roads on both banks. Ford: difficult for all, column only, no shooting and no cover while any part of the element is on it. Bridge: column only. Banks give cover like streams. Direction of flow must be fixed at set-up if boats are used.
    .source = RB
rule-KP-13-15 = Great river/lake: a whole table edge may be water, impassable except by boat.
    .source = RB
rule-KP-13-16 = Road/track: an element whose centre path stays on the road, in column, ignores the terrain under it (good going), except mountain paths. Sight along a road inside an area is free (KP-21.9). In mud roads are difficult.
    .source = RB/ER
rule-KP-13-17 = Hollow (Mulde), optional piece: only purpose is to hide an ambush; elements in it are seen only from within 4" or from a hill.
    .source = ER
rule-KP-13-18 = Overlapping pieces: the worst going applies; all sight limits apply; best single cover applies.
    .source = ER
rule-KP-13-19 = Impassable ground: no part of a rectangle may overlap it by more than 0.01", at the end or along a path. Exception: elements in column on a road, bridge, ford or mountain path (centre on the strip). If ground becomes impassable under an element (fire), only moves out of it are legal.
    .source = ER
rule-KP-13-20 = Built-up areas may stand on the plain, in clearings, on gentle hills and on plateau tops; fields on the plain, gentle hills, in clearings and wilderness; marshes only on the plain.
    .source = RB
heading-KP-14 = Terrain zones and set-up
rule-KP-14-1 = Zones (minimum / forbidden):
    Zone; Must have; Must not have
    Eastern woodland; more than half the table wilderness, or ≥ 5 woods; –
    Florida; as eastern woodland with dense woods, and ≥ 3 marshes; steep hills, canyons, light wood
    Midwestern prairies; ≥ 3 pieces of wood or tall grass; each dense wood touches a stream or river; –
    High plains; any number of gentle hills, rough ground, canyons; ≤ 2 other pieces; dense wood, fields, marsh
    Rocky Mountains; ≥ 5 steep hills, canyons or rough pieces; fields, tall grass
    Southwest; ≥ 3 steep hills, canyons or rough pieces; dense wood, marsh
    .source = RB
rule-KP-14-2 = Longest diameter of an area piece 12–24" (wilderness exempt). Linear pieces any length. At most one built-up area, one river, one crossing. River between two opposite edges; stream: one end at an edge or river, other end at an edge, river or in a marsh; canyon: at least one end at an edge (or in a river if a stream runs in it).
    .source = RB
rule-KP-14-3 = The defender lays out the terrain; the attacker then may make up to 2 changes, each moving, removing or adding one piece that fits the zone. In an open battle the players dice: lower roll lays out. The result must still satisfy KP-14.1–14.2.
    .source = RB; open battle, re-check ER
rule-KP-14-4 = Zone: agreed, or one of those the defender's list names.
    .source = ER
rule-KP-14-5 = Edges: raid and siege – the defender chooses his long base edge before terrain; ambush – the defender chooses the entry edge before terrain; open battle – after terrain the winner of a die chooses his long edge.
    .source = ER
rule-KP-14-6 = The village or camp demanded by the scenario lies wholly in the defender's half; the attacker's changes may not move or remove it. It, roads, the crossing, fences, walls and works are not counted as pieces in KP-14.1.
    .source = ER
rule-KP-14-7 = An illegal layout or change is refused with the violated condition. The attacker may make fewer than 2 changes. In an open battle the player who did not lay out makes them. The layer of an open battle picks the zone from his own list.
    .source = ER
heading-KP-15 = Weather and darkness
rule-KP-15-1 = Season: chosen by the attacker or drawn with four equal chances; in an open battle drawn. Native attackers never attack in winter (choice forbidden, drawn winter is drawn again). Historical games fix it.
    .source = RB; open battle ER
rule-KP-15-2 = One roll per game before deployment; only fog can change.
    .source = RB
rule-KP-15-3 = D6, summer −1, autumn 0, spring +1, winter +3:
    Total; Weather
    0–4; fair
    5; fog
    6; Southwest fair; Rocky Mountains snow; else rain
    7; Southwest and high plains heavy rain; Rocky Mountains snow; else heavy rain + mud
    8+; Florida heavy rain + mud; else snow
    .source = RB
rule-KP-15-4 = Fair: no effect.
    .source = RB
rule-KP-15-5 = Rain: S11 −2 beyond 8".
    .source = ER, C-24
rule-KP-15-6 = Fog: S11 −2 beyond 2"; nothing is visible beyond 12" except guns/MG that shot this round or last round. From round 3, at the start of each round roll D6: 5–6 fog is gone for good.
    .source = RB
rule-KP-15-7 = Heavy rain: S11 −2 beyond 8"; canyons flooded (floor impassable).
    .source = RB/ER
rule-KP-15-8 = Mud: open ground outside built-up areas and all roads are difficult for everybody; marshes impassable for everybody.
    .source = RB
rule-KP-15-9 = Snow: the whole table is difficult for everybody; water is frozen and can be walked on (no boats); marshes become passable (difficult) for mounted and artillery; other impassable terrain stays impassable.
    .source = RB
rule-KP-15-10 = Darkness (raid/siege option of the attacker): visibility 6", maximum movement 6" per round (after the roll), maximum shooting range 6". Guns/MG that shot this or last round are visible at any distance, but range stays 6" (C-55). Modes: night all rounds; dawn rounds 1..n dark; dusk dark from round n on; n (1–10) is fixed before deployment.
    .source = RB; modes ER
rule-KP-15-11 = Mud: every part of the table that is neither hill nor built-up area is at least difficult for everybody. Flooded canyon floors and marshes in mud are no legal deployment or ambush positions.
    .source = RB/ER
rule-KP-15-12 = Several conditions at once (heavy rain + mud, weather + darkness) all apply; S11 counts once; the smaller visibility counts.
    .source = ER
heading-KP-16 = Scenarios
rule-KP-16-1 = Order of preparation: lists and year → stratagems declared → attacker/defender and scenario → armies built to the scenario's points → zone, season, weather, darkness → edges (KP-14.5) → terrain and changes → works, laager → deployment → ambush notes → Army 1/2 → round 1.
    .source = RB/ER
rule-KP-16-2 = Both players roll D6: equal = open battle; otherwise the higher roll is the attacker.
    .source = RB
rule-KP-16-3 = Scenario roll D6, +1 if the defender leads a regular army (lists 5, 11, 12, 13): 1–2 ambush; 3–5 raid; 6+ siege.
    .source = RB; the 5 and the lists ER, C-16
rule-KP-16-4 = Recommended AP attacker:defender — open 300:300, ambush 300:200 (=150 %), raid 300:300, siege 300:225 (=75 %). Other sizes keep the ratio.
    .source = RB
rule-KP-16-5 = Open battle. Long base edges, sides diced for. Deployment zone: 6" deep along the own edge (laager may stand further in and is placed before everything else). Units are placed alternately; if exactly one army is disciplined its player decides for each pair whether he places before or after the opponent; otherwise a die decides who starts. Each player may keep up to 2 units as late arrivals and hide 1 unit in ambush in his zone. End: a player concedes or has no fighting unit left on table or to arrive.
    .source = RB; depth ER
rule-KP-16-6 = Ambush (Hinterhalt, "Falle"): deployment. Attacker enters over one short edge (chosen by the defender); he fixes an order of march the defender may see; from round 1 exactly one unit per round enters as that unit's activation, anywhere on the edge, with its full move (separate commander, scout and prophet come with any unit for free; the wagon train is one unit and enters as a column). The defender deploys first: at least half his units (rounded up), anywhere not within 12" of the entry edge; as many of them as the terrain allows must be in ambush; the rest are late arrivals.
    .source = RB/ER
rule-KP-16-7 = Ambush: victory. Attacker wins as soon as ≥ 2/3 (rounded up) of his starting fighting elements, commander included, wagons, scout and prophet excluded, have left over the opposite short edge. He loses when this has become impossible, or if at the end of round 3 or later none of the units that have entered is still on the table or has left over the far edge.
    .source = RB/ER, C-41
rule-KP-16-8 = Raid: deployment. The defender must have a village or camp (built-up area 12–24", or his paid laager) in his half; deploys everywhere in his half; no fortifications (palisades, blockhouses), breastworks allowed; up to 1 unit in ambush (4 with Surprise); no late arrivals. Then the attacker deploys at least half his units (rounded up) within 6" of his base edge, the rest are late arrivals; no laager for him. He may choose darkness (KP-15.10).
    .source = RB, C-17, C-18
rule-KP-16-9 = Raid: victory. The village counts as taken when at the end of two consecutive rounds attacking elements with their centre in it number ≥ 1 and ≥ 2 × the defending elements there. The attacker wins at the second such check, loses if that has not happened by the end of round 10. A camp that is a laager uses the laager polygon. The number of checks is an option (C-56). If the attacker burns the village it counts as taken at the end of the following round (C-57); if the defender burns it, the attacker can only win by destroying every defending unit by the end of round 10.
    .source = RB; burning ER
rule-KP-16-10 = Siege: like a raid, but the defender may spend any AP on works (section 29) anywhere in his half, or use a wagon train/laager as camp. An attacker whose list has artillery must field ≥ 2 pieces and may upgrade light guns to medium (48 AP).
    .source = RB
rule-KP-16-11 = Victory is checked at the end of each round (step 8) and additionally at once for KP-16.7 exits, KP-11.7 and concession.
    .source = RB/ER
rule-KP-16-12 = Optional round limit for open battles (default none); if reached, the side that destroyed more AP (sum of the enemy elements lost) wins; a difference below 10 % of the agreed army size = draw.
    .source = ER
rule-KP-16-13 = Historical conflicts with their opponents and years come with the game; they are suggestions and bind nobody.
    .source = RB
rule-KP-16-14 = Separate commander, scout and prophet never count for "half the units" or for the numbers of hidden or late units. Each is deployed openly, or hidden in a legal site within 4" of an own hidden unit, or kept back with a late unit (arrives with it, within 4" of it). A wagon train or laager is placed before all units; the ambush attacker's train has its place in the order of march.
    .source = ER
rule-KP-16-15 = Annihilation: a side that at the end of a round has no fighting unit on the table, hidden or to come has lost. Both at once: open battle – draw; other scenarios – the attacker loses. Fighting elements that left by KP-16.17 keep the ambush attacker alive while KP-16.7 is still possible.
    .source = RB/ER
rule-KP-16-16 = Order of checks in step 8; the first that applies ends the game: (1) attacker's victory condition; (2) ambush: attacker's loss condition; (3) annihilation; (4) reinforcement roll; (5) end of round 10 in raid and siege (attacker loses), optional limits. Both players conceding in the same step = draw.
    .source = ER
rule-KP-16-17 = Leaving the table (ambush attacker only): in a voluntary move an element that reaches the exit edge with any part of its rectangle may leave; it is removed and counted as exited. Elements leave one by one; the rest of the unit stays a unit and need not be coherent with those gone. Exited elements never return, cause no tests and are not lost. Crossing an edge in a retreat is a loss (KP-25.5).
    .source = ER
rule-KP-16-18 = Entering (ambush attacker): every element of the unit starts its path with its front edge on the entry edge, facing inward, at any point of it; the allowance is measured from there; several elements may use the same starting point. An element whose allowance does not bring it wholly on to the table is placed wholly on it touching the edge. The owner must activate the entering unit before the movement phase ends. If it cannot be placed without overlap it waits, and everything behind it in the order of march one round more.
    .source = ER
rule-KP-16-19 = As many as the terrain allows (KP-16.6): a unit may be placed openly only if the site search finds no ambush for it. Site search: every piece that is a legal site for the unit in its chosen mode; formations line, two ranks and column with touching elements; formation centre on a 1" grid; facing in steps of 45°; KP-17.19 satisfied; no overlap with units already hidden. In this scenario the notes are therefore written before the visible units are placed.
    .source = ER
rule-KP-16-20 = Open battle: late and hidden units are chosen (secret) before the first unit is placed. When one player has placed everything the other places the rest. A unit that cannot be placed in the 6" zone may use 12".
    .source = ER
rule-KP-16-21 = A wagon train in column as camp (KP-16.10): its area = all points within 2" of a wagon.
    .source = ER
rule-KP-16-22 = Optional round limit for the ambush scenario (default none): when reached the attacker loses.
    .source = ER
rule-KP-16-23 = Attackers of a raid or siege bring no wagons. The two pieces of a siege attacker (KP-16.10) may be any pieces the list offers, machine guns included.
    .source = RB/ER
heading-KP-17 = Late arrivals and ambushes
rule-KP-17-1 = Late arrivals roll each round from round 4; exceptions: attacker of an ambush scenario (KP-16.6, no roll); attacker of a raid/siege rolls from round 1.
    .source = RB/ER, C-17
rule-KP-17-2 = One D6 per waiting unit: mounted warriors arrive on 4+, all others on 6. Attacker rolls and places first; in an open battle a die decides each round.
    .source = RB
rule-KP-17-3 = Placement: every element wholly within 3" of a table edge (an element too deep for that, e.g. 15 mm artillery: touching the edge) other than the enemy base edge (ambush scenario: other than the entry edge), coherent, not on impassable ground, not within 12" of an enemy scout, not within 12" of an enemy unit that arrived this same round, not in contact. If no legal place exists the unit waits.
    .source = RB; ambush-scenario edge ER
rule-KP-17-4 = A unit that arrived this round may not move or shoot, cannot be shot at or contacted, but takes morale tests.
    .source = RB
rule-KP-17-5 = Ambush sites: wood, wilderness, canyon, hollow, or behind hills out of sight of every enemy: any troops. Tall grass, marsh, rough ground: only warriors and skirmishers on foot. Never in built-up areas or behind palisades; houses are nothing to hide behind (a wood that happens to lie beyond a village stays a legal site). The whole unit must fit the site (KP-17.19).
    .source = RB; parenthesis ER
rule-KP-17-6 = An ambushing unit is not on the table; its exact positions and facings are recorded before round 1.
    .source = RB
rule-KP-17-7 = It is placed (revealed) when (a) its owner wants to move it or shoot with it; (b) an enemy skirmisher comes within 4" of one of its elements; (c) any enemy element comes within 2"; (d) troops hidden merely behind a hill are seen by any enemy (typically from a height), at any distance; (e) the enemy scout comes within 4". Checked continuously along moves.
    .source = RB
rule-KP-17-8 = A moving unit that triggers (b)–(e) stops at the trigger point, the ambush is placed, and the mover may use the rest of its allowance by a new path.
    .source = ER
rule-KP-17-9 = In tall grass only 2" counts for everybody but scouts (4"), even near the edge.
    .source = RB
rule-KP-17-10 = Each enemy unit with an element within 4" of an element that this round shot from ambush or appeared from ambush owes one morale test, at most one such test per round (see KP-26.3).
    .source = RB
rule-KP-17-11 = Hidden units do not use up activations until revealed. A unit revealed by (b)–(e) before its activation may still be activated this round.
    .source = ER
rule-KP-17-12 = Triggers are evaluated for every move, turn, entry, arrival, retreat and withdrawal of enemy elements: distances exactly along each leg, sight (d) every 0.25" of path and whenever the visibility changes (fog lifts, darkness ends). "Skirmisher" in (b) = element that is at that moment a skirmisher on foot, dismounted cavalry, prophet and separate commander of that type included; mounted infantry only triggers (c).
    .source = ER
rule-KP-17-13 = Discovery in the middle of a move: elements move in the order their owner gave (rigid-body moves: all together). At the first trigger everything stops there; elements not yet moved have not moved. The whole hidden unit is placed at its noted positions. The owner gives new paths: each element has its allowance less the way it has made; dice, going declaration and start positions (KP-20.18) stay. Charging the revealed unit is allowed. Further discoveries are handled the same way.
    .source = ER
rule-KP-17-14 = Retreating and withdrawing units are not stopped by a discovery; the revealed elements are then enemies in their way (KP-25.10). If the place chosen for an arriving or entering unit would trigger a discovery, the hidden unit is placed first and the place is then chosen anew.
    .source = ER
rule-KP-17-15 = Hidden elements are present for their own side (friends may not end on them) and absent for the enemy: no blocking, no sight, no target, no reaction of measuring or path tools.
    .source = ER
rule-KP-17-16 = Hidden and waiting units take no tests and no markers.
    .source = ER
rule-KP-17-17 = Revealing to shoot is part of step A (KP-22.2): the whole unit is placed, its elements may declare in step A, all of them can be targets in step B. It has not moved.
    .source = ER
rule-KP-17-18 = A unit whose arrival die succeeds must be placed if a legal place exists; its owner chooses place, formation, facing, mode (mounted warriors arriving on 4 or 5: mounted) and, with several arrivals, their order.
    .source = ER
rule-KP-17-19 = Legal ambush position: the centre of every element lies in the site, the unit is coherent, no overlap, not on impassable ground, inside the area where the scenario allows ambushes. Behind a hill: from every enemy element on the table all 25 segments of KP-21.1 are blocked by hills; if no enemy is on the table, from every point (1" steps) of the entry edge. Notes are written after all visible units of both sides are deployed (except KP-16.19). A unit chosen to hide that has no legal position is deployed openly at once; if that is impossible too it becomes a late arrival.
    .source = RB/ER
heading-KP-18 = Turn sequence
rule-KP-18-1 = Army 1 for the whole game: the disciplined army if exactly one is; otherwise the scenario's attacker; otherwise diced.
    .source = RB
rule-KP-18-2 = Round:
    0. Start of round: fog roll (from round 3), war medicine (round 1), darkness on/off, smoke grows.
    1. Rally (both sides, Army 1 first).
    2. Late arrivals.
    3. Retreats due from last round's melees, both sides.
    4. Movement: Army 1 activates one unit, then Army 2 one, and so on. Declaring that a unit stays is an activation. A side with no units left passes; a player may declare all his remaining units stationary. At the end of the step elements still in a burning area are lost (KP-23.4).
    5. Shooting, simultaneous (section 22), arson attempts.
    6. Melee; losses and markers from this round's shooting count.
    7. Morale tests for everything that happened this round.
    8. End of round: plundering and its tests (KP-9.10), roofs climbed (KP-29.11), village control, then the checks of KP-16.16 (victory, reinforcement, limits), mounting completed (KP-4.8).
    .source = RB/ER
rule-KP-18-3 = Retreats are resolved Army 1 first, then Army 2, each in the order of the unit numbers. Markers above 4 remove a unit immediately whenever they occur.
    .source = ER
rule-KP-18-4 = Alternation: in his turn a player must activate one of his units on the table that has not been activated, or the unit due to enter (KP-16.18), or reveal and activate a hidden one. A player with nothing but hidden units left may pass; a pass does not bind him. The step ends when both pass in succession. A guided column with its scout is one activation.
    .source = RB/ER
rule-KP-18-5 = "Stay" is a legal action for every unit at every activation, so no player is ever without a legal action; only entering (KP-16.18) and withdrawal (KP-27.5) are compulsory. Units in melee are activated too (stay, turn to face, KP-24.20, break off). Units that arrived this round are not activated.
    .source = ER
heading-KP-19 = Movement
rule-KP-19-1 = At its activation the owner declares (a) dismount/mount/stay/move, (b) whether the unit will touch difficult going. Then the dice are rolled.
    .source = ER
rule-KP-19-2 = Allowance in inches:
    Type; good; difficult
    Regulars; 1d6+2; 1d6
    Skirmishers, warriors on foot; 2d6+2; 2d6
    Mounted infantry; 3d6; 1d6
    Cavalry (armoured or not); 3d6+2; 1d6
    Mounted warriors, armoured; 2d6+6; 1d6
    Mounted warriors; 3d6+6; 2d6
    Artillery, machine guns, teams; 1d6; 1d6−2
    Scout; 3d6+6; 2d6+2
    Separate commander and prophet use the row of their type.
    .source = RB
rule-KP-19-3 = Total ≤ 0: no movement, elements may turn on the spot.
    .source = RB
rule-KP-19-4 = The whole unit uses the difficult column if any element starts in, enters or crosses going that is difficult for it. A unit declared "good" may not touch difficult going this round.
    .source = RB; declaration ER
rule-KP-19-5 = Each element may move up to the allowance in any direction; turning is free (KP-20.5). All elements share the one roll.
    .source = RB
rule-KP-19-6 = Moves may not overlap enemies, impassable terrain, the table edge, or friends who cannot be passed (KP-19.9). Moving into base contact with an enemy is opening a melee (section 24). There are no zones of control.
    .source = RB/ER
rule-KP-19-7 = Nimble units (in the right mode) may reroll their movement once per round; the second roll stands. A given roll is rerolled at most once from any source.
    .source = RB; last ER
rule-KP-19-8 = An exceptional commander, or the (not incompetent) commander of a disciplined army, may reroll the movement of one unit per round, two if both apply; the unit must be at least partly within 12" of him and in sight; not artillery or teams. The second roll stands.
    .source = RB
rule-KP-19-9 = Interpenetration (friends only, no cost): separate commanders, scouts and prophets pass and are passed by everybody; skirmishers and warriors, foot or mounted, pass skirmishers, warriors (foot or mounted) and stationary wagons; everybody passes stationary artillery and machine guns. Nothing else. A voluntary move may not end overlapping; a forced move that would need a forbidden passage stops in contact.
    .source = RB
rule-KP-19-10 = Units may approach enemies they do not see (sight is not needed to move).
    .source = RB
rule-KP-19-11 = Roads, fords, bridges, mountain paths: column (KP-20.13).
    .source = RB
rule-KP-19-12 = The going declaration binds: "difficult" uses the difficult dice even if the path then avoids it. After the roll a unit may still stay. A reroll is decided after seeing the roll; the commander's distance and sight count at that moment.
    .source = ER
rule-KP-19-13 = Elements may use different parts of the allowance and pass through elements of their own unit; end positions must be free.
    .source = ER
rule-KP-19-14 = No voluntary move crosses a table edge except KP-16.17.
    .source = ER
heading-KP-20 = Geometry
rule-KP-20-1 = Coordinates: origin lower-left table corner, x along the long edge, y along the short edge, inches. Facing θ in degrees counter-clockwise from +x; facing vector f = (cos θ, sin θ), left vector l = (−sin θ, cos θ).
    .source = RB
rule-KP-20-2 = Element: centre c, facing θ, frontage w (along l), depth d (along f). Corners: FL = c + f·d/2 + l·w/2, FR = c + f·d/2 − l·w/2, RR, RL. Local coordinates of a point p: u = (p−c)·f, v = (p−c)·l.
    .source = RB
rule-KP-20-3 = After every completed action coordinates are rounded to 0.01" and facings to 0.1°. Contact tolerance 0.05"; overlap is forbidden beyond 0.01".
    .source = RB
rule-KP-20-4 = Distance between elements/units = minimum distance between rectangles (0 if touching). Distance to a terrain piece = to its polygon. "Within x of a unit" = of any of its elements.
    .source = RB
rule-KP-20-5 = Movement path of an element = sequence of legs (straight translation of the centre with constant facing) and turns on the spot (about the centre). Cost = sum of leg lengths; turns cost nothing. A leg sweeps the convex hull of the rectangle at its start and end; a turn only needs its end position to be free. There is no wheeling rule: a wheel is just each element moving along its own path within the allowance.
    .source = RB
rule-KP-20-6 = Front zone / shooting arc of an element: points with u ≥ d/2 and |v| ≤ w/2 + (u − d/2), i.e. straight ahead plus 45° outward from both front corners. A target is in arc if any part of its rectangle is in the zone.
    .source = RB
rule-KP-20-7 = Range = minimum distance from the shooter's front edge to the part of the target inside the zone. In range if ≤ the weapon's range.
    .source = RB: part of the element suffices
rule-KP-20-8 = Flank zone = the rest beside the element (−d/2 ≤ u, outside the front zone); rear zone = u < −d/2.
    .source = RB
rule-KP-20-9 = Contact = distance ≤ 0.05". The side touched is the edge of the enemy rectangle with the longest contact length; ties within 0.1" are resolved front > flank > rear. Elements need not align; no conforming, no sliding. The attacker must end with the contacted enemy at least partly in his own front zone.
    .source = RB
rule-KP-20-10 = Gap: the free space between two elements; "one element wide" = one frontage w of the preset.
    .source = RB
rule-KP-20-11 = Directly towards: an element moved directly towards unit U this round if (a) the vector v from its start to its end centre is ≥ 1" long, (b) its distance to U decreased, and (c) the strip of its own frontage prolonged from its end position in direction v hits an element of U — or it ended in contact with U. A unit moved directly towards U if one of its elements did. Blocking terrain or troops in between do not matter.
    .source = RB
rule-KP-20-12 = Directly away (retreats): KP-25.3.
    .source = RB
rule-KP-20-13 = Column: an ordering e1…en with each following element's front-edge mid-point within the cohesion distance of the predecessor's rear-edge mid-point, sideways offset ≤ half a frontage, facing difference ≤ 45°. Single elements are columns.
    .source = RB
rule-KP-20-14 = In table half: centre on that side of the middle line parallel to the base edges.
    .source = RB
rule-KP-20-15 = Between two elements = intersecting the segment(s) used for the sight test.
    .source = RB
rule-KP-20-16 = Moving in formation: the unit is shifted and turned as a rigid body, and no element's centre may be displaced by more than the allowance (straight-line legs). This is the normal way to move; free per-element paths are the general case.
    .source = RB
rule-KP-20-17 = In an ambush scenario the entry edge is the attacker's base edge, the opposite short edge the defender's; halves are taken accordingly.
    .source = RB
rule-KP-20-18 = "Start of its move" (KP-20.11, KP-24.3) = position at the start of the unit's activation; for an entering unit its point on the edge.
    .source = RB
heading-KP-21 = Visibility and line of sight
rule-KP-21-1 = Two kinds of sight. General sight (command, morale, "visible enemy", ambush sites): clear if at least one of the 25 segments between (4 corners, centre) of A and of B is clear; all-round. Shooting sight: from the mid-point of the shooter's front edge to the vertices, edge mid-points and centroid of (target ∩ front zone); one clear segment suffices.
    .source = ER
rule-KP-21-2 = A segment is blocked by, in order: visibility limit (fog 12", darkness 6"), smoke, hills, areas, canyon rims, palisades/buildings/laager, troops. The visibility limit is applied to the element distance (general) or range (shooting).
    .source = ER
rule-KP-21-3 = Hills with a crest. Crest = the longer centre line of the hill's minimum-area bounding rectangle clipped to the hill, or a polyline given with the piece. An element is on the hill if its centre is; on the crest if its rectangle touches the crest line. Both off the hill: blocked if the segment crosses the hill polygon. One on the hill: blocked if the segment crosses the crest, unless the hill element is on the crest. Hills are higher than everything on the plain: from a hill one sees over troops, woods, buildings standing on the plain.
    .source = RB/ER
rule-KP-21-4 = Two elements on the same crested hill never see each other beyond 4", and within 4" not if the segment crosses the crest and neither is on it. On a plateau top sight is as on the plain.
    .source = RB/ER, C-36
rule-KP-21-5 = Plateaus. Rim = edge of the flat top, foot = outer polygon (if only one polygon is given rim = foot). A segment between top and plain is clear only if the element on top is within 2" of the rim where the segment crosses it. Dead ground for artillery and machine guns on a plateau: with a = distance gun–rim along the line and h = hill height (default gentle 1", steep 2"), targets on the plain closer than a + h to the foot along the line cannot be shot at.
    .source = RB; heights ER
rule-KP-21-6 = Troops. Every element, friend or foe, of any type (also skirmishers, guns, wagons, boats) standing on the plain blocks segments between two points on the plain. Excluded: shooter/viewer, target, and foot in trenches/rifle pits. Rectangles are shrunk by 0.01" so that grazing does not block. If viewer or target is on a hill, troops on the plain do not block sight but still block shooting except KP-22.6; troops on the same hill block.
    .source = RB/ER
rule-KP-21-7 = Gaps. Two blocking elements less than one frontage apart close the gap: the segment joining their centres also blocks. A gap of one frontage or more is open.
    .source = RB/ER
rule-KP-21-8 = Rough ground, fields, marsh, water, fences, stone walls do not block sight.
    .source = RB
rule-KP-21-9 = Woods and wilderness (V = 1" dense wood and wilderness, 4" light wood; edge depth E = 1"). Element-in-area by centre. Both in the same area: distance ≤ V. Viewer in, target out: the segment crosses ≤ E of the area. Viewer out, target in: distance ≤ 2" (and ≤ V crossed), or the target is revealed by fire and ≤ E is crossed. Both out: ≤ V of the area crossed. A segment whose part inside the area lies on a road is not limited.
    .source = RB/ER
rule-KP-21-10 = Built-up area: as KP-21.9 with V = 3", E = 1"; a non-firing element inside is seen from outside up to 4".
    .source = RB
rule-KP-21-11 = Tall grass: V = 4", E = 4"; no extra concealment for units not in ambush.
    .source = RB/ER
rule-KP-21-12 = Revealed by fire: an element that declared a shot in this shooting phase (step B, KP-22.2), or shot last round and has not moved since.
    .source = RB/ER
rule-KP-21-13 = Canyon: a segment between an element inside and one outside is clear only if the outside element is within 1" of the rim the segment crosses; two elements inside the same canyon see each other along the floor as on the plain if the segment stays inside it; sight across the canyon between two outside elements is free.
    .source = RB; along the floor ER
rule-KP-21-14 = Palisade: blocks segments between inside and outside unless one of the two elements touches the palisade. Blockhouse walls: occupants see and shoot only from the wall they man (KP-29.8).
    .source = RB
rule-KP-21-15 = Smoke polygons block every segment that enters them; an element in smoke sees only what it touches.
    .source = RB/ER
rule-KP-21-16 = Without restriction, sight is unlimited.
    .source = RB
rule-KP-21-17 = Shot line = the shortest clear segment of the shooting sight (ties: vertices before edge mid-points before centroid, counter-clockwise from the vertex nearest the shooter). Everything that depends on "the line" (banks, stone walls, laager, palisade, dead ground, over heads) uses it.
    .source = ER
rule-KP-21-18 = From a hill only areas lying wholly between viewer and target on the plain are overlooked; the area in which viewer or target stands keeps its rules. Elements on two different hills: the crest rule of each applies, other hills block, troops and areas on the plain do not block general sight.
    .source = ER
rule-KP-21-19 = Dead ground: a = length of the shot line from the gun to the rim; a target is in dead ground if the distance from the point where the shot line crosses the foot to the target rectangle is less than a + h.
    .source = RB/ER
heading-KP-22 = Shooting
rule-KP-22-1 = Every eligible element may shoot once per round. Not eligible: in base contact with an enemy; arrived this round; setting fires; embarking/disembarking; mounting; mounted infantry still mounted; on a ford; crossing a palisade; regulars afloat; prophet, wagons; artillery violating KP-8.4.
    .source = RB/ER
rule-KP-22-2 = Simultaneous resolution: Step A – both sides declare shots at targets visible now; Step B – elements that have not declared may declare at targets revealed by Step-A fire; then all dice are rolled; then all effects are applied. A unit wiped out still shoots; markers gained do not affect fire of this phase; overkill is lost.
    .source = RB/ER
rule-KP-22-3 = Artillery/MG: KP-8.4. Other troops may move and shoot (S10).
    .source = RB
rule-KP-22-4 = Target conditions: enemy element, in arc (KP-20.6), in range (KP-20.7), shooting sight clear, allowed by KP-22.9 and KP-22.10.
    .source = RB
rule-KP-22-5 = Only elements with a clear line shoot: rear ranks are blocked by their own front rank (KP-21.6).
    .source = RB
rule-KP-22-6 = Over heads: only artillery and machine guns on a hill or wall, and only over elements standing on the plain that are ≥ 6" from shooter and from target. Nobody else, even if higher than the troops between.
    .source = RB
rule-KP-22-7 = Ranges: KP-7.1 and KP-8.2. Beyond effective range −3; beyond maximum no shot.
    .source = RB
rule-KP-22-8 = Dice: 1 D20; guns 3 D20 at effective range; machine guns 3 D20 always. Dice are never added together.
    .source = RB
rule-KP-22-9 = Priority (each shooting element): (1) the nearest eligible enemy element that this round moved directly towards its unit; else (2) the nearest eligible enemy element. Ties within 0.1" are free. Artillery, machine guns and sharpshooters obey only (1), otherwise choose freely. Targets outside the arc do not count; cover, range band or own disorder are no excuse. Separate commanders and prophets: KP-3.8.
    .source = RB/ER
rule-KP-22-10 = Melee and shooting: elements in contact do not shoot. An enemy element in contact may be shot at only if its unit opened that melee this round, and only by elements not themselves in contact with the enemy; this includes non-contacting elements of the attacked unit. Nobody may shoot at units in an older melee.
    .source = RB, C-29
rule-KP-22-11 = An element with two missile weapons chooses one before rolling.
    .source = RB
rule-KP-22-12 = Modifiers (add all that apply):
    Line; Modifier; When
    S01; +3; repeater, revolver, shotgun at effective range
    S02; +2; sharpshooter, not moved or turned this round
    S03; +2; breech-loader at effective range
    S04; +2; medium gun at effective range
    S05; +1; regulars on foot at effective range
    S06; −1 each; morale markers of the shooter's unit
    S07; −2; untrained or militia (once)
    S08; −2; bow at mounted target on armoured horses
    S09; −2; target skirmishers (incl. scouts, dismounted cavalry) or nimble warriors, range > 4" (C-01)
    S10; −2; firearm except revolver/shotgun/artillery, and shooter moved or turned this round or is mounted (C-03)
    S11; −2; weather (KP-15)
    S12; −2; target foot that ended its move in covering terrain
    S13; −2; target foot behind palisade or inside laager (not against guns, but against machine guns)
    S14; −3; target foot unmoved all round behind stone wall or breastwork, in trench, at loopholes, inside fortification (not against guns or machine guns)
    S15; −3; beyond effective range
    S16; −1; gun (not MG) at target in marsh
    "Moved" is per element: its position or facing changed this round, retreats included.
    .source = RB; per element ER
rule-KP-22-13 = Of S12, S13, S14 only the best applicable one counts. Artillery, machine guns, wagons and mounted targets never have cover. Covering terrain: dense/light wood, wilderness, built-up area; fields only if the target did not move; stream and river banks per KP-13.12; a stone wall within 0.5" of the target and crossed by the line (S14 if unmoved, else S12).
    .source = RB/ER
rule-KP-22-14 = Result per die: modified ≥ 14 → hit: target unit gets 1 marker. Modified ≥ 19, or natural 20 if the shooter's unit has at most 1 marker → kill: 1 marker and the unit loses one element.
    .source = RB
rule-KP-22-15 = The owner of the target unit chooses which element is lost, whatever element was aimed at.
    .source = RB/ER, C-34
rule-KP-22-16 = Against a single-element unit a kill destroys it.
    .source = RB
rule-KP-22-17 = Eligible target of an element with the chosen weapon: KP-22.4 and KP-22.10 without the priority. "Nearest" = smallest range (KP-20.7). Enemies not eligible never bind. Without an eligible target the element does not shoot; holding fire is always allowed.
    .source = ER
rule-KP-22-18 = Declarations of step A are secret and revealed together, then those of step B likewise. In step B an element that has not declared may only aim at an element that became visible in step A, and only if KP-22.9 gives that target among everything now eligible. No third step; declared shots stand.
    .source = ER
rule-KP-22-19 = Range, cover, S08, S09, S16 are those of the element aimed at; markers and losses go to its unit. Order: all dice, all markers, losses chosen by the owners (KP-0.10), units above 4 markers removed, arson. A unit that loses as many elements as it has is destroyed.
    .source = RB/ER
rule-KP-22-20 = A wall (KP-29.10) or roof (KP-29.12) is declared as target instead of an element; KP-22.9 (1) still binds, (2) does not.
    .source = ER
heading-KP-23 = Arson
rule-KP-23-1 = In the shooting phase an element touching a village, tall grass or a (grain) field may try to set it on fire instead of shooting. It may not be in melee, and the attempt fails if it is removed this phase.
    .source = RB
rule-KP-23-2 = D6: regulars and skirmishers 4+, everyone else 5+.
    .source = RB
rule-KP-23-3 = Ignition point = point of the piece nearest to the element. The whole village burns; vegetation (woods, wilderness, tall grass, fields) burns where it lies within 6" of the ignition point. Burning areas stay impassable for the rest of the game and do not spread further.
    .source = RB/ER
rule-KP-23-4 = Elements in a burning area must be out by the end of the movement phase of the following round, otherwise they are lost.
    .source = RB
rule-KP-23-5 = Smoke: wind direction is drawn (eight equal chances, multiples of 45°) at the first fire of the game and then fixed. Fire in round r: from the start of round r+2 the smoke polygon is the burning area swept 3" × (current round − r − 1) downwind (r+2: 3", r+3: 6", …), clipped to the table. It blocks all sight.
    .source = RB; shape ER
rule-KP-23-6 = A player may burn his own village; then all his units owe one morale test (KP-26.2g).
    .source = RB
rule-KP-23-7 = Arson is declared in step A instead of a shot and rolled after all effects of shooting. Several attempts on one piece: one success is enough.
    .source = ER
rule-KP-23-8 = Anybody may burn any village; fields and grass likewise; weather does not matter. Burning ground is impassable for retreats too. An element locked in melee on burning ground is lost like any other; lost elements cause KP-26.2(d).
    .source = RB/ER
heading-KP-24 = Melee
rule-KP-24-1 = Base contact between enemies = melee. A unit opens a melee by moving an element into contact during its activation; it is then the attacker against each unit it contacts.
    .source = RB
rule-KP-24-2 = A unit with more than 2 markers may not open a melee; mounted infantry while mounted, artillery, MG, wagons, prophets never do.
    .source = RB/ER
rule-KP-24-3 = An element may contact an enemy's flank or rear only if at the start of its move at least one of its corners was behind the line of that enemy's rear edge (u < −d/2). Otherwise the contact must be with the front edge.
    .source = RB/ER
rule-KP-24-4 = A unit that opened a melee this round cannot be contacted by further enemies this round. A unit that was contacted this round can be contacted by more units. A charging unit may contact several enemy units at once.
    .source = RB
rule-KP-24-5 = From the moment new contact is made with or by one of its elements a unit may not move any more in that round (even if not yet activated), except that at its activation an element of it not in frontal contact may turn to face an enemy touching its flank or rear (KP-24.19). Later rounds of the same melee: KP-24.20. The side of contact is judged at the start of the melee phase.
    .source = RB/ER, C-30
rule-KP-24-6 = Melee is between whole units, however few elements touch. Each element fights one touched enemy element of its owner's choice (default: longest contact). For every pair (attacking unit A, defending unit D) with at least one contact assigned by either owner there is one fight.
    .source = RB/ER
rule-KP-24-7 = Only attackers roll: one D6 per fight. Several attackers against one defender roll separately; one attacker against several defenders rolls separately for each.
    .source = RB
rule-KP-24-8 = All fights of a round use the state at the start of the melee phase; results are applied together afterwards.
    .source = ER
rule-KP-24-9 = Each fight counts its own rounds; round 1 is the round contact was made. The original attacker stays attacker while contact lasts, except KP-24.21.
    .source = ER
rule-KP-24-10 = Assault on guns: if the defender is artillery or MG, roll D6; +1 attackers mounted, +1 brave (cumulative), −1 militia, −2 machine gun not jammed. ≤ 3: attackers lose 1 element, 2 markers, fall back 2d6. 4–5: 1 marker, fall back 2d6. ≥ 6: piece captured = destroyed.
    .source = RB
rule-KP-24-11 = A prophet in contact is removed at the start of the melee phase without a fight.
    .source = RB
rule-KP-24-12 = Weapon lines (M02, M15, M16, M19, M21): use the weapon of the majority of the unit's elements in contact; with a tie the better one; never two lines for one unit (counting: KP-24.22).
    .source = RB
rule-KP-24-13 = Unit-level qualities (brave, militia, troop type, mounted) are those of the unit.
    .source = RB
rule-KP-24-14 = Modifiers to the attacker's D6:
    Line; Modifier; When
    M01; +2; attackers mounted, unless one of them touches the front of regulars
    M02; +2; attackers with revolvers/shotguns/repeaters, round 1
    M03; +2; defenders skirmishers
    M04; +2; defenders militia
    M05; +2; an attacking element touches flank or rear
    M06; +1; attackers brave
    M07; +1; attackers warriors
    M08; +1; attackers' commander (not incompetent) within 2"
    M09; +1; … and exceptional
    M10; +1 each; markers of the defenders
    M11; −1; defenders brave
    M12; −1; defenders warriors or mounted (once)
    M13; −1 each; markers of the attackers
    M14; −1; defenders regulars on foot, round 1
    M15; −1; defenders with muskets, round 1
    M16; −1; defenders with breech-loaders or repeaters, round ≥ 2
    M17; −1; defenders' commander (not incompetent) within 2"
    M18; −1; … and defending army disciplined (C-02)
    M19; −2; defenders with revolvers/shotguns or breech-loaders, round 1
    M20; −2; attackers militia
    M21; −3; defenders with repeaters, round 1
    M22; −3; all defending elements in contact are foot behind palisade/fortification or inside a laager (not breastworks or trenches)
    .source = RB
rule-KP-24-15 = Natural rolls have no special meaning; totals are not capped.
    .source = ER
rule-KP-24-16 = Results:
    Total; Attackers; Defenders
    ≤ 1; lose 1 element, 2 markers, fall back 2d6; –
    2–3; 2 markers, fall back 2d6; –
    4; 1 marker, fall back 1d6; 1 marker
    5; stay in melee, and lose 1 element if the opponent is lancers or mounted warriors; the same, mutually
    6; –; 2 markers, fall back 2d6, and lose 1 element to foot warriors, 2 to mounted (cavalry or mounted warriors) in good going, 3 to lancers in good going
    ≥ 7; –; destroyed
    Losses are chosen by the owner from the whole unit. "Good going" = no element of the pair in contact stands in terrain difficult for the attackers. All who fall back keep facing the enemy.
    .source = RB; good going ER, C-10
rule-KP-24-17 = Several fights: a unit applies only its worst result and ignores its other ones; opponents apply theirs. Worst = lexicographic maximum of (destroyed, falls back, elements lost, markers).
    .source = RB; order ER
rule-KP-24-18 = A captured or destroyed opponent leaves the winner where it stands. There is no pursuit move.
    .source = RB
rule-KP-24-19 = Turning to face: the element turns on its centre so that its front is parallel to the enemy edge it touches, then is shifted straight forward or back until the fronts touch. Not allowed if it would then overlap anything. If it touches several enemies its owner chooses which one to face. It has turned (S10), the melee goes on.
    .source = ER
rule-KP-24-20 = Later rounds: a unit that starts its activation in contact, without new contact this round, may (a) stay; (b) break off (KP-25.7); (c) keep its elements in contact in place and move those not in contact with its normal roll, ending coherent (KP-2.5). Such an element may contact an enemy unit its unit is already fighting (KP-24.3 applies) or, if the unit has at most 2 markers, open a melee with another unit (KP-24.4). Contacting an old opponent is not opening a melee (no fright, no fire into it, no protection by KP-24.4).
    .source = RB/ER, C-60
rule-KP-24-21 = If the defender of a fight brings a new element into contact by KP-24.20(c), it is the attacker of that fight from this round on. The round count goes on (M14, M15, M19, M21 need round 1 of the fight; M02 counts in the round of the change). At most one change per fight and round, the first counts.
    .source = ER, C-60
rule-KP-24-22 = Majority for KP-24.12: each element in contact counts for the one line that is best for it in this fight and round (no line = its own class, bows included); the class with most elements counts, a tie goes to the better one.
    .source = RB/ER
rule-KP-24-23 = Melee phase: (1) prophets in contact removed; (2) roof break-in dice; (3) assignment of contacts, Army 1 first, open; (4) all dice; (5) per unit the worst result (KP-24.17; between equal ones the larger retreat dice); (6) markers, losses chosen by owners, removals. If losses end all contact between two units their melee is over.
    .source = ER
rule-KP-24-24 = Every contact a move makes must be legal (KP-24.2, 24.3, 24.4, 20.9); a move with an illegal contact is refused, also if another contact of it is legal.
    .source = ER
rule-KP-24-25 = A result that takes at least as many elements as the unit has destroys it. Two units that destroy or beat each other both apply their results.
    .source = RB/ER
heading-KP-25 = Retreats, breaking off
rule-KP-25-1 = Falling back is executed in step 3 of the next round, before movement. Until then the units stay in contact (no further effect).
    .source = RB
rule-KP-25-2 = Distance: the dice of the result (2d6 or 1d6), rolled when executed, full distance compulsory, no terrain effect.
    .source = RB/ER, C-21
rule-KP-25-3 = Direction: from the mean centre of the enemy elements in contact with the unit to the mean centre of its own elements in contact; without contact, from the nearest enemy element to the own element nearest to it. All elements of the unit move parallel in that direction, facing unchanged.
    .source = ER
rule-KP-25-4 = Each element stops individually at the first impassable terrain, enemy, or friend it may not pass. If it would end overlapping a friend it may pass, it goes on until clear. If no element of the unit can get out of contact, the fight simply goes on with unchanged roles and round count.
    .source = RB/ER
rule-KP-25-5 = An element that would cross the table edge by any part is lost (loss tests apply this round).
    .source = ER
rule-KP-25-6 = After retreating the unit may be activated normally in the movement phase; it counts as moved for shooting.
    .source = ER
rule-KP-25-7 = Breaking off: units still in contact (result 5) may move away at their activation if they are activated before the enemy unit in question. All their elements must end ≥ 1" from that enemy. The enemy may charge again at its own activation (new fight, round 1). If it does not, both may shoot at each other in the shooting phase (S10 for the one that moved).
    .source = RB; 1" ER
rule-KP-25-8 = No element may break off and contact another enemy in the same round. A unit whose opponents are all destroyed or retreating may charge another unit next round.
    .source = RB
rule-KP-25-9 = If the two mean centres of KP-25.3 are less than 0.1" apart the direction is opposite to the unit's mean facing; if that is undefined, or no enemy is on the table, towards the own base edge.
    .source = ER
rule-KP-25-10 = A retreating element stops 0.1" short of an enemy it does not yet touch: a retreat never starts a melee. If only some elements get out of contact the melee goes on with the others. If going on until clear (KP-25.4) is impossible it stops in contact before the friend.
    .source = ER
rule-KP-25-11 = An element on a road, bridge, ford or path through ground impassable to it retreats along the strip, in the sense with the smaller angle to its direction; at a right angle it does not move.
    .source = ER
rule-KP-25-12 = A unit touching several enemy units may break off only if it is activated before all of them. If not every element can end 1" away it stays.
    .source = RB/ER
heading-KP-26 = Morale tests
rule-KP-26-1 = All tests of a round are taken in step 7. Separate commanders and prophets never test; all other units do, including guns and scouts.
    .source = RB; prophets ER
rule-KP-26-2 = Triggers (each gives the stated number of tests; they add up):
    (a) per friendly unit destroyed or lost this round within 12" and in sight (of its last position): 1. Units lost through failed tests trigger further tests, also for units that have already tested. The loss of a separate commander or prophet triggers (e) only.
    (b) fright: an element of the unit is within 4" of enemy warriors that this round shot from or appeared from ambush, or moved directly towards it; or enemy warriors opened a melee with it: 1. Judged when the event happens (an approach: at the end of the mover's activation). Plus 1 for Terror (KP-11.5). Not for a unit whose elements are all inside a fortification or laager.
    (c) warriors: 1 per hit (marker or kill) scored on them by field guns, not machine guns.
    (d) 1 per own element lost this round, whatever the cause.
    (e) commander or prophet killed this round, unit within 24" of the place: warriors 2, others 1. No line of sight needed (C-08).
    (f) own laager/train plundered this round: every unit of the army 1.
    (g) owner has set fire to a village in his own half: every unit of the army 1 (C-35).
    .source = RB
rule-KP-26-3 = (b) and the ambush test KP-17.10 together give at most 1 test per unit and round (+1 terror).
    .source = RB/ER, C-28
rule-KP-26-4 = D6 ≥ 3 brave, ≥ 4 normal, ≥ 5 militia passes (+1 with war medicine 5). Failure: 2 markers.
    .source = RB
rule-KP-26-5 = Order: Army 1's units, then Army 2's, each unit all its tests; repeat until no tests are owed. A removed unit skips its remaining tests.
    .source = ER
rule-KP-26-6 = A unit with an element within 12" and in sight of an exceptional commander or of the (not incompetent) commander of a disciplined army ignores one test per round (one even if both apply). The first one owed is cancelled.
    .source = RB; auto ER
rule-KP-26-7 = Prophet and war medicine 6: the test is rolled but failure has no effect.
    .source = RB/ER
rule-KP-26-8 = Distances and sight for (a), (e) and KP-26.6 are taken when the tests are rolled (lost units: their last position).
    .source = ER
rule-KP-26-9 = Tests are owed from the event on and rolled in step 7, also for losses in steps 3 and 4. Markers from failed tests act at once. Hidden and waiting units, trains and boats never test.
    .source = ER
heading-KP-27 = Disorder
rule-KP-27-1 = Markers come from hits (1), failed tests (2), melee results. Each marker: −1 when shooting, −1/+1 in melee (M10, M13).
    .source = RB
rule-KP-27-2 = More than 1: natural 20 no longer kills by itself (modified 19+ still does).
    .source = RB
rule-KP-27-3 = More than 2: the unit may not open a melee, may not come nearer than 6" to a visible enemy (exactly 6" is allowed), and may not come nearer to one it is already nearer than 6" to. If already nearer than 6": to enemy foot – it may stay or move away; to enemy mounted or artillery/MG – at its activation it must move away until 6" distant, as far as its roll allows (KP-27.5).
    .source = RB/ER, C-38
rule-KP-27-4 = More than 4: the unit is removed at once.
    .source = RB
rule-KP-27-5 = Withdrawal of KP-27.3: legal if the unit ends at least 6" from every visible enemy mounted, artillery or MG element that was nearer at the start of its activation and has not broken KP-27.3 against others. If its roll cannot do that, it is moved the full allowance directly away from the nearest of them (KP-25.3, 25.4, 25.9–25.11; it stops at the table edge and is not lost). Executed even if the owner declares the unit stationary.
    .source = RB/ER
rule-KP-27-6 = Units in base contact are exempt from KP-27.3; they fight on or break off.
    .source = ER
heading-KP-28 = Rallying
rule-KP-28-1 = Step 1: each unit with markers rolls 2 D6 (militia 1); each 6 removes one marker. Units in melee may rally.
    .source = RB; melee ER
rule-KP-28-2 = A commander (not incompetent) adds 1 D6 for one unit with an element within 4" of him; an exceptional one 2 D6, for the same or two units; also for units already rolled for, successful or not.
    .source = RB
rule-KP-28-3 = A side rolls for all its units first, then allots the commander's dice one by one, seeing the results. Surplus sixes are lost.
    .source = RB/ER
heading-KP-29 = Field works and buildings
rule-KP-29-1 = Nothing is built during play. Works are bought by the defender and placed before deployment: breastworks in any scenario with a defender; palisades in ambush and siege; blockhouses in siege; nothing in an open battle.
    .source = RB, C-18
rule-KP-29-2 = Breastworks, loopholes, rifle pits/trenches: 2 AP per element, 5 AP for elements with breech-loaders or repeaters; only for foot with firearms (bows excluded). One emplacement = one foot rectangle.
    .source = RB
rule-KP-29-3 = An element is in an emplacement if it is foot and at least half its area overlaps it; either side may occupy it. S14 from every direction; no effect on movement, melee or sight (its occupants do not block sight).
    .source = RB; half ER
rule-KP-29-4 = 4" cohesion for units in works (KP-2.3).
    .source = RB
rule-KP-29-5 = Palisade round a village in the defender's half: 3 AP per inch of the village's longest diameter.
    .source = RB
rule-KP-29-6 = Sight KP-21.14. Foot directly behind (touching) sees, shoots, is seen; S13. No ambush behind palisades.
    .source = RB
rule-KP-29-7 = Only foot crosses: an element must start its activation touching the palisade (having reached it in an earlier round). Then either (a) an enemy element touches the other side opposite it (within 0.5" across): it opens a melee across the palisade (M22); or (b) nobody opposite: it is placed on the other side touching the palisade and its activation ends. No shooting in that round.
    .source = RB/ER
rule-KP-29-8 = Blockhouses: not for native armies; up to 2, 30 AP each, own half. Up to 8 foot elements inside (positions inside irrelevant), one shooter per wall; the wall is his front edge. Entering/leaving through an own door: element touching a wall, full activation.
    .source = RB; door ER
rule-KP-29-9 = Intact walls are impassable; occupants cannot be contacted from outside. From outside only occupants that shot this round can be shot at, with S14.
    .source = RB
rule-KP-29-10 = Guns (not MG) may shoot at a wall: shooter modifiers and S11, S15 only; ≥ 14 hits; each hit D6: light 5+, medium 4+ breaches that wall. A breached wall is passable for foot (good going); contact through it has no M22.
    .source = RB; modifiers ER
rule-KP-29-11 = Roof: a foot element that has touched a wall for a whole round (start of its activation to end of round) may climb at the end of that round. From the next round in each melee phase D6: 5–6 it breaks in and fights one occupant unit of its choice as attacker, without M22. On the roof it may be shot at by occupants and others, with S12.
    .source = RB
rule-KP-29-12 = Fire: an element on the roof may use arson (KP-23.2). Warriors with bows within 2" may shoot fire arrows: normal D20 roll, on a hit D6 = 6 sets it alight. A burning building must be left like a burning village.
    .source = RB
rule-KP-29-13 = "Inside a fortification" for KP-26.2(b) = inside blockhouse, palisade or laager; breastworks do not count.
    .source = ER
rule-KP-29-14 = The palisade is the closed outline of the village polygon, a line no rectangle may cross, without gate: mounted troops, guns and wagons deployed inside stay inside. Diameter = longest distance between two points of the outline, rounded up to full inches. Emplacements and buildings are placed where the defender may deploy, in his half, without overlap.
    .source = ER
rule-KP-29-15 = Melee across a palisade, wagon or breach is contact for every rule. Who falls back does so on his own side; no result carries anybody across. An element crossing by KP-29.7 makes no other move; the other elements of its unit move normally.
    .source = ER
rule-KP-29-16 = Building states of a foot element: outside, touching a wall, inside (at wall 1–4 or in reserve), on the roof. Inside and on the roof its position for all distances is the building rectangle. The owner assigns walls at the unit's activation, free. Elements of several units may share the 8 places.
    .source = ER
rule-KP-29-17 = Fight inside: only the elements that broke in are in contact; M01, M05, M22 never apply. Attackers who fall back are placed outside touching the wall they climbed, occupants outside touching a wall of their owner's choice; both retreat straight away from the building's centre. With no occupant left the intruders hold the building.
    .source = ER
rule-KP-29-18 = Fire arrows use the modifiers of KP-29.10. A burning building follows KP-23.4 and KP-23.5; KP-26.2(g) is for villages only.
    .source = ER
heading-KP-30 = Building armies
rule-KP-30-1 = Choose list, year inside the list's span, and tribe/nation where the list distinguishes them.
    .source = RB
rule-KP-30-2 = 3–9 fighting units (artillery pieces count), plus optionally 1 scout, 1 separate commander, 1 prophet (if bought), 1 wagon train.
    .source = RB
rule-KP-30-3 = Entry minima and maxima count units; prices are per element.
    .source = RB
rule-KP-30-4 = "vor Y" = up to Y−1; "nach Y" = from Y+1; "bis Y" = up to Y; "zwischen A–B" inclusive; "danach" = from the next year.
    .source = ER, C-37
rule-KP-30-5 = Fractions: ⌊n·k/m⌋ of the elements (or units, if the list says Einheiten) of the entries concerned.
    .source = ER
rule-KP-30-6 = Brave, militia, nimble, armoured, mounted are bought for whole units; weapons, sharpshooter, trained, revolvers, lances per element. Where a list limits brave etc. by a fraction of warriors, the elements of all units so upgraded may not exceed the fraction.
    .source = RB/ER
rule-KP-30-7 = Mixed weapons inside a unit are allowed if the elements are of the same troop type.
    .source = RB
rule-KP-30-8 = Weapon ratios: an element with bow and musket counts once on each side; rifled muskets count as muskets; allies and mercenaries are not counted.
    .source = ER
rule-KP-30-9 = Disciplined: only "optional" (4, 11, 12) or "mandatory" (5, 13). Incompetent: only lists 3, 5, 10.
    .source = RB
rule-KP-30-10 = Wagons, boats and blockhouses only where the army list allows them (section 31; blockhouses KP-29.8).
    .source = RB/ER
rule-KP-30-11 = Exceptional commanders only in their years and for their tribe/nation.
    .source = RB
rule-KP-30-12 = Stratagems: section 11 and the list.
    .source = RB
rule-KP-30-13 = Campaign note: a named commander need not die at his historical date; once killed in play he is replaced by an ordinary one in later games.
    .source = RB
rule-KP-30-14 = An army that breaks a rule is refused, and every rule it breaks is named.
    .source = ER
rule-KP-30-15 = Both armies use the same year, which both lists must allow; both may use the same list.
    .source = ER
rule-KP-30-16 = Where a list ties a quality to an allied tribe it does not track (list 11: Comanche/Ute, Apache) the unit is simply declared to be of that tribe.
    .source = ER
heading-KP-31 = The thirteen army lists
rule-KP-31-1 = Woodland Indians of the East, 1750–1864. Side native; disciplined: no; incompetent allowed: no; wagons: no; boats: yes; counts as regular army: no. "Half of the warriors brave" is a fraction of elements, bought by units (KP-30.6). Miami and Delaware brave units may be described as Shawnee mercenaries (C-42). Rifles +3 AP is the table difference; the list prints no price.
    .source = RB
rule-KP-31-2 = Coureurs de Bois, 1750–1780. Side white; disciplined: no; incompetent allowed: no; wagons: no; boats: yes; counts as regular army: no. The rifle limit counts units containing rifles; inside such a unit any number of elements may have them.
    .source = RB
rule-KP-31-3 = Eastern settlers, 1750–1838. Side white; disciplined: no; incompetent allowed: yes; wagons: yes; boats: yes; counts as regular army: no. Separate incompetent commander: element 4 AP, −25 AP (C-45).
    .source = RB
rule-KP-31-4 = Rangers, 1755–1783. Side white; disciplined: optional; incompetent allowed: no; wagons: no; boats: yes; counts as regular army: no.
    .source = RB
rule-KP-31-5 = Regular armies in the East, 1750–1838. Side white; disciplined: mandatory; incompetent allowed: yes; wagons: yes; boats: yes; counts as regular army: yes. Militia are regulars of quality militia (C-59). With the American rule and militia ≤ 4, an American army has 2–4 regular units. French only to 1759, British to 1815, Spanish to 1817, Americans from 1776.
    .source = RB
rule-KP-31-6 = Tribes of the prairie, 1750–1875. Side native; disciplined: no; incompetent allowed: no; wagons: no; boats: yes; counts as regular army: no. Eastern resettled tribes (from 1830) use this list.
    .source = RB
rule-KP-31-7 = Tribes of the Plains and Rocky Mountains, 1750–1890. Side native; disciplined: no; incompetent allowed: no; wagons: no; boats: no; counts as regular army: no. No years in the heading: 1750–1890. Bow + musket at +3 is the trained price (7); only the plain musket choice is untrained. Repeaters, rifles, BL carbines replace a musket; an untrained element stays untrained. Combined limit: rifles + BL carbines together ≤ half of the mounted elements with muskets. Comanche: never brave; Kiowa and Comanche all mounted to 1874; all mounted Comanche nimble to 1875.
    .source = RB
rule-KP-31-8 = Tribes of the Southwest, 1750–1886. Side native; disciplined: no; incompetent allowed: no; wagons: no; boats: no; counts as regular army: no. Warriors are nimble on foot only; mounted they are not nimble. Base bow + musket keeps the bow when the musket is replaced.
    .source = RB
rule-KP-31-9 = Trappers, 1750–1890. Side white; disciplined: no; incompetent allowed: no; wagons: no; boats: yes; counts as regular army: no. No years in the heading: 1750–1890.
    .source = RB
rule-KP-31-10 = Western settlers, 1839–1890. Side white; disciplined: no; incompetent allowed: yes; wagons: yes; boats: yes; counts as regular army: no. No years in the heading: 1839–1890 (list 3 ends 1838 and points here). Revolvers are added to the long arm; foot settlers may have them (C-40).
    .source = RB
rule-KP-31-11 = Spanish and Mexicans of the Southwest, 1750–1845. Side white; disciplined: optional; incompetent allowed: no; wagons: yes; boats: yes; counts as regular army: yes. Dragoons with bows stay untrained. Disciplined optional, compulsory with Usares or Anza.
    .source = RB
rule-KP-31-12 = Texas, 1836–1865. Side white; disciplined: optional; incompetent allowed: no; wagons: yes; boats: yes; counts as regular army: yes. Rifles: regulars and settlers only (Rangers carry carbines).
    .source = RB
rule-KP-31-13 = US Army, 1833–1890. Side white; disciplined: mandatory; incompetent allowed: no; wagons: yes; boats: yes; counts as regular army: yes. Always disciplined. No named exceptional commanders. Friendly Indians cannot buy breech-loaders (prices are given for foot 10 and mounted 12 only). Texas Rangers replace up to 2 units 1846–65 and count in the 9. Not against Seminoles: Texas Rangers, friendly Indians.
    .source = RB
heading-KP-36 = Decisions of the players
rule-KP-36-1 = Complete list. "Secret" = chosen without seeing the other side's choice and revealed as stated; everything else is open and in the order of KP-0.10. The last column says what holds if a player gives no answer.
    Id; Decision; Who; When; If none
    D-01; year, list, tribe/nation/ally (KP-30.1, 30.15); year agreed, rest each; first; –
    D-02; size preset, table, options, army size, round limits; agreed; first; defaults
    D-03; stratagem or none, secret (KP-11.1); each; before scenario; none
    D-04; scenario and roles agreed, or rolled (KP-16.2, 16.3); agreed; after D-03; rolled
    D-05; army: units, elements, weapons, options, discipline, commander (quality; separate or in which element), scout and weapon, wagons, secret until deployed; each; after D-04; –
    D-06; works: kind, number, places (KP-29); defender; before deployment; none
    D-07; zone (KP-14.4, 14.7); agreed, else defender (open battle: layer); after D-05; first zone of the list
    D-08; season: choose or draw (KP-15.1); attacker; after D-07; drawn
    D-09; darkness: none, night, dawn n, dusk n (KP-15.10); attacker of raid/siege; before deployment; none
    D-10; base edge or entry edge (KP-14.5); as stated there; KP-14.5; lower/left edge
    D-11; terrain layout; hills: crest or plateau, too steep, paths; wood dense/light; flow of a river; defender (open battle: layer); KP-14.3; generated legal layout
    D-12; 0–2 terrain changes; attacker (open battle: other player); after D-11; none
    D-13; boats: number, places, who is aboard (KP-10.11); each; deployment; none
    D-14; which units are late arrivals and which hidden, secret (KP-16.5, 16.6, 16.8); each, as the scenario allows; before the first unit is placed; none (KP-16.19 permitting)
    D-15; order of march, open to the defender (KP-16.6); ambush attacker; before deployment; army-list order
    D-16; place before or after the opponent, for every pair (KP-16.5); player of the only disciplined army; each pair; after
    D-17; deployment: which unit, formation, facing, mode; walls manned; laager; separate commander, scout, prophet (KP-16.14); each; deployment; a formation at the first free place
    D-18; ambush notes: exact positions, facings, mode, secret (KP-17.19); each; after all visible units; –
    D-20; commander's rally dice, one by one (KP-28.3); owner; step 1; unit with most markers
    D-21; place, formation, facing, mode and order of arrivals (KP-17.18); owner; step 2; nearest legal place to the own base edge
    D-22; which unit to activate; reveal a hidden one; pass; all remaining stationary (KP-18.4); player in turn; step 4; all stationary
    D-23; action: stay, move, dismount (and move), mount, embark, disembark, move boat, carry canoe, break off, palisade action, enter or leave a building, man walls, guided column; owner; activation; stay
    D-24; going declaration good/difficult (KP-19.1); owner; before the roll; difficult if it starts in it, else good
    D-25; reroll: nimble, commander (which unit) (KP-19.7, 19.8); owner; after the roll; no
    D-26; paths of the elements and their order; contact made; final facing; owner; after the roll; stay
    D-27; new paths after a discovery (KP-17.13); moving player; at the discovery; stop
    D-28; turn to face; which enemy (KP-24.19); owner; activation; no
    D-29; in a continuing melee: stay, break off, bring up elements (KP-24.20); owner; activation; stay
    D-30; entering: point on the edge, who comes along (KP-16.6, 16.18); leaving the table (KP-16.17); ambush attacker; activation; middle of the edge; leaves
    D-31; wagon train: drive, halt, form laager (KP-9.3, 9.7); owner; activation; halt
    D-32; withdrawal path (KP-27.5); owner; activation; straight away
    D-33; step A, secret: per element hold fire, weapon, target element, wall, fire arrows, arson; reveal hidden units to shoot; each; step 5; hold fire
    D-34; step B, secret: per element not yet used, target revealed in step A (KP-22.18); each; step 5; hold fire
    D-35; which element is lost, shooting and melee (KP-22.15, 24.16); owner of the unit; steps 5, 6, also assaults; not the commander's, then cheapest, then not in contact
    D-36; assignment of contacts (KP-24.6); owner of each element; step 6; longest contact
    D-37; roof: climb; break in or fire; which occupant unit; wall by which occupants leave (KP-29.11, 29.17); attacker, last: occupant; steps 5, 6, 8; no; nearest wall
    D-38; concede; offer or accept a draw; each; any time; no
    .source = ER
rule-KP-36-2 = Automatic, no decision: fog, war medicine, wind, late-arrival and reinforcement dice, unit rally dice, retreats (direction, distance, stops), jams, tests and the ignored test (KP-26.6), removal above 4 markers, plundering, village control, all victory checks.
    .source = ER
heading-KP-37 = Hidden information
rule-KP-37-1 = Secret until revealed: (a) hidden units – whether there are any, how many, which, where, mode; (b) which units are late arrivals; (c) the army list beyond what stands on the table; (d) stratagem until both have chosen; (e) shooting declarations of a step until both are complete; (f) war-medicine dice of hidden and waiting units.
    .source = ER
rule-KP-37-2 = Public: lists, tribe/nation, year, AP limit, discipline, commander's quality and which element carries him, stratagems after D-03, scenario, roles, terrain, weather, darkness plan, works, order of march, number of units still to arrive, all deployed elements with type, weapons, qualities, mode, markers, moved/fired flags, activations, tests owed, all other dice.
    .source = ER
rule-KP-37-3 = Late-arrival dice: the opponent sees the number of dice and who arrives, not the values (they would tell mounted warriors from others).
    .source = ER
rule-KP-37-4 = Hidden units stay unknown to the opponent: nothing he sees on his screen, in the log or with measuring, path and sight tools betrays them, and a bot does not know them either. KP-17.7 is checked only against moves that have been made; the answer is the stop point and the revealed unit, nothing else (no hint that another hidden unit was near).
    .source = ER
rule-KP-37-5 = The pass step of KP-18.4 is shown to both players in the same way whether or not hidden units exist, so that waiting time and prompts tell nothing.
    .source = ER
rule-KP-37-6 = A reveal shows the whole unit to both players for good; it cannot hide again. Units lost while hidden (fire, war medicine) are shown as lost at the end of the round. At the end of the game everything is shown.
    .source = ER
