# The Red Burnoose: questions, choices and log lines.
# Names of cards, villages, places and units stand in data/*.toml in all three languages.

game-title = The Red Burnoose: Algeria 1857
game-about = Kabylia, spring 1857. Three French columns march into the mountains. One to four Berber players hold nine villages together until the French have no card left to turn.
game-goal = You win together when the French have no card left to turn. You lose when two of you are conquered, or one of you after a retreat. Gather units in the villages that a column can reach, and count what you can hold before you stand.

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
option-placement_ban = Defenses and figures may not go into
option-placement_ban-edition = as the edition has it
option-placement_ban-french_army = a village with a French army in it
option-placement_ban-submitted = closed villages only, so an overlooked Soumeur is open to them
option-fatma_token = Fatma N'Soumer brings a reroll token
option-fatma_token-figure = each time her figure is placed or moved
option-fatma_token-card = when her card is put into a village (card face)
option-reinforcement_timing = Waiting reinforcements join a retreated army
option-reinforcement_timing-next_turn = at the next French turn
option-reinforcement_timing-next_round = from the next round on (German wording)
option-cavalry_row = The cavalry hits
option-cavalry_row-six = twice with a 6
option-cavalry_row-five_and_six = once with a 5, twice with a 6
option-retreat_before_combat = Retreat before the combat
option-retreat_after_artillery = Retreat after the artillery
option-retreat_after_sharpshooters = Retreat after the sharpshooters
option-retreat_after_berber_fire = Retreat after the Berber roll

## Results
result-berbers = The Berbers win: the French have no card left to turn.
result-french = The French win: Kabylia is conquered.

## Names that are not in the data
end-two = { $solo ->
    [yes] The French have conquered villages in two regions
   *[no] The French have conquered two players
  }: { $who } (RB-17.1).
end-token = The French have conquered { $who }, and the retreat token was used: both together lose the game (RB-17.1).
end-one-lost = { $solo ->
    [yes] One region was lost
   *[no] One player was conquered
  }: { $who }.
end-left = French cards that were still to come: { $n }.
end-villages = Villages still open: { $n } ({ $villages }).
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
    .many = turned moudjahidine
unit-turned_sharpshooter = turned sharpshooter
    .many = turned sharpshooters
term-hand = in hand
term-deck = in the deck
term-discard = in the discard pile
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
count-influence = { $n } influence
count-strength = { $n } strength
count-food = { $n } food
count-tools = { $n ->
    [one] 1 tool
   *[other] { $n } tools
  }
count-weapons = { $n ->
    [one] 1 weapon
   *[other] { $n } weapons
  }
count-nothing = nothing
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
ask-UnitFrom = You send a { $unit }: from which village?
ask-UnitTo = You send a { $unit } from { $source }: to which village?
ask-FreeCard = Which card of the display do you take for nothing, to your discard pile?
ask-CardForTop = Which discarded card goes on top of your deck?
ask-ChildBonus = The Child in { $village }: what do you want?
ask-CardToMove = Which card leaves { $village }?
ask-VillageForMovedCard = { $card }: from { $village } to which village?
ask-CardToTakeBack = Which card do you take back from { $village }?
ask-CardToKeep = Which card do you keep?
ask-CardToDiscard = Which other card do you discard? You draw one for each, the Defenses card included.
ask-VillageForFigure = { $figure }: to which village?
ask-CardToBury = Which French card goes under the deck?
ask-AmbushTarget = Which army do you ambush?
ask-AmbushPayment = Which cards do you discard for the ambush?
ask-OumouhandJoins = Discard Oumouhand for one more die?
ask-AmbushFrom = { $army }: from which village does the force come?
ask-UnitForAmbush = Who joins the ambush from { $source }? (so far: { $joined })
ask-FrenchLoss = { $army }: which unit does a hit remove?
ask-CounterDie = { $army }: who shoots back?
ask-AmbushReturn = To which village do the survivors go?
ask-Purchase = What do you buy?
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
choice-UnitFrom-none = Nobody
choice-CardForTop-none = No card
choice-BonusToCopy-none = No bonus
choice-CardToBury-none = Leave both on top
choice-ChildBonus-none = Neither
choice-all = Everybody
choice-yes = Yes
choice-no = No
choice-play = Play a card
choice-place = Put a card into a village
choice-retrieve = Take back all cards of a village
choice-mobilize = Mobilize
choice-ambush = Ambush
choice-draw = Draw { $child } cards
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
choice-CardToDestroy = { $a }, { $b }
choice-Purchase-done = Buy nothing more
choice-Purchase-tayeb = Tayeb: count a card once more

