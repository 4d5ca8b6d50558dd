# Les mots de la maison, quel que soit le jeu.

yes = oui
no = non
you = vous
seat = Place { $n }
waiting = En attente de { $seats }.
game-over = La partie est terminée.
choose-number = Numéro, ou une commande (? pour l'aide)
not-understood = { $typed } n'est ni un numéro de 1 à { $last } ni une commande. ? montre les commandes.
illegal = Impossible : { $why }
saved = Enregistré dans { $file }.
undone = Choix repris.
undo-nothing-chosen = Il n'y a rien à reprendre.
undo-others-decided = Une autre place a décidé depuis : impossible de reprendre ce choix.
undo-chance-drawn = Des dés ou des cartes ont été tirés depuis : impossible de reprendre ce choix.
undo-cards-seen = Des cartes cachées ont été vues depuis : impossible de reprendre ce choix.
bot-chose = { $seat } ({ $bot }) : { $choice }
no-rule = Il n'y a pas de règle { $number }.
help =
    Un numéro choisit une possibilité. Commandes :
    log [N]     les N dernières lignes du journal (20)
    board       la table telle qu'elle est
    why [RÈGLE] la règle derrière la question, ou une autre par son numéro
    odds        les possibilités comparées, essayées dans des parties imaginées
    options     encore une fois les possibilités
    undo        reprendre votre dernier choix tant que c'est loyal
    save [FICHIER] enregistrer la partie
    quit        quitter ; une partie commencée avec --save est d'abord enregistrée
odds-line = { $percent } % ± { $error }  { $choice }
odds-note = Chances de gain, d'après { $n } parties imaginées pour chaque possibilité, jouées jusqu'au bout par le joueur heuristique ; après ±, une erreur type.
resumed = Partie reprise après { $n } choix.
verify-hint = Le secret des dés figure maintenant dans l'enregistrement : zareba verify { $file } prouve qu'aucun dé n'a été changé.

about-makers = Auteur : { $designer }. Éditeur : { $publisher }.
about-unofficial = Zareba est une adaptation libre et non officielle. Si le jeu vous plaît, achetez-le.
about-sources = Origine des données : livret { $rulebook }, déduites { $inferred }, publiques { $public }, reconstituées par nous { $reconstructed } (somme { $hash }).
