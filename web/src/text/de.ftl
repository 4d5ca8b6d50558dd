# Wörter des Browser-Clients

## Überall
menu = Menü
language = Sprache
settings = Einstellungen
skip-to-content = Zum Inhalt springen
home = Zur Startseite
close = Schließen
cancel = Abbrechen
loading = Einen Moment …
offline = Der Server antwortet nicht.
nowhere = Diese Seite gibt es nicht.
unofficial = Zareba ist inoffiziell und kostenlos. Wenn dir ein Spiel gefällt, kaufe es bitte: Seine Macher leben davon.
copy = Kopieren
copied = Kopiert
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Alles zeigen

## Startseite
welcome = Halte die Stellung
welcome-more = Brettspiele um verzweifelte Verteidigung, im Browser. Der Tisch teilt aus, würfelt und achtet auf die Regeln; du entscheidest. Kein Konto, keine Werbung: Ein Link ist ein Platz.
games = Spiele
game-players =
    { $n ->
        [1] 1 Person
       *[other] { $n } Personen
    }
game-minutes = etwa { $n } Minuten
play-now = Jetzt spielen
choose-from-list = oder aus einer Liste wählen ({ $n })
play-guided = Spielend lernen
guide = Anleitung
guide-step = Schritt { $n } von { $of }
guide-do = Tu das: { $what }
guide-rest = Diesen Schritt zu Ende führen
guide-leave = Ohne Anleitung weiter
goal = Dein Ziel
goal-leave = Verstanden
new-table = Neuer Tisch
rules = Regeln
my-tables = Meine Tische
my-tables-none = Noch keine. Hier stehen die Tische, an denen du auf diesem Gerät spielst.
open-tables = Tische mit freiem Platz
open-tables-none = Zurzeit keine.
your-turn = du bist dran
won = gewonnen
lost = verloren
no = nein
at-the-table = Am Tisch: { $names }
last-move = Letzter Zug:
made = Eröffnet:
more-tables = { $n ->
        [one] Ein weiterer Tisch
       *[other] { $n } weitere Tische
    }
seats-free = { $n } von { $all } Plätzen frei
lobby-join = Platz nehmen
choices =
    { $n ->
        [one] 1 Wahl
       *[other] { $n } Entscheidungen
    }
status-gathering = wartet auf Spieler
status-playing = läuft
status-over = beendet
status-closed = geschlossen
status-frozen = ältere Regeln, nur zum Ansehen
host-decides-rules = Wer den Tisch eröffnet hat, entscheidet, wie es weitergeht.
forget = Vergessen
import = Gespeichertes Spiel öffnen …

## Neuer Tisch
your-name = Dein Name
player = Spieler
number-of-players = Zahl der Spieler
seats = Plätze
seat = Spieler { $n }
seat-me = ich (dieser Bildschirm)
seat-open = frei
bot = Bot: { $name }
more-options = Weitere Optionen: Ausgaben und Hausregeln ({ $n })
search-options = Optionen durchsuchen
options-edition = Nach dem Buch
options-house = Hausregeln
options-none = Keine Option enthält diese Wörter.
listed = Tisch anzeigen, sodass jeder einen freien Platz nehmen kann
create = Tisch eröffnen
no-game = Dieses Spiel gibt es nicht.