## Log: set-up
say-leaders-dealt = { $seat }: leaders dealt: { $cards }
say-leader-kept = { $seat } keeps { $card }.
say-starting-card = { $seat } starts with { $card } of { $village }.
say-setup-card = First French units, card no. { $automata }

## Log: the turn
say-turn = { $seat } begins a turn.
say-drew = You draw: { $card }
say-draws = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
say-reshuffled = { $seat } shuffles the discard pile into a new deck.
say-nothing-to-draw = { $seat } has no card left to draw.
say-mouhand = Mouhand comes into your hand: one more card.
say-played = { $seat } plays { $card }.
say-tayeb = { $seat }: Tayeb copies { $card }.
say-placed = { $seat } puts { $card } into { $village }.
say-retrieved = { $seat } takes back from { $village }: { $cards }
say-mobilized = { $seat } mobilizes { $number ->
    [one] 1 unit
   *[other] { $number } units
  } from { $source } to { $village }.
say-token = { $seat } gains a reroll token, now { $tokens }
say-no-token-left = { $seat }: no reroll token is left in the supply.
say-card-moved = { $seat } moves { $card } to { $village }.
say-taken-back = { $seat } takes { $card } back from { $village }.
say-saw-cards = You see: { $cards }
say-kept-one = { $seat } keeps one card and discards: { $cards }
say-unit-placed = A new { $unit } appears in { $village } ({ $seat }).
say-unit-sent = { $seat } sends a { $unit } from { $source } to { $village }.
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
say-looked = { $seat } looks at { $number ->
    [one] 1 French card
   *[other] { $number } French cards
  }.
say-saw = Next French cards, the top one last: { $automata }
say-buried = { $seat } puts one French card under the deck.

