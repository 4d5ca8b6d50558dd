# Der Löwe von Khartum: Fragen, Wahlmöglichkeiten und Protokoll.

game-title = Der Löwe von Khartum
game-about = Khartum, Februar 1884. Vier Banner des Mahdi schließen die Stadt ein. Du bist Gordon: Halte den Gouverneurspalast, bis der Entsatz kommt.
game-goal = Halte den Gouverneurspalast, bis der Entsatz Khartum erreicht. Verloren ist das Spiel, wenn ein Banner den Palast betritt, wenn Stadtmoral oder Ressourcen aufgebraucht sind oder wenn Gordon fällt. In Zug 1 greift niemand an: Stärke die Stadt, und lass danach keinen Weg ohne Verteidiger.

## Optionen
option-level = Schwierigkeit
option-level-cub = Das Löwenjunge (leichter)
option-level-normal = Der Löwe
option-level-king = Der König der Löwen (schwerer)
option-events = Ereigniskarten
option-gordon_leader = Gordon im Feld
option-palace_last_stand = Letztes Gefecht: eine Truppe und ein Anführer dürfen den Palast halten
option-defence_rp_after_roll = Der Ressourcenpunkt für die Verteidigung wird nach dem Wurf bezahlt
option-event_discard = Benutzte Ereigniskarten
option-event_discard-discard = kommen auf den Ablagestapel
option-event_discard-reshuffle = werden jeden Zug zurückgemischt
option-palace_garrison = Der Palast darf unbegrenzt besetzt werden
option-wiped_out_zone_is_lost = Eine Zone, deren Truppen alle verloren sind, fällt an das Banner
option-supports_need_troops = Anführer, Geschütze und Kanonenboote brauchen Truppen neben sich
option-turn1_upkeep = Zug 1 kostet Unterhalt
option-refuse_suicidal_payment = Zahlungen, die das Spiel verlieren würden, werden abgelehnt

## Ergebnisse
result-victory = Sieg: Der Entsatz erreicht Khartum.
result-palace = Niederlage: Ein Banner dringt in den Gouverneurspalast ein.
result-morale = Niederlage: Die Stadt hat den Mut verloren.
result-resources = Niederlage: Die Vorräte sind erschöpft.
result-gordon = Niederlage: Gordon ist tot.
end-held = Zug { $turn } ({ $month }): Stadtmoral { $cm }, Ressourcen { $rp }.

## Namen, die nicht in den Daten stehen
unit-egyptian_reduced = Ägyptische Infanterie (eine Stufe)
    .one = ägyptische Infanterie (eine Stufe)
    .many = Einheiten ägyptischer Infanterie (eine Stufe)
unit-sudanese_reduced = Sudanesische Infanterie (eine Stufe)
    .one = sudanesische Infanterie (eine Stufe)
    .many = Einheiten sudanesischer Infanterie (eine Stufe)
unit-bashi_reduced = Baschi-Bosuks (eine Stufe)
    .one = Baschi-Bosuks (eine Stufe)
    .many = Einheiten Baschi-Bosuks (eine Stufe)
kind-leader = Anführer
kind-troops = Truppen
kind-guns = Geschütze
kind-gunboats = Kanonenboot
term-cm = Stadtmoral
term-rp = Ressourcen
term-event = Ereignis
term-fort = Befestigung
term-paid = bezahlter Ressourcenpunkt
term-half_strength = halbe Stärke des Banners
term-full_strength = Stärke des Banners

month-1884-02 = Februar 1884
month-1884-03 = März 1884
month-1884-04 = April 1884
month-1884-05 = Mai 1884
month-1884-06 = Juni 1884
month-1884-07 = Juli 1884
month-1884-08 = August 1884
month-1884-09 = September 1884
month-1884-10 = Oktober 1884
month-1884-11 = November 1884
month-1884-12 = Dezember 1884
month-1885-01 = Januar 1885

