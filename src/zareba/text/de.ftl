# Die Wörter des Hauses, gleich in welchem Spiel.

yes = ja
no = nein
you = du
seat = Spieler { $n }
seat-of-bot = { $seat } ({ $bot })
bot-random = Neuling
bot-recruit = Rekrut
bot-soldier = Soldat
bot-veteran = Veteran
bot-commander = Kommandant
bot-with-tries = { $rank }, { $n } Versuche
bot-offered = { $rank } ({ $how ->
        [against] gewann { $percent } % gegen den { $whom ->
            [Soldat] Soldaten
           *[other] { $whom }
        }
        [alone] gewann { $percent } %
       *[together] gewann { $percent } % mit seinesgleichen zu { $players }
    })
bot-wins = { $rank } { $percent } von 100
bots-win = { $how ->
        [against] So oft gewinnen Bots gegen den { $whom ->
            [Soldat] Soldaten
           *[other] { $whom }
        }: { $told }.
       *[alone] So oft gewinnen Bots ein solches Spiel: { $told }.
    }
at-the-table = Am Tisch: { $names }.
reading-far = Die Partie wird gelesen: { $n } von { $all } Entscheidungen (Strg+C bricht ab)
seats-unknown = Dieser Spielstand sagt nicht, wer gespielt hat. Spieler 1 bist du, alle anderen sind Bots; mit --seats me,soldier sagst du es anders.
hand-over = Gib { $who } die Tastatur und drücke die Eingabetaste.
waiting = Es wird gewartet auf { $seats }.
game-over = Das Spiel ist zu Ende.
warning = Vorsicht, { $what }: { $why }
guide-step = Schritt { $n } von { $of }
guide-do = Tu das: { $what }
text-semicolon = { "; " }
text-colon = { ": " }
terms-each = { $times } × { $name } je { $n }
missing-line = { $label }: { $reason } [{ $rule }]
rule-line = { $number }: { $text }
warned-twice = Davor wurdest du gewarnt. Willst du es wirklich, tippe noch einmal { $key }.
choose-number = Nummer oder Befehl (? zeigt die Hilfe):
not-understood = „{ $typed }“ geht hier nicht. Tippe { $keys } oder einen Befehl; ? zeigt die Befehle.
nothing-typed = Tippe { $keys } oder einen Befehl; ? zeigt die Befehle.
typed-ahead-void = Nicht mehr ausgeführt, weil eine andere Frage gestellt wird oder seither etwas geschehen ist: { $keys }
quoted = „{ $what }“
quit-unsaved = Dieses Spiel ist nicht gespeichert: sichern DATEI speichert es, noch einmal ende verlässt es.
left-saved = Gespeichert. Weiter geht es mit: zareba play { $file }
left-unsaved = Dieses Spiel wurde nicht gespeichert.
command-log = protokoll
command-board = tisch
command-why = warum
command-odds = aussichten
command-hint = rat
command-options = frage
command-again = nochmal
command-undo = rückgängig
command-save = sichern
command-quit = ende
command-help = hilfe
command-drop = neu
spoken-words = fertig=done
log-empty = Noch ist nichts geschehen.
draft-ready = Das ist möglich: Eingabe oder ok führt es aus, neu beginnt von vorn, oder sage mehr.
draft-older = Das ging nicht. Dein Entwurf ist noch der von vorher:
again-nothing = Es gibt nichts zu wiederholen.
illegal = Nicht möglich: { $why }
saved = Gespeichert in { $file }.
file-exists = { $file } gibt es schon: Nimm einen anderen Namen.
file-unreadable = { $file } lässt sich nicht lesen.
file-unwritable = { $file } lässt sich nicht schreiben.
not-possible-now = Jetzt nicht möglich:
your-draft = dein Entwurf
undone = Zurückgenommen: { $what }
answered-for-you = { $question } Nichts zu entscheiden: { $choice }
undo-nothing-chosen = Es gibt nichts zurückzunehmen.
undo-others-decided = Ein anderer Spieler hat seither entschieden.
undo-chance-drawn = Seither wurde gewürfelt oder gezogen.
undo-cards-seen = Seither wurde Verdecktes bewegt oder gesehen.
undo-answers-seen = Seither wurden die geheimen Antworten der anderen aufgedeckt.
undo-searched = Hier hätte ein versteckter Gegner gefunden werden können: Auch dass keiner gefunden wurde, verrät etwas.
undo-hidden-seen = Was daraus wurde, verrät etwas von dem, was andere verdeckt halten.
undo-by-ask = { $why } Nach der Regel dieses Hauses müssen die anderen zustimmen; Protokoll und Aufzeichnung sagen dann, dass es zurückgenommen wurde.
undo-by-alone = { $why } Zurücknehmen darfst du trotzdem; das Protokoll sagt es dann.
undo-agreed = { $who } möchte eine Wahl zurücknehmen. { $why } Sind alle anderen einverstanden ({ $others })? ja / nein:
undo-yes = ja
undo-refused = Es bleibt, wie es gewählt wurde.
chose = { $who }: { $choice }
choice-nothing = nichts
no-rule = Es gibt keine Regel { $number }.
help =
    Eine Nummer wählt eine Möglichkeit; 0 ist immer „fertig“ oder „nichts“, wo es das gibt. Mehrere Nummern in einer Zeile beantworten mehrere Fragen: 3 1 0. Befehle (auch englisch: board, why, odds, hint, log, options, undo, save, quit):
    tisch             der Tisch; tisch alles zeigt auch, was man sonst abzählen müsste
    warum [REGEL]     die Regel hinter der Frage und was jetzt nicht möglich ist; oder eine andere Regel mit ihrer Nummer
    aussichten [SEK]  die Möglichkeiten im Vergleich, in gedachten Spielen ausprobiert (5 Sekunden; Strg-C bricht ab)
    rat [SEK]         was das Haus tun würde, das Nächstbeste, und warum
    protokoll [N]     die letzten N Zeilen des Protokolls (20)
    frage             noch einmal die Frage und die Möglichkeiten
    nochmal           antworten wie das letzte Mal, wo das angeboten wird
    rückgängig        deine letzte Wahl zurücknehmen; das Protokoll sagt es
    sichern [DATEI]   das Spiel speichern
    ende              aufhören; mit --save begonnene Spiele werden vorher gespeichert
