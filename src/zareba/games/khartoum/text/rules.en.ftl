# The rules of The Lion of Khartoum in our own words.  The number keeps the rulebook's own.
# .source: R rulebook section, I inferred, P public, X reconstructed by us.

heading-LK-1 = Overview
rule-LK-1-1 = One player is Gordon, Governor of Khartoum, from February 1884 (turn 1) to January 1885 (turn 12). One turn is about a month.
    .source = R 1.0
rule-LK-1-2 = Four Mahdist Banners (Black, White, Red, Green) march on four separate paths to the Governor's Palace. They are run by cards and tables; nothing is hidden except the order of the two card piles.
    .source = R 1.0
rule-LK-1-3 = You win by holding the Palace until the relief force arrives. You lose at once if a Banner enters the Palace, if Resource Points (RP) fall below 1 or if City Morale (CM) falls below 1.
    .source = R 1.0
heading-LK-2 = Components
heading-LK-2-1 = Map
rule-LK-2-1-1 = There are four paths, one per Banner colour, of six zones each, numbered from 6 (the start, outermost) down to 1. A Banner moves only on its own path.
    .source = R 2.1, 11.5
rule-LK-2-1-2 = Zone 1 of every path is one and the same zone, the Governor's Palace. The map therefore has 4 x 5 + 1 = 21 zones.
    .source = I: R 11.3, 11.5; 2.1 can be read otherwise, see LK-15.9
rule-LK-2-1-3 = A zone is adjacent only to the next higher and next lower number on its path; the Palace is adjacent to zone 2 of all four paths.
    .source = I
rule-LK-2-1-4 = There are three kinds of zone.
    A circle is open ground: fortification level 0 at the start, at most 1.
    A square with a single line is a river, ramparts or buildings: level 1 at the start, at most 2.
    A square with a double line is a fort: level 2 at the start, at most 3.
    .source = R 2.1, 6.1
rule-LK-2-1-5 = A zone's current level is its start level, plus 1 if it holds an improvement marker; it never exceeds the start level + 1. A permanent change by an event (card 2) lowers start and maximum level alike, never below 0; a marker already there stays and still counts +1.
    .source = R 6.1; X
rule-LK-2-1-6 = Nile-bank zones (blue dot) are the only zones where gunboats can act.
    .source = R 2.1
rule-LK-2-1-7 = Key zones (star): losing one costs 1 CM, regaining it gives 1 CM back (LK-11.9).
    .source = R 2.1, 11.9
rule-LK-2-1-8 = The names of the zones, their kinds, the blue dots and the stars are on the map. The rulebook fixes only these:
    Fort Omdurman is Black 5, a fort and a key zone. The Southern Ramparts are White 4, a square and a key zone. North Fort is Red 3, a fort by its name. The Eastern Ramparts are Green 4, a square. The Governor's Palace is zone 1.
    White 5, Red 5 and Red 4 are Nile-bank zones. Red 4, Red 5 and Green 5 give no bonus and so are circles.
    All other names, kinds, blue dots and stars are reconstructed, among them the stars of North Fort and of the Eastern Ramparts; the blue dot of Fort Omdurman is inferred.
    .source = R 2.1, 6.1, 6.5-6.7, 11.5, 11.9 for the fixed zones; I Nile at Fort Omdurman; rest X
rule-LK-2-1-9 = The places of the zones and the lines of the White Nile, the Blue Nile and the joined Nile are drawn for orientation only. What counts in play is the path and number of a zone, its kind, its blue dot and its star.
    .source = X
heading-LK-2-2 = Tracks
rule-LK-2-2-1 = The turn track runs from 1 (February 1884) to 12 (January 1885).
    .source = R 4.2 note, 6.6 example, 9.1
rule-LK-2-2-2 = The Action Point (AP) track runs from 0 to 4.
    .source = I: cards give 1 to 4 (R 6.0)
rule-LK-2-2-3 = The City Morale (CM) track has a maximum of 15 and starts at 12; below 1 the game is lost. Its level gives a die roll modifier (DRM): 13-15 gives +1, 10-12 gives 0, 7-9 gives -1, 4-6 gives -2, 1-3 gives -3.
    .source = R 6.5, 6.6, 10.1, 11.6; I: bands of three
rule-LK-2-2-4 = The Resource Point (RP) track has a maximum of 36 and starts at 32; below 1 the game is lost. Its level gives a die roll modifier (DRM): 31-36 gives +1, 21-30 gives 0, 11-20 gives -1, 1-10 gives -2.
    .source = R 6.5, 6.6, 10.1, 11.10; I: bands of ten
rule-LK-2-2-5 = Increases of CM, RP or Strength beyond the maximum of the track are lost.
    .source = I; Strength X
rule-LK-2-2-6 = Each of the four Banners has a Strength track from 0 to 12.
    .source = R 11.4: floor 0; X: ceiling 12
rule-LK-2-2-7 = The "level DRM" is the DRM of the present CM level plus the DRM of the present RP level. It is read when the total is added up, after all costs of the action have been paid (in defence after the choice to pay 1 RP, LK-7.2.4).
    .source = I: R 6.6 example
heading-LK-2-3 = Cards
rule-LK-2-3-1 = There are 20 event cards, each with a number, a title, an effect and AP, and 12 Banner activation cards, each with a number and one or more Banners in order.
    .source = R 2.2
heading-LK-2-4 = Counters
rule-LK-2-4-1 = There are 64 counters. Their numbers are an absolute limit: there are never more improvement markers, gunboats or levies in play than counters exist.
    .source = R 2.3
