# Der Rote Burnus: Fragen, Antworten und Protokoll.
# Die Namen von Karten, Dörfern, Orten und Einheiten stehen in data/*.toml in allen drei Sprachen.

game-title = Der Rote Burnus: Algerien 1857
game-about = Kabylei, Frühling 1857. Drei französische Kolonnen marschieren in die Berge. Ein bis vier Berber halten gemeinsam neun Dörfer, bis die Franzosen keine Karte mehr aufdecken können.
game-goal = Gewonnen wird gemeinsam: wenn die Franzosen keine Karte mehr aufdecken können. Verloren ist das Spiel, wenn zwei Spieler erobert sind, oder einer nach einem Rückzug. Sammle Einheiten in den Dörfern, die eine Kolonne erreichen kann, und rechne nach, was du halten kannst, bevor du dich stellst.

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
option-placement_ban = Befestigungen und Figuren dürfen nicht
option-placement_ban-edition = wie die Ausgabe es hält
option-placement_ban-french_army = in ein Dorf, in dem eine französische Armee steht
option-placement_ban-submitted = in geschlossene Dörfer; ein übersehenes Soumeur bleibt ihnen offen
option-fatma_token = Fatma N'Soumer bringt einen Wiederholungsmarker,
option-fatma_token-figure = sooft ihre Figur gesetzt oder bewegt wird
option-fatma_token-card = wenn ihre Karte in ein Dorf gelegt wird (Kartentext)
option-reinforcement_timing = Wartende Verstärkung schließt sich einer zurückgezogenen Armee an
option-reinforcement_timing-next_turn = im nächsten Zug der Franzosen
option-reinforcement_timing-next_round = ab der nächsten Runde (deutscher Wortlaut)
option-cavalry_row = Die Kavallerie trifft
option-cavalry_row-six = mit einer 6 zweimal
option-cavalry_row-five_and_six = mit einer 5 einmal, mit einer 6 zweimal
option-retreat_before_combat = Rückzug vor dem Kampf
option-retreat_after_artillery = Rückzug nach der Artillerie
option-retreat_after_sharpshooters = Rückzug nach den Scharfschützen
option-retreat_after_berber_fire = Rückzug nach dem Wurf der Berber

## Ergebnisse
result-berbers = Die Berber gewinnen: Die Franzosen haben keine Karte mehr.
result-french = Die Franzosen gewinnen: Die Kabylei ist erobert.

## Namen, die nicht in den Daten stehen
end-two = { $solo ->
    [yes] Die Franzosen haben in zwei Regionen Dörfer erobert
   *[no] Die Franzosen haben zwei Spieler erobert
  }: { $who } (RB-17.1).
end-token = Erobert ist: { $who }; und der Rückzugsmarker war verbraucht: Beides zusammen verliert das Spiel (RB-17.1).
end-one-lost = { $solo ->
    [yes] Eine Region ging verloren
   *[no] Ein Spieler wurde erobert
  }: { $who }.
end-left = So viele französische Karten standen noch aus: { $n }.
end-villages = Noch offene Dörfer: { $n } ({ $villages }).
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
    .many = übergelaufene Mudschahidun
unit-turned_sharpshooter = übergelaufener Scharfschütze
    .many = übergelaufene Scharfschützen
term-hand = auf der Hand
term-deck = im Stapel
term-discard = in der Ablage
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
count-influence = { $n } Einfluss
count-strength = { $n } Stärke
count-food = { $n } Nahrung
count-tools = { $n ->
    [one] 1 Werkzeug
   *[other] { $n } Werkzeuge
  }
count-weapons = { $n ->
    [one] 1 Waffe
   *[other] { $n } Waffen
  }
