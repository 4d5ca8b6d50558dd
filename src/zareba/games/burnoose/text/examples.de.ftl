# Was zu den Spielbeispielen und Bildern gesagt wird (data/examples.toml).  Zahlen kommen vom Tisch: eine
# Bildunterschrift hat keine eigenen.

column = Der Zug der Franzosen
column-1 = Zwei Armeen sind auf der Karte, die dritte wartet noch auf ihrem Feld, der Startmarker verdeckt.
column-2 = Eine französische Karte wird aufgedeckt: ihre Einheiten, ihr Text und ein Symbol, das in diesem Zug an Gabelungen entscheidet.
column-3 = Die Einheiten der Karte kommen zusammen zur niedrigsten Armee, die noch nicht ausgerückt ist: { $army }, { $unit_counted }.
column-4 = Damit ist ihr Ausrückwert erreicht, und der Marker wird umgedreht: { $army } beginnt hier: { $node }.
column-5 = Dann zieht jede ausgerückte Armee, auch die neue, einen Schritt auf das nächste offene Dorf zu. { $army }: { $node }.
column-6 = Noch hat keine ein Dorf betreten, also kämpft keine. Jetzt weißt du, wo die Armeen als Nächstes sein werden.

stand = Ein Dorf hält stand
stand-1 = Eine Armee hat Mekla betreten. Wer verteidigt, hat Wiederholungsmarker: { $tokens }.
stand-2 = Zuerst schießt die Artillerie: { $dice }.
stand-3 = Nach jedem Wurf darf man einen Würfel wiederholen lassen, auch einen französischen. Dieser tut weh, also wird der Marker ausgegeben.
stand-4 = Dann die Scharfschützen: { $dice }. Artillerie und Scharfschützen schießen einmal, vor den Runden.
stand-5 = Jetzt die Frage: standhalten oder { $village } für immer aufgeben? Den Rückzugsmarker gibt es nur einmal, für alle zusammen.
stand-6 = Es wird standgehalten. In jeder Runde würfeln alle übrigen Berber zusammen: { $dice }.
stand-7 = Die verbliebenen Franzosen antworten: { $dice }. So geht es Runde um Runde weiter, nach jeder mit derselben Frage.
stand-8 = Die Armee ist auf ihren Rückzugswert geschrumpft und kehrt auf ihr Feld zurück, Stärke { $strength }. Von dort kommt sie wieder.

retreat = Ein Dorf wird aufgegeben
retreat-1 = Eine starke Armee hat Mekla betreten, und nur wenige verteidigen es.
retreat-2 = Die Artillerie hat getroffen: verloren ist { $unit_counted }.
retreat-3 = Fällt der letzte Verteidiger, ist der Spieler erobert und scheidet aus, was immer er sonst noch hält.
retreat-4 = Der Rückzug führt in ein anderes offenes Dorf desselben Spielers.
retreat-5 = Alle gehen nach { $refuge }; { $village } ist für immer aufgegeben. Der Rückzugsmarker ist verbraucht: Von jetzt an muss jedes Dorf standhalten.

ambush = Ein Hinterhalt
ambush-1 = Eine Armee steht auf dem Weg nach Akbil, wo Omar Oussaid und Mudschahidun warten.
ambush-2 = Ein Hinterhalt ist eine von { $actions } Aktionen.
ambush-3 = Er kostet Karten der Hand: { $cards }. Verloren sind sie nicht, nur abgelegt.
ambush-4 = Wer mitgeht, kommt aus einem einzigen Dorf. Mudschahidate und Karten bleiben dort.
ambush-5 = Ein Würfel für jeden: { $dice }.
ambush-6 = Bei einem Hinterhalt bestimmst du, welche französische Einheit fällt.
ambush-7 = Die Franzosen schlagen zurück, mit halb so vielen Würfeln wie Leute im Hinterhalt, aufgerundet: { $dice }.
ambush-8 = Die Überlebenden gehen zusammen nach { $village }. Eine Armee, die auf ihren Rückzugswert geschrumpft ist, zöge jetzt ab.

buying = Was die Hand bezahlt
buying-1 = Ein Zug beginnt mit einer neuen Hand.
buying-2 = Aktionen kommen vor dem Kaufen: Eine gespielte oder in ein Dorf gelegte Karte bezahlt nichts mehr.
buying-3 = Der Markt wird für seine Fähigkeit gespielt: In diesem Zug gelten Nahrung, Waffen und Werkzeug füreinander.
buying-4 = Die Rohstoffe der Karten, die noch auf der Hand sind, werden zusammengezählt. Die Nahrung des Feigenhains kann jetzt eine Waffe ersetzen.
buying-5 = { $card } kommt auf die Ablage. Was nicht ausgegeben ist, ist mit der Hand verloren.
buying-6 = Eine Karte mit dem Kartensymbol bringt ihre Einheit sofort, dieses eine Mal: { $village }.

board = Der Tisch und seine Teile
board-1 = Der Tisch im Zug eines Spielers: Die Straßen führen von drei Startorten in die Dörfer.
board-part-1 = Wer am Zug ist, die übrigen Aktionen, die Wiederholungsmarker im Vorrat und der eine Rückzugsmarker.
board-part-2 = Eine französische Armee auf der Karte, mit Nummer und Stärke.
board-part-3 = Ein Dorf: seine Verteidiger, sein Gelände, die Karten darin, und wem es gehört.
board-part-4 = Zwischen den Dörfern liegen Haltepunkte; eine Armee geht Schritt für Schritt.
board-part-5 = Die Stärke einer Armee: Am Strich zieht sie sich zurück, am Ende der Reihe rückt sie aus.
board-part-6 = Zeigt den Weg, den eine Armee nehmen wird, nach jedem der Symbole.
board-part-7 = Die französischen Karten, die noch kommen. Kann keine mehr aufgedeckt werden, haben die Berber gewonnen.
board-part-8 = Karten zu kaufen.
board-part-9 = Was eine Karte kostet, an Einfluss, Stärke, Nahrung, Werkzeug und Waffen.
board-part-10 = Ein Spieler und der Anführer in seinem Stapel.
board-part-11 = Eine Karte der Hand: was sie beim Kaufen gibt und was sie tut, wenn man sie spielt oder hinlegt.
board-part-12 = Die eigene Hand: Nur ihr Besitzer sieht sie.
