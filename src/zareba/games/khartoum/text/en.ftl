# The Lion of Khartoum: questions, choices and log lines.
# Names of zones, units, cards and table rows stand in data/*.toml in all three languages.

game-title = The Lion of Khartoum
game-about = Khartoum, February 1884. Four Mahdist Banners close in on the city. You are Gordon: hold the Governor's Palace until the relief force comes.
game-goal = Hold the Governor's Palace until the relief force reaches Khartoum. The game is lost when a Banner enters the Palace, when City Morale or the resources are gone, or when Gordon falls. In turn 1 nobody attacks: strengthen the city, then keep somebody on every road.

## Options
option-level = Level
option-level-cub = The Lion Cub (easier)
option-level-normal = The Lion
option-level-king = The Lion King (harder)
option-events = Event cards
option-gordon_leader = Gordon takes the field
option-palace_last_stand = Last stand: one troop unit and a leader may hold the Palace
option-defence_rp_after_roll = The resource point for defence is paid after the dice
option-event_discard = Used event cards
option-event_discard-discard = go to the discard pile
option-event_discard-reshuffle = are shuffled back every turn
option-palace_garrison = The Palace may be garrisoned without limit
option-wiped_out_zone_is_lost = A zone whose troops are all lost falls to the Banner
option-supports_need_troops = Leaders, guns and gunboats need troops beside them
option-turn1_upkeep = Turn 1 costs upkeep
option-refuse_suicidal_payment = Payments that would lose the game are refused

## Results
result-victory = Victory: the relief force reaches Khartoum.
result-palace = Defeat: a Banner enters the Governor's Palace.
result-morale = Defeat: the city has lost heart.
result-resources = Defeat: the stores are empty.
result-gordon = Defeat: Gordon is dead.
end-held = Turn { $turn } ({ $month }): City Morale { $cm }, Resource Points { $rp }.

## Names that are not in the data
unit-egyptian_reduced = Egyptian infantry (one step)
    .one = Egyptian infantry (one step)
    .many = Egyptian infantry units (one step)
unit-sudanese_reduced = Sudanese infantry (one step)
    .one = Sudanese infantry (one step)
    .many = Sudanese infantry units (one step)
unit-bashi_reduced = Bashi-bazouks (one step)
    .one = Bashi-bazouks (one step)
    .many = Bashi-bazouk units (one step)
kind-leader = Leader
kind-troops = Troops
kind-guns = Guns
kind-gunboats = Gunboat
term-cm = City Morale
term-rp = Resources
term-event = Event
term-fort = Fortification
term-paid = Resource point paid
term-half_strength = half the Banner's Strength
term-full_strength = the Banner's Strength

month-1884-02 = February 1884
month-1884-03 = March 1884
month-1884-04 = April 1884
month-1884-05 = May 1884
month-1884-06 = June 1884
month-1884-07 = July 1884
month-1884-08 = August 1884
month-1884-09 = September 1884
month-1884-10 = October 1884
month-1884-11 = November 1884
month-1884-12 = December 1884
month-1885-01 = January 1885

## Questions
ask-CardOption = The card leaves you a choice.
ask-BannerToDisorganise = Which Banner is Disorganised?
ask-FreeImprovement = Where do you place a free improvement?
ask-ImprovementToRemove = Which improvement is lost?
ask-NextAction = What do you do next?
ask-ZoneToFortify = Which zone do you fortify? (1 resource each, up to four zones; placed: { $placed })
ask-Amount = { $action }: how many points do you gain?
ask-GunboatWork = Build or repair a gunboat? (1 resource each)
ask-Levies = How many levies do you raise? (1 city morale in all)
ask-Target = { $action }: against which Banner?
ask-RaidInfantry = Which unit goes on the raid?
ask-SortieInfantry = Which unit joins the sortie? (one to three)
ask-ExpeditionLeader = Who leads?
ask-LightGuns = How many light guns go along?
ask-Gunboats = How many gunboats go along?
ask-HeavyGun = How many heavy guns are mounted on a gunboat?
ask-ZoneToDefend = Which zone do you occupy or reinforce?
ask-UnitToPost = { $zone }: which unit takes position?
ask-PayForDefence = { $zone } { $zone_form ->
        [p] are
       *[other] is
    } attacked. Pay 1 resource for +1?
