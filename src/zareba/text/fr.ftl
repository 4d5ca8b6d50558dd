# Les mots de la maison, quel que soit le jeu.

yes = oui
no = non
you = toi
seat = Joueur { $n }
seat-of-bot = { $seat } ({ $bot })
bot-random = Novice
bot-recruit = Recrue
bot-soldier = Soldat
bot-veteran = Vétéran
bot-commander = Commandant
bot-with-tries = { $rank }, { $n } essais
bot-offered = { $rank } ({ $how ->
        [against] { $percent } % de victoires contre le { $whom }
        [alone] { $percent } % de victoires
       *[together] { $percent } % de victoires avec ses pareils à { $players }
    })
bot-wins = { $rank } { $percent } sur 100
bots-win = { $how ->
        [against] Victoires des bots contre le { $whom } : { $told }.
       *[alone] Victoires des bots dans une telle partie : { $told }.
    }
at-the-table = À la table : { $names }.
reading-far = Lecture de la partie : { $n } choix sur { $all } (Ctrl+C arrête)
seats-unknown = Cette sauvegarde ne dit pas qui jouait. Le joueur 1, c'est toi, tous les autres sont des bots ; --seats me,soldier le dit autrement.
hand-over = Passe le clavier à { $who }, puis appuie sur Entrée.
waiting = En attente de { $seats }.
game-over = La partie est terminée.
warning = Attention, { $what } : { $why }
guide-step = Étape { $n } sur { $of }
guide-do = Fais ceci : { $what }
text-semicolon = { " ; " }
text-colon = { " : " }
terms-each = { $times } × { $name } à { $n }
missing-line = { $label } : { $reason } [{ $rule }]
rule-line = { $number } : { $text }
warned-twice = Tu en as été averti. Si tu le veux vraiment, tape encore une fois { $key }.
choose-number = Numéro ou commande (? pour l'aide) :
not-understood = « { $typed } » n'est pas possible ici. Tape { $keys } ou une commande ; ? montre les commandes.
nothing-typed = Tape { $keys } ou une commande ; ? montre les commandes.
typed-ahead-void = Non exécuté, car la question est une autre ou quelque chose s'est passé depuis : { $keys }
quoted = « { $what } »
quit-unsaved = Cette partie n'est pas enregistrée : garder FICHIER l'enregistre, fin encore une fois la quitte.
left-saved = Enregistrée. Pour continuer : zareba play { $file }
left-unsaved = Cette partie n'a pas été enregistrée.
command-log = journal
command-board = table
command-why = pourquoi
command-odds = chances
command-hint = conseil
command-options = question
command-again = encore
command-undo = annuler
command-save = garder
command-quit = fin
command-help = aide
command-drop = effacer
spoken-words = terminé=done
log-empty = Il ne s’est encore rien passé.
draft-ready = C’est possible : Entrée ou ok l’exécute, effacer recommence, ou dis-en plus.
draft-older = Ce n’était pas possible. Ton projet est encore le précédent :
again-nothing = Il n'y a rien à refaire.
illegal = Impossible : { $why }
saved = Enregistré dans { $file }.
file-exists = { $file } existe déjà : prends un autre nom.
file-unreadable = { $file } est illisible.
file-unwritable = { $file } ne peut pas être écrit.
not-possible-now = Impossible maintenant :
your-draft = ton projet
undone = Choix repris : { $what }
answered-for-you = { $question } Rien à décider : { $choice }
undo-nothing-chosen = Il n'y a rien à reprendre.
undo-others-decided = Un autre joueur a décidé depuis.
undo-chance-drawn = Des dés ou des cartes ont été tirés depuis.
undo-cards-seen = Des choses cachées ont été déplacées ou vues depuis.
undo-answers-seen = Les réponses secrètes des autres ont été dévoilées depuis.
undo-searched = Un ennemi caché aurait pu être trouvé ici : n'en trouver aucun apprend aussi quelque chose.
undo-hidden-seen = Ce qui en est résulté montre quelque chose de ce que les autres cachent.
undo-by-ask = { $why } Selon la règle de la maison, les autres doivent être d'accord ; le journal et l'enregistrement diront alors que le choix a été repris.
undo-by-alone = { $why } Tu peux quand même reprendre ton choix ; le journal le dira.
undo-agreed = { $who } voudrait reprendre un choix. { $why } Tous les autres sont-ils d'accord ({ $others }) ? oui / non :
undo-yes = oui
undo-refused = Le choix reste tel quel.
chose = { $who } : { $choice }
choice-nothing = rien
no-rule = Il n'y a pas de règle { $number }.
help =
    Un numéro choisit une possibilité ; 0 est toujours « terminé » ou « rien », là où c'est possible. Plusieurs numéros sur une ligne répondent à plusieurs questions : 3 1 0. Commandes (aussi en anglais : board, why, odds, hint, log, options, undo, save, quit) :
    table             la table ; table tout montre aussi ce qu'il faudrait compter
    pourquoi [RÈGLE]  la règle derrière la question et ce qui est impossible maintenant ; ou une autre règle par son numéro
    chances [SEC]     les possibilités comparées, essayées dans des parties imaginées (5 secondes ; Ctrl-C arrête)
    conseil [SEC]     ce que ferait la maison, le meilleur après, et pourquoi
    journal [N]       les N dernières lignes du journal (20)
    question          encore une fois la question et les possibilités
    encore            répondre comme la dernière fois, là où c'est proposé
    annuler           reprendre ton dernier choix ; le journal le dira
    garder [FICHIER]  enregistrer la partie
    fin               quitter ; une partie commencée avec --save est d'abord enregistrée
odds-line = { $percent } % ± { $error }  { $choice }
odds-begin = { $n } { $n ->
        [one] possibilité
       *[other] possibilités
    } à l'essai, { $seconds } secondes au plus ; Ctrl-C arrête.
odds-far = … { $n } { $n ->
        [one] partie
       *[other] parties
    } chacune, en tête : { $choice } ({ $percent } %)
odds-none = Rien à dire en si peu de temps : chances 30 prend 30 secondes.
odds-nothing = Il n'y a encore rien à comparer : tape d'abord un numéro ou des mots pour un projet.
odds-note = Chances de gain, d'après { $n } { $n ->
        [one] partie imaginée
       *[other] parties imaginées
    } pour chaque possibilité, { $how ->
        [judged] jouées par le Soldat jusqu'au prochain moment calme et jugées là
       *[played] jouées jusqu'au bout par le Soldat
    } ; après ±, une erreur type.
