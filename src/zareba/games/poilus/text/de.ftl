# Les Poilus: Fragen, Wahlmöglichkeiten, Protokoll, Tischgespräch.  Kennungen wie in en.ftl.

game-title = Les Poilus
game-about = 1914. Freunde aus einem Dorf werden gemeinsam in die Schützengräben geschickt. Niemand gewinnt allein: Bringt alle Bedrohungen hinter euch, bevor die Moral aufgebraucht ist, und lasst keinen Kameraden zerbrechen.
game-goal = Gewonnen wird gemeinsam: wenn nach einem Einsatz der Stapel der Bedrohungen und alle Hände leer sind. Verloren ist das Spiel, wenn die Moralreserve aufgebraucht ist oder wenn ein Kamerad an seinen Schweren Schlägen zerbricht. In jedem Einsatz spielen alle Karten aus oder ziehen sich zurück; drei aktive Bedrohungen einer Art, und er scheitert.

## Optionen
option-ruleset = Regeln
option-ruleset-base = Grundspiel
option-ruleset-expansion = Zu Befehl!: mit Einsatzkarten
option-two_players = Zu zweit
option-two_players-duo = Duo: Der Novize ist der dritte Soldat
option-two_players-chaplain = der Feldkaplan hilft mit (Grundspiel)
option-difficulty = Einsatzstapel
option-difficulty-bunker = Im Bunker (4 einfach, 8 normal)
option-difficulty-trench = Im Schützengraben (4 einfach, 4 normal, 4 schwierig)
option-difficulty-front = An vorderster Front (2 einfach, 4 normal, 6 schwierig)
option-traps = Fallen
option-veteran = Veteranen: 30 Bedrohungen am Anfang
option-chaplain_trials = Bedrohungen am Anfang mit dem Feldkaplan
option-chaplain_trials-20 = 20
option-chaplain_trials-22 = 22
option-chaplain_trials-24 = 24
option-chaplain_trials-26 = 26
option-chaplain_trials-28 = 28
option-chaplain_trials-30 = 30
option-speech_includes_speaker = Auch wer einen Aufruf macht, darf abwerfen
option-base_failure_allows_charm = Nach einem Fehlschlag darf der Rückhalt stattdessen den Glücksbringer zurückbringen
option-first_mission_min_in_expansion = Der erste Einsatz hat mindestens Schwierigkeit 3
option-soldiers = Soldaten
option-soldiers-random = zufällig verteilt
option-soldiers-chosen = selbst gewählt
option-first_leader = Erster Truppführer
option-first_leader-random = durch Zufall
option-first_leader-0 = Platz 1
option-first_leader-1 = Platz 2
option-first_leader-2 = Platz 3
option-first_leader-3 = Platz 4
option-first_leader-4 = Platz 5

## Ergebnisse
result-victory = Sieg: Es ist Frieden, und ihr seid alle noch da.
result-posthumous_victory = Posthumer Sieg: Das letzte Gefecht ist bestanden. Eure Namen stehen auf dem Denkmal.
result-defeat_monument = Niederlage: Die Moral ist aufgebraucht; es bleibt nur das Denkmal.
result-defeat_hard_knocks = Niederlage: Ein Kamerad zerbricht an seinen Schweren Schlägen.
result-defeat_final = Niederlage: Der letzte Einsatz ist nicht geschafft.

## Fragen
ask-SoldierCard = Welcher Soldat kommt auf den { $place } Platz?
ask-MissionCard = Welchen Einsatz wählst du?
ask-CardOnTop = Welche Karte kommt als Nächste auf den Bedrohungsstapel zurück? Die letzte liegt oben.
ask-Intensity = Wie viele Karten erhält jeder?
ask-Action = { $soldier }: Du bist am Zug.
ask-ActionWithAlikeCards = { $soldier }: Du bist am Zug.
ask-ChristmasTarget = Frohe Weihnachten! Welcher Schwere Schlag wird abgeworfen?
ask-SpeechAnswer = Aufruf gegen { $threat }. { $soldier }: Wirfst du eine passende Karte ab?
ask-TileToRemove = { $soldier } ist leichtsinnig: Welches Rückhaltplättchen geht verloren?
ask-SupportTile = { $soldier }: Welches Rückhaltplättchen legst du?
ask-StrategicWithdrawal = { $soldier } zieht sich als Erster zurück: Welche Karte kommt auf den Bedrohungsstapel?
ask-Payment = { $soldier }: Karten ziehen, um einen Einsatz loszuwerden?
ask-CollectTarget = { $card }: unter welchen Einsatz?
ask-Reward = { $soldier } erhält Rückhalt: { $charm ->
        [ja] Schwere Schläge ablegen (höchstens { $left }) oder den Glücksbringer zurückholen?
       *[nein] Schwere Schläge ablegen (höchstens { $left })?
    }