## Fragen
ask-CardOption = Die Karte lässt dir die Wahl.
ask-BannerToDisorganise = Welches Banner wird desorganisiert?
ask-FreeImprovement = Wo legst du eine kostenlose Verbesserung hin?
ask-ImprovementToRemove = Welche Verbesserung geht verloren?
ask-NextAction = Was tust du als Nächstes?
ask-ZoneToFortify = Welche Zone befestigst du? (je 1 Ressource, bis zu vier Zonen; gelegt: { $placed })
ask-Amount = { $action }: Wie viele Punkte gewinnst du?
ask-GunboatWork = Kanonenboot bauen oder reparieren? (je 1 Ressource)
ask-Levies = Wie viele Einheiten Bürgerwehr stellst du auf? (zusammen 1 Stadtmoral)
ask-Target = { $action }: gegen welches Banner?
ask-RaidInfantry = Welche Einheit zieht zum Überfall aus?
ask-SortieInfantry = Welche Einheit nimmt am Ausfall teil? (eine bis drei)
ask-ExpeditionLeader = Wer führt an?
ask-LightGuns = Wie viele leichte Geschütze kommen mit?
ask-Gunboats = Wie viele Kanonenboote kommen mit?
ask-HeavyGun = Wie viele schwere Geschütze kommen auf ein Kanonenboot?
ask-ZoneToDefend = Welche Zone besetzt oder verstärkst du?
ask-UnitToPost = { $zone }: Welche Einheit bezieht Stellung?
ask-PayForDefence = { $zone } { $zone_form ->
        [p] werden
       *[other] wird
    } angegriffen. 1 Ressource für +1 zahlen?
ask-StepLoss = Welche Einheit verliert eine Stufe?
ask-GunLoss = Welches Geschütz geht verloren?

## Wahlmöglichkeiten
choice-done = Fertig
choice-end = Aktionsphase beenden
choice-none = Niemand
choice-yes = Ja
choice-no = Nein
choice-build = Eines bauen
choice-repair = Eines reparieren

## Protokoll: der Zug
say-turn = Zug { $turn } ({ $month })
say-event =
    Ereigniskarte: { $card }. { $cardtext }{ $once ->
        [yes] {" "}(Nur einmal: Danach ist sie aus dem Spiel.)
       *[no] {""}
    }
say-event-condition =
    { $card }: Die Bedingung ist nicht erfüllt ({ $why ->
        [turns] nur in den Zügen { $first } bis { $last }
        [earlier] nur nach „{ $earlier }“
        [gunboat] nur mit einem verfügbaren Kanonenboot
       *[leader] nur solange { $unit } lebt
    }); nur die AP zählen.
say-event-removed = Die Karte „{ $card }“ ist aus dem Spiel.
say-event-roll = Ereigniswürfel: { $die }
say-ap-roll = Würfel für die Aktionspunkte: { $die }
say-event-choice = Gewählt: { $option }
say-event-reshuffle = Die abgelegten Ereigniskarten kommen zurück in den Stapel.
say-action-points = Aktionspunkte in diesem Zug: { $ap }
say-random-banner = Zufällig bestimmt: { $banner }
say-relief = Der Entsatz wird jetzt in Zug { $turn } erwartet.
say-defence-drm = Jeder Verteidigungswurf in diesem Zug: { SIGNED($delta) }
say-raid-drm = Jeder Überfallwurf in diesem Zug: { SIGNED($delta) }
say-sortie-drm = Jeder Ausfallwurf in diesem Zug: { SIGNED($delta) }
say-zone-lowered = { $zone }: Die Befestigung ist auf Dauer geschwächt.
say-leader-sent = { $unit } verlässt Khartum.

## Protokoll: Leisten
say-morale = { $delta ->
        [0] Stadtmoral bleibt bei { $cm }
       *[other] Stadtmoral { SIGNED($delta) }: jetzt { $cm }
    }
say-resources = { $delta ->
        [0] Ressourcenpunkte bleiben bei { $rp }
       *[other] Ressourcenpunkte { SIGNED($delta) }: jetzt { $rp }
    }
say-resources-LK-8-6 = Unterhalt: Ressourcenpunkte { SIGNED($delta) }, jetzt { $rp }
say-strength = { $banner }: Stärke { SIGNED($delta) }, jetzt { $strength }
say-disorganised = { $banner_the } ist desorganisiert.
say-pool = { $amount } RP aus den freien Ressourcen von Zug 1 bezahlt; noch { $left }

## Protokoll: Aktionen
say-action = Aktion: { $action } (noch { $ap } AP)
say-ap-lost = Unbenutzte AP verfallen: { $ap }
say-improved = { $zone }: Befestigung verbessert
say-improvement-lost = { $zone }: Die Verbesserung ist verloren
say-gunboat-build = Ein Kanonenboot ist gebaut; verfügbar: { $gunboats }
say-gunboat-repair = Ein Kanonenboot ist repariert; verfügbar: { $gunboats }
say-levies = Bürgerwehr aufgestellt: { $number }
say-defended = { $zone }, Verteidiger: { $units }