odds-first = Seules les { $n } premières sur { $all } ont été essayées : une partie jusqu’au bout dure trop longtemps sur cette machine. Non essayées : { $others }.
counsel-choice = Je choisirais : { $choice } ({ $chance }).
counsel-next = Le meilleur après : { $choice } ({ $chance }).
counsel-chance = { $scale ->
        [chance] chances de gagner { $percent } % ± { $error }
       *[score] { $percent } points sur 100 ± { $error }
    }
counsel-alike = Cela ne change presque rien : les deux se valent à peu près.
counsel-why = Ce qui parle pour, en moyenne des parties imaginées : { $reasons }.
counsel-against = Ce qui parle contre : { $reasons }.
counsel-unclear = Aucun chiffre n’explique à lui seul la différence.
counsel-semicolon = { " ; " }
counsel-lost = la partie est bientôt perdue dans { $best } % d’entre elles au lieu de { $other } %
counsel-won = la partie est bientôt gagnée dans { $best } % d’entre elles au lieu de { $other } %
counsel-none = Rien n’a pu être trouvé en si peu de temps.
drill-number = Exercice { $n } sur { $all }
drill-type = Tape l’un de { $keys }, ou quit.
drill-right = Juste !
drill-wrong = Il y a mieux : cela laisse { $lost ->
        [1] un point
       *[other] { $lost } points
    } sur 100.