odds-line = { $percent } % ± { $error }  { $choice }
odds-begin = { $n } { $n ->
        [one] Möglichkeit wird
       *[other] Möglichkeiten werden
    } ausprobiert, höchstens { $seconds } Sekunden; Strg-C bricht ab.
odds-far = … je { $n } { $n ->
        [one] Spiel
       *[other] Spiele
    }, bisher vorn: { $choice } ({ $percent } %)
odds-none = In dieser Zeit ließ sich nichts sagen: aussichten 30 nimmt sich 30 Sekunden.
odds-nothing = Noch gibt es nichts zu vergleichen: Tippe erst eine Nummer oder Wörter für einen Entwurf.
odds-note = Gewinnaussicht aus { $n } { $n ->
        [one] gedachten Spiel
       *[other] gedachten Spielen
    } für jede Möglichkeit, vom Soldaten { $how ->
        [judged] bis zum nächsten ruhigen Augenblick weitergespielt und dort beurteilt
       *[played] zu Ende gespielt
    }; hinter ± steht ein Standardfehler.
odds-first = Nur die ersten { $n } von { $all } wurden ausprobiert: Ein Spiel bis zum Ende dauert auf diesem Rechner zu lange. Nicht ausprobiert: { $others }.
counsel-choice = Ich würde wählen: { $choice } ({ $chance }).
counsel-next = Das Nächstbeste: { $choice } ({ $chance }).
counsel-chance = { $scale ->
        [chance] Gewinnchance { $percent } % ± { $error }
       *[score] { $percent } von 100 Punkten ± { $error }
    }