## Protokoll: Gefechte
say-raid-total = Überfall gegen { $banner_the }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-sortie-total = Ausfall gegen { $banner_the }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-defence-roll = Verteidigungswürfel: { $dice }
say-defence-total = Verteidigung gegen { $banner_the }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-casualty-roll = Verluste, { $kind }: Würfel { $die }, Modifikator { SIGNED($drm) }, Summe { $total }{ $lost ->
        [-1] {""}
        [0] : keine
       *[other] : { $lost } { $kind ->
            [Truppen] { $lost ->
                [one] Stufe
               *[other] Stufen
            }
           *[other] { $lost ->
                [one] Geschütz
               *[other] Geschütze
            }
        }
    }
say-leader-killed = { $unit } ist gefallen.
say-leader-wounded = { $unit } ist verwundet.
say-leader-unharmed = { $unit } bleibt unverletzt.
say-leader-recovered = { $unit } ist genesen.
say-step-lost = { $unit }: eine Stufe verloren
say-unit-lost = { $unit }: vernichtet
say-gun-lost = { $unit }: verloren
say-gunboat-damaged = Ein Kanonenboot ist beschädigt.
say-gunboat-destroyed = Ein Kanonenboot ist zerstört.

## Protokoll: die Banner
say-banner-card = Bannerkarte: { $banners }
say-inactive =
    { $banner_the } tut nichts: { $why ->
        [disorganised] Es ist desorganisiert
       *[strength] Seine Stärke ist 0
    }.
say-advance = { $banner_the } rückt vor: { $zone }
say-attack = { $banner_the } greift an: { $zone }
say-retreat = { $banner_the } weicht zurück: { $zone }
say-retreat-impossible = { $banner_the } kann nicht weiter zurückweichen.
say-held = { $banner_the } scheitert: Die Zone { $zone } bleibt dein.
say-wiped-out = { $zone }: Es sind keine Truppen mehr da.
say-withdraw = Rückzug aus der Zone { $zone }: { $units }
say-key-zone-lost = { $zone }: Schlüsselzone verloren
say-key-zone-regained = { $zone }: Schlüsselzone zurückgewonnen

## Der Plan in Worten
board-turn = Zug { $turn } von { $last }, { $month }. Entsatz erwartet in Zug { $relief }.
board-tracks = Aktionspunkte { $ap }. Stadtmoral { $cm }, im Kampf { SIGNED($cm_drm) }. Ressourcen { $rp }, im Kampf { SIGNED($rp_drm) }.
board-pool = Freie Ressourcen in diesem Zug: { $n }
board-banner = { $banner }: Stärke { $strength }, in Zone { $number }, { $zone }
board-banner-disorganised = { $banner }: Stärke { $strength }, in Zone { $number }, { $zone }, desorganisiert
board-zone = { $number } { $zone }, Befestigung { $level }{ $marks }
board-key = Schlüsselzone
board-nile = Nilufer
board-improved = verbessert
board-enemy = feindlich
board-defenders = Verteidiger: { $units }
board-troops = Verfügbare Truppen: { $units }
board-used = In diesem Zug benutzt: { $units }
board-guns = Verfügbare Geschütze: { $units }
board-leaders = Verfügbare Anführer: { $units }
board-wounded = Verwundete Anführer: { $units }
board-gunboats = Kanonenboote: { $available } verfügbar, { $damaged } beschädigt, { $unbuilt } nicht gebaut
board-force = Unterwegs: { $units }
board-markers = Verbesserungsmarker im Vorrat: { $n }
board-none = keine
board-none-of-cards = keine
board-none-of-troops = keine
board-event = Ereigniskarte dieses Zuges: { $card }
board-event-pile = Ereigniskarten im Stapel: { $n }
board-event-discard = Abgelegt: { $cards }
board-event-removed = Aus dem Spiel: { $cards }
board-eliminated = Für immer verloren: { $units }
board-unraised = Bürgerwehr, die noch aufgestellt werden kann: { $n }
board-banner-cards = Die { $n } Bannerkarten, zu Beginn jeder Bannerphase alle im Stapel:

## Neben einer Möglichkeit
hint-zone = { $banner }, Zone { $n }, Befestigung { $level }{ $marks }
hint-level = Befestigung { $level }
hint-palace = Befestigung { $level }; Werke helfen hier in keinem Gefecht
hint-factor = { SIGNED($n) }
hint-banner = Zone { $n }, Stärke { $strength }
hint-target = { SIGNED($n) } im Kampf
hint-target-nile = Kanonenboote können mit
hint-there = { $n } verfügbar
hint-sum = { SIGNED($n) } auf die Summe
hint-step-kept = bleibt mit einer Stufe
hint-step-last = wird vernichtet
hint-total = Summe { $total }: { $row }
hint-odds = hält in { $percent } % aller Würfe
hint-fatal = damit ist das Spiel verloren
hint-closes = { $n ->
        [one] schließt „{ $actions }“
       *[other] schließt alles darüber
    }
hint-may-fall = doch bei { $n ->
    [one] 1 Verlustwurf
   *[other] { $n } Verlustwürfen
} von { $of } fallen die letzten Truppen und die Zone ist verloren
hint-costs-rp = kostet { $n } RP, bleiben { $left }
hint-costs-cm = kostet { $n } Stadtmoral, bleiben { $left }
hint-unspent = { $n ->
        [one] 1 Aktionspunkt verfällt
       *[other] { $n } Aktionspunkte verfallen
    }

## Der Preis einer Aktion
price-fortify = { $ap } AP; { $rp } RP je Zone, höchstens { $most } Zonen
price-raise_cm = { $ap } AP; { $rp } RP je Punkt, höchstens { $most }
price-raise_rp = { $ap } AP; { $cm } Stadtmoral je Punkt, höchstens { $most }
price-gunboats = { $ap } AP; { $rp } RP je Boot
price-levies = { $ap } AP; zusammen { $cm } Stadtmoral
price-raid = { $ap } AP; eine reguläre Einheit gegen ein Banner, dessen halbe Stärke zählt
price-sortie = { $ap } AP und { $rp } RP; bis zu drei reguläre Einheiten, die ganze Stärke zählt
price-defend = { $ap } AP; Truppen halten Zonen, bis die Banner gezogen haben

## Jetzt nicht möglich
closed-done = in diesem Zug schon getan
closed-order = eine Aktion, die in der Reihenfolge später kommt, ist schon getan
closed-first-turn = nicht im ersten Zug
closed-excluded = Moral und Ressourcen werden nie im selben Zug gehoben
closed-markers = kein Verbesserungsmarker oder keine Zone dafür ist übrig
closed-purse = die Ressourcen erlauben es nicht
closed-patience = die Stadtmoral erlaubt es nicht
closed-full = die Leiste ist voll
closed-boats = alle Kanonenboote sind gebaut und heil
closed-levies = es ist keine Bürgerwehr mehr aufzustellen
closed-infantry = keine reguläre Einheit, die ausziehen darf, ist verfügbar
closed-target = kein Banner hat noch Stärke
closed-troops = keine Truppen sind verfügbar, oder keine Zone ist zu halten
closed-no-troops-posted = mindestens eine Truppeneinheit muss irgendwo stehen

## Über einer Frage
now-points = Zug { $turn } (Entsatz: Zug { $relief }). Aktionspunkte (AP) { $ap }. Stadtmoral (SM) { $cm }, im Kampf { SIGNED($cm_drm) }. Ressourcen (RP) { $rp }, im Kampf { SIGNED($rp_drm) }.
now-pool = Zug 1 wird aus den freien RP bezahlt (noch { $n }); die RP auf der Leiste bleiben unberührt.
now-first-turn = Im ersten Zug marschiert niemand. Aktionspunkte und freie RP, die du nicht ausgibst, verfallen.
now-order = Die Reihenfolge ist fest: Nach einer Aktion ist in diesem Zug keine mehr möglich, die in dieser Liste darüber steht.
now-card = Karte: { $card }
now-keep-one = Rat: Behalte einen AP für „Verteidigungsstellungen beziehen“; ein offener Weg führt in den Palast (LK-6.7.7).
now-defend-now = Das ist dein letzter AP: Ohne „Verteidigungsstellungen beziehen“ steht jede Zone leer (LK-6.7.7).
now-available = Verfügbar: { $units }
now-posted = In der Zone { $zone }: { $units }
now-nobody = noch niemand
now-force = Unterwegs: { $units }
now-sum = { $kind } gegen { $banner_the } bisher: { $terms }. Zusammen { SIGNED($modifier) }, dazu zwei Würfel.
now-sum-thrown = { $kind } gegen { $banner_the }: Würfel { $dice }; { $terms }. Zusammen { SIGNED($modifier) }, Summe { $total }.
now-chances = Damit: { $rows }
now-chance = { $row } { $percent } %{ $effects }
effect-rp = RP { SIGNED($n) }
effect-cm = SM { SIGNED($n) }
effect-strength = Stärke des Banners { SIGNED($n) }
effect-retreat = es weicht zurück
effect-disorganised = es ist desorganisiert
effect-advance = die Zone ist verloren
effect-losses = Truppen würfeln Verluste mit { SIGNED($n) }
now-path-idle = { $banner } (Stärke { $strength }, Zone { $n } { $zone }): marschiert in diesem Zug nicht.
warning-path-open = Der Palast kann in diesem Zug fallen, denn Wege sind offen: { $banners }.
warning-banner = { $banner } ({ $cards } von { $all } Bannerkarten)
now-path-open = { $banner } (Stärke { $strength }, Zone { $n } { $zone }): WEG OFFEN bis in den Palast; bei { $cards } von { $all } Bannerkarten ist das Spiel verloren.
now-path-held = { $banner } (Stärke { $strength }, Zone { $n } { $zone }): muss bei { $cards } von { $all } Karten kämpfen. Zone { $held } hält zu { $percent } %.
intent-again = { $last ->
        [yes] Wie im letzten Zug
       *[no] Wie in Zug { $turn }
    }
