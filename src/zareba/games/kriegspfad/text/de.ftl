# Kriegspfad: Fragen, Antworten und Protokoll.

game-title = Kriegspfad
game-about = Scharmützel an der nordamerikanischen Grenze, 1750 bis 1890: dreizehn Armeen, ein offener Tisch, keine Felder. Einheiten bewegen sich nach Würfeln, aller Beschuss ist gleichzeitig, und die Moral entscheidet.
game-goal = Beide Armeen stehen bereit; du gewinnst, wenn beim Gegner niemand mehr kämpft oder er aufgibt. Die Einheiten handeln abwechselnd, eine von dir, eine von ihm: Sag, wie eine Einheit sich bewegt, würfle, und stelle sie innerhalb ihrer Reichweite auf. Geschossen wird gleichzeitig am Ende der Runde, dann folgen Nahkampf und Moral, die mehr entscheidet als Verluste.
game-origin = Nach „Zu wenige um zu kämpfen, aber zu viele zum Sterben“ („nach einer Idee aus dem Internet“).

## Optionen
option-preset = Größe der Figuren
option-preset-mm28 = 28 mm, Zoll
option-preset-mm15 = 15 mm, Zentimeter
option-table = Tisch
option-table-standard = üblich
option-table-alternative = die andere gedruckte Größe
option-scenario = Szenario
option-scenario-open_battle = offene Feldschlacht
option-scenario-ambush = Hinterhalt
option-scenario-raid = Überfall
option-scenario-siege = Belagerung
option-scenario-rolled = ausgewürfelt
option-attacker = Angreifer
option-attacker-rolled = ausgewürfelt
option-attacker-first = die erste Seite
option-attacker-second = die zweite Seite
option-size = Armeepunkte
option-size-150 = 150
option-size-300 = 300
option-size-450 = 450
option-skirmisher_penalty_range = Plänkler sind schwerer zu treffen
option-skirmisher_penalty_range-over_4 = über 4"
option-skirmisher_penalty_range-under_4 = unter 4"
option-melee_defender_extra = Zusätzliche -1 beim Befehlshaber der Verteidiger
option-melee_defender_extra-disciplined = bei disziplinierter Armee
option-melee_defender_extra-exceptional = wenn er außergewöhnlich ist
option-melee_defender_extra-either = in beiden Fällen
option-moving_penalty = Abzug beim Schießen
option-moving_penalty-moved_or_mounted = bewegt oder beritten
option-moving_penalty-mounted_and_moved = beritten und bewegt
option-artillery_stationary = Geschütze schießen, wenn sie standen
option-artillery_stationary-this_and_last = diese und letzte Runde
option-artillery_stationary-this_or_last = diese oder letzte Runde
option-flank_bonus_requires_front = Flankenbonus nur bei gleichzeitigem Frontalkontakt
option-skirmisher_militia_cumulative = Boni gegen Plänkler und Miliz zählen zusammen
option-lancer_needs_good_going = Lanzenreiter brauchen gutes Gelände für ihr Resultat
option-scenario_roll_5 = Szenariowurf 5
option-scenario_roll_5-raid = ist ein Überfall
option-scenario_roll_5-siege = ist eine Belagerung
option-scenario_roll_5-reroll = wird wiederholt
option-raid_late_arrivals_from = Spätankömmlinge eines Überfalls würfeln ab Runde
option-raid_late_arrivals_from-1 = 1
option-raid_late_arrivals_from-4 = 4
option-raid_palisades = Palisaden beim Überfall erlaubt
option-terror_on_shooting = Terror wirkt auch durch Beschuss
option-reinforcement_open_battle = Verstärkung gewinnt auch offene Feldschlachten
option-untrained_effective_range_only = Ungeübte schießen nur auf wirkungsvolle Reichweite
option-units_max = Höchstzahl der Einheiten
option-units_max-9 = 9
option-units_max-12 = 12
option-units_max-99 = beliebig
option-burn_test_also_if_enemy = Auch ein vom Gegner verbranntes Dorf löst Tests aus
option-ambush_commander_must_exit = Der Befehlshaber muss selbst entkommen
option-rough_gives_cover = Unebenes Gelände gibt Deckung
option-open_battle_round_limit = Runden einer Feldschlacht
option-open_battle_round_limit-0 = unbegrenzt
option-open_battle_round_limit-8 = 8
option-open_battle_round_limit-10 = 10
option-open_battle_round_limit-12 = 12
option-open_battle_round_limit-15 = 15
option-dark_shoot_at_revealed_guns = Im Dunkeln darf auf feuernde Geschütze weit geschossen werden
option-village_hold_checks = Runden, die ein Dorf gehalten werden muss
option-village_hold_checks-2 = 2
option-village_hold_checks-3 = 3
option-burned_village_counts_taken = Ein vom Angreifer verbranntes Dorf gilt als erobert
option-melee_join_later_rounds = Elemente dürfen in späteren Nahkampfrunden nachrücken
option-ambush_round_limit = Runden eines Hinterhalts
option-ambush_round_limit-0 = unbegrenzt
option-ambush_round_limit-15 = 15
option-ambush_round_limit-20 = 20
option-ambush_round_limit-25 = 25

## Ergebnisse
result-seat0 = { $first } hat gewonnen.
result-seat1 = { $second } hat gewonnen.
result-draw = Unentschieden.

## Namen
side-0 = Erste Seite
side-1 = Zweite Seite
side--1 = niemand
entry-scout = Kundschafter
entry-prophet = Wahrsager
entry-train = Wagenzug
command-ordinary = ein gewöhnlicher Befehlshaber
command-exceptional = ein außergewöhnlicher Befehlshaber
command-incompetent = ein unfähiger Befehlshaber
hit-hit = Treffer
hit-kill = Verlust
hit-miss = daneben
hit-jam = Ladehemmung
modifier-S09 = Ziel sind Plänkler oder flinke Krieger, Entfernung unter 4"
row-repulse_loss = mit Verlust abgewiesen
row-repulse = abgewiesen
row-captured = erobert
outcome-repulsed_loss = die Angreifer sind abgewiesen, verlieren ein Element und weichen
outcome-repulsed = die Angreifer sind abgewiesen und weichen
outcome-shaken = beide wanken, die Angreifer weichen
outcome-even = niemand weicht, der Nahkampf geht weiter
outcome-thrown_back = die Verteidiger sind geworfen und weichen
outcome-destroyed = die Verteidiger sind vernichtet
cause-loss = sie hat ein Element verloren
cause-fright = feindliche Krieger stürmen auf sie zu
cause-ambush = Feinde sind nahe bei ihr aus dem Hinterhalt gekommen
cause-terror = der Schrecken vor diesem Gegner
cause-friend = eine eigene Einheit in der Nähe ging verloren
cause-leader = ein eigener Anführer in der Nähe ging verloren
cause-guns = von einem Geschütz getroffen
cause-village = das Dorf brennt
cause-wagons = die Wagen sind geplündert

## Fragen
ask-YearChoice = In welchem Jahr wird gekämpft?
ask-ListChoice = Welche Armeeliste?
ask-StratagemChoice = Eine Kriegslist? (geheim)
ask-MusterArmy = Deine Armee. (geheim)
ask-ZoneChoice = In welcher Landschaft wird gekämpft?
ask-SeasonChoice = In welcher Jahreszeit?
ask-DarknessChoice = Bei Tag oder im Dunkeln?
ask-EdgeChoice = Welche Tischkante?
ask-LayOut = Lege das Gelände aus.
ask-Change = Ein Geländestück ändern? Noch möglich: { $left }.
ask-Dig = Bis zu { $number ->
    [one] 1 Stellung
   *[other] { $number } Stellungen
} anlegen.
ask-Hold = Einheiten zurückhalten (bis zu { $late }) oder verstecken (bis zu { $hidden }). (geheim)
ask-March = Deine Marschordnung.
ask-PlaceOrder = Stellst du vor oder nach der anderen Seite auf?
ask-Deploy = Stelle eine Einheit auf.
ask-Notes = Wo liegen deine versteckten Einheiten? (geheim)
ask-RallyDie = Welche Einheit sammelt der Befehlshaber?
ask-Activate = Welche Einheit handelt?
ask-Action = Was tut die Einheit { $unit }?
ask-Reroll = Bewegung von { $unit } noch einmal würfeln?
ask-Paths = Wohin gehen die Elemente der Einheit { $unit }?
ask-Arrive = Wo trifft die späte Einheit ein?
ask-Enter = Wo betritt die nächste Einheit den Tisch?
ask-Loss = Welches Element von { $unit } geht verloren?
ask-Assign = Gegen wen kämpft { $element }?
ask-Fire = Deine Schüsse. (geheim)
ask-Moor = Wo liegen deine Boote?
ask-Rowing = Wohin fährt Boot { $boat }?
ask-Build = Stelle bis zu { $number } Blockhäuser auf.
ask-ClimbRoof = Klettert { $element } aufs Dach?
ask-BreakIn = Über wen fällt { $element } vom Dach her?
ask-LeaveBy = Durch welche Wand geht { $unit } hinaus?
ask-CampChoice = Was muss der Gegner erobern?
ask-NextArrival = Welche späte Einheit wird als nächste aufgestellt?
ask-EntryMode = Wie betritt die nächste Einheit den Tisch?
ask-Resolve = Kämpfst du weiter?