count-nothing = nichts
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
ask-UnitFrom = Du schickst los ({ $unit }): aus welchem Dorf?
ask-UnitTo = Du schickst los ({ $unit }): von { $source } in welches Dorf?
ask-FreeCard = Welche Karte der Auslage nimmst du umsonst in deine Ablage?
ask-CardForTop = Welche abgelegte Karte kommt oben auf deinen Stapel?
ask-ChildBonus = Das Kind in { $village }: Was möchtest du?
ask-CardToMove = Welche Karte verlässt { $village }?
ask-VillageForMovedCard = { $card }: von { $village } in welches Dorf?
ask-CardToTakeBack = Welche Karte nimmst du aus { $village } zurück?
ask-CardToKeep = Welche Karte behältst du?
ask-CardToDiscard = Welche Karte legst du noch ab? Für jede, auch die Befestigung, ziehst du eine.
ask-VillageForFigure = { $figure }: in welches Dorf?
ask-CardToBury = Welche französische Karte kommt unter den Stapel?
ask-AmbushTarget = Welcher Armee legst du einen Hinterhalt?
ask-AmbushPayment = Welche Karten legst du für den Hinterhalt ab?
ask-OumouhandJoins = Oumouhand für einen weiteren Würfel ablegen?
ask-AmbushFrom = { $army }: Aus welchem Dorf kommt die Truppe?
ask-UnitForAmbush = Wer nimmt aus { $source } am Hinterhalt teil? (bisher: { $joined })
ask-FrenchLoss = { $army }: Welche Einheit entfernt ein Treffer?
ask-CounterDie = { $army }: Wer schießt zurück?
ask-AmbushReturn = In welches Dorf gehen die Überlebenden?
ask-Purchase = Was kaufst du?
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
choice-UnitFrom-none = Niemanden schicken
choice-CardForTop-none = Keine Karte
choice-BonusToCopy-none = Keinen Bonus
choice-CardToBury-none = Beide oben lassen
choice-ChildBonus-none = Nichts von beidem
choice-all = Alle
choice-yes = Ja
choice-no = Nein
choice-play = Eine Karte spielen
choice-place = Eine Karte in ein Dorf legen
choice-retrieve = Alle Karten eines Dorfes zurücknehmen
choice-mobilize = Mobilisieren
choice-ambush = Hinterhalt
choice-draw = { $child } Karten ziehen
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
choice-CardToDestroy = { $a }, { $b }
choice-Purchase-done = Nichts mehr kaufen
choice-Purchase-tayeb = Tayeb: eine Karte noch einmal zählen

## Protokoll: Aufbau
say-leaders-dealt = { $seat }: Anführer zur Wahl: { $cards }
say-leader-kept = { $seat } behält { $card }.
say-starting-card = { $seat } beginnt mit: { $card } ({ $village })
say-setup-card = Erste französische Einheiten, Karte Nr. { $automata }

## Protokoll: der Zug
say-turn = { $seat } ist am Zug.
say-drew = Du ziehst: { $card }
say-draws = { $seat } zieht { $number ->
    [one] 1 Karte
   *[other] { $number } Karten
  }.
say-reshuffled = { $seat } mischt die Ablage zu einem neuen Stapel.
say-nothing-to-draw = { $seat } hat keine Karte mehr zu ziehen.
say-mouhand = Mouhand kommt auf deine Hand: eine Karte mehr.
say-played = { $seat } spielt: { $card }
say-tayeb = { $seat }: Tayeb kopiert { $card }.
say-placed = { $seat } legt nach { $village }: { $card }
say-retrieved = { $seat } nimmt aus { $village } zurück: { $cards }
say-mobilized = { $seat } mobilisiert { $number ->
    [one] 1 Einheit
   *[other] { $number } Einheiten
  } von { $source } nach { $village }.
say-token = { $seat } erhält einen Wiederholungsmarker, jetzt { $tokens }
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
say-looked = { $seat } sieht sich { $number ->
    [one] 1 französische Karte
   *[other] { $number } französische Karten
  } an.
say-saw = Nächste französische Karten, die oberste zuletzt: { $automata }
say-buried = { $seat } legt eine französische Karte unter den Stapel.

## Protokoll: Hinterhalt und Kampf
say-ambush = { $seat } legt einen Hinterhalt: { $army }, aus { $village }
say-ambush-paid = { $seat } legt für den Hinterhalt ab: { $cards }
say-oumouhand = { $seat }: Oumouhand nimmt am Hinterhalt teil.
say-ambush-return = Die Truppe des Hinterhalts geht nach { $village } ({ $seat }).
say-combat = { $army } greift { $village } an.
say-berbers-roll = Die Berber würfeln { $dice } ({ $units }): { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
  }
say-french-roll = Die Franzosen würfeln { $dice } ({ $units }): { $hits ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $hits } Treffer
  }
say-rerolled = { $seat } wiederholt einen Würfel ({ $unit }): { $now } statt { $die }
say-berbers-lost = { $place }: verloren: { $unit_counted }
say-figure-lost = { $figure } verlässt die Karte.
say-french-lost = { $army } verliert: { $unit }
say-deadlock = { $village }: Keine Seite kann würfeln; Artillerie und Scharfschützen schießen noch einmal.
say-french-retreat = { $army } zieht sich zurück, { $strength ->
    [0] ohne eine Einheit
    [one] mit 1 Einheit
   *[other] mit { $strength } Einheiten
  }.
say-berber-retreat = { $seat } gibt { $village } auf und geht nach { $refuge }. Der Rückzugsmarker ist verbraucht.
say-conquered = { $army } erobert { $village } ({ $seat }).
say-submitted = { $village } ist unterworfen.
say-turned = { $army }: übergelaufene Mudschahidun aus { $village }: { $number }
say-eliminated = { $seat } scheidet aus.

