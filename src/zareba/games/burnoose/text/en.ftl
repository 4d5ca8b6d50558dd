# The Red Burnoose: questions, choices and log lines.
# Names of cards, villages, places and units stand in data/*.toml in all three languages.

game-title = The Red Burnoose: Algeria 1857
game-about = Kabylia, spring 1857. Three French columns march into the mountains. One to four Berber players hold nine villages together until the French have no card left to turn.

## Options
option-edition = Edition
option-edition-standard = the best reading of both rulebooks
option-edition-english = English rulebook to the letter
option-edition-german = German rulebook to the letter
option-automata_after_every_player = Hard A: the French act after every player
option-no_village_starting_items = Hard B: no cards and reroll tokens from villages
option-no_leader_starting_items = Hard C: no starting cards from leaders
option-undefended_village = A village without defenders
option-undefended_village-conquered = is conquered at once
option-undefended_village-retreat_allowed = may still be abandoned with the retreat token
option-french_retreat_check = The French check for retreat
option-french_retreat_check-immediate = as soon as they lose units
option-french_retreat_check-end_of_round = at the end of each combat round
option-counterattack_dice_choice = Dice of the counterattack
option-counterattack_dice_choice-edition = as the edition has it
option-counterattack_dice_choice-crt_order = in the order of the combat table
option-counterattack_dice_choice-player = chosen by the ambushing player
option-young_man_destination = The Young Man sends a moudjahidine
option-young_man_destination-edition = as the edition has it
option-young_man_destination-any_village = to any open village
option-young_man_destination-own = to your own villages only
option-young_man_topdeck_requires_move = The Young Man's second part needs a move
option-moudjahidate_at_setup = Moudjahidate are placed at set-up
option-moudjahidate_at_setup-edition = as the edition has it
option-moudjahidate_at_setup-yes = yes, two for each player
option-moudjahidate_at_setup-no = no, the Woman brings them
option-setup_full_army_counts_as_deployed = An army filled at set-up takes no more units
option-pursuit_mode = An army leaving the abandoned village
option-pursuit_mode-priority = goes for the same territory first
option-pursuit_mode-tie_break = prefers that territory among equally near villages
option-pursuit_persists_until_village = The pursuit lasts until the next combat
option-conquered_villages_block_ambush_path = Closed villages block the way of an ambush
option-soumeur_mode = An army that overlooks Soumeur
option-soumeur_mode-edition = as the edition has it
option-soumeur_mode-as_stop = stops there
option-soumeur_mode-pass_through = passes through at once
option-deadlock = When neither side can roll any more
option-deadlock-repeat_bombardment = artillery and sharpshooters fire again
option-deadlock-french_retreat = the French retreat
option-homme_moudjahidine = Moudjahidine cards of L'homme à la Mule
option-homme_moudjahidine-edition = as the edition has it
option-homme_moudjahidine-1 = one
option-homme_moudjahidine-2 = two
option-homme_bottom_optional = L'homme à la Mule may leave both cards on top
option-oulmokhtar_builds_defense = Oulmokhtar builds a defense
option-oulmokhtar_builds_defense-edition = as the edition has it
option-oulmokhtar_builds_defense-yes = yes
option-oulmokhtar_builds_defense-no = no
option-tayeb_copies_village_effects = Tayeb also copies placement bonuses
option-draw_timing = Five cards are drawn
option-draw_timing-edition = as the edition has it
option-draw_timing-turn_start = at the start of your turn
option-draw_timing-round_start = by everybody when a round begins
option-reroll_token_limit = Reroll tokens in all
option-reroll_token_limit-12 = twelve
option-reroll_token_limit-0 = no limit
option-french_cube_limit = The French are limited by the cubes of the box
option-turned_moudjahidine_hit_order = Turned moudjahidine take hits
option-turned_moudjahidine_hit_order-first = first
option-turned_moudjahidine_hit_order-last = last
option-eliminated_sharpshooters = Sharpshooters of a conquered player
option-eliminated_sharpshooters-removed = leave the game
option-eliminated_sharpshooters-join_french = join the French
option-solo_conquest_scope = Alone, a lost combat costs
option-solo_conquest_scope-region = the whole region
option-solo_conquest_scope-village = only that village
option-solo_ambush_same_region = Alone, an ambush stays in one region
option-win_timing = The Berbers win
option-win_timing-edition = as the edition has it
option-win_timing-automata_cannot_act = when the French cannot turn a card
option-win_timing-end_of_round = at the end of the round in which the French deck ran out
option-retreat_before_combat = Retreat before the combat
option-retreat_after_artillery = Retreat after the artillery
option-retreat_after_sharpshooters = Retreat after the sharpshooters
option-retreat_after_berber_fire = Retreat after the Berber roll

