# Le Burnous rouge : questions, réponses et journal.
# Les noms des cartes, villages, lieux et unités sont dans data/*.toml, dans les trois langues.

game-title = Le Burnous rouge : Algérie 1857
game-about = Kabylie, printemps 1857. Trois colonnes françaises entrent dans la montagne. Un à quatre joueurs berbères tiennent ensemble neuf villages jusqu'à ce que les Français n'aient plus de carte à retourner.

## Options
option-edition = Édition
option-edition-standard = la meilleure lecture des deux livrets
option-edition-english = le livret anglais à la lettre
option-edition-german = le livret allemand à la lettre
option-automata_after_every_player = Difficile A : les Français agissent après chaque joueur
option-no_village_starting_items = Difficile B : ni cartes ni jetons de relance des villages
option-no_leader_starting_items = Difficile C : pas de cartes de départ des chefs
option-undefended_village = Un village sans défenseurs
option-undefended_village-conquered = est conquis aussitôt
option-undefended_village-retreat_allowed = peut encore être abandonné avec le jeton de retraite
option-french_retreat_check = Les Français vérifient leur retraite
option-french_retreat_check-immediate = dès qu'ils perdent des unités
option-french_retreat_check-end_of_round = à la fin de chaque tour de combat
option-counterattack_dice_choice = Dés de la contre-attaque
option-counterattack_dice_choice-edition = comme le veut l'édition
option-counterattack_dice_choice-crt_order = dans l'ordre de la table de combat
option-counterattack_dice_choice-player = au choix du joueur en embuscade
option-young_man_destination = Le Jeune homme envoie un moudjahid
option-young_man_destination-edition = comme le veut l'édition
option-young_man_destination-any_village = vers tout village ouvert
option-young_man_destination-own = vers ses propres villages seulement
option-young_man_topdeck_requires_move = La seconde partie du Jeune homme exige un déplacement
option-moudjahidate_at_setup = Les moudjahidates sont placées à la mise en place
option-moudjahidate_at_setup-edition = comme le veut l'édition
option-moudjahidate_at_setup-yes = oui, deux par joueur
option-moudjahidate_at_setup-no = non, la Femme les amène
option-setup_full_army_counts_as_deployed = Une armée complète à la mise en place ne reçoit plus d'unités
option-pursuit_mode = Une armée qui quitte le village abandonné
option-pursuit_mode-priority = vise d'abord le même territoire
option-pursuit_mode-tie_break = préfère ce territoire à distance égale
option-pursuit_persists_until_village = La poursuite dure jusqu'au prochain combat
option-conquered_villages_block_ambush_path = Les villages fermés coupent le chemin d'une embuscade
option-soumeur_mode = Une armée qui ne voit pas Soumeur
option-soumeur_mode-edition = comme le veut l'édition
option-soumeur_mode-as_stop = s'y arrête
option-soumeur_mode-pass_through = la traverse aussitôt
option-deadlock = Quand aucun camp ne peut plus lancer de dés
option-deadlock-repeat_bombardment = artillerie et tireurs tirent encore
option-deadlock-french_retreat = les Français se retirent
option-homme_moudjahidine = Cartes Moudjahidine de L'homme à la Mule
option-homme_moudjahidine-edition = comme le veut l'édition
option-homme_moudjahidine-1 = une
option-homme_moudjahidine-2 = deux
option-homme_bottom_optional = L'homme à la Mule peut laisser les deux cartes dessus
option-oulmokhtar_builds_defense = Oulmokhtar construit une fortification
option-oulmokhtar_builds_defense-edition = comme le veut l'édition
option-oulmokhtar_builds_defense-yes = oui
option-oulmokhtar_builds_defense-no = non
option-tayeb_copies_village_effects = Tayeb copie aussi les bonus de pose
option-draw_timing = Cinq cartes sont piochées
option-draw_timing-edition = comme le veut l'édition
option-draw_timing-turn_start = au début de son tour
option-draw_timing-round_start = par tous au début d'une manche
option-reroll_token_limit = Jetons de relance en tout
option-reroll_token_limit-12 = douze
option-reroll_token_limit-0 = sans limite
option-french_cube_limit = Les cubes de la boîte limitent les Français
option-turned_moudjahidine_hit_order = Les moudjahidines ralliés encaissent
option-turned_moudjahidine_hit_order-first = en premier
option-turned_moudjahidine_hit_order-last = en dernier
option-eliminated_sharpshooters = Les tireurs d'un joueur conquis
option-eliminated_sharpshooters-removed = quittent la partie
option-eliminated_sharpshooters-join_french = rejoignent les Français
option-solo_conquest_scope = En solo, un combat perdu coûte
option-solo_conquest_scope-region = toute la région
option-solo_conquest_scope-village = ce village seulement
option-solo_ambush_same_region = En solo, une embuscade reste dans une région
option-win_timing = Les Berbères gagnent
option-win_timing-edition = comme le veut l'édition
option-win_timing-automata_cannot_act = quand les Français ne peuvent plus retourner de carte
option-win_timing-end_of_round = à la fin de la manche où les cartes françaises sont épuisées
option-retreat_before_combat = Retraite avant le combat
option-retreat_after_artillery = Retraite après l'artillerie
option-retreat_after_sharpshooters = Retraite après les tireurs
option-retreat_after_berber_fire = Retraite après le jet des Berbères

