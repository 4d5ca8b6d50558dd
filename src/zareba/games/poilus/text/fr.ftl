# Les Poilus : questions, choix, journal, paroles à la table.  Mêmes identifiants que en.ftl.

game-title = Les Poilus
game-about = 1914. Des amis du même village sont envoyés ensemble dans les tranchées. Personne ne gagne seul : surmontez toutes les épreuves avant que le moral ne soit épuisé, et ne laissez aucun camarade craquer.
game-goal = On gagne ensemble : quand, après une mission, la pile des épreuves et toutes les mains sont vides. La partie est perdue quand la réserve de moral est épuisée, ou quand un camarade craque sous les coups durs. Dans chaque mission, chacun joue des cartes ou se replie ; trois menaces actives d’une sorte, et elle échoue.

## Options
option-ruleset = Règles
option-ruleset-base = jeu de base
option-ruleset-expansion = Aux Ordres ! : avec cartes mission
option-two_players = À deux
option-two_players-duo = Duo : le Bleu est le troisième soldat
option-two_players-chaplain = avec l'aumônier (jeu de base)
option-difficulty = Pioche de missions
option-difficulty-bunker = Les Classes (4 faciles, 8 normales)
option-difficulty-trench = Les Poilus (4 faciles, 4 normales, 4 difficiles)
option-difficulty-front = Les Vétérans (2 faciles, 4 normales, 6 difficiles)
option-traps = Pièges
option-veteran = Vétérans : 30 épreuves au départ
option-chaplain_trials = Épreuves au départ avec l'aumônier
option-chaplain_trials-20 = 20
option-chaplain_trials-22 = 22
option-chaplain_trials-24 = 24
option-chaplain_trials-26 = 26
option-chaplain_trials-28 = 28
option-chaplain_trials-30 = 30
option-speech_includes_speaker = Celui qui fait un discours peut défausser aussi
option-base_failure_allows_charm = Après un échec, le soldat soutenu peut récupérer son porte-bonheur à la place
option-first_mission_min_in_expansion = La première mission est au moins d'intensité 3
option-soldiers = Soldats
option-soldiers-random = distribués au hasard
option-soldiers-chosen = choisis
option-first_leader = Premier chef de mission
option-first_leader-random = au hasard
option-first_leader-0 = place 1
option-first_leader-1 = place 2
option-first_leader-2 = place 3
option-first_leader-3 = place 4
option-first_leader-4 = place 5

## Résultats
result-victory = Victoire : la paix est là, et vous êtes tous vivants.
result-posthumous_victory = Victoire posthume : le baroud d'honneur a tenu. Vos noms sont sur le monument.
result-defeat_monument = Défaite : le moral est épuisé ; il ne reste que le monument.
result-defeat_hard_knocks = Défaite : un camarade craque sous les coups durs.
result-defeat_final = Défaite : la dernière mission n'a pas été accomplie.

## Questions
ask-SoldierCard = Quel soldat prend la { $place } place ?
ask-MissionCard = Quelle mission choisis-tu ?
ask-CardOnTop = Quelle carte retourne d'abord sur la pile des Épreuves ? La dernière sera au-dessus.
ask-Intensity = Combien de cartes pour chacun ?
ask-Action = { $soldier } : à toi.
ask-ActionWithAlikeCards = { $soldier } : à toi.
ask-ChristmasTarget = Joyeux Noël ! Quel coup dur est défaussé ?
ask-SpeechAnswer = Discours contre { $threat }. { $soldier } : défausses-tu une carte qui montre cette menace ?
ask-TileToRemove = { $soldier } a la tête en l'air : quelle tuile de soutien est perdue ?
ask-SupportTile = { $soldier } : quelle tuile de soutien poses-tu ?
ask-StrategicWithdrawal = { $soldier } se replie en premier : quelle carte va sur la pile des Épreuves ?
ask-Payment = { $soldier } : piocher pour se débarrasser d'une mission ?
ask-CollectTarget = { $card } : sous quelle mission ?
ask-Reward = { $soldier } est soutenu : { $charm ->
        [oui] défausser des coups durs ({ $left } au plus) ou récupérer le porte-bonheur ?
       *[non] défausser des coups durs ({ $left } au plus) ?
    }
ask-FillUp = Compléter ta main ? Sinon, plus jamais pendant cette mission.

## Choix
choice-play = Jouer : { $b }
choice-charm = Utiliser le porte-bonheur contre : { $b }
choice-speech = Faire un discours : { $b }
choice-withdraw = Se replier
choice-done = Terminé
choice-yes = Oui
choice-no = Non
choice-none = Rien
choice-Intensity = { $n ->
    [one] { $n } carte chacun
   *[other] { $n } cartes chacun
  }