drill-untried = Personne ne l’a essayé : { $choice }.
drill-chosen = Tu as choisi : { $choice } ({ $chance } sur 100).
drill-score = { $solved } résolus sur { $n }.
drill-made = Chiffres tirés de { $n } parties imaginées pour chaque choix, dans une partie entre robots ({ $date }).
wrong-no-drill = { $game } n’a pas encore d’exercices
example-step = Étape { $n } sur { $all }
example-on = Entrée continue, toute autre chose arrête
example-answer = Réponse : { $answer }
example-listed = { $rule }  { $title }  ({ $command })
example-beside = Exemple : { $title } ({ $command })
wrong-no-example = { $game } n’a pas d’exemple { $name }
resumed = Partie reprise après { $n } choix.
verify-hint = Le secret des dés et des cartes figure maintenant dans l'enregistrement : zareba verify { $file } prouve que personne ne les a changés.
proof-in-order = { $file } : en ordre. { $game }, version { $version } des règles, { $n ->
        [one] { $n } choix
       *[other] { $n } choix
    }, { $result ->
        [none] inachevée.
       *[other] terminée. { $result }
    }
proof-head = Tête de la chaîne : { $head }
proof-but = Mais : { $what }.
proof-format-1 = format 1 : les positions intermédiaires et les données n’ont pas pu être comparées
proof-no-difference = { $what } ; ici cela ne change rien
proof-not-compared = { $n } positions intermédiaires sur { $all } n’ont pas pu être comparées : le programme décrivait les positions autrement
proof-taken-back = Repris : après le choix { $at }, la place { $seat } a repris { $n ->
        [1] un choix
       *[other] { $n } choix
    }, { $how ->
        [free] librement
        [consent] avec accord
       *[alone] sans personne à consulter
    }, { $chance ->
        [yes] après
       *[no] avant
    } un jet de dés ou une pioche.
proof-proven = Prouvé :
proof-unproven = Non prouvé :
proof-legal = Chaque choix était permis et a mené aux positions et au résultat enregistrés.
proof-dice = Aucun dé et aucune carte n’a été changé : tous découlent du secret et du sel, et le secret correspond à l’engagement { $commitment }.
proof-salt-shown = Sel du joueur { $who } : montré comme promis.
proof-salt-late = Sel du joueur { $who } : promis, pas montré à temps et omis.
proof-salt-open = Sel du joueur { $who } : donné ouvertement, si bien que qui s’est assis plus tard pouvait le connaître.
proof-what-if = C’est un « et si » : le hasard recommence après le choix { $moments }.
proof-head-all = Par la tête : depuis cette page rien n’a été changé, ajouté ni omis ; tout est là.
proof-head-until = Par la tête : jusqu’à l’étape { $n } rien n’a été changé, ajouté ni omis ; non ce qui suit.
proof-not-the-game = Que c’est bien la partie jouée, entière, avec tout ce qui a été repris : qui connaît le secret peut en écrire une autre. Compare l’engagement et la tête avec ce qu’a gardé la page d’un joueur (--head).
proof-not-promised = Que personne n’a choisi les dés par son sel : il n’était pas promis avant (tables plus anciennes).
proof-no-salt = Que les dés n’ont pas été choisis à la création de la table : aucun joueur n’a ajouté de sel.
proof-no-end = Comment elle a fini : la partie n’est pas terminée ici, ou sa fin a été coupée.
proof-not-who = Qui était assis où, et que personne ne connaissait les dés : qui tient un serveur peut les connaître.
proof-left-as-it-is = { $file } : laissé tel quel : { $why }
proof-nothing-to-do = { $file } : rien à faire
proof-migrated = { $file } : format { $old } -> { $new }

