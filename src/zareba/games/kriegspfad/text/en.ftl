# Kriegspfad: questions, choices and log lines.
# Names of lists, tribes, troops, weapons, terrain and modifiers stand in data/*.toml in all three languages.

game-title = Kriegspfad
game-about = Skirmishes on the North American frontier, 1750 to 1890: thirteen armies, an open table, no squares. Units move by dice, all shooting is simultaneous, and morale decides.
game-goal = Both armies stand ready; you win when the enemy has nobody left who fights, or gives up. Units act in turns, one of yours, one of theirs: say how a unit moves, roll, and place it within its reach. All shooting comes at the same time at the end of a round, then melee, then morale, which decides more than losses.
game-origin = After „Zu wenige um zu kämpfen, aber zu viele zum Sterben“ (German rules, “after an idea from the internet”).

## Options
option-preset = Size of the figures
option-preset-mm28 = 28 mm, inches
option-preset-mm15 = 15 mm, centimetres
option-table = Table
option-table-standard = standard
option-table-alternative = the other printed size
option-scenario = Scenario
option-scenario-open_battle = open battle
option-scenario-ambush = ambush
option-scenario-raid = raid
option-scenario-siege = siege
option-scenario-rolled = rolled
option-attacker = Attacker
option-attacker-rolled = rolled
option-attacker-first = the first side
option-attacker-second = the second side
option-size = Army points
option-size-150 = 150
option-size-300 = 300
option-size-450 = 450
option-skirmisher_penalty_range = Skirmishers are harder to hit
option-skirmisher_penalty_range-over_4 = beyond 4"
option-skirmisher_penalty_range-under_4 = below 4"
option-melee_defender_extra = Extra -1 for the defenders' commander
option-melee_defender_extra-disciplined = if his army is disciplined
option-melee_defender_extra-exceptional = if he is exceptional
option-melee_defender_extra-either = in both cases
option-moving_penalty = Penalty for shooting
option-moving_penalty-moved_or_mounted = who moved or is mounted
option-moving_penalty-mounted_and_moved = who moved mounted
option-artillery_stationary = Guns shoot if they stood
option-artillery_stationary-this_and_last = this and last round
option-artillery_stationary-this_or_last = this or last round
option-flank_bonus_requires_front = The flank bonus needs frontal contact as well
option-skirmisher_militia_cumulative = The bonuses against skirmishers and militia add up
option-lancer_needs_good_going = Lancers need good going for their result
option-scenario_roll_5 = A scenario roll of 5
option-scenario_roll_5-raid = is a raid
option-scenario_roll_5-siege = is a siege
option-scenario_roll_5-reroll = is rolled again
option-raid_late_arrivals_from = Late attackers of a raid roll from round
option-raid_late_arrivals_from-1 = 1
option-raid_late_arrivals_from-4 = 4
option-raid_palisades = Palisades are allowed in a raid
option-terror_on_shooting = Terror also works by shooting
option-reinforcement_open_battle = Reinforcement also wins open battles
option-untrained_effective_range_only = Untrained troops shoot at effective range only
option-units_max = Most units in an army
option-units_max-9 = 9
option-units_max-12 = 12
option-units_max-99 = any number
option-burn_test_also_if_enemy = A village burnt by the enemy causes tests as well
option-ambush_commander_must_exit = The commander must leave the table himself
option-rough_gives_cover = Rough ground gives cover
option-open_battle_round_limit = Rounds of an open battle
option-open_battle_round_limit-0 = no limit
option-open_battle_round_limit-8 = 8
option-open_battle_round_limit-10 = 10
option-open_battle_round_limit-12 = 12
option-open_battle_round_limit-15 = 15
option-dark_shoot_at_revealed_guns = In the dark guns that fired may be shot at from afar
option-village_hold_checks = Rounds a village must be held
option-village_hold_checks-2 = 2
option-village_hold_checks-3 = 3
option-burned_village_counts_taken = A village burnt by the attacker counts as taken
option-melee_join_later_rounds = Elements may join a melee in later rounds
option-ambush_round_limit = Rounds of an ambush
option-ambush_round_limit-0 = no limit
option-ambush_round_limit-15 = 15
option-ambush_round_limit-20 = 20
option-ambush_round_limit-25 = 25

## Results
result-seat0 = { $first } has won.
result-seat1 = { $second } has won.
result-draw = A draw.

## Names
side-0 = First side
side-1 = Second side
side--1 = nobody
entry-scout = Scout
entry-prophet = Prophet
entry-train = Wagon train
command-ordinary = an ordinary commander
command-exceptional = an exceptional commander
command-incompetent = an incompetent commander
hit-hit = hit
hit-kill = kill
hit-miss = miss
hit-jam = jam
modifier-S09 = target is skirmishers, or warriors nimble in their current mode, and range under 4"
row-repulse_loss = repulsed with loss
row-repulse = repulsed
row-captured = captured
outcome-repulsed_loss = the attackers are repulsed, lose an element and fall back
outcome-repulsed = the attackers are repulsed and fall back
outcome-shaken = both are shaken, the attackers fall back
outcome-even = nobody gives way, the fight goes on
outcome-thrown_back = the defenders are thrown back
outcome-destroyed = the defenders are destroyed
cause-loss = it has lost an element
cause-fright = enemy warriors bear down on it
cause-ambush = enemies have come out of ambush near it
cause-terror = the terror of this enemy
cause-friend = a unit of its own side was lost near it
cause-leader = a leader of its own side was lost near it
cause-guns = hit by a gun
cause-village = the village burns
cause-wagons = the wagons are plundered

## Questions
ask-YearChoice = In which year do you fight?
ask-ListChoice = Which army list?
ask-StratagemChoice = A stratagem? (secret)
ask-MusterArmy = Your army. (secret)
ask-ZoneChoice = In which zone do you fight?
ask-SeasonChoice = In which season?
ask-DarknessChoice = By day or in the dark?
ask-EdgeChoice = Which edge?
ask-LayOut = Lay out the terrain.
ask-Change = Change a piece of terrain? Changes left: { $left }.
ask-Dig = Place up to { $number ->
    [one] 1 emplacement
   *[other] { $number } emplacements
}.
ask-Hold = Units to hold back (late: up to { $late }) or to hide (up to { $hidden }). (secret)
ask-March = Your order of march.
ask-PlaceOrder = Do you place before or after the other side?
ask-Deploy = Place a unit.
ask-Notes = Where do your hidden units lie? (secret)
ask-RallyDie = Which unit does the commander rally?
ask-Activate = Which unit acts?
ask-Action = What does { $unit } do?
ask-Reroll = Roll the movement of { $unit } again?
ask-Paths = Where do the elements of { $unit } go?
ask-Arrive = Where does the late unit arrive?
ask-Enter = Where does the next unit enter?
ask-Loss = Which element of { $unit } is lost?
ask-Assign = Whom does { $element } fight?
ask-Fire = Your shots. (secret)
ask-Moor = Where do your boats lie?
ask-Rowing = Where does boat { $boat } go?
ask-Build = Place up to { $number } blockhouses.
ask-ClimbRoof = Does { $element } climb on the roof?
ask-BreakIn = Upon whom does { $element } fall from the roof?
ask-LeaveBy = By which wall does { $unit } leave?
ask-CampChoice = What does the enemy have to take?
ask-NextArrival = Which late unit is placed next?
ask-EntryMode = How does the next unit enter?
ask-Resolve = Do you fight on?