## Protokoll: die Automaten
say-card-laid-out = Französische Karte ausgelegt: Nr. { $automata }
say-card-turned = Französische Karte Nr. { $automata }
say-reinforcements = { $army } erhält die Verstärkung: { $number }
say-units-added = { $army } erhält: { $unit_counted }
say-no-move = Die Franzosen bewegen sich in diesem Zug nicht.
say-double-move = Die Franzosen bewegen sich in diesem Zug zweimal.
say-nothing-destroyed = { $seat } besitzt nichts davon: { $cards }
say-card-destroyed = { $seat } verliert endgültig: { $card }
say-deployed = { $army } rückt aus, Startort: { $node }
say-army-moves = { $army } zieht weiter: { $node }
say-army-stays = { $army } bleibt stehen.
say-symbol = { $army }: Das Symbol entscheidet: { $symbol }
say-village-entered = { $army } betritt { $village }.
say-soumeur-hidden = { $army } übersieht Soumeur (Würfel { $die }).
say-soumeur-found = { $army } findet Soumeur (Würfel { $die }).
say-defenses-cleared = { $army } räumt vor { $village } { $number ->
    [one] 1 Befestigung
   *[other] { $number } Befestigungen
  } weg; { $left ->
    [0] keine bleibt
    [one] 1 bleibt
   *[other] { $left } bleiben
  }.
say-unit-spent = { $army } opfert für die Befestigungen: { $unit }
say-army-halted = { $army } hält vor { $village }.
say-no-card-left = Die Franzosen haben keine Karte mehr.

## Das Brett in Worten
now-turn = Du bist { $seat }{ $turn ->
    [own] , noch { $actions } von { $most } Aktionen
   *[other] { "" }
  }. Wiederholungsmarker: { $tokens }. Rückzugsmarker: { $retreat ->
    [used] verbraucht
   *[unused] unverbraucht
  }. Französische Karten übrig: { $left }.
now-villages = Du bist { $seat }. Deine Dörfer: { $villages }.
now-french = Französische Karten übrig: { $left }.
now-card = Französische Karte: { $text }
now-row = Als Nächstes kommt die französische Karte { $cards }
now-row-then = { $first }; dann { $second }
now-row-empty = Keine französische Karte liegt offen: Nach deinem Zug werden { $n } aufgedeckt, und keine Armee bewegt sich.
now-over = Die Franzosen haben keine Karte mehr: Wenn sie an der Reihe wären, haben die Berber gewonnen.
now-hand-card = Hand: { $card }{ $n ->
    [one] { "" }
   *[other] { ", jede" }
  }: { $what }
now-worth = Deine Hand ist wert: { $goods }. Damit könntest du kaufen: { $cards }.
now-purse = Zum Ausgeben: { $goods }. Du darfst noch { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
  } kaufen.{ $market ->
    [yes] { " " }Markt: Nahrung, Werkzeug und Waffen zahlen füreinander.
   *[no] { "" }
  }
now-army = { $army }: { $units }; Ort: { $node }; kommt nach { $way }; zieht sich bei { $retreat } Einheiten oder weniger zurück{ $reach ->
    [yes] ; deine Leute erreichen sie mit einem Hinterhalt
   *[no] { "" }
  }.
now-army-waiting = { $army }: { $n } von { $deploy } Einheiten{ $units }{ $state ->
    [undeployed] { "" }
   *[retreated] , zurückgezogen, beginnt wieder hier: { $start }
  }
now-waiting = Nicht auf der Karte: { $armies }.
now-way = { $village } ({ $n ->
    [one] im nächsten Zug der Franzosen
   *[other] in { $n } Zügen der Franzosen
  })
now-or = { " oder " }
now-combat = { $army } ({ $units }; zieht sich bei { $retreat } oder weniger zurück) kämpft um { $village } ({ $terrain }). Dort: { $people }.
now-dice = { $side ->
    [french] Würfel der Franzosen
   *[berbers] Würfel der Berber
  }: { $dice }. Treffer: { $n }.
now-die = { $unit } { $face } ({ $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
  })
now-retreat = Ein Rückzug verbraucht den einen Marker aller Spieler: Alle gehen in ein anderes deiner Dörfer, die Karten hier kommen in die Ablage, und das Dorf ist für immer geschlossen. Fällt der letzte Verteidiger, ist der Spieler (allein: die Region) erobert.
now-retreat-fatal = Schon jemand ist erobert: Den Rückzugsmarker jetzt zu benutzen verliert das Spiel (RB-17.1).
now-ambush = { $army }: { $units } (zusammen { $n }); nach Verlusten zieht sie sich bei { $retreat } oder weniger zurück.
now-force = Im Hinterhalt: { $units }.
board-french = Französische Karten übrig: { $left }. Wiederholungsmarker im Vorrat: { $tokens }. Rückzugsmarker: { $used ->
        [yes] verbraucht
       *[no] unverbraucht
    }.
board-row = Offene französische Karten: { $cards }
board-army = { $army } ({ $n } { $n ->
    [one] Einheit
   *[other] Einheiten
  }; rückt aus ab { $deploy }, zieht sich zurück bei { $retreat }){ $units }; { $where }