rule-LK-2-4-2 = Counters with an asterisk belong to optional rules only. Gordon's leader counter is one of them.
    .source = R 2.3; I: Gordon's counter, from 3.2 and 6.7
rule-LK-2-4-3 = Every unit has three factors in the order Raid / Sortie / Defence. "X" means that the unit may not take part in that action.
    .source = R 2.3
rule-LK-2-4-4 = A counter with two silhouettes is a two-step unit, one with a single silhouette a one-step unit. A two-step unit that loses a step is replaced by the one-step counter of the same type. Only troops have steps.
    .source = R 2.3, 11.11
rule-LK-2-4-5 = "Troops" are Egyptians, Sudanese, Bashi-bazouks (these three together: regulars) and levies. Leaders, guns and gunboats are not troops. Numbers and factors (Raid / Sortie / Defence) are:
    Egyptian infantry, 2 units: two-step +1/+1/+2, one-step 0/0/+1.
    Sudanese infantry, 3 units: two-step +2/+2/+1, one-step +1/+1/0.
    Bashi-bazouks, 3 units: two-step +1/+1/0, one-step 0/X/0.
    Levies, 2 units of one step: X/X/+1.
    Light guns, 5: +1/+1/+1. Heavy gun, 1: X/+2/+2. Gunboats, 3: +1/+1/+1 each.
    Leaders: Muhammad Ali Pasha +2/+2/+1, Stewart 0/+1/+2, Muhammad Nushi Pasha +1/+1/+1, Gordon (optional rule only) X/X/+2.
    .source = R 6.7 note; numbers R 3.2, 6.3, 6.4; factors R 6.5-6.7 in part, rest X
rule-LK-2-4-6 = The markers are: 4 Banner positions, 4 Strengths, turn, relief, AP, CM and RP; 8 fortification improvements; 4 Disorganised.
    .source = R; X for the 8 improvements and the 4 Disorganised
rule-LK-2-4-7 = An improvement marker that leaves the map returns to the supply and can be placed again. With the supply empty no improvement can be placed by any means. Disorganised markers cannot run out; a second one on the same Banner has no effect. There is a one-step counter for every two-step counter.
    .source = X
heading-LK-2-5 = Boxes
rule-LK-2-5-1 = Troops are in the Available or the Used box, and so are guns. Leaders are Available or Wounded, gunboats Available or Damaged. Unbuilt gunboats, unraised levies and eliminated units are off the board.
    .source = R 3.2, 6.5, 6.6
rule-LK-2-5-2 = Only Available units can be chosen for a raid, a sortie or a defensive position.
    .source = R 3.2, 6.5, 6.6
heading-LK-3 = Setup
rule-LK-3-1 = Shuffle the event cards and the Banner cards into two face-down piles.
    .source = R 3.1, 3.2
rule-LK-3-2-1 = All four Banners stand in zone 6 of their paths.
    .source = R 3.1, 3.2
rule-LK-3-2-2 = The turn marker is on 1, the relief marker on 12, the AP marker on 3.
    .source = R 3.1, 3.2
rule-LK-3-2-3 = Available troops: 2 Egyptian, 3 Sudanese and 3 Bashi-bazouk units, all two-step. There are no levies.
    .source = R 3.1, 3.2
rule-LK-3-2-4 = Available guns: 1 heavy and 5 light. No gunboats have been built.
    .source = R 3.2; I: no gunboats (turn 3 example)
rule-LK-3-2-5 = Available leaders: Stewart, Ali and Nushi.
    .source = R 3.1, 3.2
rule-LK-3-2-6 = CM is 12 and RP are 32.
    .source = R 3.1, 3.2
rule-LK-3-2-7 = The Strengths are Black 8, White 8, Red 6 and Green 6.
    .source = I: R 6.6, 6.7, 10.1
heading-LK-4 = Sequence of play
rule-LK-4-1-1 = The game has 12 turns, fewer if the relief comes early. Each turn has four phases: A Event phase (not on turn 1), B Action phase, C Banner activation phase (not on turn 1), D Housekeeping phase.
    .source = R 4.1
rule-LK-4-1-2 = AP not spent in the turn are lost.
    .source = R 4.1
rule-LK-4-1-3 = An action, once begun, is completed before the next one. Each type of action may be taken at most once per turn.
    .source = R 4.1
rule-LK-4-1-4 = The chosen actions must be carried out in this order: 1 improve fortifications, 2 raise CM, 3 raise RP, 4 build or repair gunboats, 5 raise levies, 6 raid, 7 sortie, 8 defensive positions. After an action only actions with a higher number in this list are possible.
    .source = R 4.1
rule-LK-4-1-5 = You may end the Action phase at any time. An action that would do nothing at all is not offered (LK-6.0.2).
    .source = X
heading-LK-4-2 = Turn 1
rule-LK-4-2-1 = Turn 1 has no Event phase and no Banner activation phase.
    .source = R 4.2
rule-LK-4-2-2 = You have 3 AP and a separate pool of 8 free RP. All RP costs of turn 1 are paid from that pool; the RP track is not touched and may not be used for them. Unspent free RP are lost.
    .source = R 4.2
rule-LK-4-2-3 = On turn 1 you may improve fortifications, raise CM, build gunboats and raise levies. You may not raise RP, raid, make a sortie or set up defensive positions.
    .source = R 4.2
rule-LK-4-2-4 = CM costs (levies) are paid normally. All limits of the actions (LK-6) apply; the pool may be spent down to 0.
    .source = R 4.2
rule-LK-4-2-5 = Housekeeping takes place on turn 1 too, including the upkeep of 1 RP, which is paid from the RP track. An option drops the upkeep of turn 1.
    .source = I: R 4.2 leaves out phases A and C only; turn 3 example