about-designer = Auteur : { $name }.
about-no-designer = Aucun auteur n'est nommé.
about-publisher = Éditeur : { $name }.
about-no-publisher = Aucun éditeur n'est nommé.
about-unofficial = Zareba est une adaptation libre et non officielle. Si le jeu te plaît, achète-le.
about-unofficial-only = Zareba est une adaptation libre et non officielle.
about-sources = Origine des données : livret { $rulebook }, publiques { $public }, déduites { $inferred }, tranchées par nous { $ruling }, reconstituées par nous { $reconstructed } (somme { $hash }).
about-reconstructed = { $n ->
        [1] Une donnée n'est pas imprimée dans les livrets.
       *[other] { $n } données ne sont pas imprimées dans les livrets.
    } Chaque ligne dit où elle se trouve, ce que nous y avons mis et pourquoi. L'endroit et la valeur sont écrits comme dans les fichiers de données.
about-replace = Tu possèdes le jeu et tu sais mieux ? zareba about { $game } --copy RÉPERTOIRE y dépose les fichiers de données ; corrige-les et joue avec --data RÉPERTOIRE, dans le terminal (zareba play) ou pour tous sur ton serveur (zareba serve).
about-copied = Les fichiers de données sont maintenant dans { $place }. Corrige-les et joue avec zareba play { $game } --data { $place } ; supprime ce que tu ne changes pas.
source-rulebook = livret
source-public = publique
source-inferred = déduite
source-ruling = tranchée par nous
source-reconstructed = reconstituée

# Le serveur de tables.
table-frozen = Cette table a été jouée avec d'autres règles ({ $why }). On peut la regarder telle qu'elle était après { $at } décisions sur { $choices }, mais pas la continuer : rien ne change à ton insu.
frozen-illegal = la décision { $choice } n’est plus permise
frozen-position = après la décision { $choice }, elle serait différente
frozen-unreadable = une entrée est illisible : { $detail }
frozen-broken = ce programme ne peut pas la rejouer
table-kept = Cette table a été jouée avec d'autres règles ({ $why }) et reste comme partie enregistrée : sa dernière position après { $at } décisions sur { $choices }, son déroulement et son procès-verbal.
table-on-hold = La personne qui gère le serveur a arrêté cette table pour un moment. Rien ne peut être changé avant la reprise ; rien n'est perdu.
rules-continue = Continuer avec les règles actuelles (version { $version }) à partir de la dernière position où les deux s'accordent : après { $agreed } décisions sur { $choices }. Ce qui a été décidé ensuite est abandonné.
rules-replay = Garder la table comme partie enregistrée : personne ne joue plus ; la dernière position, le déroulement et le procès-verbal restent.
house-learned = { $why ->
        [others-decided] après la décision d'un autre joueur
        [chance-drawn] après un jet de dés ou une pioche
        [cards-seen] après que des choses cachées eurent été déplacées ou vues
        [answers-seen] après que les réponses secrètes des autres eurent été dévoilées
        [searched] après être passé là où un ennemi pouvait se cacher
        [hidden-seen] après que quelque chose de caché se fut montré
       *[other] après avoir appris quelque chose
    }
house-taken-back-free = { $who } a repris une décision.
house-taken-back-consent = { $who } a repris une décision { house-learned } ; les autres étaient d'accord.
house-taken-back-alone = { $who } a repris une décision { house-learned }.
house-record-opened = { $who } a sorti de la table le procès-verbal avec le secret des dés.
house-imported = Cette table continue un procès-verbal importé : qui le possède peut connaître les dés.
house-rules-changed = Les règles sont maintenant en version { $version } ; toutes les décisions prises y sont permises et la table est restée telle quelle.
house-rules-taken = Les règles ont changé : la table est revenue à ce qu'elle était après { $choices ->
    [1] une décision
   *[other] { $choices } décisions
} et continue avec la version { $version }.
house-kept = L'hôte a gardé cette table comme partie enregistrée.
fair = Le procès-verbal est en ordre : chaque choix était permis, tous les dés découlent du secret révélé et du sel, le secret correspond à l'engagement, et la fin est celle qui est notée. Que ce soit la partie que tu as vue, seul ce que tu as gardé le prouve.
fair-taken-back = { $n ->
        [1] Une reprise de choix
       *[other] { $n } reprises de choix
    }, { $seen ->
        [0] jamais après un jet de dés ou une pioche
        [1] une fois après un jet de dés ou une pioche
       *[other] { $seen } fois après un jet de dés ou une pioche
    }.
