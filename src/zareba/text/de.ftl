# Die Wörter des Hauses, gleich in welchem Spiel.

yes = ja
no = nein
you = Sie
seat = Platz { $n }
waiting = Es wird gewartet auf { $seats }.
game-over = Das Spiel ist zu Ende.
choose-number = Nummer, oder ein Befehl (? zeigt die Hilfe)
not-understood = { $typed } ist weder eine Nummer von 1 bis { $last } noch ein Befehl. ? zeigt die Befehle.
illegal = Nicht möglich: { $why }
saved = Gespeichert in { $file }.
undone = Zurückgenommen.
undo-nothing-chosen = Es gibt nichts zurückzunehmen.
undo-others-decided = Ein anderer Platz hat seither entschieden: Das lässt sich nicht zurücknehmen.
undo-chance-drawn = Seither wurde gewürfelt oder gezogen: Das lässt sich nicht zurücknehmen.
undo-cards-seen = Seither wurden verdeckte Karten gesehen: Das lässt sich nicht zurücknehmen.
bot-chose = { $seat } ({ $bot }): { $choice }
no-rule = Es gibt keine Regel { $number }.
help =
    Eine Nummer wählt eine Möglichkeit. Befehle:
    log [N]     die letzten N Zeilen des Protokolls (20)
    board       der Tisch, wie er liegt
    why [REGEL] die Regel hinter der Frage, oder eine andere mit ihrer Nummer
    odds        die Möglichkeiten im Vergleich, in gedachten Spielen ausprobiert
    options     noch einmal die Möglichkeiten
    undo        Ihre letzte Wahl zurücknehmen, solange das fair ist
    save [DATEI] das Spiel speichern
    quit        aufhören; mit --save begonnene Spiele werden vorher gespeichert
odds-line = { $percent } % ± { $error }  { $choice }
odds-note = Gewinnaussicht, aus { $n } gedachten Spielen für jede Möglichkeit, vom heuristischen Spieler zu Ende gespielt; hinter ± steht ein Standardfehler.
resumed = Spiel nach { $n } Entscheidungen fortgesetzt.
verify-hint = Das Geheimnis der Würfel steht jetzt in der Aufzeichnung: zareba verify { $file } beweist, dass kein Würfel geändert wurde.

about-makers = Autor: { $designer }. Verlag: { $publisher }.
about-unofficial = Zareba ist eine inoffizielle, freie Umsetzung. Wenn Ihnen das Spiel gefällt, kaufen Sie es bitte.
about-sources = Herkunft der Daten: Regelheft { $rulebook }, erschlossen { $inferred }, öffentlich { $public }, von uns rekonstruiert { $reconstructed } (Prüfsumme { $hash }).