## Tisch
table = Tisch
links = Einladen
table-menu = Einladung und Tisch
players = Spieler
you = du
to-move = am Zug
is-here = anwesend
is-away = abwesend
is-bot = Bot
you-watch = Du siehst zu.
go-on-as = Weiter als { $name }
see-as = Mit diesen Augen sehen
seat-more = Mehr
lend-to-bot = Einen Bot für mich spielen lassen
bot-plays = Ein Bot spielt für { $name }.
take-back-seat = Platz zurücknehmen
leave-seat = Platz verlassen
take-another = Noch jemand an diesem Bildschirm
their-name = Name der Person
take-seat = Platz nehmen
gathering = Das Spiel beginnt, wenn alle Plätze besetzt sind.
only-watching = Du siehst zu: Dieser Link ist nur zum Zusehen. Wer mitspielen will, braucht den Link zum Mitspielen; ihn hat, wer den Tisch eröffnet hat.
salt-rule = Dein Browser gibt eine Zufallszahl zu den Würfeln, das Salz: Er verspricht sie, wenn du Platz nimmst, und zeigt sie von selbst, wenn alle sitzen. So kann niemand die Würfel aussuchen, auch nicht, wer den Server betreibt. Was nicht rechtzeitig gezeigt wird, bleibt weg, und das Protokoll sagt es. Lass diese Seite offen, bis das Spiel beginnt.
no-table = Diesen Tisch gibt es nicht.
no-table-why = Vielleicht ist der Link unvollständig, oder der Tisch steht auf einem anderen Server.
table-closed = Dieser Tisch ist geschlossen.
reconnecting = Die Verbindung ist weg. Neuer Versuch …
outdated = Diese Seite ist älter als der Server.
not-loaded = Dieser Teil der Seite ließ sich nicht laden; vielleicht hat der Server eine neuere Fassung.
reload = Neu laden
invite-friends = Die anderen einladen
link-invite = Link zum Mitspielen
link-watch = Link zum Zusehen
link-move = Link zu meinem Platz, für ein anderes Gerät
link-secret = Behalte ihn für dich: Wer ihn hat, spielt für dich.
close-table = Tisch schließen
export = Spiel speichern

## Fragen
question = Frage
choose = Wählen
choose-this = Wählen: { $what }
confirm = Bestätigen
confirm-choice = { $what }: sicher?
answer-under-way = Die Antwort ist unterwegs: Dieser Druck zählte nicht.
answered-for-you = Für dich beantwortet, es gab nichts zu entscheiden. { $question } – { $text }
answered-for-seat = Für { $who } beantwortet, es gab nichts zu entscheiden. { $question } – { $text }
limits = Grenzen
free-answer = Deine Antwort
move-up = Nach oben: { $thing }
move-down = Nach unten: { $thing }
waiting = Einen Moment …
waiting-for = Warten auf { $names }
undo = Zurücknehmen
undo-ask = Um Zurücknahme bitten
undo-asked = { $name } möchte eine Wahl zurücknehmen.
undo-waits = Zustimmung fehlt noch: { $names }
agree = Zustimmen
disagree = Ablehnen
withdraw = Zurückziehen
odds = Aussichten
odds-soon = Wird berechnet …
odds-draw = Einzeichnen
odds-refined = Bessere Zahlen folgen …
hint = Was würdest du tun?
odds-note = { $scale ->
    [chance] Aussicht auf ein gutes Ende, nach { $n } gedachten Spielen
   *[score] Wertung des Endes, in Punkten von 100, nach { $n } gedachten Spielen
}
odds-figure = { $scale ->
    [chance] { $mean } % ± { $error }
   *[score] { $mean } ± { $error } Punkte
}
odds-estimate = geschätzt:
odds-scale = { $scale ->
    [chance] Prozent: wie wahrscheinlich ein Sieg ist.
   *[score] Punkte sagen, wie gut die Partie endet; Gewinnchancen nennen die Aussichten.
}
odds-untried = nicht ausprobiert
odds-first = Von allen Möglichkeiten wurden nur die ersten { $n } ausprobiert: Ein Spiel bis zum Ende dauert hier zu lange. { $others ->
        [one] Eine andere wurde nicht ausprobiert.
       *[other] { $others } andere wurden nicht ausprobiert.
    }
ways = { $n } von { $of } Würfen
in-words = Der Plan in Worten
dice = Würfel: { $faces }
skip = Überspringen
film-next = Weiter
film-next-key = Leertaste; gehalten läuft es durch

## Protokoll und Gespräch
log = Protokoll
log-all = Alle { $n } Zeilen zeigen
log-and-chat = Protokoll und Gespräch
private = nur für dich
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-presets = Am Tisch gesagt
chat-say = Etwas sagen
send = Senden

## Was der Gastgeber entscheidet
manners = An diesem Tisch
talk = Gespräch am Tisch
talk-free = Alle sprechen frei.
talk-game = Gesprochen wird nach den Spielregeln.
talk-presets = Nur die Zeichen des Spiels sind erlaubt.
allow-odds = Spieler dürfen nach Aussichten fragen
without-odds = ohne Aussichten
allow-hints = Wer spielt, darf fragen, was das Haus tun würde
without-hints = ohne Hinweise
wipe-plan = Die Skizze zu Beginn jedes Zuges abwischen
stand-in = Inzwischen einen Bot spielen lassen
give-back = Vertretung durch den Bot beenden

