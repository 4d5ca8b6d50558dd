# Le Lion de Khartoum : questions, choix et journal.

game-title = Le Lion de Khartoum
game-about = Khartoum, février 1884. Quatre Bannières du Mahdi encerclent la ville. Tu es Gordon : tiens le Palais du Gouverneur jusqu'à l'arrivée des secours.
game-goal = Tiens le Palais du Gouverneur jusqu’à ce que les secours atteignent Khartoum. La partie est perdue si une Bannière entre dans le Palais, si le moral de la ville ou les ressources sont épuisés, ou si Gordon tombe. Au tour 1 personne n’attaque : renforce la ville, puis ne laisse aucune route sans défenseur.

## Options
option-level = Niveau
option-level-cub = Le lionceau (plus facile)
option-level-normal = Le lion
option-level-king = Le roi lion (plus difficile)
option-events = Cartes d'événement
option-gordon_leader = Gordon en première ligne
option-palace_last_stand = Dernier carré : une troupe et un leader peuvent tenir le Palais
option-defence_rp_after_roll = Le point de ressource pour la défense est payé après le jet
option-event_discard = Les cartes d'événement utilisées
option-event_discard-discard = vont à la défausse
option-event_discard-reshuffle = sont remélangées à chaque tour
option-palace_garrison = Le Palais peut être occupé sans limite
option-wiped_out_zone_is_lost = Une zone dont toutes les troupes sont perdues tombe aux mains de la Bannière
option-supports_need_troops = Leaders, canons et canonnières doivent accompagner des troupes
option-turn1_upkeep = Le tour 1 coûte l'entretien
option-refuse_suicidal_payment = Les paiements qui perdraient la partie sont refusés

## Résultats
result-victory = Victoire : la Force de secours atteint Khartoum.
result-palace = Défaite : une Bannière entre dans le Palais du Gouverneur.
result-morale = Défaite : la cité a perdu courage.
result-resources = Défaite : les réserves sont vides.
result-gordon = Défaite : Gordon est mort.
end-held = Tour { $turn } ({ $month }) : moral de la cité { $cm }, ressources { $rp }.

## Noms absents des données
unit-egyptian_reduced = Infanterie égyptienne (un pas)
    .one = infanterie égyptienne (un pas)
    .many = unités d'infanterie égyptienne (un pas)
unit-sudanese_reduced = Infanterie soudanaise (un pas)
    .one = infanterie soudanaise (un pas)
    .many = unités d'infanterie soudanaise (un pas)
unit-bashi_reduced = Bachi-bouzouks (un pas)
    .one = bachi-bouzouks (un pas)
    .many = unités de bachi-bouzouks (un pas)
kind-leader = Leader
kind-troops = Troupes
kind-guns = Canons
kind-gunboats = Canonnière
term-cm = Moral de la cité
term-rp = Ressources
term-event = Événement
term-fort = Fortification
term-paid = point de ressource payé
term-half_strength = moitié de la puissance de la Bannière
term-full_strength = puissance de la Bannière

month-1884-02 = février 1884
month-1884-03 = mars 1884
month-1884-04 = avril 1884
month-1884-05 = mai 1884
month-1884-06 = juin 1884
month-1884-07 = juillet 1884
month-1884-08 = août 1884
month-1884-09 = septembre 1884
month-1884-10 = octobre 1884
month-1884-11 = novembre 1884
month-1884-12 = décembre 1884
month-1885-01 = janvier 1885