counsel-alike = Es macht kaum einen Unterschied: Beides ist etwa gleich gut.
counsel-why = Was dafür spricht, im Mittel der gedachten Partien: { $reasons }.
counsel-against = Was dagegen spricht: { $reasons }.
counsel-unclear = Keine einzelne Zahl erklärt den Unterschied.
counsel-semicolon = { "; " }
counsel-lost = die Partie ist bald verloren in { $best } % statt { $other } % von ihnen
counsel-won = die Partie ist bald gewonnen in { $best } % statt { $other } % von ihnen
counsel-none = In dieser Zeit ließ sich nichts herausfinden.
drill-number = Aufgabe { $n } von { $all }
drill-type = Tippe eines von { $keys }, oder quit.
drill-right = Richtig!
drill-wrong = Es gibt Besseres: Das verschenkt { $lost ->
        [one] einen von 100 Punkten
       *[other] { $lost } von 100 Punkten
    }.
drill-untried = Das hat niemand ausprobiert: { $choice }.
drill-chosen = Du hast gewählt: { $choice } ({ $chance } von 100).
drill-score = { $solved } von { $n } gelöst.
drill-made = Zahlen aus { $n } gedachten Partien für jede Wahl, in einer Partie zwischen Bots ({ $date }).
wrong-no-drill = { $game } hat noch keine Aufgaben
example-step = Schritt { $n } von { $all }
example-on = Enter geht weiter, alles andere endet
example-answer = Antwort: { $answer }
example-listed = { $rule }  { $title }  ({ $command })
example-beside = Beispiel: { $title } ({ $command })
wrong-no-example = { $game } hat kein Beispiel { $name }
resumed = Spiel nach { $n } Entscheidungen fortgesetzt.
verify-hint = Das Geheimnis der Würfel und Karten steht jetzt in der Aufzeichnung: zareba verify { $file } beweist, dass niemand sie geändert hat.
proof-in-order = { $file }: in Ordnung. { $game }, Regelfassung { $version }, { $n ->
        [one] 1 Entscheidung
       *[other] { $n } Entscheidungen
    }, { $result ->
        [none] nicht beendet.
       *[other] beendet. { $result }
    }
proof-head = Kopf der Kette: { $head }
proof-but = Aber: { $what }.
proof-format-1 = Format 1: Die Stellungen dazwischen und die Daten ließen sich nicht vergleichen
proof-no-difference = { $what }; hier macht das keinen Unterschied
proof-not-compared = { $n } von { $all } Stellungen dazwischen ließen sich nicht vergleichen: Das Programm beschrieb Stellungen anders
proof-taken-back = Zurückgenommen: Nach Entscheidung { $at } nahm Platz { $seat } { $n ->
        [one] eine Wahl
       *[other] { $n } Entscheidungen
    } zurück, { $how ->
        [free] frei
        [consent] mit Einverständnis
       *[alone] ohne dass jemand zu fragen war
    }, { $chance ->
        [yes] nachdem
       *[no] bevor
    } gewürfelt oder gezogen wurde.
proof-proven = Bewiesen:
proof-unproven = Nicht bewiesen:
proof-legal = Jede Wahl war erlaubt und führte zu den Stellungen und dem Ergebnis, die aufgezeichnet sind.
proof-dice = Kein Würfel und keine Karte wurde geändert: Alle folgen aus dem Geheimnis und dem Salz, und das Geheimnis passt zur Festlegung { $commitment }.
proof-salt-shown = Salz von Spieler { $who }: gezeigt wie versprochen.
proof-salt-late = Salz von Spieler { $who }: versprochen, nicht rechtzeitig gezeigt und weggelassen.
proof-salt-open = Salz von Spieler { $who }: offen gegeben, sodass es kennen konnte, wer sich später setzte.
proof-what-if = Es ist ein Was-wäre-wenn: Der Zufall beginnt neu nach Entscheidung { $moments }.
proof-head-all = Durch den Kopf: Seit jener Seite wurde nichts geändert, hinzugefügt oder weggelassen; das hier ist alles.
proof-head-until = Durch den Kopf: Bis zum Schritt { $n } wurde nichts geändert, hinzugefügt oder weggelassen; für das Spätere gilt das nicht.
proof-not-the-game = Dass es das gespielte Spiel ist, ganz und mit allem, was zurückgenommen wurde: Wer das Geheimnis kennt, kann ein anderes schreiben. Vergleiche Festlegung und Kopf mit dem, was die Seite eines Spielers behalten hat (--head).
proof-not-promised = Dass niemand die Würfel durch sein Salz gewählt hat: Es wurde nicht vorher versprochen (ältere Tische).
proof-no-salt = Dass die Würfel nicht beim Anlegen des Tisches gewählt wurden: Kein Spieler gab Salz dazu.
proof-no-end = Wie es ausging: Das Spiel ist hier nicht zu Ende, oder sein Ende wurde abgeschnitten.
proof-not-who = Wer wo saß, und dass niemand die Würfel kannte: Wer einen Server betreibt, kann sie kennen.
proof-left-as-it-is = { $file }: bleibt, wie sie ist: { $why }
proof-nothing-to-do = { $file }: nichts zu tun
proof-migrated = { $file }: Format { $old } -> { $new }