ask-StepLoss = Which unit loses a step?
ask-GunLoss = Which gun is lost?

## Choices
choice-done = Done
choice-end = End the action phase
choice-none = Nobody
choice-yes = Yes
choice-no = No
choice-build = Build one
choice-repair = Repair one

## Log: the turn
say-turn = Turn { $turn } ({ $month })
say-event =
    Event card: { $card }. { $cardtext }{ $once ->
        [yes] {" "}(Once only: it then leaves the game.)
       *[no] {""}
    }
say-event-condition =
    { $card }: its condition does not hold ({ $why ->
        [turns] only in turns { $first } to { $last }
        [earlier] only after “{ $earlier }”
        [gunboat] only with an Available gunboat
       *[leader] only while { $unit } lives
    }); only its AP count.
say-event-removed = The card “{ $card }” is out of the game.
say-event-roll = Event die: { $die }
say-ap-roll = Die for the action points: { $die }
say-event-choice = Chosen: { $option }
say-event-reshuffle = The discarded event cards go back into the pile.
say-action-points = Action points this turn: { $ap }
say-random-banner = Drawn at random: { $banner }
say-relief = The relief force is now expected in turn { $turn }.
say-defence-drm = Every defence roll this turn: { SIGNED($delta) }
say-raid-drm = Every raid roll this turn: { SIGNED($delta) }
say-sortie-drm = Every sortie roll this turn: { SIGNED($delta) }
say-zone-lowered = { $zone }: the fortification is lowered for good.
say-leader-sent = { $unit } leaves Khartoum.

## Log: tracks
say-morale = { $delta ->
        [0] City Morale stays at { $cm }
       *[other] City Morale { SIGNED($delta) }: now { $cm }
    }
say-resources = { $delta ->
        [0] Resource Points stay at { $rp }
       *[other] Resource Points { SIGNED($delta) }: now { $rp }
    }
say-resources-LK-8-6 = Upkeep: Resource Points { SIGNED($delta) }, now { $rp }
say-strength = { $banner }: Strength { SIGNED($delta) }, now { $strength }
say-disorganised = { $banner_the } is Disorganised.
say-pool = Paid { $amount } from the free resources of turn 1; { $left } left

## Log: actions
say-action = Action: { $action } ({ $ap } AP left)
say-ap-lost = Unspent AP are lost: { $ap }
say-improved = { $zone }: fortification improved
say-improvement-lost = { $zone }: the improvement is lost
say-gunboat-build = A gunboat is built; Available: { $gunboats }
say-gunboat-repair = A gunboat is repaired; Available: { $gunboats }
say-levies = Levies raised: { $number }
say-defended = { $zone }: defended by { $units }

## Log: fights
say-raid-total = Raid against { $banner_the }: dice { $dice }; { $terms }. Total { $total }: { $row }
say-sortie-total = Sortie against { $banner_the }: dice { $dice }; { $terms }. Total { $total }: { $row }
say-defence-roll = Defence dice: { $dice }
say-defence-total = Defence against { $banner_the }: dice { $dice }; { $terms }. Total { $total }: { $row }
say-casualty-roll = Losses, { $kind }: die { $die }, modifier { SIGNED($drm) }, total { $total }{ $lost ->
        [-1] {""}
        [0] : none
       *[other] : { $lost } { $kind ->
            [Troops] { $lost ->
                [one] step
               *[other] steps
            }
           *[other] { $lost ->
                [one] gun
               *[other] guns
            }
        }
    }
say-leader-killed = { $unit } is killed.
say-leader-wounded = { $unit } is wounded.
say-leader-unharmed = { $unit } is unharmed.
say-leader-recovered = { $unit } has recovered.
say-step-lost = { $unit }: one step lost
say-unit-lost = { $unit }: eliminated
say-gun-lost = { $unit }: lost
say-gunboat-damaged = A gunboat is damaged.
say-gunboat-destroyed = A gunboat is destroyed.

## Log: the Banners
say-banner-card = Banner card: { $banners }
say-inactive =
    { $banner_the } does nothing: { $why ->
        [disorganised] it is Disorganised
       *[strength] its Strength is 0
    }.
