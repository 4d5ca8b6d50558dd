# Der Rote Burnus: Fragen, Antworten und Protokoll.
# Die Namen von Karten, Dörfern, Orten und Einheiten stehen in data/*.toml in allen drei Sprachen.

game-title = Der Rote Burnus: Algerien 1857
game-about = Kabylei, Frühling 1857. Drei französische Kolonnen marschieren in die Berge. Ein bis vier Berber halten gemeinsam neun Dörfer, bis die Franzosen keine Karte mehr aufdecken können.

## Optionen
option-edition = Ausgabe
option-edition-standard = die beste Lesart beider Regelhefte
option-edition-english = englisches Regelheft wörtlich
option-edition-german = deutsches Regelheft wörtlich
option-automata_after_every_player = Schwer A: Die Franzosen handeln nach jedem Spieler
option-no_village_starting_items = Schwer B: keine Karten und Wiederholungsmarker der Dörfer
option-no_leader_starting_items = Schwer C: keine Startkarten der Anführer
option-undefended_village = Ein Dorf ohne Verteidiger
option-undefended_village-conquered = ist sofort erobert
option-undefended_village-retreat_allowed = darf mit dem Rückzugsmarker noch aufgegeben werden
option-french_retreat_check = Die Franzosen prüfen den Rückzug
option-french_retreat_check-immediate = sobald sie Einheiten verlieren
option-french_retreat_check-end_of_round = am Ende jeder Kampfrunde
option-counterattack_dice_choice = Würfel des Gegenangriffs
option-counterattack_dice_choice-edition = wie die Ausgabe es hält
option-counterattack_dice_choice-crt_order = in der Reihenfolge der Kampftabelle
option-counterattack_dice_choice-player = nach Wahl des Angreifers im Hinterhalt
option-young_man_destination = Der Junge Mann schickt einen Mudschahid
option-young_man_destination-edition = wie die Ausgabe es hält
option-young_man_destination-any_village = in jedes offene Dorf
option-young_man_destination-own = nur in eigene Dörfer
option-young_man_topdeck_requires_move = Der zweite Teil des Jungen Mannes verlangt eine Bewegung
option-moudjahidate_at_setup = Mudschahidate werden beim Aufbau gesetzt
option-moudjahidate_at_setup-edition = wie die Ausgabe es hält
option-moudjahidate_at_setup-yes = ja, zwei je Spieler
option-moudjahidate_at_setup-no = nein, die Frau bringt sie
option-setup_full_army_counts_as_deployed = Eine beim Aufbau volle Armee nimmt keine Einheiten mehr auf
option-pursuit_mode = Eine Armee, die das aufgegebene Dorf verlässt,
option-pursuit_mode-priority = zieht zuerst gegen dasselbe Gebiet
option-pursuit_mode-tie_break = bevorzugt dieses Gebiet unter gleich nahen Dörfern
option-pursuit_persists_until_village = Die Verfolgung dauert bis zum nächsten Kampf
option-conquered_villages_block_ambush_path = Geschlossene Dörfer versperren den Weg eines Hinterhalts
option-soumeur_mode = Eine Armee, die Soumeur übersieht,
option-soumeur_mode-edition = wie die Ausgabe es hält
option-soumeur_mode-as_stop = hält dort
option-soumeur_mode-pass_through = zieht sofort hindurch
option-deadlock = Wenn keine Seite mehr würfeln kann,
option-deadlock-repeat_bombardment = schießen Artillerie und Scharfschützen noch einmal
option-deadlock-french_retreat = ziehen sich die Franzosen zurück
option-homme_moudjahidine = Mudschahid-Karten für L'homme à la Mule
option-homme_moudjahidine-edition = wie die Ausgabe es hält
option-homme_moudjahidine-1 = eine
option-homme_moudjahidine-2 = zwei
option-homme_bottom_optional = L'homme à la Mule darf beide Karten oben lassen
option-oulmokhtar_builds_defense = Oulmokhtar baut eine Befestigung
option-oulmokhtar_builds_defense-edition = wie die Ausgabe es hält
option-oulmokhtar_builds_defense-yes = ja
option-oulmokhtar_builds_defense-no = nein
option-tayeb_copies_village_effects = Tayeb kopiert auch Ablegeboni
option-draw_timing = Fünf Karten werden gezogen
option-draw_timing-edition = wie die Ausgabe es hält
option-draw_timing-turn_start = zu Beginn des eigenen Zuges
option-draw_timing-round_start = von allen zu Beginn einer Runde
option-reroll_token_limit = Wiederholungsmarker insgesamt
option-reroll_token_limit-12 = zwölf
option-reroll_token_limit-0 = unbegrenzt
option-french_cube_limit = Die Würfel der Schachtel begrenzen die Franzosen
option-turned_moudjahidine_hit_order = Übergelaufene Mudschahidun nehmen Treffer
option-turned_moudjahidine_hit_order-first = zuerst
option-turned_moudjahidine_hit_order-last = zuletzt
option-eliminated_sharpshooters = Scharfschützen eines eroberten Spielers
option-eliminated_sharpshooters-removed = verlassen das Spiel
option-eliminated_sharpshooters-join_french = schließen sich den Franzosen an
option-solo_conquest_scope = Im Solospiel kostet ein verlorener Kampf
option-solo_conquest_scope-region = die ganze Region
option-solo_conquest_scope-village = nur dieses Dorf
option-solo_ambush_same_region = Im Solospiel bleibt ein Hinterhalt in einer Region
option-win_timing = Die Berber gewinnen,
option-win_timing-edition = wie die Ausgabe es hält
option-win_timing-automata_cannot_act = wenn die Franzosen keine Karte aufdecken können
option-win_timing-end_of_round = am Ende der Runde, in der die französischen Karten ausgehen
option-retreat_before_combat = Rückzug vor dem Kampf
option-retreat_after_artillery = Rückzug nach der Artillerie
option-retreat_after_sharpshooters = Rückzug nach den Scharfschützen
option-retreat_after_berber_fire = Rückzug nach dem Wurf der Berber

