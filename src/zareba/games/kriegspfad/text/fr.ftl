# Kriegspfad : questions, choix et journal.

game-title = Kriegspfad
game-about = Escarmouches sur la frontière nord-américaine, de 1750 à 1890 : treize armées, une table ouverte, sans cases. Les unités se déplacent aux dés, tous les tirs sont simultanés, et le moral décide.
game-origin = D’après « Zu wenige um zu kämpfen, aber zu viele zum Sterben » (règles allemandes, « d’après une idée trouvée sur Internet »).

## Options
option-preset = Taille des figurines
option-preset-mm28 = 28 mm, pouces
option-preset-mm15 = 15 mm, centimètres
option-table = Table
option-table-standard = ordinaire
option-table-alternative = l'autre taille imprimée
option-scenario = Scénario
option-scenario-open_battle = bataille rangée
option-scenario-ambush = embuscade
option-scenario-raid = raid
option-scenario-siege = siège
option-scenario-rolled = tiré aux dés
option-attacker = Attaquant
option-attacker-rolled = tiré aux dés
option-attacker-first = le premier camp
option-attacker-second = le second camp
option-size = Points d'armée
option-size-150 = 150
option-size-300 = 300
option-size-450 = 450
option-skirmisher_penalty_range = Les tirailleurs sont plus difficiles à toucher
option-skirmisher_penalty_range-over_4 = au-delà de 4"
option-skirmisher_penalty_range-under_4 = en deçà de 4"
option-melee_defender_extra = -1 de plus pour le chef des défenseurs
option-melee_defender_extra-disciplined = si son armée est disciplinée
option-melee_defender_extra-exceptional = s'il est d'exception
option-melee_defender_extra-either = dans les deux cas
option-moving_penalty = Malus au tir
option-moving_penalty-moved_or_mounted = qui a bougé ou est monté
option-moving_penalty-mounted_and_moved = qui a bougé à cheval
option-artillery_stationary = Les pièces tirent si elles sont restées en place
option-artillery_stationary-this_and_last = ce tour et le précédent
option-artillery_stationary-this_or_last = ce tour ou le précédent
option-flank_bonus_requires_front = Le bonus de flanc demande aussi un contact de front
option-skirmisher_militia_cumulative = Les bonus contre tirailleurs et milice s'ajoutent
option-lancer_needs_good_going = Les lanciers ont besoin d'un terrain facile
option-scenario_roll_5 = Un 5 au tirage du scénario
option-scenario_roll_5-raid = est un raid
option-scenario_roll_5-siege = est un siège
option-scenario_roll_5-reroll = est relancé
option-raid_late_arrivals_from = Retardataires d'un raid : dés à partir du tour
option-raid_late_arrivals_from-1 = 1
option-raid_late_arrivals_from-4 = 4
option-raid_palisades = Palissades permises dans un raid
option-terror_on_shooting = La terreur agit aussi par le tir
option-reinforcement_open_battle = Les renforts gagnent aussi les batailles rangées
option-untrained_effective_range_only = Les inexpérimentés ne tirent qu'à portée efficace
option-units_max = Nombre maximal d'unités
option-units_max-9 = 9
option-units_max-12 = 12
option-units_max-99 = sans limite
option-burn_test_also_if_enemy = Un village brûlé par l'ennemi cause aussi des tests
option-ambush_commander_must_exit = Le chef doit quitter la table lui-même
option-rough_gives_cover = Le terrain accidenté couvre
option-open_battle_round_limit = Tours d'une bataille rangée
option-open_battle_round_limit-0 = sans limite
option-open_battle_round_limit-8 = 8
option-open_battle_round_limit-10 = 10
option-open_battle_round_limit-12 = 12
option-open_battle_round_limit-15 = 15
option-dark_shoot_at_revealed_guns = De nuit, on peut tirer de loin sur les pièces qui ont tiré
option-village_hold_checks = Tours pendant lesquels le village doit être tenu
option-village_hold_checks-2 = 2
option-village_hold_checks-3 = 3
option-burned_village_counts_taken = Un village brûlé par l'attaquant compte comme pris
option-melee_join_later_rounds = Des éléments peuvent rejoindre un corps à corps plus tard
option-ambush_round_limit = Tours d'une embuscade
option-ambush_round_limit-0 = sans limite
option-ambush_round_limit-15 = 15
option-ambush_round_limit-20 = 20
option-ambush_round_limit-25 = 25

## Résultats
result-seat0 = Le premier camp a gagné.
result-seat1 = Le second camp a gagné.
result-draw = Match nul.

## Noms
side-0 = Premier camp
side-1 = Second camp
side--1 = personne
entry-scout = Éclaireur
entry-prophet = Prophète
entry-train = Train de chariots
command-ordinary = un chef ordinaire
command-exceptional = un chef d'exception
command-incompetent = un chef incompétent
hit-hit = touché
hit-kill = perte
hit-miss = manqué
hit-jam = enrayage
row-repulse_loss = repoussé avec perte
row-repulse = repoussé
row-captured = capturé