say-advance = { $banner_the } enters { $zone }.
say-attack = { $banner_the } attacks { $zone }.
say-retreat = { $banner_the } falls back to { $zone }.
say-retreat-impossible = { $banner_the } cannot fall back further.
say-held = The attack of { $banner_the } fails: { $zone } stays yours.
say-wiped-out = { $zone }: no troops are left.
say-withdraw = Withdrawing from { $zone }: { $units }
say-key-zone-lost = { $zone }: key zone lost
say-key-zone-regained = { $zone }: key zone regained

## The board in words
board-turn = Turn { $turn } of { $last }, { $month }. Relief expected in turn { $relief }.
board-tracks = Action Points { $ap }. City Morale { $cm }, in a fight { SIGNED($cm_drm) }. Resource Points { $rp }, in a fight { SIGNED($rp_drm) }.
board-pool = Free resources this turn: { $n }
board-banner = { $banner }: Strength { $strength }, in zone { $number }, { $zone }
board-banner-disorganised = { $banner }: Strength { $strength }, in zone { $number }, { $zone }, Disorganised
board-zone = { $number } { $zone }, level { $level }{ $marks }
board-key = key zone
board-nile = Nile bank
board-improved = improved
board-enemy = enemy
board-defenders = defenders: { $units }
board-troops = Troops available: { $units }
board-used = Used this turn: { $units }
board-guns = Guns available: { $units }
board-leaders = Leaders available: { $units }
board-wounded = Leaders wounded: { $units }
board-gunboats = Gunboats: { $available } available, { $damaged } damaged, { $unbuilt } not built
board-force = On the way: { $units }
board-markers = Improvement markers left: { $n }
board-none = none
board-none-of-cards = none
board-none-of-troops = none
board-event = Event card of this turn: { $card }
board-event-pile = Event cards in the pile: { $n }
board-event-discard = Discarded: { $cards }
board-event-removed = Out of the game: { $cards }
board-eliminated = Lost for good: { $units }
board-unraised = Levies that can still be raised: { $n }
board-banner-cards = The { $n } Banner cards, all in the pile at the start of each Banner phase:

## Beside a choice
hint-zone = { $banner }, zone { $n }, level { $level }{ $marks }
hint-level = level { $level }
hint-palace = level { $level }; works here help in no fight
hint-factor = { SIGNED($n) }
hint-banner = zone { $n }, Strength { $strength }
hint-target = { SIGNED($n) } in the fight
hint-target-nile = gunboats can go along
hint-there = { $n } Available
hint-sum = { SIGNED($n) } to the total
hint-step-kept = one step is left
hint-step-last = is eliminated
hint-total = total { $total }: { $row }
hint-odds = holds in { $percent } % of all rolls
hint-fatal = this loses the game
hint-closes = { $n ->
        [one] closes “{ $actions }”
       *[other] closes everything above
    }
hint-may-fall = but in { $n ->
    [one] 1 loss roll
   *[other] { $n } loss rolls
} of { $of } the last troops fall and the zone is lost
hint-costs-rp = costs { $n } RP, { $left } left
hint-costs-cm = costs { $n } City Morale, { $left } left
hint-unspent = { $n ->
        [one] 1 action point is lost
       *[other] { $n } action points are lost
    }

## The price of an action
price-fortify = { $ap } AP; { $rp } RP a zone, at most { $most } zones
price-raise_cm = { $ap } AP; { $rp } RP a point, at most { $most }
price-raise_rp = { $ap } AP; { $cm } City Morale a point, at most { $most }
price-gunboats = { $ap } AP; { $rp } RP a boat
price-levies = { $ap } AP; { $cm } City Morale for all
price-raid = { $ap } AP; one regular unit against a Banner, half its Strength counts
price-sortie = { $ap } AP and { $rp } RP; up to three regular units, the whole Strength counts
price-defend = { $ap } AP; troops hold zones until the Banners have moved

## Not possible now
closed-done = already done this turn
closed-order = an action that comes later in the order was done
closed-first-turn = not in turn 1
closed-excluded = morale and resources are never raised in the same turn
closed-markers = no improvement marker or no zone for one is left
closed-purse = the resources do not allow it
closed-patience = City Morale does not allow it
closed-full = the track is full
closed-boats = every gunboat is built and sound
closed-levies = no levies are left to raise
closed-infantry = no regular unit that may go is Available
closed-target = no Banner has any Strength
closed-troops = no troops are Available, or no zone is left to hold
closed-no-troops-posted = at least one troop unit must stand somewhere