## Antworten
choice-YearChoice = { NUMBER($n, useGrouping: 0) }
choice-YearChoice-drawn = das Jahr auslosen
choice-drawn = auslosen
choice-none = keine
choice-done = nichts mehr
choice-night = ein Nachtgefecht
choice-dawn = Morgengrauen
choice-dusk = Abenddämmerung
choice-DarknessChoice-none = bei Tag
choice-DarknessChoice-dawn = vor Tagesanbruch: dunkel bis Runde { $n }
choice-DarknessChoice-dusk = am Abend: dunkel ab Runde { $n }
choice-left = linke Kante
choice-right = rechte Kante
choice-lower = untere Kante
choice-upper = obere Kante
choice-before = vor der anderen Seite
choice-after = nach der anderen Seite
choice-Activate = eine Einheit
choice-Activate-reveal = eine versteckte Einheit zeigen
choice-Activate-rest = alle anderen bleiben stehen
choice-Activate-pass = passen
choice-stay = stehen bleiben
choice-Action-move-good = durch gutes Gelände ziehen
choice-Action-move-difficult = durch schwieriges Gelände ziehen
choice-Action-move-guided = als Kolonne hinter dem Kundschafter ziehen
choice-Action-dismount = absitzen
choice-Action-mount = aufsitzen
choice-Action-withdraw-good = durch gutes Gelände weichen
choice-Action-withdraw-difficult = durch schwieriges Gelände weichen
choice-Action-break_off-good = sich durch gutes Gelände lösen
choice-Action-break_off-difficult = sich durch schwieriges Gelände lösen
choice-Action-join-good = durch gutes Gelände nachrücken
choice-Action-join-difficult = durch schwieriges Gelände nachrücken
choice-Action-face = Element { $b } wendet sich gegen { $c }
choice-Action-climb = Element { $b } überklettert die Palisade
choice-Action-row = Boot { $b } rudern
choice-Action-downstream = Boot { $b } flussabwärts fahren
choice-Action-embark = Element { $b } steigt in Boot { $c }
choice-Action-disembark = Element { $b } geht an Land { $c ->
    [0] vor dem Boot
    [1] links vom Boot
    [2] hinter dem Boot
   *[3] rechts vom Boot
}
choice-Action-lift = Element { $b } nimmt Kanu { $c } auf
choice-Action-launch = Element { $b } setzt das Kanu ins Wasser
choice-Action-exit = Element { $b } verlässt den Tisch im Boot
choice-Action-enter = Element { $b } betritt Blockhaus { $c }
choice-Action-leave = Element { $b } geht hinaus durch die { $c ->
    [0] vordere Wand
    [1] linke Wand
    [2] hintere Wand
   *[3] rechte Wand
}
choice-Action-man = Element { $b } { $c ->
    [0] besetzt die vordere Wand
    [1] besetzt die linke Wand
    [2] besetzt die hintere Wand
    [3] besetzt die rechte Wand
   *[4] steht in Reserve
}
choice-yes = ja
choice-no = nein
choice-BreakIn = eine Einheit im Innern
choice-LeaveBy = { $n ->
    [0] die vordere Wand
    [1] die linke Wand
    [2] die hintere Wand
   *[3] die rechte Wand
}
choice-Action-laager-good = durch gutes Gelände eine Wagenburg bilden
choice-Action-laager-difficult = durch schwieriges Gelände eine Wagenburg bilden
choice-Action-guided = als Kolonne hinter dem Kundschafter; Einheiten, die folgen: { $b }
choice-village = das Dorf
choice-wagons = die Wagen
choice-NextArrival = eine verspätete Einheit
choice-Activate-enter = die nächste Einheit des Zuges betritt den Tisch
choice-EntryMode-mounted-good = beritten, durch gutes Gelände
choice-EntryMode-mounted-difficult = beritten, durch schwieriges Gelände
choice-EntryMode-foot-good = zu Fuß, durch gutes Gelände
choice-EntryMode-foot-difficult = zu Fuß, durch schwieriges Gelände
choice-keep = den Wurf behalten
choice-nimble = noch einmal: flink
choice-commander = noch einmal: der Befehlshaber
choice-RallyDie = eine Einheit
choice-Loss = ein Element
choice-Assign = eine gegnerische Einheit
choice-on = weiterkämpfen
choice-concede = aufgeben
choice-draw = Unentschieden anbieten
choice-remove = entfernt
choice-move = verschoben
choice-add = hinzugefügt

## Hinweise
hint-element = Element { $n }: { $arms }