## Questions
ask-YearChoice = En quelle année combat-on ?
ask-ListChoice = { $seat } : quelle liste d'armée ?
ask-StratagemChoice = { $seat } : un stratagème ? (secret)
ask-MusterArmy = { $seat } : ton armée. (secret)
ask-ZoneChoice = { $seat } : dans quelle région combat-on ?
ask-SeasonChoice = { $seat } : en quelle saison ?
ask-DarknessChoice = { $seat } : de jour ou dans l'obscurité ?
ask-EdgeChoice = { $seat } : quel bord ?
ask-LayOut = { $seat } : dispose le terrain.
ask-Change = { $seat } : changer un élément de terrain ? Restent : { $left }.
ask-Dig = { $seat } : place jusqu'à { $number } positions.
ask-Hold = { $seat } : unités en retard (jusqu'à { $late }) ou cachées (jusqu'à { $hidden }). (secret)
ask-March = { $seat } : ton ordre de marche.
ask-PlaceOrder = { $seat } : places-tu avant ou après l'autre camp ?
ask-Deploy = { $seat } : place une unité.
ask-Notes = { $seat } : où sont tes unités cachées ? (secret)
ask-RallyDie = { $seat } : quelle unité le chef rallie-t-il ?
ask-Activate = { $seat } : quelle unité agit ?
ask-Action = { $seat } : que fait l'unité { $unit } ?
ask-Reroll = { $seat } : relancer le mouvement de l'unité { $unit } ?
ask-Paths = { $seat } : où vont les éléments de l'unité { $unit } ?
ask-Arrive = { $seat } : où arrive l'unité en retard ?
ask-Enter = { $seat } : où entre l'unité suivante ?
ask-Loss = { $seat } : quel élément de l'unité { $unit } est perdu ?
ask-Assign = { $seat } : contre qui combat l'élément { $element } ?
ask-Fire = { $seat } : tes tirs. (secret)
ask-Moor = { $seat } : où sont tes bateaux ?
ask-Rowing = { $seat } : où va le bateau { $boat } ?
ask-Build = { $seat } : place jusqu’à { $number } blockhaus.
ask-ClimbRoof = { $seat } : l’élément { $element } monte-t-il sur le toit ?
ask-BreakIn = { $seat } : sur qui l’élément { $element } se jette-t-il depuis le toit ?
ask-LeaveBy = { $seat } : par quel mur l’unité { $unit } sort-elle ?
ask-CampChoice = { $seat } : que doit prendre l’ennemi ?
ask-NextArrival = { $seat } : quelle unité tardive est placée ensuite ?
ask-EntryMode = { $seat } : comment entre la prochaine unité ?
ask-Resolve = { $seat } : continues-tu ?

## Choix
choice-YearChoice = { NUMBER($n, useGrouping: 0) }
choice-YearChoice-drawn = tirer l'année au sort
choice-drawn = tirer au sort
choice-none = aucun
choice-done = rien de plus
choice-night = un combat de nuit
choice-dawn = aube
choice-dusk = crépuscule
choice-DarknessChoice-none = de jour
choice-DarknessChoice-dawn = avant l'aube : obscurité jusqu'au tour { $n }
choice-DarknessChoice-dusk = au crépuscule : obscurité dès le tour { $n }
choice-left = bord gauche
choice-right = bord droit
choice-lower = bord inférieur
choice-upper = bord supérieur
choice-before = avant l'autre camp
choice-after = après l'autre camp
choice-Activate = unité { $n }
choice-Activate-reveal = montrer l'unité cachée { $n }
choice-Activate-rest = toutes les autres restent
choice-Activate-pass = passer
choice-stay = rester
choice-Action-move-good = avancer en terrain facile
choice-Action-move-difficult = avancer en terrain difficile
choice-Action-move-guided = avancer en colonne derrière l'éclaireur
choice-Action-dismount = mettre pied à terre
choice-Action-mount = monter à cheval
choice-Action-withdraw-good = se retirer en terrain facile
choice-Action-withdraw-difficult = se retirer en terrain difficile
choice-Action-break_off-good = rompre en terrain facile
choice-Action-break_off-difficult = rompre en terrain difficile
choice-Action-join-good = amener des éléments en terrain facile
choice-Action-join-difficult = amener des éléments en terrain difficile
choice-Action-face = l'élément { $b } fait face à l'élément { $c }
choice-Action-climb = l'élément { $b } escalade la palissade
choice-Action-row = ramer avec le bateau { $b }
choice-Action-downstream = descendre le courant avec le bateau { $b }
choice-Action-embark = l’élément { $b } monte dans le bateau { $c }
choice-Action-disembark = l’élément { $b } débarque { $c ->
    [0] devant le bateau
    [1] à gauche du bateau
    [2] derrière le bateau
   *[3] à droite du bateau
}
choice-Action-lift = l’élément { $b } prend le canoë { $c }
choice-Action-launch = l’élément { $b } met le canoë à l’eau
choice-Action-exit = l’élément { $b } quitte la table en bateau
choice-Action-enter = l’élément { $b } entre dans le blockhaus { $c }
choice-Action-leave = l’élément { $b } sort par le mur { $c ->
    [0] de devant
    [1] de gauche
    [2] de derrière
   *[3] de droite
}
choice-Action-man = l’élément { $b } { $c ->
    [0] tient le mur de devant
    [1] tient le mur de gauche
    [2] tient le mur de derrière
    [3] tient le mur de droite
   *[4] reste en réserve
}
choice-yes = oui
choice-no = non
choice-BreakIn = unité { $n }
choice-LeaveBy = { $n ->
    [0] le mur de devant
    [1] le mur de gauche
    [2] le mur de derrière
   *[3] le mur de droite
}
choice-Action-laager-good = former le cercle en terrain facile
choice-Action-laager-difficult = former le cercle en terrain difficile
choice-Action-guided = en colonne derrière l’éclaireur ; unités qui suivent : { $b }
choice-village = le village
choice-wagons = les chariots
choice-NextArrival = unité { $n }
choice-Activate-enter = la prochaine unité de la marche entre
choice-EntryMode-mounted-good = monté, en terrain facile
choice-EntryMode-mounted-difficult = monté, en terrain difficile
choice-EntryMode-foot-good = à pied, en terrain facile
choice-EntryMode-foot-difficult = à pied, en terrain difficile
choice-keep = garder le résultat
choice-nimble = relancer : agile
choice-commander = relancer : le chef
choice-RallyDie = unité { $n }
choice-Loss = élément { $n }
choice-Assign = élément { $n }
choice-on = continuer
choice-concede = abandonner
choice-draw = proposer le nul
choice-remove = enlevé
choice-move = déplacé
choice-add = ajouté