## Results
result-berbers = The Berbers win: the French have no card left to turn.
result-french = The French win: Kabylia is conquered.

## Names that are not in the data
player-0 = Player 1
player-1 = Player 2
player-2 = Player 3
player-3 = Player 4
army-0 = Reinforcement space
army-1 = Army 1
army-2 = Army 2
army-3 = Army 3
village-ambush = Ambush
unit-turned_moudjahidine = turned moudjahidine
unit-turned_sharpshooter = turned sharpshooter
term-hand = hand
term-deck = deck
term-discard = discard pile
status-open = open
status-abandoned = abandoned
status-submitted = submitted
status-french = French
state-undeployed = not deployed yet
state-retreated = retreated
state-deployed = on the map
resource-0 = influence
resource-1 = strength
resource-2 = food
resource-3 = tools
resource-4 = weapons

## Questions
ask-LeaderToKeep = Which leader do you keep?
ask-VillageForUnit = Where does the new unit appear? ({ $unit })
ask-VillageForDefense = Where do you build the defense?
ask-NextAction = What do you do next?
ask-CardToPlay = Which card do you play?
ask-CardToCopy = Which card does Tayeb copy?
ask-CardToPlace = Which card do you put into a village?
ask-VillageForCard = { $card }: into which village?
ask-BonusToCopy = Whose placement bonus does Tayeb copy?
ask-VillageToRetrieve = From which village do you take all cards back?
ask-MobilizeFrom = From which village do you mobilize?
ask-MobilizeTo = From { $source } to which village?
ask-UnitToMobilize = { $source } to { $destination }: who goes? (so far: { $moved })
ask-UnitFrom = { $unit }: from which village?
ask-UnitTo = { $unit } from { $source }: to which village?
ask-FreeCard = Which card do you take from the display?
ask-CardForTop = Which discarded card goes on top of your deck?
ask-ChildBonus = The Child in { $village }: what do you want?
ask-CardToMove = Which card leaves { $village }?
ask-VillageForMovedCard = { $card }: from { $village } to which village?
ask-CardToTakeBack = Which card do you take back from { $village }?
ask-CardToKeep = Which card do you keep?
ask-CardToDiscard = Which other card do you discard?
ask-VillageForFigure = { $figure }: to which village?
ask-CardToBury = Which French card goes under the deck?
ask-AmbushTarget = Which army do you ambush?
ask-AmbushPayment = Which cards do you discard for the ambush?
ask-OumouhandJoins = Discard Oumouhand for one more die?
ask-AmbushFrom = { $army }: from which village does the force come?
ask-UnitForAmbush = Who joins the ambush from { $source }? (so far: { $joined })
ask-FrenchLoss = { $army }: which unit is removed?
ask-CounterDie = { $army }: who shoots back?
ask-AmbushReturn = To which village do the survivors go?
ask-Purchase = What do you buy? (bought: { $bought })
ask-ResourcesToCopy = Which card's resources does Tayeb count once more?
ask-Reroll = Spend a reroll token on a die?
ask-LeaderHit = { $place }: which leader is hit?
ask-Retreat = { $village }: stand or retreat?
ask-RetreatTo = From { $village } to which village?
ask-CardToDestroy = Which card do you lose? ({ $cards })
ask-TakeOver = You are out of the game. Do you want to turn the French cards from now on?
ask-TurnCard = Turn the next French card.

