# Mots du client de navigateur

## Partout
menu = Menu
language = Langue
settings = Réglages
skip-to-content = Aller au contenu
home = Vers l'accueil
close = Fermer
cancel = Annuler
loading = Un instant …
offline = Le serveur ne répond pas.
nowhere = Cette page n'existe pas.
unofficial = Zareba est gratuit et non officiel. Si un jeu te plaît, achète-le : ses auteurs en vivent.
copy = Copier
copied = Copié
zoom-in = Agrandir
zoom-out = Réduire
zoom-all = Tout montrer

## Accueil
welcome = Tiens la position
welcome-more = Des jeux de défense désespérée, dans le navigateur. La table distribue, lance les dés et veille aux règles ; tu décides. Ni compte ni publicité : un lien est une place.
games = Jeux
game-players =
    { $n ->
        [1] 1 joueur
       *[other] { $n } joueurs
    }
game-minutes = environ { $n } minutes
play-now = Jouer
choose-from-list = ou choisir dans une liste ({ $n })
play-guided = Apprendre en jouant
guide = Guide
guide-step = Étape { $n } sur { $of }
guide-do = Fais ceci : { $what }
guide-rest = Finir cette étape
guide-leave = Continuer sans le guide
goal = Ton but
goal-leave = Compris
new-table = Nouvelle table
rules = Règles
my-tables = Mes tables
my-tables-none = Aucune pour l'instant. Les tables où tu joues sur cet appareil sont listées ici.
open-tables = Tables avec une place libre
open-tables-none = Aucune pour le moment.
your-turn = à toi
won = gagnée
lost = perdue
no = non
at-the-table = À la table : { $names }
last-move = Dernier coup :
made = Ouverte :
more-tables = { $n ->
        [1] Une autre table
       *[other] { $n } autres tables
    }
seats-free = { $n } places libres sur { $all }
lobby-join = Prendre place
choices =
    { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }
status-gathering = attend des joueurs
status-playing = en cours
status-over = terminée
status-closed = fermée
status-frozen = anciennes règles, à regarder seulement
host-decides-rules = L'hôte de la table décide de la suite.
forget = Oublier
import = Ouvrir une partie …

## Nouvelle table
your-name = Ton nom
player = Joueur
number-of-players = Nombre de joueurs
seats = Places
seat = Joueur { $n }
seat-me = moi (cet écran)
seat-open = libre
bot = robot : { $name }
more-options = Autres options : éditions et règles maison ({ $n })
search-options = Chercher parmi les options
options-edition = Selon le livre
options-house = Règles maison
options-none = Aucune option ne contient ces mots.
listed = Afficher la table : n'importe qui peut prendre une place libre
create = Créer la table
no-game = Ce jeu n'existe pas.

## Table
table = Table
links = Inviter
table-menu = Invitation et table
players = Joueurs
you = toi
to-move = à jouer
is-here = présent
is-away = absent
is-bot = robot
you-watch = Tu regardes.
go-on-as = Continuer avec { $name }
see-as = Voir de cette place
seat-more = Plus
lend-to-bot = Laisser jouer un robot
bot-plays = Un robot joue pour { $name }.
take-back-seat = Reprendre la place
leave-seat = Quitter la place
take-another = Une autre personne à cet écran
their-name = Son nom
take-seat = Prendre place
gathering = La partie commence quand toutes les places sont prises.
only-watching = Tu regardes : ce lien sert seulement à regarder. Pour jouer, il faut l'autre lien, celui pour jouer ; la personne qui a ouvert la table l'a.
salt-rule = Ton navigateur ajoute aux dés un nombre aléatoire, le sel : il le promet quand tu prends place et le montre de lui-même quand tous sont assis. Ainsi personne ne peut choisir les dés, pas même la personne qui gère le serveur. Ce qui n'est pas montré à temps est laissé de côté, et le journal le dit. Garde cette page ouverte jusqu'au début de la partie.
no-table = Cette table n'existe pas.
no-table-why = Le lien est peut-être incomplet, ou la table se trouve sur un autre serveur.
table-closed = Cette table est fermée.
reconnecting = Connexion perdue. Nouvel essai …
outdated = Cette page est plus ancienne que le serveur.
not-loaded = Cette partie de la page n’a pas pu être chargée ; le serveur a peut-être une version plus récente.
reload = Recharger
invite-friends = Inviter les autres
link-invite = Lien pour jouer
link-watch = Lien pour regarder
link-move = Lien vers ma place, pour un autre appareil
link-secret = Garde-le pour toi : qui l'a joue à ta place.
close-table = Fermer la table
export = Enregistrer la partie