## Choices
choice-YearChoice = { NUMBER($n, useGrouping: 0) }
choice-YearChoice-drawn = let chance draw the year
choice-drawn = let chance draw
choice-none = none
choice-done = no more
choice-night = a night battle
choice-dawn = dawn
choice-dusk = dusk
choice-DarknessChoice-none = by day
choice-DarknessChoice-dawn = before dawn: dark up to round { $n }
choice-DarknessChoice-dusk = at dusk: dark from round { $n }
choice-left = left edge
choice-right = right edge
choice-lower = lower edge
choice-upper = upper edge
choice-before = before the other side
choice-after = after the other side
choice-Activate = a unit
choice-Activate-reveal = reveal a hidden unit
choice-Activate-rest = all others stay where they are
choice-Activate-pass = pass
choice-stay = stay
choice-Action-move-good = move through good going
choice-Action-move-difficult = move through difficult going
choice-Action-move-guided = move as a column behind the scout
choice-Action-dismount = dismount
choice-Action-mount = mount
choice-Action-withdraw-good = withdraw through good going
choice-Action-withdraw-difficult = withdraw through difficult going
choice-Action-break_off-good = break off through good going
choice-Action-break_off-difficult = break off through difficult going
choice-Action-join-good = bring up elements through good going
choice-Action-join-difficult = bring up elements through difficult going
choice-Action-face = element { $b } turns to face { $c }
choice-Action-climb = element { $b } climbs the palisade
choice-Action-row = row boat { $b }
choice-Action-downstream = row boat { $b } downstream
choice-Action-embark = element { $b } boards boat { $c }
choice-Action-disembark = element { $b } goes ashore { $c ->
    [0] ahead of the boat
    [1] to the left of the boat
    [2] behind the boat
   *[3] to the right of the boat
}
choice-Action-lift = element { $b } takes up canoe { $c }
choice-Action-launch = element { $b } sets the canoe afloat
choice-Action-exit = element { $b } leaves the table by boat
choice-Action-enter = element { $b } enters blockhouse { $c }
choice-Action-leave = element { $b } leaves by the { $c ->
    [0] front wall
    [1] left wall
    [2] rear wall
   *[3] right wall
}
choice-Action-man = element { $b } { $c ->
    [0] mans the front wall
    [1] mans the left wall
    [2] mans the rear wall
    [3] mans the right wall
   *[4] stands in reserve
}
choice-yes = yes
choice-no = no
choice-BreakIn = a unit inside
choice-LeaveBy = { $n ->
    [0] the front wall
    [1] the left wall
    [2] the rear wall
   *[3] the right wall
}
choice-Action-laager-good = form a laager through good going
choice-Action-laager-difficult = form a laager through difficult going
choice-Action-guided = move as a column behind the scout; units that follow: { $b }
choice-village = the village
choice-wagons = the wagons
choice-NextArrival = a late unit
choice-Activate-enter = the next unit of the march enters
choice-EntryMode-mounted-good = mounted, through good going
choice-EntryMode-mounted-difficult = mounted, through difficult going
choice-EntryMode-foot-good = on foot, through good going
choice-EntryMode-foot-difficult = on foot, through difficult going
choice-keep = keep the roll
choice-nimble = roll again: nimble
choice-commander = roll again: the commander
choice-RallyDie = a unit
choice-Loss = an element
choice-Assign = an enemy unit
choice-on = fight on
choice-concede = concede
choice-draw = offer a draw
choice-remove = removed
choice-move = moved
choice-add = added

## Hints
hint-element = element { $n }: { $arms }