## Indications
hint-unit = { $who } : éléments { $elements }, marqueurs { $markers }
hint-element = { $who }

## Journal
say-year = L'année est { $year }.
say-list-chosen = { $seat } : { $muster }.
say-stratagem = { $seat } a acheté un stratagème : { $stratagem }.
say-stratagems-cancel = Les deux ont choisi { $stratagem } : ils s'annulent.
say-scenario = Scénario : { $scenario } (dés { $rolls }). Attaquant : { $seat }.
say-open-battle = Scénario : { $scenario }.
say-scenario-agreed = Scénario : { $scenario }. Attaquant, comme convenu : { $seat }.
say-army-built = { $seat } : { $command } ; discipline : { $disciplined }.
say-weather = { $zone }, { $season }, dé { $roll } : { $weather }.
say-darkness = Obscurité : { $mode } { $n }.
say-edge = { $seat } : { $edge }.
say-laid-out = { $seat } a disposé { $n } éléments de terrain.
say-terrain-changed = { $seat } : un élément de terrain a été { $how }.
say-works = { $seat } : positions { $n }.
say-late-units = { $seat } : unités en retard { $n }.
say-march = { $seat } : unités en marche { $n }.
say-deployed = { $seat } place l'unité { $unit } : { $who }.
say-army-one = Armée 1 : { $seat }.
say-round = Tour { $n }.
say-fog = Brouillard : dé { $roll } ; levé : { $gone }.
say-medicine = { $seat } : médecine de guerre, dé { $roll }.
say-rallied = { $who } ({ $unit }) se rallie : { $dice } ; marqueurs ôtés { $n }, restants { $markers }.
say-late-dice = { $seat } : dés pour les retardataires { $n }.
say-late-die = { $entry } : dé { $roll }, il faut { $needed }.
say-arrived = { $seat } : { $who } ({ $unit }) arrive.
say-entered = { $seat } : { $who } ({ $unit }) entre.
say-cannot-enter = { $seat } : pas de place pour entrer.
say-activated = { $who } ({ $unit }) agit.
say-dismounted = { $who } ({ $unit }) met pied à terre.
say-mounting = { $who } ({ $unit }) monte à cheval ; en selle au prochain tour.
say-mounted = { $who } ({ $unit }) est en selle.
say-faced = { $who } ({ $unit }) : l'élément { $element } fait face.
say-movement = { $who } ({ $unit }) lance { $dice } : { $inches }".
say-rerolled = { $who } ({ $unit }) : { $how }.
say-stopped = { $who } ({ $unit }) s'arrête : un ennemi caché.
say-revealed = { $seat } : { $who } ({ $unit }) surgit de l'embuscade.
say-melee-opened = { $who } ({ $unit }) engage { $foe } ({ $enemy }).
say-melee-turned = { $who } ({ $unit }) reprend l'attaque contre { $foe } ({ $enemy }).
say-broke-off = { $who } ({ $unit }) rompt le combat.
say-withdrew = { $who } ({ $unit }) se retire.
say-exited = { $who } ({ $unit }) : l'élément { $element } a quitté la table.
say-retreat = { $who } ({ $unit }) recule : { $dice } = { $inches }".
say-fled = { $who } ({ $unit }) : l'élément { $element } fuit hors de la table.
say-shot = { $who } ({ $unit }), élément { $element }, { $weapon } à { $inches }" sur { $foe } ({ $enemy }) : dés { $dice }, { $results }. { $modifiers }
say-markers = { $who } ({ $unit }) : marqueurs { $n }, maintenant { $markers }.
say-element-lost = { $who } ({ $unit }) perd l'élément { $element }.
say-chief-lost = { $seat } a perdu un meneur : { $who } ({ $unit }).
say-unit-lost = { $who } ({ $unit }) est perdue.
say-arson = { $who } ({ $unit }) met le feu ({ $terrain }) : dé { $roll }, il faut { $needed }.
say-wind = Le vent souffle vers { $facing }°.
say-fight = { $who } ({ $unit }) contre { $foe } ({ $enemy }), tour { $n } : dé { $roll }, total { $total }, résultat { $row }. { $modifiers }
say-assault = { $who } ({ $unit }) donne l'assaut à { $foe } ({ $enemy }) : dé { $roll }, total { $total } : { $row }. { $modifiers }
say-test = { $who } ({ $unit }) teste : dé { $roll }, il faut { $needed } ; réussi : { $passed }.
say-test-ignored = { $who } ({ $unit }) : le chef épargne un test.
say-plundered = { $seat } : les chariots sont pillés.
say-village-held = Le village est tenu, tours { $n }.
say-reinforcement = { $seat } : secours, dé { $roll }.
say-conceded = { $seat } abandonne.
say-climbed = { $who } ({ $unit }) : l'élément { $element } franchit la palissade.
say-palisade = { $seat } : une palissade autour du village.
say-burnt-hidden = { $seat } : { $who } ({ $unit }) a brûlé dans sa cachette, { $n ->
    [one] un élément
   *[other] { $n } éléments
}.
say-went-home = { $seat } : { $who } est rentré chez soi.
say-camp = { $seat } : l’ennemi doit prendre { $camp }.
say-laager = { $who } ({ $unit }) : le cercle de chariots est fermé.
say-boats = { $seat } : bateaux { $n }.
say-embarked = { $who } ({ $unit }) : l’élément { $element } monte dans le bateau { $boat }.
say-disembarked = { $who } ({ $unit }) : l’élément { $element } débarque du bateau { $boat }.
say-lifted = { $who } ({ $unit }) : l’élément { $element } porte le canoë { $boat }.
say-launched = { $who } ({ $unit }) : l’élément { $element } met le canoë { $boat } à l’eau.
say-rowed = { $who } ({ $unit }) rament, bateau { $boat } : { $dice } = { $inches }".
say-sunk = { $who } ({ $unit }) : le bateau { $boat } coule avec tous ses occupants.
say-houses = { $seat } : blockhaus { $n }.
say-went-in = { $who } ({ $unit }) : l’élément { $element } entre dans le blockhaus.
say-went-out = { $who } ({ $unit }) : l’élément { $element } quitte le blockhaus.
say-manned = { $who } ({ $unit }) : l’élément { $element } { $wall ->
    [0] tient le mur de devant
    [1] tient le mur de gauche
    [2] tient le mur de derrière
    [3] tient le mur de droite
   *[4] reste en réserve
}.
say-on-roof = { $who } ({ $unit }) : l’élément { $element } monte sur le toit.
say-break-in = { $who } ({ $unit }) : l’élément { $element } tente d’entrer chez { $foe } ({ $enemy }) : dé { $roll }, il faut { $needed }.
say-took-over = { $who } ({ $unit }) tient le blockhaus.
say-wall-shot = { $who } ({ $unit }), élément { $element }, { $weapon } contre un mur : dés { $dice }, touches { $rolls }, il faut { $needed } ; brèche : { $done }. { $modifiers }
say-roof-shot = { $who } ({ $unit }), élément { $element }, flèches incendiaires : dés { $dice }, touches { $rolls }, il faut { $needed } ; feu : { $done }. { $modifiers }
say-roof-fire = { $who } ({ $unit }) met le feu au toit : dé { $roll }, il faut { $needed }.