## Questions
question = Question
choose = Choisir
choose-this = Choisir : { $what }
confirm = Confirmer
confirm-choice = { $what } : sûr ?
answer-under-way = La réponse est en route : cet appui n'a pas compté.
answered-for-you = Répondu pour toi, il n’y avait rien à décider. { $question } – { $text }
answered-for-seat = Répondu pour { $who }, il n’y avait rien à décider. { $question } – { $text }
limits = Limites
free-answer = Ta réponse
move-up = Monter : { $thing }
move-down = Descendre : { $thing }
waiting = Un instant …
waiting-for = En attente : { $names }
undo = Reprendre le coup
undo-ask = Demander à reprendre
undo-asked = { $name } voudrait reprendre un choix.
undo-waits = Accord attendu : { $names }
agree = Accepter
disagree = Refuser
withdraw = Retirer
odds = Chances
odds-soon = Calcul …
odds-draw = Dessiner
odds-refined = Des chiffres meilleurs suivent …
hint = Que ferais-tu ?
odds-note = { $scale ->
    [chance] Chances de bien finir, d'après { $n } parties imaginées
   *[score] Score de la fin, en points sur 100, d'après { $n } parties imaginées
}
odds-figure = { $scale ->
    [chance] { $mean } % ± { $error }
   *[score] { $mean } ± { $error } points
}
odds-estimate = estimation :
odds-scale = { $scale ->
    [chance] Pourcentage : la probabilité de gagner.
   *[score] Les points disent comment finit la partie ; les chances de gagner sont sous Chances.
}
odds-untried = non essayée
odds-first = De toutes les possibilités, seules les { $n } premières ont été essayées : une partie jusqu’au bout dure trop longtemps ici. { $others ->
        [1] Une autre n’a pas été essayée.
       *[other] { $others } autres n’ont pas été essayées.
    }
ways = { $n } lancers sur { $of }
in-words = Le plan en mots
dice = Dés : { $faces }
skip = Passer
film-next = Suite
film-next-key = Espace ; maintenu, tout défile

## Journal et discussion
log = Journal
log-all = Montrer les { $n } lignes
log-and-chat = Journal et discussion
private = pour toi seul
chat = Discussion
chat-empty = Personne n'a encore rien dit.
chat-presets = Paroles à la table
chat-say = Dire quelque chose
send = Envoyer

## Ce que décide l'hôte
manners = À cette table
talk = Paroles à la table
talk-free = Chacun parle librement.
talk-game = On parle selon les règles du jeu.
talk-presets = Seuls les signes du jeu sont permis.
allow-odds = Les joueurs peuvent demander les chances
without-odds = sans les chances
allow-hints = Les joueurs peuvent demander ce que ferait la maison
without-hints = sans conseils
wipe-plan = Effacer le croquis au début de chaque tour
stand-in = Laisser jouer un robot en attendant
give-back = Mettre fin au remplacement par le robot

## Le croquis
plan = Croquis
plan-marks =
    { $n ->
        [one] { $n } marque sur le croquis
       *[other] { $n } marques sur le croquis
    }
plan-kind = Genre de marque
plan-arrow = Flèche
plan-circle = Cercle
plan-cross = Croix
plan-note = Note
plan-how = Touche un lieu du plateau ou choisis-le ici. Toute la table voit tes marques.
plan-then = De { $place } : touche maintenant où finit la flèche.
plan-from = De
plan-to = Vers
plan-at = Où
plan-words = Des mots ou un nombre
plan-list = Choisir dans une liste
plan-set = Poser la marque
plan-erase = Effacer
plan-erase-mine = Effacer mes marques
plan-erase-all = Effacer toutes les marques

## Plusieurs à un écran
curtain = Passer l'appareil
curtain-pass = Passe l'appareil à { $name }.
curtain-why = Ce que tiennent les autres reste caché jusque-là.
curtain-lift = Je suis { $name }
curtain-other = Non, { $name } est là

## Retour en arrière, relecture
look-back = Revoir
looking-back = Un moment passé
chosen = choisi
replay = Relecture
timeline = Déroulement de la partie
first = Au début
back = Un pas en arrière
forward = Un pas en avant
last = À la fin
run = Lecture automatique
pause = Pause
moment = Moment
chapter = Chapitre
speed = Vitesse
eyes = Regard
eyes-nobody = personne
moment-of = { $at } sur { $last }
missed = { $n ->
    [1] Une décision a été prise
   *[other] { $n } décisions ont été prises
} depuis ta dernière visite.
missed-watch = Regarder
missed-skip = Passer
back-to-now = Revenir au présent
copy-moment = Copier le lien de ce moment
permalink = Lien
what-if = Et si … (nouveaux dés)
what-if-from = Et si, à partir de « { $chapter } » de { $title }
what-if-from-moment = Et si, à partir du moment { $at } de { $title }
what-if-back = Retour à la partie
what-ifs = Et si …
what-if-same = Et si … (mêmes dés)