ask-FillUp = Die Hand wieder auffüllen? Wenn nicht, geht es in diesem Einsatz nicht mehr.

## Wahlmöglichkeiten
choice-play = Ausspielen: { $b }
choice-charm = Glücksbringer einsetzen gegen: { $b }
choice-speech = Aufruf: { $b }
choice-withdraw = Zurückziehen
choice-done = Fertig
choice-yes = Ja
choice-no = Nein
choice-none = Nichts
choice-Intensity = { $n ->
    [one] 1 Karte für jeden
   *[other] { $n } Karten für jeden
  }
choice-SpeechAnswer-none = Nichts abwerfen
choice-StrategicWithdrawal-none = Nichts zurücklegen
choice-Payment-none = Nicht zahlen
choice-Reward-charm = Glücksbringer zurückholen
choice-Reward-done = Genug
choice-FillUp-yes = Auffüllen
choice-FillUp-no = Keine Karten mehr in diesem Einsatz

## Protokoll: Vorbereitung
say-first-leader = Erster Truppführer: { $soldier }
say-mission = Einsatz { $n }. Truppführer: { $soldier }
say-chaplain-tile = { $soldier }, der Feldkaplan, legt ein Plättchen verdeckt.
say-drew-mission = Du ziehst den Einsatz { $mission }: { $missiontext }
say-mission-chosen = { $soldier } wählt { $mission }: { $missiontext }
say-tiles-open = Alle Rückhaltplättchen liegen offen.
say-peeked = { $soldier } sieht sich { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } des Bedrohungsstapels an.
say-attached = Auf den Einsatz gelegt: { $card }
say-passed-over = Aufgedeckt und übergangen: { $card }
say-intensity = { $soldier } bestimmt: { $n ->
        [one] 1 Karte für jeden
       *[other] { $n } Karten für jeden
    }
say-dealt = Ausgeteilte Karten: { $n }; Bedrohungsstapel: { $left }
say-drew = { $soldier } zieht { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }.

## Protokoll: Einsatz
say-played = { $soldier } spielt { $card }.
say-hard-knock = { $soldier } erleidet einen Schweren Schlag: { $card }. { $cardtext }
say-takes-the-lead = { $soldier } übernimmt die Führung.
say-turned-over = { $soldier } deckt auf: { $card }
say-turned-over-LP-6-13 = { $soldier } ist ungeschickt und deckt auf: { $card }
say-morale-lost = { $n ->
        [one] 1 Karte wandert
       *[other] { $n } Karten wandern
    } vom Moralstapel auf den Bedrohungsstapel.
say-knock-discarded = { $soldier } legt ab: { $card }
say-charm-used = { $soldier } setzt den Glücksbringer ein gegen: { $card }
say-charm-recovered = { $soldier } erlangt den Glücksbringer zurück.
say-speech = { $soldier } macht einen Aufruf: { $threat }
say-discarded = { $soldier } wirft ab: { $card }
say-tile-removed = { $soldier } verliert ein Rückhaltplättchen.
say-you-removed-tile = Das verlorene Plättchen: { $tile }
say-random-tile = Dein Plättchen, zufällig gezogen: { $tile }
say-open-tile = { $soldier } legt offen: { $tile }
say-no-tile = { $soldier } hat kein Rückhaltplättchen zu legen.
say-withdrew = { $soldier } zieht sich zurück.
say-card-put-back = { $soldier } legt eine Karte auf den Bedrohungsstapel.
say-no-more-cards = In diesem Einsatz werden keine Karten mehr gezogen.
say-failed = Der Einsatz ist fehlgeschlagen, zu oft aktiv: { $threats }. Das Niemandsland wird in den Bedrohungsstapel gemischt.
say-succeeded = Der Einsatz ist gelungen.
say-collected = Unter { $mission } gelegt: { $card }
say-mission-discarded = Abgeworfen: { $mission }

