# Der Löwe von Khartum: Fragen, Wahlmöglichkeiten und Protokoll.

game-title = Der Löwe von Khartum
game-about = Khartum, Februar 1884. Vier Banner des Mahdi schließen die Stadt ein. Sie sind Gordon: Halten Sie den Gouverneurspalast, bis der Entsatz kommt.

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

## Namen, die nicht in den Daten stehen
unit-egyptian_reduced = Ägyptische Infanterie (eine Stufe)
unit-sudanese_reduced = Sudanesische Infanterie (eine Stufe)
unit-bashi_reduced = Baschi-Bosuks (eine Stufe)
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
ask-CardOption = Die Karte lässt Ihnen die Wahl.
ask-BannerToDisorganise = Welches Banner wird desorganisiert?
ask-FreeImprovement = Wo legen Sie eine kostenlose Verbesserung hin?
ask-ImprovementToRemove = Welche Verbesserung geht verloren?
ask-NextAction = Was tun Sie als Nächstes?
ask-ZoneToFortify = Welche Zone befestigen Sie? (je 1 RP, bis zu vier Zonen; gelegt: { $placed })
ask-Amount = { $action }: Wie viele Punkte gewinnen Sie?
ask-GunboatWork = Kanonenboot bauen oder reparieren? (je 1 RP)
ask-Levies = Wie viele Einheiten Bürgerwehr stellen Sie auf? (zusammen 1 SM)
ask-Target = { $action }: gegen welches Banner?
ask-RaidInfantry = Welche Einheit zieht zum Überfall aus?
ask-SortieInfantry = Welche Einheit nimmt am Ausfall teil? (eine bis drei)
ask-ExpeditionLeader = Wer führt an?
ask-LightGuns = Wie viele leichte Geschütze kommen mit?
ask-Gunboats = Wie viele Kanonenboote kommen mit?
ask-HeavyGun = Wie viele schwere Geschütze kommen auf ein Kanonenboot?
ask-ZoneToDefend = Welche Zone besetzen oder verstärken Sie?
ask-UnitToPost = { $zone }: Welche Einheit bezieht Stellung?
ask-PayForDefence = { $zone } wird angegriffen. 1 RP für +1 zahlen?
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
say-event = Ereigniskarte: { $card }. { $cardtext }
say-event-condition = { $card }: Die Bedingung ist nicht erfüllt; nur die AP zählen.
say-event-removed = { $card } verlässt das Spiel.
say-event-roll = Ereigniswürfel: { $die }
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
say-morale = Stadtmoral { SIGNED($delta) }: jetzt { $cm }
say-resources = Ressourcenpunkte { SIGNED($delta) }: jetzt { $rp }
say-strength = { $banner }: Stärke { SIGNED($delta) }, jetzt { $strength }
say-disorganised = { $banner }: desorganisiert
say-pool = { $amount } aus den freien Ressourcen von Zug 1 bezahlt; noch { $left }

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
say-raid-total = Überfall, Ziel { $banner }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-sortie-total = Ausfall, Ziel { $banner }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-defence-roll = Verteidigungswürfel: { $dice }
say-defence-total = Verteidigung, Angreifer { $banner }: Würfel { $dice }; { $terms }. Summe { $total }: { $row }
say-casualty-roll = Verluste, { $kind }: Würfel { $die }, Modifikator { SIGNED($drm) }, Summe { $total }
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
say-inactive = { $banner } tut nichts.
say-advance = { $banner } rückt vor. Zone: { $zone }
say-attack = { $banner } greift an. Zone: { $zone }
say-retreat = { $banner } weicht zurück. Zone: { $zone }
say-retreat-impossible = { $banner } kann nicht weiter zurückweichen.
say-held = { $zone } hält stand. Angreifer: { $banner }
say-wiped-out = { $zone }: Es sind keine Truppen mehr da.
say-withdraw = { $zone }: Rückzug von { $units }
say-key-zone-lost = { $zone }: Schlüsselzone verloren
say-key-zone-regained = { $zone }: Schlüsselzone zurückgewonnen

## Der Plan in Worten
board-turn = Zug { $turn } von 12, { $month }. Entsatz erwartet in Zug { $relief }.
board-tracks = Aktionspunkte { $ap }. Stadtmoral { $cm } ({ SIGNED($cm_drm) }). Ressourcen { $rp } ({ SIGNED($rp_drm) }).
board-pool = Freie Ressourcen in diesem Zug: { $n }
board-banner = { $banner }: Stärke { $strength }, in Zone { $number }, { $zone }
board-banner-disorganised = { $banner }: Stärke { $strength }, in Zone { $number }, { $zone }, desorganisiert
board-zone = { $number } { $zone }, Stufe { $level }{ $marks }
board-key = Schlüsselzone
board-nile = Nilufer
board-improved = verbessert
board-enemy = feindlich
board-defenders = verteidigt von { $units }
board-troops = Verfügbare Truppen: { $units }
board-used = In diesem Zug benutzt: { $units }
board-guns = Verfügbare Geschütze: { $units }
board-leaders = Verfügbare Anführer: { $units }
board-wounded = Verwundete Anführer: { $units }
board-gunboats = Kanonenboote: { $available } verfügbar, { $damaged } beschädigt, { $unbuilt } nicht gebaut
board-force = Unterwegs: { $units }
board-markers = Verbesserungsmarker im Vorrat: { $n }
board-none = keine

## Neben einer Möglichkeit
hint-zone = { $banner }, Zone { $n }, Stufe { $level }
hint-level = Stufe { $level }
hint-palace = Stufe { $level }; Werke helfen hier in keinem Gefecht
hint-factor = { SIGNED($n) }
hint-banner = Zone { $n }, Stärke { $strength }
hint-total = Summe { $total }: { $row }
hint-odds = hält in { $percent } % aller Würfe
hint-fatal = damit ist das Spiel verloren
hint-closes = danach nicht mehr möglich: { $actions }

## Der Plan als Zeichnung
draw-turn = Runde
draw-relief = Entsatz
draw-ap = Aktionspunkte
draw-cm = Stadtmoral
draw-rp = Ressourcen
draw-pool = Frei in dieser Runde
draw-strength = Stärke
draw-disorganised = Desorganisiert
draw-troops = Truppen
draw-guns = Geschütze
draw-leaders = Anführer
draw-gunboats = Kanonenboote
draw-available = Verfügbar
draw-used = In dieser Runde benutzt
draw-wounded = Verwundet
draw-recovering = Genesend
draw-damaged = Beschädigt
draw-unbuilt = Nicht gebaut
draw-unraised = Aufzustellende Bürgerwehr
draw-force = Unterwegs
draw-eliminated = Verloren
draw-markers = Ausbauten übrig
draw-level = Stufe
draw-key = Schlüsselzone
draw-nile = Nilufer
draw-improved = Ausgebaut
draw-lowered = Gesenkt
draw-enemy = In Feindeshand
draw-event-card = Ereignis
draw-banner-card = Banner auf dem Marsch
draw-once = nur einmal
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
draw-against = gegen
draw-zone = Zone
draw-defenders = Verteidiger
draw-map = Khartum und der Nil
draw-tracks = Leisten
draw-boxes = Ihre Kräfte
draw-before = Was zusammenkommt
draw-none = keine