## Protokoll
say-year = Das Jahr ist { $year }.
say-list-chosen = { $seat }: { $muster }.
say-stratagem = { $seat } hat eine Kriegslist gekauft: { $stratagem }.
say-stratagems-cancel = Beide wählten { $stratagem }: sie heben sich auf.
say-scenario = Szenario: { $scenario } (Würfel { $rolls }). Angreifer: { $seat }.
say-open-battle = Szenario: { $scenario }.
say-scenario-agreed = Szenario: { $scenario }. Angreifer, wie vereinbart: { $seat }.
say-army-built = { $seat }: Es führt { $command }; die Armee ist { $disciplined ->
    [ja] diszipliniert
   *[nein] nicht diszipliniert
}.
say-weather = { $zone }, { $season }, Würfel { $roll }: { $weather }.
darkness = { $plan ->
    [dusk] Am Abend: Von Runde { $n } an ist es dunkel.
    [dawn] Vor Tagesanbruch: Bis Runde { $n } ist es dunkel.
   *[night] Die ganze Schlacht lang ist es dunkel.
}
say-darkness = { darkness }
say-nightfall = Es wird dunkel: Niemand sieht oder zieht weiter als { $inches }".
say-daybreak = Es wird hell: Alle sehen und ziehen wieder so weit wie bei Tag.
say-edge = Tischkante von { $seat }: { $edge }.
say-laid-out = { $seat } hat { $n ->
    [1] 1 Geländestück
   *[other] { $n } Geländestücke
} ausgelegt.
say-terrain-changed = { $seat }: ein Geländestück wurde { $how }.
say-works = { $seat } legt { $n ->
    [1] 1 Stellung
   *[other] { $n } Stellungen
} an.
say-late-units = { $seat }: { $n ->
    [0] keine Einheit kommt verspätet
    [1] 1 Einheit kommt verspätet
   *[other] { $n } Einheiten kommen verspätet
}.
say-march = { $seat }: { $n ->
    [1] 1 Einheit
   *[other] { $n } Einheiten
} auf dem Marsch.
say-deployed = { $seat } stellt { named } auf.
say-army-one = { $seat } ist Armee 1 und beginnt jede Runde.
say-round = Runde { $n }.
say-fog = Der Nebel: Würfel { $roll }; er hat sich verzogen: { $gone }.
say-medicine = { $seat } macht Kriegsmedizin: Würfel { $roll }.
say-rallied = { named }: { $chief ->
    [ja] Würfel des Befehlshabers
   *[nein] Sammelwürfel
} { $dice }; { $n ->
    [0] kein Marker geht
    [1] 1 Marker geht
   *[other] { $n } Marker gehen
}, { $markers } übrig.
say-late-dice = { $seat } würfelt für { $n ->
    [1] 1 verspätete Einheit
   *[other] { $n } verspätete Einheiten
}.
say-late-die = { $who }, verspätet: Würfel { $roll }, nötig waren { $needed } oder mehr. Trifft ein: { $comes }.
say-arrived = { $seat }: { named }, auf dem Tisch eingetroffen.
say-entered = { $seat }: { named }, auf den Tisch gekommen.
say-cannot-enter = { $seat }: kein Platz zum Betreten.
say-activated = { named }: am Zug.
say-dismounted = { named }: abgesessen.
say-mounting = { named }: beim Aufsitzen, nächste Runde im Sattel.
say-mounted = { named }: im Sattel.
say-faced = { named }: Element { $which } wendet sich dem Gegner zu.
say-movement = { named }: Würfel { $dice }, bis zu { $inches }" Bewegung.
say-rerolled = { named }: { $how }.
say-stopped = { named }: Halt vor einem versteckten Gegner.
say-revealed = { $seat }: { named } aus dem Hinterhalt.
say-melee-opened = { named } gegen { named-foe }: Der Nahkampf beginnt.
say-melee-turned = { named } gegen { named-foe }: Der Angriff wechselt die Seite.
say-broke-off = { named }: aus dem Nahkampf gelöst.
say-withdrew = { named }: gewichen.
say-exited = { named }: Element { $which } hat den Tisch verlassen.
say-retreat = { named }: { $inches }" zurück (Würfel { $dice }).
say-fled = { named }: Element { $which } flieht vom Tisch.
say-shot = { named }, Element { $which }, { $weapon } auf { $inches }" gegen { named-foe }: Würfel { $dice } ({ $needed ->
    [21] kein Wurf trifft
   *[other] trifft ab { $needed }
}), { $results }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-markers = { named }: { $n ->
    [1] 1 Marker
   *[other] { $n } Marker
} dazu, jetzt { $markers }.
say-element-lost = { named }: Element { $which } verloren.
say-element-lost-KP-27-4 = { named }, an zu vielen Markern zerbrochen: Element { $which } verloren.
say-markers-KP-27-4 = { named }: { $markers } Marker, mehr, als eine Einheit erträgt.
say-test-due = { named }: { $n ->
    [1] ein Moraltest ist fällig
   *[other] { $n } Moraltests sind fällig
} ({ $cause }).
say-chief-lost = { $seat } hat einen Anführer verloren: { named }.
say-unit-lost = { named }: Die Einheit ist verloren.
say-arson = { named } will Feuer legen ({ $terrain }): Würfel { $roll }, nötig waren { $needed } oder mehr.
windward = { $facing ->
   *[0] zur rechten Kante
    [45] nach rechts oben
    [90] zur oberen Kante
    [135] nach links oben
    [180] zur linken Kante
    [225] nach links unten
    [270] zur unteren Kante
    [315] nach rechts unten
}
say-wind = Der Wind weht { windward }.
say-fight = { named } gegen { named-foe }, Runde { $n }: Würfel { $roll }, Summe { $total }: { $outcome }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-assault = { named } stürmt { named-foe }: Würfel { $roll }, Summe { $total }: { $row }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-test = { named }, Moraltest: Würfel { $roll }{ $bonus ->
    [0] { "" }
   *[other] { " " }+ { $bonus }
}, nötig waren { $needed } oder mehr: { $passed ->
    [ja] bestanden
   *[nein] nicht bestanden
}{ $free ->
    [0] { "" }
   *[1] { " " }(Misserfolg bleibt ohne Wirkung)
}.
say-test-ignored = { named }: der Befehlshaber erspart einen Test.
say-plundered = { $seat }: die Wagen sind geplündert.
say-village-held = Der Angreifer hält das Dorf: { $n ->
    [1] 1 Runde
   *[other] { $n } Runden
} hintereinander.
say-reinforcement = { $seat } wartet auf Entsatz: Würfel { $roll }.
say-conceded = { $seat } gibt auf.
say-climbed = { named }: Element { $which } klettert über die Palisade.
say-palisade = { $seat }: eine Palisade um das Dorf.
say-burnt-hidden = { $seat }: { named } im Versteck verbrannt, { $n ->
    [one] ein Element
   *[other] { $n } Elemente
}.
say-went-home = { $seat }: { named } ging nach Hause.
say-camp = { $seat }: Der Gegner muss { $camp } erobern.
say-laager = { named }: Die Wagenburg ist geschlossen.
say-boats = { $seat }: { $n ->
    [1] 1 Boot
   *[other] { $n } Boote
}.
say-embarked = { named }: Element { $which } steigt in Boot { $vessel }.
say-disembarked = { named }: Element { $which } geht aus Boot { $vessel } an Land.
say-lifted = { named }: Element { $which } trägt Kanu { $vessel }.
say-launched = { named }: Element { $which } setzt Kanu { $vessel } ins Wasser.
say-rowed = { named } rudern Boot { $vessel }: { $dice } = { $inches }".
say-sunk = { named }: Boot { $vessel } sinkt mit allen an Bord.
say-houses = { $seat }: { $n ->
    [1] 1 Blockhaus
   *[other] { $n } Blockhäuser
}.
say-went-in = { named }: Element { $which } betritt das Blockhaus.
say-went-out = { named }: Element { $which } verlässt das Blockhaus.
say-manned = { named }: Element { $which } { $wall ->
    [0] besetzt die vordere Wand
    [1] besetzt die linke Wand
    [2] besetzt die hintere Wand
    [3] besetzt die rechte Wand
   *[4] steht in Reserve
}.
say-on-roof = { named }: Element { $which } klettert aufs Dach.
say-break-in = { named }: Element { $which } will einbrechen bei { named-foe }: Wurf { $roll }, nötig { $needed }.
say-took-over = { named } hält das Blockhaus.
say-wall-shot = { named }, Element { $which }, { $weapon } auf eine Wand: Würfel { $dice }, Treffer würfeln { $rolls }, nötig { $needed }; Bresche: { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-shot = { named }, Element { $which }, Brandpfeile: Würfel { $dice }, Treffer würfeln { $rolls }, nötig { $needed }; Feuer: { $done }{ $modifiers_n ->
    [0] .
   *[other] { " " }({ $modifiers }).
}
say-roof-fire = { named } will das Dach anzünden: Würfel { $roll }, nötig waren { $needed } oder mehr.

## Warum ein Vorschlag abgelehnt wird
refusal-elements-once = Nur Elemente dieser Einheit ziehen, jedes einmal.
refusal-stays-in-contact = Elemente im Kontakt bleiben, wo sie sind.
refusal-not-at-exit = Über diese Kante verlässt man den Tisch nicht.
refusal-too-far = Weiter als { $inches }".
refusal-off-table = Über die Tischkante hinaus.
refusal-palisade = Die Palisade ist im Weg.
refusal-impassable = Unpassierbares Gelände.
refusal-difficult = Der Weg führt durch schwieriges Gelände, angesagt war gutes.
refusal-in-way = Jemand steht im Weg.
refusal-taken = Dort steht schon ein Element.
refusal-overlap = Elemente überdecken einander.
refusal-not-coherent = Die Einheit hält nicht zusammen.
refusal-contacts-nobody = Wer sich löst oder zurückzieht, darf niemanden berühren.
refusal-just-arrived = Diese Einheit ist erst in dieser Runde eingetroffen und darf noch nicht berührt werden.
refusal-may-not-open = Diese Einheit darf keinen Nahkampf eröffnen.
refusal-opened-already = Diese Einheit hat in dieser Runde selbst einen Nahkampf eröffnet.
refusal-not-from-behind = Flanke und Rücken darf nur berühren, wer hinter ihrer Linie begann.
refusal-not-ahead = Der Feind muss voraus liegen.
refusal-no-scout = Kein Kundschafter führt die Kolonne.
refusal-scout-ahead = Der Kundschafter muss vor der Kolonne enden.
refusal-near-visible-enemy = Näher als 6" an einem sichtbaren Feind.
refusal-not-broken-off = Jedes Element muss mindestens 1" vom Feind entfernt enden.
refusal-disordered = Zu ungeordnet, um dem Feind näher zu kommen.
refusal-one-place-each = Ein Platz für jedes Element.
refusal-no-horses = Diese Einheit hat keine Pferde.
refusal-outside-area = Außerhalb des Aufstellungsraums.
refusal-in-contact = In Kontakt mit dem Feind.
refusal-no-ambush-site = Kein Ort für einen Hinterhalt.
refusal-far-from-edge = Weiter als 3" von einer Kante, an der sie eintreffen darf.
refusal-near-scout = Zu nahe an einem Kundschafter oder an anderen Eingetroffenen.
refusal-fighting-once = Nur kämpfende Einheiten, jede einmal.
refusal-late-or-hidden = Eine Einheit ist verspätet oder versteckt, nichts sonst.
refusal-every-unit-once = Jede Einheit einmal.
refusal-nobody-waits = Keine solche Einheit wartet auf Aufstellung.
refusal-there-is-room = Auf dem Tisch ist Platz für sie.
refusal-not-to-hide = Keine solche Einheit soll sich verstecken.
refusal-can-be-hidden = Einheit { $n } kann versteckt werden und hat noch keinen Platz.
refusal-shoots-once = Jedes Element schießt einmal.
refusal-not-hidden = Keine solche Einheit liegt versteckt.
refusal-does-not-shoot = Dieses Element schießt nicht.
refusal-nothing-burns = Hier ist nichts anzuzünden.
refusal-not-a-target = Kein Ziel, das dieses Element wählen darf.
refusal-on-concede-draw = Weiterkämpfen, aufgeben oder Unentschieden anbieten.
refusal-too-far-in = Weiter als { $inches }" von der Kante.
refusal-paid-for = Nur { $n ->
    [one] 1 Stellung ist
   *[other] { $n } Stellungen sind
} bezahlt.
refusal-most-late = Höchstens { $n ->
    [one] 1 verspätete Einheit
   *[other] { $n } verspätete Einheiten
}.
refusal-most-hidden = Höchstens { $n ->
    [one] 1 Einheit
   *[other] { $n } Einheiten
} im Hinterhalt.
refusal-not-afloat = Ein Boot bleibt auf dem Wasser.
refusal-boat-area = Ein Boot muss die eigene Aufstellungszone berühren.
refusal-boat-there = Dort liegt schon ein Boot.
refusal-boat-turn = Ein Boot dreht höchstens 45°, einmal je 3".
refusal-not-downstream = Dieser Weg führt nicht flussabwärts.
refusal-boat-contact = Ein Boot fährt nicht in Kontakt mit dem Gegner.
refusal-busy = Dieses Element tut in dieser Runde etwas anderes.
refusal-most-boats = Höchstens { $n } Boote.
refusal-no-such-boat = Ein solches Boot hast du nicht.
refusal-boat-full = Ein Boot trägt 4 Fußelemente, 1 Geschütz oder 1 berittenes Element.
refusal-no-such-house = Dieses Element kann das Gebäude nicht besetzen.
refusal-house-full = Ein Blockhaus hat 8 Plätze und einen Schützen je Wand.
refusal-houses-paid = Nur { $n } Blockhäuser sind bezahlt.
refusal-mode-declared = Beritten oder zu Fuß wurde vor dem Wurf angesagt.
refusal-needs-company = Er bleibt innerhalb 4" einer Einheit, die auch versteckt ist oder spät kommt.
refusal-arrives-mounted = Mit 4 oder 5 treffen diese Krieger beritten ein.
refusal-no-column = Ein Wagenzug fährt als Kolonne, einen Wagen breit.
refusal-no-ring = Ein Lager aus Wagen ist eine geschlossene Wagenburg.
refusal-train-first = Die Wagen werden vor allen Einheiten aufgestellt.
refusal-blockhouses = Blockhäuser baut nur der Verteidiger einer Belagerung oder eines Überfalls.
refusal-cannot-reach = Außer Reichweite: { $inches }" sind erlaubt.
refusal-no-room = Es gibt keinen Platz dafür.
flaw-unreadable = Stück { $piece } hat keine Form.
flaw-no-change = Eine Änderung entfernt, verschiebt oder ergänzt ein Stück.
flaw-forbidden = { $terrain } kommt in dieser Landschaft ({ $zone }) nicht vor.
flaw-off-table = { $terrain } (Stück { $piece }) ragt über die Tischkante.
flaw-width = { $terrain } (Stück { $piece }) hat die falsche Breite.
flaw-size = { $terrain } (Stück { $piece }) misst { $n }", das ist nicht erlaubt.
flaw-ends = { $terrain } (Stück { $piece }) darf dort nicht enden.
flaw-not-on = { $terrain } darf nicht auf { $other } liegen.
flaw-too-many = { $terrain }: höchstens { $most }.
flaw-village = Das Dorf muss ganz in der Hälfte des Verteidigers liegen.
flaw-village-stays = Das Dorf bleibt, wo es ist.
flaw-zone = { $kind ->
    [count_min] Die Landschaft verlangt mindestens { $n } von: { $terrain }.
    [count_max_other] Die Landschaft erlaubt höchstens { $n } andere Stücke als: { $terrain }.
    [adjacent] Die Landschaft verlangt Wasser neben: { $terrain }.
   *[other] Mehr als { $n } % des Tisches müssen sein: { $terrain }.
}

## Fehler einer Armee
fault-list = Es gibt keine Armeeliste { $subject }.
fault-year = Die Liste gilt von { $first } bis { $last }, nicht für { $year }.
fault-tribe = Die Liste kennt { $tribe } nicht.
fault-tribe-year = { $tribe } gibt es { $year } nicht.
fault-unknown = Einheit { $unit }: die Liste hat kein { $subject }. Sie hat: { $known }.
fault-option-scope = Einheit { $unit }: { $subject } gilt nur für ganze Einheiten.
fault-unit-size = Einheit { $unit } hat { $n ->
        [one] ein Element
       *[other] { $n } Elemente
    }; erlaubt sind { $least } bis { $most }.
fault-empty-group = Einheit { $unit } hat eine Gruppe ohne Elemente.
fault-units = Die Armee hat { $n } Einheiten; erlaubt sind { $least } bis { $most }.
fault-entry-unavailable = { $subject } gibt es { $year } nicht.
fault-entry-max = { $subject }: { $n ->
    [1] 1 Einheit
   *[other] { $n } Einheiten
}, höchstens { $most }.
fault-entry-min = { $subject }: { $n ->
    [1] 1 Einheit
   *[other] { $n } Einheiten
}, mindestens { $least }.
fault-not-against = { $subject } kämpft nicht gegen { $enemy }.
fault-loadout-limit = { $subject }: { $n } so bewaffnete Elemente, höchstens { $most }.
fault-option-mandatory = { $subject } ist { $year } Pflicht.
fault-option-unavailable = { $subject } gibt es { $year } nicht.
fault-option-applies = { $subject } gilt nicht für diese Truppen.
fault-option-requires = { $subject } braucht: { $needs }.
fault-option-from = { $subject } ersetzt { $weapon }, und die fehlt.
fault-option-limit = { $subject }: { $n }, höchstens { $most }.
fault-option-all-or-none = { $subject }: alle Einheiten oder keine.
fault-exclusive = Eigenschaften oder Waffen, die sich ausschließen: { $subject }.
fault-discipline-required = Die Armee muss diszipliniert sein.
fault-discipline-forbidden = Die Liste kennt keine Disziplin.
fault-ratio = { $first }: { $n }, { $second }: { $other }. { $exact ->
        [1] Vom ersten muss es genau das { $factor }-Fache des zweiten geben.
       *[other] Vom ersten muss es mindestens das { $factor }-Fache des zweiten geben.
    }
fault-unit-count = { $first }: { $n } Einheiten, { $second }: { $other }. { $exact ->
        [1] Vom ersten muss es genau das { $factor }-Fache des zweiten geben.
       *[other] Vom ersten muss es mindestens das { $factor }-Fache des zweiten geben.
    }
fault-commander = Die Liste kennt { $name } nicht.
fault-commander-year = { $name } befehligte von { $first } bis { $last }.
fault-commander-tribe = { $name } gehört zu einem anderen Volk.
fault-incompetent = Ein unfähiger Befehlshaber ist hier nicht erlaubt.
fault-carrier = Der Befehlshaber gehört zu einer Einheit, die es nicht gibt.
fault-separate-commander = Der eigene Befehlshaber ist nicht erlaubt: { $subject }.
fault-option-twice = Einheit { $unit }: „{ $subject }“ ist für dieselben Elemente zweimal gewählt.
fault-commander-option-twice = Der eigene Befehlshaber hat „{ $subject }“ zweimal.
fault-commander-option-mandatory = Dem eigenen Befehlshaber fehlt, was { $year } Pflicht ist: „{ $subject }“.
fault-commander-option-scope = Der eigene Befehlshaber: „{ $subject }“ gilt nur für ganze Einheiten und gehört zu seinen Einheitsoptionen.
fault-commander-option-requires = Der eigene Befehlshaber darf „{ $subject }“ nicht haben; nötig ist: { $needs }.
fault-commander-option-from = Der eigene Befehlshaber: „{ $subject }“ ersetzt eine Waffe, die er nicht hat ({ $weapon }).
fault-commander-exclusive = Der eigene Befehlshaber hat Eigenschaften oder Waffen, die sich ausschließen: { $subject }.
fault-scout-weapon = Diese Waffe hat die Liste nicht für Kundschafter: { $weapon }.
fault-wagons = 
    { $most ->
        [0] Diese Armee darf keine Wagen mitbringen.
       *[other] Zu viele Wagen; höchstens { $most }.
    }
fault-stratagem = Die Armee hat kein Recht auf { $stratagem }.
fault-stratagem-condition = { $stratagem } ist für Krieger mit höchstens zwei Einheiten verbündeter Plänkler.
fault-siege-guns = Der Angreifer einer Belagerung bringt { $least } Geschütze mit; es sind { $n }.
fault-works = { $subject } ist hier nicht erlaubt ({ $scenario }).
fault-emplacements = { $subject }: { $n }, höchstens { $most }: eine für jedes Element mit Feuerwaffen dieses Preises, das zu Fuß sein kann.
fault-blockhouses = 
    { $most ->
        [0] Diese Armee darf keine Blockhäuser bauen.
       *[other] Zu viele Blockhäuser; höchstens { $most }.
    }
fault-occasion = Der Anlass: „{ $subject }“ gibt es hier nicht. Möglich: { $known }.
fault-points = Die Armee kostet { $ap } AP; vereinbart sind { $points }, darüber dürfen { $over } sein.

## Der Tisch
board-round = { $round ->
    [0] Vorbereitung
   *[other] Runde { $round }
}. Wetter: { $weather }.{ $dark ->
    [yes] { " " }Es ist dunkel.
   *[no] { "" }
}{ $facing ->
    [-1] { "" }
   *[other] { " " }Der Wind weht { windward }.
}
board-unit = { $sign } [{ $unit }] { $seat }: { $who } ({ $arms }), { $mode }, { $elements ->
    [1] 1 Element
   *[other] { $elements } Elemente
}{ $markers ->
    [0] { "" }
    [1] , 1 Marker
   *[other] , { $markers } Marker
}{ $commander ->
    [yes] , mit dem Befehlshaber
   *[no] { "" }
}, bei { $x }", { $y }" { $facing } { $state }
board-late = { $seat }: { $n ->
    [1] 1 Einheit kommt
   *[other] { $n } Einheiten kommen
} noch.
board-boat = Boot { $boat } ({ $seat }) bei { $x }, { $y }{ $carried ->
    [0] { "" }
   *[1] , getragen
}; Elemente an Bord: { $elements }
board-house = Blockhaus { $house } ({ $seat }) bei { $x }, { $y }; offene Wände { $breaches }{ $burning ->
    [0] { "" }
   *[1] , brennt
}; Elemente: { $elements }
board-mounted = beritten
board-foot = zu Fuß

## The drawing
draw-table = Der Tisch von oben

## Armeen auf Papier
army-untitled = Armee ohne Namen
army-role-attacker = Angreifer
army-role-defender = Verteidiger
army-role- = keine
army-legal = Regelgerecht.
army-illegal =
    { $n ->
        [one] Eine Regel ist verletzt:
       *[other] { $n } Regeln sind verletzt:
    }
army-total = { $ap } AP
army-total-of = { $ap } von { $points } AP
army-each = je { $ap } AP
army-year = Jahr { $year }
army-against = gegen { $enemy }
army-mounted = beritten
army-with-commander = mit dem Befehlshaber
army-units = Einheiten
army-besides = Außerdem
army-notes = Notizen
army-weapons = Waffen
army-weapon = Waffe
army-range = Reichweite: wirkungsvoll / größte
army-dice = Würfel: wirkungsvoll / weit
army-troops = Truppen
army-troop = Truppe
army-movement = Bewegung: gutes / schwieriges Gelände
army-die = W6
army-cohesion = Zusammenhalt
army-rules = Regeln zu dieser Armee
army-made = Mit Zareba gemacht. Regeln in unseren Worten; die Nummern sind die unserer Regelübersicht.
army-disciplined = Disziplinierte Armee
army-exceptional = Außergewöhnlicher Befehlshaber: { $name }
army-incompetent = Unfähiger Befehlshaber
army-commander = Befehlshaber auf eigener Base: { $what }
army-scout = Kundschafter: { $weapon }
army-wagons = Wagen: { $n }
army-stratagem = Kriegslist: { $stratagem }
army-works = Werke: { $what }
army-work-breastworks = Brustwehren
army-work-breastworks_breech = Brustwehren für Hinterlader und Repetiergewehre
army-work-palisade = Palisade (Zoll quer durchs Dorf)
army-work-blockhouses = Blockhäuser
army-work-breastwork = Brustwehr
army-work-blockhouse = Blockhaus
army-needs-horse = beritten
army-needs-foot = zu Fuß
army-muskets = Musketen und Gewehre
army-selector-tribe = Stamm
army-selector-nation = Nation
army-selector-ally = Verbündeter
army-no-army = Keine regelgerechte Armee mit { $points } Punkten gefunden für { $list }, { $year }.
army-no-print = Ein PDF braucht das Extra „print“: pip install 'zareba[print]'. Die HTML-Seite braucht nichts.
army-bad-json = { $name }: das ist kein JSON.
army-bad-size = { $name }: länger als { $most } Bytes; so lang ist keine Armee.
army-bad-shape = { $name }: das ist keine Armee von Kriegspfad: eine Armee ist eine Tabelle von Feldern.
army-bad-game = { $name }: { $field }: das ist eine Armee von { $found }, nicht von Kriegspfad.
army-bad-format = { $name }: { $field }: Format { $found }; dieses Programm liest { $known }.
army-bad-unknown = { $name }: es gibt kein Feld { $field }. Bekannt sind: { $known }.
army-bad-field = { $name }: { $field }: { $problem }.
army-value-missing = das Feld { $field } fehlt
army-value-long = { $kind }, höchstens { $most } lang
army-value-short = { $kind }, { $least } lang
army-value-most = höchstens { $most }
army-value-least = mindestens { $least }
army-value-kind = hier gehört { $kind } hin
army-value-other = dieser Wert passt hier nicht
kind-int = eine Zahl
kind-str = ein Text
kind-bool = ja oder nein (true, false)
kind-array = eine Liste
kind-object = eine Tabelle von Feldern
kind-null = nichts (null)
draw-colon = :
draw-units = Einheiten
draw-you = du
draw-round = Runde
draw-of-rounds = von
draw-preparation = Vorbereitung
draw-weather = Wetter
draw-fair = schön
draw-dark = Dunkelheit
draw-sight = Sicht
draw-wind = Wind
draw-attacker = Angreifer
draw-defender = Verteidiger
draw-lost = Punkte verloren
draw-late = kommen noch
draw-reserve = Nicht auf dem Tisch
draw-status-ready = aufzustellen
draw-status-late = verspätet
draw-status-hidden = verborgen
draw-status-march = im Anmarsch
draw-unit = Einheit
draw-element = Element
draw-elements = Elemente
draw-of-elements = von
draw-markers = Moralmarker
draw-foot = zu Fuß
draw-mounted = beritten
draw-mounting = sitzt auf
draw-fighting = im Nahkampf
draw-acted = hat gehandelt
draw-came = diese Runde eingetroffen
draw-fired = hat geschossen
draw-moved = hat sich bewegt
draw-jammed = Ladehemmung
draw-retreat-due = muss zurückweichen
draw-tests = fällige Moraltests
draw-sprung = aus dem Hinterhalt erschienen
draw-commander = Anführer
draw-untrained = ungeübt
draw-sharpshooter = Scharfschütze
draw-lancer = Lanzenreiter
draw-brave = tapfer
draw-militia = Miliz
draw-nimble = flink
draw-armoured = bewehrte Pferde
draw-works = in einer Stellung
draw-scattered = ohne Zusammenhalt
draw-at = bei
draw-facing = Blick nach
draw-cohesion = Zusammenhalt
draw-courage = Mut
draw-movement = Bewegung
draw-good = gutes Gelände
draw-difficult = schwieriges Gelände
draw-weapons = Waffen
draw-targets = Darf schießen auf
draw-no-targets = Zurzeit kein Ziel.
draw-dice = Würfel
draw-die = Würfel
draw-d6 = W6
draw-sum = Summe
draw-chance = Chance
draw-hit = { hit-hit }
draw-kill = { hit-kill }
draw-miss = { hit-miss }
draw-jam = { hit-jam }
draw-no-terms = keine Modifikatoren
draw-melee = Nahkampf
draw-against = gegen
draw-loses = verlieren
draw-falls-back = weichen
draw-destroyed = die Verteidiger sind vernichtet
draw-nothing = keine Wirkung
draw-last-dice = Die letzten Würfe
draw-needed = nötig
draw-passed = bestanden
draw-failed = nicht bestanden
draw-test = Moraltest
draw-rally = Sammeln
draw-village = Dorf
draw-held = vom Angreifer gehalten, Runden
draw-burnt = niedergebrannt
draw-exits = haben den Tisch verlassen
draw-fire = Feuer
draw-smoke = Rauch
draw-palisade = Palisade
draw-emplacement = Stellung
draw-laager = Wagenburg
draw-tools = Werkzeuge
draw-tool-grid = Raster
draw-tool-names = Namen
draw-tool-ranges = Schussfeld
draw-tool-cohesion = Zusammenhalt
draw-tool-sight = Schüsse
draw-tool-paths = Bewegungen
draw-tool-ruler = Lineal
draw-tool-turn = Tisch drehen
draw-tool-map = Übersicht
draw-ruler-from = Von
draw-ruler-to = Nach
draw-ruler-hint = Von irgendwo nach irgendwo ziehen, zwei Dinge antippen oder hier beide Enden wählen.
draw-ruler-clear = Löschen
draw-ruler-place = eine Stelle
draw-ruler-across = quer, Zoll
draw-ruler-upward = aufwärts, Zoll
draw-inches = Zoll
draw-pick = Wähle eine Einheit auf dem Tisch oder hier.
draw-empty = Der Tisch ist noch leer.
draw-gone = Verloren oder nicht mehr auf dem Tisch
draw-keys = Pfeiltasten gehen von Einheit zu Einheit, Enter wählt, R misst, + − 0 zoomen.
draw-aboard = in einem Boot
draw-garrison = in einem Blockhaus
draw-roof = auf dem Dach
draw-boat = Boot
draw-house = Blockhaus
draw-breach = Bresche
draw-empty-post = niemand darin

## The ruler
measure-between = { $who } (Element { $element }) bis { $foe } (Element { $other }): { $inches }"
measure-stretch = { $a } bis { $b }: { $inches }"
measure-element = { $who } (Element { $element })
measure-place = Stelle { $x } / { $y }
measure-arc = { $arc ->
    [yes] Schussfeld: ja, Schussweite { $inches }"
   *[no] Schussfeld: nein
}
measure-clear = Sicht: frei
measure-blocked = Sicht: versperrt durch { $what }
measure-lines = Sicht: versperrt
measure-smoke = Rauch
measure-palisade = die Palisade
measure-limit = Nebel oder Dunkelheit (Sicht { $n }")
measure-weapon = { $weapon }: { $band }; { $why }
measure-out = { $weapon }: außer Reichweite
measure-may-shoot = darf schießen
measure-why-shooter = schießt zurzeit nicht
measure-why-gun = das Geschütz muss zuerst stillstehen
measure-why-target = kein Ziel: eben eingetroffen, Wagen oder in einem älteren Nahkampf
measure-why-arc = außerhalb des Schussfelds
measure-why-sight = keine freie Schusslinie
measure-why-priority = ein näherer oder angreifender Feind geht vor
band-effective = wirkungsvolle Reichweite
band-long = lange Reichweite


## Was man mit einer Einheit vorhaben kann, und was daraus wird
formation-line = Linie
formation-ranks = Zwei Glieder
formation-column = Kolonne
formation-ring = Ring
intent-suggest = Etwas vorschlagen
intent-charge = Angreifen: { $foe }
intent-leave = Den Tisch verlassen
intent-stay = Stehen bleiben
intent-mount = Beritten
intent-dismount = Zu Fuß
intent-take = { $who }: { $n ->
    [1] 1 Element
   *[other] { $n } Elemente
}, { $weapons }
intent-clear = Weglassen: { $who }
intent-late = Verspätet: { $who }
intent-late-with = Verspätet: { $who }, mit { $escort }
intent-post = In ein Blockhaus oder Boot: { $who }
intent-wall = { $who } auf { $part ->
    [0] die vordere Wand
    [1] die linke Wand
    [2] die hintere Wand
    [3] die rechte Wand
   *[4] das Dach
} von Blockhaus { $house }
intent-hide = Im Hinterhalt: { $who }
intent-ready = Auf den Tisch: { $who }
intent-earlier = Früher: { $who }
intent-later = Später: { $who }
intent-muster = Zufällige regelgerechte Armee ({ $seed })
intent-generate = Den Zufall auslegen lassen
intent-fill = Mit Auslage { $seed } anfangen
intent-done = Keine weitere Änderung
intent-remove = { $terrain } ({ $piece }) entfernen
intent-all = Alle schießen auf das beste Ziel
intent-none = Niemand schießt
intent-volley = { $who } auf { $foe }: { $shots ->
    [1] 1 Schuss
   *[other] { $shots } Schüsse
}, beste Aussicht { $chance } %
intent-burn = { $who } legt Feuer: { $terrain }
intent-spring = { $who } bricht aus dem Hinterhalt und schießt
intent-spring-at = { $who } bricht aus dem Hinterhalt und schießt auf { $foe }
tried-way = { $n ->
    [1] 1 Element zieht
   *[other] { $n } Elemente ziehen
} nach { $x }", { $y }"; der längste Weg ist { $made }" von { $inches }".
tried-stay = Niemand zieht; { $inches }" sind erlaubt.
tried-gone = { $n ->
    [1] 1 Element verlässt
   *[other] { $n } Elemente verlassen
} den Tisch.
tried-contact = Kontakt mit { $foe }.
tried-shots-from = Von dort { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
} auf { $foe }, bis { $chance } %.
tried-danger = Gefahr dort: { $foe }, { $n ->
    [one] ein Schuss
   *[other] { $n } Schüsse
}, bis { $chance } %.
tried-melee = Nahkampf mit { $foe }: { $sum } auf den Würfel.
tried-scattered = Die Einheit hält nicht zusammen ({ $inches }").
tried-stand = { $who }: { $n ->
    [1] 1 Element
   *[other] { $n } Elemente
} um { $x }", { $y }", Blick { $arrow } ({ $facing }°), { $mode }.
tried-shots = { $who } auf { $foe }: { $n ->
    [1] 1 Schuss
   *[other] { $n } Schüsse
}.
tried-no-shots = Deine Antwort: niemand schießt.
tried-arson = { $who } legt Feuer.
tried-spring = { $who } bricht aus dem Hinterhalt: { $n ->
    [1] 1 Schuss
   *[other] { $n } Schüsse
}.
tried-late = Verspätet: { $units }.
tried-escort = { $who } kommt mit { $escort }.
tried-hidden = Im Hinterhalt: { $units }.
tried-march = Marschordnung: { $units }.
tried-answer = Deine Antwort: { $answer }.
intent-remove-place = Nummer { $n } wegnehmen
intent-row = { $inches }" mit { $degrees }° rudern
tried-rowed = Das Boot endet bei { $x }", { $y }", Blick { $arrow } ({ $facing }°).
tried-moored = Boote: { $n }.
tried-built = Blockhäuser gesetzt: { $n }; übrig: { $left }.
limits-rowing = Noch bis zu { $inches }".
tried-dug = Stellungen gelegt: { $n }; übrig: { $left }.
tried-generated = Der Zufall legt den Tisch aus.
tried-pieces = Geländestücke: { $n }. { $units }
limits-way = { $who }: { $n ->
    [1] 1 Element, bis zu { $inches }"
   *[other] { $n } Elemente, jedes bis zu { $inches }"; höchstens { $cohesion }" zwischen Nachbarn
}.
limits-place = { $who } ist aufzustellen.
limits-fire = Elemente, die schießen dürfen: { $n }.
limits-no-fire = Von deinen sichtbaren Elementen kann keines schießen. Gefragt wird trotzdem: Am Tempo soll niemand merken, ob jemand im Hinterhalt liegt.
limits-army = { $list }, { $year }, bis { $points } AP
limits-zone = Landschaft: { $zone }.
limits-area = Erlaubt von { $left }" bis { $right }" quer und von { $low }" bis { $high }" aufwärts.
words-for-Paths = Worte: schieben GRAD ZOLL, vorwärts/rückwärts/links/rechts ZOLL, um X Y, schwenken links|rechts|mitte GRAD, drehen GRAD, blick GRAD, linie|glieder|kolonne|ring [ABSTAND], element ELEMENT X Y [GRAD], angriff EINHEIT, gehen, bleiben, vorschlag
words-for-Arrive = Worte: hin X Y [GRAD] [FORMATION], schieben GRAD ZOLL, vorwärts/rückwärts/links/rechts ZOLL, drehen GRAD, linie|glieder|kolonne|ring [ABSTAND], element ELEMENT X Y [GRAD], aufsitzen, absitzen, vorschlag
words-for-Enter = Worte: hin X Y [GRAD] [FORMATION], schieben GRAD ZOLL, vorwärts/rückwärts/links/rechts ZOLL, drehen GRAD, linie|glieder|kolonne|ring [ABSTAND], element ELEMENT X Y [GRAD], aufsitzen, absitzen, vorschlag
words-for-Deploy = Worte: einheit NUMMER, einheit NUMMER hin X Y [GRAD] [FORMATION], einheit NUMMER schieben/vorwärts/drehen/linie/kolonne/aufsitzen …, leeren NUMMER, spät NUMMER, vorschlag
words-for-Notes = Worte: einheit NUMMER, einheit NUMMER hin X Y [GRAD] [FORMATION], einheit NUMMER schieben/vorwärts/drehen/linie/kolonne/aufsitzen …, leeren NUMMER, spät NUMMER, vorschlag
words-for-MusterArmy = Worte: heer [NUMMER]; oder der Name einer Armeedatei, der auf .json endet
words-for-LayOut = Worte: erzeugen, füllen [NUMMER], legen ART X Y [LÄNGE TIEFE GRAD], ziehen STÜCK X Y, entfernen STÜCK, fertig
words-for-Change = Worte: erzeugen, füllen [NUMMER], legen ART X Y [LÄNGE TIEFE GRAD], ziehen STÜCK X Y, entfernen STÜCK, fertig
words-for-Dig = Worte: graben X Y [GRAD], element NUMMER X Y [GRAD], entfernen NUMMER, vorschlag
words-for-Build = Worte: graben X Y [GRAD], element NUMMER X Y [GRAD], entfernen NUMMER, vorschlag
words-for-Moor = Worte: graben X Y [GRAD], element NUMMER X Y [GRAD], entfernen NUMMER, vorschlag
words-for-Rowing = Worte: schieben GRAD ZOLL, um X Y, vorwärts/rückwärts/links/rechts ZOLL, blick GRAD, vorschlag
words-for-Hold = Worte: spät NUMMER [EINHEIT], verstecken NUMMER, bereit NUMMER, vorschlag
words-for-March = Worte: früher NUMMER, später NUMMER, vorschlag
words-for-Fire = Worte: feuer EINHEIT FEIND, alle, keine, halten EINHEIT, schuss ELEMENT ZIEL [WAFFE], brand ELEMENT STÜCK, auslösen NUMMER [FEIND]
words-for-Resolve = Worte: weiter, aufgeben, remis
spoken-words = schieben=shift, vorwärts=ahead, rückwärts=back, links=left, rechts=right, um=by, schwenken=wheel, mitte=centre, drehen=turn, blick=face, linie=line, glieder=ranks, kolonne=column, ring=ring, element=move, angriff=charge, gehen=leave, bleiben=stay, vorschlag=suggest, hin=put, aufsitzen=mount, absitzen=dismount, einheit=unit, leeren=clear, spät=late, heer=muster, erzeugen=generate, füllen=fill, legen=lay, ziehen=drag, entfernen=remove, fertig=done, graben=dig, verstecken=hide, bereit=ready, früher=earlier, später=later, feuer=fire, alle=all, keine=none, halten=hold, schuss=shot, brand=burn, auslösen=spring, weiter=on, aufgeben=concede, remis=draw
# On the plan pad
piece-unit = Einheit { $n }
piece-element = Element { $n }
piece-piece = Gelände { $n }
piece-boat = Boot { $n }
piece-house = Blockhaus { $n }
piece-reserve = Einheit außerhalb { $n }

## Zeichen, an denen man Einheiten derselben Truppe unterscheidet
mark-wolf = „Wolf“
mark-bear = „Bär“
mark-otter = „Otter“
mark-raven = „Rabe“
mark-elk = „Wapiti“
mark-beaver = „Biber“
mark-lynx = „Luchs“
mark-heron = „Reiher“
mark-badger = „Dachs“
mark-owl = „Eule“
mark-pike = „Hecht“
mark-marten = „Marder“
mark-eagle = „Adler“
mark-fox = „Fuchs“
mark-puma = „Puma“
mark-hawk = „Habicht“
mark-deer = „Hirsch“
mark-turtle = „Schildkröte“
mark-bison = „Büffel“
mark-crane = „Kranich“
mark-hare = „Hase“
mark-snake = „Schlange“
mark-coyote = „Kojote“
mark-falcon = „Falke“

## Was neben den Regeln erzählt wird
named = { $own ->
    [yes] { $title }
   *[no] { $who } { $nth }
}
named-foe = { $foe_own ->
    [yes] { $foe_title }
   *[no] { $foe } { $foe_nth }
}
named-typed = { $name } [{ $n }]
named-element = { $unit }, Element { $n }
named-company = Nr. { $n } { $who }
named-crew = { $who }: { $n ->
    [1] 1 Element
   *[other] { $n } Elemente
} ({ $weapons })
called-element = Element { $n }
now-commander-here = der Befehlshaber selbst
now-year = Im Jahr { $year }. Du: { $you }; der Gegner: { $enemy }.
now-scenario = { $scenario }. { $role ->
    [attacker] Du greifst an,
    [defender] Du verteidigst,
   *[none] Du hast eine Armee
} mit { $points } Punkten gegen { $enemy }.
now-zone = Landschaft: { $zone }.
now-edge = Deine Grundkante: { $edge }.
now-enemy-stands = Der Gegner auf dem Tisch: { $units }.
now-waiting-ready = Aufzustellen: { $units }.
now-waiting-late = Verspätet: { $units }.
now-waiting-hidden = Im Hinterhalt (nur du weißt es): { $units }.
now-waiting-march = Auf dem Marsch: { $units }.
now-waiting-coming = Trifft jetzt ein: { $units }.
now-round = Runde { $n }{ $last ->
    [0] { "" }
   *[other] { " " }von { $last }
}. { $role ->
    [attacker] Du greifst an. { "" }
    [defender] Du verteidigst. { "" }
   *[none] { "" }
}Wetter: { $weather }. Verlorene Punkte: du { $lost } von { $own }, der Gegner { $enemy_lost } von { $enemy }.
now-exits = Elemente des Zuges, die den Tisch verlassen haben: { $n } von { $needed } nötigen.
now-held = Der Angreifer hat { $camp ->
    [wagons] die Wagen
   *[village] das Dorf
} am Ende von { $n } von { $needed } Runden hintereinander gehalten.
now-no-commander = Du hast keinen Befehlshaber auf dem Tisch.
now-commander = Dein Befehlshaber ({ $command }) steht hier: { $unit }, Element { $n }.
now-elements = { $n ->
    [1] 1 Element
   *[other] { $n } Elemente
}
now-markers = { $n ->
    [1] 1 Marker
   *[other] { $n } Marker
}
now-disordered = ungeordnet
now-at = bei { $x }", { $y }"
now-unit = { $unit }: { $about }.
now-foe = { $unit } auf { $inches }" ({ $elements ->
    [1] 1 Element
   *[other] { $elements } Elemente
}{ $markers ->
    [0] { "" }
    [1] , 1 Marker
   *[other] , { $markers } Marker
}{ $seen ->
    [no] , nicht in Sicht
   *[yes] { "" }
})
now-foes = Nächste Gegner: { $foes }.
now-moves = Bewegung: gutes Gelände { $good }, schwieriges { $difficult }. Ein Moraltest gelingt mit { $courage } oder mehr.
now-allowance = Würfel { $dice }: jedes Element darf { $inches }" ziehen.
now-element-at = { $n } bei { $x }", { $y }", Blick { $arrow } ({ $facing }°)
now-elements-at = Elemente: { $places }.
now-element = { $unit }, Element { $n }: { $arms }.
now-shot = { $unit } auf { $inches }" ({ $weapon }): { $shots ->
    [1] 1 Schuss
   *[other] { $shots } Schüsse
}, { $needed ->
    [21] kein Wurf trifft
   *[other] der W20 trifft ab { $needed }
} (Summe { SIGNED($sum) })
now-targets = Schüsse von hier auf: { $shots }.
now-unit-shots = { $unit } → { $shots }.
now-second-shots = Zweiter Schritt: Wer noch nicht geschossen hat, darf auf Gegner schießen, die sich eben durch ihr Feuer verraten haben.
now-acted = Schon gehandelt: { $units }.
now-none-to-act = Keine deiner Einheiten auf dem Tisch hat noch zu handeln.
now-enemy-to-act = Gegnerische Einheiten, die noch handeln: { $units }.
now-rally = Einheiten mit Markern: { $units }. Jeder Sammelwürfel entfernt mit einer 6 einen Marker.
now-marked = { $unit } ({ $n })
now-left = Elemente auf dem Tisch: du { $own }, der Gegner { $enemy }.
now-boat = Boot { $n } wird gerudert.
hint-nearest = nächster Gegner: { $foe }
hint-ap = kostet { $n } AP
hint-StratagemChoice-surprise = bis zu { $units } Einheiten dürfen sich in deiner Hälfte verstecken, in jedem Szenario; wer angreift, hat nichts davon
hint-StratagemChoice-war_medicine = ein Würfel zu Beginn der Schlacht: mit { $helps } oder { $shields } sind deine Krieger bis zum Ende der Runde { $last_round } mutiger, mit einer { $fails } laufen dir vielleicht Einheiten davon
hint-StratagemChoice-terror = wen Krieger deines Stammes bedrängen, der macht in dieser Runde einen Moraltest mehr
hint-StratagemChoice-prophet = ein Wahrsager kommt mit: Krieger im Umkreis von { $radius }" beachten misslungene Moraltests nicht, bis er fällt oder sie { $lost_elements_limit } Elemente durch Beschuss verlieren
hint-StratagemChoice-reinforcement = wer sich verteidigt, würfelt vom Ende der Runde { $from_round } an und gewinnt mit einer { $success } sofort
hint-Action-stay = sie bleibt stehen und darf schießen; wer steht, schießt besser
hint-Action-move-good = kein Element darf schwieriges Gelände berühren
hint-Action-move-difficult = durch jedes begehbare Gelände
hint-Action-mount = zieht und schießt diese Runde nicht; nächste Runde im Sattel
hint-Action-dismount = kostet nichts; danach darf sie zu Fuß ziehen
hint-Action-withdraw = sie muss 6" oder mehr von Berittenen und Geschützen enden
hint-Action-break_off = jedes Element muss 1" oder mehr vom Gegner enden
hint-Action-join = Elemente im Kontakt bleiben; die anderen rücken nach
hint-Action-laager = die Wagen schließen einen Ring und fahren nicht mehr
hint-Activate-rest = deine Bewegung dieser Runde ist damit zu Ende
hint-Activate-pass = du darfst später noch eine versteckte Einheit zeigen
hint-Activate-enter = die nächste Einheit deines Zuges kommt über die Kante
hint-PlaceOrder-before = der Gegner sieht deine Einheiten, bevor er aufstellt
hint-PlaceOrder-after = du siehst zuerst seine Einheiten
hint-DarknessChoice-none = keine Grenze der Sicht durch Dunkelheit
hint-DarknessChoice-night = dunkel in jeder Runde
hint-CampChoice-village = der Gegner muss das Dorf halten
hint-CampChoice-wagons = der Gegner muss den Platz der Wagen halten
missing-move = Ziehen
missing-move-good = Durch gutes Gelände ziehen
missing-mount = Aufsitzen
missing-dismount = Absitzen
missing-break_off = Sich lösen
missing-stay = Stehen bleiben
missing-charge = Angreifen
closed-acted = sie hat diese Runde gehandelt
closed-came = sie ist diese Runde eingetroffen
closed-no-markers = sie hat keine Marker
closed-commander-far = der Befehlshaber ist weiter als 4" entfernt
closed-commander-plain = nur ein außergewöhnlicher Befehlshaber oder der einer disziplinierten Armee darf das
closed-commander-used = der Befehlshaber hat seine Wiederholungen dieser Runde verbraucht
closed-commander-unseen = der Befehlshaber ist nicht auf 12" und in Sicht, oder es ist ein Geschütz oder Gespann
closed-not-nimble = sie ist nicht flink
closed-rerolled = dieser Wurf ist schon wiederholt
closed-fighting = sie ist im Nahkampf: bleiben, sich wenden oder sich lösen
closed-must-withdraw = sie ist ungeordnet und muss vor Berittenen oder Geschützen näher als 6" weichen
closed-disordered = mehr als 2 Marker: sie darf keinen Nahkampf eröffnen
closed-gun-train = Geschütze und Wagen tun das nicht
closed-laager = eine geschlossene Wagenburg fährt nicht mehr
closed-plundered = die Wagen sind geplündert
closed-posted = ihre Elemente sind in einem Boot, einem Gebäude oder beschäftigt
closed-difficult = sie steht in schwierigem Gelände
closed-canoe = sie trägt ein Kanu
closed-no-horses = sie hat keine Pferde
closed-mounted = sie ist schon beritten
closed-on-foot = sie ist schon zu Fuß
closed-busy = sie hat sich bewegt oder tut diese Runde etwas anderes
closed-new-contact = der Kontakt ist in dieser Runde neu
closed-foe-acted = der Gegner im Kontakt hat vor ihr gehandelt
closed-unarmed = sie hat keine Waffe, die schießt
closed-no-enemy = kein Gegner steht auf dem Tisch
closed-shot = nächster Gegner { $foe }: { $why }
measure-why-range = außer Reichweite
choice-LayOut = eine Auslage des Geländes
choice-LayOut-generated = eine zufällige Auslage
choice-Change = eine Änderung des Geländes
choice-Change-done = das Gelände lassen, wie es ist
choice-Dig = Stellungen
choice-Build = Blockhäuser
choice-Moor = Boote
choice-Rowing = ein Weg des Bootes
choice-Hold = eine Anordnung, geheim
choice-March = eine Marschordnung
choice-Notes = Notizen, geheim
choice-Fire = Schüsse, geheim
choice-MusterArmy = eine Armee
choice-Deploy = stellt eine Einheit auf
choice-Deploy-late = eine Einheit kommt verspätet
choice-Arrive = stellt die verspätete Einheit auf
choice-Enter = führt die nächste Einheit herein
choice-Paths = die Einheit zieht
choice-Paths-nothing = die Einheit bleibt, wo sie ist
called-way = { $unit }: { $made }" weit nach { $x }", { $y }"{ $foes }
called-turn = { $unit }: auf der Stelle gedreht
called-way-contact = , in Kontakt mit: { $foes }
board-scenario = { $scenario }{ $attacker ->
    [none] { "" }
   *[other] ; Angreifer: { $attacker }
}.
board-score = { $seat }: { $lost } von { $points } Punkten verloren.
board-held = Das Dorf (oder Lager) wurde am Ende von { $n ->
    [1] 1 Runde
   *[other] { $n } Runden
} hintereinander gehalten.
board-exited = { $seat }: { $n ->
    [1] 1 Element hat
   *[other] { $n } Elemente haben
} den Tisch verlassen.
board-army = { $seat }{ $list ->
    [none] { "" }
   *[other] { " " }({ $list })
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $command ->
    [none] { "" }
   *[other] , { $command }
}{ $disciplined ->
    [yes] , diszipliniert
   *[no] { "" }
}{ $edge ->
    [none] { "" }
   *[other] , { $edge }
}{ $stratagem ->
    [none] { "" }
   *[other] , Kriegslist { $stratagem }{ $works ->
        [no] { " " }(aufgehoben)
       *[yes] { "" }
    }
}.
board-season = { $zone }, { $season }, Jahr { $year }.
board-darkness = { darkness }
board-last-round = Die Schlacht dauert höchstens { $n } Runden.
board-began = begann mit { $n ->
    [1] 1 Element
   *[other] { $n } Elementen
}
board-horses = hat Pferde
board-owes = schuldet { $n ->
    [1] 1 Moraltest
   *[other] { $n } Moraltests
}
draw-turned = hat gedreht
draw-moved-last = hat sich letzte Runde bewegt
board-element =   Element { $n }: { $arms }, bei { $x }", { $y }", Blick { $arrow } ({ $facing }°){ $more }
board-piece = Gelände { $n }: { $terrain }, von { $left }", { $low }" bis { $right }", { $high }".
board-fire = Feuer: { $terrain } (Gelände { $n }) brennt um { $x }", { $y }" seit Runde { $round }.
board-work = Stellung bei { $x }", { $y }", Blick { $arrow } ({ $facing }°).
board-palisade = Eine Palisade umgibt das Dorf.
board-plundered = { $seat }: die Wagen sind geplündert.
board-fight = Nahkampf: { $who } gegen { $foe }, Runde { $n }.
board-lost = { $seat }, verloren oder fort: { $units }.
board-march = Der Zug, der noch kommt: { $units }.
army-profile-troop = { $who }: bewegt sich { $moves } in gutem und schwierigem Gelände, Zusammenhalt { $near }
army-profile-weapon = { $weapon }: Reichweite { $range } (wirkungsvoll / größte), W20 { $dice }
army-tables = Tabellen

