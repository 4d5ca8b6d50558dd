# Les règles de Duel.

heading-DU-0 = Le jeu
rule-DU-0-1 = Des cartes de 1 à { $cards } sont mélangées ; chacun en reçoit { $hand }, que l’autre ne voit pas.
    .source = I
rule-DU-0-2 = Après { $rounds } manches, celui qui en a gagné le plus gagne ; s’il y en a autant, c’est l’égalité.
    .source = I
heading-DU-1 = Mises
rule-DU-1-1 = Les deux misent une carte en même temps, en secret.
    .source = I
rule-DU-1-2 = Les deux cartes sont montrées et sortent du jeu. La plus haute gagne la manche.
    .source = I
rule-DU-1-3 = Le gagnant pioche une carte à la fin de la manche.
    .source = I
heading-DU-2 = Pas
rule-DU-2-1 = Le gagnant déplace son pion avant de piocher.
    .source = I
rule-DU-2-2 = Les pas de { $step } à gauche ou à droite sont libres.
    .source = I
rule-DU-2-3 = Un lancer est le dernier pas : en avant du résultat d’un dé, ou de { $step } si tu joues sans chance.
    .source = I
heading-DU-3 = Parole
rule-DU-3-1 = Tout le monde peut tout dire.
    .source = I