heading-LK-5 = Event phase
rule-LK-5-0-1 = Draw the top event card. Should the pile ever be empty, the discards are shuffled into a new pile; this cannot happen in a normal game, in which at most 11 of the 20 cards are drawn.
    .source = R 4.1; X for the empty pile
rule-LK-5-1 = Conditional events (title in italics) fire only if their condition holds when they are drawn: a range of turns, or another event having fired before; the reconstructed cards also ask for an Available gunboat or a leader still alive. If the condition does not hold, the card gives its AP only.
    .source = R 5.1; X for the gunboat and the leader
rule-LK-5-2 = One-time events have an asterisk after the title: once the event has fired, the card leaves the game. A one-time card that did not fire is discarded normally.
    .source = R 5.2; I
rule-LK-5-3 = Set the AP marker to the card's AP (1-4). Some cards give random AP, printed after the text: apply the event first, then roll (LK-5.7).
    .source = R 5.3; order I
rule-LK-5-4 = All other used cards go to a discard pile that is not reshuffled, except by card 20. With O4 (Fickle fortune) see LK-5.11.
    .source = I: R 8.5 reshuffles the Banner pile only
rule-LK-5-5 = Effects are carried out in printed order; sudden death (LK-9.2) is checked after each change.
    .source = X
rule-LK-5-6 = Effects on units touch Available units only. In this phase all units are Available except wounded leaders and damaged gunboats. Exception: card 7 fires, and Stewart can be sent, even while he is wounded.
    .source = X
rule-LK-5-7 = The 20 event cards are listed with their texts on the game's page. Of card 2 the number, the French title, the turns 9-12 and the one-time mark are the rulebook's; everything else on the cards is reconstructed.
    Random AP: roll 1D6. A 1 gives 1 AP, 2-3 give 2 AP, 4-5 give 3 AP, 6 gives 4 AP.
    The relief marker never moves to a turn before turn 10.
    .source = R 5.1, 5.2 for card 2; rest X
rule-LK-5-8 = If an effect has no legal object, it does nothing; the other effects of the card are carried out, and the event counts as fired. Card 6 without a Bashi-bazouk unit: only CM -1. Card 11 without regulars, card 12 without a free marker or an eligible zone, card 19 without an Available gunboat: nothing. Cards 4, 5 and 7 with the relief marker on 10: the marker stays. Gains beyond a limit are lost (LK-2.2.5); a Strength of 0 cannot fall further.
    .source = X
rule-LK-5-9 = You make every choice on a card. Both options of cards 7 and 14 are always open, even one that loses the game (LK-6.0.1 speaks of payments only); Zareba warns you of it. If you keep Stewart, the event has fired all the same and the card leaves the game. Step losses from cards 6 and 11 follow LK-11.11, so a one-step unit can be chosen only if no two-step unit of the types named is left. With card 12 you may place 0, 1 or 2 markers under LK-6.1.2 and LK-6.1.3. With card 16 you may name any Banner. "Every Banner" is applied in the order Black, White, Red, Green.
    .source = X
rule-LK-5-10 = Card 20 shuffles the discards and the rest of the pile together and only then goes to the discard pile itself; its AP are rolled last.
    .source = X
rule-LK-5-11 = With O4 (Fickle fortune) each resolved card, unless it left the game, is shuffled back into the pile in the same phase, before random AP are rolled.
    .source = X
rule-LK-5-12 = Modifiers for "this turn" (card 13) last until the housekeeping phase of the same turn.
    .source = X
heading-LK-6 = Action phase
rule-LK-6-0-1 = Zareba refuses a voluntary payment that would take RP or CM below 1, for it would be an instant defeat. This includes the RP of LK-7.2.4; it does not include choices on event cards. On turn 1 RP costs are paid from the free pool instead (LK-4.2.2). An option allows such payments.
    .source = X
rule-LK-6-0-2 = An action is offered only if an AP is left, LK-4.1.3, LK-4.1.4 and LK-4.2.3 allow it, and it can be carried out completely in at least one legal way. On turn 1 the free pool counts in place of RP. The least needed is:
    Improve fortifications: one eligible zone, one marker in the supply, RP 2 (pool 1).
    Raise CM: CM 14 or less, RP 3 (pool 2), and RP not raised this turn.
    Raise RP: RP 35 or less, CM 3, and CM not raised this turn.
    Gunboats: one unbuilt or Damaged gunboat, RP 2 (pool 1).
    Levies: fewer than two levies in existence, CM 2.
    Raid: one Available regular unit, one Banner of Strength 1 or more.
    Sortie: one Available unit allowed by LK-6.6.3, one Banner of Strength 1 or more, RP 2.
    Defensive positions: one Available troop unit and one zone other than the Palace under your control (the Palace counts with the option of a Palace garrison or O2, Last stand).
    .source = X
rule-LK-6-0-3 = Only whole amounts are possible; an amount whose gain would pass the maximum of the track is not offered (at CM 14 only +1).
    .source = X
rule-LK-6-0-4 = Without Available troops none of the last three actions (raid, sortie, defensive positions) is offered and Banners march on unopposed. Dead leaders, lost guns and missing gunboats never block an action.
    .source = I: follows from LK-6.0.2
heading-LK-6-1 = Improve fortifications
rule-LK-6-1-1 = This costs 1 AP, plus 1 RP per zone; at most 4 zones (4 RP) per turn.
    .source = R 6.1
rule-LK-6-1-2 = The zone must be under your control (LK-11.3) and must not already hold an improvement marker (only one level above start is possible).
    .source = R 6.1