## Die Skizze
plan = Skizze
plan-marks =
    { $n ->
        [one] 1 Zeichen auf der Skizze
       *[other] { $n } Zeichen auf der Skizze
    }
plan-kind = Art des Zeichens
plan-arrow = Pfeil
plan-circle = Kreis
plan-cross = Kreuz
plan-note = Notiz
plan-how = Tippe auf einen Ort auf dem Brett oder wähle ihn hier. Alle am Tisch sehen deine Zeichen.
plan-then = Von { $place }: Tippe jetzt auf das Ende des Pfeils.
plan-from = Von
plan-to = Nach
plan-at = Wo
plan-words = Worte oder eine Zahl
plan-list = Aus einer Liste wählen
plan-set = Zeichen setzen
plan-erase = Löschen
plan-erase-mine = Meine Zeichen löschen
plan-erase-all = Alle Zeichen löschen

## Mehrere an einem Bildschirm
curtain = Das Gerät weitergeben
curtain-pass = Bitte gib das Gerät an { $name } weiter.
curtain-why = Was die anderen halten, bleibt bis dahin verdeckt.
curtain-lift = Ich bin { $name }
curtain-other = Nein, { $name } ist hier

## Rückblick, Wiedergabe
look-back = Zurückblicken
looking-back = Ein früherer Moment
chosen = gewählt
replay = Wiedergabe
timeline = Verlauf des Spiels
first = Zum Anfang
back = Einen Schritt zurück
forward = Einen Schritt vor
last = Zum Ende
run = Von selbst laufen lassen
pause = Anhalten
moment = Moment
chapter = Abschnitt
speed = Tempo
eyes = Augen
eyes-nobody = niemandes
moment-of = { $at } von { $last }
missed = Seit du zuletzt hier warst, { $n ->
    [one] fiel eine Entscheidung
   *[other] fielen { $n } Entscheidungen
}.
missed-watch = Ansehen
missed-skip = Überspringen
back-to-now = Zurück zur Gegenwart
copy-moment = Link zu diesem Moment kopieren
permalink = Link
what-if = Was wäre, wenn … (neue Würfel)
what-if-from = Was wäre, wenn: ab { $chapter } von { $title }
what-if-from-moment = Was wäre, wenn: ab Moment { $at } von { $title }
what-if-back = Zurück zur Partie
what-ifs = Was wäre, wenn …
what-if-same = Was wäre, wenn … (gleiche Würfel)

## Das Ende
rematch = Noch einmal
to-rematch = Zum nächsten Spiel
turning-points = Wendepunkte
report = Bericht
report-full = Der ganze Bericht
share = Teilen
share-link = Link zum Ende dieses Spiels
share-save = Bild speichern
share-alt = Beschreibung kopieren
share-send = Senden …
share-words = Was das Bild zeigt
share-no-picture = Dieser Browser kann das Bild nicht zeichnen.
share-not-copied = Es ließ sich nicht kopieren.
rematch-waits = Das nächste Spiel wird mit denselben Plätzen und Optionen vorbereitet.
rematch-join = Mitkommen
verify = Würfel prüfen
dice-proof = Wie die Würfel geprüft werden können
dice-proof-how = Die Festlegung wurde vor dem ersten Wurf veröffentlicht. Sie passt nur zu diesem Geheimnis, und Geheimnis und Salz der Spieler ergeben jeden Wurf des Spiels.
dice-proof-later = Dies ist ein Was-wäre-wenn einer laufenden Partie: Geheimnis und Salz werden gezeigt, sobald diese Partie zu Ende ist.
commitment = Festlegung der Würfel
secret = Geheimnis
salt = Salz
proof-own = Was dieser Browser behalten hat, sagt:
proof-commitment-good = Die Festlegung ist die, die da war, als du Platz nahmst.
proof-commitment-bad = Die Festlegung ist eine andere als die, die da war, als du Platz nahmst: Trau diesen Würfeln nicht.
proof-secret-good = Das Geheimnis passt zur Festlegung.
proof-secret-bad = Das Geheimnis passt nicht zur Festlegung: Trau diesen Würfeln nicht.
proof-salt-good = Dein Salz ist in den Würfeln: Niemand kann sie ausgesucht haben.
proof-salt-bad = Dein Salz ist nicht in den Würfeln: Es blieb weg.
proof-salt-given = Die Würfel kamen mit dem Tisch (ein geführtes Spiel, oder die Würfel eines anderen): Niemand gab Salz dazu.
proof-heads-good = Die Aufzeichnung enthält alles, was dieser Browser sah: Nichts wurde geändert oder weggelassen.
proof-heads-bad = Die Aufzeichnung ist nicht das Spiel, das dieser Browser sah: Etwas wurde geändert oder weggelassen.
chain-head = Kopf der Kette