board-reserve = { $army }: { $units }
board-start = Startort: { $node }
board-pursuit = verfolgt das Gebiet des aufgegebenen Dorfes
board-region = { $region }:
board-army-siege = hält vor { $village }
board-at = Ort: { $node }{ $known ->
    [yes] , gekommen von: { $came }
   *[no] { "" }
  }; nächstes Ziel: { $way }
board-village = { $village } ({ $player }; { $terrain }): { $marks }
board-closed = { $village }: { $status }
board-defenses = { $n ->
    [one] 1 Befestigung
   *[other] { $n } Befestigungen
  }
board-cards = dort liegen: { $cards }
board-empty = keine Verteidiger
board-player = { $player }: Anführer { $leader }, Wiederholungsmarker { $tokens }, Hand { $hand }, Stapel { $deck }, Ablage { $discard }
board-out = { $player }: ausgeschieden
board-hand = Deine Hand: { $cards }
board-purse = Zum Ausgeben: { $resources }
board-display = Karten zu kaufen:
board-women = Mudschahidate im Vorrat: { $n }
board-no-leader = noch keiner
board-none = keine
board-none-of-fallen = keine
board-discard = { $player }, Ablage: { $cards }
board-shown = { $player }, auf der Hand gesehen: { $cards }
board-topped = { $player }, oben auf dem Stapel gesehen: { $cards }
board-removed = Karten aus dem Spiel: { $cards }
board-fallen = Gefallene Berber: { $units }
board-markers = Befestigungsmarker übrig: { $n }
board-executed = Ausgeführte französische Karten: { $cards }
board-foreseen = Du kennst die französische Karte { $place } von oben: { $card }
board-symbols = Unter den noch nicht gesehenen französischen Karten: { $circle } mit Kreis, { $triangle } mit Dreieck.
board-all-french = Alle französischen Karten:
board-hits = Treffer je Augenzahl:
board-face = { $face } ({ $n } Treffer)
board-faces = { $first }–{ $last } ({ $n } Treffer)
board-hit-order = Wer zuerst getroffen wird. Franzosen: { $french }. Berber: { $berbers }, dann Anführer.
board-terrain = Gelände, { $terrain }: { $what }
board-roads = Wege:
board-forks = Gabelungen (woher eine Armee kommt und welches Symbol wohin führt):
board-fork = { $node }, gekommen von: { $came }; Kreis: { $circle }; Dreieck: { $triangle }
board-all-cards = Alle Karten der Spieler:
terrain-wooded = bewaldet
terrain-sheltered = geschützt
terrain-steep = steil
terrain-concealed = verborgen

## Hinweise neben Antworten
text-gives = gibt { $goods }
text-gives-nothing = gibt nichts
text-costs = kostet { $goods }
starts-with = Startkarten: { $cards }
starts-with-nothing = keine Startkarten
bought-moudjahidine = gekauft: ein Mudschahid auf die Karte
bought-sharpshooter = gekauft: ein Scharfschütze auf die Karte
bought-defenses = gekauft: eine Befestigung in ein Dorf
does-played = gespielt: { $what }
does-placed = in ein Dorf: { $what }
passive-artisan = mit einer Werkzeugkarte auf der Hand { $artisan } Einfluss mehr beim Kaufen
passive-weapons = nötig für jeden Hinterhalt
passive-oumouhand = mit einem Hinterhalt abgelegt: ein weißer Würfel mehr
passive-mouhand = immer wenn er auf die Hand kommt: eine Karte ziehen
hint-only-card = { $card }: { $does }
hint-cards-in = { $village }: { $cards }
hint-mobilize = aus { $villages }
hint-ambush = { $armies }; kostet eine Waffen- und eine Mudschahid- oder Scharfschützenkarte
hint-end = ungenutzte Aktionen: { $n }; dann kaufst du bis zu { $most } Karten
hint-hand-goes = der Rest deiner Hand wird abgelegt
hint-tayeb-buys = Tayeb wird abgelegt
hint-no-bonus = kein Bonus
stake-falls = { $known ->
    [yes] { $village } fällt mit einer Chance von etwa { $percent } % (zu Ende gekämpft, ohne Wiederholungswürfe)
   *[no] { $village } kann fallen
  }
stake-game = dann haben die Franzosen gewonnen
stake-player = dann bist du erobert: { $n ->
    [one] dein Dorf unterwirft sich ({ $villages })
   *[other] alle deine { $n } Dörfer unterwerfen sich ({ $villages })
  }, { $cards ->
    [one] deine Karte verlässt
   *[other] deine { $cards } Karten verlassen
  } das Spiel{ $turned ->
    [0] {""}
    [one] , 1 Mudschahid geht zu den Franzosen über
   *[other] , { $turned } Mudschahidun gehen zu den Franzosen über
  }