## La fin
rematch = Rejouer
to-rematch = À la partie suivante
turning-points = Tournants
report = Rapport
report-full = Le rapport entier
share = Partager
share-link = Lien vers la fin de cette partie
share-save = Enregistrer l’image
share-alt = Copier la description
share-send = Envoyer …
share-words = Ce que montre l’image
share-no-picture = Ce navigateur ne peut pas dessiner l’image.
share-not-copied = La copie a échoué.
rematch-waits = La partie suivante se prépare, avec les mêmes places et les mêmes options.
rematch-join = Venir aussi
verify = Vérifier les dés
dice-proof = Comment vérifier les dés
dice-proof-how = L'engagement a été publié avant le premier dé. Il ne correspond qu'à ce secret, et le secret avec le sel des joueurs donne chaque dé de la partie.
dice-proof-later = Ceci est un « et si » d'une partie en cours : son secret et son sel sont montrés quand cette partie est finie.
commitment = Engagement sur les dés
secret = Secret
salt = Sel
proof-own = Ce que ce navigateur a gardé dit :
proof-commitment-good = L'engagement est celui qui était là quand tu as pris place.
proof-commitment-bad = L'engagement n'est pas celui qui était là quand tu as pris place : ne te fie pas à ces dés.
proof-secret-good = Le secret correspond à l'engagement.
proof-secret-bad = Le secret ne correspond pas à l'engagement : ne te fie pas à ces dés.
proof-salt-good = Ton sel est dans les dés : personne ne peut les avoir choisis.
proof-salt-bad = Ton sel n'est pas dans les dés : il a été laissé de côté.
proof-salt-given = Les dés sont venus avec la table (une partie guidée, ou les dés d'une autre) : personne n'a ajouté de sel.
proof-heads-good = Le procès-verbal contient tout ce que ce navigateur a vu : rien n'a été changé ni omis.
proof-heads-bad = Le procès-verbal n'est pas la partie que ce navigateur a vue : quelque chose a été changé ou omis.
chain-head = Tête de la chaîne

## Règles
rule = Règle { $number }
open-rule = Règle { $number }
all-rules = Toutes les règles
rules-own-words = Avec nos propres mots ; les numéros sont ceux du livret. R : livret, I : déduit, P : source publique, X : reconstitué par nous.
contents = Sommaire
search = Chercher
nothing-found = Rien trouvé.
source = Source : { $source }
reconstructed = Ce qui est reconstitué
reconstructed-more = { $n ->
        [1] Un fait de ce jeu n’est pas imprimé dans ses livrets.
       *[other] { $n } faits de ce jeu ne sont pas imprimés dans ses livrets.
    } Voici ce que nous y avons mis, et pourquoi. Les lieux et les valeurs sont en anglais, comme dans les fichiers de données.
reconstructed-sources = D’où viennent les faits
reconstructed-place = Où
reconstructed-value = Ce qui s’y trouve
reconstructed-kind = Origine
reconstructed-why = Pourquoi

## Réglages
setting-theme = Lumière
setting-theme-system = comme le système
setting-theme-light = clair
setting-theme-dark = sombre
setting-motion = Mouvement
setting-motion-system = comme le système
setting-motion-none = aucun
setting-speed = Ce qui se passe est raconté
setting-speed-slow = lentement
setting-speed-normal = à vitesse normale
setting-speed-fast = vite
setting-speed-once = d’un seul coup
setting-sound = Son
setting-sound-on = activé
setting-volume = Volume
setting-warnings = Avertir avant un choix qui peut faire perdre la partie ce tour-ci
setting-warnings-first = dans les trois premières parties
setting-warnings-on = toujours
setting-warnings-off = jamais
setting-confirm = Demander avant d'envoyer un choix
setting-guard = Ignorer les clics dans le premier tiers de seconde d’une nouvelle question
setting-shortcuts = Touches simples pour les options et commandes
setting-curtain = Tout cacher quand l'appareil passe à un autre joueur
keys = Touches
key-1 = 1 à 9 : choisir une option
key-tab = Tab et flèches : aller d'une option à l'autre, aussi sur le plan ; Entrée choisit
key-u = u : reprendre le coup
key-space = Espace : moment suivant ; maintenu, tous les moments défilent
key-b = b et f : revoir en arrière, puis en avant
key-l = l : revenir au présent
key-o = o : chances
key-h = h : que ferais-tu ?
key-w = w : le plan en mots
key-p = p : croquis
key-zoom = + − 0 sur le plan : zoom ; les flèches le déplacent

## Les armées
armies = Armées
armies-of = Armées : { $game }
armies-about = Les armées sont gardées dans ce navigateur. Même une armée qui enfreint des règles peut être gardée ; seule une table la refuse.
less = Moins : { $what }
more = Plus : { $what }
army-new = Une nouvelle armée
army-list = Liste d'armée
army-year = Année
army-year-of = Année ({ $first } à { $last })
army-points = Points
army-empty = Commencer un brouillon vide
army-random = Une armée conforme au hasard
army-import = Ouvrir un fichier d'armée …
army-mine = Mes armées
army-none = Aucune encore.
army-all = Toutes les armées
army-untitled = Armée sans nom
army-copy-of = { $name } (copie)
army-duplicate = Dupliquer
army-remove = Retirer
army-removed = Retirée : { $name }.
army-bring-back = La rétablir
army-not-here = Ce navigateur n'a pas cette armée. Elle a peut-être été faite sur un autre appareil : partage-la par son lien.
army-opened-copy = Ouverte comme ta propre copie.
army-bad-link = Le lien ne contient pas d'armée.
army-ap = { $ap } AP
army-each = { $ap } AP chacun
army-from-ap = à partir de { $ap } AP
army-sum = { $ap } sur { $points } AP
army-over = La moitié de la moins chère des unités, ici { $over } AP, est tolérée en plus.
army-legal = conforme
army-faults =
    { $n ->
        [1] une règle est enfreinte
       *[other] { $n } règles sont enfreintes
    }
army-verdict = Total, règles enfreintes et outils
army-name = Nom de l'armée
army-occasion = Pour un scénario ou un ennemi
army-occasion-why = À une table, cela est fixé avant de former les armées. Certaines règles en dépendent : ouvrages, chariots, canons pour un siège.
army-scenario = Scénario
army-role = Rôle
army-enemy = Ennemi
army-any = quelconque
army-units = Unités
army-no-units = Pas encore d'unités : ajoutes-en ci-dessous.
army-add-unit = Ajouter une unité
army-number-of = { $n } sur { $most }
army-elements = Éléments
army-weapons = Armes
army-group = Unité { $n }, { $name } : éléments { $k }
army-group-remove = Unité { $n }, { $name } : retirer les éléments { $k }
army-show-unit = à l'unité { $n }
army-split = D'autres armes pour quelques-uns
army-whole-unit = Toute l'unité :
army-needs = demande { $needs }
army-unit-name = Nom propre de l'unité { $n }, { $name }
army-unit-name-hint = nom propre
army-command = Commandant
army-exceptional = Qui commande
army-ordinary = un commandant ordinaire
army-base = Où il se tient
army-in-unit = avec une unité
army-alone = seul, comme { $name }
army-carrier = Avec quelle unité
army-incompetent = Commandant incapable
army-disciplined = Armée disciplinée
army-extras = Éclaireur, stratagème, chariots, ouvrages
army-scout = Éclaireur et son arme
army-stratagem = Stratagème
army-wagons = Chariots
army-works = Ouvrages
army-works-why = Seulement pour le défenseur d'un scénario.
army-nothing = aucun
army-notes = Notes
army-redo = Refaire
army-share = Partager par un lien
army-link = Lien vers cette armée ; qui l'ouvre en reçoit une copie
army-link-copied = Le lien est copié.
army-export = Enregistrer dans un fichier
army-print = Page à imprimer
army-pdf = PDF
army-to-table = À la table avec cette armée
army-battle = Bataille contre un robot
army-battle-start = Au combat
army-not-for-battle = L'armée ne convient pas à cette bataille :
army-size = Taille de la bataille
army-size-of = { $size } (ici { $points } AP)
army-by-chance = celui que le robot choisit
own-army = Mon armée : { $name }
muster-none = Aucune armée de cette liste et de cette tribu n'est gardée dans ce navigateur.
muster-build = En former une
muster-send = Mener { $name } au combat

## Réponses libres : une ébauche et ce qu'on en fait
draft-take = Faire ainsi
draft-back = Un pas en arrière
draft-drop = Recommencer
draft-legal = Permis.
arrangement = cette disposition
arrange-how = Choisis un pion, puis une zone ; ou fais-le glisser.
arrange-all = Autant que possible
arrange-more = { $unit } : poster à { $zone }
arrange-back = { $unit } : retirer de { $zone }
arrange-reserve = Réserve
arrange-done = Terminé : { $n ->
        [1] une unité
        [one] { $n } unité
       *[other] { $n } unités
    } dans { $zones ->
        [1] une zone
        [one] { $zones } zone
       *[other] { $zones } zones
    }
arrange-holds = tient à { $percent } %
arrange-nobody = personne
kp-moving = Déplacer
kp-placing = Placer
kp-who = Qui
kp-whole-unit = toute l'unité
kp-one-element = l'élément { $n } seul
kp-by-steps = Pas à pas : 1 pouce, un quart avec Maj ; rotations de 15 degrés
kp-turn-left = Tourner de 15° à gauche
kp-turn-right = Tourner de 15° à droite
kp-up = Vers le haut
kp-down = Vers le bas
kp-left = Vers la gauche
kp-right = Vers la droite
kp-way-point = Point de passage ici
kp-by-numbers = En chiffres
kp-inches = Pouces
kp-direction = Direction
kp-go-ahead = en avant
kp-go-back = en arrière
kp-go-left = à sa gauche
kp-go-right = à sa droite
kp-go-bearing = en degrés
kp-degrees = Degrés à gauche
kp-go = Aller
kp-about = Autour de
kp-about-left = le coin avant gauche
kp-about-right = le coin avant droit
kp-about-centre = le centre
kp-wheel = Pivoter
kp-across = En largeur, pouces
kp-upward = En hauteur, pouces
kp-facing = Orientation, degrés
kp-put = Placer là
kp-setting-hint = Appuie sur un lieu de la zone marquée ou donne-le en pouces ; ce qui s'y trouve peut être déplacé.
kp-put-hint = Choisis une unité ou appuie sur un lieu de la zone marquée.
kp-fire-hint = Sur le plateau : appuie sur une de tes unités, puis sur un ennemi.
kp-terrain = Terrain
kp-terrain-hint = Les éléments se déplacent sur le plateau.
kp-kind = Genre
kp-lay = Poser au milieu
kp-piece = Élément
kp-remove = Retirer
kp-near = Ce que fait cette unité
kp-pass-on = Passer jusqu’à la fin du tour
kp-ending = Finir la bataille…
kp-volley = { $who } : { $shots ->
    [1] un tir
   *[other] { $shots } tirs
} sur { $foes }, { $hits ->
    [1] un coup au but
   *[other] { $hits } coups au but
}{ $kills ->
    [0] .
    [1] , un tombe.
   *[other] , { $kills } tombent.
}
kp-concede = Abandonner à la fin du tour
kp-draw = Proposer la nulle à la fin du tour
kp-concedes = Tu abandonnes à la fin de ce tour.
kp-draws = Tu proposes la nulle à la fin de ce tour.
kp-fight-on = Combattre encore
key-draft = Mouvements libres : les flèches déplacent d'un pouce, d'un quart avec Maj ; [ et ] tournent ; e un élément ; n point de passage ; Entrée accepte, Retour arrière recule, Échap recommence

## A finished game looked at again
analysis = Analyse de la partie
analyse = Analyser cette partie
analysis-why = Chaque choix est essayé de nouveau dans de nombreuses parties imaginées : ce qui relevait de la chance, ce qui relevait du choix, et ce qui aurait été meilleur. Cela prend une ou plusieurs minutes ; tu peux quitter cette page entre-temps.
analysis-far = { $done } choix revus sur { $choices }
analysis-failed = Cela n’a pas marché. Tu peux réessayer.
analysis-view = Jugée
analysis-view-seats = d’après ce que chacun pouvait savoir
analysis-view-open = à cartes ouvertes
analysis-marks = Erreurs
analysis-unmarked = Aucun choix n’était nettement moins bon que le meilleur trouvé.

## On a phone
sheet-fold = Replier la question
sheet-unfold = Déplier la question
more-deeds = Plus
tap-which = Lequel ?

## Exercises
drill = Exercices
drill-number = Exercice { $n } sur { $all }
drill-worth = Ce que vaut chaque choix, en points sur 100
drill-next = Exercice suivant
drill-again = Revoir la question
example = Exemple : { $title }
example-step = Étape { $n } sur { $all }
example-answer = Réponse : { $answer }
example-keys = Les flèches reculent ou avancent d’un pas.
example-words = Ce moment en mots
picture = Image : { $title }
rules-found = Règles trouvées : { $n }