## Questions
ask-CardOption = La carte te laisse le choix.
ask-BannerToDisorganise = Quelle Bannière est désorganisée ?
ask-FreeImprovement = Où places-tu une amélioration gratuite ?
ask-ImprovementToRemove = Quelle amélioration est perdue ?
ask-NextAction = Que fais-tu ensuite ?
ask-ZoneToFortify = Quelle zone fortifies-tu ? (1 ressource chacune, quatre zones au plus ; placées : { $placed })
ask-Amount = { $action } : combien de points gagnes-tu ?
ask-GunboatWork = Construire ou réparer une canonnière ? (1 ressource chacune)
ask-Levies = Combien d'unités de milices crées-tu ? (en tout 1 point de moral de la cité)
ask-Target = { $action } : contre quelle Bannière ?
ask-RaidInfantry = Quelle unité part en raid ?
ask-SortieInfantry = Quelle unité participe à la sortie ? (une à trois)
ask-ExpeditionLeader = Qui commande ?
ask-LightGuns = Combien de canons légers accompagnent la force ?
ask-Gunboats = Combien de canonnières accompagnent la force ?
ask-HeavyGun = Combien de canons lourds sont montés sur une canonnière ?
ask-ZoneToDefend = Quelle zone occupes-tu ou renforces-tu ?
ask-UnitToPost = { $zone } : quelle unité prend position ?
ask-PayForDefence = { $zone } : attaque de l’ennemi. Payer 1 ressource pour +1 ?
ask-StepLoss = Quelle unité perd un pas ?
ask-GunLoss = Quel canon est perdu ?

## Choix
choice-done = Terminé
choice-end = Finir la phase d'action
choice-none = Personne
choice-yes = Oui
choice-no = Non
choice-build = En construire une
choice-repair = En réparer une

## Journal : le tour
say-turn = Tour { $turn } ({ $month })
say-event =
    Carte d'événement : { $card }. { $cardtext }{ $once ->
        [yes] {" "}(Une seule fois : elle quitte ensuite le jeu.)
       *[no] {""}
    }
say-event-condition =
    { $card } : sa condition n'est pas remplie ({ $why ->
        [turns] seulement aux tours { $first } à { $last }
        [earlier] seulement après « { $earlier } »
        [gunboat] seulement avec une canonnière disponible
       *[leader] seulement tant que { $unit } est en vie
    }) ; seuls ses PA comptent.
say-event-removed = La carte « { $card } » est retirée du jeu.
say-event-roll = Dé d'événement : { $die }
say-ap-roll = Dé des points d'action : { $die }
say-event-choice = Choix : { $option }
say-event-reshuffle = Les cartes d'événement défaussées retournent dans la pile.
say-action-points = Points d'action ce tour : { $ap }
say-random-banner = Tirée au hasard : { $banner }
say-relief = La Force de secours est maintenant attendue au tour { $turn }.
say-defence-drm = Chaque jet de défense ce tour : { SIGNED($delta) }
say-raid-drm = Chaque jet de raid ce tour : { SIGNED($delta) }
say-sortie-drm = Chaque jet de sortie ce tour : { SIGNED($delta) }
say-zone-lowered = { $zone } : la fortification est affaiblie pour de bon.
say-leader-sent = { $unit } quitte Khartoum.

## Journal : pistes
say-morale = { $delta ->
        [0] Le moral de la cité reste à { $cm }
       *[other] Moral de la cité { SIGNED($delta) } : maintenant { $cm }
    }
say-resources = { $delta ->
        [0] Les points de ressources restent à { $rp }
       *[other] Points de ressources { SIGNED($delta) } : maintenant { $rp }
    }
say-resources-LK-8-6 = Entretien : points de ressources { SIGNED($delta) }, maintenant { $rp }
say-strength = { $banner } : puissance { SIGNED($delta) }, maintenant { $strength }
say-disorganised = { $banner_the } est désorganisée.
say-pool = Payé { $amount } sur les ressources gratuites du tour 1 ; reste { $left }

## Journal : actions
say-action = Action : { $action } (reste { $ap } PA)
say-ap-lost = PA inutilisés perdus : { $ap }
say-improved = { $zone } : fortification améliorée
say-improvement-lost = { $zone } : l'amélioration est perdue
say-gunboat-build = Une canonnière est construite ; disponibles : { $gunboats }
say-gunboat-repair = Une canonnière est réparée ; disponibles : { $gunboats }
say-levies = Milices créées : { $number }
say-defended = { $zone }, défenseurs : { $units }

