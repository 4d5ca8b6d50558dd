# Die Regeln von Duell.

heading-DU-0 = Das Spiel
rule-DU-0-1 = Karten von 1 bis { $cards } werden gemischt; jeder bekommt { $hand }, der andere sieht sie nicht.
    .source = I
rule-DU-0-2 = Nach { $rounds } Runden gewinnt, wer mehr davon gewonnen hat; bei gleich vielen ist es unentschieden.
    .source = I
heading-DU-1 = Gebote
rule-DU-1-1 = Beide bieten gleichzeitig und verdeckt eine Karte.
    .source = I
rule-DU-1-2 = Beide Karten werden gezeigt und sind aus dem Spiel. Die höhere gewinnt die Runde.
    .source = I
rule-DU-1-3 = Wer gewonnen hat, zieht am Ende der Runde eine Karte.
    .source = I
heading-DU-2 = Schritte
rule-DU-2-1 = Wer gewonnen hat, zieht mit der Figur, bevor er die Karte zieht.
    .source = I
rule-DU-2-2 = Schritte von { $step } nach links oder rechts sind frei.
    .source = I
rule-DU-2-3 = Ein Wurf ist der letzte Schritt: vorwärts um die Augen eines Würfels, oder um { $step }, wenn ihr ohne Glück spielt.
    .source = I
heading-DU-3 = Gespräch
rule-DU-3-1 = Alle dürfen alles sagen.
    .source = I