## Log
say-year = The year is { $year }.
say-list-chosen = { $seat }: { $muster }.
say-stratagem = { $seat } has bought a stratagem: { $stratagem }.
say-stratagems-cancel = Both chose { $stratagem }: they cancel each other.
say-scenario = Scenario: { $scenario } (dice { $rolls }). Attacker: { $seat }.
say-open-battle = Scenario: { $scenario }.
say-scenario-agreed = Scenario: { $scenario }. Attacker, as agreed: { $seat }.
say-army-built = { $seat }: { $command } leads; the army is { $disciplined ->
    [yes] disciplined
   *[no] not disciplined
}.
say-weather = { $zone }, { $season }, die { $roll }: { $weather }.
darkness = { $plan ->
    [dusk] At dusk: it is dark from round { $n } on.
    [dawn] Before dawn: it is dark up to round { $n }.
   *[night] It is dark all through the battle.
}
say-darkness = { darkness }
say-nightfall = Darkness falls: nobody sees or moves farther than { $inches }".
say-daybreak = Day breaks: all see and move as far as by day again.
say-edge = Table edge of { $seat }: { $edge }.
say-laid-out = { $seat } has laid out { $n ->
    [1] 1 piece
   *[other] { $n } pieces
} of terrain.
say-terrain-changed = { $seat }: a piece of terrain was { $how }.
say-works = { $seat } digs { $n ->
    [1] 1 emplacement
   *[other] { $n } emplacements
}.
say-late-units = { $seat }: { $n ->
    [0] no unit comes late
    [1] 1 unit comes late
   *[other] { $n } units come late
}.
say-march = { $seat }: { $n ->
    [1] 1 unit
   *[other] { $n } units
} on the march.
say-deployed = { $seat } places { named }.
say-army-one = { $seat } is Army 1 and begins every round.
say-round = Round { $n }.
say-fog = The fog: die { $roll }; it has lifted: { $gone }.
say-medicine = { $seat } makes war medicine: die { $roll }.
say-rallied = { named }: { $chief ->
    [yes] the commander's die
   *[no] rally roll
} { $dice }; { $n ->
    [0] no marker goes
    [1] 1 marker goes
   *[other] { $n } markers go
}, { $markers } left.
say-late-dice = { $seat } rolls for { $n ->
    [1] 1 late unit
   *[other] { $n } late units
}.
say-late-die = { $who }, late: die { $roll }, { $needed } or more was needed. Arrives: { $comes }.
say-arrived = { $seat }: { named } arrives.
say-entered = { $seat }: { named } enters.
say-cannot-enter = { $seat }: no room to enter.
say-activated = { named } acts.
say-dismounted = { named } dismounts.
say-mounting = { named } mounts; in the saddle next round.
say-mounted = { named } is mounted.
say-faced = { named }: element { $which } turns to face.
say-movement = { named } rolls { $dice } and may move { $inches }".
say-rerolled = { named }: { $how }.
say-stopped = { named } stops: a hidden enemy.
say-revealed = { $seat }: { named } appears from ambush.
say-melee-opened = { named } opens a melee with { named-foe }.
say-melee-turned = { named } takes over the attack on { named-foe }.
say-broke-off = { named } breaks off.
say-withdrew = { named } withdraws.
say-exited = { named }: element { $which } has left the table.
say-retreat = { named } falls back { $inches }" (roll { $dice }).
say-fled = { named }: element { $which } flees from the table.
say-shot = { named }, element { $which }, { $weapon } at { $inches }" on { named-foe }: roll { $dice } ({ $needed ->
    [21] nothing hits
   *[other] { $needed } or more hits
}), { $results }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-markers = { named } gets { $n ->
    [1] 1 marker
   *[other] { $n } markers
}, has { $markers } now.
say-element-lost = { named } loses element { $which }.
say-element-lost-KP-27-4 = { named } breaks under too many markers: element { $which } is lost.
say-markers-KP-27-4 = { named } has { $markers } markers: more than a unit can bear.
say-test-due = { named } will test its morale{ $n ->
    [1] { "" }
   *[other] { " " }{ $n } times
}: { $cause }.
say-chief-lost = { $seat } has lost a leader: { named }.
say-unit-lost = { named } is gone.
say-arson = { named } tries to set fire to { $terrain }: die { $roll }, { $needed } or more was needed.
windward = { $facing ->
   *[0] towards the right edge
    [45] towards the upper right corner
    [90] towards the upper edge
    [135] towards the upper left corner
    [180] towards the left edge
    [225] towards the lower left corner
    [270] towards the lower edge
    [315] towards the lower right corner
}
say-wind = The wind blows { windward }.
say-fight = { named } against { named-foe }, round { $n }: die { $roll }, total { $total }: { $outcome }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-assault = { named } assaults { named-foe }: die { $roll }, total { $total }: { $row }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-test = { named } tests its morale: die { $roll }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
}, { $needed } or more was needed: { $passed ->
    [yes] passed
   *[no] failed
}{ $free ->
    [0] { "" }
   *[1] { " " }(failure has no effect)
}.
say-test-ignored = { named }: the commander spares them a test.
say-plundered = { $seat }: the wagons are plundered.
say-village-held = The attacker holds the village: { $n ->
    [1] 1 round
   *[other] { $n } rounds
} in a row.
say-reinforcement = { $seat }: relief is expected, die { $roll }.
say-conceded = { $seat } concedes.
say-climbed = { named }: element { $which } climbs over the palisade.
say-palisade = { $seat }: a palisade round the village.
say-burnt-hidden = { $seat }: { named } burnt in hiding, { $n ->
    [one] one element
   *[other] { $n } elements
}.
say-went-home = { $seat }: { named } went home.
say-camp = { $seat }: the enemy must take { $camp }.
say-laager = { named }: the laager is closed.
say-boats = { $seat }: { $n ->
    [1] 1 boat
   *[other] { $n } boats
}.
say-embarked = { named }: element { $which } boards boat { $vessel }.
say-disembarked = { named }: element { $which } goes ashore from boat { $vessel }.
say-lifted = { named }: element { $which } carries canoe { $vessel }.
say-launched = { named }: element { $which } sets canoe { $vessel } afloat.
say-rowed = { named } row boat { $vessel }: { $dice } = { $inches }".
say-sunk = { named }: boat { $vessel } goes down with everybody aboard.
say-houses = { $seat }: { $n ->
    [1] 1 blockhouse
   *[other] { $n } blockhouses
}.
say-went-in = { named }: element { $which } enters the blockhouse.
say-went-out = { named }: element { $which } leaves the blockhouse.
say-manned = { named }: element { $which } { $wall ->
    [0] mans the front wall
    [1] mans the left wall
    [2] mans the rear wall
    [3] mans the right wall
   *[4] stands in reserve
}.
say-on-roof = { named }: element { $which } climbs on the roof.
say-break-in = { named }: element { $which } tries to break in upon { named-foe }: die { $roll }, needed { $needed }.
say-took-over = { named } holds the blockhouse.
say-wall-shot = { named }, element { $which }, { $weapon } at a wall: roll { $dice }, hits roll { $rolls }, needed { $needed }; breached: { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-shot = { named }, element { $which }, fire arrows: roll { $dice }, hits roll { $rolls }, needed { $needed }; alight: { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-fire = { named } tries to set fire to the roof: die { $roll }, { $needed } or more was needed.

## Why a proposal is refused
refusal-elements-once = Only elements of this unit move, each once.
refusal-stays-in-contact = Elements in contact stay where they are.
refusal-not-at-exit = This is not the edge to leave by.
refusal-too-far = Farther than { $inches }".
refusal-off-table = Over the edge of the table.
refusal-palisade = The palisade is in the way.
refusal-impassable = Impassable ground.
refusal-difficult = The way leads through difficult going, but good going was declared.
refusal-in-way = Somebody stands in the way.
refusal-taken = Another element stands there.
refusal-overlap = Elements overlap.
refusal-not-coherent = The unit is not coherent.
refusal-contacts-nobody = Who breaks off or withdraws contacts nobody.
refusal-just-arrived = That unit arrived this round and cannot be contacted yet.
refusal-may-not-open = This unit may not open a melee.
refusal-opened-already = That unit has opened a melee itself this round.
refusal-not-from-behind = Flank and rear may only be contacted from behind their line.
refusal-not-ahead = The enemy must lie ahead.
refusal-no-scout = No scout leads the column.
refusal-scout-ahead = The scout must end ahead of the column.
refusal-near-visible-enemy = Nearer than 6" to a visible enemy.
refusal-not-broken-off = Every element must end at least 1" from the enemy.
refusal-disordered = Too disordered to come nearer to the enemy.
refusal-one-place-each = One place for every element.
refusal-no-horses = This unit has no horses.
refusal-outside-area = Outside the area of deployment.
refusal-in-contact = In contact with the enemy.
refusal-no-ambush-site = No place for an ambush.
refusal-far-from-edge = Farther than 3" from an edge it may arrive at.
refusal-near-scout = Too near to a scout or to other arrivals.
refusal-fighting-once = Only fighting units, each once.
refusal-late-or-hidden = A unit is late or hidden, nothing else.
refusal-every-unit-once = Every unit once.
refusal-nobody-waits = No such unit waits to be placed.
refusal-there-is-room = There is room for it on the table.
refusal-not-to-hide = No such unit is to be hidden.
refusal-can-be-hidden = Unit { $n } can be hidden somewhere and has no place yet.
refusal-shoots-once = Every element shoots once.
refusal-not-hidden = No such unit lies hidden.
refusal-does-not-shoot = That element does not shoot.
refusal-nothing-burns = There is nothing to set on fire.
refusal-not-a-target = Not a target this element may choose.
refusal-on-concede-draw = Fight on, concede, or offer a draw.
refusal-too-far-in = Farther than { $inches }" from the edge.
refusal-paid-for = Only { $n ->
    [one] 1 emplacement was
   *[other] { $n } emplacements were
} paid for.
refusal-most-late = At most { $n ->
    [one] 1 late unit
   *[other] { $n } late units
}.
refusal-most-hidden = At most { $n ->
    [one] 1 unit
   *[other] { $n } units
} in ambush.
refusal-not-afloat = A boat stays on the water.
refusal-boat-area = A boat must touch your own area of deployment.
refusal-boat-there = Another boat lies there.
refusal-boat-turn = A boat turns 45° at most, once for every 3".
refusal-not-downstream = This way does not lead downstream.
refusal-boat-contact = A boat does not move into contact with an enemy.
refusal-busy = This element does something else this round.
refusal-most-boats = At most { $n } boats.
refusal-no-such-boat = You have no such boat.
refusal-boat-full = A boat carries 4 foot elements, or 1 gun, or 1 mounted element.
refusal-no-such-house = This element cannot hold that building.
refusal-house-full = A blockhouse has 8 places, and one shooter at every wall.
refusal-houses-paid = Only { $n } blockhouses were paid for.
refusal-mode-declared = Mounted or on foot was declared before the roll.
refusal-needs-company = He keeps within 4" of a unit that is hidden or comes late as well.
refusal-arrives-mounted = On a 4 or 5 these warriors arrive mounted.
refusal-no-column = A train drives as a column, one wagon wide.
refusal-no-ring = A camp of wagons is a closed laager.
refusal-train-first = The wagons are placed before all units.
refusal-blockhouses = Blockhouses are built only by the defender of a siege or raid.
refusal-cannot-reach = Out of reach: { $inches }" are allowed.
refusal-no-room = There is no place for it.
flaw-unreadable = Piece { $piece } has no shape.
flaw-no-change = A change removes, moves or adds one piece.
flaw-forbidden = { $terrain } does not occur in this zone ({ $zone }).
flaw-off-table = { $terrain } (piece { $piece }) lies over the edge of the table.
flaw-width = { $terrain } (piece { $piece }) has the wrong width.
flaw-size = { $terrain } (piece { $piece }) measures { $n }", which is not allowed.
flaw-ends = { $terrain } (piece { $piece }) may not end there.
flaw-not-on = { $terrain } may not lie on { $other }.
flaw-too-many = { $terrain }: at most { $most }.
flaw-village = The village must lie wholly in the defender’s half.
flaw-village-stays = The village stays where it is.
flaw-zone = { $kind ->
    [count_min] The zone wants at least { $n } of: { $terrain }.
    [count_max_other] The zone allows at most { $n } other pieces than: { $terrain }.
    [adjacent] The zone wants water beside: { $terrain }.
   *[other] More than { $n } % of the table must be: { $terrain }.
}

## Faults of an army
fault-list = There is no army list { $subject }.
fault-year = The list is for { $first } to { $last }, not for { $year }.
fault-tribe = The list does not know { $tribe }.
fault-tribe-year = { $tribe } is not available in { $year }.
fault-unknown = Unit { $unit }: the list has no { $subject }. It has: { $known }.
fault-option-scope = Unit { $unit }: { $subject } is bought for whole units.
fault-unit-size = Unit { $unit } has { $n ->
        [one] one element
       *[other] { $n } elements
    }; { $least } to { $most } are allowed.
fault-empty-group = Unit { $unit } has a group without elements.
fault-units = The army has { $n } units; { $least } to { $most } are allowed.
fault-entry-unavailable = { $subject } is not available in { $year }.
fault-entry-max = { $subject }: { $n ->
    [1] 1 unit
   *[other] { $n } units
}, at most { $most }.
fault-entry-min = { $subject }: { $n ->
    [1] 1 unit
   *[other] { $n } units
}, at least { $least }.
fault-not-against = { $subject } does not fight { $enemy }.
fault-loadout-limit = { $subject }: { $n } elements armed so, at most { $most }.
fault-option-mandatory = { $subject } is compulsory in { $year }.
fault-option-unavailable = { $subject } is not available in { $year }.
fault-option-applies = { $subject } is not for these troops.
fault-option-requires = { $subject } needs: { $needs }.
fault-option-from = { $subject } replaces { $weapon }, which is not there.
fault-option-limit = { $subject }: { $n }, at most { $most }.
fault-option-all-or-none = { $subject }: all units or none.
fault-exclusive = Qualities or weapons that exclude each other: { $subject }.
fault-discipline-required = The army must be disciplined.
fault-discipline-forbidden = The list knows no discipline.
fault-ratio = { $first }: { $n }, { $second }: { $other }. { $exact ->
        [1] There must be as many of the first as { $factor } times the second.
       *[other] There must be at least { $factor } times as many of the first as of the second.
    }
fault-unit-count = { $first }: { $n } units, { $second }: { $other }. { $exact ->
        [1] There must be exactly { $factor } times as many of the first as of the second.
       *[other] There must be at least { $factor } times as many of the first as of the second.
    }
fault-commander = The list does not know { $name }.
fault-commander-year = { $name } commanded from { $first } to { $last }.
fault-commander-tribe = { $name } belongs to another people.
fault-incompetent = An incompetent commander is not allowed here.
fault-carrier = The commander rides with a unit that does not exist.
fault-separate-commander = The separate commander is not legal: { $subject }.
fault-option-twice = Unit { $unit }: “{ $subject }” is chosen twice for the same elements.
fault-commander-option-twice = The separate commander has “{ $subject }” twice.
fault-commander-option-mandatory = The separate commander lacks what is compulsory in { $year }: “{ $subject }”.
fault-commander-option-scope = The separate commander: “{ $subject }” is bought for whole units and belongs among his unit options.
fault-commander-option-requires = The separate commander may not have “{ $subject }”; it needs: { $needs }.
fault-commander-option-from = The separate commander: “{ $subject }” takes the place of a weapon that he does not have ({ $weapon }).
fault-commander-exclusive = The separate commander has qualities or weapons that exclude each other: { $subject }.
fault-scout-weapon = The list offers a scout no such weapon: { $weapon }.
fault-wagons = 
    { $most ->
        [0] This army may bring no wagons.
       *[other] Too many wagons; at most { $most }.
    }
fault-stratagem = The army has no right to { $stratagem }.
fault-stratagem-condition = { $stratagem } is for warriors with at most two units of allied skirmishers.
fault-siege-guns = The attacker of a siege brings { $least } guns; there are { $n }.
fault-works = { $subject } is not allowed here ({ $scenario }).
fault-emplacements = { $subject }: { $n }, at most { $most }: one for each element with firearms of that price that can be on foot.
fault-blockhouses = 
    { $most ->
        [0] This army may build no blockhouses.
       *[other] Too many blockhouses; at most { $most }.
    }
fault-occasion = The occasion: there is no “{ $subject }” here. Possible: { $known }.
fault-points = The army costs { $ap } AP; { $points } were agreed, { $over } may be over.

## The board
board-round = { $round ->
    [0] Preparation
   *[other] Round { $round }
}. Weather: { $weather }.{ $dark ->
    [yes] { " " }It is dark.
   *[no] { "" }
}{ $facing ->
    [-1] { "" }
   *[other] { " " }The wind blows { windward }.
}
board-unit = { $sign } [{ $unit }] { $seat }: { $who } ({ $arms }), { $mode }, { $elements ->
    [1] 1 element
   *[other] { $elements } elements
}{ $markers ->
    [0] { "" }
    [1] , 1 marker
   *[other] , { $markers } markers
}{ $commander ->
    [yes] , with the commander
   *[no] { "" }
}, at { $x }", { $y }" { $facing } { $state }
board-late = { $seat }: { $n ->
    [1] 1 unit is
   *[other] { $n } units are
} still to come.
board-boat = Boat { $boat } ({ $seat }) at { $x }, { $y }{ $carried ->
    [0] { "" }
   *[1] , carried
}; elements aboard: { $elements }
board-house = Blockhouse { $house } ({ $seat }) at { $x }, { $y }; open walls { $breaches }{ $burning ->
    [0] { "" }
   *[1] , burning
}; elements: { $elements }
board-mounted = mounted
board-foot = on foot

## The drawing
draw-table = The table from above

## Armies on paper
army-untitled = Army without a name
army-role-attacker = attacker
army-role-defender = defender
army-role- = none
army-legal = Legal.
army-illegal =
    { $n ->
        [one] One rule is broken:
       *[other] { $n } rules are broken:
    }
army-total = { $ap } AP
army-total-of = { $ap } of { $points } AP
army-each = { $ap } AP each
army-year = Year { $year }
army-against = against { $enemy }
army-mounted = mounted
army-with-commander = with the commander
army-units = Units
army-besides = Besides
army-notes = Notes
army-weapons = Weapons
army-weapon = Weapon
army-range = Range: effective / longest
army-dice = Dice: effective / long
army-troops = Troops
army-troop = Troop
army-movement = Movement: good / difficult going
army-die = d6
army-cohesion = Cohesion
army-rules = Rules for this army
army-made = Made with Zareba. Rules in our own words; the numbers are those of our reference.
army-disciplined = Disciplined army
army-exceptional = Exceptional commander: { $name }
army-incompetent = Incompetent commander
army-commander = Commander on his own base: { $what }
army-scout = Scout: { $weapon }
army-wagons = Wagons: { $n }
army-stratagem = Stratagem: { $stratagem }
army-works = Works: { $what }
army-work-breastworks = Breastworks
army-work-breastworks_breech = Breastworks for breech-loaders and repeaters
army-work-palisade = Palisade (inches across the village)
army-work-blockhouses = Blockhouses
army-work-breastwork = Breastwork
army-work-blockhouse = Blockhouse
army-needs-horse = mounted
army-needs-foot = on foot
army-muskets = Muskets and rifles
army-selector-tribe = Tribe
army-selector-nation = Nation
army-selector-ally = Ally
army-no-army = No legal army of { $points } points was found for { $list }, { $year }.
army-no-print = A PDF needs the extra "print": pip install 'zareba[print]'. The HTML page needs nothing.
army-bad-json = { $name }: this is no JSON file.
army-bad-size = { $name }: longer than { $most } bytes; no army is that long.
army-bad-shape = { $name }: this is no army of Kriegspfad: an army is a table of fields.
army-bad-game = { $name }: { $field }: this is an army of { $found }, not of Kriegspfad.
army-bad-format = { $name }: { $field }: format { $found }; this program reads { $known }.
army-bad-unknown = { $name }: there is no field { $field }. Known are: { $known }.
army-bad-field = { $name }: { $field }: { $problem }.
army-value-missing = the field { $field } is missing
army-value-long = { $kind }, at most { $most } long
army-value-short = { $kind }, { $least } long
army-value-most = at most { $most }
army-value-least = at least { $least }
army-value-kind = { $kind } should stand here
army-value-other = this value does not fit here
kind-int = a number
kind-str = a text
kind-bool = yes or no (true, false)
kind-array = a list
kind-object = a table of fields
kind-null = nothing (null)
draw-colon = :
draw-units = Units
draw-you = you
draw-round = Round
draw-of-rounds = of
draw-preparation = Preparation
draw-weather = Weather
draw-fair = fair
draw-dark = Darkness
draw-sight = Sight
draw-wind = Wind
draw-attacker = attacker
draw-defender = defender
draw-lost = points lost
draw-late = still to come
draw-reserve = Off the table
draw-status-ready = to be placed
draw-status-late = late
draw-status-hidden = hidden
draw-status-march = on the march
draw-unit = Unit
draw-element = Element
draw-elements = elements
draw-of-elements = of
draw-markers = morale markers
draw-foot = on foot
draw-mounted = mounted
draw-mounting = mounting
draw-fighting = in melee
draw-acted = has acted
draw-came = arrived this round
draw-fired = has shot
draw-moved = has moved
draw-jammed = jammed
draw-retreat-due = must fall back
draw-tests = morale tests owed
draw-sprung = appeared from ambush
draw-commander = commander
draw-untrained = untrained
draw-sharpshooter = sharpshooter
draw-lancer = lancer
draw-brave = brave
draw-militia = militia
draw-nimble = nimble
draw-armoured = armoured horses
draw-works = in an emplacement
draw-scattered = out of cohesion
draw-at = at
draw-facing = facing
draw-cohesion = Cohesion
draw-courage = Courage
draw-movement = Movement
draw-good = good going
draw-difficult = difficult going
draw-weapons = Weapons
draw-targets = May shoot at
draw-no-targets = Nobody to shoot at now.
draw-dice = dice
draw-die = Die
draw-d6 = D6
draw-sum = Sum
draw-chance = Chance
draw-hit = { hit-hit }
draw-kill = { hit-kill }
draw-miss = { hit-miss }
draw-jam = { hit-jam }
draw-no-terms = no modifiers
draw-melee = Melee
draw-against = against
draw-loses = lose
draw-falls-back = fall back
draw-destroyed = the defenders are destroyed
draw-nothing = no effect
draw-last-dice = The last dice
draw-needed = needed
draw-passed = passed
draw-failed = failed
draw-test = Morale test
draw-rally = Rally
draw-village = Village
draw-held = held by the attacker, rounds
draw-burnt = burnt
draw-exits = left the table
draw-fire = Fire
draw-smoke = Smoke
draw-palisade = Palisade
draw-emplacement = Emplacement
draw-laager = Laager
draw-tools = Tools
draw-tool-grid = Inch grid
draw-tool-names = Names
draw-tool-ranges = Arcs and ranges
draw-tool-cohesion = Cohesion
draw-tool-sight = Shots
draw-tool-paths = Last moves
draw-tool-ruler = Ruler
draw-tool-turn = Turn the table
draw-tool-map = Overview
draw-ruler-from = From
draw-ruler-to = To
draw-ruler-hint = Drag from anything to anything, press two things, or choose both ends here.
draw-ruler-clear = Clear
draw-ruler-place = a place
draw-ruler-across = across, inches
draw-ruler-upward = upward, inches
draw-inches = inches
draw-pick = Choose a unit on the table or here.
draw-empty = The table is still empty.
draw-gone = Lost or off the table
draw-keys = Arrow keys go from unit to unit, Enter chooses, R measures, + − 0 zoom.
draw-aboard = aboard a boat
draw-garrison = in a blockhouse
draw-roof = on the roof
draw-boat = Boat
draw-house = Blockhouse
draw-breach = breached
draw-empty-post = nobody inside

## The ruler
measure-between = { $who } (element { $element }) to { $foe } (element { $other }): { $inches }"
measure-stretch = { $a } to { $b }: { $inches }"
measure-element = { $who } (element { $element })
measure-place = place { $x } / { $y }
measure-arc = { $arc ->
    [yes] Arc: yes, range { $inches }"
   *[no] Arc: no
}
measure-clear = Sight: clear
measure-blocked = Sight: blocked by { $what }
measure-lines = Sight: blocked
measure-smoke = smoke
measure-palisade = the palisade
measure-limit = fog or darkness (sight { $n }")
measure-weapon = { $weapon }: { $band }; { $why }
measure-out = { $weapon }: out of range
measure-may-shoot = may shoot
measure-why-shooter = does not shoot now
measure-why-gun = the gun must stand still first
measure-why-target = no target: arrived, wagons, or in an older melee
measure-why-arc = outside the arc
measure-why-sight = no clear line
measure-why-priority = a nearer or charging enemy comes first
band-effective = effective range
band-long = long range


## What can be intended with a unit, and what it comes to
formation-line = Line
formation-ranks = Two ranks
formation-column = Column
formation-ring = Ring
intent-suggest = Suggest something
intent-charge = Charge: { $foe }
intent-leave = Leave the table
intent-stay = Stay
intent-mount = Mounted
intent-dismount = On foot
intent-take = { $who }: { $n ->
    [1] 1 element
   *[other] { $n } elements
}, { $weapons }
intent-clear = Leave out: { $who }
intent-late = Late: { $who }
intent-late-with = Late: { $who }, with { $escort }
intent-post = In a blockhouse or boat: { $who }
intent-wall = { $who } at { $part ->
    [0] the front wall
    [1] the left wall
    [2] the rear wall
    [3] the right wall
   *[4] the roof
} of blockhouse { $house }
intent-hide = In ambush: { $who }
intent-ready = On the table: { $who }
intent-earlier = Earlier: { $who }
intent-later = Later: { $who }
intent-muster = A legal army by chance ({ $seed })
intent-generate = Let chance lay it out
intent-fill = Begin with layout { $seed }
intent-done = No more changes
intent-remove = Remove { $terrain } ({ $piece })
intent-all = Everybody shoots at the best target
intent-none = Nobody shoots
intent-volley = { $who } at { $foe }: { $shots ->
    [1] 1 shot
   *[other] { $shots } shots
}, best chance { $chance } %
intent-burn = { $who } sets fire: { $terrain }
intent-spring = { $who } breaks from ambush and shoots
intent-spring-at = { $who } breaks from ambush and shoots at { $foe }
tried-way = { $n ->
    [1] 1 element moves
   *[other] { $n } elements move
} to { $x }", { $y }"; the longest way is { $made }" of { $inches }".
tried-stay = Nobody moves; { $inches }" are allowed.
tried-gone = { $n ->
    [1] 1 element leaves
   *[other] { $n } elements leave
} the table.
tried-contact = Contact with { $foe }.
tried-shots-from = From there { $n ->
    [one] one shot
   *[other] { $n } shots
} at { $foe }, up to { $chance } %.
tried-danger = Danger there: { $foe }, { $n ->
    [one] one shot
   *[other] { $n } shots
}, up to { $chance } %.
tried-melee = Melee with { $foe }: { $sum } on the die.
tried-scattered = The unit does not keep together ({ $inches }").
tried-stand = { $who }: { $n ->
    [1] 1 element
   *[other] { $n } elements
} around { $x }", { $y }", facing { $arrow } ({ $facing }°), { $mode }.
tried-shots = { $who } at { $foe }: { $n ->
    [1] 1 shot
   *[other] { $n } shots
}.
tried-no-shots = Your answer: nobody shoots.
tried-arson = { $who } sets fire.
tried-spring = { $who } springs from ambush: { $n ->
    [1] 1 shot
   *[other] { $n } shots
}.
tried-late = Late: { $units }.
tried-escort = { $who } comes with { $escort }.
tried-hidden = In ambush: { $units }.
tried-march = Order of march: { $units }.
tried-answer = Your answer: { $answer }.
intent-remove-place = Take away number { $n }
intent-row = Row { $inches }" at { $degrees }°
tried-rowed = The boat ends at { $x }", { $y }", facing { $arrow } ({ $facing }°).
tried-moored = Boats: { $n }.
tried-built = Blockhouses placed: { $n }; left: { $left }.
limits-rowing = Up to { $inches }" more.
tried-dug = Emplacements placed: { $n }; left: { $left }.
tried-generated = Chance will lay the table out.
tried-pieces = Pieces of terrain: { $n }. { $units }
limits-way = { $who }: { $n ->
    [1] 1 element, up to { $inches }"
   *[other] { $n } elements, each up to { $inches }"; at most { $cohesion }" between neighbours
}.
limits-place = { $who } is to be placed.
limits-fire = Elements that may shoot: { $n }.
limits-no-fire = None of your elements in sight can shoot. You are asked all the same: the pace must not tell whether anybody lies in ambush.
limits-army = { $list }, { $year }, up to { $points } AP
limits-zone = Zone: { $zone }.
limits-area = Allowed from { $left }" to { $right }" across and from { $low }" to { $high }" up.
words-for-Paths = Words: shift DEGREES INCHES, ahead/back/left/right INCHES, by X Y, wheel left|right|centre DEGREES, turn DEGREES, face DEGREES, line|ranks|column|ring [GAP], move ELEMENT X Y [DEGREES], charge UNIT, leave, stay, suggest
words-for-Arrive = Words: put X Y [DEGREES] [FORMATION], shift DEGREES INCHES, ahead/back/left/right INCHES, turn DEGREES, line|ranks|column|ring [GAP], move ELEMENT X Y [DEGREES], mount, dismount, suggest
words-for-Enter = Words: put X Y [DEGREES] [FORMATION], shift DEGREES INCHES, ahead/back/left/right INCHES, turn DEGREES, line|ranks|column|ring [GAP], move ELEMENT X Y [DEGREES], mount, dismount, suggest
words-for-Deploy = Words: unit NUMBER, unit NUMBER put X Y [DEGREES] [FORMATION], unit NUMBER shift/ahead/turn/line/column/mount …, clear NUMBER, late NUMBER, suggest
words-for-Notes = Words: unit NUMBER, unit NUMBER put X Y [DEGREES] [FORMATION], unit NUMBER shift/ahead/turn/line/column/mount …, clear NUMBER, late NUMBER, suggest
words-for-MusterArmy = Words: muster [NUMBER]; or the name of an army file that ends in .json
words-for-LayOut = Words: generate, fill [NUMBER], lay KIND X Y [LONG DEEP DEGREES], drag PIECE X Y, remove PIECE, done
words-for-Change = Words: generate, fill [NUMBER], lay KIND X Y [LONG DEEP DEGREES], drag PIECE X Y, remove PIECE, done
words-for-Dig = Words: dig X Y [DEGREES], move NUMBER X Y [DEGREES], remove NUMBER, suggest
words-for-Build = Words: dig X Y [DEGREES], move NUMBER X Y [DEGREES], remove NUMBER, suggest
words-for-Moor = Words: dig X Y [DEGREES], move NUMBER X Y [DEGREES], remove NUMBER, suggest
words-for-Rowing = Words: shift DEGREES INCHES, by X Y, ahead/back/left/right INCHES, face DEGREES, suggest
words-for-Hold = Words: late NUMBER [UNIT], hide NUMBER, ready NUMBER, suggest
words-for-March = Words: earlier NUMBER, later NUMBER, suggest
words-for-Fire = Words: fire UNIT ENEMY, all, none, hold UNIT, shot ELEMENT TARGET [WEAPON], burn ELEMENT PIECE, spring NUMBER [ENEMY]
words-for-Resolve = Words: on, concede, draw
spoken-words = ahead=ahead
# On the plan pad
piece-unit = Unit { $n }
piece-element = Element { $n }
piece-piece = Terrain { $n }
piece-boat = Boat { $n }
piece-house = Blockhouse { $n }
piece-reserve = Unit off the table { $n }

## Marks by which units of the same troops are told apart
mark-wolf = “Wolf”
mark-bear = “Bear”
mark-otter = “Otter”
mark-raven = “Raven”
mark-elk = “Elk”
mark-beaver = “Beaver”
mark-lynx = “Lynx”
mark-heron = “Heron”
mark-badger = “Badger”
mark-owl = “Owl”
mark-pike = “Pike”
mark-marten = “Marten”
mark-eagle = “Eagle”
mark-fox = “Fox”
mark-puma = “Puma”
mark-hawk = “Hawk”
mark-deer = “Deer”
mark-turtle = “Turtle”
mark-bison = “Bison”
mark-crane = “Crane”
mark-hare = “Hare”
mark-snake = “Snake”
mark-coyote = “Coyote”
mark-falcon = “Falcon”

## What is told beside the rules
named = { $own ->
    [yes] { $title }
   *[no] { $who } { $nth }
}
named-foe = { $foe_own ->
    [yes] { $foe_title }
   *[no] { $foe } { $foe_nth }
}
named-typed = { $name } [{ $n }]
named-element = { $unit }, element { $n }
named-company = No. { $n } { $who }
named-crew = { $who }: { $n ->
    [1] 1 element
   *[other] { $n } elements
} ({ $weapons })
called-element = element { $n }
now-commander-here = the commander himself
now-year = The year { $year }. You: { $you }; the enemy: { $enemy }.
now-scenario = { $scenario }. { $role ->
    [attacker] You attack
    [defender] You defend
   *[none] You have an army
} with { $points } points against { $enemy }.
now-zone = Landscape: { $zone }.
now-edge = Your base edge: { $edge }.
now-enemy-stands = The enemy on the table: { $units }.
now-waiting-ready = To be placed: { $units }.
now-waiting-late = Late: { $units }.
now-waiting-hidden = In ambush (only you know): { $units }.
now-waiting-march = On the march: { $units }.
now-waiting-coming = Arriving now: { $units }.
now-round = Round { $n }{ $last ->
    [0] { "" }
   *[other] { " " }of { $last }
}. { $role ->
    [attacker] You attack. { "" }
    [defender] You defend. { "" }
   *[none] { "" }
}Weather: { $weather }. Points lost: you { $lost } of { $own }, the enemy { $enemy_lost } of { $enemy }.
now-exits = Elements of the column that have left the table: { $n } of { $needed } needed.
now-held = The attacker has held { $camp ->
    [wagons] the wagons
   *[village] the village
} at the end of { $n } of { $needed } rounds in a row.
now-no-commander = You have no commander on the table.
now-commander = Your commander ({ $command }) is with { $unit }, element { $n }.
now-elements = { $n ->
    [1] 1 element
   *[other] { $n } elements
}
now-markers = { $n ->
    [1] 1 marker
   *[other] { $n } markers
}
now-disordered = disordered
now-at = at { $x }", { $y }"
now-unit = { $unit }: { $about }.
now-foe = { $unit } at { $inches }" ({ $elements ->
    [1] 1 element
   *[other] { $elements } elements
}{ $markers ->
    [0] { "" }
    [1] , 1 marker
   *[other] , { $markers } markers
}{ $seen ->
    [no] , not in sight
   *[yes] { "" }
})
now-foes = Nearest enemies: { $foes }.
now-moves = Movement: good going { $good }, difficult { $difficult }. A morale test passes with { $courage } or more.
now-allowance = Roll { $dice }: each element may move { $inches }".
now-element-at = { $n } at { $x }", { $y }" facing { $arrow } ({ $facing }°)
now-elements-at = Elements: { $places }.
now-element = { $unit }, element { $n }: { $arms }.
now-shot = { $unit } at { $inches }" with { $weapon }: { $shots ->
    [1] 1 shot
   *[other] { $shots } shots
}, { $needed ->
    [21] no die can hit
   *[other] a die of { $needed } or more hits
} (sum { SIGNED($sum) })
now-targets = From here it may shoot at: { $shots }.
now-unit-shots = { $unit } → { $shots }.
now-second-shots = Second step: who has not shot yet may shoot at enemies that have just betrayed themselves by their fire.
now-acted = Already acted: { $units }.
now-none-to-act = None of your units on the table is left to act.
now-enemy-to-act = Enemy units still to act: { $units }.
now-rally = Units with markers: { $units }. Each rally die removes a marker on a 6.
now-marked = { $unit } ({ $n })
now-left = Elements on the table: you { $own }, the enemy { $enemy }.
now-boat = Boat { $n } is rowed.
hint-nearest = nearest enemy: { $foe }
hint-ap = costs { $n } AP
hint-StratagemChoice-surprise = up to { $units } units may hide in your half, in every scenario; an attacker gains nothing
hint-StratagemChoice-war_medicine = one die when the battle begins: with a { $helps } or { $shields } your warriors are braver until the end of round { $last_round }, with a { $fails } you may lose units
hint-StratagemChoice-terror = whom warriors of your tribe press takes one morale test more in that round
hint-StratagemChoice-prophet = a prophet comes along: warriors within { $radius }" ignore failed morale tests until he falls or shooting has cost them { $lost_elements_limit } elements
hint-StratagemChoice-reinforcement = a defender rolls from the end of round { $from_round } on and wins at once on a { $success }
hint-Action-stay = it stays and may shoot; standing still shoots better
hint-Action-move-good = no element may touch difficult ground
hint-Action-move-difficult = any ground it can pass
hint-Action-mount = neither moves nor shoots this round; in the saddle next round
hint-Action-dismount = costs nothing; it may then move on foot
hint-Action-withdraw = it must end 6" or more from horsemen and guns
hint-Action-break_off = every element must end 1" or more from the enemy
hint-Action-join = elements in contact stay; the others move up
hint-Action-laager = the wagons close a ring and never move again
hint-Activate-rest = all your units left stay and end your movement this round
hint-Activate-pass = you may still reveal a hidden unit later
hint-Activate-enter = the next unit of your march comes over the edge
hint-PlaceOrder-before = the enemy sees your units before he places his
hint-PlaceOrder-after = you see his units first
hint-DarknessChoice-none = no limit of sight by darkness
hint-DarknessChoice-night = dark in every round
hint-CampChoice-village = the enemy must hold the village
hint-CampChoice-wagons = the enemy must hold the area of the wagons
missing-move = Move
missing-move-good = Move through good going
missing-mount = Mount
missing-dismount = Dismount
missing-break_off = Break off
missing-stay = Stay
missing-charge = Charge
closed-acted = it has acted this round
closed-came = it arrived this round
closed-no-markers = it has no markers
closed-commander-far = the commander is farther than 4" away
closed-commander-plain = only an exceptional commander, or that of a disciplined army, may do so
closed-commander-used = the commander has used his rerolls of this round
closed-commander-unseen = the commander is not within 12" and in sight, or it is a gun or a team
closed-not-nimble = it is not nimble
closed-rerolled = this roll has been repeated
closed-fighting = it is in melee: stay, turn or break off
closed-must-withdraw = it is disordered and must withdraw from horsemen or guns nearer than 6"
closed-disordered = more than 2 markers: it may not open a melee
closed-gun-train = guns and wagons do not do that
closed-laager = a closed laager never moves
closed-plundered = the wagons have been plundered
closed-posted = its elements are in a boat, a building or busy
closed-difficult = it stands in difficult ground
closed-canoe = it carries a canoe
closed-no-horses = it has no horses
closed-mounted = it is mounted already
closed-on-foot = it is on foot already
closed-busy = it has moved or is doing something else this round
closed-new-contact = the contact is new this round
closed-foe-acted = the enemy in contact has acted before it
closed-unarmed = it has no weapon that shoots
closed-no-enemy = no enemy stands on the table
closed-shot = nearest enemy { $foe }: { $why }
measure-why-range = out of range
choice-LayOut = a layout of the terrain
choice-LayOut-generated = a layout by chance
choice-Change = a change of the terrain
choice-Change-done = leave the terrain as it is
choice-Dig = emplacements
choice-Build = blockhouses
choice-Moor = boats
choice-Rowing = a way of the boat
choice-Hold = an order, in secret
choice-March = an order of march
choice-Notes = notes, in secret
choice-Fire = shots, in secret
choice-MusterArmy = an army
choice-Deploy = places a unit
choice-Deploy-late = a unit comes late
choice-Arrive = places the late unit
choice-Enter = brings the next unit in
choice-Paths = the unit moves
choice-Paths-nothing = the unit stays where it is
called-way = { $unit } moves { $made }" to { $x }", { $y }"{ $foes }
called-turn = { $unit } turns
called-way-contact = , into contact with { $foes }
board-scenario = { $scenario }{ $attacker ->
    [none] { "" }
   *[other] ; the attacker is { $attacker }
}.
board-score = { $seat }: { $lost } of { $points } points lost.
board-held = The village (or camp) was held at the end of { $n ->
    [1] 1 round
   *[other] { $n } rounds
} in a row.
board-exited = { $seat }: { $n ->
    [1] 1 element has
   *[other] { $n } elements have
} left the table.
board-army = { $seat }{ $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $command ->
    [none] { "" }
   *[other] , { $command }
}{ $disciplined ->
    [yes] , disciplined
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , { $edge }
}{ $stratagem ->
    [none] { "" }
   *[other] , stratagem { $stratagem }{ $works ->
        [no] { " " }(cancelled)
       *[yes] { "" }
    }
}.
board-season = { $zone }, { $season }, year { $year }.
board-darkness = { darkness }
board-last-round = The battle lasts at most { $n } rounds.
board-began = began with { $n ->
    [1] 1 element
   *[other] { $n } elements
}
board-horses = has horses
board-owes = owes { $n ->
    [1] 1 morale test
   *[other] { $n } morale tests
}
draw-turned = has turned
draw-moved-last = moved last round
board-element =   element { $n }: { $arms }, at { $x }", { $y }", facing { $arrow } ({ $facing }°){ $more }
board-piece = Terrain { $n }: { $terrain }, from { $left }", { $low }" to { $right }", { $high }".
board-fire = Fire: { $terrain } (terrain { $n }) burns around { $x }", { $y }" since round { $round }.
board-work = Emplacement at { $x }", { $y }", facing { $arrow } ({ $facing }°).
board-palisade = A palisade surrounds the village.
board-plundered = { $seat }: the wagons have been plundered.
board-fight = Melee: { $who } attack { $foe }, round { $n }.
board-lost = { $seat }, lost or gone: { $units }.
board-march = The column still to enter: { $units }.
army-profile-troop = { $who }: moves { $moves } in good and difficult going, cohesion { $near }
army-profile-weapon = { $weapon }: range { $range } (effective / longest), D20 { $dice }
army-tables = Tables

## What is told beside the rules
now-no-list = no army chosen yet
now-weather = Weather: { $weather }.
now-roll = { $n }D6{ $plus ->
    [0] { "" }
   *[other] { SIGNED($plus) }
} (mean { $mean }")

## What is told beside the rules
choice-Fire-nothing = nobody shoots
choice-Hold-nothing = nobody is held back

## The guided first game
guide-goal = Two bands meet on the prairie, and both stand ready. You win when the enemy has nobody left who fights, or gives up. Units act in turns, one of yours, one of theirs. Begin with the large band of warriors in the middle.
guide-going = First you say how a unit will move, then the dice tell how far. Difficult going rolls less but may lead through woods, rough ground and marsh; over open ground choose good going.
guide-way = The dice are on the table: so many inches. Drag the unit on the board, or take the way that is proposed; what is not possible is refused with its rule, and costs nothing. Warriors keep together and seek cover.
guide-horse = Riders are fast in the open and slow where the ground is bad. Keep them behind the middle until the enemy has shown where he goes.
guide-enough = When all have acted, or the rest shall stand, say so. A unit that stands still shoots better.
guide-fire = Then both sides shoot at the same moment: each writes down in secret who shoots at whom. Nobody is within range yet, so nobody shoots. Later the board shows range, cover and the chance of every shot.
guide-alone = After the shooting come the fights hand to hand, and then nerve: who has lost too much may run. That is how battles are decided here. From here on you command. Use cover, shoot before you charge, and keep the commander near those who waver.

## The report at the end
report-conceded = { $side } conceded in round { $n }.
report-drawn = After round { $n } nobody was ahead enough to have won.
report-won = { $side } won in round { $n }.
report-over-exited = Enough of the attacker's elements had left the table.
report-over-failed = The attacker could no longer bring enough elements across the table.
report-over-village = The attacker had taken what he came for.
report-over-annihilated = One side had no fighting unit left.
report-over-relieved = The relief had come.
report-over-too-late = Round { $n } was the last: the attacker had run out of time.
report-over-points = Round { $n } was the last: fewer points lost decided.
report-over-points-even = Round { $n } was the last: the points lost differed by less than { NUMBER($share) ->
    [10] a tenth
   *[other] one part in { $share }
} of the army.
report-over-agreed = Both sides agreed to a draw, or gave up together.
report-points = Army points lost: { $first } { $lost_first }, { $second } { $lost_second }.
report-sides = The balance
report-what = What
report-army-points = Army points
report-points-lost = Points lost
report-elements = Elements on the table
report-elements-lost = Elements lost
report-lost-shot = by shots
report-lost-melee = in melee
report-lost-fled = fled from the table
report-lost-broken = broken, too many markers
report-lost-other = fire, water and the rest
report-units-gone = Units gone
report-leaders-lost = Leaders lost
report-exited = Elements that left the table
report-rounds = Elements lost, round by round
report-units = The fate of units
report-side = Side
report-fate = Fate
report-gone = gone in round { $n }
report-left = has left the table
report-stands = { $n ->
    [one] one element still stands
   *[other] { $n } elements still stand
  }
report-of = { $n } of { $all }
report-die-shot = { $side }: shots
report-die-fight = { $side }: melee
report-die-assault = { $side }: assaults
report-die-test = { $side }: morale
report-die-movement = { $side }: movement
report-by-round = Elements lost by the end of each round

## Reasons of hints: a figure with the best choice, and with the next best
reason-ahead = your army is ahead by { $best } instead of { $other } points of 100
reason-held = the village is held at the end of { $best } instead of { $other } rounds
reason-burnt = the village is decided in { $best } instead of { $other } of 100 games
reason-gone = of the column { $best } % instead of { $other } % have got away
reason-charges = the charges to come promise you { $best } instead of { $other } points of 100 more than the enemy
reason-volleys = the volleys to come promise you { $best } instead of { $other } points of 100 more than the enemy
reason-near = the attackers are near to the village by { $best } instead of { $other } of 100
reason-come = of the way of the column { $best } instead of { $other } of 100 lie behind it