## Journal : combats
say-raid-total = Raid contre { $banner_the } : dés { $dice } ; { $terms }. Total { $total } : { $row }
say-sortie-total = Sortie contre { $banner_the } : dés { $dice } ; { $terms }. Total { $total } : { $row }
say-defence-roll = Dés de défense : { $dice }
say-defence-total = Défense contre { $banner_the } : dés { $dice } ; { $terms }. Total { $total } : { $row }
say-casualty-roll = Pertes, { $kind } : dé { $die }, modificateur { SIGNED($drm) }, total { $total }{ $lost ->
        [-1] {""}
        [0] {" "}: aucune
       *[other] {" "}: { $lost } { $kind ->
            [Troupes] pas
           *[other] { $lost ->
                [one] canon
               *[other] canons
            }
        }
    }
say-leader-killed = { $unit } est tué.
say-leader-wounded = { $unit } est blessé.
say-leader-unharmed = { $unit } est indemne.
say-leader-recovered = { $unit } est rétabli.
say-step-lost = { $unit } : un pas perdu
say-unit-lost = { $unit } : unité éliminée
say-gun-lost = { $unit } : canon perdu
say-gunboat-damaged = Une canonnière est endommagée.
say-gunboat-destroyed = Une canonnière est détruite.

## Journal : les Bannières
say-banner-card = Carte de Bannière : { $banners }
say-inactive =
    { $banner_the } ne fait rien : { $why ->
        [disorganised] elle est désorganisée
       *[strength] sa puissance est 0
    }.
say-advance = { $banner_the } avance : { $zone }
say-attack = { $banner_the } attaque : { $zone }
say-retreat = { $banner_the } recule : { $zone }
say-retreat-impossible = { $banner_the } ne peut pas reculer davantage.
say-held = { $banner_the } échoue : la zone { $zone } reste à toi.
say-wiped-out = { $zone } : il ne reste plus de troupes.
say-withdraw = Repli de la zone { $zone } : { $units }
say-key-zone-lost = { $zone } : zone clé perdue
say-key-zone-regained = { $zone } : zone clé reprise

## La carte en mots
board-turn = Tour { $turn } sur { $last }, { $month }. Secours attendus au tour { $relief }.
board-tracks = Points d'action { $ap }. Moral de la cité { $cm }, au combat { SIGNED($cm_drm) }. Ressources { $rp }, au combat { SIGNED($rp_drm) }.
board-pool = Ressources gratuites ce tour : { $n }
board-banner = { $banner } : puissance { $strength }, zone { $number }, { $zone }
board-banner-disorganised = { $banner } : puissance { $strength }, zone { $number }, { $zone }, désorganisée
board-zone = { $number } { $zone }, niveau { $level }{ $marks }
board-key = zone clé
board-nile = rives du Nil
board-improved = améliorée
board-enemy = ennemie
board-defenders = défenseurs : { $units }
board-troops = Troupes disponibles : { $units }
board-used = Utilisées ce tour : { $units }
board-guns = Canons disponibles : { $units }
board-leaders = Leaders disponibles : { $units }
board-wounded = Leaders blessés : { $units }
board-gunboats = Canonnières : { $available ->
    [one] { $available } disponible
   *[other] { $available } disponibles
}, { $damaged ->
    [one] { $damaged } endommagée
   *[other] { $damaged } endommagées
}, { $unbuilt ->
    [one] { $unbuilt } non construite
   *[other] { $unbuilt } non construites
}
board-force = En route : { $units }
board-markers = Marqueurs d'amélioration restants : { $n }
board-none = aucun
board-none-of-cards = aucune
board-none-of-troops = aucune
board-event = Carte d'événement de ce tour : { $card }
board-event-pile = Cartes d'événement dans la pile : { $n }
board-event-discard = Défaussées : { $cards }
board-event-removed = Hors du jeu : { $cards }
board-eliminated = Perdus pour toujours : { $units }
board-unraised = Milices qui peuvent encore être levées : { $n }
board-banner-cards = Les { $n } cartes de Bannière, toutes dans la pile au début de chaque phase des Bannières :

## À côté d'un choix
hint-zone = { $banner }, zone { $n }, niveau { $level }{ $marks }
hint-level = niveau { $level }
hint-palace = niveau { $level } ; des ouvrages ici n'aident dans aucun combat
hint-factor = { SIGNED($n) }
hint-banner = zone { $n }, puissance { $strength }
hint-target = { SIGNED($n) } au combat
hint-target-nile = les canonnières peuvent venir
hint-there = { $n } disponible{ $n ->
        [one] {""}
       *[other] s
    }