## Ergebnisse
result-berbers = Die Berber gewinnen: Die Franzosen haben keine Karte mehr.
result-french = Die Franzosen gewinnen: Die Kabylei ist erobert.

## Namen, die nicht in den Daten stehen
player-0 = Spieler 1
player-1 = Spieler 2
player-2 = Spieler 3
player-3 = Spieler 4
army-0 = Verstärkungsfeld
army-1 = Armee 1
army-2 = Armee 2
army-3 = Armee 3
village-ambush = Hinterhalt
unit-turned_moudjahidine = übergelaufener Mudschahid
unit-turned_sharpshooter = übergelaufener Scharfschütze
term-hand = Hand
term-deck = Nachziehstapel
term-discard = Ablagestapel
status-open = offen
status-abandoned = aufgegeben
status-submitted = unterworfen
status-french = französisch
state-undeployed = noch nicht im Feld
state-retreated = zurückgezogen
state-deployed = auf der Karte
resource-0 = Einfluss
resource-1 = Stärke
resource-2 = Nahrung
resource-3 = Werkzeug
resource-4 = Waffen

## Fragen
ask-LeaderToKeep = Welchen Anführer behältst du?
ask-VillageForUnit = Wo erscheint die neue Einheit? ({ $unit })
ask-VillageForDefense = Wo baust du die Befestigung?
ask-NextAction = Was tust du als Nächstes?
ask-CardToPlay = Welche Karte spielst du?
ask-CardToCopy = Welche Karte kopiert Tayeb?
ask-CardToPlace = Welche Karte legst du in ein Dorf?
ask-VillageForCard = { $card }: in welches Dorf?
ask-BonusToCopy = Wessen Ablegebonus kopiert Tayeb?
ask-VillageToRetrieve = Aus welchem Dorf nimmst du alle Karten zurück?
ask-MobilizeFrom = Aus welchem Dorf mobilisierst du?
ask-MobilizeTo = Von { $source } in welches Dorf?
ask-UnitToMobilize = { $source } nach { $destination }: Wer geht? (bisher: { $moved })
ask-UnitFrom = { $unit }: aus welchem Dorf?
ask-UnitTo = { $unit } aus { $source }: in welches Dorf?
ask-FreeCard = Welche Karte nimmst du aus der Auslage?
ask-CardForTop = Welche abgelegte Karte kommt oben auf deinen Stapel?
ask-ChildBonus = Das Kind in { $village }: Was möchtest du?
ask-CardToMove = Welche Karte verlässt { $village }?
ask-VillageForMovedCard = { $card }: von { $village } in welches Dorf?
ask-CardToTakeBack = Welche Karte nimmst du aus { $village } zurück?
ask-CardToKeep = Welche Karte behältst du?
ask-CardToDiscard = Welche weitere Karte legst du ab?
ask-VillageForFigure = { $figure }: in welches Dorf?
ask-CardToBury = Welche französische Karte kommt unter den Stapel?
ask-AmbushTarget = Welcher Armee legst du einen Hinterhalt?
ask-AmbushPayment = Welche Karten legst du für den Hinterhalt ab?
ask-OumouhandJoins = Oumouhand für einen weiteren Würfel ablegen?
ask-AmbushFrom = { $army }: Aus welchem Dorf kommt die Truppe?
ask-UnitForAmbush = Wer nimmt aus { $source } am Hinterhalt teil? (bisher: { $joined })
ask-FrenchLoss = { $army }: Welche Einheit wird entfernt?
ask-CounterDie = { $army }: Wer schießt zurück?
ask-AmbushReturn = In welches Dorf gehen die Überlebenden?
ask-Purchase = Was kaufst du? (gekauft: { $bought })
ask-ResourcesToCopy = Wessen Ressourcen zählt Tayeb noch einmal?
ask-Reroll = Einen Wiederholungsmarker für einen Würfel ausgeben?
ask-LeaderHit = { $place }: Welcher Anführer wird getroffen?
ask-Retreat = { $village }: standhalten oder zurückziehen?
ask-RetreatTo = Von { $village } in welches Dorf?
ask-CardToDestroy = Welche Karte verlierst du? ({ $cards })
ask-TakeOver = Du bist ausgeschieden. Möchtest du von jetzt an die französischen Karten aufdecken?
ask-TurnCard = Decke die nächste französische Karte auf.