choice-SpeechAnswer-none = Ne rien défausser
choice-StrategicWithdrawal-none = Ne rien remettre
choice-Payment-none = Ne pas payer
choice-Reward-charm = Récupérer le porte-bonheur
choice-Reward-done = Assez
choice-FillUp-yes = Compléter
choice-FillUp-no = Plus de cartes pendant cette mission

## Journal : préparation
say-first-leader = Premier chef de mission : { $soldier }
say-mission = Mission { $n }. Chef : { $soldier }
say-chaplain-tile = { $soldier }, l'aumônier, pose une tuile face cachée.
say-drew-mission = Tu pioches la mission { $mission } : { $missiontext }
say-mission-chosen = { $soldier } choisit { $mission } : { $missiontext }
say-tiles-open = Toutes les tuiles de soutien sont visibles.
say-peeked = { $soldier } regarde { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } de la pile des Épreuves.
say-attached = Posée sur la mission : { $card }
say-passed-over = Retournée et passée : { $card }
say-intensity = { $soldier } décide : { $n ->
        [one] { $n } carte chacun
       *[other] { $n } cartes chacun
    }
say-dealt = Cartes distribuées : { $n } ; épreuves restantes : { $left }
say-drew = { $soldier } pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }.

## Journal : mission
say-played = { $soldier } joue { $card }.
say-hard-knock = { $soldier } subit un coup dur : { $card }. { $cardtext }
say-takes-the-lead = { $soldier } prend le commandement.
say-turned-over = { $soldier } retourne : { $card }
say-turned-over-LP-6-13 = { $soldier } est maladroit et retourne : { $card }
say-morale-lost = { $n ->
        [one] { $n } carte passe
       *[other] { $n } cartes passent
    } de la réserve de Moral aux épreuves.
say-knock-discarded = { $soldier } se débarrasse de : { $card }
say-charm-used = { $soldier } utilise son porte-bonheur contre : { $card }
say-charm-recovered = { $soldier } récupère son porte-bonheur.
say-speech = { $soldier } fait un discours : { $threat }
say-discarded = { $soldier } défausse : { $card }
say-tile-removed = { $soldier } perd une tuile de soutien.
say-you-removed-tile = La tuile perdue : { $tile }
say-random-tile = Ta tuile, tirée au hasard : { $tile }
say-open-tile = { $soldier } pose face visible : { $tile }
say-no-tile = { $soldier } n'a pas de tuile de soutien à poser.
say-withdrew = { $soldier } se replie.
say-card-put-back = { $soldier } met une carte sur la pile des Épreuves.
say-no-more-cards = Plus aucune carte n'est piochée pendant cette mission.
say-failed = La mission a échoué, trop de menaces : { $threats }. Le No Man's Land est remélangé aux Épreuves.
say-succeeded = La mission est réussie.
say-collected = Sous { $mission } : { $card }
say-mission-discarded = Mission défaussée : { $mission }

## Journal : soutien, moral, fin
say-gave-support = { $own ->
        [yes] { $soldier } (Égoïste) garde la tuile ({ $tile }) : le soutien est pour lui-même.
       *[no] { $soldier } ({ $tile }) soutient { $receiver }.
    }
say-solo-tile = Tuile de soutien : { $tile }
say-supported-LP-14-10 = { $soldier } reçoit le soutien.
say-nobody-supported-LP-14-10 = Personne n’est soutenu.
say-supported = { $soldier } est le plus soutenu.
say-nobody-supported = Personne n'a plus de soutien que tous les autres : personne n'est soutenu.
say-chaplain-supported = { $soldier }, l'aumônier, est le plus soutenu ; rien d'autre ne se passe.
say-leader-unsupported = { $soldier } commande et ne peut pas être soutenu.
say-broken = { $soldier } craque. Marques : { $n }
say-peace = Plus aucune épreuve : la paix !
say-morale-drop = Le moral baisse de { $n } : des cartes passent de la réserve aux épreuves, il en reste { $left }.
say-monument = Le monument est visible.
say-speech-token = { $soldier } prend { $n ->
        [1] un jeton discours
       *[other] { $n } jetons discours
    }.
say-new-leader = Nouveau chef de mission : { $soldier }
say-keeps-the-lead = { $soldier } garde le commandement.
say-final-lost = Mission non accomplie : { $mission }