## Pourquoi une proposition est refusée
refusal-elements-once = Seuls les éléments de cette unité se déplacent, chacun une fois.
refusal-stays-in-contact = Les éléments au contact restent en place.
refusal-not-at-exit = On ne quitte pas la table par ce bord.
refusal-too-far = Plus loin que { $inches }".
refusal-off-table = Au-delà du bord de la table.
refusal-palisade = La palissade barre le chemin.
refusal-impassable = Terrain infranchissable.
refusal-difficult = Le chemin passe en terrain difficile, mais un terrain facile a été annoncé.
refusal-in-way = Quelqu’un barre le chemin.
refusal-taken = Un autre élément s’y trouve déjà.
refusal-overlap = Des éléments se chevauchent.
refusal-not-coherent = L’unité n’est pas cohérente.
refusal-contacts-nobody = Qui rompt le combat ou se replie ne contacte personne.
refusal-just-arrived = Cette unité vient d’arriver ce tour-ci et ne peut pas encore être contactée.
refusal-may-not-open = Cette unité ne peut pas engager de mêlée.
refusal-opened-already = Cette unité a elle-même engagé une mêlée ce tour-ci.
refusal-not-from-behind = Flanc et arrière ne se contactent que depuis l’arrière de leur ligne.
refusal-not-ahead = L’ennemi doit se trouver devant.
refusal-no-scout = Aucun éclaireur ne mène la colonne.
refusal-scout-ahead = L’éclaireur doit finir devant la colonne.
refusal-near-visible-enemy = À moins de 6" d’un ennemi visible.
refusal-not-broken-off = Chaque élément doit finir à au moins 1" de l’ennemi.
refusal-disordered = Trop désordonnée pour s’approcher de l’ennemi.
refusal-one-place-each = Une place pour chaque élément.
refusal-no-horses = Cette unité n’a pas de chevaux.
refusal-outside-area = Hors de la zone de déploiement.
refusal-in-contact = Au contact de l’ennemi.
refusal-no-ambush-site = Pas un lieu d’embuscade.
refusal-far-from-edge = À plus de 3" d’un bord par où elle peut arriver.
refusal-near-scout = Trop près d’un éclaireur ou d’autres arrivants.
refusal-fighting-once = Seulement des unités combattantes, chacune une fois.
refusal-late-or-hidden = Une unité est en retard ou cachée, rien d’autre.
refusal-every-unit-once = Chaque unité une fois.
refusal-nobody-waits = Aucune unité de ce genre n’attend d’être placée.
refusal-there-is-room = Il y a de la place pour elle sur la table.
refusal-not-to-hide = Aucune unité de ce genre ne doit se cacher.
refusal-can-be-hidden = L’unité { $n } peut être cachée et n’a pas encore de place.
refusal-shoots-once = Chaque élément tire une fois.
refusal-not-hidden = Aucune unité de ce genre n’est cachée.
refusal-does-not-shoot = Cet élément ne tire pas.
refusal-nothing-burns = Il n’y a rien à incendier.
refusal-not-a-target = Pas une cible que cet élément puisse choisir.
refusal-on-concede-draw = Continuer, concéder ou proposer la nulle.
refusal-too-far-in = À plus de { $inches }" du bord.
refusal-paid-for = Seulement { $n } emplacements ont été payés.
refusal-most-late = Au plus { $n } unités en retard.
refusal-most-hidden = Au plus { $n } unités en embuscade.
refusal-not-afloat = Un bateau reste sur l’eau.
refusal-boat-area = Un bateau doit toucher ta zone de déploiement.
refusal-boat-there = Un autre bateau s’y trouve.
refusal-boat-turn = Un bateau tourne de 45° au plus, une fois par 3".
refusal-not-downstream = Ce chemin ne descend pas le courant.
refusal-boat-contact = Un bateau n’entre pas en contact avec l’ennemi.
refusal-busy = Cet élément fait autre chose ce tour.
refusal-most-boats = Au plus { $n } bateaux.
refusal-no-such-boat = Tu n’as pas ce bateau.
refusal-boat-full = Un bateau porte 4 éléments à pied, 1 canon ou 1 élément monté.
refusal-no-such-house = Cet élément ne peut pas tenir ce bâtiment.
refusal-house-full = Un blockhaus a 8 places et un tireur par mur.
refusal-houses-paid = Seuls { $n } blockhaus ont été payés.
refusal-mode-declared = Monté ou à pied a été annoncé avant le jet.
refusal-needs-company = Il reste à 4" au plus d’une unité cachée ou tardive elle aussi.
refusal-arrives-mounted = Sur 4 ou 5, ces guerriers arrivent montés.
refusal-no-column = Un convoi roule en colonne, un chariot de front.
refusal-no-ring = Un camp de chariots est un cercle fermé.
refusal-train-first = Les chariots sont placés avant toutes les unités.
refusal-blockhouses = Les blockhaus ne sont pas encore jouables.
refusal-cannot-reach = Hors de portée : { $inches }" sont permis.
refusal-no-room = Il n’y a pas de place pour elle.
flaw-unreadable = L’élément { $piece } n’a pas de forme.
flaw-no-change = Un changement retire, déplace ou ajoute un élément.
flaw-forbidden = { $terrain } n’existe pas dans cette zone ({ $zone }).
flaw-off-table = { $terrain } (élément { $piece }) dépasse du bord de la table.
flaw-width = { $terrain } (élément { $piece }) n’a pas la bonne largeur.
flaw-size = { $terrain } (élément { $piece }) mesure { $n }", ce n’est pas permis.
flaw-ends = { $terrain } (élément { $piece }) ne peut pas finir là.
flaw-not-on = { $terrain } ne peut pas reposer sur { $other }.
flaw-too-many = { $terrain } : au plus { $most }.
flaw-village = Le village doit être entièrement dans la moitié du défenseur.
flaw-village-stays = Le village reste où il est.
flaw-zone = { $kind ->
    [count_min] La zone exige au moins { $n } parmi : { $terrain }.
    [count_max_other] La zone permet au plus { $n } éléments autres que : { $terrain }.
    [adjacent] La zone exige de l’eau à côté de : { $terrain }.
   *[other] Plus de { $n } % de la table doivent être : { $terrain }.
}