## Antworten
choice-done = Fertig
choice-end = Keine weitere Aktion
choice-none = Keine
choice-all = Alle
choice-yes = Ja
choice-no = Nein
choice-play = Eine Karte spielen
choice-place = Eine Karte in ein Dorf legen
choice-retrieve = Alle Karten eines Dorfes zurücknehmen
choice-mobilize = Mobilisieren
choice-ambush = Hinterhalt
choice-draw = Zwei Karten ziehen
choice-move = Eine Karte in ein anderes Dorf legen
choice-stop = Würfel stehen lassen
choice-stand = Standhalten
choice-retreat = Zurückziehen
choice-turn = Aufdecken
choice-supply = Zurück in deinen Vorrat
choice-AmbushTarget = Armee { $n }
choice-AmbushPayment = { $a } und { $b }
choice-Reroll-stop = Würfel stehen lassen
choice-Reroll = { $a }: { $b }
choice-CardToDestroy = { $a } ({ $b })
choice-Purchase-done = Nichts mehr kaufen
choice-Purchase-tayeb = Tayeb: eine Karte noch einmal zählen
choice-LeaderToKeep-fatma = Fatma N'Soumer: 2 Mudschahidun; ihre Figur kämpft als Mudschahida und bringt einen Wiederholungsmarker
choice-LeaderToKeep-oumouhand = Oumouhand n'ath Freh: 1 Mudschahid; ein weiterer Würfel im Hinterhalt
choice-LeaderToKeep-tahar = Sidi Tahar: 1 Waffen, 1 Scharfschütze, 1 Mudschahid
choice-LeaderToKeep-mouhand = Mouhand Ouchikhoun: 1 Markt, 1 Feigenhain; zieht eine Karte, wenn er auf die Hand kommt
choice-LeaderToKeep-oussaid = Omar Oussaid: 1 Werkzeuge; seine Figur kämpft als Scharfschütze
choice-LeaderToKeep-homme_a_la_mule = L'homme à la Mule: 1 Waffen und Mudschahid; sieht die nächsten zwei französischen Karten
choice-LeaderToKeep-oulmokhtar = Omar Oulmokhtar n'ath Yirathen: seine Figur kämpft als Mudschahid und baut eine Befestigung
choice-LeaderToKeep-tayeb = Tayeb: Kopie einer anderen Handkarte