## Protokoll: Rückhalt, Moral, Ende
say-gave-support = { $own ->
        [yes] { $soldier } (Egoistisch) behält das Plättchen ({ $tile }): Der Rückhalt gilt ihm selbst.
       *[no] { $soldier } ({ $tile }) gibt Rückhalt an { $receiver }.
    }
say-solo-tile = Rückhaltplättchen: { $tile }
say-supported-LP-14-10 = { $soldier } erhält den Rückhalt.
say-nobody-supported-LP-14-10 = Niemand wird gestützt.
say-supported = { $soldier } erhält den meisten Rückhalt.
say-nobody-supported = Niemand hat mehr Rückhalt als alle anderen: Niemand wird gestützt.
say-chaplain-supported = { $soldier }, der Feldkaplan, erhält den meisten Rückhalt; sonst geschieht nichts.
say-leader-unsupported = { $soldier } führt und kann keinen Rückhalt erhalten.
say-broken = { $soldier } zerbricht. Schlagmarken: { $n }
say-peace = Keine Bedrohungen mehr: Frieden!
say-morale-drop = Moralverlust { $n }: Karten wandern vom Moralstapel auf den Bedrohungsstapel, es bleiben { $left }.
say-monument = Das Denkmal ist sichtbar.
say-speech-token = { $soldier } nimmt { $n ->
        [one] ein Aufrufplättchen
       *[other] { $n } Aufrufplättchen
    }.
say-new-leader = Neuer Truppführer: { $soldier }
say-keeps-the-lead = { $soldier } behält die Führung.
say-final-lost = Nicht geschafft: { $mission }

## Tischgespräch (LP-3.7)
signal-courage = Nur Mut, Kameraden!
signal-thanks = Danke.
signal-well_done = Gut gemacht!
signal-sorry = Tut mir leid, es ging nicht anders.
signal-your_decision = Entscheide, wie du es für richtig hältst.
signal-thinking = Einen Augenblick bitte.
signal-agreed = Einverstanden.
signal-rather_not = Lieber nicht.
signal-beware = Seht ins Niemandsland: { $threat }
signal-count_the_marks = Zählt die Schweren Schläge: { $soldier }
signal-morale_is_low = Unsere Moral geht zur Neige.
signal-peace_is_near = Der Frieden ist nah.
signal-be_bold = Wagen wir viel.
signal-be_careful = Seien wir vorsichtig.
signal-my_tile = Ich lege dieses Plättchen: { $tile }
signal-support_him = Geben wir Rückhalt: { $soldier }

## Der Tisch in Worten
board-mission = Einsatz { $n }, Truppführer { $soldier }. Bedrohungsstapel { $trials }, Moralstapel { $morale }, abgeworfen { $discard }, Aufrufplättchen im Vorrat { $supply }.
board-final = Letzter Einsatz: { $mission }
board-order = { $mission } ({ $level }, mindestens { $least ->
        [one] 1 Karte je Soldat
       *[other] { $least } Karten je Soldat
    }): { $text }{ $box }
board-under = { $mission }: gesammelte Karten: { $n }
board-attached = Aufgelegt: { $cards }
board-land = Niemandsland: { $cards }
board-active = Aktive Bedrohungen: { $threats }
board-soldier = { $soldier }: { $marks }
board-you = du
board-leads = Truppführer
board-in = im Einsatz
board-out = zurückgezogen
board-charm = Glücksbringer { $threat }
board-charm-used = Glücksbringer benutzt
board-speeches = Aufrufplättchen { $n }
board-hand = Hand: { $cards }
board-hand-size = Handkarten { $n }
board-tiles = Plättchen: { $tiles }
board-tiles-size = Plättchen { $n }
board-placed = gelegt: { $tiles }
board-placed-size = Plättchen verdeckt gelegt
board-knocks = Schwere Schläge: { $cards } (Marken { $n } von { $most })
board-known = Dir bekannt im Bedrohungsstapel, von oben gezählt: { $cards }
board-known-mission = Oben auf dem Einsatzstapel: { $mission }
board-looking = Du siehst dir an: { $things }
board-solo-tiles = Gezogene Rückhaltplättchen: { $tiles }
board-nothing = nichts