## Fautes d'une armée
fault-list = Il n'y a pas de liste { $subject }.
fault-year = La liste vaut de { $first } à { $last }, pas pour { $year }.
fault-tribe = La liste ne connaît pas { $tribe }.
fault-tribe-year = { $tribe } : pas disponible en { $year }.
fault-unknown = Unité { $unit } : la liste n'a pas { $subject }. Elle a : { $known }.
fault-option-scope = Unité { $unit } : { $subject } s'achète pour toute l'unité.
fault-unit-size = L'unité { $unit } a { $n ->
        [one] un élément
       *[other] { $n } éléments
    } ; permis : { $least } à { $most }.
fault-empty-group = L'unité { $unit } a un groupe sans éléments.
fault-units = L'armée a { $n } unités ; permis : { $least } à { $most }.
fault-entry-unavailable = { $subject } : pas disponible en { $year }.
fault-entry-max = { $subject } : { $n } unités, au plus { $most }.
fault-entry-min = { $subject } : { $n } unités, au moins { $least }.
fault-not-against = { $subject } ne combat pas { $enemy }.
fault-loadout-limit = { $subject } : { $n } éléments ainsi armés, au plus { $most }.
fault-option-mandatory = { $subject } est obligatoire en { $year }.
fault-option-unavailable = { $subject } : pas disponible en { $year }.
fault-option-applies = { $subject } n'est pas pour ces troupes.
fault-option-requires = { $subject } exige : { $needs }.
fault-option-from = { $subject } remplace { $weapon }, qui manque.
fault-option-limit = { $subject } : { $n }, au plus { $most }.
fault-option-all-or-none = { $subject } : toutes les unités ou aucune.
fault-exclusive = Qualités ou armes qui s'excluent : { $subject }.
fault-discipline-required = L'armée doit être disciplinée.
fault-discipline-forbidden = La liste ne connaît pas la discipline.
fault-ratio = { $first } : { $n }, { $second } : { $other }. { $exact ->
        [1] Il faut exactement { $factor } fois plus des premiers que des seconds.
       *[other] Il faut au moins { $factor } fois plus des premiers que des seconds.
    }
fault-unit-count = { $first } : { $n } unités, { $second } : { $other }. { $exact ->
        [1] Il faut exactement { $factor } fois plus des premiers que des seconds.
       *[other] Il faut au moins { $factor } fois plus des premiers que des seconds.
    }