## Above a question
now-points = Turn { $turn } (relief: turn { $relief }). Action Points (AP) { $ap }. City Morale (CM) { $cm }, in a fight { SIGNED($cm_drm) }. Resource Points (RP) { $rp }, in a fight { SIGNED($rp_drm) }.
now-pool = Turn 1 pays from the free RP ({ $n } left); the RP on the track stay as they are.
now-first-turn = Nobody marches in turn 1. Action points and free RP that you do not spend are lost.
now-order = The order is fixed: after an action, none that stands above it in this list is possible this turn.
now-card = Card: { $card }
now-keep-one = Advice: keep one AP for “Set up defensive positions”; an open path leads into the Palace (LK-6.7.7).
now-defend-now = This is your last AP: without “Set up defensive positions” every zone stands empty (LK-6.7.7).
now-available = Available: { $units }
now-posted = In { $zone }: { $units }
now-nobody = nobody yet
now-force = Going: { $units }
now-sum = { $kind } against { $banner_the } so far: { $terms }. Together { SIGNED($modifier) }, and two dice.
now-sum-thrown = { $kind } against { $banner_the }: dice { $dice }; { $terms }. Together { SIGNED($modifier) }, total { $total }.
now-chances = As it stands: { $rows }
now-chance = { $row } { $percent } %{ $effects }
effect-rp = RP { SIGNED($n) }
effect-cm = CM { SIGNED($n) }
effect-strength = Banner Strength { SIGNED($n) }
effect-retreat = it falls back
effect-disorganised = it is Disorganised
effect-advance = the zone is lost
effect-losses = troops roll for losses at { SIGNED($n) }
now-path-idle = { $banner } (Strength { $strength }, zone { $n } { $zone }): does not march this turn.
warning-path-open = The Palace can fall this turn, for paths are open: { $banners }.
warning-banner = { $banner } ({ $cards } of { $all } Banner cards)
now-path-open = { $banner } (Strength { $strength }, zone { $n } { $zone }): OPEN PATH to the Palace; { $cards } of { $all } Banner cards lose the game.
now-path-held = { $banner } (Strength { $strength }, zone { $n } { $zone }): with { $cards } of { $all } cards it must fight at { $held }, which holds in { $percent } %.
intent-again = { $last ->
        [yes] As last turn
       *[no] As in turn { $turn }
    }
tried-post = { $zone }: { $units }
tried-post-holds = { $zone }: { $units }; holds in { $percent } %
refusal-no-room = There is no room for this unit here.


## The board as a drawing
draw-turn = Turn
draw-relief = Relief
draw-ap = Action points
draw-ap-short = AP
draw-colon = :
draw-cm = City Morale
draw-rp = Resources
draw-pool = Free this turn
draw-strength = Strength
draw-disorganised = Disorganised
draw-troops = Troops
draw-guns = Guns
draw-leaders = Leaders
draw-gunboats = Gunboats
draw-available = Available
draw-used = Used this turn
draw-wounded = Wounded
draw-recovering = Recovering
draw-damaged = Damaged
draw-unbuilt = Not built
draw-unraised = Levies to raise
draw-force = On the way
draw-eliminated = Lost
draw-markers = Improvements left
draw-level = Level
draw-key = Key zone
draw-nile = Nile bank
draw-improved = Improved
draw-lowered = Lowered
draw-enemy = Held by the enemy
draw-event-card = Event
draw-banner-card = Banners on the march
draw-once = once only
draw-no-effect = without effect: its condition does not hold; only its AP count
draw-no-card = No card yet
draw-raid = Raid
draw-sortie = Sortie
draw-defence = Defence
draw-steps = Steps
draw-cannot = may not take part
draw-losses = Losses
draw-advance = The Banner advances
draw-retreat = The Banner falls back
draw-random = rolled
draw-modifier = Modifier
draw-dice = Dice
draw-total = Total
draw-result = Result
draw-chance = Chance
draw-holds = Holds, losses included
draw-against = against
draw-zone = Zone
draw-defenders = Defenders
draw-map = Khartoum and the Nile
draw-tracks = Tracks
draw-boxes = Your forces
draw-before = What it adds up to
draw-none = none