stake-region = dann { $n ->
    [one] unterwirft sich das Dorf ({ $villages })
   *[other] unterwirft sich die Region mit { $n } Dörfern ({ $villages })
  }{ $cards ->
    [0] {""}
    [one] , 1 Karte dort wird abgelegt
   *[other] , { $cards } Karten dort werden abgelegt
  }{ $turned ->
    [0] {""}
    [one] , 1 Mudschahid geht zu den Franzosen über
   *[other] , { $turned } Mudschahidun gehen zu den Franzosen über
  }
stake-kept = gehalten: du behältst { $n ->
    [0] das Dorf
    [one] das Dorf, die Karte dort ({ $cards })
   *[other] das Dorf, die { $n } Karten dort ({ $cards })
  } und den Rückzugsmarker
stake-left = { $village } ist für immer verloren{ $n ->
    [0] {""}
    [one] , die Karte dort ({ $cards }) kommt in deine Ablage
   *[other] , die { $n } Karten dort ({ $cards }) kommen in deine Ablage
  }{ $some ->
    [yes] ; { $people }: { $places ->
        [one] alle gehen nach { $refuges }
       *[other] alle gehen in eines von: { $refuges }
      }
   *[no] {""}
  }
stake-token = der eine Rückzugsmarker aller Spieler ist verbraucht: Die nächste Eroberung beendet das Spiel
warning-stand = { $known ->
    [yes] { $village } fällt mit einer Chance von etwa { $percent } %.
   *[no] { $village } kann fallen.
  } { $lost ->
    [game] Dann haben die Franzosen gewonnen.
    [region] Dann { $n ->
        [one] unterwirft sich das Dorf: { $villages }.
       *[other] unterwirft sich die ganze Region: { $villages }.
      }
   *[player] Dann scheidest du aus mit { $n ->
        [one] deinem Dorf: { $villages }.
       *[other] allen deinen Dörfern: { $villages }.
      }
  }
warning-empty = { $army } kann mit der nächsten französischen Karte in { $village } einrücken, und niemand verteidigt es: Es fiele kampflos{ $lost ->
    [game] , und die Franzosen hätten gewonnen.
   *[region] .
  }
hint-there = vorhanden: { $n }
hint-force = für den Hinterhalt bereit: { $units }
hint-oumouhand = ein weißer Würfel mehr
hint-supply = weg von der Karte
hint-free-card = du nimmst eine Karte umsonst
hint-army = { $units }; Ort: { $node }; zieht sich bei { $retreat } oder weniger zurück
hint-fatal = das verliert das Spiel
hint-stack = noch { $n }
hint-hits = { $n ->
    [0] kein Treffer
    [one] 1 Treffer
   *[other] { $n } Treffer
  }
hint-threat = { $n ->
    [one] { $army } kann im nächsten Zug der Franzosen kommen
   *[other] { $army } kann in { $n } Zügen der Franzosen kommen
  }

## Was Karten tun, in wenigen Worten
played-man = einen Scharfschützen in ein offenes Dorf schicken; { $solo ->
    [yes] in eine andere Region
   *[no] zu einem anderen Spieler
  }: eine Karte umsonst
played-young_man = einen Mudschahid { $sends ->
    [own] in ein anderes deiner Dörfer
   *[any_village] in ein offenes Dorf
  } schicken; { $tops ->
    [move] danach darf eine abgelegte Karte oben auf den Stapel
   *[always] eine abgelegte Karte darf oben auf den Stapel
  }
played-olive_orchard = { $orchard } ziehen
played-tools = im Stapel nach Nahrung suchen
played-market = Nahrung, Waffen und Werkzeug gelten füreinander
played-defenses = sie und bis zu { $discards } weitere ablegen, ebenso viele ziehen (1 bis { $draws })
played-moudjahidine = Hinterhalt, mit Waffen
played-sharpshooter = Hinterhalt, mit Waffen
played-tayeb = als eine andere Handkarte, die du behältst
played-fatma = ihre Figur setzen oder bewegen; { $fatma ->
    [card] dafür kein Marker
   *[figure] der Spieler des Dorfes erhält einen Wiederholungsmarker
  }
played-oussaid = seine Figur setzen oder bewegen
played-oulmokhtar = seine Figur setzen, bewegen oder zurücknehmen{ $builds ->
    [yes] ; wo keine Befestigung steht, baut er eine
   *[no] { "" }
  }
played-homme_a_la_mule = die nächsten { $look } französischen Karten ansehen; { $buries ->
    [may] eine darf unter den Stapel
   *[must] eine kommt unter den Stapel
  }
idle-man = bewirkt nichts: du hast keinen Scharfschützen zu schicken
idle-young_man = bewirkt nichts: du hast keinen Mudschahid zu schicken
placed-child = { $child } ziehen oder eine Karte verlegen; von dort kein Rückzug
placed-youth = { $youth } ziehen, 1 behalten; von dort kein Rückzug
placed-woman = { $n ->
    [0] nichts: keine Mudschahida mehr im Vorrat
   *[other] eine Mudschahida erscheint, noch { $n }
  }