fault-commander = La liste ne connaît pas { $name }.
fault-commander-year = { $name } commandait de { $first } à { $last }.
fault-commander-tribe = { $name } appartient à un autre peuple.
fault-incompetent = Un chef incompétent n'est pas permis ici.
fault-carrier = Le chef est avec une unité qui n'existe pas.
fault-separate-commander = Le chef à part n'est pas permis : { $subject }.
fault-option-twice = Unité { $unit } : « { $subject } » est choisi deux fois pour les mêmes éléments.
fault-commander-option-twice = Le chef à part a deux fois « { $subject } ».
fault-commander-option-mandatory = Il manque au chef à part ce qui est obligatoire en { $year } : « { $subject } ».
fault-commander-option-scope = Le chef à part : « { $subject } » s'achète pour toute l'unité et va avec ses options d'unité.
fault-commander-option-requires = Le chef à part ne peut avoir « { $subject } » ; il faut : { $needs }.
fault-commander-option-from = Le chef à part : « { $subject } » remplace une arme qu'il n'a pas ({ $weapon }).
fault-commander-exclusive = Le chef à part a des qualités ou des armes qui s'excluent : { $subject }.
fault-scout-weapon = La liste n'offre pas cette arme à un éclaireur : { $weapon }.
fault-wagons = 
    { $most ->
        [0] Cette armée ne peut amener de chariots.
       *[other] Trop de chariots ; au plus { $most }.
    }
fault-stratagem = L'armée n'a pas droit à { $stratagem }.
fault-stratagem-condition = { $stratagem } est pour des guerriers avec au plus deux unités de tirailleurs alliés.
fault-siege-guns = L'attaquant d'un siège amène { $least } pièces ; il y en a { $n }.
fault-works = { $subject } n'est pas permis ici ({ $scenario }).
fault-emplacements = { $subject } : { $n }, au plus { $most } : un pour chaque élément doté d’armes à feu de ce prix qui peut être à pied.
fault-blockhouses = 
    { $most ->
        [0] Cette armée ne peut bâtir de blockhaus.
       *[other] Trop de blockhaus ; au plus { $most }.
    }
fault-occasion = L'occasion : « { $subject } » n'existe pas ici. Possible : { $known }.
fault-points = L'armée coûte { $ap } AP ; { $points } convenus, { $over } de plus permis.

## La table
board-round = Tour { $round }. Temps : { $weather }.
board-unit = { $sign } ({ $unit }) { $seat } : { $who } ({ $arms }), { $mode }, éléments { $elements }, marqueurs { $markers }, en { $x }", { $y }" { $facing } { $state }
board-late = { $seat } : unités encore attendues { $n }
board-boat = Bateau { $boat } ({ $seat }) à { $x }, { $y }{ $carried ->
    [0] { "" }
   *[1] , porté
} ; éléments à bord : { $elements }
board-house = Blockhaus { $house } ({ $seat }) à { $x }, { $y } ; murs ouverts { $breaches }{ $burning ->
    [0] { "" }
   *[1] , en feu
} ; éléments : { $elements }
board-mounted = à cheval
board-foot = à pied

## The drawing
draw-table = La table vue de dessus

## Les armées sur le papier
army-untitled = Armée sans nom
army-role-attacker = attaquant
army-role-defender = défenseur
army-role- = aucun
army-legal = Conforme aux règles.
army-illegal =
    { $n ->
        [one] Une règle est enfreinte :
       *[other] { $n } règles sont enfreintes :
    }