rule-LK-6-1-3 = Place one improvement marker (+1) in each chosen zone, as far as the supply of markers goes.
    .source = R 6.1
rule-LK-6-1-4 = The Palace may be improved, but this helps in no fight while it cannot be garrisoned (LK-6.7.6); such a marker is of use only to be given up to card 8. Zareba tells you so.
    .source = X
heading-LK-6-2 = Raise City Morale, or raise Resource Points
rule-LK-6-2-1 = Raising CM costs 1 AP and 2 RP per +1 CM, at most 4 RP per turn (so +1 or +2 CM).
    .source = R 6.2
rule-LK-6-2-2 = Raising RP costs 1 AP and 2 CM per +1 RP, at most 4 CM per turn (so +1 or +2 RP).
    .source = R 6.2
rule-LK-6-2-3 = Only one of the two, raising CM or raising RP, is possible in a turn.
    .source = R 6.2
heading-LK-6-3 = Raise levies
rule-LK-6-3-1 = One or two levy units cost 1 AP and 1 CM (the price is the same); there are never more than two levies in existence.
    .source = R 6.3
rule-LK-6-3-2 = Levies go to Available troops and can be used at once for defence. Eliminated levies can be raised again; no other troops ever return.
    .source = R 6.3
heading-LK-6-4 = Build / repair gunboats
rule-LK-6-4-1 = The whole action costs 1 AP. It may mix building (1 RP per gunboat) and repairing (1 RP per Damaged gunboat) freely.
    .source = R 6.4
rule-LK-6-4-2 = At most 3 gunboats are in play. A destroyed gunboat leaves the game and lowers that number for good, for there are only 3 counters.
    .source = R 6.4
rule-LK-6-4-3 = Built and repaired gunboats are Available at once.
    .source = R 6.4
heading-LK-6-5 = Raid
rule-LK-6-5-1 = A raid costs 1 AP and no RP.
    .source = R 6.5
rule-LK-6-5-2 = The target is one Banner, in any zone, Disorganised or not; its Strength must be at least 1.
    .source = I; X: Strength at least 1
rule-LK-6-5-3 = The force comes from Available units: exactly 1 regular infantry unit of one or two steps; 1 leader if you wish; 1 light gun if you wish; any number of gunboats, but only if the target's zone is a Nile-bank zone. Levies and heavy guns may not raid.
    .source = R 6.5
rule-LK-6-5-4 = Roll 2D6. The total is 2D6 + the Raid factors of infantry, leader, light gun and each gunboat + level DRM (LK-2.2.7) + event DRM - half the target's Strength, rounded up.
    .source = R 6.5
rule-LK-6-5-5 = Look the total up on the Actions Outcome Table AOT.2 (LK-12.2) and apply the row in this order: RP, CM, Strength, Disorganised, then casualties: leader, troops, guns, gunboats (LK-12.4).
    .source = R 6.5 example; I: place of the guns, from 6.6
rule-LK-6-5-6 = Afterwards surviving infantry and guns go to Used; an unharmed leader and undamaged gunboats go back to Available (they may act again this turn); a wounded leader goes to Wounded, damaged gunboats to Damaged.
    .source = R 6.5
rule-LK-6-5-7 = The result stands even if all infantry is lost; the other members of the force still come home. A raid or sortie moves no friendly unit on the map and occupies no zone.
    .source = X
heading-LK-6-6 = Sortie
rule-LK-6-6-1 = A sortie costs 1 AP and 1 RP.
    .source = R 6.6
rule-LK-6-6-2 = The target is one Banner, as in LK-6.5.2.
    .source = R 6.6
rule-LK-6-6-3 = The force comes from Available units: 1 to 3 infantry units, each either a two-step regular (Egyptian, Sudanese, Bashi-bazouk) or a one-step Egyptian or Sudanese. One-step Bashi-bazouks and levies may not go.
    .source = R 6.6
rule-LK-6-6-4 = At most 1 leader may go; any number of gunboats if the target's zone is a Nile-bank zone; light guns up to the number of infantry units; heavy guns only if at least one gunboat takes part.
    .source = R 6.6
rule-LK-6-6-5 = Roll 2D6. The total is 2D6 + the Sortie factors of all units + level DRM (LK-2.2.7, read after paying) + event DRM - the target's full Strength.
    .source = R 6.6
rule-LK-6-6-6 = Look the total up on the Actions Outcome Table AOT.3 (LK-12.3) and apply the row in this order: RP, CM, Strength, retreat, Disorganised, then casualties: leader, troops, guns, gunboats (LK-12.4).
    .source = R 6.6
rule-LK-6-6-7 = Afterwards the units come home as in LK-6.5.6 and LK-6.5.7.
    .source = R 6.6
rule-LK-6-6-8 = A retreat follows LK-7.2.8. The zone left is under your control at once: it can be occupied by the defensive positions of the same turn. A Banner that falls to Strength 0 still carries out the retreat of its row.
    .source = R 11.3; I; X: retreat at Strength 0
heading-LK-6-7 = Defensive positions
rule-LK-6-7-1 = Defensive positions cost 1 AP and no RP. All placements of the turn belong to this one action.
    .source = R 6.7
rule-LK-6-7-2 = Each zone under your control may take up to 4 troop units (of any types), at most 1 leader, any number of guns and, if it is a Nile-bank zone, any number of gunboats; all from Available.
    .source = R 6.7
rule-LK-6-7-3 = Any number of zones may be occupied, also several on one path.
    .source = R 6.7
rule-LK-6-7-4 = Leaders, guns and gunboats alone do not stop a Banner; Zareba does not accept them in a zone without troops, unless an option allows it.
    .source = R 6.7; X: not accepted without troops