placed-young_woman = ein Wiederholungsmarker
placed-elderly_man = ein Wiederholungsmarker neben Mudschahid oder Scharfschütze
placed-elderly_woman = eine andere Karte von dort zurücknehmen
placed-weapons = ein Wiederholungsmarker neben einer Mudschahida

## Das gezeichnete Brett
placed-fatma = ein Wiederholungsmarker
closed-no-hand = du hast keine Karte auf der Hand
closed-no-ability = keine deiner Handkarten kann gespielt werden
closed-no-ability-of = gespielt tut sie nichts; lege sie in ein Dorf oder kaufe damit
closed-no-cards-there = in deinen Dörfern liegt keine Karte
closed-nobody-to-move = du hast weder Mudschahidun noch Scharfschützen
closed-nowhere-to-go = es gibt kein anderes offenes Dorf als Ziel
closed-no-weapons = du hast keine Waffenkarte auf der Hand
closed-no-fighter-card = du hast keine Mudschahid- oder Scharfschützenkarte auf der Hand
closed-no-army = keine Armee ist auf der Karte
closed-no-force = in deinen Dörfern darf niemand in den Hinterhalt
closed-no-road = keine Armee steht auf einem Weg, der zu dir führt
closed-no-road-from = von dort führt kein Weg zu dir, ohne durch ein anderes Dorf zu gehen
closed-not-on-map = sie ist nicht auf der Karte
closed-stack = der Stapel ist leer
closed-price = es fehlt: { $goods }
closed-halted = eine Armee hält davor
closed-occupied = eine französische Armee steht darin
closed-closed-village = es ist für die Berber geschlossen
closed-stands-there = die Figur steht schon dort
closed-other-region = es liegt nicht in der Region, die die Armee erreicht
closed-no-force-there = dort steht kein Mudschahid, kein Scharfschütze und keine Figur
closed-nobody-there = dort steht keine solche Einheit, oder sie kann nirgendwohin
closed-women-stay = Mudschahidate verlassen ihr Dorf so nie
draw-colon = :
draw-map = Karte der Kabylei
draw-villages = Dörfer
draw-armies = Französische Armeen
draw-reinforcement = Verstärkung
draw-automata = Französische Karten
draw-display = Karten zu kaufen
draw-hand = Deine Hand
draw-deck = Stapel
draw-discard = Ablage
draw-players = Spieler
draw-leader = Anführer
draw-tokens = Wiederholungsmarker
draw-actions = Übrige Aktionen
draw-retreat-token = Rückzugsmarker
draw-unused = unverbraucht
draw-used = verbraucht
draw-french-cards-left = Übrige französische Karten
draw-french-card = Karte dieses Zuges
draw-row = Offen, die nächste zuerst
draw-next-cards = Die nächsten kennst du
draw-empty = keine Verteidiger hier
draw-cards = Karten
draw-defenses = Befestigungen
draw-deploys-at = Rückt aus ab
draw-retreats-at = Zieht sich zurück bei
draw-units = Einheiten
draw-missing = Fehlen zum Ausrücken
draw-show-way = Zeigen, wohin sie zieht
draw-way = Weg mit
draw-way-either = Weg mit beiden Zeichen
draw-way-decides = Das Zeichen der nächsten Karte entscheidet
draw-way-stays = Sie bleibt, wo sie ist
draw-steps = Schritte
draw-halted = aufgehalten vor
draw-pursuit = auf Verfolgung
draw-start = Start
draw-hidden = noch nicht bekannt
draw-reaches = Hinterhalt möglich durch
draw-price = Preis
draw-gives = Gibt
draw-left = übrig
draw-can-buy = kannst du bezahlen
draw-cannot-buy = jetzt zu teuer
draw-market-on = Markt: Nahrung, Werkzeug und Waffen zahlen füreinander
draw-blocks = Kein Rückzug aus einem Dorf, in dem diese Karte liegt
draw-no-retreat = kein Rückzug von hier
draw-not-played = Kann jetzt nicht gespielt werden
draw-not-now = Nicht jetzt: Beantworte erst die Frage.
draw-not-your-turn = Nicht jetzt: Andere entscheiden.
draw-combat = Kampf
draw-ambush = Hinterhalt
draw-berbers = Berber
draw-french = Franzosen
draw-hits = Treffer
draw-hit = Treffer
draw-no-hit = kein Treffer
draw-rerolled = wiederholt
draw-lost = verloren
draw-hits-so-far = Treffer, wie die Würfel liegen
draw-fallen = Gefallene Berber
draw-women-left = Mudschahidate im Vorrat
draw-removed = Karten aus dem Spiel
draw-out = aus dem Spiel
draw-eliminated = unterworfen
draw-turn-of = Am Zug:
draw-french-turn = Die Franzosen ziehen
draw-over = Das Spiel ist zu Ende
draw-you = du
draw-looking-at = Du siehst an
draw-dealt = Anführer zur Wahl
draw-known-in-hand = Gesehen auf der Hand
draw-on-top = Gesehen oben auf dem Stapel
draw-stands-in = steht in
draw-in-supply = im Vorrat
draw-nobody = niemand
draw-no-units = keine Einheiten
draw-fork = Gabelungen: Wer auf einer Straße kommt, sieht an der nächsten, welches Zeichen hineinführt.
draw-stop = Haltepunkt
draw-your-purse = Deine Hand ist wert
draw-force = Truppe im Hinterhalt
draw-turned-over = Ausgeführte französische Karten
draw-symbols-left = Unter den noch nicht gesehenen Karten
draw-set-up = Aufbau
draw-dice-legend = Jeder Würfel trägt Farbe und Zeichen seiner Einheit; die Punkte darunter sind seine Treffer.
draw-fighting = kämpft
draw-terrain-wooded = ein Wiederholungsmarker zu Beginn jedes Kampfes hier
draw-terrain-sheltered = jeder Artilleriewürfel trifft einmal weniger
draw-terrain-steep = Kavallerie würfelt hier nicht
draw-terrain-concealed = mit 5 oder 6 übersehen es die Franzosen
draw-effect-add_units = { $army }: { $units } mehr
draw-effect-no_move = In diesem Zug bewegt sich keine Armee.
draw-effect-double_move = Alle Armeen ziehen zweimal; im zweiten Schritt kostet eine Befestigung zwei Einheiten.
draw-effect-destroy_card = Jeder verliert eine davon für immer: { $cards }