about-designer = Autor: { $name }.
about-no-designer = Ein Autor wird nirgends genannt.
about-publisher = Verlag: { $name }.
about-no-publisher = Ein Verlag wird nirgends genannt.
about-unofficial = Zareba ist eine inoffizielle, freie Umsetzung. Wenn dir das Spiel gefällt, kauf es bitte.
about-unofficial-only = Zareba ist eine inoffizielle, freie Umsetzung.
about-sources = Herkunft der Daten: Regelheft { $rulebook }, öffentlich { $public }, erschlossen { $inferred }, von uns entschieden { $ruling }, von uns rekonstruiert { $reconstructed } (Prüfsumme { $hash }).
about-reconstructed = { $n ->
        [one] Eine Angabe steht nicht in den Regelheften.
       *[other] { $n } Angaben stehen nicht in den Regelheften.
    } Jede Zeile sagt, wo sie steht, was wir eingesetzt haben und warum. Stelle und Wert stehen da wie in den Datendateien.
about-replace = Besitzt du das Spiel und weißt es besser? zareba about { $game } --copy VERZEICHNIS legt die Datendateien dort ab; berichtige sie und spiele mit --data VERZEICHNIS, am Terminal (zareba play) oder für alle an deinem Server (zareba serve).
about-copied = Die Datendateien liegen jetzt in { $place }. Berichtige sie und spiele mit zareba play { $game } --data { $place }; lösche, was du nicht änderst.
source-rulebook = Regelheft
source-public = öffentlich
source-inferred = erschlossen
source-ruling = von uns entschieden
source-reconstructed = rekonstruiert

# Der Tischserver.
table-frozen = Dieser Tisch wurde mit anderen Regeln gespielt ({ $why }). Er kann so angesehen werden, wie er nach { $at } von { $choices } Entscheidungen stand, aber nicht weitergespielt werden: Nichts ändert sich heimlich.
frozen-illegal = Entscheidung { $choice } ist nicht mehr erlaubt
frozen-position = nach Entscheidung { $choice } stünde er anders
frozen-unreadable = ein Eintrag ist nicht lesbar: { $detail }
frozen-broken = dieses Programm kann ihn nicht nachspielen
table-kept = Dieser Tisch wurde mit anderen Regeln gespielt ({ $why }) und bleibt als Aufzeichnung: seine letzte Stellung nach { $at } von { $choices } Entscheidungen, sein Verlauf und seine Aufzeichnung als Datei.
table-on-hold = Wer den Server betreibt, hat diesen Tisch für eine Weile angehalten. Bis er weitergeht, lässt sich nichts ändern; verloren geht nichts.
rules-continue = Mit den heutigen Regeln (Version { $version }) von der letzten Stellung an weiterspielen, in der beide übereinstimmen: nach { $agreed } von { $choices } Entscheidungen. Was danach entschieden wurde, wird aufgegeben.
rules-replay = Den Tisch als Aufzeichnung behalten: Niemand spielt weiter; letzte Stellung, Verlauf und Datei bleiben.
house-learned = { $why ->
        [others-decided] nachdem ein anderer entschieden hatte
        [chance-drawn] nachdem gewürfelt oder gezogen worden war
        [cards-seen] nachdem Verdecktes bewegt oder gesehen worden war
        [answers-seen] nachdem die geheimen Antworten der anderen aufgedeckt worden waren
        [searched] nachdem ein versteckter Gegner hätte gefunden werden können
        [hidden-seen] nachdem sich etwas Verdecktes gezeigt hatte
       *[other] nachdem etwas zu erfahren gewesen war
    }