## Regeln
rule = Regel { $number }
open-rule = Regel { $number }
all-rules = Alle Regeln
rules-own-words = In eigenen Worten; die Nummern sind die des Regelhefts. R: Regelheft, I: erschlossen, P: öffentliche Quelle, X: von uns ergänzt.
contents = Inhalt
search = Suchen
nothing-found = Nichts gefunden.
source = Quelle: { $source }
reconstructed = Was rekonstruiert ist
reconstructed-more = { $n ->
        [one] Eine Angabe dieses Spiels steht nicht in seinen Regelheften.
       *[other] { $n } Angaben dieses Spiels stehen nicht in seinen Regelheften.
    } Hier steht, was wir eingesetzt haben und warum. Stellen und Werte sind englisch wie in den Datendateien.
reconstructed-sources = Woher die Angaben stammen
reconstructed-place = Wo
reconstructed-value = Was dort steht
reconstructed-kind = Herkunft
reconstructed-why = Warum

## Einstellungen
setting-theme = Licht
setting-theme-system = wie das System
setting-theme-light = hell
setting-theme-dark = dunkel
setting-motion = Bewegung
setting-motion-system = wie das System
setting-motion-none = keine
setting-speed = Was geschieht, wird erzählt
setting-speed-slow = langsam
setting-speed-normal = in normalem Tempo
setting-speed-fast = schnell
setting-speed-once = alles auf einmal
setting-sound = Ton
setting-sound-on = an
setting-volume = Lautstärke
setting-warnings = Vor einer Wahl warnen, die das Spiel noch in diesem Zug verlieren kann
setting-warnings-first = in den ersten drei Partien
setting-warnings-on = immer
setting-warnings-off = nie
setting-confirm = Vor jeder Wahl nachfragen
setting-guard = Klicks in der ersten Drittelsekunde einer neuen Frage nicht beachten
setting-shortcuts = Einzelne Tasten für Optionen und Befehle
setting-curtain = Alles verdecken, wenn das Gerät weitergegeben wird
keys = Tasten
key-1 = 1 bis 9: eine Option wählen
key-tab = Tab und Pfeile: zwischen Optionen wechseln, auch auf dem Plan; Enter wählt
key-u = u: zurücknehmen
key-space = Leertaste: weiter zum nächsten Moment; gehalten durch alle
key-b = b und f: zurückblicken und wieder vor
key-l = l: zurück zur Gegenwart
key-o = o: Aussichten
key-h = h: Was würdest du tun?
key-w = w: der Plan in Worten
key-p = p: Skizze
key-zoom = + − 0 auf dem Plan: vergrößern; Pfeile verschieben

## Armeen
armies = Armeen
armies-of = Armeen: { $game }
armies-about = Armeen liegen in diesem Browser. Auch eine Armee, die Regeln verletzt, kann man behalten; erst ein Tisch weist sie ab.
less = Weniger: { $what }
more = Mehr: { $what }
army-new = Eine neue Armee
army-list = Armeeliste
army-year = Jahr
army-year-of = Jahr ({ $first } bis { $last })
army-points = Punkte
army-empty = Leeren Entwurf beginnen
army-random = Zufällige regelgerechte Armee
army-import = Armeedatei öffnen …
army-mine = Meine Armeen
army-none = Noch keine.
army-all = Alle Armeen
army-untitled = Armee ohne Namen
army-copy-of = { $name } (Kopie)
army-duplicate = Verdoppeln
army-remove = Entfernen
army-removed = Entfernt: { $name }.
army-bring-back = Zurückholen
army-not-here = Dieser Browser hat die Armee nicht. Vielleicht entstand sie auf einem anderen Gerät: Teile sie mit ihrem Link.
army-opened-copy = Als eigene Kopie geöffnet.
army-bad-link = Der Link enthält keine Armee.
army-ap = { $ap } AP
army-each = je { $ap } AP
army-from-ap = ab { $ap } AP
army-sum = { $ap } von { $points } AP
army-over = Um die Hälfte der billigsten Einheit, hier { $over } AP, darf sie darüber sein.
army-legal = regelgerecht
army-faults =
    { $n ->
        [one] eine Regel ist verletzt
       *[other] { $n } Regeln sind verletzt
    }
