# Kriegspfad : questions, choix et journal.

game-title = Kriegspfad
game-about = Escarmouches sur la frontière nord-américaine, de 1750 à 1890 : treize armées, une table ouverte, sans cases. Les unités se déplacent aux dés, tous les tirs sont simultanés, et le moral décide.
game-goal = Les deux armées sont prêtes ; tu gagnes quand l’ennemi n’a plus personne qui combatte, ou quand il abandonne. Les unités agissent tour à tour, une des tiennes, une des siennes : dis comment une unité se déplace, lance les dés et place-la dans sa portée. Tous les tirs ont lieu en même temps à la fin du tour, puis viennent le corps à corps et le moral, qui décide plus que les pertes.
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
result-seat0 = { $first } a gagné.
result-seat1 = { $second } a gagné.
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
modifier-S09 = cible : tirailleurs ou guerriers agiles, à moins de 4"
row-repulse_loss = repoussé avec perte
row-repulse = repoussé
row-captured = capturé
outcome-repulsed_loss = les attaquants sont repoussés, perdent un élément et reculent
outcome-repulsed = les attaquants sont repoussés et reculent
outcome-shaken = les deux vacillent, les attaquants reculent
outcome-even = personne ne cède, la mêlée continue
outcome-thrown_back = les défenseurs sont refoulés et reculent
outcome-destroyed = les défenseurs sont anéantis
cause-loss = elle a perdu un élément
cause-fright = des guerriers ennemis fondent sur elle
cause-ambush = des ennemis ont surgi d’une embuscade près d’elle
cause-terror = la terreur qu’inspire cet ennemi
cause-friend = une unité amie a été perdue près d’elle
cause-leader = un chef ami a été perdu près d’elle
cause-guns = touchée par un canon
cause-village = le village brûle
cause-wagons = les chariots sont pillés

## Questions
ask-YearChoice = En quelle année combat-on ?
ask-ListChoice = Quelle liste d'armée ?
ask-StratagemChoice = Un stratagème ? (secret)
ask-MusterArmy = Ton armée. (secret)
ask-ZoneChoice = Dans quel paysage combat-on ?
ask-SeasonChoice = En quelle saison ?
ask-DarknessChoice = De jour ou dans l'obscurité ?
ask-EdgeChoice = Quel bord ?
ask-LayOut = Dispose le terrain.
ask-Change = Changer un élément de terrain ? Restent : { $left }.
ask-Dig = Place jusqu'à { $number ->
    [one] { $number } position
   *[other] { $number } positions
}.
ask-Hold = Unités en retard (jusqu'à { $late }) ou cachées (jusqu'à { $hidden }). (secret)
ask-March = Ton ordre de marche.
ask-PlaceOrder = Places-tu avant ou après l'autre camp ?
ask-Deploy = Place une unité.
ask-Notes = Où sont tes unités cachées ? (secret)
ask-RallyDie = Quelle unité le chef rallie-t-il ?
ask-Activate = Quelle unité agit ?
ask-Action = Quel ordre pour { $unit } ?
ask-Reroll = { $unit } : relancer le mouvement ?
ask-Paths = Où vont les éléments de l'unité { $unit } ?
ask-Arrive = Où arrive l'unité en retard ?
ask-Enter = Où entre l'unité suivante ?
ask-Loss = Quel élément de l'unité { $unit } est perdu ?
ask-Assign = Contre qui combat { $element } ?
ask-Fire = Tes tirs. (secret)
ask-Moor = Où sont tes bateaux ?
ask-Rowing = Où va le bateau { $boat } ?
ask-Build = Place jusqu’à { $number } blockhaus.
ask-ClimbRoof = { $element } monte-t-il sur le toit ?
ask-BreakIn = Sur qui { $element } tombe-t-il du toit ?
ask-LeaveBy = Par quel mur sort { $unit } ?
ask-CampChoice = Que doit prendre l’ennemi ?
ask-NextArrival = Quelle unité tardive est placée ensuite ?
ask-EntryMode = Comment entre la prochaine unité ?
ask-Resolve = Continues-tu ?

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
choice-Activate = une unité
choice-Activate-reveal = révéler une unité cachée
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
choice-Action-face = l’élément { $b } se tourne vers { $c }
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
choice-BreakIn = une unité à l’intérieur
choice-LeaveBy = { $n ->
    [0] le mur de devant
    [1] le mur de gauche
    [2] le mur de derrière
   *[3] le mur de droite
}
choice-Action-laager-good = former le cercle de chariots en terrain facile
choice-Action-laager-difficult = former le cercle de chariots en terrain difficile
choice-Action-guided = en colonne derrière l’éclaireur ; unités qui suivent : { $b }
choice-village = le village
choice-wagons = les chariots
choice-NextArrival = une unité en retard
choice-Activate-enter = la prochaine unité de la marche entre
choice-EntryMode-mounted-good = monté, en terrain facile
choice-EntryMode-mounted-difficult = monté, en terrain difficile
choice-EntryMode-foot-good = à pied, en terrain facile
choice-EntryMode-foot-difficult = à pied, en terrain difficile
choice-keep = garder le résultat
choice-nimble = relancer : agile
choice-commander = relancer : le chef
choice-RallyDie = une unité
choice-Loss = un élément
choice-Assign = une unité ennemie
choice-on = continuer
choice-concede = abandonner
choice-draw = proposer le nul
choice-remove = enlevé
choice-move = déplacé
choice-add = ajouté

## Indications
hint-element = élément { $n } : { $arms }