house-taken-back-free = { $who } nahm eine Entscheidung zurück.
house-taken-back-consent = { $who } nahm eine Entscheidung zurück, { house-learned }; die anderen waren einverstanden.
house-taken-back-alone = { $who } nahm eine Entscheidung zurück, { house-learned }.
house-record-opened = { $who } nahm die Aufzeichnung mit dem Geheimnis der Würfel aus dem Tisch.
house-imported = Dieser Tisch setzt eine eingelesene Aufzeichnung fort: Wer sie hat, kann die Würfel kennen.
house-rules-changed = Es gilt jetzt Regelversion { $version }; alle bisherigen Entscheidungen sind darin erlaubt, und der Tisch steht, wie er stand.
house-rules-taken = Die Regeln haben sich geändert: Der Tisch ist zurückgegangen auf den Stand nach { $choices ->
    [one] einer Entscheidung
   *[other] { $choices } Entscheidungen
} und geht mit Version { $version } weiter.
house-kept = Der Gastgeber hat diesen Tisch als Aufzeichnung behalten.
fair = Die Aufzeichnung stimmt: Jede Wahl war erlaubt, alle Würfel folgen aus dem aufgedeckten Geheimnis und dem Salz, das Geheimnis passt zur Festlegung, und das Ende ist das aufgezeichnete. Dass es das Spiel ist, das du gesehen hast, beweist nur, was du behalten hast.
fair-taken-back = { $n ->
        [one] Einmal wurde etwas zurückgenommen
       *[other] { $n }-mal wurde etwas zurückgenommen
    }, { $seen ->
        [0] nie nach einem Wurf oder einer gezogenen Karte
        [one] einmal nach einem Wurf oder einer gezogenen Karte
       *[other] { $seen }-mal nach einem Wurf oder einer gezogenen Karte
    }.
unfair = Diese Aufzeichnung passt nicht: { $why }
refusal-nothing-yet = Noch ist nichts vorgeschlagen.
draft-cut = So weit es geht. { $why }
refusal-unreadable = Das ist keine Antwort auf die Frage.
refused-malformed = Diese Nachricht war nicht verständlich.
refused-too-long = Diese Nachricht ist zu lang.
refused-too-fast = Zu viele Nachrichten: bitte kurz warten.
refused-wrong-protocol = Diese Seite ist veraltet: bitte neu laden.
refused-no-table = Diesen Tisch gibt es nicht.
refused-no-permission = Deine Links erlauben das nicht.
refused-not-playing = An diesem Tisch wird gerade nicht gespielt.
refused-stale = Der Tisch ist schon weiter; so steht er jetzt.
refused-illegal = Das ist jetzt nicht möglich.
refused-taken = Dieser Platz ist besetzt.
refused-promise-first = An einem Tisch mit anderen wird Salz erst versprochen und dann gezeigt, wenn alle sitzen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-undo-pending = Eine Bitte um Rücknahme wartet auf Antworten.
refused-no-such-moment = Diesen Augenblick gibt es in dieser Partie nicht.
refused-not-over = Das geht, wenn die Partie zu Ende ist.
refused-busy = Der Server ist beschäftigt: bitte gleich noch einmal.
refused-damaged = Was von diesem Tisch aufbewahrt ist, lässt sich nicht lesen: Wer den Server betreibt, kann sehen, warum.
refused-on-hold = Wer den Server betreibt, hat das für eine Weile angehalten: versuch es später noch einmal. Verloren geht nichts.
refused-late = Das dauert länger, als der Server erlaubt: bitte noch einmal, wenn er weniger zu tun hat.
refused-broken = Hier ist etwas schiefgegangen; nichts hat sich geändert.
talk-signals = Jetzt sind nur die Zeichen des Spiels erlaubt.
talk-silent = Dieser Platz muss jetzt schweigen.
mark-arrow = { $who }: Pfeil von { $place } nach { $to }
mark-circle = { $who }: Kreis um { $place }
mark-cross = { $who }: Kreuz auf { $place }
mark-note = { $who }: „{ $note }“ bei { $place }
mark-noted = { $mark } („{ $note }“)
house-manners = Der Gastgeber hat entschieden: { $chat ->
        [game] gesprochen wird, wie die Spielregeln es erlauben
        [presets] gesprochen wird nur mit den Zeichen des Spiels
       *[free] gesprochen wird frei
    }, { $odds ->
        [on] mit Aussichten
        [bare] mit Aussichten, ohne Hinweise
       *[off] ohne Aussichten
    }.