## Résultats
result-berbers = Les Berbères gagnent : les Français n'ont plus de carte à retourner.
result-french = Les Français gagnent : la Kabylie est conquise.

## Noms qui ne sont pas dans les données
player-0 = Joueur 1
player-1 = Joueur 2
player-2 = Joueur 3
player-3 = Joueur 4
army-0 = Case des renforts
army-1 = Armée 1
army-2 = Armée 2
army-3 = Armée 3
village-ambush = Embuscade
unit-turned_moudjahidine = moudjahid rallié
unit-turned_sharpshooter = tireur rallié
term-hand = main
term-deck = pioche
term-discard = défausse
status-open = ouvert
status-abandoned = abandonné
status-submitted = soumis
status-french = français
state-undeployed = pas encore déployée
state-retreated = en retraite
state-deployed = sur la carte
resource-0 = influence
resource-1 = force
resource-2 = nourriture
resource-3 = outils
resource-4 = armes

## Questions
ask-LeaderToKeep = Quel chef gardes-tu ?
ask-VillageForUnit = Où apparaît la nouvelle unité ? ({ $unit })
ask-VillageForDefense = Où construis-tu la fortification ?
ask-NextAction = Que fais-tu maintenant ?
ask-CardToPlay = Quelle carte joues-tu ?
ask-CardToCopy = Quelle carte Tayeb copie-t-il ?
ask-CardToPlace = Quelle carte poses-tu dans un village ?
ask-VillageForCard = { $card } : dans quel village ?
ask-BonusToCopy = Quel bonus de pose Tayeb copie-t-il ?
ask-VillageToRetrieve = De quel village reprends-tu toutes les cartes ?
ask-MobilizeFrom = De quel village mobilises-tu ?
ask-MobilizeTo = De { $source } vers quel village ?
ask-UnitToMobilize = { $source } vers { $destination } : qui part ? (jusqu'ici : { $moved })
ask-UnitFrom = { $unit } : de quel village ?
ask-UnitTo = { $unit } de { $source } : vers quel village ?
ask-FreeCard = Quelle carte prends-tu à l'étalage ?
ask-CardForTop = Quelle carte défaussée va sur ta pioche ?
ask-ChildBonus = L'Enfant à { $village } : que veux-tu ?
ask-CardToMove = Quelle carte quitte { $village } ?
ask-VillageForMovedCard = { $card } : de { $village } vers quel village ?
ask-CardToTakeBack = Quelle carte reprends-tu à { $village } ?
ask-CardToKeep = Quelle carte gardes-tu ?
ask-CardToDiscard = Quelle autre carte défausses-tu ?
ask-VillageForFigure = { $figure } : vers quel village ?
ask-CardToBury = Quelle carte française va sous la pioche ?
ask-AmbushTarget = À quelle armée tends-tu une embuscade ?
ask-AmbushPayment = Quelles cartes défausses-tu pour l'embuscade ?
ask-OumouhandJoins = Défausser Oumouhand pour un dé de plus ?
ask-AmbushFrom = { $army } : de quel village vient la troupe ?
ask-UnitForAmbush = Qui part de { $source } pour l'embuscade ? (jusqu'ici : { $joined })
ask-FrenchLoss = { $army } : quelle unité est retirée ?
ask-CounterDie = { $army } : qui riposte ?
ask-AmbushReturn = Vers quel village vont les survivants ?
ask-Purchase = Qu'achètes-tu ? (achetées : { $bought })
ask-ResourcesToCopy = Les ressources de quelle carte Tayeb compte-t-il une fois de plus ?
ask-Reroll = Dépenser un jeton de relance pour un dé ?
ask-LeaderHit = { $place } : quel chef est touché ?
ask-Retreat = { $village } : tenir ou se retirer ?
ask-RetreatTo = De { $village } vers quel village ?
ask-CardToDestroy = Quelle carte perds-tu ? ({ $cards })
ask-TakeOver = Tu es hors jeu. Veux-tu désormais retourner les cartes françaises ?
ask-TurnCard = Retourne la prochaine carte française.

