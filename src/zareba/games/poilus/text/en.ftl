# Les Poilus: questions, choices, log lines, table talk.
# Names of cards, soldiers, tiles and missions stand in data/*.toml in all three languages.

game-title = Les Poilus
game-about = 1914. Friends from one village are sent to the trenches together. Nobody wins alone: bring every trial behind you before morale is gone, and let no comrade break.
game-goal = You win together when the trials pile and every hand are empty after a mission. You lose when the morale reserve is used up, or when one of you breaks under hard knocks. In each mission everybody plays cards or withdraws; three active threats of one kind, and it fails.

## Options
option-ruleset = Rules
option-ruleset-base = base game
option-ruleset-expansion = Zu Befehl! (At Your Orders!): mission cards
option-two_players = With two players
option-two_players-duo = Duo: the Novice is the third soldier
option-two_players-chaplain = the Chaplain lends a hand (base game)
option-difficulty = Mission deck
option-difficulty-bunker = In the Bunker (4 easy, 8 normal)
option-difficulty-trench = In the Trench (4 easy, 4 normal, 4 hard)
option-difficulty-front = On the Front Line (2 easy, 4 normal, 6 hard)
option-traps = Traps
option-veteran = Veterans: 30 trials at the start
option-chaplain_trials = Trials at the start with the Chaplain
option-chaplain_trials-20 = 20
option-chaplain_trials-22 = 22
option-chaplain_trials-24 = 24
option-chaplain_trials-26 = 26
option-chaplain_trials-28 = 28
option-chaplain_trials-30 = 30
option-speech_includes_speaker = Whoever gives a speech may discard too
option-base_failure_allows_charm = After a failure the supported soldier may recover the charm instead
option-first_mission_min_in_expansion = The first mission is at least of intensity 3
option-soldiers = Soldiers
option-soldiers-random = dealt at random
option-soldiers-chosen = chosen
option-first_leader = First leader
option-first_leader-random = by chance
option-first_leader-0 = player 1
option-first_leader-1 = player 2
option-first_leader-2 = player 3
option-first_leader-3 = player 4
option-first_leader-4 = player 5

## Results
result-victory = Victory: peace has come, and you are all still there.
result-posthumous_victory = Posthumous victory: the last stand held. Your names are on the monument.
result-defeat_monument = Defeat: morale is gone; all that remains is the monument.
result-defeat_hard_knocks = Defeat: a comrade breaks under his hard knocks.
result-defeat_final = Defeat: the final mission was not completed.

## Questions
ask-SoldierCard = Which soldier takes the { $place } place?
ask-MissionCard = Which mission do you choose?
ask-CardOnTop = Which card goes back on the trials pile next? The last one lies on top.
ask-Intensity = How many cards does everybody get?
ask-Action = { $soldier }: your turn.
ask-ActionWithAlikeCards = { $soldier }: your turn.
ask-ChristmasTarget = Merry Christmas! Which hard knock is discarded?
ask-SpeechAnswer = Speech about { $threat }. { $soldier }: do you discard a card that shows it?
ask-TileToRemove = { $soldier } is absent-minded: which support tile is lost?
ask-SupportTile = { $soldier }: which support tile do you place?
ask-StrategicWithdrawal = { $soldier } withdraws first: which card goes on top of the trials pile?
ask-Payment = { $soldier }: draw cards to be rid of a mission?
ask-CollectTarget = { $card }: under which mission?
ask-Reward = { $soldier } is supported: { $charm ->
        [yes] discard hard knocks (at most { $left }), or recover the good luck charm?
       *[no] discard hard knocks (at most { $left })?
    }
ask-FillUp = Fill your hand up again? If not, never again in this mission.

## Choices
choice-play = Play: { $b }
choice-charm = Use the good luck charm on: { $b }
choice-speech = Give a speech: { $b }
choice-withdraw = Withdraw
choice-done = Done
choice-yes = Yes
choice-no = No
choice-none = Nothing
choice-Intensity = { $n ->
    [one] 1 card each
   *[other] { $n } cards each
  }