rule-LK-6-7-5 = Leaders and gunboats used earlier in the turn may be placed if they are Available again.
    .source = R 6.7 example
rule-LK-6-7-6 = No units may be placed in the Palace, unless the option of a Palace garrison or O2 (Last stand) is in play (LK-10.3).
    .source = X; see LK-15.11
rule-LK-6-7-7 = Advice: keep one AP for this action every turn from turn 2 on.
    .source = R 6.7
rule-LK-6-7-8 = A unit stands in one zone only. The action ends when you confirm the whole set-up; until then placements may be changed. At least one troop unit must be placed.
    .source = X
heading-LK-7 = Banner activation phase
heading-LK-7-1 = Activation and movement
rule-LK-7-1-1 = Draw the top Banner card and activate its Banners from left to right, finishing one before the next.
    .source = R 7.0
rule-LK-7-1-2 = A Disorganised Banner, or one of Strength 0, does nothing.
    .source = R 7.1, 11.4
rule-LK-7-1-3 = An active Banner moves to the next lower zone of its path as long as that zone holds none of your troops, again and again in the same activation.
    .source = R 7.1
rule-LK-7-1-4 = When a Banner enters a zone by an advance, its marker is put there; if the zone is the Palace, the game is lost; an improvement marker in it is removed; if it is a key zone, CM -1. This holds for undefended zones too, one by one.
    .source = R 7.1, 7.2, 11.9; I: removal in undefended zones
rule-LK-7-1-5 = If the next zone holds troops, the Banner stops where it is and attacks them (LK-7.2). One attack per activation; its movement then ends whatever the result.
    .source = R 7.1, 7.2
rule-LK-7-1-6 = A Banner standing in zone 2 has only the Palace before it, and you control no other zone of its path: if it is activated, it enters the Palace and the game is lost. It can be stopped only before the Banner phase: by being Disorganised or at Strength 0 (through an action or an event), or by being forced back so that troops can occupy zone 2 again. Otherwise you can only hope that its colour is not on the card.
    .source = I: follows from LK-6.7.6
rule-LK-7-1-7 = No Banner decides anything and no card names a Banner twice, so a Banner is activated at most once a turn. Banners do not affect one another.
    .source = R 7.1; X: the cards
rule-LK-7-1-8 = With the option of a Palace garrison or O2 (Last stand), troops in the Palace are attacked by a Banner from zone 2 of any path like troops elsewhere (the Palace has level 1, or 2 with a marker); an advance loses the game.
    .source = X
heading-LK-7-2 = Defence resolution
rule-LK-7-2-1 = Roll 2D6.
    .source = R 7.0
rule-LK-7-2-2 = Add the Defence factors of all troops, the leader, guns and gunboats in the zone.
    .source = R 7.0
rule-LK-7-2-3 = Add the zone's current fortification level.
    .source = R 7.0
rule-LK-7-2-4 = You may now pay exactly 1 RP for +1, once per attack; the dice are already known. The cost lowers RP before the RP level is read, so at RP 31, 21 and 11 the payment gains nothing. It is refused at RP 1 (LK-6.0.1). With O3 (Fog of war) you decide before the 2D6 are rolled.
    .source = R 7.2: the option is the third modifier, the level the fourth; X: refusal at RP 1
rule-LK-7-2-5 = Add the level DRM (LK-2.2.7) and the event DRM.
    .source = R 7.0
rule-LK-7-2-6 = Subtract the attacker's full Strength.
    .source = R 7.0
rule-LK-7-2-7 = Look the total up on the Actions Outcome Table AOT.1 (LK-12.1) and apply the row in this order: CM, Strength, retreat, then casualties: leader, troops, guns, gunboats (LK-12.4), then advance.
    .source = R 7.0
rule-LK-7-2-8 = Advance: the Banner enters the zone (LK-7.1.4) and stops. Retreat: it goes back one zone; from zone 6 it does not move. A retreat out of a key zone gives CM +1; a retreat into a key zone changes nothing, for that zone was the enemy's already (LK-11.9). The zone behind a Banner never holds friendly units (LK-11.3).
    .source = R 7.2
rule-LK-7-2-9 = Defenders of a lost zone withdraw: troops and guns go to Used, the leader to Available or Wounded, gunboats to Available or Damaged.
    .source = X
rule-LK-7-2-10 = If casualties eliminate all troops of the zone, the Banner advances as well, unless the row calls for a retreat (even one that zone 6 prevents) or its Strength is now 0. Leader, guns and gunboats withdraw as in LK-7.2.9 in every case. By an option the Banner advances only if its row says so.
    .source = X
rule-LK-7-2-11 = Defenders who hold stay until housekeeping.
    .source = I
heading-LK-7-3 = The 12 Banner cards
heading-LK-8 = Housekeeping
rule-LK-8-1 = Remove all Disorganised markers.
    .source = R 8.0
rule-LK-8-2 = All troops and guns (Used or on the map) return to Available. Leaders and undamaged gunboats on the map return to Available as well.
    .source = R 8.0; I: leaders and gunboats
rule-LK-8-3 = Leaders in the Wounded box that were turned upside down in an earlier turn return to Available.
    .source = R 8.0
rule-LK-8-4 = Turn this turn's wounded leaders upside down. (A leader wounded in turn N misses turn N+1 and is Available in turn N+2.)
    .source = R 8.0
rule-LK-8-5 = The used Banner card is shuffled back: every turn draws from all 12 cards.
    .source = R 8.0
rule-LK-8-6 = Upkeep: RP -1. If RP are now below 1, the game is lost.
    .source = R 8.0