## Neben den Wahlmöglichkeiten
hint-to = an { $soldier }
hint-under = Karten darunter: { $n }
hint-pay = Karten ziehen: { $n }
warning-fails = Mit dieser Karte schlägt der Einsatz sofort fehl.
warning-mark = Das sind { $n } Marken auf einem Soldaten: Wird im Rückhalt keine entfernt, ist das Spiel verloren.
warning-morale = Damit endet der Einsatz: { $n } Moral gehen verloren, { $left } sind übrig. Ohne Moral ist das Spiel verloren.
hint-fails = der Einsatz würde fehlschlagen
place-0 = ersten
place-1 = zweiten
place-2 = dritten
place-3 = vierten
place-4 = fünften
board-counted = { $threat } { $n } von { $most }
board-ignored = { $threat } { $n } (zählt nicht)
board-shared-hand = Gemeinsame Hand: { $cards }
board-deck = Karten im Einsatzstapel: { $n }
board-gone = Abgeworfen: { $cards }
board-missions-gone = Erledigte Einsätze: { $missions }
board-returned = Offen in den Stapel oder in eine Hand zurückgegangen: { $cards }
level-easy = leicht
level-normal = normal
level-hard = schwer
hint-mission = { $level }; mindestens { $least ->
        [one] 1 Karte
       *[other] { $least } Karten
    } je Soldat. { $text }{ $box }
hint-mark = Marke { $n } von { $most }
hint-last-mark = MARKE { $n } VON { $most }: Liegt sie nach dem Rückhalt noch da, haben alle verloren
hint-trap = Falle: Die nächste Bedrohung wird aufgedeckt
hint-dealt = { $dealt ->
        [one] 1 Karte
       *[other] { $dealt } Karten
    } verteilt, { $left } im Bedrohungsstapel übrig
hint-drop = beendet den Einsatz; die Moral fällt um { $n } von { $left }
hint-speech = jeder andere darf eine Karte abwerfen, die das zeigt
hint-nothing-fits = du hast keine passende Karte
hint-fill = { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    } ziehen
hint-then = danach { $threats }
cardtext-demoralized = Jeder Moralverlust verschiebt eine Karte mehr.
hint-tile-lost = vorher kommt eines deiner Rückhaltplättchen aus dem Spiel{ $n ->
        [one] {", "}dein letztes: du kannst niemandem Rückhalt geben
       *[other] {""}
    }
hint-keeps = raus aus diesem Einsatz; du behältst { $n ->
        [0] keine Karte
        [one] 1 Karte
       *[other] { $n } Karten
    }

## Über einer Frage
now-you = Du bist { $soldier }{ $role ->
        [leader] , der Truppführer
       *[other] {""}
    }. Einsatz { $n }; Bedrohungsstapel { $trials }, Moral { $morale }.
now-for = Du entscheidest für { $soldier }. Einsatz { $n }; Bedrohungsstapel { $trials }, Moral { $morale }.
now-comrades = Mit dir: { $comrades }
now-comrade-in = { $soldier } ({ $player }{ $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    })
now-comrade-out = { $soldier } ({ $player }zurückgezogen, { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    })
now-threats = Aktive Bedrohungen: { $threats }
now-none-active = Keine Bedrohung ist aktiv. Ein Einsatz scheitert an { $most } gleichen.
now-marks = { $soldier }: Marken { $n } von { $most } ({ $cards })
now-drop = Endete der Einsatz jetzt, fiele die Moral um { $n } (Karten in { $solo ->
        [yes] der gemeinsamen Hand: { $cards }, dazu { $more }
       *[no] allen Händen: { $cards }
    }){ $lost ->
        [yes] : Das wäre das Ende
       *[no] {""}
    }.
now-missions = Einsatzkarten: { $missions }
now-row = In der Reihe: { $soldiers }
now-in = { $soldier } im Einsatz
now-out = { $soldier } zurückgezogen
now-hand = Hand: { $cards }
now-tiles = Rückhaltplättchen: { $tiles }