army-total = { $ap } AP
army-total-of = { $ap } sur { $points } AP
army-each = { $ap } AP chacun
army-year = Année { $year }
army-against = contre { $enemy }
army-mounted = montés
army-with-commander = avec le commandant
army-units = Unités
army-besides = En outre
army-notes = Notes
army-weapons = Armes
army-weapon = Arme
army-range = Portée : efficace / maximale
army-dice = Dés : efficace / longue
army-troops = Troupes
army-troop = Troupe
army-movement = Mouvement : terrain bon / difficile
army-die = d6
army-cohesion = Cohésion
army-rules = Règles pour cette armée
army-made = Fait avec Zareba. Règles dans nos propres mots ; les numéros sont ceux de notre référence.
army-disciplined = Armée disciplinée
army-exceptional = Commandant d'exception : { $name }
army-incompetent = Commandant incapable
army-commander = Commandant sur son propre socle : { $what }
army-scout = Éclaireur : { $weapon }
army-wagons = Chariots : { $n }
army-stratagem = Stratagème : { $stratagem }
army-works = Ouvrages : { $what }
army-work-breastworks = Parapets
army-work-breastworks_breech = Parapets pour armes à culasse ou à répétition
army-work-palisade = Palissade (pouces à travers le village)
army-work-blockhouses = Blockhaus
army-work-breastwork = Parapet
army-work-blockhouse = Blockhaus
army-needs-horse = montés
army-needs-foot = à pied
army-muskets = Mousquets et fusils
army-selector-tribe = Tribu
army-selector-nation = Nation
army-selector-ally = Allié
army-no-army = Aucune armée conforme de { $points } points n'a été trouvée pour { $list }, { $year }.
army-no-print = Un PDF demande l'extra « print » : pip install 'zareba[print]'. La page HTML ne demande rien.
army-bad-json = { $name } : ce n'est pas du JSON.
army-bad-size = { $name } : plus de { $most } octets ; aucune armée n'est si longue.
army-bad-shape = { $name } : ce n'est pas une armée de Kriegspfad : une armée est une table de champs.
army-bad-game = { $name } : { $field } : c'est une armée de { $found }, pas de Kriegspfad.
army-bad-format = { $name } : { $field } : format { $found } ; ce programme lit { $known }.
army-bad-unknown = { $name } : il n'y a pas de champ { $field }. Connus : { $known }.
army-bad-field = { $name } : { $field } : { $problem }.
draw-colon = { " " }:
draw-units = Unités
draw-you = toi
draw-round = Tour
draw-of-rounds = sur
draw-preparation = Préparation
draw-weather = Météo
draw-fair = beau
draw-dark = Obscurité
draw-sight = Vue
draw-wind = Vent
draw-attacker = attaquant
draw-defender = défenseur
draw-lost = points perdus
draw-late = à venir
draw-reserve = Hors de la table
draw-status-ready = à placer
draw-status-late = en retard
draw-status-hidden = caché
draw-status-march = en marche
draw-unit = Unité
draw-element = Élément
draw-elements = éléments
draw-of-elements = sur
draw-markers = marqueurs de moral
draw-foot = à pied
draw-mounted = monté
draw-mounting = monte à cheval
draw-fighting = en mêlée
draw-acted = a agi
draw-came = arrivé ce tour
draw-fired = a tiré
draw-moved = a bougé
draw-jammed = enrayée
draw-retreat-due = doit reculer
draw-tests = tests de moral dus
draw-sprung = surgi d'une embuscade
draw-commander = commandant
draw-untrained = non entraîné
draw-sharpshooter = tireur d'élite
draw-lancer = lancier
draw-brave = brave
draw-militia = milice
draw-nimble = agile
draw-armoured = chevaux caparaçonnés
draw-works = dans un retranchement
draw-scattered = sans cohésion
draw-at = à
draw-facing = face à
draw-cohesion = Cohésion
draw-courage = Courage
draw-movement = Mouvement
draw-good = bon terrain
draw-difficult = terrain difficile
draw-weapons = Armes
draw-targets = Peut tirer sur
draw-no-targets = Aucune cible pour l'instant.
draw-dice = dés
draw-die = Dé
draw-sum = Somme
draw-chance = Chance
draw-hit = touché
draw-kill = tué
draw-miss = raté
draw-jam = enrayage
draw-no-terms = aucun modificateur
draw-melee = Mêlée
draw-against = contre
draw-loses = perdent
draw-falls-back = reculent
draw-destroyed = les défenseurs sont détruits
draw-nothing = aucun effet
draw-last-dice = Les derniers dés
draw-needed = requis
draw-passed = réussi
draw-failed = raté
draw-test = Test de moral
draw-rally = Ralliement
draw-village = Village
draw-held = tenu par l'attaquant, tours
draw-burnt = brûlé
draw-exits = ont quitté la table
draw-fire = Feu
draw-smoke = Fumée
draw-palisade = Palissade
draw-emplacement = Retranchement
draw-laager = Camp de chariots
draw-tools = Outils
draw-tool-grid = Quadrillage
draw-tool-names = Noms
draw-tool-ranges = Champs de tir
draw-tool-cohesion = Cohésion
draw-tool-sight = Tirs
draw-tool-paths = Derniers mouvements
draw-tool-ruler = Règle
draw-tool-turn = Tourner la table
draw-tool-map = Vue d'ensemble
draw-ruler-from = De
draw-ruler-to = À
draw-ruler-hint = Choisis deux éléments ou fais glisser sur la table.
draw-ruler-clear = Effacer
draw-inches = pouces
draw-pick = Choisis une unité sur la table ou ici.
draw-empty = La table est encore vide.
draw-gone = Perdues ou hors de la table
draw-keys = Les flèches vont d'unité en unité, Entrée choisit, R mesure, + − 0 zooment.
draw-aboard = à bord d'un bateau
draw-garrison = dans un blockhaus
draw-roof = sur le toit
draw-boat = Bateau
draw-house = Blockhaus
draw-breach = brèche
draw-empty-post = personne à l'intérieur

