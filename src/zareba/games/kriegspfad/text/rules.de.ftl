# Die Regeln von Kriegspfad auf Deutsch, vollständig und in unseren Worten.
# Kennungen und Reihenfolge wie in rules.en.ftl; die Quellen (.source) stehen dort.

heading-KP-0 = Vereinbarungen
rule-KP-0-1 = Jede Regel hat eine Nummer KP-<Abschnitt>.<n>. Wo sich das Regelheft widerspricht oder eine Lücke lässt, trägt die hier gespielte Lesart ein Zeichen C-nn; wo eine andere Lesart sinnvoll ist, kannst du sie als Option des Spiels wählen.
rule-KP-0-2 = Zu jeder Regel ist angegeben, woher sie stammt: im Regelheft gedruckt; von uns festgelegt, wo das Heft schweigt oder sich nicht als Programm spielen lässt; oder dem Sinn nach gedruckt und von uns genau gefasst.
rule-KP-0-3 = Entfernungen sind Spielzoll ("). „Innerhalb von x“ heißt: Entfernung ≤ x + 0,001. „Mehr als x“ heißt: Entfernung > x + 0,001. „Näher als x“ heißt: Entfernung < x − 0,001.
rule-KP-0-4 = Würfel: W6 für alles, W20 nur für Beschuss (auch für Geschützfeuer auf Wände und für Brandpfeile). 2W6+2 = Summe zweier W6 plus 2. Auslosungen mit gleichen Aussichten, für die das Heft keinen Würfel nennt (Jahreszeit 1 aus 4, Wind 1 aus 8), übernimmt der Zufallsgenerator des Spiels.
rule-KP-0-5 = „Einheit“ = ein oder mehrere Elemente, die gemeinsam handeln. „Element“ = eine Base = ein Rechteck. Verloren gehen immer ganze Elemente; Trefferpunkte gibt es nicht.
rule-KP-0-6 = „Runde“ = ein vollständiger Durchgang, in dem beide Spieler handeln (Abschnitt 18).
rule-KP-0-7 = „Krieger“ meint in diesem Text den Truppentyp Krieger, zu Fuß oder beritten; Fußvolk = jedes Element, das gerade zu Fuß ist, ausgenommen Artillerie, Maschinengewehre und Wagen; Berittene = jedes Element, das gerade beritten ist; Reiterei = der Truppentyp Reiterei.
rule-KP-0-8 = „Besitzer“ einer Einheit = der Spieler, der sie befehligt. „Freund“ = dieselbe Seite, „Feind“ oder „Gegner“ = die andere Seite.
rule-KP-0-9 = Kampfeinheit = jede Einheit außer Kundschafter, gesondertem Befehlshaber, Wahrsager, Wagenzug und Booten. Kampfelement = Element einer Kampfeinheit; für KP-16.7 zählt auch das Element des gesonderten Befehlshabers. Versteckte und wartende Einheiten sind Kampfeinheiten ihrer Armee.
rule-KP-0-10 = Wer zuerst: Handeln oder wählen beide Seiten im selben Schritt und gibt keine Regel eine Reihenfolge vor, so kommt Armee 1 zuerst, dann Armee 2, die Einheiten in der Folge ihrer Nummern, die Elemente ebenso; in dieser Folge wird auch gewürfelt. Wahlen, die in Abschnitt 36 geheim heißen, werden von beiden Seiten eingesammelt und gemeinsam aufgedeckt. Solange Armee 1 noch nicht feststeht (KP-18.1), kommt der Angreifer zuerst, in einer offenen Feldschlacht der Sieger eines Würfelwurfs.
rule-KP-0-11 = Vernichtet = das letzte Element wurde entfernt: durch Beschuss, Nahkampf, Feuer, Versenken, mehr als 4 Marker oder die Tischkante (KP-25.5). Verloren = vernichtet oder durch Kriegsmedizin abgezogen. Elemente, die nach KP-16.17 den Tisch verlassen haben, sind keines von beiden.
heading-KP-1 = Basen, Tisch, Maßstab
rule-KP-1-1 = Alle Elemente beider Armeen haben dieselbe Frontbreite. Vorgabe für 25/28 mm: Frontbreite 60 mm; Tiefe 30 mm zu Fuß, 50 mm beritten, 60 mm Artillerie. Vorgabe für 15 mm: Frontbreite 40 mm; Tiefe 20 mm zu Fuß, 30 mm beritten, 40 mm (quadratisch) Artillerie.
rule-KP-1-2 = Spiele mit 28 mm messen in Zoll (1 Spielzoll = 25,4 mm); Spiele mit 15 mm messen jeden gedruckten Zoll als 1 cm (1 Spielzoll = 10 mm). In Spielzoll misst ein Fußelement bei 28 mm 2,362 × 1,181, bei 15 mm 4,0 × 2,0: Die beiden Vorgaben sind einander geometrisch nicht ähnlich.
rule-KP-1-3 = Tisch: 180 × 120 cm für 28 mm (70,866" × 47,244"; wahlweise 72" × 48"), 120 × 80 cm oder 120 × 60 cm für 15 mm (120 × 80 oder 120 × 60 Spielzoll). Grundkanten sind die langen Kanten, sofern ein Szenario nichts anderes sagt.
rule-KP-1-4 = Wie viele Figuren auf einer Base stehen, ist nur Zierde (2–3 bei Plänklern, Stammeskriegern und Berittenen; 3–4 bei Regulären; ein Geschütz mit 2–4 Mann Bedienung). Wie viele Männer eine Figur darstellt, ist nicht festgelegt.
rule-KP-1-5 = Geschütz und Bedienung sind ein Element und lassen sich nie trennen.
rule-KP-1-6 = Jede Entfernung darf jederzeit gemessen, jede Reichweite jederzeit angezeigt werden.
rule-KP-1-7 = Wagen: ein Quadrat von einer Frontbreite (60 × 60 mm). Boote: eine Frontbreite breit, zwei Frontbreiten lang. Blockhaus: 4" × 4" (28 mm) oder 6 × 6 (15 mm), wenn das Szenario kein anderes Rechteck vorgibt.
rule-KP-1-8 = Beim Auf- und Absitzen ändert sich die Tiefe des Elements; die Mitte der Frontkante und die Blickrichtung bleiben dieselben.
rule-KP-1-9 = Moralmarker gehören immer der ganzen Einheit.
rule-KP-1-10 = Würde das tiefere Rechteck eines aufsitzenden Elements ein anderes Element, unpassierbares Gelände oder die Tischkante überlappen, so wird das Element gerade nach vorn verschoben, und zwar um die kleinste Strecke, die es frei macht (höchstens um den Unterschied der Tiefen); gibt es keine solche, bleibt die ganze Einheit zu Fuß. Absitzen braucht keinen Platz. Die Verschiebung ist keine Bewegung.
heading-KP-2 = Einheiten und Zusammenhalt
rule-KP-2-1 = Eine gewöhnliche Einheit hat 2–8 Elemente. Kundschafter, gesonderte Befehlshaber, Wahrsager und jedes Geschütz oder Maschinengewehr sind Einheiten aus einem einzigen Element und handeln für sich. Ein Wagenzug (1–10 Wagen) bewegt sich als eine Einheit.
rule-KP-2-2 = Alle Elemente einer Einheit gehören demselben Truppentyp an. In Waffen und in den Eigenschaften, die für einzelne Elemente gelten (Abschnitt 5), dürfen sie sich unterscheiden.
rule-KP-2-3 = Zusammenhaltsabstand D zwischen Elementen einer Einheit: 4" bei Plänklern, berittenen Kriegern und Fußvolk in Gräben oder hinter Befestigungen; 1" bei Regulären in Spielen vor 1840; 2" bei allen anderen. Es zählt, ob die Einheit gerade beritten oder zu Fuß ist: abgesessene Reiterei sind Plänkler (4"), berittenes Fußvolk im Sattel 2", abgesessene Krieger 2".
rule-KP-2-4 = Eine Einheit hält zusammen, wenn alle ihre Elemente verbunden sind, sobald man jedes mit jedem verbindet, dessen Rechteck höchstens D entfernt ist (zwischen zwei Elementen, die beide in oder hinter Werken stehen, gelten 4"). Eine Einheit darf daher nie zwei getrennte Gruppen bilden.
rule-KP-2-5 = Nach einer freiwilligen Bewegung muss die Einheit zusammenhalten. Beginnt sie getrennt (durch Verluste), darf sie stehen bleiben; bewegt sie sich, muss sie am Ende zusammenhalten oder, wenn der Wurf dafür nicht reicht, die Summe der überzähligen Abstände Σ max(0, Abstand − D) über den kürzesten Baum, der ihre Elemente verbindet, echt verringern.
rule-KP-2-6 = Erzwungene Bewegungen (Rückzüge) dürfen den Zusammenhalt zerreißen; für die nächste freiwillige Bewegung gilt dann KP-2.5.
rule-KP-2-7 = Eine Einheit, die nur noch ein Element hat, handelt weiter als Einheit.
rule-KP-2-8 = Erfüllt keine Bewegung KP-2.5, darf die Einheit nur stehen bleiben oder Elemente auf der Stelle drehen. Verluste, Rückzüge, Auf- oder Absitzen (anderes D) und das Verlassen von Werken können eine Einheit zerreißen; bis zu ihrer nächsten freiwilligen Bewegung hat das keine Folgen. Aufgestellt, versteckt und beim Eintreffen hingestellt werden Einheiten immer im Zusammenhalt.
rule-KP-2-9 = Eine durch Verluste gespaltene Einheit bleibt eine Einheit: eine Markerzahl, eine Aktivierung, ein Bewegungswurf, ein Satz Moraltests. Jeder Teil darf schießen und kämpfen.
heading-KP-3 = Befehlshaber
rule-KP-3-1 = Jede Armee hat genau einen Befehlshaber. Er ist eingereiht (auf der Base eines Elements einer Einheit) oder gesondert (eine eigene Einheit aus einem Element).
rule-KP-3-2 = Eingereiht: Sein Element bewegt sich, kämpft und kostet wie jedes Element seines Typs und seiner Waffe (es darf eine andere Waffe tragen, welche die Liste erlaubt). Er fällt, wenn dieses Element entfernt wird; da der Besitzer die Verluste wählt, gewöhnlich als Letztes.
rule-KP-3-3 = Gesondert: Er ist ein Element eines beliebigen Truppentyps mit einer beliebigen Waffe, welche die Armeeliste erlaubt, kostet die AP dieses Elements und zählt weder zu den 3–9 Einheiten noch zu Mindest- und Höchstzahlen eines Eintrags noch zu den Grenzen einer Option. Er bewegt sich und schießt nach diesem Truppentyp, kann beschossen und getötet werden und erhält Marker, legt aber nie Moraltests ab.
rule-KP-3-4 = Güte: gewöhnlich; außergewöhnlich (+25 AP, nur die namentlich genannten Anführer der Liste in ihren Jahren oder nach Szenario); unfähig (−25 AP, nur wo die Liste es erlaubt). Diszipliniert (+25 AP) ist eine Eigenschaft der Armee, nicht des Befehlshabers; nur wo die Liste es erlaubt oder verlangt.
rule-KP-3-5 = Was ein Befehlshaber tun kann und auf welche Entfernung (weitere Regeln KP-3.9, KP-3.10), gemessen von seinem Element zum nächsten Element der Einheit:
    Wirkung; Entfernung; braucht; wer
    Bewegungswurf einer Einheit wiederholen; 12"; Sicht; außergewöhnlicher Befehlshaber oder disziplinierte Armee (KP-19.8)
    einen Moraltest ersparen; 12"; Sicht; außergewöhnlicher Befehlshaber oder disziplinierte Armee (KP-26.6)
    im Nahkampf anfeuern; 2"; –; jeder außer dem unfähigen (KP-24.14)
    sammeln; 4"; –; jeder außer dem unfähigen (KP-28.2)
rule-KP-3-6 = Ein unfähiger Befehlshaber hat keinerlei Befehlsgewalt (er wiederholt und erspart auch in einer disziplinierten Armee nichts), doch sein Verlust löst die Tests von KP-26.2(e) aus. Im Übrigen ist er ein gewöhnliches Element seines Truppentyps, eingereiht oder gesondert, und schießt und kämpft wie ein solches.
rule-KP-3-7 = Fällt der Befehlshaber, so endet alle Befehlsgewalt für den Rest des Spiels; wer Armee 1 und Armee 2 ist und die AP bleiben, wie sie sind.
rule-KP-3-8 = Ein gesonderter Befehlshaber ist nie ein vorrangiges Ziel (KP-22.9), außer er führt einen Nahkampf an, das heißt, er hat sich direkt auf die Schützen zubewegt oder steht in Kontakt und hat den Nahkampf diese Runde eröffnet. Als Ziel gewählt werden darf er nur, wenn er mindestens so nahe ist wie jedes andere zulässige Ziel, oder wenn es kein anderes zulässiges Ziel gibt, oder wenn der Schütze ein Geschütz, ein Maschinengewehr oder ein Scharfschütze ohne Ziel vom Vorrang 1 ist.
rule-KP-3-9 = Ein gesonderter Befehlshaber darf weder Artillerie noch Maschinengewehr, Kundschafter oder Wahrsager sein. Er darf das Pferd und die Eigenschaften ganzer Einheiten haben, die sein Eintrag kaufen kann. Für alle seine Entfernungen gilt er als bei sich selbst: Er darf sich selbst sammeln, den eigenen Bewegungswurf wiederholen und hat in seinen eigenen Kämpfen M08/M17 (M09, M18).
rule-KP-3-10 = Keine Befehlsgewalt übt ein Befehlshaber aus, der versteckt ist, noch nicht auf dem Tisch steht oder ihn verlassen hat. Wer nach KP-16.17 oder durch Kriegsmedizin abzieht, gilt nicht als „getötet“ (keine Tests nach KP-26.2e).
rule-KP-3-11 = Eine Seite, der nur noch gesonderter Befehlshaber, Kundschafter, Wahrsager, Wagen oder Boote bleiben, hat keine Kampfeinheit mehr (KP-16.15).
heading-KP-4 = Truppentypen, Auf- und Absitzen
rule-KP-4-1 = Truppentypen zu Fuß sind Reguläre, Plänkler und Krieger (Stammeskrieger).
rule-KP-4-2 = Berittene Truppentypen sind berittenes Fußvolk (berittene Reguläre oder berittene Plänkler), Reiterei und berittene Krieger.
rule-KP-4-3 = Weitere Typen: Artillerie, Maschinengewehr, Kundschafter, Wahrsager, Wagen, Boot.
rule-KP-4-4 = Berittenes Fußvolk kann im Sattel weder schießen noch einen Nahkampf eröffnen.
rule-KP-4-5 = Reiterei und berittene Krieger dürfen beritten oder abgesessen kämpfen.
rule-KP-4-6 = Absitzen wird zu Beginn der Aktivierung angesagt und kostet nichts; von da an gilt die Einheit für diese Runde als abgesessen und darf sich nun zu Fuß bewegen und schießen. Nur ganze Einheiten sitzen ab.
rule-KP-4-7 = Abgesessen wird Reiterei zu Plänklern, berittene Krieger werden Krieger, berittene Reguläre Reguläre, berittene Plänkler Plänkler. Die Waffen bleiben; Lanzen und bewehrte Pferde wirken zu Fuß nicht. Die geführten Pferde werden nicht dargestellt.
rule-KP-4-8 = Aufsitzen wird bei der Aktivierung angesagt; die Einheit darf sich diese Runde weder bewegen noch drehen noch schießen. Bis zum Rundenende ist sie für Beschuss ein berittenes Ziel (keine Deckung, kein Vorteil der Plänkler), zählt aber im Nahkampf als zu Fuß. Im Sattel ist sie ab Beginn der nächsten Runde. Eine Einheit, die im Spiel abgesessen ist, darf beliebig oft wieder aufsitzen.
rule-KP-4-9 = Einheiten in Kontakt mit dem Feind können weder auf- noch absitzen. Berittenes Fußvolk, das im Sattel angegriffen wird, gilt weder als Plänkler noch als Reguläre noch als kämpfende Reiter: M03, M12, M14 und alle Waffenzeilen (M15, M16, M19, M21) entfallen, M01 gilt für berittene Angreifer von jeder Seite; M04, M10, M11, M17, M18 gelten wie sonst.
rule-KP-4-10 = Beritten gekaufte Einheiten kosten den Preis für Berittene, auch wenn sie abgesessen beginnen. Sie dürfen beritten oder zu Fuß beginnen.
rule-KP-4-11 = Eine aufsitzende Einheit (KP-4.8), die am Rundenende in Kontakt mit einem Feind ist oder für die KP-1.10 keinen Platz findet, bleibt zu Fuß und darf es später wieder ansagen.
rule-KP-4-12 = Beritten oder zu Fuß ist immer die ganze Einheit. Eine Einheit mit einem Element an Bord eines Bootes, in einem Gebäude oder auf einem Dach kann nicht aufsitzen.
heading-KP-5 = Eigenschaften
rule-KP-5-1 = Tapfer (auch „wagemutig“), für ganze Einheiten: besteht Moraltests mit 3+; +1 als Angreifer, −1 auf den Wurf des Gegners als Verteidiger; +1 beim Sturm auf Geschütze.
rule-KP-5-2 = Miliz, für ganze Einheiten: Moral 5+; Beschuss −2; Angreifer gegen sie +2; −2, wenn sie angreift; −1, wenn sie Geschütze stürmt; sammelt mit einem Würfel.
rule-KP-5-3 = Flink, für ganze Einheiten, für zu Fuß und für beritten getrennt gekauft und nur dann wirksam: eine Wiederholung des eigenen Bewegungswurfs je Runde (KP-19.7); wie Plänkler schwer zu treffen (S09); flinken berittenen Kriegern ist unebenes Gelände gutes Gelände, und sie dürfen Bergpfade benutzen. Nur Krieger können flink sein.
rule-KP-5-4 = Ungeübt (gleichbedeutend: unerfahren, unausgebildet), für einzelne Elemente: Beschuss −2. Zählt nicht zusätzlich zu Miliz.
rule-KP-5-5 = Alle Bogenschützen der Stämme schießen als Geübte; einen Bonus gibt es nicht. Krieger mit Musketen sind nur ungeübt, wo die Liste es sagt.
rule-KP-5-6 = Scharfschütze, für einzelne Elemente: +2, wenn sich das Element diese Runde weder bewegt noch gedreht hat; freie Wahl des Ziels (KP-22.9).
rule-KP-5-7 = Bewehrte Pferde, für ganze Einheiten: Bogen schießen mit −2 auf die berittene Einheit; berittene Krieger auf bewehrten Pferden bewegen sich 2W6+6/1W6; Reiterei bewegt sich wie sonst.
rule-KP-5-8 = Lanzenreiter, für einzelne Elemente: bessere Resultate 5 und 6 im Nahkampf (KP-24.16), solange sie beritten sind; die Mehrheit der Elemente ihrer Einheit in Kontakt muss aus Lanzenreitern bestehen.
rule-KP-5-9 = Ungeübt und Scharfschütze schließen sich bei einem Element aus, tapfer und Miliz bei einer Einheit.
heading-KP-6 = Kundschafter
rule-KP-6-1 = Jede Armee darf einen Kundschafter haben: eine Einheit aus einem Element, AP = Preis eines Plänklers zu Fuß mit der gewählten Waffe (4/7/10/12) + 20. Die Waffe ist eine einzelne Schusswaffe (kein Revolver, keine Doppelbewaffnung), welche die Liste in diesem Jahr diesem Stamm oder dieser Nation anbietet, in der Bewaffnung eines verfügbaren Eintrags oder durch eine verfügbare Option; Karabiner kosten 4 (Vorderlader) oder 10 (Hinterlader). Er zählt nicht zu den 3–9 Einheiten.
rule-KP-6-2 = Kundschafter schießen, werden beschossen und kämpfen wie Plänkler zu Fuß und legen Moraltests ab.
rule-KP-6-3 = Ob die Figur beritten oder zu Fuß ist, macht keinen Unterschied: eigene Bewegungszeile (3W6+6 / 2W6+2), kein Auf- oder Absitzen. Base in der Größe von Fußvolk.
rule-KP-6-4 = Ein Kundschafter entdeckt jeden Feind im Hinterhalt, der innerhalb von 4" irgendeines Punktes seines Weges liegt, auch ohne Sichtlinie. Feindliche Spätankömmlinge dürfen nicht innerhalb von 12" von ihm aufgestellt werden.
rule-KP-6-5 = Schwierig ist für den Kundschafter alles Gelände, das für gewöhnliche berittene Krieger schwierig oder unpassierbar ist; wirklich unpassierbar ist ihm nur, was auch für Plänkler zu Fuß unpassierbar ist.
rule-KP-6-6 = Geführte Kolonne: Eine Einheit in Kolonne von einem Element Breite (KP-20.13), deren vorderstes Element den Kundschafter zu Beginn der Aktivierung innerhalb von 4" und in seiner Frontzone hat, darf mit dem Kundschafter zusammen in einer Aktivierung handeln. Die Kolonne benutzt in jedem Gelände ihre Zeile für gutes Gelände, ausgenommen Gelände, das ihr unpassierbar ist; der Kundschafter zieht mit (ohne eigenen Wurf) und muss vor dem vordersten Element und innerhalb von 4" davon enden. Weitere Einheiten desselben Truppentyps, deren vorderstes Element dem Ende der Kolonne im Zusammenhaltsabstand folgt, dürfen sich derselben Aktivierung anschließen.
rule-KP-6-7 = Eine geführte Bewegung darf kein Element näher als 6" an einen sichtbaren Feind bringen (genau 6" sind erlaubt); eine Bewegung, die das soll, benutzt die gewöhnliche Zeile.
rule-KP-6-8 = Eine geführte Bewegung endet sofort, wenn ein versteckter Feind näher als 6" an einem ihrer Elemente aufgedeckt oder der Kundschafter entfernt wird; die Elemente bleiben, wo sie sind. Führt der Kundschafter nicht, so wird er für sich mit eigenem Wurf aktiviert.
heading-KP-7 = Handwaffen
rule-KP-7-1 = Waffen und Reichweiten (wirkungsvoll / maximal): Bogen 3/–; Revolver oder Schrotflinte 1/–; glatte Muskete 4/–; Vorderladerkarabiner 4/–; Vorderladergewehr (gezogene Muskete) 4/16; Repetierwaffe 6/12; Hinterladerkarabiner 6/12; Hinterladergewehr 8/20. „–“ = keine weite Entfernung.
rule-KP-7-2 = Ein Element hat gewöhnlich eine Schusswaffe; innerhalb einer Einheit dürfen die Waffen verschieden sein, innerhalb eines Elements nicht.
rule-KP-7-3 = Alte einschüssige Pistolen, Säbel, Tomahawks und Bajonette haben keine eigene Wirkung.
rule-KP-7-4 = „Musketen“ in der Nahkampfzeile M15 = glatte Musketen, Vorderladergewehre und Vorderladerkarabiner.
rule-KP-7-5 = Schrotflinten gelten überall als Revolver.
rule-KP-7-6 = „Hinterlader“ = Hinterladergewehr oder Hinterladerkarabiner.
rule-KP-7-7 = Bogen sind keine Feuerwaffen: kein Abzug für Bewegung oder Pferd, keine Brustwehren, keine Waffenzeile im Nahkampf.
rule-KP-7-8 = Lanzen wirken nur nach KP-5.8.
rule-KP-7-9 = Doppelbewaffnung: Ein Element mit zwei Schusswaffen benutzt je Beschussphase eine davon (nach Wahl des Besitzers, beritten oder abgesessen). Im Nahkampf gilt für es die eine Waffenzeile, die für es am besten ist, ob es mit dieser Waffe geschossen hat oder nicht; Zeilen werden nie zusammengezählt.
heading-KP-8 = Artillerie und Maschinengewehre
rule-KP-8-1 = Jedes Geschütz ist eine Einheit aus einem Element; es legt Moraltests ab und versperrt die Sicht wie jedes Element.
rule-KP-8-2 = Arten: leicht, glatt 8/20 (30 AP); mittelschwer, glatt 8/20 (48 AP); leicht, gezogen 8/48 (48 AP); Maschinengewehr 8/16 (36 AP).
rule-KP-8-3 = Geschütze würfeln auf wirkungsvolle Reichweite 3 W20, darüber 1 W20; Maschinengewehre auf jede Reichweite 3 W20. Mittelschwere Geschütze +2 auf wirkungsvolle Reichweite. Ein leichtes gezogenes Geschütz erhält diese +2 nicht und zählt gegen Wände als leicht.
rule-KP-8-4 = Ein Geschütz schießt nur, wenn es sich weder diese noch letzte Runde bewegt und sich diese Runde nicht gedreht hat; eine Drehung auf der Stelle in der letzten Runde ist erlaubt. Zu Beginn aufgestellte Geschütze dürfen in Runde 1 schießen. Auf dem Tisch einzutreffen zählt als Bewegung.
rule-KP-8-5 = Alle Würfel eines Geschützes gelten je Runde einer einzigen Zieleinheit; jeder Würfel, der tötet, entfernt ein weiteres Element dieser Einheit.
rule-KP-8-6 = Ladehemmung des Maschinengewehrs: Zeigt einer seiner Würfel eine natürliche 1, bleibt die ganze Salve ohne Wirkung. Nächste Runde schießt es wieder normal. Beim Sturm auf Geschütze (KP-24.10) gilt es als gehemmt, wenn seine jüngste Salve, diese oder letzte Runde, eine Ladehemmung hatte.
rule-KP-8-7 = Artillerie und Maschinengewehre eröffnen nie einen Nahkampf und werden durch Nahkampfresultate nicht bewegt; sie werden erobert oder halten stand (KP-24.10). Eroberte oder verlassene Geschütze sind für beide Seiten aus dem Spiel.
rule-KP-8-8 = Geschütze (nicht Maschinengewehre), die Krieger treffen, lösen Moraltests aus (KP-26.2c).
rule-KP-8-9 = Der Befehlshaber kann ihren Bewegungswurf nicht wiederholen.
rule-KP-8-10 = Ein Geschütz zielt auf ein Element (KP-22.9). Entfernungsstufe, Zahl der Würfel und alle Modifikatoren richten sich für jeden Würfel nach diesem Element. Eine Salve entfernt höchstens so viele Elemente, wie die Zieleinheit im Schussfeld, in Reichweite und in Sicht des Geschützes hat; weitere Verluste zählen als Treffer.
rule-KP-8-11 = Ein Geschütz ist in allem anderen eine Einheit: Es wird aktiviert, testet, sammelt sich, weicht nach KP-27.3 und darf an Orten versteckt werden, die jeder Truppe offenstehen.
heading-KP-9 = Wagen und Wagenburg
rule-KP-9-1 = Armeen von Regulären und Siedlern (Listen 3, 5, 10, 11, 12, 13) dürfen bis zu 10 Planwagen zu 15 AP kaufen. Sie bilden einen Wagenzug, zählen nicht als Kampfeinheit und können weder schießen noch kämpfen noch beschossen werden.
rule-KP-9-2 = Bewegungszeile von Artillerie und Gespannen (1W6 / 1W6−2); ein Wurf für den ganzen Zug; in Bewegung eine Kolonne von einem Element Breite.
rule-KP-9-3 = Wagenburg: ein geschlossener Ring oder ein Rechteck aus Wagen, aufeinanderfolgende Wagen ≤ 0,5" voneinander entfernt. Gewöhnlich wird sie zu Beginn aufgestellt. Ein fahrender Zug darf sie während des Spiels bilden: Die Wagen bewegen sich wie sonst; die Wagenburg besteht, sobald der Ring geschlossen ist. Vorher schützt sie nicht, und nie wird sie wieder zur Kolonne.
rule-KP-9-4 = Ein Element ist in der Wagenburg, wenn seine Mitte im Vieleck durch die Mitten der Wagen liegt. Fußvolk darin: S13 −2 gegen Schüsse von außen (nicht von Geschützen, wohl aber von Maschinengewehren); M22 −3 im Nahkampf gegen Angreifer außerhalb.
rule-KP-9-5 = Wagen versperren die Sicht wie Elemente. Fußvolk, das einen Wagen von innen berührt, darf über ihn hinweg hinaussehen und -schießen und wird gesehen. Angreifer, die einen Wagen von außen berühren, dessen Innenseite ein Verteidiger berührt, sind sofort mit ihm im Nahkampf. Feindliches Fußvolk darf einen unverteidigten Wagen wie eine Palisade überklettern (KP-29.7); für Freunde gilt KP-19.9.
rule-KP-9-6 = Der ganze Zug gilt als geplündert (die Wagenburg als verloren), wenn am Ende irgendeiner Runde mindestens ein feindliches und kein eigenes Element irgendeinen Wagen berührt. Alle Einheiten der Armee, der er gehört, schulden dann einen Moraltest, in Sicht oder nicht.
rule-KP-9-7 = Zugtiere im Szenario Hinterhalt: Sobald Feinde gesehen werden, darf der Besitzer zur gegenüberliegenden Kante weiterfahren oder beginnen, eine Wagenburg zu bilden.
rule-KP-9-8 = Der Zug wird wie eine Einheit aktiviert (eine Aktivierung, ein Wurf), hat Zusammenhaltsabstand 2" und bekommt weder Marker noch Tests noch Sammelwürfel. Einen Wagen zu berühren ist kein Nahkampf. Wird eine Wagenburg gebildet, fährt jeder Wagen im Rahmen des einen Wurfs auf eigenem Weg. Eine Wagenburg braucht mindestens 3 Wagen; ist sie geschlossen, bewegen sich ihre Wagen nie wieder.
rule-KP-9-9 = Ein Zug kann nur einmal geplündert werden. Danach bleiben die Wagen als Hindernisse stehen, die Sicht und Bewegung versperren, sich nicht bewegen und niemanden schützen; ein Lager (KP-16.9) behält seinen Umriss. Geplündert heißt nicht erobert.
rule-KP-9-10 = Die Tests von KP-9.6 werden sofort in Schritt 8 gewürfelt, nach dem Verfahren von KP-26.5.
heading-KP-10 = Boote und Kanus
rule-KP-10-1 = Liegt ein Fluss oder See auf dem Tisch, hat jede Armee außer Liste 7 und 8 kostenlos so viele Boote, wie sie will.
rule-KP-10-2 = Ein Boot trägt 4 Elemente zu Fuß oder 1 Geschütz oder 1 berittenes Element.
rule-KP-10-3 = Ein- oder Aussteigen dauert eine volle Runde ohne Schuss; das Element muss das Boot oder das Ufer daneben berühren. Ab- und Anlegen kosten nichts.
rule-KP-10-4 = Bewegung: flussabwärts 4W6; flussaufwärts, quer oder auf stehendem Wasser 2W6. Als flussabwärts gilt eine Fahrt, deren Winkel zur Strömung kleiner als 45° ist. Je 3" Fahrt eine Wendung um 45°.
rule-KP-10-5 = Krieger und Plänkler dürfen vom Boot aus schießen und gelten dabei immer als bewegt, wenn das Boot gefahren ist. Reguläre dürfen es nicht. Insassen schießen vom Rechteck des Bootes aus in jede Richtung.
rule-KP-10-6 = Ein Element Krieger oder Plänkler darf ein Kanu von Gewässer zu Gewässer tragen, mit seiner Bewegung für schwieriges Gelände (2W6) und ohne Nachteil im Kampf.
rule-KP-10-7 = Insassen sind einzelne Ziele (Entfernung zum Boot). Wird einer durch Feuer von Geschütz oder Maschinengewehr entfernt, sinkt das Boot, und alle an Bord sind verloren.
rule-KP-10-8 = Boote versperren die Sicht wie Elemente; berühren können sie nur Elemente am Ufer, die an ein angelegtes Boot stoßen.
rule-KP-10-9 = Boote sind keine Einheiten. Ein Boot fährt in der Aktivierung einer Einheit, die ein Element an Bord hat: ein Wurf je Boot, keine Wiederholung, höchstens eine Fahrt je Runde; Elemente anderer Einheiten an Bord haben sich damit bewegt. Leere Boote fahren nicht.
rule-KP-10-10 = Eine Einheit darf sich auf Boote und Ufer verteilen; für jede Entfernung ist das Rechteck des Bootes der Ort seiner Insassen. Ein Verlust durch Geschütz oder Maschinengewehr, der einem Element an Bord galt, muss aus diesem Boot genommen werden (das dann nach KP-10.7 sinkt); andere Verluste nach KP-22.15.
rule-KP-10-11 = Zahl und Orte der Boote werden bei der Aufstellung festgelegt: auf dem Wasser, in Berührung mit dem eigenen Aufstellungsraum (beim Angreifer im Hinterhalt fahren sie mit einer Einheit dort ein, wo das Wasser an die Eintrittskante stößt). Elemente dürfen an Bord beginnen.
heading-KP-11 = Kriegslisten
rule-KP-11-1 = Jede Seite darf höchstens eine Kriegslist kaufen. Sie wird erklärt (geheim, dann gemeinsam aufgedeckt), bevor Gelände und Szenario bestimmt werden.
rule-KP-11-2 = Haben beide Seiten dieselbe gewählt, heben sich beide auf, und die AP sind verloren. Verschiedene wirken wie sonst.
rule-KP-11-3 = Überraschung (40 AP): für jede Armee, deren Kampfeinheiten alle Krieger sind, zu Fuß oder beritten, mit höchstens zwei verbündeten Einheiten Plänkler. Unwirksam, wenn der Besitzer der Angreifer eines Szenarios ist. Sonst dürfen bis zu 4 Einheiten im Hinterhalt liegen, überall in der eigenen Hälfte, wo es zulässig ist, selbst wenn das Szenario Hinterhalte verbietet oder einschränkt.
rule-KP-11-4 = Kriegsmedizin (25 AP), dieselben Armeen: Wirf zu Beginn von Runde 1 einen W6: 1 = jede Kriegereinheit würfelt W6 und verlässt bei 1 das Spiel (zählt für den Sieg als verloren, löst keine Tests aus); 2–4 = nichts; 5 = alle Kriegereinheiten +1 auf Moralwürfe in den Runden 1–4; 6 = alle Kriegereinheiten missachten nicht bestandene Tests in den Runden 1–4.
rule-KP-11-5 = Terror (50 AP; Stämme und Jahre in den Listen): Jede feindliche Einheit legt je Runde einen zusätzlichen Moraltest ab, wenn in dieser Runde Krieger vom eigenen Stamm der Terror-Armee auf sie geschossen, sie berührt oder sich direkt auf sie zubewegt haben (KP-20.11) und innerhalb von 4" von ihr endeten. Ausgenommen sind Einheiten, die ganz in einer Befestigung oder Wagenburg stehen.
rule-KP-11-6 = Wahrsager (40 AP; Stämme und Jahre in den Listen): eine Einheit aus einem Element, bewegt sich wie Plänkler, kann nicht schießen, wird beschossen wie ein gesonderter Befehlshaber und stirbt ohne Kampf zu Beginn der Nahkampfphase, wenn er einen Feind berührt. Eigene Kriegereinheiten innerhalb von 24" missachten nicht bestandene Moraltests, bis 3 eigene Kriegerelemente durch feindlichen Beschuss vernichtet sind (in der ganzen Armee) oder er tot ist. Sein Tod löst KP-26.2(e) aus.
rule-KP-11-7 = Verstärkung (75 AP; Listen ohne Stämme): Ist der Besitzer der Verteidiger, so würfelt er ab dem Ende von Runde 5 am Ende jeder Runde W6; bei 6 gewinnt er sofort, es sei denn, der Gegner hat seine Siegbedingung schon erfüllt. Wirkungslos für einen Angreifer und in einer offenen Feldschlacht.
rule-KP-11-8 = Überraschung und Kriegsmedizin brauchen in der Armeeliste nicht genannt zu sein; Terror und Wahrsager schon.
rule-KP-11-9 = Die erklärte Kriegslist bindet die Armee, die danach aufgestellt wird: Eine Armee ohne Anrecht auf sie ist unzulässig. Eine aufgehobene oder unwirksame Kriegslist bleibt bezahlt; ein aufgehobener Wahrsager kommt nicht auf den Tisch.
rule-KP-11-10 = Überraschung verringert nie, was das Szenario erlaubt: Der Verteidiger im Hinterhalt darf weiterhin jede Einheit verstecken. „Eigene Hälfte“ = dort die Hälfte, die von der Eintrittskante abgewandt ist.
rule-KP-11-11 = Kriegsmedizin 1: Auch versteckte und wartende Kriegereinheiten würfeln (geheim); gesonderter Befehlshaber, Kundschafter und Wahrsager würfeln nicht. Ein Befehlshaber, der in eine abziehende Einheit eingereiht ist, geht ohne Tests mit.
rule-KP-11-12 = Zu den drei Elementen des Wahrsagers zählen auch Insassen von Booten, die durch Feuer versenkt wurden. Sie zählen sofort: Tests, die in Schritt 7 der Runde des dritten Verlusts gewürfelt werden, wirken bereits.
heading-KP-12 = Punkte
rule-KP-12-1 = Preise gelten je Element. Der Preis in der Armeeliste geht der Tabelle immer vor; alle in den Listen gedruckten Preise ergeben sich aus der Tabelle.
rule-KP-12-2 = Grundpreise:
    Truppe; glatte Muskete oder Bogen; Vorderladergewehr; Hinterlader; Repetierwaffe
    Reguläre, Plänkler; 4; 7; 10; 12
    Truppe; Bogen; glatte Muskete; Bogen + glatte Muskete; Vorderladergewehr; Hinterlader; Repetierwaffe
    Krieger; 4; 6; 7; 9; 12; 15
    Truppe; Vorderladerkarabiner oder Bogen; Hinterladerkarabiner, Revolver oder Schrotflinten; Repetierkarabiner
    Reiterei; 8; 12; 15