rule-LK-8-7 = Victory is checked (LK-9.1); otherwise the turn marker advances.
    .source = R 8.0
rule-LK-8-8 = Turn 1 runs through the same steps, but has no Banner card to shuffle back. Event modifiers for "this turn" end with LK-8.1. A Banner of Strength 0 stays inactive although LK-8.1 takes its marker away.
    .source = X
heading-LK-9 = Victory
rule-LK-9-1 = You win when housekeeping reaches LK-8.7 in the turn shown by the relief marker (12 at the start; events may bring it forward), or in any later turn, if the game has not been lost. If an event moves the marker to the current or an earlier turn, the win comes at the end of the current turn.
    .source = R 9.1; I: last sentence
rule-LK-9-2 = Sudden death is checked after every change: the game is lost at once if a Banner enters the Palace, if RP are below 1 or if CM is below 1.
    .source = R 9.2
rule-LK-9-3 = After a defeat your performance is graded by the last fully completed turn: turn 11 (December 1884) "defeat with honour"; turn 10 (November) "quite good"; turn 9 (October) "not too bad"; turn 8 (September) "a clerk's desk in London". The rulebook has no grade for an earlier fall; Zareba adds one.
    .source = R 9.3; I: last completed turn; X: earlier grade
rule-LK-9-4 = Changes are applied one at a time in the order the rules give. The first that meets LK-9.2 ends the game at once and is recorded as the cause; nothing after it is carried out and no further die is rolled. So a Banner whose march through a key zone takes CM to 0 wins by CM before it sees the Palace, and upkeep (LK-8.6) can lose the game on the very turn the relief is due. A gain in the same row or card saves you only if it is applied first.
    .source = R 9.2; X: order
rule-LK-9-5 = A turn is completed when LK-8.7 is reached: a defeat by the upkeep of turn N is graded as turn N - 1. A relief marker on a turn already past needs no special treatment: you win if the turn is the marker's or a later one.
    .source = I
heading-LK-10 = Options
rule-LK-10-1-1 = Lion Cub (easier): CM 15 and RP 36 at setup; Strengths as normal.
    .source = R 10.0
rule-LK-10-1-2 = Lion King (harder): Strengths Black 10, White 10, Red 8, Green 8 at setup; CM and RP as normal.
    .source = R 10.0
rule-LK-10-2 = No events: the Event phase is skipped and you have 3 AP every turn. The relief marker then stays on 12 and Strengths never grow.
    .source = R 10.0
rule-LK-10-3 = The game's sheet of optional rules was not available. These are our own proposals, all off unless you choose them:
    O1 Gordon takes the field: Gordon starts Available with the factors X/X/+2 (defence only). "Killed" on the leader table is an immediate defeat; "wounded" costs 1 CM and he counts as wounded.
    O2 Last stand: the Palace may hold one troop unit and one leader, but no guns and no gunboats (LK-7.1.8). Its effect on the balance has not been measured.
    O3 Fog of war: the RP for +1 in defence must be paid before the dice are rolled (LK-7.2.4).
    O4 Fickle fortune: used event cards are shuffled back every turn (LK-5.11).
    .source = X
heading-LK-11 = Definitions
rule-LK-11-3 = You control every zone of a path whose number is lower than that of the Banner's zone; the Banner's own zone and all higher ones are the enemy's. Zone 1 is yours until the game is lost.
    .source = R 11.3
rule-LK-11-4 = A Banner is either active or Disorganised. Its Strength never falls below 0; at 0 the Banner counts as Disorganised until its Strength is at least 1 again (only events raise it).
    .source = R 11.4; I: only events
rule-LK-11-5 = Friendly units do not move along paths; they are deployed directly.
    .source = R 11.5
rule-LK-11-9 = A key zone costs 1 CM when a Banner takes it from you (advances into it) and gives 1 CM when it returns to your control (the Banner retreats out of it to a higher number). Only a change of control counts: a Banner that moves on from a key zone, or falls back into one it had passed, changes no CM.
    .source = R 11.9; I: last sentence
rule-LK-11-11 = You distribute step losses among the troops involved. While any of them has two steps, the next step must come from a two-step unit; then from one-step units, which are eliminated. Losses beyond the available steps are ignored.
    .source = R 11.11; I: last sentence, from 6.6 example
rule-LK-11-12 = Guns lost are removed from the game; you choose which of the engaged guns. Losses beyond the number engaged are ignored.
    .source = R 6.6 example; X: choice
rule-LK-11-13 = Leaders killed are removed from the game; wounded ones follow LK-8.3 and LK-8.4. For gunboats one roll is made per engaged gunboat; "destroyed" removes it from the game.
    .source = R 6.4, 6.5, 6.6 examples
heading-LK-12 = Tables
rule-LK-12-1 = AOT.1, the outcome of a defence, by the total of LK-7.2. The numbers after "casualties" are the DRM on the tables of LK-12.4; only kinds of unit that take part roll.
    0 or less, Massacre (D1): the Banner advances; CM -1. Casualties: leader, troops, guns and gunboats -2.
    1-2, Overrun (D2): the Banner advances. Casualties: leader, troops, guns and gunboats -1.
    3-4, Defenders driven back (D3): the Banner advances. Casualties: leader, troops, guns and gunboats 0.
    5-8, Held at a price (D4): the Banner does not advance. Casualties: leader and troops 0, guns and gunboats +1.
    9-10, Held (D5): the Banner does not advance. Casualties: leader and troops +1, guns and gunboats +2.
    11-12, Attack repulsed (D6): the Banner does not advance and loses 1 Strength. Casualties: leader and troops +2, guns and gunboats +3.
    13 or more, Attackers thrown back (D7): the Banner does not advance, loses 1 Strength and retreats one zone. Casualties: leader and troops +3, no roll for guns and gunboats.
    .source = X; R 7.2 only that some rows advance and some retreat