army-verdict = Summe, verletzte Regeln und Werkzeuge
army-name = Name der Armee
army-occasion = Für ein Szenario oder einen Gegner
army-occasion-why = Am Tisch steht das fest, bevor die Armeen gebaut werden. Einige Regeln hängen davon ab: Werke, Wagen, Geschütze für eine Belagerung.
army-scenario = Szenario
army-role = Rolle
army-enemy = Gegner
army-any = beliebig
army-units = Einheiten
army-no-units = Noch keine Einheiten: unten hinzufügen.
army-add-unit = Einheit hinzufügen
army-number-of = { $n } von { $most }
army-elements = Elemente
army-weapons = Waffen
army-group = Einheit { $n }, { $name }: Elemente { $k }
army-group-remove = Einheit { $n }, { $name }: Elemente { $k } entfernen
army-show-unit = zu Einheit { $n }
army-split = Andere Waffen für einige
army-whole-unit = Die ganze Einheit:
army-needs = braucht { $needs }
army-unit-name = Eigener Name von Einheit { $n }, { $name }
army-unit-name-hint = eigener Name
army-command = Befehlshaber
army-exceptional = Wer führt
army-ordinary = ein gewöhnlicher Befehlshaber
army-base = Wo er steht
army-in-unit = bei einer Einheit
army-alone = allein, als { $name }
army-carrier = Bei welcher Einheit
army-incompetent = Unfähiger Befehlshaber
army-disciplined = Disziplinierte Armee
army-extras = Kundschafter, Kriegslist, Wagen, Werke
army-scout = Kundschafter und seine Waffe
army-stratagem = Kriegslist
army-wagons = Wagen
army-works = Werke
army-works-why = Nur für den Verteidiger eines Szenarios.
army-nothing = keine
army-notes = Notizen
army-redo = Wiederholen
army-share = Mit einem Link teilen
army-link = Link zu dieser Armee; wer ihn öffnet, bekommt eine Kopie
army-link-copied = Der Link ist kopiert.
army-export = Als Datei speichern
army-print = Druckseite
army-pdf = PDF
army-to-table = Mit dieser Armee an den Tisch
army-battle = Schlacht gegen einen Bot
army-battle-start = In die Schlacht
army-not-for-battle = Die Armee passt nicht zu dieser Schlacht:
army-size = Größe der Schlacht
army-size-of = { $size } (hier { $points } AP)
army-by-chance = wen der Bot wählt
own-army = Meine Armee: { $name }
muster-none = In diesem Browser liegt keine Armee dieser Liste und dieses Stammes.
muster-build = Eine bauen
muster-send = { $name } in die Schlacht führen

## Freie Antworten: ein Entwurf und was mit ihm geschieht
draft-take = So machen
draft-back = Einen Schritt zurück
draft-drop = Von vorn
draft-legal = Erlaubt.
arrangement = diese Aufstellung
arrange-how = Wähle einen Spielstein, dann eine Zone; oder zieh ihn dorthin.
arrange-all = So viele wie passen
arrange-more = { $unit }: nach { $zone }
arrange-back = { $unit }: zurück aus { $zone }
arrange-reserve = Reserve
arrange-done = Fertig: { $n ->
        [one] eine Einheit
       *[other] { $n } Einheiten
    } in { $zones ->
        [one] einer Zone
       *[other] { $zones } Zonen
    }