tried-post = { $zone }: { $units }
tried-post-holds = { $zone }: { $units }; hält zu { $percent } %
refusal-no-room = Für diese Einheit ist hier kein Platz.


## Der Plan als Zeichnung
draw-turn = Zug
draw-relief = Entsatz
draw-ap = Aktionspunkte
draw-ap-short = AP
draw-colon = :
draw-cm = Stadtmoral
draw-rp = Ressourcen
draw-pool = Frei in diesem Zug
draw-strength = Stärke
draw-disorganised = Desorganisiert
draw-troops = Truppen
draw-guns = Geschütze
draw-leaders = Anführer
draw-gunboats = Kanonenboote
draw-available = Verfügbar
draw-used = In diesem Zug benutzt
draw-wounded = Verwundet
draw-recovering = Genesend
draw-damaged = Beschädigt
draw-unbuilt = Nicht gebaut
draw-unraised = Aufzustellende Bürgerwehr
draw-force = Unterwegs
draw-eliminated = Verloren
draw-markers = Ausbauten übrig
draw-level = Befestigung
draw-key = Schlüsselzone
draw-nile = Nilufer
draw-improved = Ausgebaut
draw-lowered = Gesenkt
draw-enemy = In Feindeshand
draw-event-card = Ereignis
draw-banner-card = Banner auf dem Marsch
draw-once = nur einmal
draw-no-effect = ohne Wirkung: Die Bedingung ist nicht erfüllt; nur ihre AP zählen
draw-no-card = Noch keine Karte
draw-raid = Überfall
draw-sortie = Ausfall
draw-defence = Verteidigung
draw-steps = Stufen
draw-cannot = darf nicht teilnehmen
draw-losses = Verluste
draw-advance = Das Banner rückt vor
draw-retreat = Das Banner weicht zurück
draw-random = gewürfelt
draw-modifier = Modifikator
draw-dice = Würfel
draw-total = Summe
draw-result = Ergebnis
draw-chance = Chance
draw-holds = Hält, Verluste eingerechnet
draw-against = gegen
draw-zone = Zone
draw-defenders = Verteidiger
draw-map = Khartum und der Nil
draw-tracks = Leisten
draw-boxes = Deine Kräfte
draw-before = Was zusammenkommt
draw-none = keine