## Journal
say-year = L'année est { $year }.
say-list-chosen = { $seat } : { $muster }.
say-stratagem = { $seat } a acheté un stratagème : { $stratagem }.
say-stratagems-cancel = Les deux ont choisi { $stratagem } : ils s'annulent.
say-scenario = Scénario : { $scenario } (dés { $rolls }). Attaquant : { $seat }.
say-open-battle = Scénario : { $scenario }.
say-scenario-agreed = Scénario : { $scenario }. Attaquant, comme convenu : { $seat }.
say-army-built = { $seat } : { $command } commande ; l’armée est { $disciplined ->
    [oui] disciplinée
   *[non] sans discipline
}.
say-weather = { $zone }, { $season }, dé { $roll } : { $weather }.
darkness = { $plan ->
    [dusk] Au crépuscule : il fait nuit à partir du tour { $n }.
    [dawn] Avant l'aube : il fait nuit jusqu'au tour { $n }.
   *[night] Il fait nuit pendant toute la bataille.
}
say-darkness = { darkness }
say-nightfall = La nuit tombe : personne ne voit ni n'avance à plus de { $inches }".
say-daybreak = Le jour se lève : chacun voit et avance de nouveau comme de jour.
say-edge = Bord de table de { $seat } : { $edge }.
say-laid-out = { $seat } a disposé { $n ->
    [1] 1 élément
   *[other] { $n } éléments
} de terrain.
say-terrain-changed = { $seat } : un élément de terrain a été { $how }.
say-works = { $seat } creuse { $n ->
    [1] 1 emplacement
   *[other] { $n } emplacements
}.
say-late-units = { $seat } : { $n ->
    [0] aucune unité n’arrivera en retard
    [1] 1 unité arrivera en retard
   *[other] { $n } unités arriveront en retard
}.
say-march = { $seat } : { $n ->
    [1] 1 unité
   *[other] { $n } unités
} en marche.
say-deployed = { $seat } place { named }.
say-army-one = { $seat } est l’Armée 1 et commence chaque tour.
say-round = Tour { $n }.
say-fog = Le brouillard : dé { $roll } ; il s’est levé : { $gone }.
say-medicine = { $seat } fait sa médecine de guerre : dé { $roll }.
say-rallied = { named } : { $chief ->
    [oui] dé du chef
   *[non] jet de ralliement
} { $dice } ; { $n ->
    [0] aucun marqueur retiré
    [1] 1 marqueur retiré
   *[other] { $n } marqueurs retirés
}, reste { $markers }.
say-late-dice = { $seat } lance les dés pour { $n ->
    [1] 1 unité en retard
   *[other] { $n } unités en retard
}.
say-late-die = { $who }, en retard : dé { $roll }, il fallait { $needed } ou plus. Arrive : { $comes }.
say-arrived = { $seat }, arrivée : { named }.
say-entered = { $seat }, entrée : { named }.
say-cannot-enter = { $seat } : pas de place pour entrer.
say-activated = { named } : à l’action.
say-dismounted = { named } : pied à terre.
say-mounting = { named } : à cheval, en selle au prochain tour.
say-mounted = { named } : en selle.
say-faced = { named } : l'élément { $which } fait face.
say-movement = { named } : jet { $dice }, { $inches }" de mouvement.
say-rerolled = { named } : { $how }.
say-stopped = { named } : halte, un ennemi caché.
say-revealed = { $seat } : { named } hors de l’embuscade.
say-melee-opened = { named } contre { named-foe } : le corps à corps commence.
say-melee-turned = { named } contre { named-foe } : l’attaque change de camp.
say-broke-off = { named } : rupture du combat.
say-withdrew = { named } : retrait.
say-exited = { named } : l'élément { $which } a quitté la table.
say-retreat = { named } : recul de { $inches }" (jet { $dice }).
say-fled = { named } : l'élément { $which } fuit hors de la table.
say-shot = { named }, élément { $which }, { $weapon } à { $inches }" sur { named-foe } : jet { $dice } ({ $needed ->
    [21] aucun jet ne touche
   *[other] il faut { $needed } ou plus
}), { $results }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-markers = { named } : { $n ->
    [1] 1 marqueur
   *[other] { $n } marqueurs
} de plus, { $markers } en tout.
say-element-lost = { named } : l’élément { $which } est perdu.
say-element-lost-KP-27-4 = { named }, brisée par trop de marqueurs : l’élément { $which } est perdu.
say-markers-KP-27-4 = { named } : { $markers } marqueurs, plus qu’une unité n’en supporte.
say-test-due = { named } : { $n ->
    [1] un test de moral
   *[other] { $n } tests de moral
} à passer, { $cause }.
say-chief-lost = { $seat } a perdu un chef : { named }.
say-unit-lost = { named } : unité perdue.
say-arson = { named } : tentative d’incendie ({ $terrain }), dé { $roll }, il fallait { $needed } ou plus.
windward = { $facing ->
   *[0] vers le bord droit
    [45] vers le haut à droite
    [90] vers le bord supérieur
    [135] vers le haut à gauche
    [180] vers le bord gauche
    [225] vers le bas à gauche
    [270] vers le bord inférieur
    [315] vers le bas à droite
}
say-wind = Le vent souffle { windward }.
say-fight = { named } contre { named-foe }, tour { $n } : dé { $roll }, total { $total } : { $outcome }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-assault = { named } contre { named-foe }, assaut : dé { $roll }, total { $total } : { $row }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-test = { named }, test de moral : dé { $roll }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
}, il fallait { $needed } ou plus : { $passed ->
    [oui] réussi
   *[non] échoué
}{ $free ->
    [0] { "" }
   *[1] { " " }(l’échec est sans effet)
}.
say-test-ignored = { named } : le chef épargne un test.
say-plundered = { $seat } : les chariots sont pillés.
say-village-held = L’attaquant tient le village : { $n ->
    [1] 1 tour
   *[other] { $n } tours de suite
}.
say-reinforcement = { $seat } attend du secours : dé { $roll }.
say-conceded = { $seat } abandonne.
say-climbed = { named } : l'élément { $which } franchit la palissade.
say-palisade = { $seat } : une palissade autour du village.
say-burnt-hidden = { $seat } : perte par le feu en embuscade, { named }, { $n ->
    [1] un élément
   *[other] { $n } éléments
}.
say-went-home = { $seat }, retour au foyer : { named }.
say-camp = { $seat } : l’ennemi doit prendre { $camp }.
say-laager = { named } : le cercle de chariots est fermé.
say-boats = { $seat } : { $n ->
    [1] 1 bateau
   *[other] { $n } bateaux
}.
say-embarked = { named } : l’élément { $which } monte dans le bateau { $vessel }.
say-disembarked = { named } : l’élément { $which } débarque du bateau { $vessel }.
say-lifted = { named } : l’élément { $which } porte le canoë { $vessel }.
say-launched = { named } : l’élément { $which } met le canoë { $vessel } à l’eau.
say-rowed = { named } : bateau { $vessel } à la rame, { $dice } = { $inches }".
say-sunk = { named } : le bateau { $vessel } coule avec tous ses occupants.
say-houses = { $seat } : { $n } blockhaus.
say-went-in = { named } : l’élément { $which } entre dans le blockhaus.
say-went-out = { named } : l’élément { $which } quitte le blockhaus.
say-manned = { named } : l’élément { $which } { $wall ->
    [0] tient le mur de devant
    [1] tient le mur de gauche
    [2] tient le mur de derrière
    [3] tient le mur de droite
   *[4] reste en réserve
}.
say-on-roof = { named } : l’élément { $which } monte sur le toit.
say-break-in = { named } : l’élément { $which } tente d’entrer chez { named-foe } : dé { $roll }, il faut { $needed }.
say-took-over = { named } : maîtres du blockhaus.
say-wall-shot = { named }, élément { $which }, { $weapon } contre un mur : jet { $dice }, touches { $rolls }, il faut { $needed } ; brèche : { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-shot = { named }, élément { $which }, flèches incendiaires : jet { $dice }, touches { $rolls }, il faut { $needed } ; feu : { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-fire = { named } : tentative d’incendie du toit, dé { $roll }, il fallait { $needed } ou plus.

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
refusal-may-not-open = Cette unité ne peut pas engager le corps à corps.
refusal-opened-already = Cette unité a elle-même engagé un corps à corps ce tour-ci.
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
refusal-paid-for = { $n ->
    [one] Seulement { $n } emplacement a été payé
   *[other] Seulement { $n } emplacements ont été payés
}.
refusal-most-late = Au plus { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} en retard.
refusal-most-hidden = Au plus { $n ->
    [one] { $n } unité
   *[other] { $n } unités
} en embuscade.
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
refusal-no-column = Un train roule en colonne, un chariot de front.
refusal-no-ring = Un camp de chariots est un cercle fermé.
refusal-train-first = Les chariots sont placés avant toutes les unités.
refusal-blockhouses = Seul le défenseur d’un siège ou d’un raid bâtit des blockhaus.
refusal-cannot-reach = Hors de portée : { $inches }" sont permis.
refusal-no-room = Il n’y a pas de place pour elle.
flaw-unreadable = L’élément { $piece } n’a pas de forme.
flaw-no-change = Un changement retire, déplace ou ajoute un élément.
flaw-forbidden = { $terrain } n’existe pas dans ce paysage ({ $zone }).
flaw-off-table = { $terrain } (élément { $piece }) dépasse du bord de la table.
flaw-width = { $terrain } (élément { $piece }) n’a pas la bonne largeur.
flaw-size = { $terrain } (élément { $piece }) mesure { $n }", ce n’est pas permis.
flaw-ends = { $terrain } (élément { $piece }) ne peut pas finir là.
flaw-not-on = { $terrain } ne peut pas reposer sur { $other }.
flaw-too-many = { $terrain } : au plus { $most }.
flaw-village = Le village doit être entièrement dans la moitié du défenseur.
flaw-village-stays = Le village reste où il est.
flaw-zone = { $kind ->
    [count_min] Le paysage exige au moins { $n } parmi : { $terrain }.
    [count_max_other] Le paysage permet au plus { $n } éléments autres que : { $terrain }.
    [adjacent] Le paysage exige de l’eau à côté de : { $terrain }.
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
        [1] un élément
       *[other] { $n } éléments
    } ; permis : { $least } à { $most }.
fault-empty-group = L'unité { $unit } a un groupe sans éléments.
fault-units = L'armée a { $n } unités ; permis : { $least } à { $most }.
fault-entry-unavailable = { $subject } : pas disponible en { $year }.
fault-entry-max = { $subject } : { $n ->
    [1] 1 unité
   *[other] { $n } unités
}, au plus { $most }.
fault-entry-min = { $subject } : { $n ->
    [1] 1 unité
   *[other] { $n } unités
}, au moins { $least }.
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
board-round = { $round ->
    [0] Préparation
   *[other] Tour { $round }
}. Météo : { $weather }.{ $dark ->
    [yes] { " " }Il fait nuit.
   *[no] { "" }
}{ $facing ->
    [-1] { "" }
   *[other] { " " }Le vent souffle { windward }.
}
board-unit = { $sign } [{ $unit }] { $seat } : { $who } ({ $arms }), { $mode }, { $elements ->
    [1] 1 élément
   *[other] { $elements } éléments
}{ $markers ->
    [0] { "" }
    [1] , 1 marqueur
   *[other] , { $markers } marqueurs
}{ $commander ->
    [yes] , avec le chef
   *[no] { "" }
}, en { $x }", { $y }" { $facing } { $state }
board-late = { $seat } : { $n ->
    [1] 1 unité doit
   *[other] { $n } unités doivent
} encore arriver.
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
        [1] Une règle est enfreinte :
       *[other] { $n } règles sont enfreintes :
    }
army-total = { $ap } AP
army-total-of = { $ap } sur { $points } AP
army-each = { $ap } AP chacun
army-year = Année { $year }
army-against = contre { $enemy }
army-mounted = montés
army-with-commander = avec le chef
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
army-exceptional = Chef d’exception : { $name }
army-incompetent = Chef incompétent
army-commander = Chef sur son propre socle : { $what }
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
army-value-missing = le champ { $field } manque
army-value-long = { $kind }, long de { $most } au plus
army-value-short = { $kind }, long de { $least }
army-value-most = { $most } au plus
army-value-least = { $least } au moins
army-value-kind = il faut ici { $kind }
army-value-other = cette valeur ne convient pas ici
kind-int = un nombre
kind-str = un texte
kind-bool = oui ou non (true, false)
kind-array = une liste
kind-object = une table de champs
kind-null = rien (null)
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
draw-markers = marqueurs de désordre
draw-foot = à pied
draw-mounted = monté
draw-mounting = monte à cheval
draw-fighting = au corps à corps
draw-acted = a agi
draw-came = arrivé ce tour
draw-fired = a tiré
draw-moved = a bougé
draw-jammed = enrayée
draw-retreat-due = doit reculer
draw-tests = tests de moral dus
draw-sprung = surgi d'une embuscade
draw-commander = chef
draw-untrained = inexpérimenté
draw-sharpshooter = tireur d'élite
draw-lancer = lancier
draw-brave = brave
draw-militia = milice
draw-nimble = agile
draw-armoured = chevaux caparaçonnés
draw-works = dans un emplacement
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
draw-d6 = D6
draw-sum = Somme
draw-chance = Chance
draw-hit = { hit-hit }
draw-kill = { hit-kill }
draw-miss = { hit-miss }
draw-jam = { hit-jam }
draw-no-terms = aucun modificateur
draw-melee = Corps à corps
draw-against = contre
draw-loses = perd
draw-falls-back = recule
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
draw-emplacement = Emplacement
draw-laager = Cercle de chariots
draw-tools = Outils
draw-tool-grid = Quadrillage
draw-tool-names = Noms
draw-tool-ranges = Champs de tir
draw-tool-cohesion = Cohésion
draw-tool-sight = Tirs
draw-tool-paths = Mouvements
draw-tool-ruler = Règle
draw-tool-turn = Tourner la table
draw-tool-map = Plan
draw-ruler-from = De
draw-ruler-to = À
draw-ruler-hint = Glisse d’un point à un autre, touche deux choses ou choisis ici les deux bouts.
draw-ruler-clear = Effacer
draw-ruler-place = un endroit
draw-ruler-across = en largeur, pouces
draw-ruler-upward = vers le haut, pouces
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
measure-stretch = { $a } à { $b } : { $inches }"
measure-element = { $who } (élément { $element })
measure-place = endroit { $x } / { $y }
measure-arc = { $arc ->
    [yes] Champ de tir : oui, portée { $inches }"
   *[no] Champ de tir : non
}
measure-clear = Vue : dégagée
measure-blocked = Vue : masquée par { $what }
measure-lines = Vue : masquée
measure-smoke = la fumée
measure-palisade = la palissade
measure-limit = le brouillard ou la nuit (vue { $n }")
measure-weapon = { $weapon } : { $band } ; { $why }
measure-out = { $weapon } : hors de portée
measure-may-shoot = peut tirer
measure-why-shooter = ne tire pas maintenant
measure-why-gun = la pièce doit d'abord rester en place
measure-why-target = pas une cible : vient d’arriver, chariots ou corps à corps plus ancien
measure-why-arc = hors du champ de tir
measure-why-sight = pas de ligne dégagée
measure-why-priority = un ennemi plus proche ou qui charge passe avant
band-effective = portée efficace
band-long = longue portée


## Ce qu’on peut vouloir d’une unité, et ce que cela donne
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
intent-take = { $who } : { $n ->
    [1] 1 élément
   *[other] { $n } éléments
}, { $weapons }
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
intent-volley = { $who } sur { $foe } : { $shots ->
    [1] 1 tir
   *[other] { $shots } tirs
}, meilleure chance { $chance } %
intent-burn = { $who } met le feu : { $terrain }
intent-spring = { $who } sort d’embuscade et tire
intent-spring-at = { $who } sort d’embuscade et tire sur { $foe }
tried-way = { $n ->
    [1] 1 élément va
   *[other] { $n } éléments vont
} à { $x }", { $y }" ; le plus long trajet est de { $made }" sur { $inches }".
tried-stay = Personne ne bouge ; { $inches }" sont permis.
tried-gone = { $n ->
    [1] 1 élément quitte
   *[other] { $n } éléments quittent
} la table.
tried-contact = Contact avec { $foe }.
tried-shots-from = De là, { $n ->
    [1] un tir
   *[other] { $n } tirs
} sur { $foe }, jusqu’à { $chance } %.
tried-danger = Danger là-bas : { $foe }, { $n ->
    [1] un tir
   *[other] { $n } tirs
}, jusqu’à { $chance } %.
tried-melee = Mêlée avec { $foe } : { $sum } au dé.
tried-scattered = L’unité n’est pas groupée ({ $inches }").
tried-stand = { $who } : { $n ->
    [1] 1 élément
   *[other] { $n } éléments
} autour de { $x }", { $y }", face à { $arrow } ({ $facing }°), { $mode }.
tried-shots = { $who } sur { $foe } : { $n ->
    [1] 1 tir
   *[other] { $n } tirs
}.
tried-no-shots = Ta réponse : personne ne tire.
tried-arson = { $who } met le feu.
tried-spring = { $who } surgit de l’embuscade : { $n ->
    [1] 1 tir
   *[other] { $n } tirs
}.
tried-late = En retard : { $units }.
tried-escort = { $who } arrive avec { $escort }.
tried-hidden = En embuscade : { $units }.
tried-march = Ordre de marche : { $units }.
tried-answer = Ta réponse : { $answer }.
intent-remove-place = Enlever le numéro { $n }
intent-row = Ramer { $inches }" à { $degrees }°
tried-rowed = Le bateau finit à { $x }", { $y }", orientation { $arrow } ({ $facing }°).
tried-moored = Bateaux : { $n }.
tried-built = Blockhaus posés : { $n } ; restants : { $left }.
limits-rowing = Encore jusqu’à { $inches }".
tried-dug = Emplacements posés : { $n } ; restants : { $left }.
tried-generated = Le hasard disposera la table.
tried-pieces = Éléments de terrain : { $n }. { $units }
limits-way = { $who } : { $n ->
    [1] 1 élément, jusqu’à { $inches }"
   *[other] { $n } éléments, chacun jusqu’à { $inches }" ; au plus { $cohesion }" entre voisins
}.
limits-place = { $who } est à placer.
limits-fire = Éléments qui peuvent tirer : { $n }.
limits-no-fire = Aucun de tes éléments visibles ne peut tirer. La question t’est posée quand même : le rythme ne doit pas trahir une embuscade.
limits-army = { $list }, { $year }, jusqu'à { $points } AP
limits-zone = Paysage : { $zone }.
limits-area = Permis de { $left }" à { $right }" en largeur et de { $low }" à { $high }" en hauteur.
words-for-Paths = Mots : glisser DEGRÉS POUCES, avant/arrière/gauche/droite POUCES, de X Y, pivoter gauche|droite|centre DEGRÉS, tourner DEGRÉS, regard DEGRÉS, ligne|rangs|colonne|cercle [ÉCART], élément ÉLÉMENT X Y [DEGRÉS], charger UNITÉ, partir, rester, proposer
words-for-Arrive = Mots : placer X Y [DEGRÉS] [FORMATION], glisser DEGRÉS POUCES, avant/arrière/gauche/droite POUCES, tourner DEGRÉS, ligne|rangs|colonne|cercle [ÉCART], élément ÉLÉMENT X Y [DEGRÉS], monter, démonter, proposer
words-for-Enter = Mots : placer X Y [DEGRÉS] [FORMATION], glisser DEGRÉS POUCES, avant/arrière/gauche/droite POUCES, tourner DEGRÉS, ligne|rangs|colonne|cercle [ÉCART], élément ÉLÉMENT X Y [DEGRÉS], monter, démonter, proposer
words-for-Deploy = Mots : unité NUMÉRO, unité NUMÉRO placer X Y [DEGRÉS] [FORMATION], unité NUMÉRO glisser/avant/tourner/ligne/colonne/monter …, vider NUMÉRO, retard NUMÉRO, proposer
words-for-Notes = Mots : unité NUMÉRO, unité NUMÉRO placer X Y [DEGRÉS] [FORMATION], unité NUMÉRO glisser/avant/tourner/ligne/colonne/monter …, vider NUMÉRO, retard NUMÉRO, proposer
words-for-MusterArmy = Mots : armée [NUMÉRO] ; ou le nom d'un fichier d'armée qui finit par .json
words-for-LayOut = Mots : générer, remplir [NUMÉRO], poser GENRE X Y [LONGUEUR PROFONDEUR DEGRÉS], tirer PIÈCE X Y, enlever PIÈCE, terminé
words-for-Change = Mots : générer, remplir [NUMÉRO], poser GENRE X Y [LONGUEUR PROFONDEUR DEGRÉS], tirer PIÈCE X Y, enlever PIÈCE, terminé
words-for-Dig = Mots : creuser X Y [DEGRÉS], élément NUMÉRO X Y [DEGRÉS], enlever NUMÉRO, proposer
words-for-Build = Mots : creuser X Y [DEGRÉS], élément NUMÉRO X Y [DEGRÉS], enlever NUMÉRO, proposer
words-for-Moor = Mots : creuser X Y [DEGRÉS], élément NUMÉRO X Y [DEGRÉS], enlever NUMÉRO, proposer
words-for-Rowing = Mots : glisser DEGRÉS POUCES, de X Y, avant/arrière/gauche/droite POUCES, regard DEGRÉS, proposer
words-for-Hold = Mots : retard NUMÉRO [UNITÉ], cacher NUMÉRO, prêt NUMÉRO, proposer
words-for-March = Mots : avancer NUMÉRO, reculer NUMÉRO, proposer
words-for-Fire = Mots : feu UNITÉ ENNEMI, tous, aucun, retenir UNITÉ, tir ÉLÉMENT CIBLE [ARME], brûler ÉLÉMENT PIÈCE, surgir NUMÉRO [ENNEMI]
words-for-Resolve = Mots : continuer, abandonner, nulle
spoken-words = glisser=shift, avant=ahead, arrière=back, gauche=left, droite=right, de=by, pivoter=wheel, centre=centre, tourner=turn, regard=face, ligne=line, rangs=ranks, colonne=column, cercle=ring, élément=move, charger=charge, partir=leave, rester=stay, proposer=suggest, placer=put, monter=mount, démonter=dismount, unité=unit, vider=clear, retard=late, armée=muster, générer=generate, remplir=fill, poser=lay, tirer=drag, enlever=remove, terminé=done, creuser=dig, cacher=hide, prêt=ready, avancer=earlier, reculer=later, feu=fire, tous=all, aucun=none, retenir=hold, tir=shot, brûler=burn, surgir=spring, continuer=on, abandonner=concede, nulle=draw
# On the plan pad
piece-unit = Unité { $n }
piece-element = Élément { $n }
piece-piece = Terrain { $n }
piece-boat = Bateau { $n }
piece-house = Blockhaus { $n }
piece-reserve = Unité hors de la table { $n }

## Marques qui distinguent les unités d'une même troupe
mark-wolf = « Loup »
mark-bear = « Ours »
mark-otter = « Loutre »
mark-raven = « Corbeau »
mark-elk = « Wapiti »
mark-beaver = « Castor »
mark-lynx = « Lynx »
mark-heron = « Héron »
mark-badger = « Blaireau »
mark-owl = « Hibou »
mark-pike = « Brochet »
mark-marten = « Martre »
mark-eagle = « Aigle »
mark-fox = « Renard »
mark-puma = « Puma »
mark-hawk = « Autour »
mark-deer = « Cerf »
mark-turtle = « Tortue »
mark-bison = « Bison »
mark-crane = « Grue »
mark-hare = « Lièvre »
mark-snake = « Serpent »
mark-coyote = « Coyote »
mark-falcon = « Faucon »

## Ce qui est dit à côté des règles
named = { $own ->
    [yes] { $title }
   *[no] { $who } { $nth }
}
named-foe = { $foe_own ->
    [yes] { $foe_title }
   *[no] { $foe } { $foe_nth }
}
named-typed = { $name } [{ $n }]
named-element = { $unit }, élément { $n }
named-company = n° { $n } { $who }
named-crew = { $who } : { $n ->
    [1] 1 élément
   *[other] { $n } éléments
} ({ $weapons })
called-element = élément { $n }
now-commander-here = le chef en personne
now-year = En { $year }. Toi : { $you } ; l’ennemi : { $enemy }.
now-scenario = { $scenario }. { $role ->
    [attacker] Tu attaques
    [defender] Tu défends
   *[none] Tu as une armée
} avec { $points } points contre { $enemy }.
now-zone = Paysage : { $zone }.
now-edge = Ton bord de base : { $edge }.
now-enemy-stands = L’ennemi sur la table : { $units }.
now-waiting-ready = À placer : { $units }.
now-waiting-late = En retard : { $units }.
now-waiting-hidden = En embuscade (toi seul le sais) : { $units }.
now-waiting-march = En marche : { $units }.
now-waiting-coming = Arrive maintenant : { $units }.
now-round = Tour { $n }{ $last ->
    [0] { "" }
   *[other] { " " }sur { $last }
}. { $role ->
    [attacker] Tu attaques. { "" }
    [defender] Tu défends. { "" }
   *[none] { "" }
}Météo : { $weather }. Points perdus : toi { $lost } sur { $own }, l’ennemi { $enemy_lost } sur { $enemy }.
now-exits = Éléments de la colonne sortis de la table : { $n } sur { $needed } requis.
now-held = L’attaquant a tenu { $camp ->
    [wagons] les chariots
   *[village] le village
} à la fin de { $n ->
    [one] { $n } tour
   *[other] { $n } tours de suite
} sur { $needed }.
now-no-commander = Tu n’as pas de chef sur la table.
now-commander = Ton chef ({ $command }) est ici : { $unit }, élément { $n }.
now-elements = { $n ->
    [1] 1 élément
   *[other] { $n } éléments
}
now-markers = { $n ->
    [1] 1 marqueur
   *[other] { $n } marqueurs
}
now-disordered = en désordre
now-at = en { $x }", { $y }"
now-unit = { $unit } : { $about }.
now-foe = { $unit } à { $inches }" ({ $elements ->
    [1] 1 élément
   *[other] { $elements } éléments
}{ $markers ->
    [0] { "" }
    [1] , 1 marqueur
   *[other] , { $markers } marqueurs
}{ $seen ->
    [no] , hors de vue
   *[yes] { "" }
})
now-foes = Ennemis les plus proches : { $foes }.
now-moves = Mouvement : terrain facile { $good }, difficile { $difficult }. Un test de moral réussit sur { $courage } ou plus.
now-allowance = Jet { $dice } : chaque élément peut bouger de { $inches }".
now-element-at = { $n } en { $x }", { $y }", face à { $arrow } ({ $facing }°)
now-elements-at = Éléments : { $places }.
now-element = { $unit }, élément { $n } : { $arms }.
now-shot = { $unit } à { $inches }" ({ $weapon }) : { $shots ->
    [1] 1 tir
   *[other] { $shots } tirs
}, { $needed ->
    [21] aucun dé ne touche
   *[other] le D20 touche sur { $needed } ou plus
} (total { SIGNED($sum) })
now-targets = D’ici elle peut tirer sur : { $shots }.
now-unit-shots = { $unit } → { $shots }.
now-second-shots = Deuxième temps : qui n’a pas encore tiré peut tirer sur les ennemis que leur feu vient de trahir.
now-acted = Ont déjà agi : { $units }.
now-none-to-act = Aucune de tes unités sur la table n’a plus à agir.
now-enemy-to-act = Unités ennemies qui ont encore à agir : { $units }.
now-rally = Unités marquées : { $units }. Chaque dé de ralliement retire un marqueur sur un 6.
now-marked = { $unit } ({ $n })
now-left = Éléments sur la table : toi { $own }, l’ennemi { $enemy }.
now-boat = On rame dans le bateau { $n }.
hint-nearest = ennemi le plus proche : { $foe }
hint-ap = coûte { $n } AP
hint-StratagemChoice-surprise = jusqu’à { $units } unités peuvent se cacher dans ta moitié, dans tout scénario ; l’attaquant n’en tire rien
hint-StratagemChoice-war_medicine = un dé au début de la bataille : sur { $helps } ou { $shields } tes guerriers sont plus courageux jusqu’à la fin du tour { $last_round }, avec un { $fails } tu peux perdre des unités
hint-StratagemChoice-terror = qui est pressé par les guerriers de ta tribu passe un test de moral de plus ce tour-là
hint-StratagemChoice-prophet = un prophète t’accompagne : les guerriers à { $radius }" ou moins ignorent les tests de moral manqués, jusqu’à sa mort ou jusqu’à ce que le tir leur ait coûté { $lost_elements_limit } éléments
hint-StratagemChoice-reinforcement = le défenseur lance un dé à partir de la fin du tour { $from_round } et gagne aussitôt sur un { $success }
hint-Action-stay = elle reste et peut tirer ; immobile, on tire mieux
hint-Action-move-good = aucun élément ne peut toucher un terrain difficile
hint-Action-move-difficult = par tout terrain praticable
hint-Action-mount = ne bouge ni ne tire ce tour ; en selle au tour suivant
hint-Action-dismount = ne coûte rien ; elle peut ensuite bouger à pied
hint-Action-withdraw = elle doit finir à 6" ou plus des cavaliers et canons
hint-Action-break_off = chaque élément doit finir à 1" ou plus de l’ennemi
hint-Action-join = les éléments au contact restent ; les autres avancent
hint-Action-laager = les chariots ferment un cercle et ne bougent plus
hint-Activate-rest = toutes tes autres unités restent ; ton mouvement de ce tour est fini
hint-Activate-pass = tu peux encore révéler une unité cachée plus tard
hint-Activate-enter = l’unité suivante de ta colonne entre par le bord
hint-PlaceOrder-before = l’ennemi voit tes unités avant de placer les siennes
hint-PlaceOrder-after = tu vois d’abord ses unités
hint-DarknessChoice-none = la nuit ne limite pas la vue
hint-DarknessChoice-night = il fait nuit à chaque tour
hint-CampChoice-village = l’ennemi doit tenir le village
hint-CampChoice-wagons = l’ennemi doit tenir l’aire des chariots
missing-move = Bouger
missing-move-good = Bouger en terrain facile
missing-mount = Monter en selle
missing-dismount = Mettre pied à terre
missing-break_off = Rompre le combat
missing-stay = Rester
missing-charge = Charger
closed-acted = elle a agi ce tour
closed-came = elle est arrivée ce tour
closed-no-markers = elle n’a pas de marqueurs
closed-commander-far = le chef est à plus de 4"
closed-commander-plain = seul un chef d’exception ou celui d’une armée disciplinée le peut
closed-commander-used = le chef a utilisé ses relances de ce tour
closed-commander-unseen = le chef n’est pas à 12" et en vue, ou c’est une pièce ou un attelage
closed-not-nimble = elle n’est pas agile
closed-rerolled = ce jet a déjà été relancé
closed-fighting = elle est au corps à corps : rester, se tourner ou rompre
closed-must-withdraw = elle est en désordre et doit s’écarter des cavaliers ou canons à moins de 6"
closed-disordered = plus de 2 marqueurs : elle ne peut engager le corps à corps
closed-gun-train = les canons et les chariots ne le font pas
closed-laager = un cercle de chariots fermé ne bouge plus
closed-plundered = les chariots ont été pillés
closed-posted = ses éléments sont dans un bateau, un bâtiment ou occupés
closed-difficult = elle est en terrain difficile
closed-canoe = elle porte un canoë
closed-no-horses = elle n’a pas de chevaux
closed-mounted = elle est déjà à cheval
closed-on-foot = elle est déjà à pied
closed-busy = elle a bougé ou fait autre chose ce tour
closed-new-contact = le contact est nouveau ce tour
closed-foe-acted = l’ennemi au contact a agi avant elle
closed-unarmed = elle n’a pas d’arme de tir
closed-no-enemy = aucun ennemi n’est sur la table
closed-shot = ennemi le plus proche { $foe } : { $why }
measure-why-range = hors de portée
choice-LayOut = une disposition du terrain
choice-LayOut-generated = une disposition au hasard
choice-Change = un changement du terrain
choice-Change-done = laisser le terrain tel quel
choice-Dig = emplacements
choice-Build = blockhaus
choice-Moor = bateaux
choice-Rowing = un trajet du bateau
choice-Hold = un ordre, en secret
choice-March = un ordre de marche
choice-Notes = des notes, en secret
choice-Fire = des tirs, en secret
choice-MusterArmy = une armée
choice-Deploy = place une unité
choice-Deploy-late = une unité arrivera en retard
choice-Arrive = place l’unité en retard
choice-Enter = fait entrer l’unité suivante
choice-Paths = l’unité se déplace
choice-Paths-nothing = l’unité reste où elle est
called-way = { $unit } : { $made }" jusqu’à { $x }", { $y }"{ $foes }
called-turn = { $unit } : sur place, autre front
called-way-contact = , au contact : { $foes }
board-scenario = { $scenario }{ $attacker ->
    [none] { "" }
   *[other] { " " }; attaquant : { $attacker }
}.
board-score = { $seat } : { $lost ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
} sur { $points }.
board-held = Le village (ou le camp) a été tenu à la fin de { $n ->
    [1] 1 tour
   *[other] { $n } tours de suite
}.
board-exited = { $seat } : { $n ->
    [1] 1 élément est sorti
   *[other] { $n } éléments sont sortis
} de la table.
board-army = { $seat }{ $list ->
    [none] { "" }
   *[other] { " " }({ $list })
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $command ->
    [none] { "" }
   *[other] , { $command }
}{ $disciplined ->
    [yes] , disciplinée
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , { $edge }
}{ $stratagem ->
    [none] { "" }
   *[other] , stratagème { $stratagem }{ $works ->
        [no] { " " }(annulé)
       *[yes] { "" }
    }
}.
board-season = { $zone }, { $season }, année { $year }.
board-darkness = { darkness }
board-last-round = La bataille dure au plus { $n } tours.
board-began = a commencé avec { $n ->
    [1] 1 élément
   *[other] { $n } éléments
}
board-horses = a des chevaux
board-owes = doit { $n ->
    [1] 1 test de moral
   *[other] { $n } tests de moral
}
draw-turned = a pivoté
draw-moved-last = a bougé le tour précédent
board-element =   élément { $n } : { $arms }, en { $x }", { $y }", face à { $arrow } ({ $facing }°){ $more }
board-piece = Terrain { $n } : { $terrain }, de { $left }", { $low }" à { $right }", { $high }".
board-fire = Feu : { $terrain } (terrain { $n }) brûle autour de { $x }", { $y }" depuis le tour { $round }.
board-work = Emplacement en { $x }", { $y }", face à { $arrow } ({ $facing }°).
board-palisade = Une palissade entoure le village.
board-plundered = { $seat } : les chariots ont été pillés.
board-fight = Corps à corps : { $who } contre { $foe }, tour { $n }.
board-lost = { $seat }, perdus ou partis : { $units }.
board-march = La colonne encore à entrer : { $units }.
army-profile-troop = { $who } : mouvement { $moves } en terrain facile et difficile, cohésion { $near }
army-profile-weapon = { $weapon } : portée { $range } (efficace / maximale), D20 { $dice }
army-tables = Tableaux