## Was neben den Regeln erzählt wird
now-no-list = noch keine Armee gewählt
now-weather = Wetter: { $weather }.
now-roll = { $n }W6{ $plus ->
    [0] { "" }
   *[other] { SIGNED($plus) }
} (im Mittel { $mean }")

## Was neben den Regeln erzählt wird
choice-Fire-nothing = niemand schießt
choice-Hold-nothing = niemand wird zurückgehalten

## Das erste Spiel mit Anleitung
guide-goal = Zwei Trupps treffen sich auf der Prärie, beide stehen bereit. Du gewinnst, wenn beim Gegner niemand mehr kämpft oder er aufgibt. Die Einheiten handeln abwechselnd, eine von dir, eine von ihm. Beginne mit dem großen Trupp Krieger in der Mitte.
guide-going = Zuerst sagst du, wie eine Einheit sich bewegt, dann sagen die Würfel, wie weit. Schwieriges Gelände würfelt weniger, darf aber durch Wald, unebenen Boden und Sumpf führen; über freies Feld wähle gutes Gelände.
guide-way = Die Würfel liegen: so viele Zoll. Zieh die Einheit auf dem Tisch, oder nimm den vorgeschlagenen Weg; was nicht geht, wird mit seiner Regel abgelehnt und kostet nichts. Krieger bleiben beisammen und suchen Deckung.
guide-horse = Reiter sind auf freiem Feld schnell und in schlechtem Gelände langsam. Halte sie hinter der Mitte, bis der Gegner gezeigt hat, wohin er will.
guide-enough = Haben alle gehandelt, oder soll der Rest stehen bleiben, dann sag es. Wer stehen bleibt, schießt besser.
guide-fire = Dann schießen beide Seiten gleichzeitig: Jede schreibt geheim auf, wer auf wen schießt. Noch ist niemand in Reichweite, also schießt niemand. Später zeigt der Tisch Reichweite, Deckung und Aussicht jedes Schusses.
guide-alone = Nach dem Schießen kommt das Handgemenge und dann die Moral: Wer zu viel verloren hat, läuft vielleicht davon. So werden Gefechte hier entschieden. Von hier an befiehlst du. Nutze Deckung, schieße, bevor du angreifst, und halte den Befehlshaber bei denen, die wanken.

## Der Bericht am Ende
report-conceded = { $side } gab in Runde { $n } auf.
report-drawn = Nach Runde { $n } lag niemand weit genug vorn.
report-won = Sieg in Runde { $n }: { $side }.
report-over-exited = Genug Elemente des Angreifers hatten den Tisch verlassen.
report-over-failed = Der Angreifer konnte nicht mehr genug Elemente über den Tisch bringen.
report-over-village = Der Angreifer hatte erobert, wozu er gekommen war.
report-over-annihilated = Eine Seite hatte keine Kampfeinheit mehr.
report-over-relieved = Der Entsatz war gekommen.
report-over-too-late = Runde { $n } war die letzte: Dem Angreifer lief die Zeit davon.
report-over-points = Runde { $n } war die letzte: Es entschieden die verlorenen Punkte.
report-over-points-even = Runde { $n } war die letzte: Die verlorenen Punkte lagen um weniger als { NUMBER($share) ->
    [10] ein Zehntel
   *[other] ein { $share }tel
} der Armee auseinander.
report-over-agreed = Beide Seiten einigten sich auf ein Unentschieden oder gaben gemeinsam auf.
report-points = Verlorene Armeepunkte: { $first } { $lost_first }, { $second } { $lost_second }.
report-sides = Die Bilanz
report-what = Was
report-army-points = Armeepunkte
report-points-lost = Verlorene Punkte
report-elements = Elemente auf dem Tisch
report-elements-lost = Verlorene Elemente
report-lost-shot = durch Schüsse
report-lost-melee = im Nahkampf
report-lost-fled = vom Tisch geflohen
report-lost-broken = zerbrochen, zu viele Marker
report-lost-other = Feuer, Wasser und Übriges
report-units-gone = Verlorene Einheiten
report-leaders-lost = Verlorene Anführer
report-exited = Elemente, die den Tisch verlassen haben
report-rounds = Verlorene Elemente, Runde für Runde
report-units = Das Schicksal der Einheiten
report-side = Seite
report-fate = Schicksal
report-gone = in Runde { $n } verloren
report-left = hat den Tisch verlassen
report-stands = { $n ->
    [one] ein Element steht noch
   *[other] { $n } Elemente stehen noch
  }
report-of = { $n } von { $all }
report-die-shot = { $side }: Schüsse
report-die-fight = { $side }: Nahkampf
report-die-assault = { $side }: Sturmangriffe
report-die-test = { $side }: Moral
report-die-movement = { $side }: Bewegung
report-by-round = Verlorene Elemente am Ende jeder Runde

## Reasons of hints: a figure with the best choice, and with the next best
reason-ahead = dein Heer liegt um { $best } statt { $other } von 100 Punkten vorn
reason-held = das Dorf wird am Ende von { $best } statt { $other } Runden gehalten
reason-burnt = das Dorf ist in { $best } statt { $other } von 100 Partien entschieden
reason-gone = von der Kolonne sind { $best } % statt { $other } % entkommen
reason-charges = die nächsten Angriffe versprechen dir { $best } statt { $other } von 100 Punkten mehr als dem Gegner
reason-volleys = die nächsten Salven versprechen dir { $best } statt { $other } von 100 Punkten mehr als dem Gegner
reason-near = die Angreifer sind dem Dorf nahe, zu { $best } statt { $other } von 100
reason-come = vom Weg der Kolonne liegen { $best } statt { $other } von 100 hinter ihr