choice-SpeechAnswer-none = Discard nothing
choice-StrategicWithdrawal-none = Put nothing back
choice-Payment-none = Do not pay
choice-Reward-charm = Recover the good luck charm
choice-Reward-done = Enough
choice-FillUp-yes = Fill up
choice-FillUp-no = No more cards in this mission

## Log: preparation
say-first-leader = First leader: { $soldier }
say-mission = Mission { $n }. Leader: { $soldier }
say-chaplain-tile = { $soldier }, the Chaplain, places a tile face down.
say-drew-mission = You draw the mission { $mission }: { $missiontext }
say-mission-chosen = { $soldier } chooses { $mission }: { $missiontext }
say-tiles-open = All support tiles lie open.
say-peeked = { $soldier } looks at { $n ->
        [one] 1 card
       *[other] { $n } cards
    } of the trials pile.
say-attached = Attached to the mission: { $card }
say-passed-over = Turned over and passed: { $card }
say-intensity = { $soldier } decides: { $n ->
        [one] 1 card each
       *[other] { $n } cards each
    }
say-dealt = Cards dealt: { $n }; trials left: { $left }
say-drew = { $soldier } draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.

## Log: mission
say-played = { $soldier } plays { $card }.
say-hard-knock = { $soldier } takes a hard knock: { $card }. { $cardtext }
say-takes-the-lead = { $soldier } takes the lead.
say-turned-over = { $soldier } turns over { $card }.
say-turned-over-LP-6-13 = { $soldier } is clumsy and turns over { $card }.
say-morale-lost = { $n ->
        [one] 1 card moves
       *[other] { $n } cards move
    } from the morale reserve to the trials.
say-knock-discarded = { $soldier } is rid of { $card }.
say-charm-used = { $soldier } uses the good luck charm against { $card }.
say-charm-recovered = { $soldier } recovers the good luck charm.
say-speech = { $soldier } gives a speech: { $threat }
say-discarded = { $soldier } discards { $card }.
say-tile-removed = { $soldier } loses a support tile.
say-you-removed-tile = The tile that is gone: { $tile }
say-random-tile = Your tile, drawn by chance: { $tile }
say-open-tile = { $soldier } places openly: { $tile }
say-no-tile = { $soldier } has no support tile to place.
say-withdrew = { $soldier } withdraws.
say-card-put-back = { $soldier } puts a card on the trials pile.
say-no-more-cards = No more cards are drawn in this mission.
say-failed = The mission has failed: too many of { $threats }. No Man's Land goes back into the trials.
say-succeeded = The mission has succeeded.
say-collected = { $mission } collects { $card }.
say-mission-discarded = { $mission } is discarded.

## Log: support, morale, end
say-gave-support = { $own ->
        [yes] { $soldier } (Selfish) keeps the tile ({ $tile }): the support is for himself.
       *[no] { $soldier } ({ $tile }) supports { $receiver }.
    }
say-solo-tile = Support tile: { $tile }
say-supported-LP-14-10 = { $soldier } is supported.
say-nobody-supported-LP-14-10 = Nobody is supported.
say-supported = { $soldier } is supported.
say-nobody-supported = Nobody has more support than all others: nobody is supported.
say-chaplain-supported = { $soldier }, the Chaplain, gets the most support; nothing else happens.
say-leader-unsupported = { $soldier } leads and cannot be supported.
say-broken = { $soldier } breaks. Marks: { $n }
say-peace = No trials are left: peace!
say-morale-drop = Morale drops by { $n }: cards move from the reserve to the trials, { $left } are left.
say-monument = The Monument is visible.
say-speech-token = { $soldier } takes { $n ->
        [one] a speech token
       *[other] { $n } speech tokens
    }.
say-new-leader = The lead passes to { $soldier }.
say-keeps-the-lead = { $soldier } keeps the lead.
say-final-lost = { $mission } was not completed.