opening = Alle sitzen. Die Würfel warten auf das Salz von { $people }; was nach { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} nicht gezeigt ist, bleibt weg.
house-salt-left-out = { $who } hat das versprochene Salz nicht rechtzeitig gezeigt: Es ist nicht in den Würfeln.
house-stand-in = { $who } ist nicht da: Der Gastgeber lässt inzwischen einen Bot spielen.
house-returned = { $who } spielt wieder selbst.
house-hurried = { $who } hatte zu wenig Zeit und hat nach einfachen Faustregeln gespielt.
house-arranged-again-alone = Alles ist aufgestellt wie das letzte Mal.
house-arranged-again = { $who } hat alles aufgestellt wie das letzte Mal.
refused-signals-only = Jetzt sind nur die Zeichen des Spiels erlaubt ({ $rule }).
refused-silent = Dieser Platz muss jetzt schweigen ({ $rule }).
refused-too-many = Mehr Zeichen fasst die Skizze nicht: bitte einige löschen.
refused-no-odds = An diesem Tisch wird ohne Aussichten gespielt.
refused-no-hints = An diesem Tisch wird ohne Hinweise gespielt.
refused-is-here = Diese Person ist da oder war es eben noch: Nur sie selbst kann einen Bot für sich spielen lassen.

# Bad input at the command line.
wrong-option-value = Option { $option }: { $value } gibt es nicht; möglich: { $known }
wrong-no-option = { $game } hat keine Option { $option }; es gibt: { $known }
wrong-players = { $game } ist für { $range } Spieler, nicht für { $number }
wrong-no-game = ein Spiel { $game } gibt es nicht; es gibt: { $known }
wrong-no-bot = einen Spieler { $bot } gibt es nicht; es gibt: { $known }
wrong-no-soldier = { $game } hat keinen Soldaten (heuristic)
wrong-no-tries = mc:N braucht mindestens einen Versuch
wrong-seats = --seats nennt { $given } Spieler, es spielen { $players }
wrong-unfit = { $game }: Diese Optionen passen nicht zusammen oder nicht zur Zahl der Spieler. { $rule }
wrong-no-value = --option { $given }: erwartet wird NAME=WERT
wrong-no-seat = --seat { $given }: Es gibt { $players } Plätze
wrong-no-rule = { $game } hat keine Regel { $rule }
wrong-begun = { $file } enthält ein begonnenes Spiel: Seine Optionen stehen fest
wrong-no-guide = { $game } hat kein Spiel mit Anleitung
wrong-guide-fixed = ein Spiel mit Anleitung hat seine eigenen Vorgaben: ohne --players, --option und --seed
wrong-other-game = { $file } ist ein Spiel von { $game }, nicht von { $wanted }
wrong-exists = { $file } gibt es schon; mit --force wird sie überschrieben
wrong-copy-exists = { $file } gibt es schon: nimm ein leeres Verzeichnis
wrong-not-written = { $file } lässt sich nicht schreiben
wrong-no-output = gib --html DATEI oder --pdf DATEI an
wrong-no-file = { $file }: Diese Datei gibt es nicht, oder sie lässt sich nicht lesen
wrong-no-record = { $file }: keine Aufzeichnung eines Spiels
wrong-record-format = { $file }: Format { $given }; dieses Programm liest { $known }
wrong-record-secret = { $file }: Das Geheimnis ist beschädigt; erwartet werden 64 hexadezimale Ziffern
wrong-record-rules = gespielt mit Regelfassung { $version } von { $game }; dieses Programm hat Fassung { $here }
wrong-record-data = gespielt mit anderen Datendateien von { $game } (Prüfsumme { $hash }, hier { $here }); gib ihr Verzeichnis mit --data an
wrong-record-sealed = das Geheimnis dieses Tisches ist noch nicht offengelegt: Nichts lässt sich nachspielen
wrong-record-illegal = Entscheidung { $choice } ist nicht erlaubt
wrong-record-differs = nach Entscheidung { $choice } ist die Stellung nicht die aufgezeichnete
wrong-record-changed = nach Entscheidung { $choice } ist die Stellung nicht die aufgezeichnete: Diese Entscheidung, eine frühere oder das Geheimnis wurde geändert
wrong-record-commitment = das Geheimnis passt nicht zu der Zusage, die zu Beginn des Spiels veröffentlicht wurde
wrong-record-short = { $prints } Fingerabdrücke für { $choices } Entscheidungen: Es fehlen Entscheidungen
wrong-record-trail = { $prints } Fingerabdrücke für { $choices } Entscheidungen: Es fehlen Fingerabdrücke
wrong-record-long = die Aufzeichnung hat zu viele Entscheidungen oder Abzweigungen
wrong-record-branch = eine Abzweigung beginnt in einem Augenblick oder gilt für einen Platz, den dieses Spiel nicht hat
wrong-record-salt = das Salz passt nicht zu dem, was die Spieler versprochen und gezeigt haben
wrong-record-head = kein Augenblick dieses Spiels hat den Kopf { $head }: Es ist nicht das Spiel, das dort gespielt wurde, oder ein Teil wurde geändert, hinzugefügt oder weggelassen
wrong-record-result = das Spiel endet nicht, wie die Aufzeichnung sagt (hier: { $ends }; in der Aufzeichnung: { $claimed })
wrong-record-undone = was bis Wahl { $choice } zurückgenommen wurde, kann so nicht geschehen sein
wrong-no-directory = { $file }: ist kein Verzeichnis
wrong-replaces-nothing = { $file }: ersetzt nichts; erwartet wird { $known }
wrong-none-of = { $file }: enthält keine der Dateien { $known }
wrong-no-toml = { $file }: kein gültiges TOML ({ $problem })
wrong-data = Falsche Daten in { $place }: { $problem }
wrong-expected = { $option }: erwartet wird { $expected }
wrong-number = eine Zahl
wrong-no-such-option = die Option { $option } gibt es hier nicht; --help nennt alle
wrong-missing = { $option } fehlt; --help erklärt es
wrong-usage = das war nicht verständlich ({ $problem }); --help hilft
wrong-type-expected = erwartet wird `{ $expected }`, hier steht `{ $got }`
wrong-type-missing = das Feld `{ $name }` fehlt
wrong-type-unknown = das Feld `{ $name }` gibt es nicht