## Paroles à la table (LP-3.7)
signal-courage = Courage, les gars !
signal-thanks = Merci.
signal-well_done = Bien joué !
signal-sorry = Désolé, je ne pouvais pas faire autrement.
signal-your_decision = Décide comme tu l'entends.
signal-thinking = Un instant.
signal-agreed = D'accord.
signal-rather_not = Plutôt pas.
signal-beware = Regardez le No Man's Land : { $threat }
signal-count_the_marks = Comptez les coups durs : { $soldier }
signal-morale_is_low = Notre moral s'épuise.
signal-peace_is_near = La paix est proche.
signal-be_bold = Osons beaucoup.
signal-be_careful = Soyons prudents.
signal-my_tile = Je poserai cette tuile : { $tile }
signal-support_him = Soutenons : { $soldier }

## La table en mots
board-mission = Mission { $n }, chef { $soldier }. Épreuves { $trials }, réserve de Moral { $morale }, défausse { $discard }, jetons discours en réserve { $supply }.
board-final = Dernière mission : { $mission }
board-order = { $mission } ({ $level }, au moins { $least ->
        [one] { $least } carte chacun
       *[other] { $least } cartes chacun
    }) : { $text }{ $box }
board-under = { $mission } : cartes amassées : { $n }
board-attached = Posées dessus : { $cards }
board-land = No Man's Land : { $cards }
board-active = Menaces actives : { $threats }
board-soldier = { $soldier } : { $marks }
board-you = toi
board-leads = chef
board-in = en mission
board-out = replié
board-charm = porte-bonheur { $threat }
board-charm-used = porte-bonheur utilisé
board-speeches = jetons discours { $n }
board-hand = main : { $cards }
board-hand-size = cartes en main { $n }
board-tiles = tuiles : { $tiles }
board-tiles-size = tuiles { $n }
board-placed = posée : { $tiles }
board-placed-size = tuile posée face cachée
board-knocks = coups durs : { $cards } (marques { $n } sur { $most })
board-known = Connues de toi dans la pile des Épreuves, à partir du dessus : { $cards }
board-known-mission = Au-dessus de la pioche de missions : { $mission }
board-looking = Tu regardes : { $things }
board-solo-tiles = Tuiles de soutien tirées : { $tiles }
board-nothing = rien

## À côté des choix
hint-to = vers { $soldier }
hint-under = cartes dessous : { $n }
hint-pay = cartes à piocher : { $n }
warning-fails = Avec cette carte, la mission échoue aussitôt.
warning-mark = Cela fait { $n } marques sur un soldat : si aucune n'est retirée au soutien, la partie est perdue.
warning-morale = La mission se termine ainsi : { $n } de moral sont perdus, il en reste { $left }. Sans moral, la partie est perdue.
hint-fails = la mission échouerait
place-0 = première
place-1 = deuxième
place-2 = troisième
place-3 = quatrième
place-4 = cinquième
board-counted = { $threat } { $n } sur { $most }
board-ignored = { $threat } { $n } (ne compte pas)
board-shared-hand = Main commune : { $cards }
board-deck = Cartes dans la pile des missions : { $n }
board-gone = Défaussées : { $cards }
board-missions-gone = Missions terminées : { $missions }
board-returned = Vues retourner dans la pile ou dans une main : { $cards }
level-easy = facile
level-normal = normale
level-hard = difficile
hint-mission = { $level } ; au moins { $least ->
        [one] { $least } carte
       *[other] { $least } cartes
    } chacun. { $text }{ $box }
hint-mark = marque { $n } sur { $most }
hint-last-mark = MARQUE { $n } SUR { $most } : si elle est encore là après le soutien, tous ont perdu
hint-trap = piège : l'épreuve suivante est retournée
hint-dealt = { $dealt ->
        [one] { $dealt } carte distribuée
       *[other] { $dealt } cartes distribuées
    }, { $left } dans la pile des épreuves