## Table talk (LP-3.7): what may be said without telling what one holds
signal-courage = Courage, comrades!
signal-thanks = Thank you.
signal-well_done = Well done!
signal-sorry = Sorry, it could not be helped.
signal-your_decision = Decide as you see fit.
signal-thinking = Give me a moment.
signal-agreed = Agreed.
signal-rather_not = Rather not.
signal-beware = Look at No Man's Land: { $threat }
signal-count_the_marks = Count the hard knocks: { $soldier }
signal-morale_is_low = Our morale is running out.
signal-peace_is_near = Peace is near.
signal-be_bold = Let us dare a lot.
signal-be_careful = Let us be careful.
signal-my_tile = I will place this tile: { $tile }
signal-support_him = Let us support: { $soldier }

## The board in words
board-mission = Mission { $n }, leader { $soldier }. Trials { $trials }, morale reserve { $morale }, discarded { $discard }, speech tokens in the supply { $supply }.
board-final = Final mission: { $mission }
board-order = { $mission } ({ $level }, at least { $least ->
        [one] 1 card each
       *[other] { $least } cards each
    }): { $text }{ $box }
board-under = { $mission }: cards collected: { $n }
board-attached = Attached: { $cards }
board-land = No Man's Land: { $cards }
board-active = Active threats: { $threats }
board-soldier = { $soldier }: { $marks }
board-you = you
board-leads = leader
board-in = in the mission
board-out = withdrawn
board-charm = charm { $threat }
board-charm-used = charm used
board-speeches = speech tokens { $n }
board-hand = hand: { $cards }
board-hand-size = cards in hand { $n }
board-tiles = tiles: { $tiles }
board-tiles-size = tiles { $n }
board-placed = placed: { $tiles }
board-placed-size = tile placed face down
board-knocks = hard knocks: { $cards } (marks { $n } of { $most })
board-known = Known to you in the trials pile, counted from the top: { $cards }
board-known-mission = On top of the mission deck: { $mission }
board-looking = You are looking at: { $things }
board-solo-tiles = Support tiles drawn: { $tiles }
board-nothing = nothing

## Beside the options
hint-to = to { $soldier }
hint-under = cards under it: { $n }
hint-pay = draw cards: { $n }
warning-fails = With this card the mission fails at once.
warning-mark = That makes { $n } marks on one soldier: if one is not taken away in the support, the game is lost.
warning-morale = This ends the mission: { $n } morale go, { $left } are left. Without morale the game is lost.
hint-fails = the mission would fail
place-0 = first
place-1 = second
place-2 = third
place-3 = fourth
place-4 = fifth
board-counted = { $threat } { $n } of { $most }
board-ignored = { $threat } { $n } (does not count)
board-shared-hand = Common hand: { $cards }
board-deck = Cards in the mission deck: { $n }
board-gone = Discarded: { $cards }
board-missions-gone = Missions that are over: { $missions }
board-returned = Seen going back into the trials or a hand: { $cards }
level-easy = easy
level-normal = normal
level-hard = hard
hint-mission = { $level }; at least { $least ->
        [one] 1 card
       *[other] { $least } cards
    } each. { $text }{ $box }
hint-mark = mark { $n } of { $most }
hint-last-mark = MARK { $n } OF { $most }: if it is still there after the support, all have lost
hint-trap = trap: the next trial is turned over
hint-dealt = { $dealt ->
        [one] 1 card
       *[other] { $dealt } cards
    } dealt, { $left } left in the trials pile
hint-drop = ends the mission; morale drops by { $n } of { $left }
hint-speech = everybody else may discard a card that shows it
hint-nothing-fits = you have no such card
hint-fill = draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
hint-then = then { $threats }
cardtext-demoralized = Each morale drop moves one card more.
hint-tile-lost = before that one of your support tiles leaves the game{ $n ->
        [one] {", "}your last one: you can give no support
       *[other] {""}
    }
hint-keeps = out of this mission; you keep { $n ->
        [0] no card
        [one] 1 card
       *[other] { $n } cards
    }