## The guided first game
guide-fortify = Four Banners march on the Palace, each along its own road from zone 5 inwards. In turn 1 nobody attacks and the resources are free: use it. Fortify the outermost zone of every road; works help the defenders there for the rest of the game.
guide-gunboats = Actions come in a fixed order: what you pass over is gone for this turn. Gunboats defend zones on the Nile and shoot from the water. Build three while they cost nothing.
guide-levies = Levies are weak, but they hold a zone that would otherwise be empty. They cost 1 City Morale for all of them; take two.
guide-morale = From now on the Banners move, and every resource is paid. City Morale adds to every fight, and at 0 the game is lost. Raise it while it is cheap.
guide-raid = A raid brings resources home. A good unit, a leader and a gun against the Banner with the best chance: before you roll, the table shows what counts.
guide-defend = This is the heart of the game. A road without defenders is open, and a Banner on an open road can reach the Palace in a single turn. Put somebody on every road, as far out as you can, and strengthen the ones where it matters. Defenders are placed anew every turn.
guide-pay = The Green Banner attacks the village where your gunboats lie. After the dice you may add 1 for 1 resource point: here it turns holding at a price into a repulse. From here on you are in command. Hold until the relief force comes.

## The report at the end
report-victory = The relief force arrived in turn { $turn }.
report-palace =
    { $banner_the } entered the Palace in turn { $turn }: { $how ->
        [open] nobody stood in its way
       *[broken] the defenders of { $zone } could not hold it
    }.
report-morale = In turn { $turn } the city lost heart.
report-resources = In turn { $turn } the stores were empty.
report-gordon = Gordon fell in turn { $turn }.
report-held = Turns held: { $n }; the relief force was expected in turn { $relief }. Zones still yours: { $zones } of { $all }.
report-zones = How long the zones held
report-banner = Banner
report-withstood = Attacks withstood
report-fate = Fate
report-fell = lost in turn { $turn }
report-stood = held to the end
report-turns = Turn by turn
report-turn = Turn { $turn }
report-zones-lost = Zones lost
report-units-lost = Units lost
report-losses = Losses and where they came from
report-loss = What
report-sum = Together
report-cause-raid = Raids
report-cause-sortie = Sorties
report-cause-defence = Defence
report-cause-event = Events and the rest
report-loss-unit_lost = Units eliminated
report-loss-step_lost = Steps
report-loss-gun_lost = Guns
report-loss-gunboat_destroyed = Gunboats destroyed
report-loss-gunboat_damaged = Gunboats damaged
report-loss-leader_killed = Leaders killed
report-loss-leader_wounded = Leaders wounded
report-actions = What the action points went into
report-action = Action
report-times = Times
report-tracks = Morale and resources at the end of each turn

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = turns until the relief { $best } instead of { $other }
reason-cm = City Morale { $best } instead of { $other }
reason-rp = resources { $best } instead of { $other }
reason-drm = modifier of morale and resources { $best } instead of { $other }
reason-strength = Strength of all Banners { $best } instead of { $other }
reason-steps = steps of your troops { $best } instead of { $other }
reason-guns = guns { $best } instead of { $other }
reason-leaders = leaders { $best } instead of { $other }
reason-gunboats = gunboats { $best } instead of { $other }
reason-improved = improved zones { $best } instead of { $other }
reason-near = { $thing } stands in zone { $best } instead of { $other } (1 is the Palace)

# Names of the zones for a small map: at most eleven letters
short-palace = Palace
short-black6 = Abu Said
short-black5 = Omdurman
short-black4 = White Nile
short-black3 = Mogran
short-black2 = Arsenal
short-white6 = Kalakla
short-white5 = Mahu Bey
short-white4 = S. Ramparts
short-white3 = Plain
short-white2 = Mosque
short-red6 = Halfaya
short-red5 = Shambat
short-red4 = Khojali
short-red3 = North Fort
short-red2 = Blue Nile
short-green6 = El Gereif
short-green5 = Buri
short-green4 = E. Ramparts
short-green3 = Messal.
short-green2 = Mission