cardtext-man = Ausspielen: schicke einen Scharfschützen in ein offenes Dorf; ist es das eines anderen (allein: in einer anderen Region), nimmst du eine Karte umsonst.
cardtext-woman = In ein Dorf: dort erscheint eine Mudschahida, solange der Vorrat reicht.
cardtext-young_man = Ausspielen: schicke einen Mudschahid { $sends ->
    [own] in ein anderes deiner Dörfer
   *[any_village] in ein offenes Dorf
  }; { $tops ->
    [move] danach darf eine abgelegte Karte oben auf den Stapel
   *[always] eine abgelegte Karte darf oben auf den Stapel
  }.
cardtext-elderly_man = In ein Dorf mit Mudschahid oder Scharfschütze: ein Wiederholungsmarker.
cardtext-elderly_woman = In ein Dorf: nimm eine andere Karte von dort auf die Hand.
cardtext-young_woman = In ein Dorf: ein Wiederholungsmarker.
cardtext-youth = In ein Dorf: ziehe { $youth } Karten, behalte eine.
cardtext-child = In ein Dorf: ziehe { $child } Karten, oder verlege eine Karte in ein anderes deiner Dörfer.
cardtext-artisan = Beim Kaufen: eine Werkzeugkarte auf der Hand gibt { $artisan } Einfluss mehr.
cardtext-moudjahidine = Gekauft: ein Mudschahid auf die Karte. Mit Waffen: ein Hinterhalt.
cardtext-sharpshooter = Gekauft: ein Scharfschütze auf die Karte. Mit Waffen: ein Hinterhalt.
cardtext-fig_orchard = Nahrung, sonst nichts.
cardtext-olive_orchard = Ausspielen: ziehe { $orchard } Karten.
cardtext-weapons = In ein Dorf mit einer Mudschahida: ein Wiederholungsmarker. Nötig für jeden Hinterhalt.
cardtext-tools = Ausspielen: decke deinen Stapel auf, bis eine Karte Nahrung gibt; nimm sie.
cardtext-market = Ausspielen: Nahrung, Werkzeug und Waffen zahlen in diesem Zug füreinander.
cardtext-defenses = Gekauft: eine Befestigung in ein Dorf. Ausspielen: lege sie und bis zu { $discards } weitere Karten ab, ziehe ebenso viele (1 bis { $draws }).
cardtext-fatma = Ausspielen: ihre Figur geht in ein offenes Dorf{ $fatma ->
    [card] . Diese Karte in ein Dorf gelegt: ein Wiederholungsmarker
   *[figure] , dessen Spieler einen Wiederholungsmarker erhält
  }. Kämpft als Mudschahida; darf in den Hinterhalt.
cardtext-oumouhand = Mit einem Hinterhalt abgelegt: ein weißer Würfel mehr.
cardtext-tahar = Keine eigene Fähigkeit.
cardtext-mouhand = Immer wenn er auf die Hand kommt: ziehe eine Karte.
cardtext-oussaid = Ausspielen: seine Figur geht in ein offenes Dorf. Kämpft als Scharfschütze.
cardtext-homme_a_la_mule = Ausspielen: sieh die nächsten { $look } französischen Karten an; { $buries ->
    [may] eine darf unter den Stapel
   *[must] eine kommt unter den Stapel
  }.
cardtext-oulmokhtar = Ausspielen: seine Figur geht in ein offenes Dorf{ $builds ->
    [yes] { " " }und befestigt es, wenn es keine Befestigung hat
   *[no] { "" }
  }, oder zurück in deinen Vorrat. Kämpft als Mudschahid; darf in den Hinterhalt.