## Log: ambush and combat
say-ambush = { $seat } ambushes { $army } from { $village }.
say-ambush-paid = { $seat } discards for the ambush: { $cards }
say-oumouhand = { $seat }: Oumouhand joins the ambush.
say-ambush-return = The ambushers go to { $village } ({ $seat }).
say-combat = { $army } attacks { $village }.
say-berbers-roll = The Berbers roll { $dice } ({ $units }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
say-french-roll = The French roll { $dice } ({ $units }): { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
  }
say-rerolled = { $seat } rerolls a die ({ $unit }): { $now } instead of { $die }
say-berbers-lost = { $place }: lost: { $unit_counted }
say-figure-lost = { $figure } leaves the map.
say-french-lost = { $army } loses: { $unit }
say-deadlock = { $village }: neither side can roll; artillery and sharpshooters fire again.
say-french-retreat = { $army } retreats with { $strength ->
    [0] nobody
    [one] 1 unit
   *[other] { $strength } units
  }.
say-berber-retreat = { $seat } abandons { $village } for { $refuge }. The retreat token is used.
say-conquered = { $army } conquers { $village } ({ $seat }).
say-submitted = { $village } is submitted.
say-turned = { $army }: moudjahidine of { $village } turned: { $number }
say-eliminated = { $seat } is out of the game.

## Log: the automata
say-card-laid-out = French card laid out: no. { $automata }
say-card-turned = French card no. { $automata }
say-reinforcements = { $army } takes the reinforcements: { $number }
say-units-added = { $army } gets: { $unit_counted }
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
say-defenses-cleared = { $army } clears { $number ->
    [one] 1 defense
   *[other] { $number } defenses
  } before { $village }; { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
  }.
say-unit-spent = { $army } gives for the defenses: { $unit }
say-army-halted = { $army } halts before { $village }.
say-no-card-left = The French have no card left to turn.

## The board in words
now-turn = You are { $seat }{ $turn ->
    [own] , actions left: { $actions } of { $most }
   *[other] { "" }
  }. Reroll tokens: { $tokens }. Retreat token: { $retreat ->
    [used] used
   *[unused] unused
  }. French cards left: { $left }.
now-villages = You are { $seat }. Your villages: { $villages }.
now-french = French cards left: { $left }.
now-card = French card: { $text }
now-row = The next French card is { $cards }
now-row-then = { $first }; then { $second }
now-row-empty = No French card lies face up: after your turn { $n } are laid out, and no army moves.
now-over = The French have no card left: when their turn would come, the Berbers have won.
now-hand-card = Hand: { $card }{ $n ->
    [one] { "" }
   *[other] { ", each" }
  }: { $what }
now-worth = Your hand is worth { $goods }. That would buy: { $cards }.
now-purse = To spend: { $goods }. You may still buy { $n ->
    [one] 1 card
   *[other] { $n } cards
  }.{ $market ->
    [yes] { " " }Market: food, tools and weapons pay for one another.
   *[no] { "" }
  }
now-army = { $army }: { $units }; at { $node }; comes to { $way }; retreats at { $retreat } units or fewer{ $reach ->
    [yes] ; your force can ambush it
   *[no] { "" }
  }.
now-army-waiting = { $army }: { $n } of { $deploy } units{ $units }{ $state ->
    [undeployed] { "" }
   *[retreated] , retreated, starts again at { $start }
  }
now-waiting = Not on the map: { $armies }.
now-way = { $village } ({ $n ->
    [one] next French turn
   *[other] in { $n } French turns
  })
now-or = { " or " }
now-combat = { $army } ({ $units }; retreats at { $retreat } or fewer) fights for { $village } ({ $terrain }). There: { $people }.
now-dice = { $side ->
    [french] Dice of the French
   *[berbers] Dice of the Berbers
  }: { $dice }. Hits: { $n }.
now-die = { $unit } { $face } ({ $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
  })
now-retreat = A retreat uses the one token of all players: everybody goes to one other of your villages, the cards lying here are discarded, and this village is closed for good. If its last defender falls, its player (alone: its region) is conquered.
now-retreat-fatal = Somebody was conquered already: using the retreat token now loses the game (RB-17.1).
now-ambush = { $army }: { $units } ({ $n } in all); after losses it retreats at { $retreat } or fewer.
now-force = In the ambush: { $units }.
board-french = French cards left: { $left }. Reroll tokens in the supply: { $tokens }. Retreat token: { $used ->
        [yes] used
       *[no] unused
    }.
board-row = Face-up French cards: { $cards }
board-army = { $army } ({ $n } { $n ->
    [one] unit
   *[other] units
  }; deploys with { $deploy }, retreats at { $retreat }){ $units }; { $where }
board-reserve = { $army }: { $units }
board-start = starts at { $node }
board-pursuit = in pursuit of the territory that was abandoned
board-region = { $region }:
board-army-siege = halted before { $village }
board-at = at { $node }{ $known ->
    [yes] , coming from { $came }
   *[no] { "" }
  }, goes to { $way }
board-village = { $village } ({ $player }; { $terrain }): { $marks }
board-closed = { $village }: { $status }
board-defenses = { $n ->
    [one] 1 defense
   *[other] { $n } defenses
  }
board-cards = cards lying there: { $cards }
board-empty = no defenders
board-player = { $player }: leader { $leader }, reroll tokens { $tokens }, hand { $hand }, deck { $deck }, discard pile { $discard }
board-out = { $player }: out of the game
board-hand = Your hand: { $cards }
board-purse = To spend: { $resources }
board-display = Cards to buy:
board-women = Moudjahidate in the supply: { $n }
board-no-leader = none yet
board-none = none
board-none-of-fallen = none
board-discard = { $player }, discard pile: { $cards }
board-shown = { $player }, seen in hand: { $cards }
board-topped = { $player }, seen on top of the deck: { $cards }
board-removed = Cards out of the game: { $cards }
board-fallen = Fallen Berbers: { $units }
board-markers = Defense markers left: { $n }
board-executed = Executed French cards: { $cards }
board-foreseen = You know French card { $place } from the top: { $card }
board-symbols = Among the French cards not seen yet: { $circle } with a circle, { $triangle } with a triangle.
board-all-french = All French cards:
board-hits = Hits by face:
board-face = { $face } ({ $n } { $n ->
    [one] hit
   *[other] hits
  })
board-faces = { $first }–{ $last } ({ $n ->
    [one] 1 hit
   *[other] { $n } hits
  })
board-hit-order = Who is hit first. French: { $french }. Berbers: { $berbers }, then leaders.
board-terrain = Ground, { $terrain }: { $what }
board-roads = Roads:
board-forks = Forks (where an army comes from, and which symbol leads where):
board-fork = { $node }, coming from { $came }: circle { $circle }, triangle { $triangle }
board-all-cards = All cards of the players:
terrain-wooded = wooded
terrain-sheltered = sheltered
terrain-steep = steep
terrain-concealed = concealed

## Hints beside options
text-gives = gives { $goods }
text-gives-nothing = gives nothing
text-costs = costs { $goods }
starts-with = starting cards: { $cards }
starts-with-nothing = no starting cards
bought-moudjahidine = bought: a moudjahidine on the map
bought-sharpshooter = bought: a sharpshooter on the map
bought-defenses = bought: a defense in a village
does-played = played: { $what }
does-placed = in a village: { $what }
passive-artisan = with a Tools card in hand { $artisan } influence more when buying
passive-weapons = needed for every ambush
passive-oumouhand = discarded with an ambush: one more white die
passive-mouhand = whenever he comes into your hand: draw a card
hint-only-card = { $card }: { $does }
hint-cards-in = { $village }: { $cards }
hint-mobilize = from { $villages }
hint-ambush = { $armies }; costs a Weapons card and a Moudjahidine or Sharpshooter card
hint-end = actions unused: { $n }; then you buy up to { $most } cards
hint-hand-goes = the rest of your hand is discarded
hint-tayeb-buys = Tayeb is discarded
hint-no-bonus = no bonus
stake-falls = { $known ->
    [yes] { $village } falls with a chance of about { $percent } % (fought out, no rerolls)
   *[no] { $village } may fall
  }
stake-game = then the French have won
stake-player = then you are conquered: { $n ->
    [one] your village submits ({ $villages })
   *[other] all your { $n } villages submit ({ $villages })
  }, { $cards ->
    [one] your card leaves
   *[other] your { $cards } cards leave
  } the game{ $turned ->
    [0] {""}
    [one] , 1 moudjahidine joins the French
   *[other] , { $turned } moudjahidine join the French
  }
stake-region = then { $n ->
    [one] the village submits ({ $villages })
   *[other] the region submits with { $n } villages ({ $villages })
  }{ $cards ->
    [0] {""}
    [one] , 1 card lying there is discarded
   *[other] , { $cards } cards lying there are discarded
  }{ $turned ->
    [0] {""}
    [one] , 1 moudjahidine joins the French
   *[other] , { $turned } moudjahidine join the French
  }
stake-kept = held: you keep { $n ->
    [0] the village
    [one] the village, the card there ({ $cards })
   *[other] the village, the { $n } cards there ({ $cards })
  } and the retreat token
stake-left = { $village } is lost for good{ $n ->
    [0] {""}
    [one] , its card ({ $cards }) goes to your discard pile
   *[other] , its { $n } cards ({ $cards }) go to your discard pile
  }{ $some ->
    [yes] ; { $people } { $places ->
        [one] go to { $refuges }
       *[other] go to one of: { $refuges }
      }
   *[no] {""}
  }
stake-token = the one retreat token of all players is used: the next conquest ends the game
warning-stand = { $known ->
    [yes] { $village } falls with a chance of about { $percent } %.
   *[no] { $village } may fall.
  } { $lost ->
    [game] Then the French have won.
    [region] Then { $n ->
        [one] the village submits: { $villages }.
       *[other] the whole region submits: { $villages }.
      }
   *[player] Then you are out of the game with { $n ->
        [one] your village: { $villages }.
       *[other] all your villages: { $villages }.
      }
  }
warning-empty = { $army } may enter { $village } with the next French card, and nobody defends it: it would fall without a fight{ $lost ->
    [game] , and the French would have won.
   *[region] .
  }
hint-there = { $n } there
hint-force = ready for the ambush: { $units }
hint-oumouhand = one white die more
hint-supply = off the map
hint-free-card = you take a free card
hint-army = { $units }; at { $node }; retreats at { $retreat } or fewer
hint-fatal = this loses the game
hint-stack = { $n } left
hint-hits = { $n ->
    [0] no hit
    [one] 1 hit
   *[other] { $n } hits
  }
hint-threat = { $n ->
    [one] { $army } may come in the next French turn
   *[other] { $army } may come in { $n } French turns
  }

## What cards do, in a few words
played-man = send a sharpshooter to any open village; { $solo ->
    [yes] into another region
   *[no] to another player
  }: take a free card
played-young_man = send a moudjahidine { $sends ->
    [own] to another of your villages
   *[any_village] to any open village
  }; { $tops ->
    [move] then a discarded card may go on top of the deck
   *[always] a discarded card may go on top of the deck
  }
played-olive_orchard = draw { $orchard }
played-tools = search your deck for food
played-market = food, weapons and tools pay for one another
played-defenses = discard it and up to { $discards } others, draw as many (1 to { $draws })
played-moudjahidine = ambush, with Weapons
played-sharpshooter = ambush, with Weapons
played-tayeb = as another card of your hand, which you keep
played-fatma = place or move her figure; { $fatma ->
    [card] no token for that
   *[figure] the village's player gains a reroll token
  }
played-oussaid = place or move his figure
played-oulmokhtar = place, move or take back his figure{ $builds ->
    [yes] ; where no defense stands he builds one
   *[no] { "" }
  }
played-homme_a_la_mule = look at the next { $look } French cards; { $buries ->
    [may] one may go under the deck
   *[must] one goes under the deck
  }
idle-man = does nothing: you have no sharpshooter to send
idle-young_man = does nothing: you have no moudjahidine to send
placed-child = draw { $child } or move a card; no retreat from there
placed-youth = draw { $youth }, keep 1; no retreat from there
placed-woman = { $n ->
    [0] nothing: no moudjahidate is left
   *[other] a moudjahidate appears, { $n } left
  }
placed-young_woman = a reroll token
placed-elderly_man = a reroll token beside a moudjahidine or sharpshooter
placed-elderly_woman = take back another card from there
placed-weapons = a reroll token beside a moudjahidate

## The drawn board
placed-fatma = a reroll token
closed-no-hand = you have no card in hand
closed-no-ability = no card of your hand can be played
closed-no-ability-of = it does nothing when played; put it into a village or buy with it
closed-no-cards-there = no card lies in your villages
closed-nobody-to-move = you have neither moudjahidine nor sharpshooters
closed-nowhere-to-go = there is no other open village to go to
closed-no-weapons = you have no Weapons card in hand
closed-no-fighter-card = you have no Moudjahidine or Sharpshooter card in hand
closed-no-army = no army is on the map
closed-no-force = in your villages nobody may go into an ambush
closed-no-road = no army stands on a road that leads to you
closed-no-road-from = no road leads from there to you without passing through another village
closed-not-on-map = it is not on the map
closed-stack = its stack is empty
closed-price = you are short of { $goods }
closed-halted = an army is halted before it
closed-occupied = a French army stands in it
closed-closed-village = it is closed to the Berbers
closed-stands-there = the figure stands there already
closed-other-region = it lies in another region than the army can be reached from
closed-no-force-there = no moudjahidine, sharpshooter or figure stands there
closed-nobody-there = no such unit stands there, or it has nowhere to go
closed-women-stay = moudjahidate never leave their village so
draw-colon = :
draw-map = Map of Kabylia
draw-villages = Villages
draw-armies = French armies
draw-reinforcement = Reinforcements
draw-automata = French cards
draw-display = Cards to buy
draw-hand = Your hand
draw-deck = Deck
draw-discard = Discard pile
draw-players = Players
draw-leader = Leader
draw-tokens = Reroll tokens
draw-actions = Actions left
draw-retreat-token = Retreat token
draw-unused = unused
draw-used = used
draw-french-cards-left = French cards left
draw-french-card = Card of this turn
draw-row = Face up, the next one first
draw-next-cards = You know the next ones
draw-empty = no defenders here
draw-cards = Cards
draw-defenses = Defenses
draw-deploys-at = Deploys at
draw-retreats-at = Retreats at
draw-units = Units
draw-missing = Missing to deploy
draw-show-way = Show where it goes
draw-way = Way with
draw-way-either = Way with either symbol
draw-way-decides = The symbol of the next card decides
draw-way-stays = It stays where it is
draw-steps = steps
draw-halted = halted before
draw-pursuit = in pursuit
draw-start = Start
draw-hidden = not known yet
draw-reaches = Can be ambushed by
draw-price = Price
draw-gives = Gives
draw-left = left
draw-can-buy = you can pay for it
draw-cannot-buy = too dear now
draw-market-on = Market: food, tools and weapons pay for one another
draw-blocks = No retreat from a village where this card lies
draw-no-retreat = no retreat from here
draw-not-played = Cannot be played now
draw-not-now = Not now: first answer the question.
draw-not-your-turn = Not now: others decide.
draw-combat = Combat
draw-ambush = Ambush
draw-berbers = Berbers
draw-french = French
draw-hits = Hits
draw-hit = hit
draw-no-hit = no hit
draw-rerolled = rerolled
draw-lost = lost
draw-hits-so-far = Hits as the dice lie
draw-fallen = Fallen Berbers
draw-women-left = Moudjahidate in the supply
draw-removed = Cards out of the game
draw-out = out of the game
draw-eliminated = conquered
draw-turn-of = Turn of
draw-french-turn = The French move
draw-over = The game is over
draw-you = you
draw-looking-at = You look at
draw-dealt = Leaders to choose from
draw-known-in-hand = Seen in hand
draw-on-top = Seen on top of the deck
draw-stands-in = stands in
draw-in-supply = in the supply
draw-nobody = nobody
draw-no-units = no units
draw-fork = Forks: come along a road, and the sign beside the next road says which symbol leads into it.
draw-stop = Stop
draw-your-purse = Your hand is worth
draw-force = Ambushing force
draw-turned-over = Executed French cards
draw-symbols-left = Among the cards not seen yet
draw-set-up = Setting up
draw-dice-legend = Each die has the colour and the sign of its unit; the dots below it are its hits.
draw-fighting = fighting
draw-terrain-wooded = a reroll token at the start of each combat here
draw-terrain-sheltered = each artillery die hits one time less
draw-terrain-steep = cavalry does not roll here
draw-terrain-concealed = the French overlook it with a 5 or 6
draw-effect-add_units = { $army }: { $units } more
draw-effect-no_move = No army moves this turn.
draw-effect-double_move = All armies move twice; in the second step a defense costs two units.
draw-effect-destroy_card = Each player loses one of these for good: { $cards }

cardtext-man = Play: send a sharpshooter to any open village; to another player's (alone: into another region), and you take a free card.
cardtext-woman = In a village: a moudjahidate comes there, while the supply lasts.
cardtext-young_man = Play: send a moudjahidine { $sends ->
    [own] to another of your villages
   *[any_village] to any open village
  }; { $tops ->
    [move] then a discarded card may go on top of the deck
   *[always] a discarded card may go on top of the deck
  }.
cardtext-elderly_man = In a village with a moudjahidine or sharpshooter: a reroll token.
cardtext-elderly_woman = In a village: take another card from there into your hand.
cardtext-young_woman = In a village: a reroll token.
cardtext-youth = In a village: draw { $youth } cards, keep one.
cardtext-child = In a village: draw { $child } cards, or move a card to another of your villages.
cardtext-artisan = When buying: a Tools card in your hand is worth { $artisan } influence more.
cardtext-moudjahidine = Bought: a moudjahidine on the map. With Weapons: an ambush.
cardtext-sharpshooter = Bought: a sharpshooter on the map. With Weapons: an ambush.
cardtext-fig_orchard = Food, nothing else.
cardtext-olive_orchard = Play: draw { $orchard } cards.
cardtext-weapons = In a village with a moudjahidate: a reroll token. Needed for every ambush.
cardtext-tools = Play: turn cards of your deck until one gives food; take it.
cardtext-market = Play: food, tools and weapons pay for one another this turn.
cardtext-defenses = Bought: a defense in a village. Play: discard it and up to { $discards } others, draw as many (1 to { $draws }).
cardtext-fatma = Play: her figure goes to any open village{ $fatma ->
    [card] . Her card put into a village: a reroll token
   *[figure] , whose player gains a reroll token
  }. Fights as a moudjahidate; may ambush.
cardtext-oumouhand = Discard him with an ambush: one more white die.
cardtext-tahar = No ability of his own.
cardtext-mouhand = Whenever he comes into your hand: draw a card.
cardtext-oussaid = Play: his figure goes to any open village. Fights as a sharpshooter.
cardtext-homme_a_la_mule = Play: look at the next { $look } French cards; { $buries ->
    [may] one may go under the deck
   *[must] one goes under the deck
  }.
cardtext-oulmokhtar = Play: his figure goes to any open village{ $builds ->
    [yes] { " " }and builds a defense where there is none
   *[no] { "" }
  }, or back to your supply. Fights as a moudjahidine; may ambush.
cardtext-tayeb = A copy of another card in your hand: played, in an ambush or when buying{ $bonus ->
    [yes] , or put into a village
   *[no] { "" }
  }.

# Cards shown to the others (RB-4.3)
signal-shows = Shows: { $cards }.
signal-shows_hand = Shows the whole hand: { $cards }.
signal-foretells = Has seen: French card { $place } from the top is { $automata }.

## The guided first game
guide-leader = You and your friend hold eight villages between you. You win when the French have no card left to turn; you lose when two of you are conquered, or one of you after a retreat. First keep a leader: Fatma N'Soumer brings two fighters and helps whoever is attacked.
guide-fighters = Her fighters appear in a village of yours. Units in a village defend it, and only together do they stop a column. Put them where the first column is likely to come.
guide-place = A turn: up to three actions with your five cards, then you buy with what is left in your hand. A Woman put into a village raises a fighter there at once, and adds to the village as long as she stays.
guide-again = Cards in a village can be taken back into your hand and put down again: the Woman raises a second fighter.
guide-buy = What is still in your hand pays now; unused resources are lost with the hand. Fighters keep their place on the map, and their card comes back again and again. Buy Moudjahidine.
guide-figure = The French have turned a card: an army has deployed and marches on your friend's villages. Its way can be seen on the map. Fatma goes to any open village of anybody and gives its owner a reroll: send her there.
guide-where = A new fighter again. See which of your villages the roads lead to, and make no village the easy one.
guide-alone = Orchards pay in every later turn, so buy them early. From here on you decide. Before an attack you may stand or, a single time in the whole game, retreat: look at both chances before you answer.

## The report at the end
report-berbers = The French turned { $n ->
    [one] one card
   *[other] { $n } cards
  }, and Kabylia was not theirs.
report-conquest = The last blow: { $army } took { $village } with French card { $n }.
report-retreat = The last blow: { $village } was abandoned after French card { $n }, when no more could be lost.
report-village = Village
report-owner = Player
report-attacks = Attacked
report-withstood = Attacks withstood
report-fate = Fate
report-fate-open = free to the end
report-fate-abandoned = abandoned, French card { $n }
report-fate-conquered = conquered, French card { $n }
report-fate-submitted = submitted, French card { $n }
report-player = Player
report-turns = Turns
report-bought = Cards bought
report-raised = Fighters raised
report-ambushes = Ambushes
report-ambushed = French lost to them
report-rerolls = Rerolls
report-army = Army
report-entered = Villages entered
report-in-ambushes = Lost in ambushes
report-in-combats = Lost in combat
report-at-defenses = Given for defenses
report-retreats = Retreats
report-units-left = Units at the end
report-fighters = Fighters
report-in-villages = Lost in villages
report-hits = Dice and hits
report-due = Hits to be expected
report-by-card = After each French card
report-open-villages = Free villages
report-french-lost = French units lost

## Reasons of hints: a figure with the best choice, and with the next best
reason-strikes = { $thing } has fallen in { $best } % instead of { $other } % of the games
reason-danger = villages in danger { $best } instead of { $other }
reason-people = people in the villages { $best } instead of { $other }
reason-tokens = reroll tokens { $best } instead of { $other }
reason-defenses = defences { $best } instead of { $other }
reason-french = strength of the French armies { $best } instead of { $other }