## Choix
choice-done = Terminé
choice-end = Plus d'action
choice-none = Aucune
choice-all = Tout le monde
choice-yes = Oui
choice-no = Non
choice-play = Jouer une carte
choice-place = Poser une carte dans un village
choice-retrieve = Reprendre toutes les cartes d'un village
choice-mobilize = Mobiliser
choice-ambush = Embuscade
choice-draw = Piocher deux cartes
choice-move = Déplacer une carte vers un autre village
choice-stop = Garder les dés
choice-stand = Tenir
choice-retreat = Se retirer
choice-turn = La retourner
choice-supply = Retour dans ta réserve
choice-AmbushTarget = Armée { $n }
choice-AmbushPayment = { $a } et { $b }
choice-Reroll-stop = Garder les dés
choice-Reroll = { $a } : { $b }
choice-CardToDestroy = { $a } ({ $b })
choice-Purchase-done = Ne plus rien acheter
choice-Purchase-tayeb = Tayeb : compter une carte une fois de plus
choice-LeaderToKeep-fatma = Fatma N'Soumer : 2 Moudjahidine ; sa figurine combat comme une moudjahida et apporte un jeton de relance
choice-LeaderToKeep-oumouhand = Oumouhand n'ath Freh : 1 Moudjahidine ; un dé de plus en embuscade
choice-LeaderToKeep-tahar = Sidi Tahar : 1 Armes, 1 Tireur d'élite, 1 Moudjahidine
choice-LeaderToKeep-mouhand = Mouhand Ouchikhoun : 1 Marché, 1 Figueraie ; fait piocher une carte quand il vient en main
choice-LeaderToKeep-oussaid = Omar Oussaid : 1 Outils ; sa figurine combat comme un tireur d'élite
choice-LeaderToKeep-homme_a_la_mule = L'homme à la Mule : 1 Armes et Moudjahidine ; regarde les deux prochaines cartes françaises
choice-LeaderToKeep-oulmokhtar = Omar Oulmokhtar n'ath Yirathen : sa figurine combat comme un moudjahid et construit une fortification
choice-LeaderToKeep-tayeb = Tayeb : copie d'une autre carte de ta main

## Journal : mise en place
say-leaders-dealt = { $seat } : chefs au choix : { $cards }
say-leader-kept = { $seat } garde { $card }.
say-starting-card = { $seat } : { $card } de { $village }
say-setup-card = Premières unités françaises : { $automata }

## Journal : le tour
say-turn = { $seat } commence son tour.
say-drew = Tu pioches : { $card }
say-draws = { $seat } pioche, cartes : { $number }
say-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
say-nothing-to-draw = { $seat } n'a plus de carte à piocher.
say-mouhand = Mouhand vient dans ta main : une carte de plus.
say-played = { $seat } joue { $card }.
say-tayeb = { $seat } : Tayeb copie { $card }.
say-placed = { $seat } pose { $card } à { $village }.
say-retrieved = { $seat } reprend à { $village } : { $cards }
say-mobilized = { $seat } mobilise de { $source } vers { $village } : { $number }
say-token = { $seat } : jetons de relance maintenant { $tokens }
say-no-token-left = { $seat } : plus de jeton de relance dans la réserve.
say-card-moved = { $seat } déplace { $card } vers { $village }.
say-taken-back = { $seat } reprend { $card } à { $village }.
say-saw-cards = Tu vois : { $cards }
say-kept-one = { $seat } garde une carte et défausse : { $cards }
say-unit-placed = { $unit } apparaît à { $village } ({ $seat }).
say-unit-sent = { $seat } envoie { $unit } de { $source } à { $village }.
say-free-card = { $seat } prend à l'étalage : { $card }
say-topped = { $seat } met sur sa pioche : { $card }
say-discarded = { $seat } défausse { $card }.
say-revealed = { $seat } révèle : { $cards }
say-found-food = { $seat } prend en main : { $card }
say-market = { $seat } : nourriture, armes et outils se remplacent ce tour-ci.
say-bought = { $seat } achète : { $card }
say-defense-built = { $village } : une fortification est construite.
say-figure-placed = { $figure } va à { $village }.
say-no-village = { $figure } : aucun village possible
say-looked = { $seat } regarde des cartes françaises : { $number }
say-saw = Prochaines cartes françaises, celle du dessus en dernier : { $automata }
say-buried = { $seat } met une carte française sous la pioche.