hint-sum = { SIGNED($n) } au total
hint-step-kept = il lui reste un pas
hint-step-last = est éliminée
hint-total = total { $total } : { $row }
hint-odds = tient dans { $percent } % des jets
hint-fatal = ce choix perd la partie
hint-closes = { $n ->
        [one] ferme « { $actions } »
       *[other] ferme tout ce qui précède
    }
hint-may-fall = mais dans { $n ->
    [one] { $n } jet de pertes
   *[other] { $n } jets de pertes
} sur { $of } les dernières troupes tombent et la zone est perdue
hint-costs-rp = coûte { $n } PR, il en reste { $left }
hint-costs-cm = coûte { $n } de moral, il en reste { $left }
hint-unspent = { $n ->
        [one] { $n } point d'action est perdu
       *[other] { $n } points d'action sont perdus
    }

## Le prix d'une action
price-fortify = { $ap } PA ; { $rp } PR par zone, { $most } zones au plus
price-raise_cm = { $ap } PA ; { $rp } PR par point, { $most } au plus
price-raise_rp = { $ap } PA ; { $cm } de moral par point, { $most } au plus
price-gunboats = { $ap } PA ; { $rp } PR par bateau
price-levies = { $ap } PA ; { $cm } de moral en tout
price-raid = { $ap } PA ; une unité régulière contre une Bannière, la moitié de sa puissance compte
price-sortie = { $ap } PA et { $rp } PR ; jusqu'à trois unités régulières, toute la puissance compte
price-defend = { $ap } PA ; des troupes tiennent des zones jusqu'après la marche des Bannières

## Impossible maintenant
closed-done = déjà fait ce tour
closed-order = une action qui vient plus loin dans l'ordre a été faite
closed-first-turn = pas au tour 1
closed-excluded = moral et ressources ne montent jamais le même tour
closed-markers = plus de marqueur d'amélioration, ou plus de zone pour en placer
closed-purse = les ressources ne le permettent pas
closed-patience = le moral de la cité ne le permet pas
closed-full = la piste est pleine
closed-boats = toutes les canonnières sont construites et en état
closed-levies = il n'y a plus de milice à lever
closed-infantry = aucune unité régulière qui puisse partir n'est disponible
closed-target = aucune Bannière n'a encore de puissance
closed-troops = aucune troupe n'est disponible, ou aucune zone n'est à tenir
closed-no-troops-posted = au moins une unité de troupes doit être placée

## Au-dessus d'une question
now-points = Tour { $turn } (secours : tour { $relief }). Points d'action (PA) { $ap }. Moral de la cité (MC) { $cm }, au combat { SIGNED($cm_drm) }. Ressources (PR) { $rp }, au combat { SIGNED($rp_drm) }.
now-pool = Le tour 1 se paie avec les PR gratuits (reste { $n }) ; les PR de la piste ne changent pas.
now-first-turn = Personne ne marche au tour 1. Les points d'action et les PR gratuits non dépensés sont perdus.
now-order = L'ordre est fixe : après une action, aucune de celles qui la précèdent dans cette liste n'est possible ce tour.
now-card = Carte : { $card }
now-keep-one = Conseil : garde un PA pour « Mettre en place des positions défensives » ; un chemin ouvert mène au Palais (LK-6.7.7).
now-defend-now = C'est ton dernier PA : sans « Mettre en place des positions défensives », toutes les zones restent vides (LK-6.7.7).
now-available = Disponibles : { $units }
now-posted = Dans la zone { $zone } : { $units }
now-nobody = encore personne
now-force = En route : { $units }
now-sum = { $kind } contre { $banner_the } jusqu'ici : { $terms }. Ensemble { SIGNED($modifier) }, plus deux dés.
now-sum-thrown = { $kind } contre { $banner_the } : dés { $dice } ; { $terms }. Ensemble { SIGNED($modifier) }, total { $total }.
now-chances = En l’état : { $rows }
now-chance = { $row } { $percent } %{ $effects }
effect-rp = PR { SIGNED($n) }
effect-cm = MC { SIGNED($n) }
effect-strength = puissance de la Bannière { SIGNED($n) }
effect-retreat = elle recule
effect-disorganised = elle est désorganisée
effect-advance = la zone est perdue
effect-losses = pertes des troupes à { SIGNED($n) }
now-path-idle = { $banner } (puissance { $strength }, zone { $n } { $zone }) : ne marche pas ce tour.
warning-path-open = Le Palais peut tomber ce tour, car des chemins sont ouverts : { $banners }.
warning-banner = { $banner } ({ $cards } cartes de Bannière sur { $all })
now-path-open = { $banner } (puissance { $strength }, zone { $n } { $zone }) : CHEMIN OUVERT jusqu'au Palais ; la partie est perdue avec { $cards } cartes de Bannière sur { $all }.
now-path-held = { $banner } (puissance { $strength }, zone { $n } { $zone }) : doit se battre avec { $cards } cartes sur { $all }. La zone { $held } tient à { $percent } %.
intent-again = { $last ->
        [yes] Comme au dernier tour
       *[no] Comme au tour { $turn }
    }