# Ein beendetes Spiel, noch einmal betrachtet: zareba analyse.
analysis-far = Das Spiel wird noch einmal betrachtet: { $n } von { $all } Entscheidungen (Strg+C bricht ab)
analysis-title = { $game }: das Spiel noch einmal betrachtet
analysis-scale = { $scale ->
        [chance] Alle Zahlen sind Gewinnchancen, in Punkten von 100.
       *[score] Alle Zahlen sind die Wertung, mit der dieses Spiel sein Ende misst, in Punkten von 100; 100 ist gewonnen.
    }
analysis-view = { $view ->
        [open] Beurteilt, als hätten alle alles gesehen: Unbekannt war nur, was der Zufall noch bringt.
       *[seats] Beurteilt nach dem, was im jeweiligen Augenblick wissen konnte, wer entschied.
    }
analysis-how = Jeder Augenblick und jede Entscheidung wurde in { $n } vorgestellten Spielen versucht, { $far ->
        [quiet] vom Soldaten bis zum nächsten ruhigen Augenblick gespielt und dort beurteilt
       *[short] vom Soldaten höchstens { $horizon } Entscheidungen weit gespielt und dort beurteilt, denn dieses Spiel ist lang: ein grober Blick
    } (Startwert { $seed }). Hinter ± steht ein Standardfehler.