## Protokoll: Aufbau
say-leaders-dealt = { $seat }: Anführer zur Wahl: { $cards }
say-leader-kept = { $seat } behält { $card }.
say-starting-card = { $seat }: { $card } von { $village }
say-setup-card = Erste französische Einheiten: { $automata }

## Protokoll: der Zug
say-turn = { $seat } ist am Zug.
say-drew = Du ziehst: { $card }
say-draws = { $seat } zieht Karten: { $number }
say-reshuffled = { $seat } mischt die Ablage zu einem neuen Stapel.
say-nothing-to-draw = { $seat } hat keine Karte mehr zu ziehen.
say-mouhand = Mouhand kommt auf deine Hand: eine Karte mehr.
say-played = { $seat } spielt { $card }.
say-tayeb = { $seat }: Tayeb kopiert { $card }.
say-placed = { $seat } legt { $card } in ein Dorf: { $village }
say-retrieved = { $seat } nimmt zurück ({ $village }): { $cards }
say-mobilized = { $seat } mobilisiert von { $source } nach { $village }: { $number }
say-token = { $seat }: Wiederholungsmarker jetzt { $tokens }
say-no-token-left = { $seat }: kein Wiederholungsmarker mehr im Vorrat.
say-card-moved = { $seat } verlegt { $card } nach { $village }.
say-taken-back = { $seat } nimmt { $card } zurück ({ $village }).
say-saw-cards = Du siehst: { $cards }
say-kept-one = { $seat } behält eine Karte und legt ab: { $cards }
say-unit-placed = { $unit } erscheint in { $village } ({ $seat }).
say-unit-sent = { $seat }: { $unit } geht von { $source } nach { $village }.
say-free-card = { $seat } nimmt aus der Auslage: { $card }
say-topped = { $seat } legt oben auf den Stapel: { $card }
say-discarded = { $seat } legt ab: { $card }
say-revealed = { $seat } deckt auf: { $cards }
say-found-food = { $seat } nimmt auf die Hand: { $card }
say-market = { $seat }: Nahrung, Waffen und Werkzeug gelten in diesem Zug füreinander.
say-bought = { $seat } kauft: { $card }
say-defense-built = { $village }: Befestigung gebaut
say-figure-placed = { $figure } geht nach { $village }.
say-no-village = { $figure }: kein Dorf möglich
say-looked = { $seat } sieht französische Karten an: { $number }
say-saw = Nächste französische Karten, die oberste zuletzt: { $automata }
say-buried = { $seat } legt eine französische Karte unter den Stapel.

## Protokoll: Hinterhalt und Kampf
say-ambush = { $seat } legt einen Hinterhalt: { $army }, aus { $village }
say-ambush-paid = { $seat } legt für den Hinterhalt ab: { $cards }
say-oumouhand = { $seat }: Oumouhand nimmt am Hinterhalt teil.
say-ambush-return = Die Truppe des Hinterhalts geht nach { $village } ({ $seat }).
say-combat = { $army } greift { $village } an.
say-berbers-roll = Berber würfeln { $dice } ({ $units })
say-french-roll = Franzosen würfeln { $dice } ({ $units })
say-rerolled = { $seat } wiederholt { $unit } { $die }: jetzt { $now }
say-berbers-lost = { $place }: verloren { $number } × { $unit }
say-figure-lost = { $figure } verlässt die Karte.
say-french-lost = { $army } verliert: { $unit }
say-deadlock = { $village }: Keine Seite kann würfeln; Artillerie und Scharfschützen schießen noch einmal.
say-french-retreat = { $army } zieht sich zurück, Einheiten: { $strength }
say-berber-retreat = { $seat } gibt { $village } auf und geht nach { $refuge }. Der Rückzugsmarker ist verbraucht.
say-conquered = { $army } erobert { $village } ({ $seat }).
say-submitted = { $village } ist unterworfen.
say-turned = { $army }: übergelaufene Mudschahidun aus { $village }: { $number }
say-eliminated = { $seat } scheidet aus.

