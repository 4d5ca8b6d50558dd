# Le Burnous rouge : questions, réponses et journal.
# Les noms des cartes, villages, lieux et unités sont dans data/*.toml, dans les trois langues.

game-title = Le Burnous rouge : Algérie 1857
game-about = Kabylie, printemps 1857. Trois colonnes françaises entrent dans la montagne. Un à quatre joueurs berbères tiennent ensemble neuf villages jusqu'à ce que les Français n'aient plus de carte à retourner.
game-goal = On gagne ensemble : quand les Français n’ont plus de carte à retourner. La partie est perdue quand deux joueurs sont conquis, ou un seul après une retraite. Rassemble des unités dans les villages qu’une colonne peut atteindre, et compte ce que tu peux tenir avant de faire face.

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
option-placement_ban = Fortifications et figurines ne vont pas
option-placement_ban-edition = comme le veut l'édition
option-placement_ban-french_army = dans un village où se trouve une armée française
option-placement_ban-submitted = dans un village fermé ; Soumeur resté inaperçu leur est ouvert
option-fatma_token = Fatma N'Soumer apporte un jeton de relance
option-fatma_token-figure = chaque fois que sa figurine est placée ou déplacée
option-fatma_token-card = quand sa carte est posée dans un village (texte de la carte)
option-reinforcement_timing = Les renforts en attente rejoignent une armée en retraite
option-reinforcement_timing-next_turn = au prochain tour des Français
option-reinforcement_timing-next_round = dès la manche suivante (texte allemand)
option-cavalry_row = La cavalerie touche
option-cavalry_row-six = deux fois avec un 6
option-cavalry_row-five_and_six = une fois avec un 5, deux fois avec un 6
option-retreat_before_combat = Retraite avant le combat
option-retreat_after_artillery = Retraite après l'artillerie
option-retreat_after_sharpshooters = Retraite après les tireurs
option-retreat_after_berber_fire = Retraite après le jet des Berbères

## Résultats
result-berbers = Les Berbères gagnent : les Français n'ont plus de carte à retourner.
result-french = Les Français gagnent : la Kabylie est conquise.

## Noms qui ne sont pas dans les données
end-two = { $solo ->
    [yes] Les Français ont conquis des villages dans deux régions
   *[no] Les Français ont conquis deux joueurs
  } : { $who } (RB-17.1).
end-token = Conquis : { $who } ; et le jeton de retraite était utilisé : les deux ensemble perdent la partie (RB-17.1).
end-one-lost = { $solo ->
    [yes] Une région a été perdue
   *[no] Un joueur a été conquis
  } : { $who }.
end-left = Cartes françaises qui restaient à venir : { $n }.
end-villages = Villages encore ouverts : { $n } ({ $villages }).
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
    .many = moudjahidines ralliés
unit-turned_sharpshooter = tireur rallié
    .many = tireurs ralliés
term-hand = en main
term-deck = dans la pioche
term-discard = dans la défausse
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
count-influence = { $n } d'influence
count-strength = { $n } de force
count-food = { $n } de nourriture
count-tools = { $n ->
    [one] { $n } outil
   *[other] { $n } outils
  }
count-weapons = { $n ->
    [one] { $n } arme
   *[other] { $n } armes
  }