unfair = Ce procès-verbal ne correspond pas : { $why }
refusal-nothing-yet = Rien n’est encore proposé.
draft-cut = Aussi loin que possible. { $why }
refusal-unreadable = Ce n’est pas une réponse à la question.
refused-malformed = Ce message n'a pas été compris.
refused-too-long = Ce message est trop long.
refused-too-fast = Trop de messages : attends un instant.
refused-wrong-protocol = Cette page n'est plus à jour : recharge-la.
refused-no-table = Cette table n'existe pas.
refused-no-permission = Tes liens ne le permettent pas.
refused-not-playing = On ne joue pas à cette table en ce moment.
refused-stale = La table a avancé ; voici où elle en est.
refused-illegal = Ce n'est pas possible maintenant.
refused-taken = Cette place est prise.
refused-promise-first = À une table partagée, le sel est d'abord promis, puis montré quand tous sont assis.
refused-nothing-to-undo = Il n'y a rien à reprendre.
refused-undo-pending = Une demande de reprise attend des réponses.
refused-no-such-moment = Ce moment n'existe pas dans cette partie.
refused-not-over = C'est possible quand la partie est finie.
refused-busy = Le serveur est occupé : réessaie dans un instant.
refused-damaged = Ce qui est conservé de cette table ne peut pas être lu : qui gère le serveur peut voir pourquoi.
refused-on-hold = La personne qui gère le serveur a arrêté cela pour un moment : réessaie plus tard. Rien n'est perdu.
refused-late = Cela prend plus de temps que le serveur n'en accorde : réessaie quand il sera moins occupé.
refused-broken = Quelque chose s'est mal passé ici ; rien n'a changé.
talk-signals = Seuls les signes du jeu sont permis maintenant.
talk-silent = Cette place doit se taire maintenant.
mark-arrow = { $who } : flèche de { $place } à { $to }
mark-circle = { $who } : cercle autour de { $place }
mark-cross = { $who } : croix sur { $place }
mark-note = { $who } : « { $note } » à { $place }
mark-noted = { $mark } (« { $note } »)
house-manners = L'hôte a décidé : { $chat ->
        [game] on parle comme les règles du jeu le permettent
        [presets] on ne parle que par les signes du jeu
       *[free] on parle librement
    }, { $odds ->
        [on] avec les chances
        [bare] avec les chances, sans conseils
       *[off] sans les chances
    }.
opening = Tous sont assis. Les dés attendent le sel de { $people } ; ce qui n'est pas montré au bout { $seconds ->
    [1] d'une seconde
   *[other] de { $seconds } secondes
} est laissé de côté.
house-salt-left-out = { $who } n'a pas montré à temps le sel promis : il n'est pas dans les dés.
house-stand-in = { $who } est absent : l'hôte laisse jouer un bot en attendant.
house-returned = { $who } joue de nouveau.
house-hurried = { $who } a manqué de temps et a joué selon des conseils simples.
house-arranged-again-alone = Tout est disposé comme la dernière fois.
house-arranged-again = { $who } a tout disposé comme la dernière fois.
refused-signals-only = Seuls les signes du jeu sont permis maintenant ({ $rule }).
refused-silent = Cette place doit se taire maintenant ({ $rule }).
refused-too-many = Ton croquis ne peut pas porter plus de marques : efface-en quelques-unes.
refused-no-odds = On joue sans les chances à cette table.
refused-no-hints = On joue sans conseils à cette table.
refused-is-here = Cette personne est là, ou l'était il y a un instant : elle seule peut laisser jouer un bot à sa place.