## Above a question
now-you = You are { $soldier }{ $role ->
        [leader] , the leader
       *[other] {""}
    }. Mission { $n }; trials { $trials }, morale { $morale }.
now-for = You decide for { $soldier }. Mission { $n }; trials { $trials }, morale { $morale }.
now-comrades = With you: { $comrades }
now-comrade-in = { $soldier } ({ $player }{ $n ->
        [one] 1 card
       *[other] { $n } cards
    })
now-comrade-out = { $soldier } ({ $player }withdrawn, { $n ->
        [one] 1 card
       *[other] { $n } cards
    })
now-threats = Active threats: { $threats }
now-none-active = No threat is active. A mission fails at { $most } alike.
now-marks = { $soldier }: marks { $n } of { $most } ({ $cards })
now-drop = If the mission ended now, morale would drop by { $n } (cards in { $solo ->
        [yes] the common hand: { $cards }, and { $more }
       *[no] all hands: { $cards }
    }){ $lost ->
        [yes] : that would be the end
       *[no] {""}
    }.
now-missions = Orders: { $missions }
now-row = In the row: { $soldiers }
now-in = { $soldier } in the mission
now-out = { $soldier } withdrawn
now-hand = Hand: { $cards }
now-tiles = Support tiles: { $tiles }

## Not possible now
closed-fearful = { $card }: withdrawing is the only action
closed-hardheaded = { $card }: not with { $n } cards or more in hand
closed-prideful = { $card }: only the last to leave, or without cards
closed-fragile = { $card }: such a comrade is still in the mission
closed-mission = the mission forbids it in the first turn
closed-charm-used = the good luck charm is used up
closed-charm-mission = the mission forbids charms
closed-charm-nothing = no card with { $threat } lies in No Man's Land
closed-speech-none = no speech token
closed-speech-mute = { $card }: no speeches
closed-speech-mission = the mission forbids speeches
closed-first-intensity = the first mission has an intensity of at least { $n }
closed-cards = no cards in hand
missing-intensity = Intensity { $n }
missing-withdraw = Withdraw
missing-charm = Use the good luck charm
missing-speech = Give a speech
missing-play = Play a card

## The end
epilogue-left = Trials left in the pile and in hands: { $trials }. Morale left: { $morale }.

## The drawing
draw-land = No Man's Land
draw-threats = Active threats
draw-of-limit = the mission fails at
draw-near = one more and the mission fails
draw-reached = the limit is reached
draw-ignored = does not count in this mission
draw-trials = Trials
draw-peace = Peace comes when the pile and all hands are empty
draw-morale = Morale
draw-monument = When the last card goes, only the Monument is left
draw-mission = Mission
draw-preparation = Preparation
draw-phase-mission = In the field
draw-support = Support
draw-phase-morale = Morale drop
draw-leader = Leader
draw-in = in the mission
draw-out = withdrawn
draw-markers = In the mission
draw-acts = to act
draw-charm = Good luck charm
draw-charm-used = used
draw-speech = Speech tokens
draw-hand = Cards in hand
draw-tiles = Support tiles
draw-tile-hidden = a tile, face down
draw-placed = Placed
draw-knocks = Hard knocks
draw-hard-knock = Hard knock
draw-christmas = A gift
draw-marks = Marks
draw-marks-limit = broken at
draw-sleeps = no effect any more in this mission
draw-novice = the Novice
draw-chaplain = the Chaplain
draw-trap = Trap
draw-supply = Speech tokens left
draw-discard = Discarded
draw-missions = Orders
draw-under = cards collected
draw-attached = Attached to the mission
draw-deck = Mission deck
draw-final = The last mission
draw-least = Cards each, at least
draw-box = Until then
draw-easy = easy
draw-normal = normal
draw-hard = hard
draw-known = You know these trials, from the top
draw-returned = Back in the pile or in a hand
draw-put-back = You know the top of the mission deck
draw-looking = In your hands
draw-candidates = Soldiers to choose from
draw-your-hand = Your hand
draw-shared-hand = The hand of all three
draw-open-hand = open hand
draw-none = none
draw-empty-land = Nothing in sight yet.
draw-last-mission = How the mission ended
draw-succeeded = The mission has succeeded
draw-failed = The mission has failed
draw-supported = is supported
draw-nobody-inside = nobody
draw-nobody = Nobody is supported
draw-drop = Morale drop
draw-ended-now = If the mission ended now
draw-left-in-reserve = in reserve
draw-would-fail = fails
draw-would-trap = trap
draw-drawn-tiles = Tiles drawn so far
draw-soldiers = Soldiers
draw-in-hands = Cards in all hands
draw-intensity = Intensity
draw-to = to
draw-card = Card
draw-colon = :