rule-LK-12-2 = AOT.2, the outcome of a raid, by the total of LK-6.5.4. The numbers after "casualties" are the DRM on the tables of LK-12.4; only kinds of unit that take part roll.
    2 or less, Disaster (R1): CM -1. Casualties: leader, troops, guns and gunboats -2.
    3-5, Failure (R2): no gain. Casualties: leader, troops, guns and gunboats 0.
    6-7, Inconclusive (R3): no gain. Casualties: leader, troops and gunboats +1, no roll for guns.
    8-9, Minor success (R4): RP +1. Casualties: leader, troops and gunboats +2, no roll for guns.
    10-12, Success (R5): RP +2. Casualties: leader, troops and gunboats +3, no roll for guns.
    13-14, Major success (R6): RP +2; the Banner is Disorganised. Casualties: leader, troops and gunboats +3, no roll for guns.
    15 or more, Triumph (R7): RP +3, CM +1; the Banner loses 1 Strength and is Disorganised. Casualties: troops +4, no other rolls.
    .source = R 6.5 for total 8 and that 4 is a failure; rest X
rule-LK-12-3 = AOT.3, the outcome of a sortie, by the total of LK-6.6.5. The numbers after "casualties" are the DRM on the tables of LK-12.4; only kinds of unit that take part roll.
    3 or less, Disaster (S1): CM -1. Casualties: leader, troops, guns and gunboats -3.
    4-6, Defeat (S2): no gain. Casualties: leader, troops, guns and gunboats -2.
    7-9, Sortie repelled (S3): no gain. Casualties: troops -1, leader, guns and gunboats 0.
    10-11, Costly success (S4): the Banner loses 1 Strength. Casualties: troops 0, leader, guns and gunboats +1.
    12-13, Brilliant victory (S5): the Banner loses 1 Strength and retreats one zone. Casualties: leader and guns +2, troops and gunboats +1.
    14 or more, Triumph (S6): CM +1; the Banner loses 2 Strength, retreats one zone and is Disorganised. Casualties: leader and guns +2, troops and gunboats +1.
    .source = R 6.6 for total 4; I: 3 is worse; rest X
rule-LK-12-4 = Casualty tables: roll 1D6 and add the DRM of the row of LK-12.1, LK-12.2 or LK-12.3.
    Leader: 1 or less killed, 2-3 wounded, 4 or more unharmed.
    Troops: 1 or less three steps lost, 2-3 two steps, 4-5 one step, 6 or more none.
    Guns: 2 or less two guns lost, 3-4 one gun, 5 or more none.
    Gunboats, one roll for each: 1 or less destroyed, 2-3 damaged, 4 or more no damage.
    The rulebook's examples fix these results: leader 1 killed, 3 wounded, 5 unharmed; troops 1 three steps, 4 one step; guns 2 two guns; gunboats 3 damaged, 5 no damage.
    .source = R 6.5, 6.6 examples for the results named last; rest X
heading-LK-13 = Order of dice and cards
rule-LK-13-1 = At setup the event pile is shuffled first (not in the no-events variant), then the Banner pile.
    .source = X
rule-LK-13-2 = In the Event phase the dice for effects are rolled in printed order, then the die for random AP.
    .source = X
rule-LK-13-3 = In a raid, a sortie or a defence two dice are rolled for the 2D6, then one die each for leader, troops and guns, and one per gunboat; a kind that is not present or has no DRM in the row rolls no die.
    .source = X
rule-LK-13-4 = A "random Banner" is one draw with equal chances among Black, White, Red and Green, all four whatever their state. It is a draw like a card, not a die.
    .source = X
rule-LK-13-5 = You make your choices between dice exactly where the rules place them: whether to pay 1 RP after the 2D6; which steps and guns are lost after their die and before the next one.
    .source = X
rule-LK-13-6 = A sudden defeat ends the row: no further die is rolled (LK-9.4).
    .source = X
heading-LK-14 = Decisions you are asked for
rule-LK-14-1 = Before setup you choose the level (Cub, normal, King), whether to play without events, and the options O1-O4.
    .source = X
rule-LK-14-2 = Card 7: you send Stewart or keep him. You are not asked if the event does not fire.
    .source = X
rule-LK-14-3 = Card 8: you choose which improvement is removed. You are not asked if there is only one on the map, or none (then CM -1).
    .source = X
rule-LK-14-4 = Card 11: you choose the type of regular unit that loses the step, two-step units first. You are not asked if only one type is eligible.
    .source = X
rule-LK-14-5 = Card 12: you choose 0, 1 or 2 zones for free improvements. You are not asked if there is no marker or no eligible zone.
    .source = X
rule-LK-14-6 = Card 14: you choose between RP -2 and CM -2. You are not asked if the event does not fire.
    .source = X
rule-LK-14-7 = Card 16: you choose which Banner is Disorganised.
    .source = X
rule-LK-14-8 = In the Action phase, and again after each action, you choose the next action (LK-6.0.2) or end the phase. You are not asked if no AP is left or no action can be offered.
    .source = X
rule-LK-14-9 = Improve fortifications: you choose 1 to 4 zones.
    .source = X
rule-LK-14-10 = Raise CM or raise RP: you choose +1 or +2. You are not asked if only +1 is possible.
    .source = X
rule-LK-14-11 = Gunboats: you choose how many to build and how many to repair, at least one in all. You are not asked if there is only one possibility.
    .source = X