# Bad input at the command line.
wrong-option-value = option { $option } : { $value } n’existe pas ; possible : { $known }
wrong-no-option = { $game } n’a pas d’option { $option } ; il y a : { $known }
wrong-players = { $game } se joue à { $range }, pas à { $number }
wrong-no-game = il n’y a pas de jeu { $game } ; il y a : { $known }
wrong-no-bot = il n’y a pas de joueur { $bot } ; il y a : { $known }
wrong-no-soldier = { $game } n’a pas de Soldat (heuristic)
wrong-no-tries = mc:N demande au moins un essai
wrong-seats = --seats nomme { $given } joueurs, { $players } jouent
wrong-unfit = { $game } : ces options ne vont pas ensemble, ou pas avec ce nombre de joueurs. { $rule }
wrong-no-value = --option { $given } : il faut NOM=VALEUR
wrong-no-seat = --seat { $given } : il y a { $players } places
wrong-no-rule = { $game } n’a pas de règle { $rule }
wrong-begun = { $file } contient une partie commencée : ses options sont fixées
wrong-no-guide = { $game } n’a pas de partie guidée
wrong-guide-fixed = une partie guidée a ses propres réglages : sans --players, --option ni --seed
wrong-other-game = { $file } est une partie de { $game }, pas de { $wanted }
wrong-exists = { $file } existe déjà ; --force l’écrase
wrong-copy-exists = { $file } existe déjà : choisis un répertoire vide
wrong-not-written = impossible d’écrire { $file }
wrong-no-output = indique --html FICHIER ou --pdf FICHIER
wrong-no-file = { $file } : ce fichier n’existe pas ou est illisible
wrong-no-record = { $file } : ce n’est pas l’enregistrement d’une partie
wrong-record-format = { $file } : format { $given } ; ce programme lit { $known }
wrong-record-secret = { $file } : le secret est abîmé ; il faut 64 chiffres hexadécimaux
wrong-record-rules = joué avec la version { $version } des règles de { $game } ; ce programme a la version { $here }
wrong-record-data = joué avec d’autres fichiers de données de { $game } (empreinte { $hash }, ici { $here }) ; indique leur répertoire avec --data
wrong-record-sealed = le secret de cette table n’est pas encore révélé : rien ne peut être rejoué
wrong-record-illegal = la décision { $choice } n’est pas permise
wrong-record-differs = après la décision { $choice }, la position n’est pas celle de l’enregistrement
wrong-record-changed = après la décision { $choice }, la position n’est pas celle de l’enregistrement : cette décision, une autre avant elle ou le secret a été changé
wrong-record-commitment = le secret ne correspond pas à l’engagement publié au début de la partie
wrong-record-short = { $prints } empreintes pour { $choices } décisions : il manque des décisions
wrong-record-trail = { $prints } empreintes pour { $choices } décisions : il manque des empreintes
wrong-record-long = l’enregistrement a trop de choix ou d’embranchements
wrong-record-branch = un embranchement commence à un moment, ou vaut pour une place, que cette partie n'a pas
wrong-record-salt = le sel ne correspond pas à ce que les joueurs ont promis et montré
wrong-record-head = aucun moment de cette partie n'a la tête { $head } : ce n'est pas la partie qui y a été jouée, ou quelque chose a été changé, ajouté ou omis
wrong-record-result = la partie ne finit pas comme le dit l’enregistrement (ici : { $ends } ; dans l’enregistrement : { $claimed })
wrong-record-undone = ce qui a été repris jusqu'au choix { $choice } n'a pas pu se passer ainsi
wrong-no-directory = { $file } : n’est pas un répertoire
wrong-replaces-nothing = { $file } : ne remplace rien ; attendu : { $known }
wrong-none-of = { $file } : ne contient aucun des fichiers { $known }
wrong-no-toml = { $file } : TOML invalide ({ $problem })
wrong-data = Données fausses dans { $place } : { $problem }
wrong-expected = { $option } : il faut { $expected }
wrong-number = un nombre
wrong-no-such-option = il n’y a pas d’option { $option } ici ; --help les montre toutes
wrong-missing = { $option } manque ; --help l’explique
wrong-usage = ce n’est pas compréhensible ({ $problem }) ; --help aide
wrong-type-expected = attendu `{ $expected }`, trouvé `{ $got }`
wrong-type-missing = le champ `{ $name }` manque
wrong-type-unknown = le champ `{ $name }` n’existe pas