## Protokoll: die Automaten
say-card-laid-out = Französische Karte ausgelegt: { $automata }
say-card-turned = Französische Karte: { $automata }
say-reinforcements = { $army } erhält die Verstärkung: { $number }
say-units-added = { $army }: + { $number } { $unit }
say-no-move = Die Franzosen bewegen sich in diesem Zug nicht.
say-double-move = Die Franzosen bewegen sich in diesem Zug zweimal.
say-nothing-destroyed = { $seat } besitzt nichts davon: { $cards }
say-card-destroyed = { $seat } verliert endgültig: { $card }
say-deployed = { $army } rückt aus: { $node }
say-army-moves = { $army } zieht weiter: { $node }
say-army-stays = { $army } bleibt stehen.
say-symbol = { $army }: Das Symbol entscheidet: { $symbol }
say-village-entered = { $army } betritt { $village }.
say-soumeur-hidden = { $army } übersieht Soumeur (Würfel { $die }).
say-soumeur-found = { $army } findet Soumeur (Würfel { $die }).
say-defenses-cleared = { $army } vor { $village }: Befestigungen entfernt { $number }, übrig { $left }
say-unit-spent = { $army } opfert für die Befestigungen: { $unit }
say-army-halted = { $army } hält vor { $village }.
say-no-card-left = Die Franzosen haben keine Karte mehr.

## Das Brett in Worten
board-french = Französische Karten übrig: { $left }. Wiederholungsmarker im Vorrat: { $tokens }. Rückzugsmarker: { $used ->
        [yes] verbraucht
       *[no] unverbraucht
    }.
board-row = Offene französische Karten: { $cards }
board-army = { $army }: { $units }; { $where }
board-army-siege = hält vor { $village }
board-at = Ort: { $node }
board-village = { $village } ({ $player }; { $terrain }): { $marks }
board-closed = { $village }: { $status }
board-units = { $units }
board-defenses = Befestigungen { $n }
board-cards = Karten { $cards }
board-empty = niemand
board-player = { $player }: Anführer { $leader }, Wiederholungsmarker { $tokens }, Hand { $hand }, Stapel { $deck }, Ablage { $discard }
board-out = { $player }: ausgeschieden
board-hand = Deine Hand: { $cards }
board-purse = Zum Ausgeben: { $resources }
board-display = Auslage: { $cards }
board-women = Mudschahidate im Vorrat: { $n }
board-none = keine
terrain-wooded = bewaldet
terrain-sheltered = geschützt
terrain-steep = steil
terrain-concealed = verborgen

## Hinweise neben Antworten
hint-army = Stärke { $n }, Ort: { $node }
hint-fatal = das verliert das Spiel
hint-stack = noch { $n }
hint-threat = { $army } kommt in { $n } { $n ->
        [one] Schritt
       *[other] Schritten
    }

## Was Karten tun, in wenigen Worten
played-man = einen Scharfschützen schicken; eine freie Karte, wenn ein anderer Spieler ihn erhält
played-young_man = einen Mudschahid schicken; dann darf eine abgelegte Karte oben auf den Stapel
played-olive_orchard = 2 ziehen
played-tools = im Stapel nach Nahrung suchen
played-market = Nahrung, Waffen und Werkzeug gelten füreinander
played-defenses = bis zu 2 weitere ablegen, ebenso viele ziehen
played-moudjahidine = Hinterhalt
played-sharpshooter = Hinterhalt
played-tayeb = als andere Handkarte
played-fatma = setzen oder bewegen; der Spieler des Dorfes erhält einen Wiederholungsmarker
played-oussaid = setzen oder bewegen
played-oulmokhtar = setzen, bewegen oder zurücknehmen; er baut eine Befestigung
played-homme_a_la_mule = die nächsten zwei französischen Karten ansehen
placed-child = 2 ziehen oder eine Karte verlegen; dort kein Rückzug
placed-youth = 3 ziehen, 1 behalten; dort kein Rückzug
placed-woman = eine Mudschahida erscheint
placed-young_woman = ein Wiederholungsmarker
placed-elderly_man = ein Wiederholungsmarker neben Mudschahid oder Scharfschütze
placed-elderly_woman = eine andere Karte von dort zurücknehmen
placed-weapons = ein Wiederholungsmarker neben einer Mudschahida