## Ce qui est dit à côté des règles
now-no-list = aucune armée choisie
now-weather = Météo : { $weather }.
now-roll = { $n }D6{ $plus ->
    [0] { "" }
   *[other] { SIGNED($plus) }
} (moyenne { $mean }")

## Ce qui est dit à côté des règles
choice-Fire-nothing = personne ne tire
choice-Hold-nothing = personne n’est retenu

## La première partie guidée
guide-goal = Deux bandes se rencontrent dans la prairie, prêtes toutes deux. Tu gagnes quand l’ennemi n’a plus personne qui combatte, ou quand il abandonne. Les unités agissent tour à tour, une des tiennes, une des siennes. Commence par la grande bande de guerriers du milieu.
guide-going = D’abord tu dis comment une unité se déplace, puis les dés disent de combien. Le terrain difficile donne moins, mais permet de passer par les bois, le sol accidenté et le marais ; à découvert, choisis le bon terrain.
guide-way = Les dés sont jetés : tant de pouces. Tire l’unité sur la table, ou prends le chemin proposé ; ce qui n’est pas possible est refusé avec sa règle et ne coûte rien. Les guerriers restent ensemble et cherchent le couvert.
guide-horse = Les cavaliers sont rapides à découvert et lents en mauvais terrain. Garde-les derrière le milieu jusqu’à ce que l’ennemi ait montré où il va.
guide-enough = Quand tous ont agi, ou que le reste doit rester sur place, dis-le. Qui ne bouge pas tire mieux.
guide-fire = Ensuite les deux camps tirent au même instant : chacun note en secret qui tire sur qui. Personne n’est encore à portée, donc personne ne tire. Plus tard la table montre la portée, le couvert et la chance de chaque tir.
guide-alone = Après les tirs vient la mêlée, puis le moral : qui a trop perdu s’enfuit peut-être. C’est ainsi que les combats se décident ici. À partir d’ici tu commandes. Sers-toi du couvert, tire avant de charger, et garde le chef près de ceux qui flanchent.

## Le rapport à la fin
report-conceded = { $side } a abandonné au tour { $n }.
report-drawn = Après le tour { $n }, personne n’avait assez d’avance.
report-won = Victoire au tour { $n } : { $side }.
report-over-exited = Assez d’éléments de l’attaquant avaient quitté la table.
report-over-failed = L’attaquant ne pouvait plus faire passer assez d’éléments.
report-over-village = L’attaquant avait pris ce qu’il était venu prendre.
report-over-annihilated = Un camp n’avait plus d’unité combattante.
report-over-relieved = Les secours étaient arrivés.
report-over-too-late = Le tour { $n } était le dernier : l’attaquant a manqué de temps.
report-over-points = Le tour { $n } était le dernier : les points perdus ont décidé.
report-over-points-even = Le tour { $n } était le dernier : les points perdus différaient de moins d’{ NUMBER($share) ->
    [10] un dixième
   *[other] un { $share }e
} de l’armée.
report-over-agreed = Les deux camps sont convenus d’une partie nulle, ou ont abandonné ensemble.
report-points = Points d’armée perdus : { $first } { $lost_first }, { $second } { $lost_second }.
report-sides = Le bilan
report-what = Quoi
report-army-points = Points d’armée
report-points-lost = Points perdus
report-elements = Éléments sur la table
report-elements-lost = Éléments perdus
report-lost-shot = par des tirs
report-lost-melee = en mêlée
report-lost-fled = en fuite hors de la table
report-lost-broken = brisés, trop de marqueurs
report-lost-other = feu, eau et le reste
report-units-gone = Unités perdues
report-leaders-lost = Chefs perdus
report-exited = Éléments sortis de la table
report-rounds = Éléments perdus, tour par tour
report-units = Le sort des unités
report-side = Camp
report-fate = Sort
report-gone = perdue au tour { $n }
report-left = a quitté la table
report-stands = { $n ->
    [1] un élément est encore debout
   *[other] { $n } éléments sont encore debout
  }
report-of = { $n } sur { $all }
report-die-shot = { $side } : tirs
report-die-fight = { $side } : mêlée
report-die-assault = { $side } : assauts
report-die-test = { $side } : moral
report-die-movement = { $side } : mouvement
report-by-round = Éléments perdus à la fin de chaque tour

## Reasons of hints: a figure with the best choice, and with the next best
reason-ahead = ton armée mène de { $best } au lieu de { $other } points sur 100
reason-held = le village est tenu à la fin de { $best } tours au lieu de { $other }
reason-burnt = le sort du village est décidé dans { $best } parties sur 100 au lieu de { $other }
reason-gone = { $best } % de la colonne ont passé au lieu de { $other } %
reason-charges = les assauts à venir te promettent { $best } au lieu de { $other } points sur 100 de plus qu’à l’ennemi
reason-volleys = les salves à venir te promettent { $best } au lieu de { $other } points sur 100 de plus qu’à l’ennemi
reason-near = les attaquants sont proches du village à { $best } au lieu de { $other } sur 100
reason-come = du chemin de la colonne, { $best } au lieu de { $other } sur 100 sont derrière elle