count-nothing = rien
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
ask-MobilizeTo = Depuis { $source }, vers quel village ?
ask-UnitToMobilize = { $source } vers { $destination } : qui part ? (jusqu'ici : { $moved })
ask-UnitFrom = Tu envoies un { $unit } : de quel village ?
ask-UnitTo = Tu envoies un { $unit } depuis { $source } : vers quel village ?
ask-FreeCard = Quelle carte de l'étalage prends-tu gratuitement, dans ta défausse ?
ask-CardForTop = Quelle carte défaussée va sur ta pioche ?
ask-ChildBonus = L'Enfant à { $village } : que veux-tu ?
ask-CardToMove = Quelle carte quitte { $village } ?
ask-VillageForMovedCard = { $card } : depuis { $village }, vers quel village ?
ask-CardToTakeBack = Quelle carte reprends-tu à { $village } ?
ask-CardToKeep = Quelle carte gardes-tu ?
ask-CardToDiscard = Quelle autre carte défausses-tu ? Tu en pioches une pour chacune, fortification comprise.
ask-VillageForFigure = { $figure } : vers quel village ?
ask-CardToBury = Quelle carte française va sous la pioche ?
ask-AmbushTarget = À quelle armée tends-tu une embuscade ?
ask-AmbushPayment = Quelles cartes défausses-tu pour l'embuscade ?
ask-OumouhandJoins = Défausser Oumouhand pour un dé de plus ?
ask-AmbushFrom = { $army } : de quel village vient la troupe ?
ask-UnitForAmbush = Embuscade depuis { $source } : qui en est ? (jusqu'ici : { $joined })
ask-FrenchLoss = { $army } : quelle unité une touche retire-t-elle ?
ask-CounterDie = { $army } : qui riposte ?
ask-AmbushReturn = Vers quel village vont les survivants ?
ask-Purchase = Qu'achètes-tu ?
ask-ResourcesToCopy = Les ressources de quelle carte Tayeb compte-t-il une fois de plus ?
ask-Reroll = Dépenser un jeton de relance pour un dé ?
ask-LeaderHit = { $place } : quel chef est touché ?
ask-Retreat = { $village } : tenir ou se retirer ?
ask-RetreatTo = Depuis { $village }, vers quel village ?
ask-CardToDestroy = Quelle carte perds-tu ? ({ $cards })
ask-TakeOver = Tu es hors jeu. Veux-tu désormais retourner les cartes françaises ?
ask-TurnCard = Retourne la prochaine carte française.

## Choix
choice-done = Terminé
choice-end = Plus d'action
choice-none = Aucune
choice-UnitFrom-none = N'envoyer personne
choice-CardForTop-none = Aucune carte
choice-BonusToCopy-none = Aucun bonus
choice-CardToBury-none = Laisser les deux dessus
choice-ChildBonus-none = Ni l'un ni l'autre
choice-all = Tout le monde
choice-yes = Oui
choice-no = Non
choice-play = Jouer une carte
choice-place = Poser une carte dans un village
choice-retrieve = Reprendre toutes les cartes d'un village
choice-mobilize = Mobiliser
choice-ambush = Embuscade
choice-draw = Piocher { $child } cartes
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
choice-CardToDestroy = { $a }, { $b }
choice-Purchase-done = Ne plus rien acheter
choice-Purchase-tayeb = Tayeb : compter une carte une fois de plus

## Journal : mise en place
say-leaders-dealt = { $seat } : chefs au choix : { $cards }
say-leader-kept = { $seat } garde { $card }.
say-starting-card = { $seat } commence avec : { $card } ({ $village })
say-setup-card = Premières unités françaises, carte n° { $automata }

## Journal : le tour
say-turn = { $seat } commence son tour.
say-drew = Tu pioches : { $card }
say-draws = { $seat } pioche { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
  }.
say-reshuffled = { $seat } mélange sa défausse en une nouvelle pioche.
say-nothing-to-draw = { $seat } n'a plus de carte à piocher.
say-mouhand = Mouhand vient dans ta main : une carte de plus.
say-played = { $seat } joue : { $card }
say-tayeb = { $seat } : Tayeb copie { $card }.
say-placed = { $seat } pose à { $village } : { $card }
say-retrieved = { $seat } reprend à { $village } : { $cards }
say-mobilized = { $seat } mobilise { $number ->
    [one] { $number } unité
   *[other] { $number } unités
  } depuis { $source } vers { $village }.
say-token = { $seat } reçoit un jeton de relance, maintenant { $tokens }
say-no-token-left = { $seat } : plus de jeton de relance dans la réserve.
say-card-moved = { $seat } déplace { $card } vers { $village }.
say-taken-back = { $seat } reprend { $card } à { $village }.
say-saw-cards = Tu vois : { $cards }
say-kept-one = { $seat } garde une carte et défausse : { $cards }
say-unit-placed = { $village } ({ $seat }), nouvelle unité : { $unit }.
say-unit-sent = { $seat } envoie un { $unit } depuis { $source } vers { $village }.
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
say-looked = { $seat } regarde { $number ->
    [one] { $number } carte française
   *[other] { $number } cartes françaises
  }.
say-saw = Prochaines cartes françaises, celle du dessus en dernier : { $automata }
say-buried = { $seat } met une carte française sous la pioche.

## Journal : embuscade et combat
say-ambush = { $seat } tend une embuscade : { $army }, depuis { $village }
say-ambush-paid = { $seat } défausse pour l'embuscade : { $cards }
say-oumouhand = { $seat } : Oumouhand se joint à l'embuscade.
say-ambush-return = La troupe de l'embuscade va à { $village } ({ $seat }).
say-combat = { $army } attaque { $village }.
say-berbers-roll = Les Berbères lancent { $dice } ({ $units }) : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  }
say-french-roll = Les Français lancent { $dice } ({ $units }) : { $hits ->
    [0] aucune touche
    [one] { $hits } touche
   *[other] { $hits } touches
  }
say-rerolled = { $seat } relance un dé ({ $unit }) : { $now } au lieu de { $die }
say-berbers-lost = { $place } : perdu : { $unit_counted }
say-figure-lost = { $figure } quitte la carte.
say-french-lost = { $army } perd : { $unit }
say-deadlock = { $village } : aucun camp ne peut lancer de dés ; artillerie et tireurs tirent encore.
say-french-retreat = { $army } se retire, { $strength ->
    [0] sans une seule unité
    [one] avec { $strength } unité
   *[other] avec { $strength } unités
  }.
say-berber-retreat = { $seat } abandonne { $village } pour { $refuge }. Le jeton de retraite est utilisé.
say-conquered = { $army } conquiert { $village } ({ $seat }).
say-submitted = { $village } est soumis.
say-turned = { $army } : moudjahidines ralliés ({ $village }) : { $number }
say-eliminated = { $seat } est hors jeu.

## Journal : les automates
say-card-laid-out = Carte française étalée : n° { $automata }
say-card-turned = Carte française n° { $automata }
say-reinforcements = { $army } reçoit les renforts : { $number }
say-units-added = { $army } reçoit : { $unit_counted }
say-no-move = Les Français ne bougent pas ce tour-ci.
say-double-move = Les Français bougent deux fois ce tour-ci.
say-nothing-destroyed = { $seat } n'en possède aucune : { $cards }
say-card-destroyed = { $seat } perd pour toujours : { $card }
say-deployed = { $army } se déploie, départ : { $node }
say-army-moves = { $army } avance : { $node }
say-army-stays = { $army } reste sur place.
say-symbol = { $army } : le symbole décide : { $symbol }
say-village-entered = { $army } entre dans { $village }.
say-soumeur-hidden = { $army } ne voit pas Soumeur (dé { $die }).
say-soumeur-found = { $army } trouve Soumeur (dé { $die }).
say-defenses-cleared = { $army } enlève { $number ->
    [one] { $number } fortification
   *[other] { $number } fortifications
  } devant { $village } ; { $left ->
    [0] il n'en reste aucune
    [one] il en reste { $left }
   *[other] il en reste { $left }
  }.
say-unit-spent = { $army } donne pour les fortifications : { $unit }
say-army-halted = { $army } s'arrête devant { $village }.
say-no-card-left = Les Français n'ont plus de carte à retourner.

## Le plateau en mots
now-turn = Tu es { $seat }{ $turn ->
    [own] , actions restantes : { $actions } sur { $most }
   *[other] { "" }
  }. Jetons de relance : { $tokens }. Jeton de retraite : { $retreat ->
    [used] utilisé
   *[unused] disponible
  }. Cartes françaises restantes : { $left }.
now-villages = Tu es { $seat }. Tes villages : { $villages }.
now-french = Cartes françaises restantes : { $left }.
now-card = Carte française : { $text }
now-row = La prochaine carte française est { $cards }
now-row-then = { $first } ; puis { $second }
now-row-empty = Aucune carte française n'est visible : après ton tour { $n } sont étalées, et aucune armée ne bouge.
now-over = Les Français n'ont plus de carte : quand leur tour viendrait, les Berbères ont gagné.
now-hand-card = Main : { $card }{ $n ->
    [one] { "" }
   *[other] { ", chacune" }
  } : { $what }
now-worth = Ta main vaut : { $goods }. Tu pourrais acheter : { $cards }.
now-purse = À dépenser : { $goods }. Tu peux encore acheter { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
  }.{ $market ->
    [yes] { " " }Marché : nourriture, outils et armes s'échangent.
   *[no] { "" }
  }
now-army = { $army } : { $units } ; lieu : { $node } ; va vers { $way } ; se retire à { $retreat } unités ou moins{ $reach ->
    [yes] { " ;" } les tiens peuvent lui tendre une embuscade
   *[no] { "" }
  }.
now-army-waiting = { $army } : { $n ->
    [one] { $n } unité
   *[other] { $n } unités
  } sur { $deploy }{ $units }{ $state ->
    [undeployed] { "" }
   *[retreated] , en retraite, repart ici : { $start }
  }
now-waiting = Pas sur la carte : { $armies }.
now-way = { $village } ({ $n ->
    [one] au prochain tour des Français
   *[other] dans { $n } tours des Français
  })
now-or = { " ou " }
now-combat = { $army } ({ $units } ; se retire à { $retreat } ou moins) attaque { $village } ({ $terrain }). Sur place : { $people }.
now-dice = { $side ->
    [french] Dés des Français
   *[berbers] Dés des Berbères
  } : { $dice }. Touches : { $n }.
now-die = { $unit } { $face } ({ $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
  })
now-retreat = Une retraite utilise le seul jeton de tous les joueurs : chacun va dans un autre de tes villages, les cartes posées ici sont défaussées, et ce village est fermé pour toujours. Si le dernier défenseur tombe, son joueur (seul : sa région) est conquis.
now-retreat-fatal = Quelqu'un est déjà conquis : utiliser le jeton de retraite maintenant perd la partie (RB-17.1).
now-ambush = { $army } : { $units } ({ $n } en tout) ; après des pertes elle se retire à { $retreat } ou moins.
now-force = En embuscade : { $units }.
board-french = Cartes françaises restantes : { $left }. Jetons de relance dans la réserve : { $tokens }. Jeton de retraite : { $used ->
        [yes] utilisé
       *[no] disponible
    }.
board-row = Cartes françaises étalées : { $cards }
board-army = { $army } ({ $n } { $n ->
    [one] unité
   *[other] unités
  } ; se déploie avec { $deploy }, se retire à { $retreat }){ $units } ; { $where }
board-reserve = { $army } : { $units }
board-start = départ : { $node }
board-pursuit = poursuit le territoire du village abandonné
board-region = { $region } :
board-army-siege = arrêtée devant { $village }
board-at = lieu : { $node }{ $known ->
    [yes] , venue de : { $came }
   *[no] { "" }
  } ; prochain but : { $way }
board-village = { $village } ({ $player } ; { $terrain }) : { $marks }
board-closed = { $village } : { $status }
board-defenses = { $n ->
    [one] { $n } fortification
   *[other] { $n } fortifications
  }
board-cards = cartes posées : { $cards }
board-empty = aucun défenseur
board-player = { $player } : chef { $leader }, jetons de relance { $tokens }, main { $hand }, pioche { $deck }, défausse { $discard }
board-out = { $player } : hors jeu
board-hand = Ta main : { $cards }
board-purse = À dépenser : { $resources }
board-display = Cartes à acheter :
board-women = Moudjahidates dans la réserve : { $n }
board-no-leader = à choisir
board-none = aucune
board-none-of-fallen = aucun
board-discard = { $player }, défausse : { $cards }
board-shown = { $player }, vues en main : { $cards }
board-topped = { $player }, vues sur la pioche : { $cards }
board-removed = Cartes hors du jeu : { $cards }
board-fallen = Berbères tombés : { $units }
board-markers = Marqueurs de fortification restants : { $n }
board-executed = Cartes françaises exécutées : { $cards }
board-foreseen = Tu connais la carte française { $place } à partir du dessus : { $card }
board-symbols = Parmi les cartes françaises pas encore vues : { $circle } avec un cercle, { $triangle } avec un triangle.
board-all-french = Toutes les cartes françaises :
board-hits = Touches par face :
board-face = { $face } ({ $n } { $n ->
    [one] touche
   *[other] touches
  })
board-faces = { $first }–{ $last } ({ $n ->
    [one] { $n } touche
   *[other] { $n } touches
  })
board-hit-order = Qui est touché en premier. Français : { $french }. Berbères : { $berbers }, puis les chefs.
board-terrain = Terrain, { $terrain } : { $what }
board-roads = Routes :
board-forks = Bifurcations (d'où vient une armée, et quel symbole mène où) :
board-fork = { $node }, venue de : { $came } ; cercle : { $circle } ; triangle : { $triangle }
board-all-cards = Toutes les cartes des joueurs :
terrain-wooded = boisé
terrain-sheltered = abrité
terrain-steep = escarpé
terrain-concealed = caché

## Indications à côté des choix
text-gives = donne { $goods }
text-gives-nothing = ne donne rien
text-costs = coûte { $goods }
starts-with = cartes de départ : { $cards }
starts-with-nothing = pas de cartes de départ
bought-moudjahidine = achetée : un moudjahid sur la carte
bought-sharpshooter = achetée : un tireur d'élite sur la carte
bought-defenses = achetée : une fortification dans un village
does-played = jouée : { $what }
does-placed = dans un village : { $what }
passive-artisan = avec une carte Outils en main { $artisan } d'influence de plus à l'achat
passive-weapons = nécessaire à toute embuscade
passive-oumouhand = défaussé avec une embuscade : un dé blanc de plus
passive-mouhand = chaque fois qu'il arrive en main : piocher une carte
hint-only-card = { $card } : { $does }
hint-cards-in = { $village } : { $cards }
hint-mobilize = depuis { $villages }
hint-ambush = { $armies } ; coûte une carte Armes et une carte Moudjahidine ou Tireur d'élite
hint-end = actions inutilisées : { $n } ; ensuite tu achètes jusqu'à { $most } cartes
hint-hand-goes = le reste de ta main est défaussé
hint-tayeb-buys = Tayeb est défaussé
hint-no-bonus = pas de bonus
stake-falls = { $known ->
    [yes] { $village } tombe avec environ { $percent } % de chances (combat mené à son terme, sans relance)
   *[no] { $village } peut tomber
  }
stake-game = alors les Français ont gagné
stake-player = alors tu es conquis : { $n ->
    [one] ton village se soumet ({ $villages })
   *[other] tes { $n } villages se soumettent tous ({ $villages })
  }, { $cards ->
    [one] ta carte quitte
   *[other] tes { $cards } cartes quittent
  } la partie{ $turned ->
    [0] {""}
    [one] , { $turned } moudjahid passe aux Français
   *[other] , { $turned } moudjahidines passent aux Français
  }
stake-region = alors { $n ->
    [one] le village se soumet ({ $villages })
   *[other] la région se soumet avec { $n } villages ({ $villages })
  }{ $cards ->
    [0] {""}
    [one] , { $cards } carte posée là est défaussée
   *[other] , { $cards } cartes posées là sont défaussées
  }{ $turned ->
    [0] {""}
    [one] , { $turned } moudjahid passe aux Français
   *[other] , { $turned } moudjahidines passent aux Français
  }
stake-kept = tenu : tu gardes { $n ->
    [0] le village
    [one] le village, la carte posée là ({ $cards })
   *[other] le village, les { $n } cartes posées là ({ $cards })
  } et le jeton de retraite
stake-left = { $village } est perdu pour toujours{ $n ->
    [0] {""}
    [one] , sa carte ({ $cards }) va dans ta défausse
   *[other] , ses { $n } cartes ({ $cards }) vont dans ta défausse
  }{ $some ->
    [yes] { " " }; { $people } : { $places ->
        [one] tous vont à { $refuges }
       *[other] tous vont dans l'un de : { $refuges }
      }
   *[no] {""}
  }
stake-token = le seul jeton de retraite de tous les joueurs est utilisé : la prochaine conquête termine la partie
warning-stand = { $known ->
    [yes] { $village } tombe avec environ { $percent } % de chances.
   *[no] { $village } peut tomber.
  } { $lost ->
    [game] Alors les Français ont gagné.
    [region] Alors { $n ->
        [one] le village se soumet : { $villages }.
       *[other] toute la région se soumet : { $villages }.
      }
   *[player] Alors tu quittes la partie avec { $n ->
        [one] ton village : { $villages }.
       *[other] tous tes villages : { $villages }.
      }
  }
warning-empty = { $army } peut entrer dans { $village } avec la prochaine carte française, et personne ne le défend : il tomberait sans combat{ $lost ->
    [game] , et les Français auraient gagné.
   *[region] .
  }
hint-there = il y en a { $n }
hint-force = prêts pour l'embuscade : { $units }
hint-oumouhand = un dé blanc de plus
hint-supply = hors de la carte
hint-free-card = tu prends une carte gratuite
hint-army = { $units } ; lieu : { $node } ; se retire à { $retreat } ou moins
hint-fatal = cela perd la partie
hint-stack = reste { $n }
hint-hits = { $n ->
    [0] aucune touche
    [one] { $n } touche
   *[other] { $n } touches
  }
hint-threat = { $n ->
    [one] { $army } peut arriver au prochain tour des Français
   *[other] { $army } peut arriver dans { $n } tours des Français
  }

## Ce que font les cartes, en quelques mots
played-man = envoyer un tireur d'élite vers un village ouvert ; { $solo ->
    [yes] vers une autre région
   *[no] chez un autre joueur
  } : une carte gratuite
played-young_man = envoyer un moudjahid { $sends ->
    [own] vers un autre de tes villages
   *[any_village] vers un village ouvert
  } ; { $tops ->
    [move] ensuite une carte défaussée peut aller sur la pioche
   *[always] une carte défaussée peut aller sur la pioche
  }
played-olive_orchard = piocher { $orchard }
played-tools = chercher de la nourriture dans la pioche
played-market = nourriture, armes et outils se remplacent
played-defenses = la défausser avec { $discards } autres au plus, en piocher autant (1 à { $draws })
played-moudjahidine = embuscade, avec des Armes
played-sharpshooter = embuscade, avec des Armes
played-tayeb = comme une autre carte de ta main, que tu gardes
played-fatma = placer ou déplacer sa figurine ; { $fatma ->
    [card] sans jeton
   *[figure] le joueur du village gagne un jeton de relance
  }
played-oussaid = placer ou déplacer sa figurine
played-oulmokhtar = placer, déplacer ou reprendre sa figurine{ $builds ->
    [yes] { " ;" } là où il n'y a pas de fortification, il en construit une
   *[no] { "" }
  }
played-homme_a_la_mule = regarder les { $look } prochaines cartes françaises ; { $buries ->
    [may] une peut aller sous la pioche
   *[must] une va sous la pioche
  }
idle-man = sans effet : tu n'as pas de tireur d'élite à envoyer
idle-young_man = sans effet : tu n'as pas de moudjahid à envoyer
placed-child = piocher { $child } ou déplacer une carte ; pas de retraite de là
placed-youth = piocher { $youth }, en garder 1 ; pas de retraite de là
placed-woman = { $n ->
    [0] rien : plus de moudjahida en réserve
   *[other] une moudjahida apparaît, reste { $n }
  }
placed-young_woman = un jeton de relance
placed-elderly_man = un jeton de relance près d'un moudjahid ou d'un tireur
placed-elderly_woman = y reprendre une autre carte
placed-weapons = un jeton de relance près d'une moudjahida

## Le plateau dessiné
placed-fatma = un jeton de relance
closed-no-hand = tu n'as pas de carte en main
closed-no-ability = aucune carte de ta main ne peut être jouée
closed-no-ability-of = jouée, elle ne fait rien ; pose-la dans un village ou achète avec
closed-no-cards-there = aucune carte n'est posée dans tes villages
closed-nobody-to-move = tu n'as ni moudjahidines ni tireurs d'élite
closed-nowhere-to-go = il n'y a pas d'autre village ouvert où aller
closed-no-weapons = tu n'as pas de carte Armes en main
closed-no-fighter-card = tu n'as en main ni carte Moudjahidine ni carte Tireur d'élite
closed-no-army = aucune armée n'est sur la carte
closed-no-force = personne dans tes villages ne peut aller en embuscade
closed-no-road = aucune armée n'est sur une route qui mène chez toi
closed-no-road-from = aucune route ne mène de là chez toi sans passer par un autre village
closed-not-on-map = elle n'est pas sur la carte
closed-stack = sa pile est vide
closed-price = il te manque : { $goods }
closed-halted = une armée est arrêtée devant
closed-occupied = une armée française s'y trouve
closed-closed-village = il est fermé aux Berbères
closed-stands-there = la figurine s'y trouve déjà
closed-other-region = il n'est pas dans la région qui atteint l'armée
closed-no-force-there = ni moudjahid, ni tireur d'élite, ni figurine ne s'y trouve
closed-nobody-there = aucune unité de ce genre ne s'y trouve, ou elle n'a nulle part où aller
closed-women-stay = les moudjahidates ne quittent jamais ainsi leur village
draw-colon = { "\u00A0" }:
draw-map = Carte de la Kabylie
draw-villages = Villages
draw-armies = Armées françaises
draw-reinforcement = Renforts
draw-automata = Cartes françaises
draw-display = Cartes à acheter
draw-hand = Ta main
draw-deck = Pioche
draw-discard = Défausse
draw-players = Joueurs
draw-leader = Chef
draw-tokens = Jetons de relance
draw-actions = Actions restantes
draw-retreat-token = Jeton de retraite
draw-unused = non utilisé
draw-used = utilisé
draw-french-cards-left = Cartes françaises restantes
draw-french-card = Carte de ce tour
draw-row = Face visible, la prochaine d'abord
draw-next-cards = Tu connais les prochaines
draw-empty = aucun défenseur ici
draw-cards = Cartes
draw-defenses = Fortifications
draw-deploys-at = Se déploie à
draw-retreats-at = Se retire à
draw-units = Unités
draw-missing = Manquent au déploiement
draw-show-way = Montrer où elle va
draw-way = Chemin avec
draw-way-either = Chemin avec les deux symboles
draw-way-decides = Le symbole de la prochaine carte décide
draw-way-stays = Elle reste sur place
draw-steps = pas
draw-halted = arrêtée devant
draw-pursuit = en poursuite
draw-start = Départ
draw-hidden = encore inconnu
draw-reaches = Embuscade possible par
draw-price = Prix
draw-gives = Donne
draw-left = restent
draw-can-buy = tu peux la payer
draw-cannot-buy = trop chère pour l'instant
draw-market-on = Marché : nourriture, outils et armes s'échangent
draw-blocks = Pas de retraite d'un village où se trouve cette carte
draw-no-retreat = pas de retraite d'ici
draw-not-played = Ne peut pas être jouée maintenant
draw-not-now = Pas maintenant : réponds d'abord à la question.
draw-not-your-turn = Pas maintenant : d'autres décident.
draw-combat = Combat
draw-ambush = Embuscade
draw-berbers = Berbères
draw-french = Français
draw-hits = Touches
draw-hit = touche
draw-no-hit = raté
draw-rerolled = relancé
draw-lost = perdu
draw-hits-so-far = Touches avec les dés actuels
draw-fallen = Berbères tombés
draw-women-left = Moudjahidates en réserve
draw-removed = Cartes hors du jeu
draw-out = hors du jeu
draw-eliminated = conquis
draw-turn-of = À jouer :
draw-french-turn = Les Français avancent
draw-over = La partie est terminée
draw-you = toi
draw-looking-at = Tu regardes
draw-dealt = Chefs au choix
draw-known-in-hand = Vues en main
draw-on-top = Vues sur la pioche
draw-stands-in = se tient à
draw-in-supply = en réserve
draw-nobody = personne
draw-no-units = aucune unité
draw-fork = Bifurcations : en arrivant par une route, le signe au bord de la suivante dit quel symbole y mène.
draw-stop = Étape
draw-your-purse = Ta main vaut
draw-force = Force d'embuscade
draw-turned-over = Cartes françaises exécutées
draw-symbols-left = Parmi les cartes pas encore vues
draw-set-up = Mise en place
draw-dice-legend = Chaque dé porte la couleur et le signe de son unité ; les points dessous sont ses touches.
draw-fighting = combat
draw-terrain-wooded = un jeton de relance au début de chaque combat ici
draw-terrain-sheltered = chaque dé d'artillerie touche une fois de moins
draw-terrain-steep = la cavalerie ne lance pas de dé ici
draw-terrain-concealed = avec 5 ou 6 les Français ne le voient pas
draw-effect-add_units = { $army } : { $units } de plus
draw-effect-no_move = Aucune armée n'avance ce tour.
draw-effect-double_move = Toutes les armées avancent deux fois ; au second pas une fortification coûte deux unités.
draw-effect-destroy_card = Chacun perd pour toujours une de ces cartes : { $cards }

cardtext-man = Jouer : envoie un tireur d'élite dans un village ouvert ; chez un autre joueur (seul : dans une autre région), prends une carte gratuite.
cardtext-woman = Dans un village : une moudjahida y arrive, tant qu'il en reste.
cardtext-young_man = Jouer : envoie un moudjahid { $sends ->
    [own] vers un autre de tes villages
   *[any_village] vers un village ouvert
  } ; { $tops ->
    [move] ensuite une carte défaussée peut aller sur la pioche
   *[always] une carte défaussée peut aller sur la pioche
  }.
cardtext-elderly_man = Dans un village avec un moudjahid ou un tireur d'élite : un jeton de relance.
cardtext-elderly_woman = Dans un village : reprends en main une autre carte de ce village.
cardtext-young_woman = Dans un village : un jeton de relance.
cardtext-youth = Dans un village : pioche { $youth } cartes, gardes-en une.
cardtext-child = Dans un village : pioche { $child } cartes, ou déplace une carte vers un autre de tes villages.
cardtext-artisan = À l'achat : une carte Outils de ta main vaut { $artisan } d'influence de plus.
cardtext-moudjahidine = Achetée : un moudjahid sur la carte. Avec des Armes : une embuscade.
cardtext-sharpshooter = Achetée : un tireur d'élite sur la carte. Avec des Armes : une embuscade.
cardtext-fig_orchard = De la nourriture, rien d'autre.
cardtext-olive_orchard = Jouer : pioche { $orchard } cartes.
cardtext-weapons = Dans un village avec une moudjahida : un jeton de relance. Nécessaire à toute embuscade.
cardtext-tools = Jouer : retourne ta pioche jusqu'à une carte donnant de la nourriture ; prends-la.
cardtext-market = Jouer : nourriture, outils et armes s'échangent ce tour.
cardtext-defenses = Achetée : une fortification dans un village. Jouer : défausse-la avec { $discards } autres cartes au plus, pioches-en autant (1 à { $draws }).
cardtext-fatma = Jouer : sa figurine va dans un village ouvert{ $fatma ->
    [card] . Sa carte posée dans un village : un jeton de relance
   *[figure] , dont le joueur gagne un jeton de relance
  }. Combat comme une moudjahida ; peut aller en embuscade.
cardtext-oumouhand = Défaussé avec une embuscade : un dé blanc de plus.
cardtext-tahar = Aucune capacité propre.
cardtext-mouhand = Chaque fois qu'il arrive en main : pioche une carte.
cardtext-oussaid = Jouer : sa figurine va dans un village ouvert. Combat comme un tireur d'élite.
cardtext-homme_a_la_mule = Jouer : regarde les { $look } prochaines cartes françaises ; { $buries ->
    [may] une peut aller sous la pioche
   *[must] une va sous la pioche
  }.
cardtext-oulmokhtar = Jouer : sa figurine va dans un village ouvert{ $builds ->
    [yes] { " " }et y bâtit une fortification s'il n'y en a pas
   *[no] { "" }
  }, ou revient dans ta réserve. Combat comme un moudjahid ; peut aller en embuscade.
cardtext-tayeb = Copie d'une autre carte de ta main : jouée, en embuscade ou à l'achat{ $bonus ->
    [yes] , ou posée dans un village
   *[no] { "" }
  }.

# Cards shown to the others (RB-4.3)
signal-shows = Montre : { $cards }.
signal-shows_hand = Montre toute sa main : { $cards }.
signal-foretells = A vu : carte française no { $place } à partir du dessus : { $automata }.

## La première partie guidée
guide-leader = Avec ton ami tu tiens huit villages. La partie est gagnée quand les Français n’ont plus de carte à retourner ; elle est perdue quand deux joueurs sont conquis, ou un seul après une retraite. Garde d’abord une meneuse : Fatma N'Soumer amène deux combattants et aide celui qui est attaqué.
guide-fighters = Ses combattants apparaissent dans un de tes villages. Les unités d’un village le défendent, et ce n’est qu’ensemble qu’elles arrêtent une colonne. Place-les là où la première colonne viendra sans doute.
guide-place = Un tour : jusqu’à trois actions avec tes cinq cartes, puis tu achètes avec ce qui reste en main. Une Femme placée dans un village y lève aussitôt une combattante, et renforce le village tant qu’elle y reste.
guide-again = Les cartes d’un village peuvent revenir en main et être placées de nouveau : la Femme lève une deuxième combattante.
guide-buy = Ce qui reste en main paie maintenant ; ce que tu n’utilises pas est perdu avec la main. Les combattants gardent leur place sur la carte, et leur carte revient sans cesse. Achète un Moudjahidine.
guide-figure = Les Français ont retourné une carte : une armée s’est déployée et marche sur les villages de ton ami. Sa route se voit sur la carte. Fatma va dans n’importe quel village ouvert et y donne une relance : envoie-la là-bas.
guide-where = Encore un combattant. Regarde à quels villages mènent les routes, et ne laisse aucun village devenir la cible facile.
guide-alone = Les vergers rapportent à chaque tour suivant : achète-les tôt. À partir d’ici tu décides. Avant une attaque tu peux tenir ou, une seule fois dans toute la partie, reculer : regarde les deux chances avant de répondre.

## Le rapport à la fin
report-berbers = Les Français ont retourné { $n ->
    [1] une carte
   *[other] { $n } cartes
  }, et la Kabylie n'était pas à eux.
report-conquest = Le dernier coup : { $army } a pris { $village } avec la carte française { $n }.
report-retreat = Le dernier coup : { $village } a été abandonné après la carte française { $n }, quand plus rien ne pouvait être perdu.
report-village = Village
report-owner = Joueur
report-attacks = Attaqué
report-withstood = Attaques repoussées
report-fate = Sort
report-fate-open = libre jusqu'à la fin
report-fate-abandoned = abandonné, carte française { $n }
report-fate-conquered = conquis, carte française { $n }
report-fate-submitted = soumis, carte française { $n }
report-player = Joueur
report-turns = Tours
report-bought = Cartes achetées
report-raised = Combattants levés
report-ambushes = Embuscades
report-ambushed = Pertes françaises
report-rerolls = Relances
report-army = Armée
report-entered = Villages investis
report-in-ambushes = Perdus en embuscade
report-in-combats = Perdus au combat
report-at-defenses = Donnés pour les défenses
report-retreats = Retraites
report-units-left = Unités à la fin
report-fighters = Combattants
report-in-villages = Perdus dans les villages
report-hits = Dés et touches
report-due = Touches attendues
report-by-card = Après chaque carte française
report-open-villages = Villages libres
report-french-lost = Unités françaises perdues

## Reasons of hints: a figure with the best choice, and with the next best
reason-strikes = { $thing } est tombé dans { $best } % des parties au lieu de { $other } %
reason-danger = villages en danger { $best } au lieu de { $other }
reason-people = gens dans les villages { $best } au lieu de { $other }
reason-tokens = jetons de relance { $best } au lieu de { $other }
reason-defenses = défenses { $best } au lieu de { $other }
reason-french = force des armées françaises { $best } au lieu de { $other }