## Jetzt nicht möglich
closed-fearful = { $card }: Rückzug ist die einzige Aktion
closed-hardheaded = { $card }: nicht mit { $n } oder mehr Handkarten
closed-prideful = { $card }: nur als Letzter oder ohne Handkarten
closed-fragile = { $card }: Ein solcher Kamerad ist noch im Einsatz
closed-mission = der Einsatz verbietet es im ersten Zug
closed-charm-used = der Glücksbringer ist verbraucht
closed-charm-mission = der Einsatz verbietet Glücksbringer
closed-charm-nothing = keine Karte mit { $threat } liegt im Niemandsland
closed-speech-none = kein Aufrufplättchen
closed-speech-mute = { $card }: keine Aufrufe
closed-speech-mission = der Einsatz verbietet Aufrufe
closed-first-intensity = der erste Einsatz hat mindestens Schwierigkeit { $n }
closed-cards = keine Handkarten
missing-intensity = Schwierigkeit { $n }
missing-withdraw = Zurückziehen
missing-charm = Glücksbringer einsetzen
missing-speech = Aufruf
missing-play = Karte ausspielen

## Das Ende
epilogue-left = Bedrohungen im Stapel und in den Händen: { $trials }. Moral übrig: { $morale }.

## Die Zeichnung
draw-land = Niemandsland
draw-threats = Aktive Bedrohungen
draw-of-limit = der Einsatz scheitert bei
draw-near = noch eine, und der Einsatz scheitert
draw-reached = die Grenze ist erreicht
draw-ignored = zählt in diesem Einsatz nicht
draw-trials = Bedrohungen
draw-peace = Frieden, wenn der Stapel und alle Hände leer sind
draw-morale = Moral
draw-monument = Geht die letzte Karte, bleibt nur das Denkmal
draw-mission = Einsatz
draw-preparation = Vorbereitung
draw-phase-mission = Im Feld
draw-support = Rückhalt
draw-phase-morale = Moralverlust
draw-leader = Truppführer
draw-in = im Einsatz
draw-out = zurückgezogen
draw-markers = Im Einsatz
draw-acts = am Zug
draw-charm = Glücksbringer
draw-charm-used = verbraucht
draw-speech = Aufrufe
draw-hand = Handkarten
draw-tiles = Rückhaltplättchen
draw-tile-hidden = ein Plättchen, verdeckt
draw-placed = Gelegt
draw-knocks = Schwere Schläge
draw-hard-knock = Schwerer Schlag
draw-christmas = Ein Geschenk
draw-marks = Marken
draw-marks-limit = zerbricht bei
draw-sleeps = in diesem Einsatz ohne Wirkung
draw-novice = der Novize
draw-chaplain = der Feldkaplan
draw-trap = Falle
draw-supply = Aufrufe im Vorrat
draw-discard = Abgeworfen
draw-missions = Befehle
draw-under = Karten gesammelt
draw-attached = An den Einsatz gelegt
draw-deck = Einsatzstapel
draw-final = Der letzte Einsatz
draw-least = Karten für jeden, mindestens
draw-box = Bis dahin
draw-easy = leicht
draw-normal = mittel
draw-hard = schwer
draw-known = Diese Bedrohungen kennst du, von oben
draw-returned = Zurück im Stapel oder auf einer Hand
draw-put-back = Du kennst die oberste Einsatzkarte
draw-looking = In deinen Händen
draw-candidates = Soldaten zur Wahl
draw-your-hand = Deine Hand
draw-shared-hand = Die Hand aller drei
draw-open-hand = offene Hand
draw-none = keine
draw-empty-land = Noch ist nichts zu sehen.
draw-last-mission = So endete der Einsatz
draw-succeeded = Der Einsatz ist gelungen
draw-failed = Der Einsatz ist gescheitert
draw-supported = erhält Rückhalt
draw-nobody-inside = niemand
draw-nobody = Niemand erhält Rückhalt
draw-drop = Moralverlust
draw-ended-now = Wenn der Einsatz jetzt endete
draw-left-in-reserve = im Moralstapel
draw-would-fail = scheitert
draw-would-trap = Falle
draw-drawn-tiles = Schon gezogene Plättchen
draw-soldiers = Soldaten
draw-in-hands = Karten in allen Händen
draw-intensity = Schwierigkeit
draw-to = an
draw-card = Karte
draw-colon = :

## Pieces on the plan pad
piece-charm = Glücksbringer von { $n }
piece-trials = Bedrohungen
piece-morale = Moralreserve