## Pieces on the plan pad
piece-charm = Charm of { $n }
piece-trials = Trials
piece-morale = Morale reserve

## The guided first game
guide-play = A mission: everybody plays cards from the hand into No Man's Land until all have withdrawn. Three active threats of one kind, and the mission fails. Beside each card you see what it would make of the threats; two of a kind is safe. Play night + shell.
guide-count = Your friends have added theirs. Snow + whistle brings two kinds to two: close, but not too many. Cards that are out of your hand are behind you.
guide-withdraw = Now night stands at two, and your last card shows it: played, it would fail the mission for all. Withdraw. The card stays in your hand; the fewer cards all keep, the less morale sinks.
guide-support = Who withdraws gives support to a neighbour, face down. The soldier with the most support may discard two hard knocks or get the good luck charm back. Anselme Perrin has been hit twice: give it to him.
guide-lead = You lead this mission and say how many cards everybody draws. You win together when the pile of trials and all hands are empty; you lose when the reserve is used up, or when somebody bears four hard knocks. Few cards are safe, but morale sinks after every mission. Take two.
guide-speech = A comrade gives a speech about masks: everybody else may throw one card away that shows a mask. You hold none, so there is nothing to discard.
guide-charm = Night and whistle stand high. Your good luck charm takes one card with your own sign out of No Man's Land. It works once, until somebody's support brings it back: use it now, it makes room for all.
guide-alone = You cannot play on without danger: withdraw, and give your support. From here on you decide. Look at what your friends' hard knocks forbid them, and leave before the third of a kind.

## The report at the end
report-victory = Peace came in mission { $mission }, with { $morale } cards left in the morale reserve.
report-posthumous_victory = The last stand held in mission { $mission }.
report-defeat_monument = The morale reserve was empty after mission { $mission }.
report-defeat_hard_knocks = A comrade broke in mission { $mission }.
report-defeat_final = The final mission, number { $mission }, was not completed.
report-broken = { $soldier } broke in mission { $mission }, with { $n } marks.
report-missions-sum = Missions that succeeded: { $won }; that failed: { $failed }.
report-worst-drop = The hardest morale drop: { $n } cards, in mission { $mission }.
report-missions = Mission by mission
report-outcome = Outcome
report-failed = failed: { $threats }
report-won = succeeded
report-unfinished = broken off
report-reserve = Morale left
report-soldier = Soldier
report-player = Player
report-led = Missions led
report-played = Cards laid down
report-knocks-taken = Hard knocks taken
report-charms = Charms used
report-speeches = Speeches
report-supported = Supported
report-carries = Hard knocks at the end
report-threats = Threats
report-threat = Threat
report-broke = Missions it broke
report-by-mission = After each mission
report-knocks-so-far = Hard knocks so far

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = trials still to be played { $best } instead of { $other }
reason-morale = morale reserve { $best } instead of { $other }
reason-broken = comrades near the end of their strength { $best } instead of { $other }
reason-worn = wear of the comrades by their marks { $best } instead of { $other }
reason-hardships = burden of the hard knocks { $best } instead of { $other }
reason-charms = charms { $best } instead of { $other }
reason-speeches = speech tokens { $best } instead of { $other }