cardtext-tayeb = Kopie einer anderen Handkarte: ausgespielt, im Hinterhalt oder beim Kaufen{ $bonus ->
    [yes] , oder in ein Dorf gelegt
   *[no] { "" }
  }.

# Cards shown to the others (RB-4.3)
signal-shows = Zeigt: { $cards }.
signal-shows_hand = Zeigt die ganze Hand: { $cards }.
signal-foretells = Hat gesehen: französische Karte { $place } von oben: { $automata }.

## Das erste Spiel mit Anleitung
guide-leader = Mit deinem Freund hältst du acht Dörfer. Gewonnen ist, wenn die Franzosen keine Karte mehr aufdecken können; verloren, wenn zwei Spieler erobert sind, oder einer nach einem Rückzug. Behalte zuerst eine Anführerin: Fatma N'Soumer bringt zwei Kämpfer mit und hilft, wer immer angegriffen wird.
guide-fighters = Fatmas Kämpfer erscheinen in einem deiner Dörfer. Einheiten in einem Dorf verteidigen es, und nur zusammen halten sie eine Kolonne auf. Stelle sie dorthin, wo die erste Kolonne wohl kommt.
guide-place = Ein Zug: bis zu drei Aktionen mit deinen fünf Karten, dann kaufst du mit dem, was noch auf der Hand ist. Eine Frau im Dorf stellt dort sofort eine Kämpferin auf und stärkt das Dorf, solange sie bleibt.
guide-again = Karten in einem Dorf lassen sich auf die Hand zurücknehmen und wieder ausspielen: Die Frau stellt eine zweite Kämpferin auf.
guide-buy = Was noch auf der Hand ist, bezahlt jetzt; was übrig bleibt, geht mit der Hand verloren. Kämpfer behalten ihren Platz auf der Karte, und ihre Karte kommt immer wieder. Kaufe einen Mudschahid.
guide-figure = Die Franzosen haben eine Karte aufgedeckt: Eine Armee ist aufmarschiert und zieht gegen die Dörfer deines Freundes. Den Weg der Armee siehst du auf der Karte. Fatma geht in ein beliebiges offenes Dorf und gibt dort einen neuen Wurf: Schicke sie hin.
guide-where = Noch ein Kämpfer. Sieh nach, zu welchen deiner Dörfer die Straßen führen, und lass keines das leichte Ziel sein.
guide-alone = Haine bringen in jedem späteren Zug etwas ein, kaufe sie also früh. Von hier an entscheidest du. Vor einem Angriff kannst du standhalten oder, ein einziges Mal im ganzen Spiel, zurückgehen: Sieh dir beide Aussichten an, bevor du antwortest.

## Der Bericht am Ende
report-berbers = Die Franzosen haben { $n ->
    [one] eine Karte
   *[other] { $n } Karten
  } aufgedeckt, und die Kabylei gehörte ihnen nicht.
report-conquest = Der letzte Schlag: { $army } nahm { $village } mit der französischen Karte { $n }.
report-retreat = Der letzte Schlag: { $village } wurde nach der französischen Karte { $n } aufgegeben, als nichts mehr verloren gehen durfte.
report-village = Dorf
report-owner = Spieler
report-attacks = Angegriffen
report-withstood = Abgewehrte Angriffe
report-fate = Schicksal
report-fate-open = bis zuletzt frei
report-fate-abandoned = aufgegeben, französische Karte { $n }
report-fate-conquered = erobert, französische Karte { $n }
report-fate-submitted = unterworfen, französische Karte { $n }
report-player = Spieler
report-turns = Züge
report-bought = Gekaufte Karten
report-raised = Aufgestellte Kämpfer
report-ambushes = Hinterhalte
report-ambushed = Französische Verluste dabei
report-rerolls = Neuwürfe
report-army = Armee
report-entered = Betretene Dörfer
report-in-ambushes = In Hinterhalten verloren
report-in-combats = In Kämpfen verloren
report-at-defenses = Für Befestigungen gegeben
report-retreats = Rückzüge
report-units-left = Einheiten am Ende
report-fighters = Kämpfer
report-in-villages = In Dörfern verloren
report-hits = Würfel und Treffer
report-due = Zu erwartende Treffer
report-by-card = Nach jeder französischen Karte
report-open-villages = Freie Dörfer
report-french-lost = Verlorene französische Einheiten

## Reasons of hints: a figure with the best choice, and with the next best
reason-strikes = { $thing } ist in { $best } % statt { $other } % der Partien gefallen
reason-danger = Dörfer in Gefahr { $best } statt { $other }
reason-people = Leute in den Dörfern { $best } statt { $other }
reason-tokens = Wiederholungsmarker { $best } statt { $other }
reason-defenses = Verteidigungen { $best } statt { $other }
reason-french = Stärke der französischen Armeen { $best } statt { $other }