## Choices
choice-done = Done
choice-end = No further action
choice-none = None
choice-all = Everybody
choice-yes = Yes
choice-no = No
choice-play = Play a card
choice-place = Put a card into a village
choice-retrieve = Take back all cards of a village
choice-mobilize = Mobilize
choice-ambush = Ambush
choice-draw = Draw two cards
choice-move = Move a card to another village
choice-stop = Keep the dice
choice-stand = Stand
choice-retreat = Retreat
choice-turn = Turn it
choice-supply = Back to your supply
choice-AmbushTarget = Army { $n }
choice-AmbushPayment = { $a } and { $b }
choice-Reroll-stop = Keep the dice
choice-Reroll = { $a }: { $b }
choice-CardToDestroy = { $a } ({ $b })
choice-Purchase-done = Buy nothing more
choice-Purchase-tayeb = Tayeb: count a card once more
choice-LeaderToKeep-fatma = Fatma N'Soumer: 2 Moudjahidine; her figure fights as a moudjahidate and brings a reroll token
choice-LeaderToKeep-oumouhand = Oumouhand n'ath Freh: 1 Moudjahidine; one more die in an ambush
choice-LeaderToKeep-tahar = Sidi Tahar: 1 Weapons, 1 Sharpshooter, 1 Moudjahidine
choice-LeaderToKeep-mouhand = Mouhand Ouchikhoun: 1 Market, 1 Fig Orchard; draws a card when he comes into your hand
choice-LeaderToKeep-oussaid = Omar Oussaid: 1 Tools; his figure fights as a sharpshooter
choice-LeaderToKeep-homme_a_la_mule = L'homme à la Mule: 1 Weapons and Moudjahidine; looks at the next two French cards
choice-LeaderToKeep-oulmokhtar = Omar Oulmokhtar n'ath Yirathen: his figure fights as a moudjahidine and builds a defense
choice-LeaderToKeep-tayeb = Tayeb: a copy of another card in your hand

## Log: set-up
say-leaders-dealt = { $seat }: leaders dealt: { $cards }
say-leader-kept = { $seat } keeps { $card }.
say-starting-card = { $seat }: { $card } from { $village }
say-setup-card = First French units: { $automata }

## Log: the turn
say-turn = { $seat } begins a turn.
say-drew = You draw: { $card }
say-draws = { $seat } draws cards: { $number }
say-reshuffled = { $seat } shuffles the discard pile into a new deck.
say-nothing-to-draw = { $seat } has no card left to draw.
say-mouhand = Mouhand comes into your hand: one more card.
say-played = { $seat } plays { $card }.
say-tayeb = { $seat }: Tayeb copies { $card }.
say-placed = { $seat } puts { $card } into { $village }.
say-retrieved = { $seat } takes back from { $village }: { $cards }
say-mobilized = { $seat } mobilizes from { $source } to { $village }: { $number }
say-token = { $seat }: reroll tokens now { $tokens }
say-no-token-left = { $seat }: no reroll token is left in the supply.
say-card-moved = { $seat } moves { $card } to { $village }.
say-taken-back = { $seat } takes { $card } back from { $village }.
say-saw-cards = You see: { $cards }
say-kept-one = { $seat } keeps one card and discards: { $cards }
say-unit-placed = { $unit } appears in { $village } ({ $seat }).
say-unit-sent = { $seat } sends { $unit } from { $source } to { $village }.
say-free-card = { $seat } takes { $card } from the display.
say-topped = { $seat } puts { $card } on top of the deck.
say-discarded = { $seat } discards { $card }.
say-revealed = { $seat } reveals: { $cards }
say-found-food = { $seat } takes { $card } into hand.
say-market = { $seat }: food, weapons and tools pay for one another this turn.
say-bought = { $seat } buys { $card }.
say-defense-built = { $village }: a defense is built.
say-figure-placed = { $figure } goes to { $village }.
say-no-village = { $figure }: no village to go to.
say-looked = { $seat } looks at French cards: { $number }
say-saw = Next French cards, the top one last: { $automata }
say-buried = { $seat } puts one French card under the deck.