## Das erste Spiel mit Anleitung
guide-fortify = Vier Banner ziehen gegen den Palast, jedes auf seinem eigenen Weg von Zone 5 nach innen. In Zug 1 greift niemand an, und die Ressourcen sind frei: Nutze das. Befestige auf jedem Weg die äußerste Zone; die Werke helfen den Verteidigern dort bis zum Ende des Spiels.
guide-gunboats = Die Aktionen haben eine feste Reihenfolge: Was du übergehst, ist für diesen Zug vorbei. Kanonenboote verteidigen Zonen am Nil und schießen vom Wasser aus. Baue drei, solange sie nichts kosten.
guide-levies = Die Bürgerwehr ist schwach, aber sie hält eine Zone, die sonst leer stünde. Zusammen kosten alle 1 Stadtmoral; nimm zwei.
guide-morale = Von jetzt an ziehen die Banner, und alle Ressourcen werden bezahlt. Die Stadtmoral zählt in jedem Kampf mit, und bei 0 ist das Spiel verloren. Hebe sie, solange es billig ist.
guide-raid = Ein Überfall bringt Ressourcen ein. Eine gute Einheit, ein Anführer und ein Geschütz gegen das Banner mit der besten Aussicht: Bevor du würfelst, zeigt der Tisch, was zählt.
guide-defend = Das ist das Herz des Spiels. Ein Weg ohne Verteidiger ist offen, und ein Banner kann auf einem offenen Weg in einem einzigen Zug den Palast erreichen. Stelle auf jeden Weg jemanden, so weit draußen wie möglich, und verstärke, wo es darauf ankommt. Die Verteidiger werden jeden Zug neu aufgestellt.
guide-pay = Das Grüne Banner greift das Dorf an, bei dem deine Kanonenboote liegen. Nach dem Wurf darfst du für 1 Ressourcenpunkt 1 hinzufügen: Hier wird aus Halten um einen Preis ein abgewehrter Angriff. Von hier an führst du allein. Halte durch, bis der Entsatz kommt.

## Der Bericht am Ende
report-victory = Der Entsatz traf in Zug { $turn } ein.
report-palace =
    { $banner_the } drang in Zug { $turn } in den Palast ein: { $how ->
        [open] Niemand stand im Weg
       *[broken] Die Verteidiger konnten { $zone } nicht halten
    }.
report-morale = In Zug { $turn } verlor die Stadt den Mut.
report-resources = In Zug { $turn } waren die Ressourcen aufgebraucht.
report-gordon = Gordon fiel in Zug { $turn }.
report-held = Durchgehaltene Züge: { $n }; der Entsatz wurde in Zug { $relief } erwartet. Zonen noch in deiner Hand: { $zones } von { $all }.
report-zones = Wie lange die Zonen hielten
report-banner = Banner
report-withstood = Abgewehrte Angriffe
report-fate = Schicksal
report-fell = in Zug { $turn } verloren
report-stood = bis zuletzt gehalten
report-turns = Zug für Zug
report-turn = Zug { $turn }
report-zones-lost = Verlorene Zonen
report-units-lost = Verlorene Einheiten
report-losses = Verluste und ihre Ursachen
report-loss = Was
report-sum = Zusammen
report-cause-raid = Überfälle
report-cause-sortie = Ausfälle
report-cause-defence = Verteidigung
report-cause-event = Ereignisse und Übriges
report-loss-unit_lost = Ausgeschaltete Einheiten
report-loss-step_lost = Stufen
report-loss-gun_lost = Geschütze
report-loss-gunboat_destroyed = Zerstörte Kanonenboote
report-loss-gunboat_damaged = Beschädigte Kanonenboote
report-loss-leader_killed = Gefallene Anführer
report-loss-leader_wounded = Verwundete Anführer
report-actions = Wofür die Aktionspunkte verwendet wurden
report-action = Aktion
report-times = Wie oft
report-tracks = Moral und Ressourcen am Ende jedes Zuges

## Reasons of hints: a figure with the best choice, and with the next best
reason-left = Züge bis zum Entsatz { $best } statt { $other }
reason-cm = Stadtmoral { $best } statt { $other }
reason-rp = Ressourcen { $best } statt { $other }
reason-drm = Modifikator aus Moral und Ressourcen { $best } statt { $other }
reason-strength = Stärke aller Banner { $best } statt { $other }
reason-steps = Stufen deiner Truppen { $best } statt { $other }
reason-guns = Geschütze { $best } statt { $other }
reason-leaders = Anführer { $best } statt { $other }
reason-gunboats = Kanonenboote { $best } statt { $other }
reason-improved = verbesserte Zonen { $best } statt { $other }
reason-near = { $thing } steht in Zone { $best } statt { $other } (1 ist der Palast)

# Names of the zones for a small map: at most eleven letters
short-palace = Palast
short-black6 = Abu Said
short-black5 = Omdurman
short-black4 = Weißer Nil
short-black3 = Mogran
short-black2 = Arsenal
short-white6 = Kalakla
short-white5 = Mahu Bey
short-white4 = Südwälle
short-white3 = Ebene
short-white2 = Moschee
short-red6 = Halfaja
short-red5 = Schambat
short-red4 = Chodschali
short-red3 = Nordfort
short-red2 = Blauer Nil
short-green6 = El Gereif
short-green5 = Buri
short-green4 = Ostwälle
short-green3 = Messal.
short-green2 = Mission