## The ruler
measure-between = { $who } (élément { $element }) à { $foe } (élément { $other }) : { $inches }"
measure-arc = { $arc ->
    [yes] Champ de tir : oui, portée { $inches }"
   *[no] Champ de tir : non
}
measure-clear = Vue : dégagée
measure-blocked = Vue : masquée par { $what }
measure-lines = Vue : masquée
measure-troops = { $who } (unité { $unit })
measure-smoke = la fumée
measure-palisade = la palissade
measure-limit = le brouillard ou la nuit (vue { $n }")
measure-weapon = { $weapon } : { $band } ; { $why }
measure-out = { $weapon } : hors de portée
measure-may-shoot = peut tirer
measure-why-shooter = ne tire pas maintenant
measure-why-gun = la pièce doit d'abord rester en place
measure-why-target = pas une cible : arrivée, chariots ou mêlée en cours
measure-why-arc = hors du champ de tir
measure-why-sight = pas de ligne dégagée
measure-why-priority = un ennemi plus proche ou qui charge passe avant
band-effective = portée efficace
band-long = longue portée


## Ce qu’on peut vouloir d’une unité, et ce que cela donne
named-unit = { $who } ({ $unit })
formation-line = Ligne
formation-ranks = Deux rangs
formation-column = Colonne
formation-ring = Cercle
intent-suggest = Proposer quelque chose
intent-charge = Charger : { $foe }
intent-leave = Quitter la table
intent-stay = Rester
intent-mount = À cheval
intent-dismount = À pied
intent-take = { $who } : éléments { $n }, { $weapons }
intent-clear = Laisser de côté : { $who }
intent-late = En retard : { $who }
intent-late-with = En retard : { $who }, avec { $escort }
intent-post = Dans un blockhaus ou un bateau : { $who }
intent-wall = { $who } sur { $part ->
    [0] le mur de devant
    [1] le mur de gauche
    [2] le mur de derrière
    [3] le mur de droite
   *[4] le toit
} du blockhaus { $house }
intent-hide = En embuscade : { $who }
intent-ready = Sur la table : { $who }
intent-earlier = Plus tôt : { $who }
intent-later = Plus tard : { $who }
intent-muster = Une armée conforme au hasard ({ $seed })
intent-generate = Laisser faire le hasard
intent-fill = Commencer par la disposition { $seed }
intent-done = Plus de changement
intent-remove = Retirer { $terrain } ({ $piece })
intent-all = Tous tirent sur la meilleure cible
intent-none = Personne ne tire
intent-volley = { $who } sur { $foe } : tirs { $shots }, meilleure chance { $chance } %
intent-burn = { $who } met le feu : { $terrain }
intent-spring = { $who } sort d’embuscade et tire
intent-spring-at = { $who } sort d’embuscade et tire sur { $foe }
tried-way = Éléments qui se déplacent : { $n } ; le plus long chemin fait { $made }" sur { $inches }".
tried-stay = Personne ne bouge ; { $inches }" sont permis.
tried-gone = Éléments qui quittent la table : { $n }.
tried-contact = Contact avec { $foe }.
tried-scattered = L’unité n’est pas groupée ({ $inches }").
tried-stand = { $who } : éléments { $n } autour de { $x }", { $y }", orientation { $facing }°, { $mode }.
tried-shots = { $who } tire sur { $foe } : tirs { $n }.
tried-no-shots = Personne ne tire.
tried-arson = { $who } met le feu.
tried-spring = { $who } sort d’embuscade : tirs { $n }.
tried-late = En retard : { $units }.
tried-escort = { $who } arrive avec { $escort }.
tried-hidden = En embuscade : { $units }.
tried-march = Ordre de marche : { $units }.
tried-answer = Ta réponse : { $answer }.
intent-remove-place = Enlever le numéro { $n }
intent-row = Ramer { $inches }" à { $degrees }°
tried-rowed = Le bateau finit à { $x }", { $y }", orientation { $facing }°.
tried-moored = Bateaux : { $n }.
tried-built = Blockhaus posés : { $n } ; restants : { $left }.
limits-rowing = Encore jusqu’à { $inches }".
tried-dug = Emplacements posés : { $n } ; restants : { $left }.
tried-generated = Le hasard disposera la table.
tried-pieces = Éléments de terrain : { $n }. { $units }
limits-way = { $who } : éléments { $n }, chacun jusqu’à { $inches }" ; au plus { $cohesion }" entre voisins.
limits-place = { $who } est à placer.
limits-fire = Éléments qui peuvent tirer : { $n }.
limits-army = { $list }, { $year }, jusqu'à { $points } AP
limits-zone = Zone : { $zone }.
limits-area = Permis de { $left }" à { $right }" en largeur et de { $low }" à { $high }" en hauteur.
words-for-Paths = Mots : shift DEGRÉS POUCES, ahead/back/left/right POUCES, by X Y, wheel left|right|centre DEGRÉS, turn DEGRÉS, face DEGRÉS, line|ranks|column|ring [ÉCART], move ÉLÉMENT X Y [DEGRÉS], charge UNITÉ, leave, stay, suggest
words-for-Arrive = Mots : put X Y [DEGRÉS] [FORMATION], shift DEGRÉS POUCES, ahead/back/left/right POUCES, turn DEGRÉS, line|ranks|column|ring [ÉCART], move ÉLÉMENT X Y [DEGRÉS], mount, dismount, suggest
words-for-Enter = Mots : put X Y [DEGRÉS] [FORMATION], shift DEGRÉS POUCES, ahead/back/left/right POUCES, turn DEGRÉS, line|ranks|column|ring [ÉCART], move ÉLÉMENT X Y [DEGRÉS], mount, dismount, suggest
words-for-Deploy = Mots : unit NUMÉRO, unit NUMÉRO put X Y [DEGRÉS] [FORMATION], unit NUMÉRO shift/ahead/turn/line/column/mount …, clear NUMÉRO, late NUMÉRO, suggest
words-for-Notes = Mots : unit NUMÉRO, unit NUMÉRO put X Y [DEGRÉS] [FORMATION], unit NUMÉRO shift/ahead/turn/line/column/mount …, clear NUMÉRO, late NUMÉRO, suggest
words-for-MusterArmy = Mots : muster [NUMÉRO] ; ou le nom d'un fichier d'armée qui finit par .json
words-for-LayOut = Mots : generate, fill [NUMÉRO], lay GENRE X Y [LONGUEUR PROFONDEUR DEGRÉS], drag PIÈCE X Y, remove PIÈCE, done
words-for-Change = Mots : generate, fill [NUMÉRO], lay GENRE X Y [LONGUEUR PROFONDEUR DEGRÉS], drag PIÈCE X Y, remove PIÈCE, done
words-for-Dig = Mots : dig X Y [DEGRÉS], move NUMÉRO X Y [DEGRÉS], remove NUMÉRO, suggest
words-for-Build = Mots : dig X Y [DEGRÉS], move NUMÉRO X Y [DEGRÉS], remove NUMÉRO, suggest
words-for-Moor = Mots : dig X Y [DEGRÉS], move NUMÉRO X Y [DEGRÉS], remove NUMÉRO, suggest
words-for-Rowing = Mots : shift DEGRÉS POUCES, by X Y, ahead/back/left/right POUCES, face DEGRÉS, suggest
words-for-Hold = Mots : late NUMÉRO [UNITÉ], hide NUMÉRO, ready NUMÉRO, suggest
words-for-March = Mots : earlier NUMÉRO, later NUMÉRO, suggest
words-for-Fire = Mots : fire UNITÉ ENNEMI, all, none, hold UNITÉ, shot ÉLÉMENT CIBLE [ARME], burn ÉLÉMENT PIÈCE, spring NUMÉRO [ENNEMI]
words-for-Resolve = Mots : on, concede, draw
# On the plan pad
piece-unit = Unité { $n }
piece-element = Élément { $n }
piece-piece = Terrain { $n }
piece-boat = Bateau { $n }
piece-house = Blockhaus { $n }
piece-reserve = Unité hors de la table { $n }