hint-drop = finit la mission ; le moral baisse de { $n } sur { $left }
hint-speech = chacun des autres peut défausser une carte qui montre cette menace
hint-nothing-fits = tu n’as aucune carte qui convienne
hint-fill = piocher { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
hint-then = ensuite { $threats }
cardtext-demoralized = Chaque baisse de moral déplace une carte de plus.
hint-tile-lost = avant cela, une de tes tuiles de soutien quitte la partie{ $n ->
        [one] {", "}ta dernière : tu ne peux soutenir personne
       *[other] {""}
    }
hint-keeps = hors de cette mission ; { $n ->
        [0] tu ne gardes aucune carte
        [one] tu gardes { $n } carte
       *[other] tu gardes { $n } cartes
    }

## Au-dessus d'une question
now-you = Tu es { $soldier }{ $role ->
        [leader] , le chef
       *[other] {""}
    }. Mission { $n } ; épreuves { $trials }, moral { $morale }.
now-for = Tu décides pour { $soldier }. Mission { $n } ; épreuves { $trials }, moral { $morale }.
now-comrades = Avec toi : { $comrades }
now-comrade-in = { $soldier } ({ $player }{ $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
now-comrade-out = { $soldier } ({ $player }replié, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    })
now-threats = Menaces actives : { $threats }
now-none-active = Aucune menace n'est active. Une mission échoue à { $most } identiques.
now-marks = { $soldier } : marques { $n } sur { $most } ({ $cards })
now-drop = Si la mission finissait maintenant, le moral baisserait de { $n } (cartes dans { $solo ->
        [yes] la main commune : { $cards }, plus { $more }
       *[no] toutes les mains : { $cards }
    }){ $lost ->
        [yes] {" "}: ce serait la fin
       *[no] {""}
    }.
now-missions = Missions : { $missions }
now-row = Dans la rangée : { $soldiers }
now-in = { $soldier } en mission
now-out = { $soldier } en retrait
now-hand = Main : { $cards }
now-tiles = Tuiles de soutien : { $tiles }

## Impossible maintenant
closed-fearful = { $card } : le repli est la seule action
closed-hardheaded = { $card } : pas avec { $n } cartes ou plus en main
closed-prideful = { $card } : seulement en dernier, ou sans cartes
closed-fragile = { $card } : un tel camarade est encore en mission
closed-mission = la mission l'interdit au premier tour
closed-charm-used = le porte-bonheur est épuisé
closed-charm-mission = la mission interdit les porte-bonheur
closed-charm-nothing = aucune carte avec { $threat } dans le No Man's Land
closed-speech-none = pas de jeton de discours
closed-speech-mute = { $card } : pas de discours
closed-speech-mission = la mission interdit les discours
closed-first-intensity = la première mission est au moins d’intensité { $n }
closed-cards = pas de cartes en main
missing-intensity = Intensité { $n }
missing-withdraw = Se replier
missing-charm = Utiliser le porte-bonheur
missing-speech = Faire un discours
missing-play = Jouer une carte

## La fin
epilogue-left = Épreuves restantes dans la pile et les mains : { $trials }. Moral restant : { $morale }.

## Le dessin
draw-land = No Man's Land
draw-threats = Menaces actives
draw-of-limit = la mission échoue à
draw-near = encore une et la mission échoue
draw-reached = la limite est atteinte
draw-ignored = ne compte pas dans cette mission
draw-trials = Épreuves
draw-peace = La paix, quand la pile et toutes les mains sont vides
draw-morale = Moral
draw-monument = À la dernière carte, il ne reste que le Monument
draw-mission = Mission
draw-preparation = Préparation
draw-phase-mission = Sur le terrain
draw-support = Soutien
draw-phase-morale = Baisse de moral
draw-leader = Chef
draw-in = en mission
draw-out = replié
draw-markers = En mission
draw-acts = à lui
draw-charm = Porte-bonheur
draw-charm-used = utilisé
draw-speech = Jetons discours
draw-hand = Cartes en main
draw-tiles = Tuiles de soutien
draw-tile-hidden = une tuile, face cachée
draw-placed = Posée
draw-knocks = Coups durs
draw-hard-knock = Coup dur
draw-christmas = Un cadeau
draw-marks = Marques
draw-marks-limit = brisé à
draw-sleeps = sans effet jusqu'à la fin de la mission
draw-novice = le Bleu
draw-chaplain = l'Aumônier
draw-trap = Piège
draw-supply = Discours en réserve
draw-discard = Défausse
draw-missions = Ordres
draw-under = cartes recueillies
draw-attached = Sur la mission
draw-deck = Pioche de missions
draw-final = La dernière mission
draw-least = Cartes par soldat, au moins
draw-box = D'ici là
draw-easy = facile
draw-normal = moyen
draw-hard = difficile
draw-known = Épreuves que tu connais, du dessus
draw-returned = Revenues dans la pile ou dans une main
draw-put-back = Tu connais la première carte mission
draw-looking = Entre tes mains
draw-candidates = Soldats au choix
draw-your-hand = Ta main
draw-shared-hand = La main des trois
draw-open-hand = main ouverte
draw-none = aucune
draw-empty-land = Rien en vue pour l'instant.
draw-last-mission = Fin de la mission
draw-succeeded = La mission est réussie
draw-failed = La mission a échoué
draw-supported = est soutenu
draw-nobody-inside = personne
draw-nobody = Personne n'est soutenu
draw-drop = Baisse de moral
draw-ended-now = Si la mission finissait maintenant
draw-left-in-reserve = en réserve
draw-would-fail = échec
draw-would-trap = piège
draw-drawn-tiles = Tuiles déjà tirées
draw-soldiers = Soldats
draw-in-hands = Cartes dans toutes les mains
draw-intensity = Intensité
draw-to = à
draw-card = Carte
draw-colon = { "\u00A0" }:

## Pieces on the plan pad
piece-charm = Porte-bonheur de { $n }
piece-trials = Épreuves
piece-morale = Réserve de moral

## La première partie guidée
guide-play = Une mission : chacun joue des cartes de sa main dans le No man’s land jusqu’à ce que tous se soient repliés. Trois menaces actives d’une sorte, et la mission échoue. À côté de chaque carte tu vois ce qu’elle ferait des menaces ; deux pareilles, c’est encore sûr. Joue nuit + obus.
guide-count = Tes amis ont ajouté les leurs. Avec neige + sifflet, deux sortes sont à deux : c’est juste, mais pas trop. Les cartes sorties de ta main sont derrière toi.
guide-withdraw = La nuit est maintenant à deux, et ta dernière carte la montre aussi : la jouer ferait échouer la mission pour tous. Replie-toi. La carte reste dans ta main ; moins les mains en gardent, moins le moral baisse.
guide-support = Celui qui se replie soutient un voisin, face cachée. Le soldat le plus soutenu peut se défaire de deux coups durs ou récupérer son porte-bonheur. Anselme Perrin a été touché deux fois : soutiens-le.
guide-lead = Tu mènes cette mission et dis combien de cartes chacun pioche. On gagne ensemble quand la pile des épreuves et toutes les mains sont vides ; on perd quand la réserve est épuisée, ou quand un soldat porte quatre coups durs. Peu de cartes, c’est sûr, mais le moral baisse après chaque mission. Prends-en deux.
guide-speech = Un camarade fait un discours sur les masques : tous les autres peuvent jeter une carte qui en montre un. Tu n’en as pas, il n’y a donc rien à défausser.
guide-charm = La nuit et le sifflet sont hauts. Ton porte-bonheur retire du No man’s land une carte qui porte ton signe. Il sert une fois, jusqu’à ce qu’un soutien le ramène : utilise-le maintenant, il fait de la place pour tous.
guide-alone = Continuer serait dangereux : replie-toi et donne ton soutien. À partir d’ici tu décides. Regarde ce que les coups durs interdisent à tes amis, et pars avant la troisième menace pareille.

## Le rapport à la fin
report-victory = La paix est venue à la mission { $mission } ; il restait { $morale } cartes dans la réserve de moral.
report-posthumous_victory = Le dernier combat, à la mission { $mission }, a été tenu.
report-defeat_monument = Après la mission { $mission }, la réserve de moral était vide.
report-defeat_hard_knocks = Un camarade a craqué à la mission { $mission }.
report-defeat_final = La dernière mission, la numéro { $mission }, n'a pas été accomplie.
report-broken = { $soldier } a craqué à la mission { $mission }, avec { $n } marques.
report-missions-sum = Missions réussies : { $won } ; échouées : { $failed }.
report-worst-drop = La plus dure perte de moral : { $n } cartes, à la mission { $mission }.
report-missions = Mission par mission
report-outcome = Issue
report-failed = échec : { $threats }
report-won = succès
report-unfinished = interrompue
report-reserve = Moral restant
report-soldier = Soldat
report-player = Joueur
report-led = Missions menées
report-played = Cartes posées
report-knocks-taken = Coups durs subis
report-charms = Porte-bonheur utilisés
report-speeches = Discours
report-supported = Soutenu
report-carries = Coups durs à la fin
report-threats = Menaces
report-threat = Menace
report-broke = Missions brisées
report-by-mission = Après chaque mission
report-knocks-so-far = Coups durs jusqu'ici

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = épreuves encore à jouer { $best } au lieu de { $other }
reason-morale = réserve de Moral { $best } au lieu de { $other }
reason-broken = camarades à bout de forces { $best } au lieu de { $other }
reason-worn = usure des camarades par leurs marques { $best } au lieu de { $other }
reason-hardships = poids des coups durs { $best } au lieu de { $other }
reason-charms = porte-bonheur { $best } au lieu de { $other }
reason-speeches = jetons discours { $best } au lieu de { $other }