tried-post = { $zone } : { $units }
tried-post-holds = { $zone } : { $units } ; tient à { $percent } %
refusal-no-room = Il n'y a pas de place ici pour cette unité.


## Le plan dessiné
draw-turn = Tour
draw-relief = Secours
draw-ap = Points d'action
draw-ap-short = PA
draw-colon = { "\u00A0" }:
draw-cm = Moral de la cité
draw-rp = Ressources
draw-pool = Gratuites ce tour
draw-strength = Puissance
draw-disorganised = Désorganisée
draw-troops = Troupes
draw-guns = Canons
draw-leaders = Leaders
draw-gunboats = Canonnières
draw-available = Disponibles
draw-used = Utilisées ce tour
draw-wounded = Blessés
draw-recovering = Convalescents
draw-damaged = Endommagées
draw-unbuilt = Non construites
draw-unraised = Milices à lever
draw-force = En route
draw-eliminated = Perdus
draw-markers = Améliorations restantes
draw-level = Niveau
draw-key = Zone clé
draw-nile = Rive du Nil
draw-improved = Améliorée
draw-lowered = Abaissée
draw-enemy = Tenue par l'ennemi
draw-event-card = Événement
draw-banner-card = Bannières en marche
draw-once = une seule fois
draw-no-effect = sans effet : sa condition n'est pas remplie ; seuls ses PA comptent
draw-no-card = Pas encore de carte
draw-raid = Raid
draw-sortie = Sortie
draw-defence = Défense
draw-steps = Pas de perte
draw-cannot = ne peut pas participer
draw-losses = Pertes
draw-advance = La Bannière avance
draw-retreat = La Bannière recule
draw-random = au dé
draw-modifier = Modificateur
draw-dice = Dés
draw-total = Total
draw-result = Résultat
draw-chance = Chance
draw-holds = Tient, pertes comprises
draw-against = contre
draw-zone = Zone
draw-defenders = Défenseurs
draw-map = Khartoum et le Nil
draw-tracks = Pistes
draw-boxes = Tes forces
draw-before = Ce que cela donne
draw-none = néant