rule-LK-14-12 = Levies: you choose to raise one or two. You are not asked if one levy already exists.
    .source = X
rule-LK-14-13 = Raid: you choose the target, the infantry unit, a leader or none, a light gun or none, and the number of gunboats.
    .source = X
rule-LK-14-14 = Sortie: you choose the target, 1 to 3 infantry units, a leader or none, the number of light guns, the heavy gun or not, and the number of gunboats.
    .source = X
rule-LK-14-15 = Defensive positions: you choose which units go to which zones.
    .source = X
rule-LK-14-16 = At each attack on a defended zone you decide whether to pay 1 RP for +1. You see the total and the row for both answers; with O3 (Fog of war) you decide before the dice and see the odds. You are not asked at RP 1.
    .source = X
rule-LK-14-17 = Step losses in a sortie or a defence: you choose which unit loses the next step, one step at a time (LK-11.11). You are not asked if the eligible units are alike or if all steps are lost.
    .source = X
rule-LK-14-18 = Gun losses: you choose a light or a heavy gun, one at a time (LK-11.12). You are not asked if only one kind is engaged or if all engaged guns are lost.
    .source = X
heading-LK-15 = Contradictions and gaps in the rulebook, with the reading chosen
rule-LK-15-1 = The White Banner has Strength 6 in the rulebook's raid example, but 8 in the deployment example of the same turn. Reading: it starts with 8, which agrees with rulebook 10.1 and 6.7; the 6 of the raid example is taken as a given state.
    .source = I
rule-LK-15-2 = In the rulebook's example RP rise to 29 by the raid, but the next example says 28. Reading: 29 is right; 28 is a slip.
    .source = I
rule-LK-15-3 = The sortie of the rulebook's example takes two light guns, but later "only one was engaged", so only one is lost. Reading: with two engaged, both are lost; the sentence proves only that losses are limited to what is engaged.
    .source = I
rule-LK-15-4 = Rulebook 6.7 says that a Green Banner would advance to "zone 4" if Green 4 is held. Reading: it advances to zone 5.
    .source = I
rule-LK-15-5 = Rulebook 4.1 moves the turn marker before victory is checked, 8.0 after it. Reading: as in 8.0, victory is checked first (LK-8.7).
    .source = I
rule-LK-15-6 = In the rulebook's text levies (6.3) stand before gunboats (6.4), but in both lists of actions after them. Reading: the lists decide: gunboats, then levies (LK-4.1.4).
    .source = I
rule-LK-15-7 = Rulebook 10.2 says "do not play Phase A", though its phases have no letters. Reading: the Event phase is meant.
    .source = I
rule-LK-15-8 = Rulebook 7.2 mentions the loss of a key zone and the removal of a marker only for defended zones. Reading: 11.9 is general, so both also happen when a Banner walks in (LK-7.1.4).
    .source = I
rule-LK-15-9 = Is zone 1 the Palace, or a zone before it (rulebook 2.1 against 11.5)? Reading: it is the Palace itself, shared by all four paths (LK-2.1.2).
    .source = I
rule-LK-15-10 = Is the RP for +1 in defence paid before or after the dice? Reading: after them, by the literal order of rulebook 7.2 (LK-7.2.4); O3 (Fog of war) changes this.
    .source = I
rule-LK-15-11 = May the Palace be garrisoned? Nothing forbids it, but all four paths meet there and guns may be stacked without limit, so one full stack in the Palace beats everything: in trial games it won all but 2 of 1800. Reading: it is not allowed (LK-6.7.6); an option changes this.
    .source = I
rule-LK-15-12 = What becomes of used event cards? Reading: they are discarded and not reshuffled (LK-5.4); that one-time cards leave the game matters because of card 20. O4 (Fickle fortune) changes this.
    .source = I
rule-LK-15-13 = Where do beaten defenders go, and what happens if all troops die in a "held" result? Reading: they withdraw (LK-7.2.9), and the Banner advances after all unless it retreats or is at Strength 0 (LK-7.2.10).
    .source = I
rule-LK-15-14 = Disorganised results in the Banner phase would be pointless, for the marker is removed in the same turn. Reading: the defence table AOT.1 (LK-12.1) has none.
    .source = I
rule-LK-15-15 = Can Disorganised Banners be raided? Reading: yes (LK-6.5.2).
    .source = I
rule-LK-15-16 = Rulebook 6.6 allows "up to three two-step regulars and/or one-step Egyptians or Sudanese". Reading: three units in all (LK-6.6.3).
    .source = I
rule-LK-15-17 = The DRM of most levels is not stated; the examples prove only CM 6, 10 and 11 and RP 16, 28 and 31 (not the start level CM 12, nor the RP 29 of the continued example). Reading: bands of three for CM and of ten for RP are inferred (LK-2.2.3, LK-2.2.4).
    .source = I
rule-LK-15-18 = Which guns are lost in a raid? The minor success lists none. Reading: there is no gun roll on that row (LK-12.2).
    .source = I
rule-LK-15-19 = In housekeeping "used" infantry and guns return by rulebook 4.1, "troops and guns" by 8.0; nothing is said of leaders and gunboats on the map. Reading: everything returns (LK-8.2).
    .source = I
rule-LK-15-20 = The rulebook describes the loss of a key zone as "losing control" (2.1), "a Banner advances into" it (7.2) and "is occupied" (11.9); what if a Banner falls back into one? Reading: only a change of control counts (LK-11.9).
    .source = I
rule-LK-15-21 = Rulebook 6.6 wants "at least one" regular and lets light guns match the number of infantry units; do heavy guns count against that number? Reading: no, only light guns do (LK-6.6.4).
    .source = I