# Une partie finie, revue après coup : zareba analyse.
analysis-far = La partie est revue : { $n } choix sur { $all } (Ctrl+C arrête)
analysis-title = { $game } : la partie revue après coup
analysis-scale = { $scale ->
        [chance] Tous les chiffres sont des chances de gagner, en points sur 100.
       *[score] Tous les chiffres sont la note par laquelle ce jeu mesure sa fin, en points sur 100 ; 100, c'est gagné.
    }
analysis-view = { $view ->
        [open] Jugé comme si tous avaient tout vu : seul restait inconnu ce que le hasard allait apporter.
       *[seats] Jugé d'après ce que pouvait savoir à ce moment la personne qui décidait.
    }
analysis-how = Chaque moment et chaque choix ont été essayés dans { $n } parties imaginées, { $far ->
        [quiet] jouées par le Soldat jusqu'au prochain moment calme et jugées là
       *[short] jouées par le Soldat pendant { $horizon } décisions au plus et jugées là, car ce jeu est long : un regard rapide
    } (graine { $seed }). Derrière ± se trouve une erreur type.
analysis-of = { $shared ->
        [yes] Tous ensemble :
       *[no] { $who } :
    }
analysis-start = Début
analysis-choices = Choix de { $who } ({ $n })
analysis-luck = Chance : le hasard, et ce qui est venu au jour
analysis-result = Résultat
analysis-without-luck = Résultat sans la chance
analysis-chapters = Chapitre par chapitre : valeur au début, puis ce que la chance et les choix ont changé.
analysis-chapter = chance { $luck }, choix { $choice } : { $label } (à partir du choix { $n })
analysis-turns = Tournants :
analysis-turn = { $n }. { $who } : { $choice } : de { $before } à { $after } (choix { $by_choice }, chance { $luck }) [{ $question }]
analysis-knew = Jugé à partir d'ici selon ce que savait { $who }.
analysis-lost = { $who } a laissé { $lost } en { $n } choix par rapport au meilleur trouvé : { $blunder ->
        [one] { $blunder } gaffe
       *[other] { $blunder } gaffes
    }, { $mistake ->
        [one] { $mistake } erreur
       *[other] { $mistake } erreurs
    }, { $slip ->
        [one] { $slip } imprécision
       *[other] { $slip } imprécisions
    }.
analysis-mark = { $n }. { $who }, { $mark } (−{ $lost }) : { $choice }. Mieux : { $better }. [{ $chapter } : { $question }]
analysis-ends = Chaque choix marqué et le meilleur, joués jusqu’au bout dans { $n } parties chacun par le Soldat avec la même chance, sans rien juger :
analysis-end = { $n }. { $choice } au lieu de { $better } : { $change }
analysis-curve = La courbe de { $who } : de { $start } à { $result } points en { $n } choix.
analysis-curve-shared = La courbe de la partie : de { $start } à { $result } points en { $n } choix.
analysis-number = Choix
analysis-who = Qui
analysis-worth = Valeur
analysis-by-choice = Par le choix
analysis-by-luck = Par la chance
analysis-chosen = Choisi
analysis-better = Mieux
analysis-lost-short = Laissé
analysis-saved = La page se trouve maintenant dans { $file }.
mark-blunder = gaffe
mark-mistake = erreur
mark-slip = imprécision
wrong-not-finished = cette partie n'est pas encore finie : seules les parties finies sont revues
wrong-nothing-chosen = rien n'a été choisi dans cette partie

## Le rapport à la fin
report = Rapport
report-decided = Ce qui a décidé
report-turning = Tournants
report-turning-none = Aucun événement ne se détache.
report-seats = Qui a décidé combien de fois
report-player = Joueur
report-decisions = Décisions
report-turn = Tour { $n }
report-turn-of = Tour { $n } : { $who }
report-undone = Reprises
report-dice = Dés
report-thrown-for = Lancés pour
report-thrown = Dés
report-mean = Moyenne
report-expected = Moyenne attendue
report-chart-from = { $label } : de { $first } à { $last }