rule-KP-12-3 = Zuschläge: Reguläre oder Plänkler beritten +2; Krieger beritten +6; Miliz −2 (−4 mit Hinterladern oder Repetierwaffen); tapfer +3 (+4); ungeübt −2 (−4); flink +3; Scharfschütze +6; bewehrte Pferde +2; zusätzliche Revolver +3; Lanzen +2. Einzelnes: leichtes Geschütz 30; mittelschweres oder leichtes gezogenes Geschütz 48; Maschinengewehr 36; Wagen 15; Kundschafter = Preis eines Plänklers +20; Wahrsager 40. Armee: diszipliniert +25; außergewöhnlicher Befehlshaber +25; unfähiger −25. Werke: Brustwehr 2 je Element (5 mit Hinterladern oder Repetierwaffen); Palisade 3 je Zoll Durchmesser; Blockhaus 30.
rule-KP-12-4 = Eine Armee darf die vereinbarte Summe um höchstens ⌊Kosten ihrer billigsten Kampfeinheit / 2⌋ überschreiten.
rule-KP-12-5 = Kriegslist, Werke, Wagen, Kundschafter und gesonderter Befehlshaber zählen alle gegen die Summe.
heading-KP-13 = Gelände
rule-KP-13-1 = Geländestücke sind Vielecke (Flächen) oder Linienzüge von einer gewissen Breite (Linien). Ein Element ist in einer Fläche, wenn seine Mitte im Vieleck liegt. Es berührt schwieriges Gelände, wenn sein Rechteck es am Anfang, am Ende oder irgendwo auf dem überstrichenen Weg um mehr als 0,01" überlappt.
rule-KP-13-2 = Tabelle der Gangbarkeit (G gut, S schwierig, X unpassierbar; es zählt, ob die Truppe gerade beritten oder zu Fuß ist):
    Gelände; Reguläre; Plänkler zu Fuß; Krieger zu Fuß; berittenes Fußvolk; Reiterei; berittene Krieger; flinke berittene Krieger; Artillerie/MG; Wagen; Kundschafter; Sicht im Innern; Deckung (Fußvolk); Hinterhalt
    Ebene; G; G; G; G; G; G; G; G; G; G; –; nein; nein
    Sanfter Hügel; G; G; G; G; G; G; G; G; G; G; –; nein; alle, dahinter
    Steiler Hügel oder Grat; S; G; G; S; S; S; S; S; S; S; –; nein; alle, dahinter
    Zu steiler Hügel; X; X; X; X; X; X; X; X; X; X; –; nein; nein
    Bergpfad; S; S; S; X; X; X; S; X; X; S; –; nein; nein
    Dichter Wald, Schilfsumpf; S; G; G; S; S; S; S; S; S; S; 1,0"; ja; alle
    Lichter Wald; S; G; G; G; G; G; G; S; S; G; 4,0"; ja; alle
    Wildnis (Urwald); X; G; G; X; X; X; X; X; X; S; 1,0"; ja; alle
    Unebenes Gelände, Geröll, Buschland; S; G; G; S; S; S; G; S; S; S; –; nein; Krieger und Plänkler zu Fuß
    Feld; G; G; G; G; G; G; G; G; G; G; –; wenn unbewegt; nein
    Holzzaun; S; G; G; G; G; G; G; S; S; G; –; nein; nein
    Steinmauer; S; G; G; G; G; G; G; X; X; G; –; dahinter; nein
    Hohes Gras; S; S; S; S; S; S; S; S; S; S; 4,0"; nein; Krieger und Plänkler zu Fuß
    Bebautes Gebiet, Dorf; S; G; S; S; S; S; S; S; S; S; 3,0"; ja; nein
    Marsch, Sumpf; S; S; S; X; X; X; X; X; X; S; –; nein; Krieger und Plänkler zu Fuß
    Bach (bis 3" breit); S; G; G; S; S; S; S; S; S; S; –; am Ufer; nein
    Canyon, Schlucht (2–6" breit); S; G; G; S; S; S; S; S; S; S; –; nein; alle
    Fluss (ab 3" breit); X; X; X; X; X; X; X; X; X; X; –; am Ufer; nein
    Furt; S; S; S; S; S; S; S; S; S; S; –; nein; nein
    Brücke; G; G; G; G; G; G; G; G; G; G; –; nein; nein
    Strom oder See (Tischkante); X; X; X; X; X; X; X; X; X; X; –; nein; nein
    Straße oder Weg; G; G; G; G; G; G; G; G; G; G; –; nein; nein
    Mulde, Bodenfalte (wahlweise); G; G; G; G; G; G; G; G; G; G; –; nein; alle
rule-KP-13-3 = Hügel. Sanfte Hügel bremsen nie; steile sind schwierig außer für Plänkler und Krieger zu Fuß; ein steiler Hügel hat einen Kamm oder eine flache Kuppe (Hochfläche). Ein Hügel darf für zu steil erklärt werden: Dann sind nur seine Bergpfade gangbar, in Kolonne, für Fußvolk und flinke berittene Krieger, und für sie alle als schwieriges Gelände. Hügel versperren die Sicht (KP-21.3). Lichter Wald darf auf Hügeln wachsen, dichter nicht.
rule-KP-13-4 = Dichter Wald (auch Schilfsumpf): schwierig außer für Plänkler und Krieger zu Fuß. Sicht im Innern 1". Deckung für Fußvolk.
rule-KP-13-5 = Lichter Wald: schwierig nur für Artillerie, Maschinengewehre, Reguläre und Wagen. Sicht im Innern 4". Deckung für Fußvolk.
rule-KP-13-6 = Wildnis: Abseits von Wegen dürfen nur Plänkler und Krieger zu Fuß (für sie gutes Gelände) und der Kundschafter (schwierig) hinein. Sicht 1". Deckung für Fußvolk am Rand und im Innern. Sie darf Hügel und Sümpfe bedecken; kommt sie vor, sollte sie den halben Tisch oder mehr bedecken.
rule-KP-13-7 = Unebenes Gelände: schwierig außer für Plänkler, Krieger zu Fuß und flinke berittene Krieger. Keine Wirkung auf die Sicht, keine Deckung.
rule-KP-13-8 = Felder: keine Wirkung auf Bewegung oder Sicht; Deckung für Fußvolk, das sich diese Runde nicht bewegt hat. Felder weißer Siedler können eingefriedet sein: mit Holzzaun (ihn zu überqueren ist für Reguläre, Artillerie und Wagen schwierig; das von Artillerie überfahrene Stück wird entfernt; keine Wirkung auf die Sicht) oder Steinmauer (schwierig für Reguläre, unpassierbar für Artillerie und Wagen, schützt Fußvolk unmittelbar dahinter nach KP-22.13).
rule-KP-13-9 = Hohes Gras: schwierig für alle. Sicht im Innern 4". Keine Deckung. Für Hinterhalte gilt KP-17.9.
rule-KP-13-10 = Bebautes Gebiet, Dorf: schwierig außer für Plänkler. Sicht im Innern 3". Überall darin Deckung für Fußvolk. Einzelne Häuser haben keine Wirkung. Kein Hinterhalt darin oder unmittelbar dahinter.
rule-KP-13-11 = Sumpf (Marsch): für Fußvolk schwierig; für Berittene, Artillerie und Wagen unpassierbar. Keine Wirkung auf die Sicht, keine Deckung. Geschütze (nicht MG) auf ein Ziel im Sumpf −1. Er darf Wald, Wildnis oder hohes Gras tragen (beides wirkt dann).
rule-KP-13-12 = Bach (≤ 3" breit): Eine Bewegung, die darin beginnt oder ihn überquert, ist schwierig außer für Plänkler und Krieger zu Fuß. Ein Fußelement, das innerhalb von 0,5" vom Ufer oder im Bachbett steht und sich diese Runde nicht bewegt hat, hat Deckung (S12) gegen Schüsse, deren Linie das Ufer innerhalb von 1" von ihm kreuzt.
rule-KP-13-13 = Canyon (ein Streifen von 2–6" Breite entlang eines Linienzugs, zwei ungefähr parallele steile Wände): Seine beiden Längskanten sind die Ränder. Wer einen Rand kreuzt oder überlappt, berührt einen Steilhang; ganz im Innern gilt der Boden als unebenes Gelände (gut für flinke berittene Krieger), sofern darin keine Straße und kein Bach verläuft; die kurzen Enden sind offen. Die Canyon-Zeile von KP-13.2 meint den Rand. Sicht KP-21.13. Bei viel Regen überflutet: Boden unpassierbar.
rule-KP-13-14 = Fluss (≥ 3"): nur mit dem Boot zu überqueren oder auf der einzigen Brücke oder Furt, die Wege auf beiden Ufern verbinden muss. Furt: für alle schwierig, nur in Kolonne, kein Schuss und keine Deckung, solange ein Teil des Elements auf ihr steht. Brücke: nur in Kolonne. Die Ufer geben Deckung wie am Bach. Werden Boote benutzt, muss beim Aufbau die Fließrichtung festgelegt werden.
rule-KP-13-15 = Strom oder See: Eine ganze Tischkante darf Wasser sein, unpassierbar außer mit dem Boot.
rule-KP-13-16 = Straße, Weg: Ein Element, dessen Mitte auf dem Weg bleibt, achtet in Kolonne nicht auf das Gelände darunter (gutes Gelände), ausgenommen Bergpfade. Entlang eines Weges ist die Sicht in einer Fläche frei (KP-21.9). Bei Schlamm sind Wege schwierig.
rule-KP-13-17 = Mulde, ein wahlweises Stück: Sie dient nur dazu, einen Hinterhalt zu verbergen; Elemente darin sind nur aus höchstens 4" Entfernung oder von einem Hügel aus zu sehen.
rule-KP-13-18 = Überlappende Stücke: Es gilt die schlechteste Gangbarkeit; alle Sichtgrenzen gelten; es gilt die beste einzelne Deckung.
rule-KP-13-19 = Unpassierbares Gelände: Kein Teil eines Rechtecks darf es um mehr als 0,01" überlappen, weder am Ende noch unterwegs. Ausnahme: Elemente in Kolonne auf Weg, Brücke, Furt oder Bergpfad (Mitte auf dem Streifen). Wird der Boden unter einem Element unpassierbar (durch Feuer), sind nur Bewegungen hinaus erlaubt.
rule-KP-13-20 = Bebaute Gebiete dürfen in der Ebene, auf Lichtungen, auf sanften Hügeln und auf Hochflächen stehen; Felder in der Ebene, auf sanften Hügeln, auf Lichtungen und in der Wildnis; Sümpfe nur in der Ebene.
heading-KP-14 = Landschaften und Aufbau
rule-KP-14-1 = Landschaften (Pflicht / verboten):
    Landschaft; muss enthalten; darf nicht enthalten
    Östliches Waldland; mehr als der halbe Tisch Wildnis, oder ≥ 5 Wälder; –
    Florida; wie östliches Waldland mit dichten Wäldern, dazu ≥ 3 Sümpfe; steile Hügel, Canyons, lichten Wald
    Prärien des Mittleren Westens; ≥ 3 Stücke Wald oder hohes Gras; jeder dichte Wald berührt einen Bach oder Fluss; –
    Hochebenen; beliebig viele sanfte Hügel, unebenes Gelände, Canyons; ≤ 2 andere Stücke; dichten Wald, Felder, Sumpf
    Rocky Mountains; ≥ 5 steile Hügel, Canyons oder Stücke unebenen Geländes; Felder, hohes Gras
    Südwesten; ≥ 3 steile Hügel, Canyons oder Stücke unebenen Geländes; dichten Wald, Sumpf
rule-KP-14-2 = Der größte Durchmesser einer Fläche ist 12–24" (Wildnis ausgenommen). Linien sind beliebig lang. Höchstens ein bebautes Gebiet, ein Fluss, ein Übergang. Ein Fluss verbindet zwei gegenüberliegende Kanten; ein Bach hat ein Ende an einer Kante oder einem Fluss, das andere an einer Kante, einem Fluss oder in einem Sumpf; ein Canyon hat mindestens ein Ende an einer Kante (oder in einem Fluss, wenn ein Bach in ihm fließt).
rule-KP-14-3 = Der Verteidiger legt das Gelände aus; der Angreifer darf danach bis zu 2 Änderungen vornehmen und dabei jedes Mal ein zur Landschaft passendes Stück verschieben, entfernen oder hinzufügen. In einer offenen Feldschlacht würfeln die Spieler: Der niedrigere Wurf legt aus. Das Ergebnis muss KP-14.1–14.2 weiterhin erfüllen.
rule-KP-14-4 = Die Landschaft ist vereinbart oder eine von denen, welche die Liste des Verteidigers nennt.
rule-KP-14-5 = Kanten: Überfall und Belagerung – der Verteidiger wählt vor dem Gelände seine lange Grundkante; Hinterhalt – der Verteidiger wählt vor dem Gelände die Eintrittskante; offene Feldschlacht – nach dem Gelände wählt der Sieger eines Würfelwurfs seine lange Kante.
rule-KP-14-6 = Das Dorf oder Lager, welches das Szenario verlangt, liegt ganz in der Hälfte des Verteidigers; die Änderungen des Angreifers dürfen es weder verschieben noch entfernen. Es selbst, Wege, der Übergang, Zäune, Mauern und Werke zählen nicht als Stücke für KP-14.1.
rule-KP-14-7 = Ein unzulässiger Aufbau oder eine unzulässige Änderung wird unter Nennung der verletzten Bedingung abgelehnt. Der Angreifer darf weniger als 2 Änderungen vornehmen. In einer offenen Feldschlacht ändert der Spieler, der nicht ausgelegt hat. Wer in einer offenen Feldschlacht auslegt, wählt die Landschaft aus seiner eigenen Liste.
heading-KP-15 = Wetter und Dunkelheit
rule-KP-15-1 = Jahreszeit: vom Angreifer gewählt oder mit vier gleichen Aussichten gelost; in einer offenen Feldschlacht gelost. Indianer greifen nie im Winter an (sie dürfen ihn nicht wählen; wird er gelost, wird neu gelost). Historische Spiele legen sie fest.
rule-KP-15-2 = Ein Wurf je Spiel vor der Aufstellung; danach kann sich nur noch Nebel ändern.
rule-KP-15-3 = W6, Sommer −1, Herbst 0, Frühling +1, Winter +3:
    Summe; Wetter
    0–4; gutes Wetter
    5; Nebel
    6; Südwesten gutes Wetter; Rocky Mountains Schnee; sonst Regen
    7; Südwesten und Hochebenen viel Regen; Rocky Mountains Schnee; sonst viel Regen + Schlamm
    8+; Florida viel Regen + Schlamm; sonst Schnee
rule-KP-15-4 = Gutes Wetter: keine Wirkung.
rule-KP-15-5 = Regen: S11 −2 über 8".
rule-KP-15-6 = Nebel: S11 −2 über 2"; über 12" ist nichts zu sehen außer Geschützen und MG, die diese oder letzte Runde geschossen haben. Ab Runde 3 wird zu Beginn jeder Runde W6 gewürfelt: Bei 5–6 verzieht sich der Nebel endgültig.
rule-KP-15-7 = Viel Regen: S11 −2 über 8"; Canyons überflutet (Boden unpassierbar).
rule-KP-15-8 = Schlamm: Offenes Gelände außerhalb bebauter Gebiete und alle Straßen sind für alle schwierig; Sümpfe für alle unpassierbar.
rule-KP-15-9 = Schnee: Der ganze Tisch ist für alle schwierig; Gewässer sind zugefroren und begehbar (keine Boote); Sümpfe werden für Berittene und Artillerie gangbar (schwierig); anderes unpassierbares Gelände bleibt unpassierbar.
rule-KP-15-10 = Dunkelheit (Wahl des Angreifers bei Überfall und Belagerung): Sicht 6", größte Bewegung 6" je Runde (nach dem Wurf), größte Schussweite 6". Geschütze und MG, die diese oder letzte Runde geschossen haben, sind auf jede Entfernung sichtbar, doch die Schussweite bleibt 6" (C-55). Arten: Nacht, alle Runden dunkel; Morgengrauen, Runden 1 bis n dunkel; Abenddämmerung, ab Runde n dunkel; n (1–10) wird vor der Aufstellung festgelegt.
rule-KP-15-11 = Schlamm: Jeder Teil des Tisches, der weder Hügel noch bebautes Gebiet ist, ist für alle mindestens schwierig. Überflutete Canyonböden und, bei Schlamm, Sümpfe sind keine zulässigen Orte für Aufstellung oder Hinterhalt.
rule-KP-15-12 = Mehrere Bedingungen zugleich (viel Regen + Schlamm, Wetter + Dunkelheit) gelten alle; S11 zählt einmal; es gilt die kleinere Sichtweite.
heading-KP-16 = Szenarien
rule-KP-16-1 = Reihenfolge der Vorbereitung: Listen und Jahr → Kriegslisten erklären → Angreifer/Verteidiger und Szenario → Armeen zu den Punkten des Szenarios → Landschaft, Jahreszeit, Wetter, Dunkelheit → Kanten (KP-14.5) → Gelände und Änderungen → Werke, Wagenburg → Aufstellung → Notizen der Hinterhalte → Armee 1/2 → Runde 1.
rule-KP-16-2 = Beide Spieler würfeln W6: gleich = offene Feldschlacht; sonst ist der höhere Wurf der Angreifer.
rule-KP-16-3 = Szenariowurf W6, +1, wenn der Verteidiger eine reguläre Armee führt (Listen 5, 11, 12, 13): 1–2 Hinterhalt; 3–5 Überfall; 6+ Belagerung.
rule-KP-16-4 = Empfohlene AP Angreifer:Verteidiger — offene Feldschlacht 300:300, Hinterhalt 300:200 (= 150 %), Überfall 300:300, Belagerung 300:225 (= 75 %). Andere Größen behalten das Verhältnis.
rule-KP-16-5 = Offene Feldschlacht. Grundkanten sind die langen Kanten, die Seiten werden ausgewürfelt. Aufstellungsraum: 6" tief entlang der eigenen Kante (eine Wagenburg darf weiter innen stehen und wird vor allem anderen aufgestellt). Einheiten werden abwechselnd aufgestellt; ist genau eine Armee diszipliniert, entscheidet ihr Spieler bei jedem Paar, ob er vor oder nach dem Gegner aufstellt; sonst bestimmt ein Würfel, wer beginnt. Jeder Spieler darf bis zu 2 Einheiten als Spätankömmlinge zurückhalten und 1 Einheit in seinem Raum im Hinterhalt verstecken. Ende: Ein Spieler gibt auf oder hat keine Kampfeinheit mehr, weder auf dem Tisch noch im Anmarsch.
rule-KP-16-6 = Hinterhalt („Falle“): Aufstellung. Der Angreifer kommt über eine kurze Kante (vom Verteidiger gewählt); er legt eine Marschordnung fest, die der Verteidiger sehen darf; ab Runde 1 betritt in jeder Runde genau eine Einheit den Tisch, und zwar als ihre Aktivierung, irgendwo an der Kante, mit ihrer vollen Bewegung (gesonderter Befehlshaber, Kundschafter und Wahrsager kommen mit einer beliebigen Einheit ohne Aufwand mit; der Wagenzug ist eine Einheit und fährt als Kolonne ein). Der Verteidiger stellt zuerst auf: mindestens die Hälfte seiner Einheiten (aufgerundet), überall außer innerhalb von 12" von der Eintrittskante; so viele davon, wie das Gelände zulässt, müssen im Hinterhalt liegen; der Rest sind Spätankömmlinge.
rule-KP-16-7 = Hinterhalt: Sieg. Der Angreifer gewinnt, sobald ≥ 2/3 (aufgerundet) seiner anfänglichen Kampfelemente, den Befehlshaber mitgezählt, Wagen, Kundschafter und Wahrsager nicht, den Tisch über die gegenüberliegende kurze Kante verlassen haben. Er verliert, wenn das unmöglich geworden ist oder wenn am Ende von Runde 3 oder später keine der Einheiten, die den Tisch betreten haben, noch auf ihm steht oder ihn über die ferne Kante verlassen hat.
rule-KP-16-8 = Überfall: Aufstellung. Der Verteidiger muss ein Dorf oder Lager (bebautes Gebiet von 12–24" oder seine bezahlte Wagenburg) in seiner Hälfte haben; er stellt überall in seiner Hälfte auf; keine Befestigungen (Palisaden, Blockhäuser), Brustwehren sind erlaubt; bis zu 1 Einheit im Hinterhalt (4 mit Überraschung); keine Spätankömmlinge. Danach stellt der Angreifer mindestens die Hälfte seiner Einheiten (aufgerundet) innerhalb von 6" von seiner Grundkante auf, der Rest sind Spätankömmlinge; keine Wagenburg für ihn. Er darf Dunkelheit wählen (KP-15.10).
rule-KP-16-9 = Überfall: Sieg. Das Dorf gilt als erobert, wenn am Ende zweier aufeinanderfolgender Runden die angreifenden Elemente, deren Mitte darin liegt, ≥ 1 und ≥ 2 × so viele sind wie die verteidigenden dort. Der Angreifer gewinnt bei der zweiten solchen Prüfung und verliert, wenn es bis zum Ende von Runde 10 nicht dazu gekommen ist. Bei einem Lager aus Wagenburg gilt deren Vieleck. Die Zahl der Prüfungen ist eine Option (C-56). Brennt der Angreifer das Dorf nieder, gilt es am Ende der folgenden Runde als erobert (C-57); brennt es der Verteidiger nieder, kann der Angreifer nur noch gewinnen, indem er bis zum Ende von Runde 10 jede verteidigende Einheit vernichtet.
rule-KP-16-10 = Belagerung: wie ein Überfall, doch darf der Verteidiger beliebig viele AP für Werke (Abschnitt 29) überall in seiner Hälfte ausgeben oder einen Wagenzug oder eine Wagenburg als Lager benutzen. Ein Angreifer, dessen Liste Artillerie hat, muss ≥ 2 Geschütze aufstellen und darf leichte zu mittelschweren aufwerten (48 AP).
rule-KP-16-11 = Der Sieg wird am Ende jeder Runde geprüft (Schritt 8) und dazu sofort bei KP-16.7 (Verlassen des Tisches), KP-11.7 und wenn jemand aufgibt.
rule-KP-16-12 = Wahlweise Rundengrenze für offene Feldschlachten (üblich: keine); ist sie erreicht, gewinnt die Seite, die mehr AP vernichtet hat (Summe der verlorenen feindlichen Elemente); ein Unterschied unter 10 % der vereinbarten Armeegröße = Unentschieden.
rule-KP-16-13 = Historische Kriege mit ihren Gegnern und Jahren gehören zum Spiel; sie sind Vorschläge und binden niemanden.
rule-KP-16-14 = Gesonderter Befehlshaber, Kundschafter und Wahrsager zählen nie zur „Hälfte der Einheiten“ oder zur Zahl versteckter oder später Einheiten. Jeder von ihnen wird offen aufgestellt oder an einem zulässigen Ort innerhalb von 4" von einer eigenen versteckten Einheit versteckt oder mit einer späten Einheit zurückgehalten (er trifft mit ihr ein, innerhalb von 4" von ihr). Ein Wagenzug oder eine Wagenburg wird vor allen Einheiten aufgestellt; der Zug des Angreifers im Hinterhalt hat seinen Platz in der Marschordnung.
rule-KP-16-15 = Vernichtung: Eine Seite, die am Ende einer Runde keine Kampfeinheit auf dem Tisch, im Versteck oder im Anmarsch hat, hat verloren. Beide zugleich: offene Feldschlacht – unentschieden; andere Szenarien – der Angreifer verliert. Kampfelemente, die nach KP-16.17 den Tisch verlassen haben, halten den Angreifer im Hinterhalt im Spiel, solange KP-16.7 noch möglich ist.
rule-KP-16-16 = Reihenfolge der Prüfungen in Schritt 8; die erste, die zutrifft, beendet das Spiel: (1) Siegbedingung des Angreifers; (2) Hinterhalt: der Angreifer hat verloren; (3) Vernichtung; (4) Wurf für Verstärkung; (5) Ende von Runde 10 bei Überfall und Belagerung (der Angreifer verliert), wahlweise Grenzen. Geben beide im selben Schritt auf = unentschieden.
rule-KP-16-17 = Den Tisch verlassen (nur der Angreifer im Hinterhalt): Ein Element, das in freiwilliger Bewegung mit irgendeinem Teil seines Rechtecks die Ausgangskante erreicht, darf den Tisch verlassen; es wird entfernt und als entkommen gezählt. Elemente gehen eines nach dem anderen; der Rest bleibt eine Einheit und braucht mit den Gegangenen nicht zusammenzuhalten. Entkommene Elemente kehren nie zurück, lösen keine Tests aus und sind nicht verloren. Im Rückzug eine Kante zu überschreiten ist ein Verlust (KP-25.5).
rule-KP-16-18 = Den Tisch betreten (Angreifer im Hinterhalt): Jedes Element der Einheit beginnt seinen Weg mit der Frontkante auf der Eintrittskante, Blick nach innen, an einem beliebigen Punkt; von dort wird die Bewegungsweite gemessen; mehrere Elemente dürfen denselben Anfangspunkt benutzen. Ein Element, das seine Bewegungsweite nicht ganz auf den Tisch bringt, wird ganz auf ihn gestellt und berührt die Kante. Der Besitzer muss die eintretende Einheit aktivieren, bevor die Bewegungsphase endet. Lässt sie sich nicht ohne Überlappung aufstellen, so wartet sie, und alles, was in der Marschordnung hinter ihr kommt, eine Runde länger.
rule-KP-16-19 = So viele, wie das Gelände zulässt (KP-16.6): Offen aufgestellt werden darf eine Einheit nur, wenn die Suche keinen Hinterhalt für sie findet. Gesucht wird in jedem Stück, das für die Einheit, beritten oder zu Fuß, wie gewählt, zulässig ist; in Linie, in zwei Gliedern und in Kolonne mit sich berührenden Elementen; mit der Mitte der Formation auf einem Raster von 1"; mit der Blickrichtung in Schritten von 45°; so, dass KP-17.19 erfüllt ist; ohne Überlappung mit schon versteckten Einheiten. In diesem Szenario werden die Notizen deshalb geschrieben, bevor die sichtbaren Einheiten aufgestellt werden.
rule-KP-16-20 = Offene Feldschlacht: Späte und versteckte Einheiten werden (geheim) gewählt, bevor die erste Einheit aufgestellt wird. Hat ein Spieler alles aufgestellt, stellt der andere den Rest auf. Eine Einheit, die im Raum von 6" keinen Platz findet, darf 12" benutzen.
rule-KP-16-21 = Ein Wagenzug in Kolonne als Lager (KP-16.10): Sein Gebiet = alle Punkte innerhalb von 2" von einem Wagen.
rule-KP-16-22 = Wahlweise Rundengrenze für den Hinterhalt (üblich: keine): Ist sie erreicht, verliert der Angreifer.
rule-KP-16-23 = Angreifer eines Überfalls oder einer Belagerung haben keine Wagen dabei. Die zwei Geschütze des Belagerers (KP-16.10) dürfen beliebige Geschütze der Liste sein, auch Maschinengewehre.
heading-KP-17 = Spätankömmlinge und Hinterhalte
rule-KP-17-1 = Für Spätankömmlinge wird ab Runde 4 jede Runde gewürfelt; Ausnahmen: der Angreifer im Hinterhalt (KP-16.6, kein Wurf); der Angreifer eines Überfalls oder einer Belagerung würfelt ab Runde 1.
rule-KP-17-2 = Ein W6 je wartender Einheit: Berittene Krieger treffen mit 4+ ein, alle anderen mit 6. Der Angreifer würfelt und stellt zuerst auf; in einer offenen Feldschlacht entscheidet das jede Runde ein Würfel.
rule-KP-17-3 = Ort: jedes Element ganz innerhalb von 3" von einer Tischkante (ein Element, das dafür zu tief ist, etwa Artillerie bei 15 mm: in Berührung mit der Kante), die nicht die feindliche Grundkante ist (im Szenario Hinterhalt: nicht die Eintrittskante), im Zusammenhalt, nicht auf unpassierbarem Gelände, nicht innerhalb von 12" von einem feindlichen Kundschafter, nicht innerhalb von 12" von einer feindlichen Einheit, die in derselben Runde eingetroffen ist, nicht in Kontakt. Gibt es keinen zulässigen Ort, wartet die Einheit.
rule-KP-17-4 = Eine Einheit, die diese Runde eingetroffen ist, darf sich nicht bewegen und nicht schießen, kann nicht beschossen und nicht berührt werden, legt aber Moraltests ab.
rule-KP-17-5 = Orte für Hinterhalte: Wald, Wildnis, Canyon, Mulde oder hinter Hügeln außer Sicht jedes Feindes: für alle Truppen. Hohes Gras, Sumpf, unebenes Gelände: nur für Krieger und Plänkler zu Fuß. Nie in bebautem Gebiet oder hinter Palisaden; hinter Häusern versteckt sich niemand (ein Wald, der jenseits eines Dorfes liegt, bleibt ein zulässiger Ort). Die ganze Einheit muss in das Versteck passen (KP-17.19).
rule-KP-17-6 = Eine Einheit im Hinterhalt steht nicht auf dem Tisch; ihre genauen Orte und Blickrichtungen werden vor Runde 1 notiert.
rule-KP-17-7 = Sie wird aufgestellt (aufgedeckt), wenn (a) ihr Besitzer sie bewegen oder mit ihr schießen will; (b) ein feindlicher Plänkler innerhalb von 4" an eines ihrer Elemente herankommt; (c) irgendein feindliches Element innerhalb von 2" herankommt; (d) Truppen, die nur hinter einem Hügel verborgen sind, von irgendeinem Feind gesehen werden (meist von einer Höhe aus), auf jede Entfernung; (e) der feindliche Kundschafter innerhalb von 4" herankommt. Geprüft wird während der Bewegungen fortlaufend.
rule-KP-17-8 = Eine Einheit in Bewegung, die (b)–(e) auslöst, hält an diesem Punkt, der Hinterhalt wird aufgestellt, und sie darf den Rest ihrer Bewegungsweite auf einem neuen Weg benutzen.
rule-KP-17-9 = Im hohen Gras zählen für alle nur 2", ausgenommen Kundschafter (4"), selbst nahe am Rand.
rule-KP-17-10 = Jede feindliche Einheit mit einem Element innerhalb von 4" von einem Element, das diese Runde aus dem Hinterhalt geschossen hat oder aus ihm aufgetaucht ist, schuldet einen Moraltest, höchstens einen solchen je Runde (siehe KP-26.3).
rule-KP-17-11 = Versteckte Einheiten verbrauchen keine Aktivierung, solange sie nicht aufgedeckt sind. Eine Einheit, die durch (b)–(e) vor ihrer Aktivierung aufgedeckt wird, darf diese Runde noch aktiviert werden.
rule-KP-17-12 = Geprüft wird bei jeder Bewegung, jeder Drehung, jedem Betreten, Eintreffen, Rückzug und Weichen feindlicher Elemente: Entfernungen genau entlang jeder Strecke, Sicht (d) alle 0,25" des Weges und immer, wenn sich die Sicht ändert (Nebel verzieht sich, Dunkelheit endet). „Plänkler“ in (b) = ein Element, das in diesem Augenblick Plänkler zu Fuß ist, auch abgesessene Reiterei, der Wahrsager und ein gesonderter Befehlshaber dieses Typs; berittenes Fußvolk löst nur (c) aus.
rule-KP-17-13 = Entdeckung mitten in der Bewegung: Die Elemente bewegen sich in der Folge, die ihr Besitzer angegeben hat (in Formation alle zugleich). Beim ersten Auslöser hält alles an Ort und Stelle; noch nicht bewegte Elemente haben sich nicht bewegt. Die ganze versteckte Einheit wird an ihren notierten Orten aufgestellt. Der Besitzer gibt neue Wege an: Jedes Element hat seine Bewegungsweite abzüglich des zurückgelegten Weges; Würfel, angesagtes Gelände und Anfangsorte (KP-20.18) bleiben. Die aufgedeckte Einheit anzugreifen ist erlaubt. Weitere Entdeckungen werden ebenso behandelt.
rule-KP-17-14 = Einheiten im Rückzug und weichende Einheiten hält eine Entdeckung nicht auf; die aufgedeckten Elemente sind dann Feinde auf ihrem Weg (KP-25.10). Würde der Ort, der für eine eintreffende oder eintretende Einheit gewählt ist, eine Entdeckung auslösen, so wird zuerst die versteckte Einheit aufgestellt und der Ort danach neu gewählt.
rule-KP-17-15 = Versteckte Elemente sind für die eigene Seite da (Freunde dürfen nicht auf ihnen enden) und für den Feind nicht: Sie versperren nichts, sehen nicht, sind kein Ziel, und kein Werkzeug zum Messen oder Wegesuchen reagiert auf sie.
rule-KP-17-16 = Versteckte und wartende Einheiten legen keine Tests ab und bekommen keine Marker.
rule-KP-17-17 = Sich zum Schießen aufzudecken gehört zu Schritt A (KP-22.2): Die ganze Einheit wird aufgestellt, ihre Elemente dürfen in Schritt A ansagen, alle können in Schritt B Ziel sein. Sie hat sich nicht bewegt.
rule-KP-17-18 = Eine Einheit, deren Ankunftswurf gelingt, muss aufgestellt werden, wenn es einen zulässigen Ort gibt; ihr Besitzer wählt Ort, Formation, Blickrichtung, beritten oder zu Fuß (berittene Krieger, die mit 4 oder 5 eintreffen: beritten) und bei mehreren Ankünften deren Reihenfolge.
rule-KP-17-19 = Zulässiger Hinterhalt: Die Mitte jedes Elements liegt im Versteck, die Einheit hält zusammen, keine Überlappung, nicht auf unpassierbarem Gelände, in dem Gebiet, in dem das Szenario Hinterhalte erlaubt. Hinter einem Hügel: Von jedem feindlichen Element auf dem Tisch sind alle 25 Linien von KP-21.1 durch Hügel versperrt; steht kein Feind auf dem Tisch, von jedem Punkt (in Schritten von 1") der Eintrittskante aus. Die Notizen werden geschrieben, nachdem alle sichtbaren Einheiten beider Seiten aufgestellt sind (außer KP-16.19). Eine zum Verstecken bestimmte Einheit ohne zulässigen Ort wird sofort offen aufgestellt; ist auch das unmöglich, wird sie zum Spätankömmling.
heading-KP-18 = Ablauf der Runde
rule-KP-18-1 = Armee 1 ist für das ganze Spiel die disziplinierte Armee, wenn es genau eine ist; sonst der Angreifer des Szenarios; sonst wird gewürfelt.
rule-KP-18-2 = Runde:
    0. Rundenbeginn: Nebelwurf (ab Runde 3), Kriegsmedizin (Runde 1), Dunkelheit beginnt oder endet, Rauch wächst.
    1. Sammeln (beide Seiten, Armee 1 zuerst).
    2. Spätankömmlinge.
    3. Rückzüge aus den Nahkämpfen der letzten Runde, beide Seiten.
    4. Bewegung: Armee 1 aktiviert eine Einheit, dann Armee 2 eine und so fort. Anzusagen, dass eine Einheit stehen bleibt, ist eine Aktivierung. Eine Seite, die keine Einheit mehr hat, passt; ein Spieler darf alle seine übrigen Einheiten für stehend erklären. Am Ende des Schritts sind Elemente, die noch in einem brennenden Gebiet stehen, verloren (KP-23.4).
    5. Beschuss, gleichzeitig (Abschnitt 22), Versuche der Brandstiftung.
    6. Nahkampf; Verluste und Marker aus dem Beschuss dieser Runde zählen.
    7. Moraltests für alles, was diese Runde geschah.
    8. Rundenende: Plünderung und ihre Tests (KP-9.10), erkletterte Dächer (KP-29.11), Besitz des Dorfes, dann die Prüfungen von KP-16.16 (Sieg, Verstärkung, Grenzen), abgeschlossenes Aufsitzen (KP-4.8).
rule-KP-18-3 = Rückzüge werden zuerst von Armee 1, dann von Armee 2 ausgeführt, jeweils in der Folge der Nummern der Einheiten. Mehr als 4 Marker entfernen eine Einheit sofort, wann immer es dazu kommt.
rule-KP-18-4 = Wechsel: Wer an der Reihe ist, muss eine seiner noch nicht aktivierten Einheiten auf dem Tisch aktivieren oder die Einheit, die den Tisch betreten soll (KP-16.18), oder eine versteckte aufdecken und aktivieren. Wer nur noch versteckte Einheiten hat, darf passen; ein Passen bindet ihn nicht. Der Schritt endet, wenn beide nacheinander passen. Eine geführte Kolonne mit ihrem Kundschafter ist eine Aktivierung.
rule-KP-18-5 = „Stehen bleiben“ ist für jede Einheit bei jeder Aktivierung erlaubt, sodass niemand je ohne erlaubte Handlung ist; Pflicht sind nur das Betreten des Tisches (KP-16.18) und das Weichen (KP-27.5). Auch Einheiten im Nahkampf werden aktiviert (stehen bleiben, sich zuwenden, KP-24.20, sich lösen). Einheiten, die diese Runde eingetroffen sind, werden nicht aktiviert.
heading-KP-19 = Bewegung
rule-KP-19-1 = Bei der Aktivierung sagt der Besitzer an, (a) ob die Einheit absitzt, aufsitzt, stehen bleibt oder sich bewegt, (b) ob sie schwieriges Gelände berühren wird. Dann wird gewürfelt.
rule-KP-19-2 = Bewegungsweite in Zoll:
    Typ; gutes Gelände; schwieriges Gelände
    Reguläre; 1W6+2; 1W6
    Plänkler, Krieger zu Fuß; 2W6+2; 2W6
    Berittenes Fußvolk; 3W6; 1W6
    Reiterei (bewehrt oder nicht); 3W6+2; 1W6
    Berittene Krieger auf bewehrten Pferden; 2W6+6; 1W6
    Berittene Krieger; 3W6+6; 2W6
    Artillerie, Maschinengewehre, Gespanne; 1W6; 1W6−2
    Kundschafter; 3W6+6; 2W6+2
    Gesonderter Befehlshaber und Wahrsager benutzen die Zeile ihres Typs.
rule-KP-19-3 = Summe ≤ 0: keine Bewegung, doch dürfen sich Elemente auf der Stelle drehen.
rule-KP-19-4 = Die ganze Einheit benutzt die Spalte „schwierig“, wenn irgendein Element in Gelände beginnt, es betritt oder durchquert, das für dieses Element schwierig ist. Eine Einheit, für die „gut“ angesagt ist, darf diese Runde kein schwieriges Gelände berühren.
rule-KP-19-5 = Jedes Element darf sich bis zur Bewegungsweite in jede Richtung bewegen; Drehen ist frei (KP-20.5). Der eine Wurf gilt für alle Elemente.
rule-KP-19-6 = Bewegungen dürfen weder Feinde noch unpassierbares Gelände, die Tischkante oder Freunde überlappen, die nicht durchdrungen werden können (KP-19.9). Einen Feind zu berühren heißt, einen Nahkampf zu eröffnen (Abschnitt 24). Kontrollzonen gibt es nicht.
rule-KP-19-7 = Flinke Einheiten dürfen (beritten oder zu Fuß, wie sie flink sind) ihren Bewegungswurf einmal je Runde wiederholen; der zweite Wurf gilt. Ein und derselbe Wurf wird höchstens einmal wiederholt, gleich aus welchem Grund.
rule-KP-19-8 = Ein außergewöhnlicher Befehlshaber oder der (nicht unfähige) Befehlshaber einer disziplinierten Armee darf je Runde den Bewegungswurf einer Einheit wiederholen, zweier, wenn beides zutrifft; die Einheit muss wenigstens teilweise innerhalb von 12" von ihm und in Sicht sein; nicht bei Artillerie oder Gespannen. Der zweite Wurf gilt.
rule-KP-19-9 = Durchdringen (nur Freunde, kostet nichts): Gesonderte Befehlshaber, Kundschafter und Wahrsager durchdringen alle und werden von allen durchdrungen; Plänkler und Krieger, zu Fuß oder beritten, durchdringen Plänkler, Krieger (zu Fuß oder beritten) und stehende Wagen; alle durchdringen stehende Artillerie und Maschinengewehre. Sonst nichts. Eine freiwillige Bewegung darf nicht überlappend enden; eine erzwungene, die ein verbotenes Durchdringen brauchte, hält in Berührung an.
rule-KP-19-10 = Einheiten dürfen sich Feinden nähern, die sie nicht sehen (für Bewegung braucht es keine Sicht).
rule-KP-19-11 = Wege, Furten, Brücken, Bergpfade: nur in Kolonne (KP-20.13).
rule-KP-19-12 = Das angesagte Gelände bindet: Bei „schwierig“ gelten die Würfel für schwieriges Gelände, auch wenn der Weg es dann meidet. Nach dem Wurf darf eine Einheit immer noch stehen bleiben. Über eine Wiederholung wird entschieden, wenn der Wurf liegt; Entfernung und Sicht des Befehlshabers zählen in diesem Augenblick.
rule-KP-19-13 = Elemente dürfen verschieden viel der Bewegungsweite benutzen und durch Elemente der eigenen Einheit ziehen; die Endplätze müssen frei sein.
rule-KP-19-14 = Keine freiwillige Bewegung führt über eine Tischkante, außer nach KP-16.17.
heading-KP-20 = Geometrie
rule-KP-20-1 = Koordinaten: Ursprung in der linken unteren Tischecke, x entlang der langen Kante, y entlang der kurzen, in Zoll. Blickrichtung θ in Grad gegen den Uhrzeigersinn von +x; Blickvektor f = (cos θ, sin θ), Vektor nach links l = (−sin θ, cos θ).
rule-KP-20-2 = Element: Mitte c, Blickrichtung θ, Frontbreite w (entlang l), Tiefe d (entlang f). Ecken: vorn links = c + f·d/2 + l·w/2, vorn rechts = c + f·d/2 − l·w/2, hinten rechts und hinten links entsprechend. Eigene Koordinaten eines Punktes p: u = (p−c)·f, v = (p−c)·l.
rule-KP-20-3 = Nach jeder abgeschlossenen Handlung werden Koordinaten auf 0,01" und Blickrichtungen auf 0,1° gerundet. Kontakt wird mit 0,05" Spielraum gemessen; Überlappung über 0,01" ist verboten.
rule-KP-20-4 = Entfernung zwischen Elementen oder Einheiten = kleinster Abstand der Rechtecke (0 bei Berührung). Entfernung zu einem Geländestück = zu seinem Vieleck. „Innerhalb von x von einer Einheit“ = von irgendeinem ihrer Elemente.
rule-KP-20-5 = Der Weg eines Elements = eine Folge von Strecken (gerade Verschiebung der Mitte bei gleicher Blickrichtung) und Drehungen auf der Stelle (um die Mitte). Aufwand = Summe der Streckenlängen; Drehungen kosten nichts. Eine Strecke überstreicht die konvexe Hülle des Rechtecks an ihrem Anfang und Ende; bei einer Drehung muss nur die Endlage frei sein. Eine Regel fürs Schwenken gibt es nicht: Beim Schwenken zieht jedes Element im Rahmen der Bewegungsweite seinen eigenen Weg.
rule-KP-20-6 = Frontzone oder Schussfeld eines Elements: die Punkte mit u ≥ d/2 und |v| ≤ w/2 + (u − d/2), also geradeaus und von beiden vorderen Ecken 45° nach außen. Ein Ziel ist im Schussfeld, wenn irgendein Teil seines Rechtecks in der Zone liegt.
rule-KP-20-7 = Schussweite = kleinste Entfernung von der Frontkante des Schützen zu dem Teil des Ziels, der in der Zone liegt. In Reichweite, wenn ≤ Reichweite der Waffe.
rule-KP-20-8 = Flankenzone = der Rest neben dem Element (−d/2 ≤ u, außerhalb der Frontzone); Rückenzone = u < −d/2.
rule-KP-20-9 = Kontakt = Entfernung ≤ 0,05". Berührt gilt die Kante des feindlichen Rechtecks mit der längsten Berührung; bei Gleichstand bis 0,1" gilt Front > Flanke > Rücken. Elemente brauchen sich nicht auszurichten; kein Anpassen, kein Verschieben. Der Angreifer muss so enden, dass der berührte Feind wenigstens teilweise in seiner eigenen Frontzone liegt.
rule-KP-20-10 = Lücke: der freie Raum zwischen zwei Elementen; „ein Element breit“ = eine Frontbreite w der Vorgabe.
rule-KP-20-11 = Direkt auf etwas zu: Ein Element hat sich diese Runde direkt auf die Einheit U zubewegt, wenn (a) der Vektor v von seiner Mitte am Anfang zu seiner Mitte am Ende ≥ 1" lang ist, (b) sich seine Entfernung zu U verringert hat und (c) der Streifen seiner eigenen Frontbreite, von seiner Endlage in Richtung v verlängert, ein Element von U trifft — oder wenn es in Kontakt mit U endet. Eine Einheit hat sich direkt auf U zubewegt, wenn eines ihrer Elemente es tat. Gelände oder Truppen dazwischen spielen keine Rolle.
rule-KP-20-12 = Direkt von etwas weg (Rückzüge): KP-25.3.
rule-KP-20-13 = Kolonne: eine Reihenfolge e1…en, in der die Mitte der Frontkante jedes folgenden Elements im Zusammenhaltsabstand zur Mitte der Rückkante seines Vorgängers liegt, seitlich um ≤ eine halbe Frontbreite versetzt, in der Blickrichtung um ≤ 45° verschieden. Einzelne Elemente sind Kolonnen.
rule-KP-20-14 = In einer Tischhälfte: Die Mitte liegt auf dieser Seite der Mittellinie, die parallel zu den Grundkanten verläuft.
rule-KP-20-15 = Zwischen zwei Elementen = auf der Linie oder den Linien, mit denen die Sicht geprüft wird.
rule-KP-20-16 = Bewegung in Formation: Die Einheit wird als starres Ganzes verschoben und gedreht, und die Mitte keines Elements darf dabei um mehr als die Bewegungsweite verschoben werden (geradlinig gemessen). So bewegt man sich gewöhnlich; freie Wege für jedes Element sind der allgemeine Fall.
rule-KP-20-17 = Im Szenario Hinterhalt ist die Eintrittskante die Grundkante des Angreifers, die gegenüberliegende kurze Kante die des Verteidigers; die Hälften richten sich danach.
rule-KP-20-18 = „Beginn der Bewegung“ (KP-20.11, KP-24.3) = der Ort zu Beginn der Aktivierung der Einheit; bei einer eintretenden Einheit ihr Punkt auf der Kante.
heading-KP-21 = Sicht und Sichtlinie
rule-KP-21-1 = Es gibt zwei Arten von Sicht. Allgemeine Sicht (Befehle, Moral, „sichtbarer Feind“, Hinterhalte): frei, wenn mindestens eine der 25 Linien zwischen den (4 Ecken, Mitte) von A und denen von B frei ist; rundum. Schusssicht: von der Mitte der Frontkante des Schützen zu den Ecken, Kantenmitten und zum Schwerpunkt von (Ziel ∩ Frontzone); eine freie Linie genügt.
rule-KP-21-2 = Eine Linie wird versperrt, in dieser Folge, durch: Sichtgrenze (Nebel 12", Dunkelheit 6"), Rauch, Hügel, Flächen, Canyonränder, Palisaden/Gebäude/Wagenburg, Truppen. Die Sichtgrenze gilt für die Entfernung der Elemente (allgemeine Sicht) oder die Schussweite (Schusssicht).
rule-KP-21-3 = Hügel mit Kamm. Kamm = die längere Mittellinie des flächenkleinsten Rechtecks, das den Hügel umschließt, auf den Hügel beschnitten, oder ein mit dem Stück gegebener Linienzug. Ein Element ist auf dem Hügel, wenn seine Mitte darauf liegt; auf dem Kamm, wenn sein Rechteck die Kammlinie berührt. Beide nicht auf dem Hügel: versperrt, wenn die Linie das Vieleck des Hügels kreuzt. Eines auf dem Hügel: versperrt, wenn die Linie den Kamm kreuzt, außer das Element auf dem Hügel steht auf dem Kamm. Hügel sind höher als alles in der Ebene: Von einem Hügel sieht man über Truppen, Wälder und Gebäude in der Ebene hinweg.
rule-KP-21-4 = Zwei Elemente auf demselben Hügel mit Kamm sehen einander nie über mehr als 4" und innerhalb von 4" nicht, wenn die Linie den Kamm kreuzt und keines auf ihm steht. Auf einer Hochfläche ist die Sicht wie in der Ebene.
rule-KP-21-5 = Hochflächen. Rand = Kante der flachen Kuppe, Fuß = äußeres Vieleck (ist nur ein Vieleck gegeben, gilt Rand = Fuß). Eine Linie zwischen Kuppe und Ebene ist nur frei, wenn das Element oben innerhalb von 2" vom Rand steht, wo die Linie ihn kreuzt. Toter Winkel für Artillerie und Maschinengewehre auf einer Hochfläche: Mit a = Entfernung Geschütz–Rand entlang der Linie und h = Höhe des Hügels (üblich sanft 1", steil 2") können Ziele in der Ebene, die entlang der Linie näher als a + h am Fuß stehen, nicht beschossen werden.
rule-KP-21-6 = Truppen. Jedes Element, Freund oder Feind, jedes Typs (auch Plänkler, Geschütze, Wagen, Boote), das in der Ebene steht, versperrt Linien zwischen zwei Punkten der Ebene. Ausgenommen: der Schütze oder Betrachter, das Ziel und Fußvolk in Gräben oder Schützenlöchern. Die Rechtecke werden dabei um 0,01" verkleinert, damit Streifen nicht versperrt. Steht Betrachter oder Ziel auf einem Hügel, versperren Truppen in der Ebene nicht die Sicht, wohl aber den Schuss, außer nach KP-22.6; Truppen auf demselben Hügel versperren.
rule-KP-21-7 = Lücken. Zwei versperrende Elemente, die weniger als eine Frontbreite auseinanderstehen, schließen die Lücke: Auch die Strecke zwischen ihren Mitten versperrt. Eine Lücke von einer Frontbreite oder mehr ist offen.
rule-KP-21-8 = Unebenes Gelände, Felder, Sumpf, Wasser, Zäune und Steinmauern versperren die Sicht nicht.
rule-KP-21-9 = Wälder und Wildnis (V = 1" dichter Wald und Wildnis, 4" lichter Wald; Randtiefe E = 1"). In der Fläche ist ein Element nach seiner Mitte. Beide in derselben Fläche: Entfernung ≤ V. Betrachter darin, Ziel draußen: Die Linie kreuzt ≤ E der Fläche. Betrachter draußen, Ziel darin: Entfernung ≤ 2" (und ≤ V gekreuzt), oder das Ziel ist durch Feuer verraten und ≤ E wird gekreuzt. Beide draußen: ≤ V der Fläche gekreuzt. Eine Linie, deren Teil in der Fläche auf einem Weg verläuft, ist nicht begrenzt.
rule-KP-21-10 = Bebautes Gebiet: wie KP-21.9 mit V = 3", E = 1"; ein Element darin, das nicht feuert, ist von außen auf bis zu 4" zu sehen.
rule-KP-21-11 = Hohes Gras: V = 4", E = 4"; kein weiterer Sichtschutz für Einheiten, die nicht im Hinterhalt liegen.
rule-KP-21-12 = Durch Feuer verraten: ein Element, das in dieser Beschussphase einen Schuss angesagt hat (Schritt B, KP-22.2) oder letzte Runde geschossen und sich seither nicht bewegt hat.
rule-KP-21-13 = Canyon: Eine Linie zwischen einem Element darin und einem draußen ist nur frei, wenn das Element draußen innerhalb von 1" von dem Rand steht, den die Linie kreuzt; zwei Elemente im selben Canyon sehen einander entlang des Bodens wie in der Ebene, wenn die Linie darin bleibt; zwischen zwei Elementen draußen ist die Sicht über den Canyon hinweg frei.
rule-KP-21-14 = Palisade: versperrt Linien zwischen innen und außen, außer eines der beiden Elemente berührt die Palisade. Wände eines Blockhauses: Insassen sehen und schießen nur von der Wand aus, die sie besetzen (KP-29.8).
rule-KP-21-15 = Rauchwolken versperren jede Linie, die in sie eintritt; ein Element im Rauch sieht nur, was es berührt.
rule-KP-21-16 = Ohne solche Einschränkungen ist die Sicht unbegrenzt.
rule-KP-21-17 = Schusslinie = die kürzeste freie Linie der Schusssicht (bei Gleichstand Ecken vor Kantenmitten vor Schwerpunkt, gegen den Uhrzeigersinn von der Ecke aus, die dem Schützen am nächsten ist). Alles, was von „der Linie“ abhängt (Ufer, Steinmauern, Wagenburg, Palisade, toter Winkel, Schuss über Köpfe), richtet sich nach ihr.
rule-KP-21-18 = Von einem Hügel aus überblickt man nur Flächen, die ganz zwischen Betrachter und Ziel in der Ebene liegen; für die Fläche, in der Betrachter oder Ziel steht, gelten weiter deren Regeln. Elemente auf zwei verschiedenen Hügeln: Es gilt die Kammregel jedes der beiden, andere Hügel versperren, Truppen und Flächen in der Ebene versperren die allgemeine Sicht nicht.
rule-KP-21-19 = Toter Winkel: a = Länge der Schusslinie vom Geschütz zum Rand; ein Ziel liegt im toten Winkel, wenn die Entfernung von dem Punkt, in dem die Schusslinie den Fuß kreuzt, zum Rechteck des Ziels kleiner ist als a + h.
heading-KP-22 = Beschuss
rule-KP-22-1 = Jedes berechtigte Element darf einmal je Runde schießen. Nicht berechtigt: in Kontakt mit einem Feind; diese Runde eingetroffen; beim Feuerlegen; beim Ein- oder Aussteigen; beim Aufsitzen; berittenes Fußvolk im Sattel; auf einer Furt; beim Überklettern einer Palisade; Reguläre im Boot; Wahrsager, Wagen; Artillerie, die KP-8.4 nicht erfüllt.
rule-KP-22-2 = Gleichzeitiger Ablauf: Schritt A – beide Seiten sagen Schüsse auf Ziele an, die jetzt sichtbar sind; Schritt B – Elemente ohne Ansage dürfen Schüsse auf Ziele ansagen, die sich in Schritt A durch Feuer verraten haben; dann wird alles gewürfelt; dann treten alle Wirkungen ein. Eine ausgelöschte Einheit schießt noch; neue Marker wirken nicht auf das Feuer dieser Phase; überzählige Verluste verfallen.
rule-KP-22-3 = Artillerie/MG: KP-8.4. Andere Truppen dürfen sich bewegen und schießen (S10).
rule-KP-22-4 = Bedingungen für ein Ziel: feindliches Element, im Schussfeld (KP-20.6), in Reichweite (KP-20.7), freie Schusssicht, nach KP-22.9 und KP-22.10 erlaubt.
rule-KP-22-5 = Nur Elemente mit freier Linie schießen: Hinteren Gliedern versperrt das eigene vordere Glied den Schuss (KP-21.6).
rule-KP-22-6 = Über Köpfe hinweg: nur Artillerie und Maschinengewehre auf einem Hügel oder einer Mauer, und nur über Elemente in der Ebene, die ≥ 6" vom Schützen und vom Ziel entfernt sind. Sonst niemand, auch nicht, wer höher steht als die Truppen dazwischen.
rule-KP-22-7 = Reichweiten: KP-7.1 und KP-8.2. Über die wirkungsvolle Reichweite hinaus −3; über die maximale hinaus kein Schuss.
rule-KP-22-8 = Würfel: 1 W20; Geschütze 3 W20 auf wirkungsvolle Reichweite; Maschinengewehre immer 3 W20. Würfel werden nie zusammengezählt.
rule-KP-22-9 = Vorrang (für jedes schießende Element): (1) das nächste zulässige feindliche Element, das sich diese Runde direkt auf seine Einheit zubewegt hat; sonst (2) das nächste zulässige feindliche Element. Bei Gleichstand bis 0,1" ist die Wahl frei. Artillerie, Maschinengewehre und Scharfschützen sind nur an (1) gebunden und wählen sonst frei. Ziele außerhalb des Schussfelds zählen nicht; Deckung, Entfernungsstufe oder eigene Unordnung sind keine Ausrede. Gesonderte Befehlshaber und Wahrsager: KP-3.8.
rule-KP-22-10 = Nahkampf und Beschuss: Elemente in Kontakt schießen nicht. Ein feindliches Element in Kontakt darf nur beschossen werden, wenn seine Einheit diesen Nahkampf diese Runde eröffnet hat, und nur von Elementen, die selbst keinen Feind berühren; dazu gehören auch die Elemente der angegriffenen Einheit ohne Kontakt. Auf Einheiten in einem älteren Nahkampf darf niemand schießen.
rule-KP-22-11 = Ein Element mit zwei Schusswaffen wählt vor dem Wurf eine davon.
rule-KP-22-12 = Modifikatoren (alle zutreffenden zusammenzählen):
    Kennung; Modifikator; wann
    S01; +3; Repetierwaffe, Revolver, Schrotflinte auf wirkungsvolle Reichweite
    S02; +2; Scharfschütze, diese Runde weder bewegt noch gedreht
    S03; +2; Hinterlader auf wirkungsvolle Reichweite
    S04; +2; mittelschweres Geschütz auf wirkungsvolle Reichweite
    S05; +1; Reguläre zu Fuß auf wirkungsvolle Reichweite
    S06; je −1; Moralmarker der Einheit des Schützen
    S07; −2; ungeübt oder Miliz (einmal)
    S08; −2; Bogen auf berittenes Ziel auf bewehrten Pferden
    S09; −2; Ziel sind Plänkler (auch Kundschafter, abgesessene Reiterei) oder flinke Krieger, Schussweite > 4" (C-01)
    S10; −2; Feuerwaffe außer Revolver/Schrotflinte/Artillerie, und der Schütze hat sich diese Runde bewegt oder gedreht oder ist beritten (C-03)
    S11; −2; Wetter (KP-15)
    S12; −2; Ziel ist Fußvolk, das seine Bewegung in deckendem Gelände beendet hat
    S13; −2; Ziel ist Fußvolk hinter einer Palisade oder in einer Wagenburg (nicht gegen Geschütze, wohl aber gegen Maschinengewehre)
    S14; −3; Ziel ist die ganze Runde unbewegtes Fußvolk hinter Steinmauer oder Brustwehr, im Graben, an Schießscharten, in einer Befestigung (nicht gegen Geschütze oder Maschinengewehre)
    S15; −3; über die wirkungsvolle Reichweite hinaus
    S16; −1; Geschütz (nicht MG) auf Ziel im Sumpf
    „Bewegt“ gilt für jedes Element einzeln: Ort oder Blickrichtung haben sich diese Runde geändert, Rückzüge eingeschlossen.
rule-KP-22-13 = Von S12, S13 und S14 zählt nur der beste zutreffende. Artillerie, Maschinengewehre, Wagen und berittene Ziele haben nie Deckung. Deckendes Gelände: dichter und lichter Wald, Wildnis, bebautes Gebiet; Felder nur, wenn sich das Ziel nicht bewegt hat; Bach- und Flussufer nach KP-13.12; eine Steinmauer innerhalb von 0,5" vom Ziel, welche die Linie kreuzt (S14, wenn unbewegt, sonst S12).
rule-KP-22-14 = Ergebnis jedes Würfels: mit Modifikatoren ≥ 14 → Treffer: Die Zieleinheit erhält 1 Marker. Mit Modifikatoren ≥ 19, oder eine natürliche 20, wenn die Einheit des Schützen höchstens 1 Marker hat → Verlust: 1 Marker, und die Einheit verliert ein Element.
rule-KP-22-15 = Welches Element verloren geht, wählt der Besitzer der Zieleinheit, gleich auf welches gezielt wurde.
rule-KP-22-16 = Bei einer Einheit aus einem einzigen Element ist sie mit einem Verlust vernichtet.
rule-KP-22-17 = Zulässiges Ziel eines Elements mit der gewählten Waffe: KP-22.4 und KP-22.10 ohne den Vorrang. „Das nächste“ = kleinste Schussweite (KP-20.7). Unzulässige Feinde binden nie. Ohne zulässiges Ziel schießt das Element nicht; das Feuer zurückzuhalten ist immer erlaubt.
rule-KP-22-18 = Die Ansagen von Schritt A sind geheim und werden gemeinsam aufgedeckt, danach ebenso die von Schritt B. In Schritt B darf ein Element ohne Ansage nur auf ein Element zielen, das in Schritt A sichtbar wurde, und nur, wenn KP-22.9 unter allem, was jetzt zulässig ist, dieses Ziel ergibt. Einen dritten Schritt gibt es nicht; angesagte Schüsse gelten.
rule-KP-22-19 = Schussweite, Deckung, S08, S09 und S16 richten sich nach dem Element, auf das gezielt wird; Marker und Verluste treffen seine Einheit. Reihenfolge: alle Würfel, alle Marker, die von den Besitzern gewählten Verluste (KP-0.10), Einheiten mit mehr als 4 Markern werden entfernt, Brandstiftung. Eine Einheit, die so viele Elemente verliert, wie sie hat, ist vernichtet.
rule-KP-22-20 = Eine Wand (KP-29.10) oder ein Dach (KP-29.12) wird anstelle eines Elements als Ziel angesagt; KP-22.9 (1) bindet auch dann, (2) nicht.
heading-KP-23 = Brandstiftung
rule-KP-23-1 = In der Beschussphase darf ein Element, das ein Dorf, hohes Gras oder ein (Getreide-)Feld berührt, versuchen, es in Brand zu setzen, statt zu schießen. Es darf nicht im Nahkampf sein, und der Versuch misslingt, wenn es in dieser Phase entfernt wird.
rule-KP-23-2 = W6: Reguläre und Plänkler mit 4+, alle anderen mit 5+.
rule-KP-23-3 = Brandherd = der Punkt des Stücks, der dem Element am nächsten liegt. Ein Dorf brennt ganz; Bewuchs (Wälder, Wildnis, hohes Gras, Felder) brennt, soweit er innerhalb von 6" vom Brandherd liegt. Brennende Gebiete bleiben für den Rest des Spiels unpassierbar und breiten sich nicht weiter aus.
rule-KP-23-4 = Elemente in einem brennenden Gebiet müssen es bis zum Ende der Bewegungsphase der folgenden Runde verlassen haben, sonst sind sie verloren.
rule-KP-23-5 = Rauch: Die Windrichtung wird beim ersten Brand des Spiels gelost (acht gleiche Aussichten, Vielfache von 45°) und steht dann fest. Brennt es in Runde r, so ist die Rauchwolke ab Beginn von Runde r+2 das brennende Gebiet, mit dem Wind um 3" × (laufende Runde − r − 1) gezogen (r+2: 3", r+3: 6", …), am Tischrand beschnitten. Sie versperrt alle Sicht.
rule-KP-23-6 = Ein Spieler darf sein eigenes Dorf niederbrennen; dann schulden alle seine Einheiten einen Moraltest (KP-26.2g).
rule-KP-23-7 = Brandstiftung wird in Schritt A anstelle eines Schusses angesagt und nach allen Wirkungen des Beschusses gewürfelt. Mehrere Versuche an einem Stück: Ein Erfolg genügt.
rule-KP-23-8 = Jeder darf jedes Dorf niederbrennen, ebenso Felder und Gras; das Wetter spielt keine Rolle. Brennender Boden ist auch für Rückzüge unpassierbar. Ein Element, das auf brennendem Boden im Nahkampf gebunden ist, geht verloren wie jedes andere; verlorene Elemente lösen KP-26.2(d) aus.
heading-KP-24 = Nahkampf
rule-KP-24-1 = Berühren sich die Basen von Feinden, so ist Nahkampf. Eine Einheit eröffnet einen Nahkampf, indem sie in ihrer Aktivierung ein Element in Kontakt bewegt; sie ist dann der Angreifer gegen jede Einheit, die sie berührt.
rule-KP-24-2 = Eine Einheit mit mehr als 2 Markern darf keinen Nahkampf eröffnen; berittenes Fußvolk im Sattel, Artillerie, MG, Wagen und Wahrsager tun es nie.
rule-KP-24-3 = Flanke oder Rücken eines Feindes darf ein Element nur berühren, wenn zu Beginn seiner Bewegung mindestens eine seiner Ecken hinter der Linie der Rückkante dieses Feindes lag (u < −d/2). Sonst muss der Kontakt an der Frontkante sein.
rule-KP-24-4 = Eine Einheit, die diese Runde einen Nahkampf eröffnet hat, kann diese Runde von keinem weiteren Feind berührt werden. Eine Einheit, die diese Runde berührt wurde, kann von weiteren Einheiten berührt werden. Eine angreifende Einheit darf mehrere feindliche Einheiten zugleich berühren.
rule-KP-24-5 = Sobald eines ihrer Elemente neuen Kontakt herstellt oder erleidet, darf sich eine Einheit in dieser Runde nicht mehr bewegen (auch wenn sie noch nicht aktiviert war), außer dass sich bei ihrer Aktivierung ein Element ohne Frontkontakt einem Feind zuwenden darf, der es an Flanke oder Rücken berührt (KP-24.19). Spätere Runden desselben Nahkampfs: KP-24.20. Auf welcher Seite der Kontakt liegt, wird zu Beginn der Nahkampfphase beurteilt.
rule-KP-24-6 = Nahkampf ist Sache ganzer Einheiten, so wenige Elemente sich auch berühren. Jedes Element kämpft gegen ein berührtes feindliches Element nach Wahl seines Besitzers (sonst: längste Berührung). Für jedes Paar (angreifende Einheit A, verteidigende Einheit D), dem einer der Besitzer mindestens einen Kontakt zuordnet, gibt es einen Kampf.
rule-KP-24-7 = Nur Angreifer würfeln: ein W6 je Kampf. Mehrere Angreifer gegen einen Verteidiger würfeln getrennt; ein Angreifer gegen mehrere Verteidiger würfelt für jeden getrennt.
rule-KP-24-8 = Alle Kämpfe einer Runde gehen vom Stand zu Beginn der Nahkampfphase aus; die Resultate treten danach gemeinsam ein.
rule-KP-24-9 = Jeder Kampf zählt seine eigenen Runden; Runde 1 ist die Runde, in der der Kontakt entstand. Der ursprüngliche Angreifer bleibt Angreifer, solange der Kontakt besteht, außer nach KP-24.21.
rule-KP-24-10 = Sturm auf Geschütze: Ist der Verteidiger Artillerie oder MG, wird W6 gewürfelt; +1 Angreifer beritten, +1 tapfer (zählt zusammen), −1 Miliz, −2 Maschinengewehr ohne Ladehemmung. ≤ 3: Die Angreifer verlieren 1 Element, erhalten 2 Marker und fallen 2W6 zurück. 4–5: Sie erhalten 1 Marker und fallen 2W6 zurück. ≥ 6: Geschütz erobert = vernichtet.
rule-KP-24-11 = Ein Wahrsager in Kontakt wird zu Beginn der Nahkampfphase ohne Kampf entfernt.
rule-KP-24-12 = Waffenzeilen (M02, M15, M16, M19, M21): Es gilt die Waffe der Mehrheit der Elemente der Einheit, die in Kontakt sind; bei Gleichstand die bessere; nie zwei Zeilen für eine Einheit (Zählweise: KP-24.22).
rule-KP-24-13 = Eigenschaften ganzer Einheiten (tapfer, Miliz, Truppentyp, beritten) sind die der Einheit.
rule-KP-24-14 = Modifikatoren zum W6 des Angreifers:
    Kennung; Modifikator; wann
    M01; +2; Angreifer beritten, außer einer von ihnen berührt die Front von Regulären
    M02; +2; Angreifer mit Revolvern/Schrotflinten/Repetierwaffen, Runde 1
    M03; +2; Verteidiger sind Plänkler
    M04; +2; Verteidiger sind Miliz
    M05; +2; ein angreifendes Element berührt Flanke oder Rücken
    M06; +1; Angreifer tapfer
    M07; +1; Angreifer sind Krieger
    M08; +1; Befehlshaber der Angreifer (nicht unfähig) innerhalb von 2"
    M09; +1; … und außergewöhnlich
    M10; je +1; Marker der Verteidiger
    M11; −1; Verteidiger tapfer
    M12; −1; Verteidiger sind Krieger oder beritten (einmal)
    M13; je −1; Marker der Angreifer
    M14; −1; Verteidiger sind Reguläre zu Fuß, Runde 1
    M15; −1; Verteidiger mit Musketen, Runde 1
    M16; −1; Verteidiger mit Hinterladern oder Repetierwaffen, Runde ≥ 2
    M17; −1; Befehlshaber der Verteidiger (nicht unfähig) innerhalb von 2"
    M18; −1; … und verteidigende Armee diszipliniert (C-02)
    M19; −2; Verteidiger mit Revolvern/Schrotflinten oder Hinterladern, Runde 1
    M20; −2; Angreifer sind Miliz
    M21; −3; Verteidiger mit Repetierwaffen, Runde 1
    M22; −3; alle verteidigenden Elemente in Kontakt sind Fußvolk hinter Palisade oder Befestigung oder in einer Wagenburg (nicht Brustwehren oder Gräben)
rule-KP-24-15 = Natürliche Würfe haben keine besondere Bedeutung; Summen sind nicht begrenzt.
rule-KP-24-16 = Resultate:
    Summe; Angreifer; Verteidiger
    ≤ 1; verlieren 1 Element, erhalten 2 Marker, fallen 2W6 zurück; –
    2–3; erhalten 2 Marker, fallen 2W6 zurück; –
    4; erhalten 1 Marker, fallen 1W6 zurück; erhalten 1 Marker
    5; bleiben im Nahkampf und verlieren 1 Element, wenn der Gegner Lanzenreiter oder berittene Krieger ist; dasselbe, gegenseitig
    6; –; erhalten 2 Marker, fallen 2W6 zurück und verlieren 1 Element gegen Krieger zu Fuß, 2 gegen Berittene (Reiterei oder berittene Krieger) in gutem Gelände, 3 gegen Lanzenreiter in gutem Gelände
    ≥ 7; –; vernichtet
    Verluste wählt der Besitzer aus der ganzen Einheit. „Gutes Gelände“ = kein Element des Paares in Kontakt steht in Gelände, das für die Angreifer schwierig ist. Alle, die zurückfallen, behalten den Blick auf den Feind.
rule-KP-24-17 = Mehrere Kämpfe: Eine Einheit erleidet nur ihr schlechtestes Resultat und beachtet die anderen nicht; ihre Gegner erleiden die ihren. Das schlechteste = das größte im Vergleich der Reihe nach (vernichtet, fällt zurück, verlorene Elemente, Marker).
rule-KP-24-18 = Ist ein Gegner erobert oder vernichtet, bleibt der Sieger, wo er steht. Ein Nachrücken gibt es nicht.
rule-KP-24-19 = Sich zuwenden: Das Element dreht sich um seine Mitte, bis seine Front parallel zur feindlichen Kante ist, die es berührt, und wird dann gerade vor- oder zurückgeschoben, bis sich die Fronten berühren. Nicht erlaubt, wenn es danach etwas überlappen würde. Berührt es mehrere Feinde, wählt sein Besitzer, wem es sich zuwendet. Es hat sich gedreht (S10), der Nahkampf geht weiter.
rule-KP-24-20 = Spätere Runden: Eine Einheit, die ihre Aktivierung in Kontakt beginnt, ohne neuen Kontakt in dieser Runde, darf (a) stehen bleiben; (b) sich lösen (KP-25.7); (c) ihre Elemente in Kontakt stehen lassen und die anderen mit ihrem gewöhnlichen Wurf bewegen, sodass sie am Ende zusammenhält (KP-2.5). Ein solches Element darf eine feindliche Einheit berühren, gegen die seine Einheit schon kämpft (KP-24.3 gilt), oder, wenn die Einheit höchstens 2 Marker hat, einen Nahkampf mit einer anderen eröffnen (KP-24.4). Einen alten Gegner zu berühren heißt nicht, einen Nahkampf zu eröffnen (kein Schrecken, kein Beschuss hinein, kein Schutz durch KP-24.4).
rule-KP-24-21 = Bringt der Verteidiger eines Kampfes nach KP-24.20(c) ein neues Element in Kontakt, ist er von dieser Runde an der Angreifer dieses Kampfes. Die Rundenzählung läuft weiter (M14, M15, M19, M21 brauchen Runde 1 des Kampfes; M02 zählt in der Runde des Wechsels). Höchstens ein Wechsel je Kampf und Runde, der erste zählt.
rule-KP-24-22 = Mehrheit für KP-24.12: Jedes Element in Kontakt zählt für die eine Zeile, die für es in diesem Kampf und dieser Runde am besten ist (ohne Zeile = eine eigene Klasse, auch Bogen); es gilt die Klasse mit den meisten Elementen, bei Gleichstand die bessere.
rule-KP-24-23 = Nahkampfphase: (1) Wahrsager in Kontakt entfernt; (2) Würfe fürs Einbrechen vom Dach; (3) Zuordnung der Kontakte, Armee 1 zuerst, offen; (4) alle Würfel; (5) für jede Einheit das schlechteste Resultat (KP-24.17; bei gleichen die größeren Rückzugswürfel); (6) Marker, von den Besitzern gewählte Verluste, entfernte Einheiten. Beenden Verluste jeden Kontakt zwischen zwei Einheiten, ist ihr Nahkampf vorbei.
rule-KP-24-24 = Jeder Kontakt, den eine Bewegung herstellt, muss erlaubt sein (KP-24.2, 24.3, 24.4, 20.9); eine Bewegung mit einem unerlaubten Kontakt wird abgelehnt, auch wenn ein anderer erlaubt wäre.
rule-KP-24-25 = Ein Resultat, das mindestens so viele Elemente kostet, wie die Einheit hat, vernichtet sie. Zwei Einheiten, die einander vernichten oder schlagen, erleiden beide ihre Resultate.
heading-KP-25 = Rückzüge und Lösen
rule-KP-25-1 = Das Zurückfallen wird in Schritt 3 der nächsten Runde ausgeführt, vor der Bewegung. Bis dahin bleiben die Einheiten in Kontakt (ohne weitere Wirkung).
rule-KP-25-2 = Weite: die Würfel des Resultats (2W6 oder 1W6), gewürfelt bei der Ausführung; die volle Weite ist Pflicht, Gelände bremst nicht.
rule-KP-25-3 = Richtung: vom Durchschnitt der Mitten der feindlichen Elemente, welche die Einheit berühren, zum Durchschnitt der Mitten ihrer eigenen Elemente in Kontakt; ohne Kontakt vom nächsten feindlichen Element zu dem eigenen, das ihm am nächsten ist. Alle Elemente der Einheit bewegen sich parallel in diese Richtung, Blickrichtung unverändert.
rule-KP-25-4 = Jedes Element hält für sich am ersten unpassierbaren Gelände, Feind oder Freund, den es nicht durchdringen darf. Würde es überlappend auf einem Freund enden, den es durchdringen darf, zieht es weiter, bis es frei steht. Kommt kein Element der Einheit aus dem Kontakt, geht der Kampf mit unveränderten Rollen und unveränderter Rundenzählung einfach weiter.
rule-KP-25-5 = Ein Element, das mit irgendeinem Teil die Tischkante überschreiten würde, ist verloren (die Tests für Verluste gelten diese Runde).
rule-KP-25-6 = Nach einem Rückzug darf die Einheit in der Bewegungsphase wie sonst aktiviert werden; für Beschuss gilt sie als bewegt.
rule-KP-25-7 = Sich lösen: Einheiten, die noch in Kontakt sind (Resultat 5), dürfen sich bei ihrer Aktivierung wegbewegen, wenn sie vor der betreffenden feindlichen Einheit aktiviert werden. Alle ihre Elemente müssen ≥ 1" von diesem Feind entfernt enden. Der Feind darf bei seiner eigenen Aktivierung erneut angreifen (neuer Kampf, Runde 1). Tut er es nicht, dürfen beide in der Beschussphase aufeinander schießen (S10 für den, der sich bewegt hat).
rule-KP-25-8 = Kein Element darf sich in derselben Runde lösen und einen anderen Feind berühren. Eine Einheit, deren Gegner alle vernichtet sind oder sich zurückziehen, darf nächste Runde eine andere angreifen.
rule-KP-25-9 = Liegen die beiden Durchschnitte von KP-25.3 weniger als 0,1" auseinander, geht die Richtung der durchschnittlichen Blickrichtung der Einheit entgegen; ist auch diese unbestimmt oder kein Feind auf dem Tisch, zur eigenen Grundkante.
rule-KP-25-10 = Ein Element im Rückzug hält 0,1" vor einem Feind, den es noch nicht berührt: Ein Rückzug beginnt nie einen Nahkampf. Kommen nur einige Elemente aus dem Kontakt, geht der Nahkampf mit den anderen weiter. Ist das Weiterziehen, bis es frei steht (KP-25.4), unmöglich, hält es in Berührung vor dem Freund.
rule-KP-25-11 = Ein Element auf einem Weg, einer Brücke, einer Furt oder einem Pfad durch Gelände, das ihm unpassierbar ist, zieht sich entlang des Streifens zurück, in dem Sinn mit dem kleineren Winkel zu seiner Richtung; bei einem rechten Winkel bewegt es sich nicht.
rule-KP-25-12 = Eine Einheit, die mehrere feindliche Einheiten berührt, darf sich nur lösen, wenn sie vor ihnen allen aktiviert wird. Kann nicht jedes Element 1" entfernt enden, bleibt sie stehen.
heading-KP-26 = Moraltests
rule-KP-26-1 = Alle Tests einer Runde werden in Schritt 7 abgelegt. Gesonderte Befehlshaber und Wahrsager testen nie; alle anderen Einheiten schon, auch Geschütze und Kundschafter.
rule-KP-26-2 = Auslöser (jeder ergibt die genannte Zahl von Tests; sie zählen zusammen):
    (a) je eigene Einheit, die diese Runde innerhalb von 12" und in Sicht (ihres letzten Ortes) vernichtet wurde oder verloren ging: 1. Einheiten, die durch nicht bestandene Tests verloren gehen, lösen weitere Tests aus, auch bei Einheiten, die schon getestet haben. Der Verlust eines gesonderten Befehlshabers oder Wahrsagers löst nur (e) aus.
    (b) Schrecken: Ein Element der Einheit ist innerhalb von 4" von feindlichen Kriegern, die diese Runde aus dem Hinterhalt geschossen haben oder aufgetaucht sind oder sich direkt auf sie zubewegt haben; oder feindliche Krieger haben einen Nahkampf mit ihr eröffnet: 1. Beurteilt, wenn es geschieht (eine Annäherung: am Ende der Aktivierung dessen, der sich bewegt). Dazu 1 für Terror (KP-11.5). Nicht für eine Einheit, deren Elemente alle in einer Befestigung oder Wagenburg stehen.
    (c) Krieger: 1 je Treffer (Marker oder Verlust), den Feldgeschütze bei ihnen erzielen, nicht Maschinengewehre.
    (d) 1 je eigenes Element, das diese Runde verloren ging, gleich wodurch.
    (e) Befehlshaber oder Wahrsager diese Runde getötet, Einheit innerhalb von 24" vom Ort: Krieger 2, andere 1. Sicht ist nicht nötig (C-08).
    (f) eigene Wagenburg oder eigener Zug diese Runde geplündert: jede Einheit der Armee 1.
    (g) der Besitzer hat ein Dorf in seiner eigenen Hälfte in Brand gesetzt: jede Einheit der Armee 1 (C-35).
rule-KP-26-3 = (b) und der Hinterhalttest KP-17.10 ergeben zusammen höchstens 1 Test je Einheit und Runde (+1 durch Terror).
rule-KP-26-4 = W6 ≥ 3 tapfer, ≥ 4 gewöhnlich, ≥ 5 Miliz besteht (+1 bei Kriegsmedizin 5). Nicht bestanden: 2 Marker.
rule-KP-26-5 = Reihenfolge: die Einheiten von Armee 1, dann die von Armee 2, jede Einheit alle ihre Tests; wiederholen, bis keine Tests mehr geschuldet sind. Eine entfernte Einheit lässt ihre übrigen Tests aus.
rule-KP-26-6 = Eine Einheit mit einem Element innerhalb von 12" von einem außergewöhnlichen Befehlshaber oder vom (nicht unfähigen) Befehlshaber einer disziplinierten Armee und in seiner Sicht erspart sich je Runde einen Test (einen, auch wenn beides zutrifft). Von selbst entfällt der erste geschuldete.
rule-KP-26-7 = Wahrsager und Kriegsmedizin 6: Der Test wird gewürfelt, doch hat es keine Wirkung, wenn er nicht bestanden wird.
rule-KP-26-8 = Entfernungen und Sicht für (a), (e) und KP-26.6 gelten in dem Augenblick, in dem die Tests gewürfelt werden (für verlorene Einheiten: ihr letzter Ort).
rule-KP-26-9 = Tests sind vom Ereignis an geschuldet und werden in Schritt 7 gewürfelt, auch für Verluste in den Schritten 3 und 4. Marker aus nicht bestandenen Tests wirken sofort. Versteckte und wartende Einheiten, Wagenzüge und Boote testen nie.
heading-KP-27 = Unordnung
rule-KP-27-1 = Marker kommen von Treffern (1), nicht bestandenen Tests (2) und Nahkampfresultaten. Jeder Marker: −1 beim Beschuss, −1/+1 im Nahkampf (M10, M13).
rule-KP-27-2 = Mehr als 1: Eine natürliche 20 tötet nicht mehr von selbst (19+ mit Modifikatoren schon).
rule-KP-27-3 = Mehr als 2: Die Einheit darf keinen Nahkampf eröffnen, einem sichtbaren Feind nicht näher als 6" kommen (genau 6" sind erlaubt) und einem, dem sie schon näher als 6" ist, nicht noch näher. Ist sie schon näher als 6": vor feindlichem Fußvolk – sie darf stehen bleiben oder sich entfernen; vor feindlichen Berittenen oder Artillerie/MG – sie muss sich bei ihrer Aktivierung entfernen, bis sie 6" Abstand hat, soweit ihr Wurf reicht (KP-27.5).
rule-KP-27-4 = Mehr als 4: Die Einheit wird sofort entfernt.
rule-KP-27-5 = Weichen nach KP-27.3: erlaubt, wenn die Einheit mindestens 6" von jedem sichtbaren feindlichen Element von Berittenen, Artillerie oder MG endet, das zu Beginn ihrer Aktivierung näher war, und KP-27.3 nicht gegenüber anderen verletzt. Reicht ihr Wurf dafür nicht, wird sie um die volle Bewegungsweite direkt vom nächsten von ihnen wegbewegt (KP-25.3, 25.4, 25.9–25.11; an der Tischkante hält sie an und ist nicht verloren). Das geschieht auch, wenn der Besitzer die Einheit für stehend erklärt.
rule-KP-27-6 = Für Einheiten in Kontakt gilt KP-27.3 nicht; sie kämpfen weiter oder lösen sich.
heading-KP-28 = Sammeln
rule-KP-28-1 = Schritt 1: Jede Einheit mit Markern würfelt 2 W6 (Miliz 1); jede 6 entfernt einen Marker. Auch Einheiten im Nahkampf dürfen sich sammeln.
rule-KP-28-2 = Ein Befehlshaber (nicht unfähig) gibt 1 W6 dazu für eine Einheit mit einem Element innerhalb von 4" von ihm; ein außergewöhnlicher 2 W6, für dieselbe oder zwei Einheiten; auch für Einheiten, für die schon gewürfelt wurde, mit Erfolg oder ohne.
rule-KP-28-3 = Eine Seite würfelt zuerst für alle ihre Einheiten und verteilt dann die Würfel des Befehlshabers einen nach dem anderen, in Kenntnis der Ergebnisse. Überzählige Sechsen verfallen.
heading-KP-29 = Feldwerke und Gebäude
rule-KP-29-1 = Während des Spiels wird nichts gebaut. Werke kauft der Verteidiger und stellt sie vor der Aufstellung hin: Brustwehren in jedem Szenario mit einem Verteidiger; Palisaden bei Hinterhalt und Belagerung; Blockhäuser bei Belagerung; nichts in einer offenen Feldschlacht.
rule-KP-29-2 = Brustwehren, Schießscharten, Schützenlöcher und -gräben: 2 AP je Element, 5 AP für Elemente mit Hinterladern oder Repetierwaffen; nur für Fußvolk mit Feuerwaffen (Bogen nicht). Eine Stellung = ein Rechteck von der Größe eines Fußelements.
rule-KP-29-3 = Ein Element ist in einer Stellung, wenn es Fußvolk ist und mindestens die Hälfte seiner Fläche sie überlappt; jede Seite darf sie besetzen. S14 aus jeder Richtung; keine Wirkung auf Bewegung, Nahkampf oder Sicht (wer darin steht, versperrt die Sicht nicht).
rule-KP-29-4 = 4" Zusammenhaltsabstand für Einheiten in Werken (KP-2.3).
rule-KP-29-5 = Palisade um ein Dorf in der Hälfte des Verteidigers: 3 AP je Zoll des größten Durchmessers des Dorfes.
rule-KP-29-6 = Sicht KP-21.14. Fußvolk unmittelbar dahinter (in Berührung) sieht, schießt und wird gesehen; S13. Kein Hinterhalt hinter Palisaden.
rule-KP-29-7 = Nur Fußvolk überklettert sie: Ein Element muss seine Aktivierung in Berührung mit der Palisade beginnen (die es in einer früheren Runde erreicht hat). Dann entweder (a) berührt ihm gegenüber ein feindliches Element die andere Seite (innerhalb von 0,5" quer hinüber): Es eröffnet über die Palisade hinweg einen Nahkampf (M22); oder (b) niemand steht gegenüber: Es wird auf die andere Seite gestellt, in Berührung mit der Palisade, und seine Aktivierung endet. In dieser Runde kein Schuss.
rule-KP-29-8 = Blockhäuser: nicht für Armeen der Indianer; bis zu 2, je 30 AP, in der eigenen Hälfte. Bis zu 8 Fußelemente darin (wo genau, ist gleichgültig), ein Schütze je Wand; die Wand ist seine Frontkante. Betreten und Verlassen durch eine eigene Tür: Das Element berührt eine Wand, eine volle Aktivierung.
rule-KP-29-9 = Unversehrte Wände sind unpassierbar; Insassen können von außen nicht berührt werden. Von außen können nur Insassen beschossen werden, die diese Runde geschossen haben, mit S14.
rule-KP-29-10 = Geschütze (nicht MG) dürfen auf eine Wand schießen: nur die Modifikatoren des Schützen und S11, S15; ≥ 14 trifft; je Treffer W6: leicht 5+, mittelschwer 4+ schlägt eine Bresche in diese Wand. Eine Wand mit Bresche ist für Fußvolk passierbar (gutes Gelände); bei Kontakt durch sie hindurch gilt M22 nicht.
rule-KP-29-11 = Dach: Ein Fußelement, das eine ganze Runde lang (vom Beginn seiner Aktivierung bis zum Rundenende) eine Wand berührt hat, darf am Ende dieser Runde hinaufklettern. Ab der nächsten Runde in jeder Nahkampfphase W6: Bei 5–6 bricht es ein und kämpft als Angreifer gegen eine Einheit der Insassen seiner Wahl, ohne M22. Auf dem Dach kann es von Insassen und anderen beschossen werden, mit S12.
rule-KP-29-12 = Feuer: Ein Element auf dem Dach darf Feuer legen (KP-23.2). Krieger mit Bogen innerhalb von 2" dürfen Brandpfeile schießen: gewöhnlicher W20-Wurf, bei einem Treffer setzt W6 = 6 das Gebäude in Brand. Ein brennendes Gebäude muss verlassen werden wie ein brennendes Dorf.
rule-KP-29-13 = „In einer Befestigung“ für KP-26.2(b) = in Blockhaus, Palisade oder Wagenburg; Brustwehren zählen nicht.
rule-KP-29-14 = Die Palisade ist der geschlossene Umriss des Dorfvielecks, eine Linie, die kein Rechteck überschreiten darf, ohne Tor: Berittene, Geschütze und Wagen, die drinnen aufgestellt werden, bleiben drinnen. Durchmesser = größte Entfernung zweier Punkte des Umrisses, auf volle Zoll aufgerundet. Stellungen und Gebäude stehen, wo der Verteidiger aufstellen darf, in seiner Hälfte, ohne Überlappung.
rule-KP-29-15 = Nahkampf über eine Palisade, einen Wagen oder eine Bresche hinweg ist Kontakt für jede Regel. Wer zurückfällt, tut es auf seiner eigenen Seite; kein Resultat bringt jemanden hinüber. Ein Element, das nach KP-29.7 hinüberklettert, macht keine andere Bewegung; die anderen Elemente seiner Einheit bewegen sich wie sonst.
rule-KP-29-16 = Wo ein Fußelement an einem Gebäude sein kann: draußen; in Berührung mit einer Wand; drinnen (an Wand 1–4 oder in Reserve); auf dem Dach. Drinnen und auf dem Dach gilt für alle Entfernungen das Rechteck des Gebäudes als sein Ort. Der Besitzer verteilt bei der Aktivierung der Einheit die Wände, ohne Aufwand. Elemente mehrerer Einheiten dürfen sich die 8 Plätze teilen.
rule-KP-29-17 = Kampf im Innern: In Kontakt sind nur die Elemente, die eingebrochen sind; M01, M05, M22 gelten nie. Angreifer, die zurückfallen, werden draußen an die Wand gestellt, die sie erklettert haben, Insassen draußen an eine Wand nach Wahl ihres Besitzers; beide ziehen sich gerade von der Mitte des Gebäudes zurück. Bleibt kein Insasse, halten die Eindringlinge das Gebäude.
rule-KP-29-18 = Für Brandpfeile gelten die Modifikatoren von KP-29.10. Ein brennendes Gebäude folgt KP-23.4 und KP-23.5; KP-26.2(g) gilt nur für Dörfer.
heading-KP-30 = Armeen aufstellen
rule-KP-30-1 = Wähle eine Armeeliste, ein Jahr aus der Zeit, für die sie gilt, und Stamm oder Nation, wo die Liste sie unterscheidet.
rule-KP-30-2 = 3–9 Kampfeinheiten (Geschütze zählen mit), dazu wahlweise 1 Kundschafter, 1 gesonderter Befehlshaber, 1 Wahrsager (wenn gekauft), 1 Wagenzug.
rule-KP-30-3 = Mindest- und Höchstzahlen der Einträge zählen Einheiten; Preise gelten je Element.
rule-KP-30-4 = „vor Y“ = bis Y−1; „nach Y“ = ab Y+1; „bis Y“ = bis und mit Y; „zwischen A–B“ schließt beide ein; „danach“ = ab dem nächsten Jahr.
rule-KP-30-5 = Bruchteile: ⌊n·k/m⌋ der Elemente (oder der Einheiten, wenn die Liste Einheiten sagt) der betroffenen Einträge.
rule-KP-30-6 = Tapfer, Miliz, flink, bewehrt und beritten werden für ganze Einheiten gekauft; Waffen, Scharfschützen, geübt, Revolver und Lanzen je Element. Begrenzt eine Liste tapfer und dergleichen auf einen Bruchteil der Krieger, so dürfen die Elemente aller so aufgewerteten Einheiten diesen Bruchteil nicht überschreiten.
rule-KP-30-7 = Verschiedene Waffen in einer Einheit sind erlaubt, wenn die Elemente vom selben Truppentyp sind.
rule-KP-30-8 = Verhältnis der Waffen: Ein Element mit Bogen und Muskete zählt auf jeder Seite einmal; Vorderladergewehre zählen als Musketen; Verbündete und Söldner zählen nicht mit.
rule-KP-30-9 = Diszipliniert: nur „wahlweise“ (4, 11, 12) oder „Pflicht“ (5, 13). Unfähig: nur Listen 3, 5, 10.
rule-KP-30-10 = Wagen, Boote und Blockhäuser nur, wo die Armeeliste sie erlaubt (Abschnitt 31; Blockhäuser KP-29.8).
rule-KP-30-11 = Außergewöhnliche Befehlshaber nur in ihren Jahren und für ihren Stamm oder ihre Nation.
rule-KP-30-12 = Kriegslisten: Abschnitt 11 und die Armeeliste.
rule-KP-30-13 = Für Feldzüge: Ein namentlich genannter Befehlshaber muss nicht zu seinem historischen Zeitpunkt sterben; ist er einmal im Spiel gefallen, tritt in späteren Spielen ein gewöhnlicher an seine Stelle.
rule-KP-30-14 = Eine Armee, die eine Regel verletzt, wird abgelehnt; jede verletzte Regel wird genannt.
rule-KP-30-15 = Beide Armeen gehören in dasselbe Jahr, das beide Listen erlauben müssen; beide dürfen dieselbe Liste benutzen.
rule-KP-30-16 = Wo eine Liste eine Eigenschaft an einen verbündeten Stamm knüpft, den sie nicht einzeln führt (Liste 11: Komantschen/Utes, Apachen), wird die Einheit einfach zu diesem Stamm erklärt.
heading-KP-31 = Die dreizehn Armeelisten
rule-KP-31-1 = Waldlandindianer des Ostens, 1750–1864. Seite: Indianer; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: ja; zählt als reguläre Armee: nein. „Die Hälfte der Krieger tapfer“ ist ein Bruchteil der Elemente, gekauft für ganze Einheiten (KP-30.6). Tapfere Einheiten der Miami und Delawaren darf man als Shawnee-Söldner ansehen (C-42). Vorderladergewehre +3 AP ist der Unterschied in der Tabelle; die Liste druckt keinen Preis.
rule-KP-31-2 = Waldläufer (Coureurs de Bois), 1750–1780. Seite: Weiße; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: ja; zählt als reguläre Armee: nein. Die Grenze für Vorderladergewehre zählt Einheiten, die solche enthalten; in einer solchen Einheit dürfen beliebig viele Elemente sie haben.
rule-KP-31-3 = Östliche Siedler, 1750–1838. Seite: Weiße; diszipliniert: nein; unfähiger Befehlshaber erlaubt: ja; Wagen: ja; Boote: ja; zählt als reguläre Armee: nein. Gesonderter unfähiger Befehlshaber: Element 4 AP, −25 AP (C-45).
rule-KP-31-4 = Ranger, 1755–1783. Seite: Weiße; diszipliniert: wahlweise; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: ja; zählt als reguläre Armee: nein.
rule-KP-31-5 = Reguläre Armeen im Osten, 1750–1838. Seite: Weiße; diszipliniert: Pflicht; unfähiger Befehlshaber erlaubt: ja; Wagen: ja; Boote: ja; zählt als reguläre Armee: ja. Miliz sind Reguläre mit der Eigenschaft Miliz (C-59). Nach der Regel für Amerikaner und mit Miliz ≤ 4 hat eine amerikanische Armee 2–4 reguläre Einheiten. Franzosen nur bis 1759, Briten bis 1815, Spanier bis 1817, Amerikaner ab 1776.
rule-KP-31-6 = Stämme der Prärie, 1750–1875. Seite: Indianer; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: ja; zählt als reguläre Armee: nein. Umgesiedelte östliche Stämme (ab 1830) benutzen diese Liste.
rule-KP-31-7 = Stämme der Ebenen und der Rocky Mountains, 1750–1890. Seite: Indianer; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: nein; zählt als reguläre Armee: nein. Die Überschrift nennt keine Jahre: 1750–1890. Bogen + Muskete zu +3 ist der Preis für Geübte (7); ungeübt ist nur, wer die Muskete allein wählt. Repetierwaffen, Vorderladergewehre und Hinterladerkarabiner ersetzen eine Muskete; ein ungeübtes Element bleibt ungeübt. Gemeinsame Grenze: Vorderladergewehre + Hinterladerkarabiner zusammen ≤ die Hälfte der berittenen Elemente mit Musketen. Komantschen: nie tapfer; Kiowas und Komantschen bis 1874 alle beritten; alle berittenen Komantschen bis 1875 flink.
rule-KP-31-8 = Stämme des Südwestens, 1750–1886. Seite: Indianer; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: nein; zählt als reguläre Armee: nein. Krieger sind nur zu Fuß flink; beritten sind sie es nicht. Wer mit Bogen + Muskete beginnt, behält den Bogen, wenn die Muskete ersetzt wird.
rule-KP-31-9 = Trapper, 1750–1890. Seite: Weiße; diszipliniert: nein; unfähiger Befehlshaber erlaubt: nein; Wagen: nein; Boote: ja; zählt als reguläre Armee: nein. Die Überschrift nennt keine Jahre: 1750–1890.
rule-KP-31-10 = Westliche Siedler, 1839–1890. Seite: Weiße; diszipliniert: nein; unfähiger Befehlshaber erlaubt: ja; Wagen: ja; Boote: ja; zählt als reguläre Armee: nein. Die Überschrift nennt keine Jahre: 1839–1890 (Liste 3 endet 1838 und verweist hierher). Revolver kommen zur Langwaffe hinzu; auch Siedler zu Fuß dürfen sie haben (C-40).
rule-KP-31-11 = Spanier und Mexikaner des Südwestens, 1750–1845. Seite: Weiße; diszipliniert: wahlweise; unfähiger Befehlshaber erlaubt: nein; Wagen: ja; Boote: ja; zählt als reguläre Armee: ja. Dragoner mit Bogen bleiben ungeübt. Diszipliniert wahlweise, mit Usares oder Anza Pflicht.
rule-KP-31-12 = Texas, 1836–1865. Seite: Weiße; diszipliniert: wahlweise; unfähiger Befehlshaber erlaubt: nein; Wagen: ja; Boote: ja; zählt als reguläre Armee: ja. Vorderladergewehre: nur Reguläre und Siedler (Ranger tragen Karabiner).
rule-KP-31-13 = US-Armee, 1833–1890. Seite: Weiße; diszipliniert: Pflicht; unfähiger Befehlshaber erlaubt: nein; Wagen: ja; Boote: ja; zählt als reguläre Armee: ja. Immer diszipliniert. Keine namentlich genannten außergewöhnlichen Befehlshaber. Befreundete Indianer können keine Hinterlader kaufen (Preise sind nur für Fußvolk 10 und Berittene 12 angegeben). Texas Ranger ersetzen 1846–65 bis zu 2 Einheiten und zählen zu den 9. Nicht gegen Seminolen: Texas Ranger, befreundete Indianer.
heading-KP-36 = Entscheidungen der Spieler
rule-KP-36-1 = Vollständige Liste. „Geheim“ = gewählt, ohne die Wahl der anderen Seite zu sehen, und aufgedeckt wie angegeben; alles andere ist offen und folgt der Ordnung von KP-0.10. Die letzte Spalte sagt, was gilt, wenn ein Spieler keine Antwort gibt.
    Kennung; Entscheidung; wer; wann; sonst
    D-01; Jahr, Liste, Stamm/Nation/Verbündeter (KP-30.1, 30.15); Jahr vereinbart, den Rest jeder; zuerst; –
    D-02; Figurengröße, Tisch, Optionen, Armeegröße, Rundengrenzen; vereinbart; zuerst; das Übliche
    D-03; Kriegslist oder keine, geheim (KP-11.1); jeder; vor dem Szenario; keine
    D-04; Szenario und Rollen vereinbart oder ausgewürfelt (KP-16.2, 16.3); vereinbart; nach D-03; ausgewürfelt
    D-05; Armee: Einheiten, Elemente, Waffen, Optionen, Disziplin, Befehlshaber (Güte; gesondert oder in welchem Element), Kundschafter und Waffe, Wagen, geheim bis zur Aufstellung; jeder; nach D-04; –
    D-06; Werke: Art, Zahl, Orte (KP-29); Verteidiger; vor der Aufstellung; keine
    D-07; Landschaft (KP-14.4, 14.7); vereinbart, sonst Verteidiger (offene Feldschlacht: wer auslegt); nach D-05; erste Landschaft der Liste
    D-08; Jahreszeit: wählen oder losen (KP-15.1); Angreifer; nach D-07; gelost
    D-09; Dunkelheit: keine, Nacht, Morgengrauen n, Abenddämmerung n (KP-15.10); Angreifer bei Überfall/Belagerung; vor der Aufstellung; keine
    D-10; Grundkante oder Eintrittskante (KP-14.5); wie dort angegeben; KP-14.5; untere/linke Kante
    D-11; Auslegen des Geländes; Hügel: Kamm oder Hochfläche, zu steil, Pfade; Wald dicht/licht; Fließrichtung eines Flusses; Verteidiger (offene Feldschlacht: wer auslegt); KP-14.3; ein zulässiger Aufbau durch Zufall
    D-12; 0–2 Änderungen am Gelände; Angreifer (offene Feldschlacht: der andere Spieler); nach D-11; keine
    D-13; Boote: Zahl, Orte, wer an Bord ist (KP-10.11); jeder; Aufstellung; keine
    D-14; welche Einheiten Spätankömmlinge und welche versteckt sind, geheim (KP-16.5, 16.6, 16.8); jeder, wie das Szenario erlaubt; bevor die erste Einheit aufgestellt wird; keine (soweit KP-16.19 es zulässt)
    D-15; Marschordnung, für den Verteidiger offen (KP-16.6); Angreifer im Hinterhalt; vor der Aufstellung; Folge der Armeeliste
    D-16; vor oder nach dem Gegner aufstellen, bei jedem Paar (KP-16.5); Spieler der einzigen disziplinierten Armee; jedes Paar; nach ihm
    D-17; Aufstellung: welche Einheit, Formation, Blickrichtung, beritten oder zu Fuß; besetzte Wände; Wagenburg; gesonderter Befehlshaber, Kundschafter, Wahrsager (KP-16.14); jeder; Aufstellung; eine Formation am ersten freien Ort
    D-18; Notizen der Hinterhalte: genaue Orte, Blickrichtungen, beritten oder zu Fuß, geheim (KP-17.19); jeder; nach allen sichtbaren Einheiten; –
    D-20; Sammelwürfel des Befehlshabers, einer nach dem anderen (KP-28.3); Besitzer; Schritt 1; Einheit mit den meisten Markern
    D-21; Ort, Formation, Blickrichtung, beritten oder zu Fuß und Reihenfolge der Ankünfte (KP-17.18); Besitzer; Schritt 2; der eigenen Grundkante nächster zulässiger Ort
    D-22; welche Einheit aktivieren; eine versteckte aufdecken; passen; alle übrigen stehen lassen (KP-18.4); wer an der Reihe ist; Schritt 4; alle stehen lassen
    D-23; Handlung: stehen bleiben, bewegen, absitzen (und bewegen), aufsitzen, einsteigen, aussteigen, Boot fahren, Kanu tragen, sich lösen, Handlung an der Palisade, Gebäude betreten oder verlassen, Wände besetzen, geführte Kolonne; Besitzer; Aktivierung; stehen bleiben
    D-24; Gelände ansagen, gut/schwierig (KP-19.1); Besitzer; vor dem Wurf; schwierig, wenn sie darin beginnt, sonst gut
    D-25; Wurf wiederholen: flink, Befehlshaber (welche Einheit) (KP-19.7, 19.8); Besitzer; nach dem Wurf; nein
    D-26; Wege der Elemente und ihre Folge; hergestellter Kontakt; Blickrichtung am Ende; Besitzer; nach dem Wurf; stehen bleiben
    D-27; neue Wege nach einer Entdeckung (KP-17.13); wer sich bewegt; bei der Entdeckung; anhalten
    D-28; sich zuwenden; welchem Feind (KP-24.19); Besitzer; Aktivierung; nein
    D-29; in einem andauernden Nahkampf: stehen bleiben, sich lösen, Elemente heranführen (KP-24.20); Besitzer; Aktivierung; stehen bleiben
    D-30; Betreten: Punkt auf der Kante, wer mitkommt (KP-16.6, 16.18); Verlassen des Tisches (KP-16.17); Angreifer im Hinterhalt; Aktivierung; Mitte der Kante; verlässt den Tisch
    D-31; Wagenzug: fahren, halten, Wagenburg bilden (KP-9.3, 9.7); Besitzer; Aktivierung; halten
    D-32; Weg beim Weichen (KP-27.5); Besitzer; Aktivierung; gerade weg
    D-33; Schritt A, geheim: je Element Feuer zurückhalten, Waffe, Zielelement, Wand, Brandpfeile, Brandstiftung; versteckte Einheiten zum Schießen aufdecken; jeder; Schritt 5; Feuer zurückhalten
    D-34; Schritt B, geheim: je noch nicht benutztes Element ein in Schritt A verratenes Ziel (KP-22.18); jeder; Schritt 5; Feuer zurückhalten
    D-35; welches Element verloren geht, bei Beschuss und Nahkampf (KP-22.15, 24.16); Besitzer der Einheit; Schritte 5, 6, auch beim Sturm; nicht das des Befehlshabers, dann das billigste, dann eines ohne Kontakt
    D-36; Zuordnung der Kontakte (KP-24.6); Besitzer jedes Elements; Schritt 6; längste Berührung
    D-37; Dach: hinaufklettern; einbrechen oder Feuer legen; welche Einheit der Insassen; durch welche Wand die Insassen hinausgehen (KP-29.11, 29.17); Angreifer, zuletzt: Insasse; Schritte 5, 6, 8; nein; nächste Wand
    D-38; aufgeben; Unentschieden anbieten oder annehmen; jeder; jederzeit; nein
rule-KP-36-2 = Von selbst, ohne Entscheidung: Nebel, Kriegsmedizin, Wind, Würfe für Spätankömmlinge und Verstärkung, Sammelwürfe der Einheiten, Rückzüge (Richtung, Weite, Halt), Ladehemmungen, Tests und der ersparte Test (KP-26.6), Entfernen bei mehr als 4 Markern, Plünderung, Besitz des Dorfes, alle Prüfungen auf Sieg.
heading-KP-37 = Verborgenes
rule-KP-37-1 = Geheim bis zur Aufdeckung: (a) versteckte Einheiten – ob es welche gibt, wie viele, welche, wo, beritten oder zu Fuß; (b) welche Einheiten Spätankömmlinge sind; (c) die Armee über das hinaus, was auf dem Tisch steht; (d) die Kriegslist, bis beide gewählt haben; (e) die angesagten Schüsse eines Schritts, bis beide fertig sind; (f) die Würfe der Kriegsmedizin für versteckte und wartende Einheiten.
rule-KP-37-2 = Offen: Listen, Stamm oder Nation, Jahr, AP-Grenze, Disziplin, Güte des Befehlshabers und welches Element ihn trägt, Kriegslisten nach D-03, Szenario, Rollen, Gelände, Wetter, Verlauf der Dunkelheit, Werke, Marschordnung, Zahl der noch eintreffenden Einheiten, alle aufgestellten Elemente mit Typ, Waffen, Eigenschaften, beritten oder zu Fuß, Markern, ob bewegt und ob geschossen, Aktivierungen, geschuldete Tests, alle anderen Würfe.
rule-KP-37-3 = Würfe für Spätankömmlinge: Der Gegner sieht die Zahl der Würfel und wer eintrifft, nicht die Augen (sie würden berittene Krieger von anderen unterscheiden).
rule-KP-37-4 = Versteckte Einheiten bleiben dem Gegner unbekannt: Nichts, was er auf seinem Bildschirm, im Protokoll oder mit Werkzeugen zum Messen, für Wege und für Sicht sieht, verrät sie, und auch ein Bot kennt sie nicht. KP-17.7 wird nur an Bewegungen geprüft, die wirklich gemacht wurden; die Antwort sind der Punkt, an dem gehalten wird, und die aufgedeckte Einheit, sonst nichts (kein Hinweis, dass eine weitere versteckte Einheit nahe war).
rule-KP-37-5 = Das Passen von KP-18.4 sieht für beide Spieler gleich aus, ob es versteckte Einheiten gibt oder nicht, damit Wartezeit und Fragen nichts verraten.
rule-KP-37-6 = Wer aufgedeckt wird, ist mit der ganzen Einheit für beide Spieler endgültig sichtbar; verstecken kann er sich nicht wieder. Einheiten, die im Versteck verloren gehen (Feuer, Kriegsmedizin), werden am Ende der Runde als verloren gezeigt. Am Ende des Spiels wird alles gezeigt.