analysis-of = { $shared ->
        [yes] Alle zusammen:
       *[no] { $who }:
    }
analysis-start = Beginn
analysis-choices = Entscheidungen von { $who } ({ $n })
analysis-luck = Glück: Zufall, und was ans Licht kam
analysis-result = Ergebnis
analysis-without-luck = Ergebnis ohne Glück
analysis-chapters = Abschnitt für Abschnitt: Wert am Anfang, dann was Glück und Entscheidungen änderten.
analysis-chapter = Glück { $luck }, Entscheidungen { $choice }: { $label } (ab Entscheidung { $n })
analysis-turns = Wendepunkte:
analysis-turn = { $n }. { $who }: { $choice }: von { $before } auf { $after } (Entscheidung { $by_choice }, Glück { $luck }) [{ $question }]
analysis-knew = Von hier an beurteilt nach dem, was { $who } wusste.
analysis-lost = { $who } verschenkte in { $n } Entscheidungen { $lost } gegenüber dem Besten, das gefunden wurde: { $blunder ->
        [one] ein grober Fehler
       *[other] { $blunder } grobe Fehler
    }, { $mistake ->
        [one] ein Fehler
       *[other] { $mistake } Fehler
    }, { $slip ->
        [one] eine Ungenauigkeit
       *[other] { $slip } Ungenauigkeiten
    }.
analysis-mark = { $n }. { $who }, { $mark } (−{ $lost }): { $choice }. Besser: { $better }. [{ $chapter }: { $question }]
analysis-ends = Jede markierte Entscheidung und die bessere, je { $n } Spiele lang vom Soldaten bei gleichem Glück zu Ende gespielt, nichts beurteilt:
analysis-end = { $n }. { $choice } statt { $better }: { $change }
analysis-curve = Die Kurve von { $who }: von { $start } auf { $result } Punkte in { $n } Entscheidungen.
analysis-curve-shared = Die Kurve des Spiels: von { $start } auf { $result } Punkte in { $n } Entscheidungen.
analysis-number = Entscheidung
analysis-who = Wer
analysis-worth = Wert
analysis-by-choice = Durch Entscheidung
analysis-by-luck = Durch Glück
analysis-chosen = Gewählt
analysis-better = Besser
analysis-lost-short = Verschenkt
analysis-saved = Die Seite liegt jetzt in { $file }.
mark-blunder = grober Fehler
mark-mistake = Fehler
mark-slip = Ungenauigkeit
wrong-not-finished = dieses Spiel ist noch nicht zu Ende: Nur beendete Spiele werden noch einmal betrachtet
wrong-nothing-chosen = in diesem Spiel wurde nichts entschieden

## Der Bericht am Ende
report = Bericht
report-decided = Was entschieden hat
report-turning = Wendepunkte
report-turning-none = Kein einzelnes Ereignis ragt heraus.
report-seats = Wer wie oft entschieden hat
report-player = Spieler
report-decisions = Entscheidungen
report-turn = Zug { $n }
report-turn-of = Zug { $n }: { $who }
report-undone = Zurückgenommen
report-dice = Würfel
report-thrown-for = Geworfen für
report-thrown = Würfel
report-mean = Mittel
report-expected = Erwartetes Mittel
report-chart-from = { $label }: von { $first } auf { $last }