arrange-holds = hält zu { $percent } %
arrange-nobody = niemand
kp-moving = Ziehen
kp-placing = Aufstellen
kp-who = Wer
kp-whole-unit = die ganze Einheit
kp-one-element = Element { $n } allein
kp-by-steps = Schritt für Schritt: 1 Zoll, mit Umschalt ein Viertel; Drehungen um 15 Grad
kp-turn-left = Um 15° nach links drehen
kp-turn-right = Um 15° nach rechts drehen
kp-up = Nach oben
kp-down = Nach unten
kp-left = Nach links
kp-right = Nach rechts
kp-way-point = Wegpunkt hier
kp-by-numbers = In Zahlen
kp-inches = Zoll
kp-direction = Richtung
kp-go-ahead = voraus
kp-go-back = zurück
kp-go-left = nach links
kp-go-right = nach rechts
kp-go-bearing = nach Grad
kp-degrees = Grad nach links
kp-go = Los
kp-about = Um
kp-about-left = die linke vordere Ecke
kp-about-right = die rechte vordere Ecke
kp-about-centre = die Mitte
kp-wheel = Schwenken
kp-across = Quer, Zoll
kp-upward = Aufwärts, Zoll
kp-facing = Blick, Grad
kp-put = Dorthin stellen
kp-setting-hint = Drücke auf einen Ort im markierten Raum oder gib ihn in Zoll an; was dort liegt, lässt sich ziehen.
kp-put-hint = Wähle eine Einheit oder drücke auf einen Ort im markierten Raum.
kp-fire-hint = Auf dem Brett: erst eine eigene Einheit drücken, dann einen Feind.
kp-terrain = Gelände
kp-terrain-hint = Stücke lassen sich auf dem Brett ziehen.
kp-kind = Art
kp-lay = In die Mitte legen
kp-piece = Stück
kp-remove = Entfernen
kp-near = Was diese Einheit tut
kp-pass-on = Passen, bis die Runde endet
kp-ending = Die Schlacht beenden …
kp-volley = { $who }: { $shots ->
    [one] ein Schuss
   *[other] { $shots } Schüsse
} auf { $foes }, { $hits ->
    [one] ein Treffer
   *[other] { $hits } Treffer
}{ $kills ->
    [0] .
    [one] , einer fällt.
   *[other] , { $kills } fallen.
}
kp-concede = Am Ende der Runde aufgeben
kp-draw = Am Ende der Runde Remis anbieten
kp-concedes = Du gibst am Ende dieser Runde auf.
kp-draws = Du bietest am Ende dieser Runde Remis an.
kp-fight-on = Doch weiterkämpfen
key-draft = Freie Züge: Pfeile schieben um ein Zoll, mit Umschalt um ein Viertel; [ und ] drehen; e ein Element; n Wegpunkt; Eingabe nimmt an, Rücktaste geht zurück, Escape beginnt von vorn

## A finished game looked at again
analysis = Auswertung der Partie
analyse = Diese Partie auswerten
analysis-why = Jede Entscheidung wird in vielen gedachten Partien noch einmal ausprobiert: was Glück war, was Entscheidung, und was besser gewesen wäre. Das dauert eine oder mehrere Minuten; du kannst die Seite solange verlassen.
analysis-far = { $done } von { $choices } Entscheidungen angesehen
analysis-failed = Das hat nicht geklappt. Du kannst es noch einmal versuchen.
analysis-view = Beurteilt
analysis-view-seats = nach dem, was jeder wissen konnte
analysis-view-open = mit offenen Karten
analysis-marks = Fehler
analysis-unmarked = Keine Entscheidung war deutlich schlechter als die beste gefundene.

## On a phone
sheet-fold = Frage einklappen
sheet-unfold = Frage ausklappen
more-deeds = Mehr
tap-which = Was davon?

## Exercises
drill = Aufgaben
drill-number = Aufgabe { $n } von { $all }
drill-worth = Was jede Wahl wert ist, in Punkten von 100
drill-next = Nächste Aufgabe
drill-again = Noch einmal ansehen
example = Beispiel: { $title }
example-step = Schritt { $n } von { $all }
example-answer = Antwort: { $answer }
example-keys = Die Pfeiltasten gehen einen Schritt zurück oder vor.
example-words = Dieser Moment in Worten
picture = Bild: { $title }
rules-found = Gefundene Regeln: { $n }