## Log: ambush and combat
say-ambush = { $seat } ambushes { $army } from { $village }.
say-ambush-paid = { $seat } discards for the ambush: { $cards }
say-oumouhand = { $seat }: Oumouhand joins the ambush.
say-ambush-return = The ambushers go to { $village } ({ $seat }).
say-combat = { $army } attacks { $village }.
say-berbers-roll = Berbers roll { $dice } ({ $units })
say-french-roll = French roll { $dice } ({ $units })
say-rerolled = { $seat } rerolls { $unit } { $die }: now { $now }
say-berbers-lost = { $place }: lost { $number } × { $unit }
say-figure-lost = { $figure } leaves the map.
say-french-lost = { $army } loses: { $unit }
say-deadlock = { $village }: neither side can roll; artillery and sharpshooters fire again.
say-french-retreat = { $army } retreats with units: { $strength }
say-berber-retreat = { $seat } abandons { $village } for { $refuge }. The retreat token is used.
say-conquered = { $army } conquers { $village } ({ $seat }).
say-submitted = { $village } is submitted.
say-turned = { $army }: moudjahidine of { $village } turned: { $number }
say-eliminated = { $seat } is out of the game.

## Log: the automata
say-card-laid-out = French card laid out: { $automata }
say-card-turned = French card: { $automata }
say-reinforcements = { $army } takes the reinforcements: { $number }
say-units-added = { $army }: + { $number } { $unit }
say-no-move = The French do not move this turn.
say-double-move = The French move twice this turn.
say-nothing-destroyed = { $seat } owns none of these: { $cards }
say-card-destroyed = { $seat } loses { $card } for good.
say-deployed = { $army } deploys at { $node }.
say-army-moves = { $army } moves to { $node }.
say-army-stays = { $army } stays where it is.
say-symbol = { $army }: the symbol decides, { $symbol }.
say-village-entered = { $army } enters { $village }.
say-soumeur-hidden = { $army } overlooks Soumeur (die { $die }).
say-soumeur-found = { $army } finds Soumeur (die { $die }).
say-defenses-cleared = { $army } before { $village }: defenses removed { $number }, left { $left }
say-unit-spent = { $army } gives for the defenses: { $unit }
say-army-halted = { $army } halts before { $village }.
say-no-card-left = The French have no card left to turn.

## The board in words
board-french = French cards left: { $left }. Reroll tokens in the supply: { $tokens }. Retreat token: { $used ->
        [yes] used
       *[no] unused
    }.
board-row = Face-up French cards: { $cards }
board-army = { $army }: { $units }; { $where }
board-army-siege = halted before { $village }
board-at = at { $node }
board-village = { $village } ({ $player }; { $terrain }): { $marks }
board-closed = { $village }: { $status }
board-units = { $units }
board-defenses = defenses { $n }
board-cards = cards { $cards }
board-empty = nobody
board-player = { $player }: leader { $leader }, reroll tokens { $tokens }, hand { $hand }, deck { $deck }, discard pile { $discard }
board-out = { $player }: out of the game
board-hand = Your hand: { $cards }
board-purse = To spend: { $resources }
board-display = Display: { $cards }
board-women = Moudjahidate in the supply: { $n }
board-none = none
terrain-wooded = wooded
terrain-sheltered = sheltered
terrain-steep = steep
terrain-concealed = concealed

## Hints beside options
hint-army = strength { $n }, at { $node }
hint-fatal = this loses the game
hint-stack = { $n } left
hint-threat = { $army } comes in { $n } { $n ->
        [one] step
       *[other] steps
    }

## What cards do, in a few words
played-man = send a sharpshooter; a free card if another player gets it
played-young_man = send a moudjahidine; then a discarded card may go on top of the deck
played-olive_orchard = draw 2
played-tools = search your deck for food
played-market = food, weapons and tools pay for one another
played-defenses = discard up to 2 more, draw as many
played-moudjahidine = ambush
played-sharpshooter = ambush
played-tayeb = as another card of your hand
played-fatma = place or move her; the village's player gains a reroll token
played-oussaid = place or move him
played-oulmokhtar = place, move or take him back; he builds a defense
played-homme_a_la_mule = look at the next two French cards
placed-child = draw 2 or move a card; no retreat from there
placed-youth = draw 3, keep 1; no retreat from there
placed-woman = a moudjahidate appears
placed-young_woman = a reroll token
placed-elderly_man = a reroll token beside a moudjahidine or sharpshooter
placed-elderly_woman = take back another card from there
placed-weapons = a reroll token beside a moudjahidate