## Journal : embuscade et combat
say-ambush = { $seat } tend une embuscade : { $army }, depuis { $village }
say-ambush-paid = { $seat } défausse pour l'embuscade : { $cards }
say-oumouhand = { $seat } : Oumouhand se joint à l'embuscade.
say-ambush-return = La troupe de l'embuscade va à { $village } ({ $seat }).
say-combat = { $army } attaque { $village }.
say-berbers-roll = Les Berbères lancent { $dice } ({ $units })
say-french-roll = Les Français lancent { $dice } ({ $units })
say-rerolled = { $seat } relance { $unit } { $die } : maintenant { $now }
say-berbers-lost = { $place } : perte de { $number } × { $unit }
say-figure-lost = { $figure } quitte la carte.
say-french-lost = { $army } perd : { $unit }
say-deadlock = { $village } : aucun camp ne peut lancer de dés ; artillerie et tireurs tirent encore.
say-french-retreat = { $army } se retire, unités : { $strength }
say-berber-retreat = { $seat } abandonne { $village } pour { $refuge }. Le jeton de retraite est utilisé.
say-conquered = { $army } conquiert { $village } ({ $seat }).
say-submitted = { $village } est soumis.
say-turned = { $army } : moudjahidines ralliés de { $village } : { $number }
say-eliminated = { $seat } est hors jeu.

## Journal : les automates
say-card-laid-out = Carte française étalée : { $automata }
say-card-turned = Carte française : { $automata }
say-reinforcements = { $army } reçoit les renforts : { $number }
say-units-added = { $army } : + { $number } { $unit }
say-no-move = Les Français ne bougent pas ce tour-ci.
say-double-move = Les Français bougent deux fois ce tour-ci.
say-nothing-destroyed = { $seat } n'en possède aucune : { $cards }
say-card-destroyed = { $seat } perd pour toujours : { $card }
say-deployed = { $army } se déploie : { $node }
say-army-moves = { $army } avance : { $node }
say-army-stays = { $army } reste sur place.
say-symbol = { $army } : le symbole décide : { $symbol }
say-village-entered = { $army } entre dans { $village }.
say-soumeur-hidden = { $army } ne voit pas Soumeur (dé { $die }).
say-soumeur-found = { $army } trouve Soumeur (dé { $die }).
say-defenses-cleared = { $army } devant { $village } : fortifications enlevées { $number }, restantes { $left }
say-unit-spent = { $army } donne pour les fortifications : { $unit }
say-army-halted = { $army } s'arrête devant { $village }.
say-no-card-left = Les Français n'ont plus de carte à retourner.

## Le plateau en mots
board-french = Cartes françaises restantes : { $left }. Jetons de relance dans la réserve : { $tokens }. Jeton de retraite : { $used ->
        [yes] utilisé
       *[no] disponible
    }.
board-row = Cartes françaises étalées : { $cards }
board-army = { $army } : { $units } ; { $where }
board-army-siege = arrêtée devant { $village }
board-at = lieu : { $node }
board-village = { $village } ({ $player } ; { $terrain }) : { $marks }
board-closed = { $village } : { $status }
board-units = { $units }
board-defenses = fortifications { $n }
board-cards = cartes { $cards }
board-empty = personne
board-player = { $player } : chef { $leader }, jetons de relance { $tokens }, main { $hand }, pioche { $deck }, défausse { $discard }
board-out = { $player } : hors jeu
board-hand = Ta main : { $cards }
board-purse = À dépenser : { $resources }
board-display = Étalage : { $cards }
board-women = Moudjahidates dans la réserve : { $n }
board-none = aucune
terrain-wooded = boisé
terrain-sheltered = abrité
terrain-steep = escarpé
terrain-concealed = caché

## Indications à côté des choix
hint-army = force { $n }, lieu : { $node }
hint-fatal = cela perd la partie
hint-stack = reste { $n }
hint-threat = { $army } arrive dans { $n } { $n ->
        [one] pas
       *[other] pas
    }

## Ce que font les cartes, en quelques mots
played-man = envoyer un tireur ; une carte gratuite s'il va chez un autre joueur
played-young_man = envoyer un moudjahid ; puis une carte défaussée peut aller sur la pioche
played-olive_orchard = piocher 2
played-tools = chercher de la nourriture dans la pioche
played-market = nourriture, armes et outils se remplacent
played-defenses = défausser jusqu'à 2 autres, en piocher autant
played-moudjahidine = embuscade
played-sharpshooter = embuscade
played-tayeb = comme une autre carte de la main
played-fatma = la placer ou la déplacer ; le joueur du village gagne un jeton de relance
played-oussaid = le placer ou le déplacer
played-oulmokhtar = le placer, déplacer ou reprendre ; il construit une fortification
played-homme_a_la_mule = regarder les deux prochaines cartes françaises
placed-child = piocher 2 ou déplacer une carte ; pas de retraite de là
placed-youth = piocher 3, en garder 1 ; pas de retraite de là
placed-woman = une moudjahida apparaît
placed-young_woman = un jeton de relance
placed-elderly_man = un jeton de relance près d'un moudjahid ou d'un tireur
placed-elderly_woman = y reprendre une autre carte
placed-weapons = un jeton de relance près d'une moudjahida