## La première partie guidée
guide-fortify = Quatre bannières marchent sur le Palais, chacune par sa route, de la zone 5 vers l’intérieur. Au tour 1 personne n’attaque et les ressources sont gratuites : profites-en. Fortifie la zone la plus éloignée de chaque route ; les ouvrages y aident les défenseurs jusqu’à la fin de la partie.
guide-gunboats = Les actions ont un ordre fixe : ce que tu sautes est perdu pour ce tour. Les canonnières défendent les zones du Nil et tirent depuis l’eau. Construis-en trois tant qu’elles ne coûtent rien.
guide-levies = Les milices sont faibles, mais elles tiennent une zone qui resterait vide. Elles coûtent en tout 1 de moral ; prends-en deux.
guide-morale = Désormais les bannières avancent et chaque ressource se paie. Le moral de la cité compte dans chaque combat, et à 0 la partie est perdue. Relève-le tant que c’est bon marché.
guide-raid = Un raid rapporte des ressources. Une bonne unité, un chef et un canon contre la bannière qui offre la meilleure chance : avant le lancer, la table montre ce qui compte.
guide-defend = C’est le cœur du jeu. Une route sans défenseurs est ouverte, et une bannière peut alors atteindre le Palais en un seul tour. Place quelqu’un sur chaque route, aussi loin que possible, et renforce là où il le faut. Les défenseurs sont placés de nouveau à chaque tour.
guide-pay = La bannière verte attaque le village où se trouvent tes canonnières. Après les dés tu peux ajouter 1 pour 1 point de ressource : ici, une défense coûteuse devient une attaque repoussée. À partir d’ici tu commandes seul. Tiens jusqu’à l’arrivée des secours.

## Le rapport à la fin
report-victory = Les secours sont arrivés au tour { $turn }.
report-palace =
    { $banner_the } est entrée dans le Palais au tour { $turn } ; { $how ->
        [open] personne ne barrait le chemin
       *[broken] les défenseurs n'ont pas pu tenir { $zone }
    }.
report-morale = Au tour { $turn }, la ville a perdu courage.
report-resources = Au tour { $turn }, les réserves étaient vides.
report-gordon = Gordon est tombé au tour { $turn }.
report-held = Tours tenus : { $n } ; les secours étaient attendus au tour { $relief }. Zones encore à toi : { $zones } sur { $all }.
report-zones = Combien de temps les zones ont tenu
report-banner = Bannière
report-withstood = Attaques repoussées
report-fate = Sort
report-fell = perdue au tour { $turn }
report-stood = tenue jusqu'à la fin
report-turns = Tour par tour
report-turn = Tour { $turn }
report-zones-lost = Zones perdues
report-units-lost = Unités perdues
report-losses = Les pertes et leur origine
report-loss = Quoi
report-sum = Ensemble
report-cause-raid = Raids
report-cause-sortie = Sorties
report-cause-defence = Défense
report-cause-event = Événements et le reste
report-loss-unit_lost = Unités éliminées
report-loss-step_lost = Pas
report-loss-gun_lost = Canons
report-loss-gunboat_destroyed = Canonnières détruites
report-loss-gunboat_damaged = Canonnières endommagées
report-loss-leader_killed = Leaders tués
report-loss-leader_wounded = Leaders blessés
report-actions = À quoi les points d'action ont servi
report-action = Action
report-times = Combien de fois
report-tracks = Moral et ressources à la fin de chaque tour

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = tours jusqu’aux secours { $best } au lieu de { $other }
reason-cm = moral de la cité { $best } au lieu de { $other }
reason-rp = ressources { $best } au lieu de { $other }
reason-drm = modificateur du moral et des ressources { $best } au lieu de { $other }
reason-strength = puissance de toutes les bannières { $best } au lieu de { $other }
reason-steps = pas de tes troupes { $best } au lieu de { $other }
reason-guns = canons { $best } au lieu de { $other }
reason-leaders = leaders { $best } au lieu de { $other }
reason-gunboats = canonnières { $best } au lieu de { $other }
reason-improved = zones améliorées { $best } au lieu de { $other }
reason-near = { $thing } se trouve en zone { $best } au lieu de { $other } (1 est le Palais)

# Names of the zones for a small map: at most eleven letters
short-palace = Palais
short-black6 = Abou Saïd
short-black5 = Omdurman
short-black4 = Nil Blanc
short-black3 = Mogran
short-black2 = Arsenal
short-white6 = Kalakla
short-white5 = Mahou Bey
short-white4 = Remp. sud
short-white3 = Plaine
short-white2 = Mosquée
short-red6 = Halfaya
short-red5 = Chambat
short-red4 = Khodjali
short-red3 = Fort Nord
short-red2 = Nil Bleu
short-green6 = El Gereif
short-green5 = Bouri
short-green4 = Remp. est
short-green3 = Messal.
short-green2 = Mission