## Das erste Spiel mit Anleitung
guide-play = Ein Einsatz: Alle spielen Karten aus der Hand ins Niemandsland, bis sich alle zurückgezogen haben. Drei aktive Bedrohungen einer Art, und der Einsatz scheitert. Neben jeder Karte siehst du, was sie aus den Bedrohungen machen würde; zwei gleiche sind noch sicher. Spiele Nacht + Granate.
guide-count = Deine Freunde haben ihre Karten dazugelegt. Mit Schnee + Pfeife stehen zwei Arten bei zwei: knapp, aber nicht zu viel. Was du aus der Hand hast, liegt hinter dir.
guide-withdraw = Jetzt steht die Nacht bei zwei, und deine letzte Karte zeigt sie auch: Gespielt ließe sie den Einsatz für alle scheitern. Zieh dich zurück. Die Karte bleibt auf deiner Hand; je weniger alle behalten, desto weniger sinkt die Moral.
guide-support = Wer sich zurückzieht, gibt verdeckt einem Nachbarn Rückhalt. Wer am meisten bekommt, darf zwei Schwere Schläge abwerfen oder den Glücksbringer zurückholen. Anselme Perrin ist zweimal getroffen: Gib ihn ihm.
guide-lead = Du führst diesen Einsatz und sagst, wie viele Karten alle ziehen. Gewonnen ist gemeinsam, wenn der Stapel der Bedrohungen und alle Hände leer sind; verloren, wenn die Reserve aufgebraucht ist oder jemand vier Schwere Schläge trägt. Wenige Karten sind sicher, aber nach jedem Einsatz sinkt die Moral. Nimm zwei.
guide-speech = Ein Kamerad macht einen Aufruf gegen Gasmasken: Alle anderen dürfen eine Karte abwerfen, die eine zeigt. Du hast keine, also gibt es nichts abzuwerfen.
guide-charm = Nacht und Pfeife stehen hoch. Dein Glücksbringer nimmt eine Karte mit deinem eigenen Zeichen aus dem Niemandsland. Er wirkt einmal, bis Rückhalt ihn zurückbringt: Nutze ihn jetzt, er schafft Platz für alle.
guide-alone = Weiterspielen wäre gefährlich: Zieh dich zurück und gib deinen Rückhalt. Von hier an entscheidest du. Sieh nach, was die Schweren Schläge deinen Freunden verbieten, und geh vor der dritten gleichen Bedrohung.

## Der Bericht am Ende
report-victory = Der Friede kam in Einsatz { $mission }; im Moralstapel lagen noch { $morale } Karten.
report-posthumous_victory = Das letzte Gefecht in Einsatz { $mission } wurde bestanden.
report-defeat_monument = Nach Einsatz { $mission } war der Moralstapel leer.
report-defeat_hard_knocks = Ein Kamerad zerbrach in Einsatz { $mission }.
report-defeat_final = Der letzte Einsatz, der { $mission }., wurde nicht erfüllt.
report-broken = { $soldier } zerbrach in Einsatz { $mission }, mit { $n } Marken.
report-missions-sum = Gelungene Einsätze: { $won }; fehlgeschlagene: { $failed }.
report-worst-drop = Der härteste Moralverlust: { $n } Karten, in Einsatz { $mission }.
report-missions = Einsatz für Einsatz
report-outcome = Ausgang
report-failed = fehlgeschlagen: { $threats }
report-won = gelungen
report-unfinished = abgebrochen
report-reserve = Moral übrig
report-soldier = Soldat
report-player = Spieler
report-led = Angeführte Einsätze
report-played = Abgelegte Karten
report-knocks-taken = Erlittene Schwere Schläge
report-charms = Glücksbringer genutzt
report-speeches = Aufrufe
report-supported = Rückhalt erhalten
report-carries = Schwere Schläge am Ende
report-threats = Bedrohungen
report-threat = Bedrohung
report-broke = Daran fehlgeschlagene Einsätze
report-by-mission = Nach jedem Einsatz
report-knocks-so-far = Schwere Schläge bisher

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = noch zu spielende Bedrohungskarten { $best } statt { $other }
reason-morale = Moralstapel { $best } statt { $other }
reason-broken = Kameraden am Ende ihrer Kraft { $best } statt { $other }
reason-worn = Zermürbung der Kameraden durch ihre Marken { $best } statt { $other }
reason-hardships = Last der schweren Schläge { $best } statt { $other }
reason-charms = Glücksbringer { $best } statt { $other }
reason-speeches = Aufrufplättchen { $best } statt { $other }
