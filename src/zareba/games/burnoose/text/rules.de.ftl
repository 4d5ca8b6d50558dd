# Die Regeln von The Red Burnoose auf Deutsch. Kennungen und Reihenfolge wie in rules.en.ftl.
# Die Quellen der Regeln (.source) stehen nur in der englischen Datei.


heading-RB-1 = Grundbegriffe
rule-RB-1-1 = Ein bis vier Berber verteidigen sich gemeinsam gegen die französischen Automaten. Alle gewinnen oder verlieren zusammen.
rule-RB-1-2 = Neun Dörfer liegen in drei Regionen; die Spielerzahl bestimmt, welche Dörfer wessen Gebiet bilden. Zu dritt sind Region und Gebiet dasselbe. Deine Dörfer sind die noch offenen Dörfer deines Gebiets.
rule-RB-1-3 = Ein Dorf ist offen, aufgegeben (Rückzugsmarker), unterworfen oder von Anfang an französisch (Ath Yenni zu zweit). Die drei letzten sind geschlossen: Die Franzosen ziehen hindurch wie durch Haltepunkte, und keine Einheit, Karte, Figur oder Befestigung der Berber darf dorthin.
rule-RB-1-4 = Einheiten der Berber stehen nur in Dörfern, außer während eines Hinterhalts.
rule-RB-1-5 = Französische Einheiten stehen auf einem Armeefeld oder im Verstärkungsfeld; ein Marker zeigt, wo die ganze Armee ist. Eine Armee ist noch nicht im Feld (Startplättchen verdeckt), im Feld (Marker auf der Karte) oder zurückgezogen (Plättchen offen, Marker auf dem Feld).
rule-RB-1-6 = Die Karte hat Dörfer, Haltepunkte, drei Startorte und Wege. Eine Bewegung ist ein Schritt zum nächsten Haltepunkt oder Dorf.
rule-RB-1-7 = Jeder Spieler hat Stapel, Hand, Ablage, Karten in Dörfern und Wiederholungsmarker. Würfel gehören niemandem: Wer ein Dorf kontrolliert, kontrolliert Einheiten und Figuren darin.
rule-RB-1-8 = Was auf dem Tisch liegt: Dörfer mit Zustand, Einheiten, Befestigungen und Karten; Spieler mit Stapel, Hand, Ablage, Markern und Anführer; Armeen mit Einheiten, Zustand, Ort, Herkunft, Belagerung und Verfolgung; Vorräte, Auslage, französische Karten, Rückzugsmarker, Optionen.
rule-RB-1-9 = Beliebig viele Armeen dürfen am selben Ort stehen. Sie behindern, vereinen oder helfen einander nie.

heading-RB-2 = Spielmaterial
rule-RB-2-1 = Vier Startdecks mit 12 Karten, 8 Anführer, 9 Dörfer, 8 Arten von Kaufkarten (20 Mudschahid, 8 Scharfschütze) und die französischen Karten.
rule-RB-2-2 = Die Zahl der Würfel in der Schachtel ist keine Grenze.
rule-RB-2-3 = Einheiten: 20 Mudschahidun, 8 Scharfschützen, 8 Mudschahidate, 32 Karabiniers, 8 Kavallerie, 6 Artillerie, 8 Pioniere; 8 Befestigungen.
rule-RB-2-4 = Drei Figuren (Fatma, Oulmokhtar, Oussaid), 3 Armeemarker, 3 Startplättchen, 12 Wiederholungsmarker, 1 Rückzugsmarker, 4 Unterwerfungsmarker.
rule-RB-2-5 = Französische Würfel sind durch die Schachtel begrenzt; verlangt eine Karte mehr, kommt je Art der Rest. Der Marker in Ath Yenni (zu zweit) ist ein Karabinier.

heading-RB-3 = Aufbau
rule-RB-3-1 = Gebiete. Allein: alle neun Dörfer. Zu zweit: Irdjen, Larbaa, Mekla, Ain El Hammam / Iferhounène, Soumeur, Akbil, Ath Ouacif; Ath Yenni ist französisch. Zu dritt: Menguellat / Irathen / Ijjeur. Zu viert: Irdjen, Larbaa / Mekla, Ain El Hammam / Ath Ouacif, Ath Yenni / Iferhounène, Soumeur, Akbil.
rule-RB-3-2 = Acht offene Stapel bilden die Auslage. Je Spieler werden nur 5 Mudschahid, 2 Scharfschütze und 2 Mudschahidate benutzt (allein wie zu dritt); der Rest bleibt in der Schachtel.
rule-RB-3-3 = Die Mudschahidate bilden einen gemeinsamen Vorrat, den die Frau auf die Karte bringt. Deutsche Ausgabe: Sie werden beim Aufbau gesetzt.
rule-RB-3-4 = Ein Startdeck: 2 Mann, 2 Frau, 2 Junger Mann und je 1 Alter Mann, Alte Frau, Junge Frau, Jugendlicher, Kind, Handwerker.
rule-RB-3-5 = Jeder nimmt die Startkarten (ins Deck) und Wiederholungsmarker seiner Dörfer. Zu zweit nimmt niemand die von Ath Yenni.
rule-RB-3-6 = Anführer: Jeder erhält zwei, behält einen, der andere scheidet aus. Der Anführer und seine Startkarten kommen ins Deck; ihre Einheiten kommen sofort in eigene Dörfer. Eine Figur wartet im Vorrat.
rule-RB-3-7 = Die französischen Karten werden gemischt; Armeemarker auf ihre Felder; die drei Startplättchen verdeckt darauf. Zu zweit: vier Karten verlassen ungesehen das Spiel.
rule-RB-3-8 = Je Spieler wird eine französische Karte aufgedeckt (allein drei). Ihre Einheiten kommen zu Armee 1, bis diese ihren Aufmarschwert erreicht, dann zu Armee 2 und so fort; eine Karte wird nie geteilt. Text und Symbol zählen nicht; keine Armee rückt aus.
rule-RB-3-9 = Im ersten Automatenzug ist eine beim Aufbau gefüllte Armee noch nicht im Feld: Sie nimmt auch diese Karte auf und rückt dann aus. Option: Sie gilt für diese Karte als im Feld.
rule-RB-3-10 = Jeder mischt sein Deck.
rule-RB-3-11 = Die Wahlen beim Aufbau sind offen und in Spielerreihenfolge: Mudschahidate (Option; allein zwei je Region), Anführer, Einheiten der Startkarten; dann die ersten französischen Einheiten.

heading-RB-4 = Runden
rule-RB-4-1 = Reihenfolge einer Runde (A: Automaten): zu zweit 1-2-A; zu dritt 1-2-A-3-A; zu viert 1-2-A-3-4-A; allein 1-A.
rule-RB-4-2 = Ein ausgeschiedener Spieler hat keine Züge mehr; er darf von da an die französischen Karten aufdecken, was ihm keine Entscheidung lässt. Jeder Automatenzug bleibt an seinem Platz.
rule-RB-4-3 = Gespräche sind frei. Eine Hand sieht nur ihr Besitzer. Allen verborgen: die Reihenfolge der Stapel, verdeckte Startplättchen, entfernte französische Karten. Alles andere ist offen.

heading-RB-5 = Der Zug
rule-RB-5-1 = Ziehe zu Beginn deines Zuges 5 Karten. Deutsche Ausgabe: Alle ziehen 5 zu Beginn einer Runde.
rule-RB-5-2 = Ist der Stapel leer, wird die Ablage zu einem neuen gemischt, auch mitten im Ziehen. Sind beide leer, verfällt der Rest.
rule-RB-5-3 = Nimm bis zu 3 Aktionen in beliebiger Reihenfolge, auch mehrfach dieselbe: Spielen, Ablegen im Dorf, Mobilisieren, Hinterhalt. Du darfst früher aufhören.
rule-RB-5-4 = Spielen: Lege eine Handkarte ab und nutze ihre Abwurffähigkeit. Karten ohne solche können nicht gespielt werden.
rule-RB-5-5 = Ablegen: Lege genau eine Handkarte in eines deiner offenen Dörfer und nimm ihren Ablegebonus. Die Zahl der Karten im Dorf ist unbegrenzt.
rule-RB-5-6 = Zurücknehmen: Nimm alle Karten eines deiner Dörfer auf die Hand. Sie dürfen sofort wieder benutzt werden.
rule-RB-5-7 = Mobilisieren: Bewege beliebig viele, mindestens eine Einheit (Mudschahidun und Scharfschützen) aus einem deiner Dörfer in ein anderes. Wege und Armeen spielen keine Rolle. Mudschahidate und Anführer können nicht mobilisiert werden.
rule-RB-5-8 = Kaufe nach den Aktionen bis zu 2 Karten und lege dann die ganze restliche Hand ab.
rule-RB-5-9 = Eine zerstörte Karte wird aus dem Spiel entfernt.
rule-RB-5-10 = Eine durch einen Effekt zwischen Dörfern verlegte Karte gilt nicht als abgelegt: kein Bonus.
rule-RB-5-11 = Angeboten wird: Spielen jeder Karte mit Abwurffähigkeit, auch ohne Wirkung (Mudschahid und Scharfschütze nur als Hinterhalt, Tayeb nur mit einer Karte zum Zeigen); Ablegen mit einer Handkarte; Zurücknehmen, wo eine Karte liegt; Mobilisieren mit einer Einheit und einem zweiten offenen Dorf; Hinterhalt, wenn er ausführbar ist. Aufhören geht immer.
rule-RB-5-12 = Eine zur Bezahlung abgelegte Karte liegt in der Ablage, bevor der Effekt zieht. Im Zug gezogene Karten gehören sofort zur Hand.

heading-RB-6 = Hinterhalt
rule-RB-6-1 = Ein Hinterhalt ist eine Aktion, als solche angesagt oder durch Spielen einer Mudschahid- oder Scharfschützenkarte: gleiche Kosten, gleiche Wirkung.
rule-RB-6-2 = Ziel: eine Armee im Feld auf einem Weg, der zu einem deiner offenen Dörfer führt. Haltepunkte und geschlossene Dörfer dürfen dazwischen liegen, andere offene Dörfer nicht. Der Ort der Armee selbst versperrt nie.
rule-RB-6-3 = Kosten: Lege 1 Waffen und 1 Mudschahid oder Scharfschütze ab. Tayeb darf eine davon ersetzen. Der Markt ersetzt die Waffenkarte nicht.
rule-RB-6-4 = Truppe: beliebig viele, mindestens eine Einheit (Mudschahidun, Scharfschützen, Figuren) aus genau einem deiner Dörfer. Mudschahidate nehmen nie teil.
rule-RB-6-5 = Angriff: ein Würfel je Einheit, einer mehr mit Oumouhand. Nach Wiederholungen entfernt jeder Treffer eine französische Einheit nach Wahl des Angreifers.
rule-RB-6-6 = Gegenangriff: Die verbliebenen Franzosen würfeln halb so viele Würfel wie Angreifer, aufgerundet, höchstens einen je Einheit. Auch bei oder unter dem Rückzugswert.
rule-RB-6-7 = Welche Würfel: in der Reihenfolge der Kampftabelle: Kavallerie, Karabiniers, Artillerie, Pioniere. Deutsche Ausgabe: Der Angreifer wählt.
rule-RB-6-8 = Jeder französische Treffer entfernt eine Einheit der Truppe in der Trefferreihenfolge der Berber. Gelände spielt keine Rolle.
rule-RB-6-9 = Alle Überlebenden gehen zusammen in eines deiner offenen Dörfer.
rule-RB-6-10 = Danach zieht sich die Armee zurück, wenn sie in diesem Hinterhalt eine Einheit verlor und ihre Stärke höchstens ihr Rückzugswert ist.
rule-RB-6-11 = Der Angreifer darf Wiederholungsmarker für eigene und französische Würfel nutzen.
rule-RB-6-12 = Ein Hinterhalt darf nur begonnen werden, wenn er ausführbar ist. Ablauf: Ziel, Bezahlung, Dorf und Truppe, Angriff, Verluste, Gegenangriff, Verluste, Rückkehr, Rückzugsprüfung.

heading-RB-7 = Kaufen
rule-RB-7-1 = Du darfst die Summe der Ressourcen (Einfluss, Stärke, Nahrung, Werkzeug, Waffen) deiner restlichen Handkarten ausgeben.
rule-RB-7-2 = Kaufe höchstens 2 Karten je Zug, jede voll bezahlt; kein Wechselgeld, kein Sparen. Immer freiwillig.
rule-RB-7-3 = Gekaufte Karten kommen in die Ablage. Eine Karte mit Kartensymbol bringt ihre Einheit oder ihren Marker einmal auf die Karte, wenn man sie erhält.
rule-RB-7-4 = Von einem leeren Stapel kann nicht gekauft werden. Ohne Marker oder Dorf dafür darf die Befestigung trotzdem gekauft werden.
rule-RB-7-5 = Markt: Bis zum Ende des Zuges gelten Nahrung, Waffen und Werkzeug 1:1 füreinander. Einfluss und Stärke nicht.
rule-RB-7-6 = Handwerker und Werkzeuge zusammen beim Kauf geben 3 Einfluss mehr; ein Paar, ein Bonus. Tayeb zählt als keines von beiden.
rule-RB-7-7 = Nicht ausgegebene Ressourcen verfallen mit der Hand.

heading-RB-8 = Wiederholungsmarker
rule-RB-8-1 = Marker gehören dem Spieler. Es gibt sie von Dörfern beim Aufbau, bewaldeten Dörfern, Altem Mann, Junger Frau, Waffen und Fatma.
rule-RB-8-2 = Ein Marker wiederholt einen Würfel, deinen oder einen französischen, nur im Kampf um eines deiner Dörfer oder in deinem Hinterhalt; nie im Kampf eines anderen, auch nicht, wenn deine Figur dort steht.
rule-RB-8-3 = Direkt nach dem Wurf, bevor Treffer gelten. Das neue Ergebnis zählt; ein weiterer Marker darf denselben Würfel wiederholen.
rule-RB-8-4 = Es gibt zwölf Marker; ausgegebene kommen in den Vorrat zurück; was darüber hinausgeht, verfällt.
rule-RB-8-5 = Der Würfel für Soumeur ist kein Kampfwürfel und kann nicht wiederholt werden.
rule-RB-8-6 = Nach jedem Wurf beider Seiten darf der betroffene Spieler Marker einzeln ausgeben, mit Blick auf jedes neue Ergebnis, bis er aufhört.

heading-RB-9 = Startkarten
rule-RB-9-1 = Handwerker: Bonus beim Kauf zusammen mit Werkzeugen (RB-7.6).
rule-RB-9-2 = Kind, abgelegt: Ziehe 2 oder verlege 1 Karte (auch das Kind) aus diesem Dorf in ein anderes deiner Dörfer, oder nichts. Solange es in einem Dorf liegt, verbietet es dort den Rückzug.
rule-RB-9-3 = Alter Mann, abgelegt, wo ein Mudschahid oder Scharfschütze steht: 1 Wiederholungsmarker. Figuren zählen nicht.
rule-RB-9-4 = Alte Frau, abgelegt: Nimm eine andere Karte, falls vorhanden, aus diesem Dorf auf die Hand.
rule-RB-9-5 = Mann, gespielt: Bewege 1 Scharfschützen aus einem deiner Dörfer in ein anderes offenes Dorf. Gehört es einem anderen Spieler, nimm eine Karte ohne Kartensymbol aus der Auslage in deine Ablage.
rule-RB-9-6 = Jugendlicher, abgelegt: Ziehe 3, behalte 1, lege die anderen ab. Verbietet den Rückzug wie das Kind.
rule-RB-9-7 = Frau, abgelegt: Setze 1 Mudschahida aus dem Vorrat in dieses Dorf. Bei leerem Vorrat geschieht nichts. Gefallene verlassen das Spiel.
rule-RB-9-8 = Junger Mann, gespielt: Bewege 1 Mudschahid aus einem deiner Dörfer in ein anderes offenes Dorf; dann darfst du eine beliebige Karte deiner Ablage oben auf deinen Stapel legen. Optionen begrenzen das Ziel oder streichen die Bedingung.
rule-RB-9-9 = Junge Frau, abgelegt: 1 Wiederholungsmarker.
rule-RB-9-10 = Von den drei Karten des Jugendlichen kommt nur die behaltene auf die Hand.

heading-RB-10 = Kaufkarten
rule-RB-10-1 = Feigenhain: Nahrung ohne Fähigkeit; darf abgelegt werden.
rule-RB-10-2 = Olivenhain, gespielt: Ziehe 2.
rule-RB-10-3 = Waffen, abgelegt, wo eine Mudschahida steht: 1 Wiederholungsmarker. Für jeden Hinterhalt nötig.
rule-RB-10-4 = Scharfschütze: beim Erhalt 1 Scharfschütze auf die Karte. Mit Waffen: Hinterhalt.
rule-RB-10-5 = Befestigung: beim Erhalt 1 Marker. Gespielt: Lege sie und bis zu 2 andere Karten ab, ziehe ebenso viele.
rule-RB-10-6 = Werkzeuge, gespielt: Decke deinen Stapel auf, bis eine Karte Nahrung zeigt; nimm sie auf die Hand, lege die anderen ab. Sind Stapel und Ablage aufgebraucht, nimmst du nichts.
rule-RB-10-7 = Mudschahid: beim Erhalt 1 Mudschahid auf die Karte. Mit Waffen: Hinterhalt.
rule-RB-10-8 = Markt, gespielt: RB-7.5.

heading-RB-11 = Anführer
rule-RB-11-0 = Ein Anführer ist eine Karte im Deck seines Besitzers. Eine getroffene Figur kehrt in dessen Vorrat zurück und kommt durch Spielen der Karte wieder. Sie darf in offene Dörfer ohne französische Armee (deutsche Ausgabe: in jedes offene Dorf).
rule-RB-11-1 = Fatma N'Soumer. Start: 2 Mudschahid. Gespielt: Setze oder bewege ihre Figur in ein offenes Dorf; dessen Besitzer erhält 1 Wiederholungsmarker (Option nach dem Kartentext: nur, wenn ihre Karte in ein Dorf gelegt wird). Sie kämpft als Mudschahida und darf in den Hinterhalt.
rule-RB-11-2 = Oumouhand n'ath Freh. Start: 1 Mudschahid. Lege ihn bei einem Hinterhalt ab für einen weißen Würfel mehr. Er hat keine Figur und kann nicht getroffen werden.
rule-RB-11-3 = Sidi Tahar. Start: 1 Waffen, 1 Scharfschütze, 1 Mudschahid. Keine Fähigkeit.
rule-RB-11-4 = Mouhand Ouchikhoun. Start: 1 Markt, 1 Feigenhain. Jedes Mal, wenn die Karte auf die Hand kommt, ziehe 1 Karte.
rule-RB-11-5 = Omar Oussaid. Start: 1 Werkzeuge. Gespielt: Setze oder bewege seine Figur in ein offenes Dorf. Er kämpft als Scharfschütze und darf in den Hinterhalt.
rule-RB-11-6 = L'homme à la Mule. Start: 1 Waffen, 1 Mudschahid (deutsche Ausgabe 2). Gespielt: Sieh die obersten 2 französischen Karten an; eine kommt unter den Stapel, die andere wieder obenauf. Bei 1 Karte sieht er nur. Nur der verdeckte Stapel; nur er sieht die Karten.
rule-RB-11-7 = Omar Oulmokhtar n'ath Yirathen. Keine Startkarten. Gespielt: Setze oder bewege seine Figur in ein offenes Dorf oder nimm sie zurück. In einem Dorf ohne Befestigung baut er eine (nicht in der deutschen Ausgabe). Er kämpft als Mudschahid und darf in den Hinterhalt.
rule-RB-11-8 = Tayeb. Keine Startkarten. Zeige eine andere Handkarte und lege Tayeb ab: Nutze deren Abwurffähigkeit, oder er ist diese Karte in der Bezahlung eines Hinterhalts, oder ihre Ressourcen zählen beim Kauf noch einmal. Ablegeboni nur als Option.
rule-RB-11-9 = Eine Figur bewegen heißt: in ein anderes Dorf. Ohne erlaubtes Dorf wird die Karte wirkungslos abgelegt. Eine Figur im Dorf eines anderen kämpft für dessen Besitzer; ihr Eigentümer darf sie weiter bewegen.

heading-RB-12 = Der Automatenzug
rule-RB-12-1 = Kann keine Karte aufgedeckt werden, haben die Berber gewonnen.
rule-RB-12-2 = Decke die oberste Karte auf.
rule-RB-12-3 = Warten Einheiten im Verstärkungsfeld und ist eine Armee zurückgezogen, schließen sich alle ihr an, vor den Einheiten dieser Karte; bei mehreren der zuerst zurückgezogenen. Option (deutscher Wortlaut): Einheiten, die in dieser Runde kamen, warten bis zur nächsten.
rule-RB-12-4 = Die Einheiten der Karte kommen zusammen zur niedrigsten noch nicht ausgerückten Armee; sonst zur stärksten zurückgezogenen; sonst ins Verstärkungsfeld.
rule-RB-12-5 = Befolge den Text. Einheiten für eine genannte Armee kommen in jedem Zustand zu ihr. Eine zu zerstörende Karte nimmt der Besitzer aus Hand, Stapel, Ablage oder Dorf; ein durchsuchter Stapel wird gemischt; wer keine hat, verliert nichts.
rule-RB-12-6 = Jede Armee, die nicht auf der Karte ist und ihren Aufmarschwert erreicht, deckt ihr Plättchen auf und stellt ihren Marker auf den Startort. Zurückgezogene Armeen rücken ebenso wieder aus.
rule-RB-12-7 = Alle Armeen im Feld, auch neue, ziehen in Nummernfolge einen Schritt, wenn die Karte es nicht verbietet.
rule-RB-12-8 = Armeen, die ein offenes Dorf betreten haben, kämpfen in Nummernfolge.
rule-RB-12-9 = Lege die Karte ab. Ihr Symbol gilt nur in diesem Zug.
rule-RB-12-10 = Bekannte Texte: keine Bewegung in diesem Zug (Ausrücken geschieht trotzdem); eine zweite Bewegung, in der jede Befestigung 2 Einheiten kostet; Einheiten für eine Armee; eine Karte zerstören.
rule-RB-12-11 = Zweite Bewegung: Erst gehen alle Armeen Schritt eins, dann alle Schritt zwei. Wer ein offenes Dorf betrat oder aufgehalten wurde, geht den zweiten nicht; wer Soumeur übersah oder gerade ausrückte, doch.
rule-RB-12-12 = Texte, die mehrere Spieler betreffen, gelten in Spielerreihenfolge; jeder wählt selbst.
rule-RB-12-13 = Eine Armee kämpft nur, wenn ihr Dorf noch offen ist, wenn sie an der Reihe ist. Wurde eine frühere abgewehrt, kämpft die nächste einen vollen neuen Kampf.

heading-RB-13 = Marschrichtung
rule-RB-13-1 = Eine Armee zieht zum nächsten offenen Dorf, gezählt in Schritten auf den Wegen.
rule-RB-13-2 = Sie kehrt nie auf dem Weg um, auf dem sie kam, außer aus Irdjen; auch Entfernungen werden so gemessen. Startorte werden nie betreten.
rule-RB-13-3 = Geschlossene Dörfer werden wie Haltepunkte passiert.
rule-RB-13-4 = Verfolgung: Eine Armee im aufgegebenen Dorf zieht zum nächsten offenen Dorf desselben Gebiets, auch wenn ein anderes näher ist, bis sie kämpft oder sich zurückzieht. Optionen: nur bei Gleichstand; nur einen Schritt.
rule-RB-13-5 = Aus einem unterworfenen Dorf oder dem französischen Ath Yenni zieht eine Armee zum nächsten offenen Dorf.
rule-RB-13-6 = Liegen gleich nahe Dörfer hinter verschiedenen ersten Schritten, entscheidet das Symbol der Karte; hinter demselben zählt es nicht.
rule-RB-13-7 = Ein übersehenes Soumeur, in dem die Armee steht, ist kein Ziel ihres nächsten Schrittes.
rule-RB-13-8 = Ohne erreichbares Ziel bleibt die Armee stehen.
rule-RB-13-9 = Das Flussdiagramm fragt in dieser Folge: Verfolgung, nächstes offenes Dorf, Symbol. Gleich nahe Dörfer hinter demselben Weg sind eine Richtung.

heading-RB-14 = Befestigungen, Pioniere, Soumeur
rule-RB-14-1 = Befestigungen werden nur in eigenen offenen Dörfern gebaut (Oulmokhtar: wohin er geht), nie mit einer französischen Armee darin oder davor (deutsche Ausgabe: Eine Armee in einem übersehenen Soumeur stört nicht). Es gibt acht Marker; beliebig viele je Dorf.
rule-RB-14-2 = Eine Armee mit mindestens so vielen Pionieren wie Befestigungen entfernt alle, verliert ebenso viele Pioniere, betritt das Dorf im selben Schritt und kämpft in diesem Zug.
rule-RB-14-3 = Sonst entfernt jeder Pionier eine, dann Karabiniers, Artillerie, Kavallerie, zuletzt Übergelaufene. Die Armee tritt nicht ein; ihre Bewegung endet.
rule-RB-14-4 = Gehen der Armee die Einheiten aus, bleiben die übrigen Befestigungen und sie zieht sich zurück, auch wenn ihre letzte Einheit die letzte Befestigung entfernte.
rule-RB-14-5 = Solange eine Armee vor einem Dorf hält, darf dort keine Befestigung hinzukommen. Ihre nächste Bewegung führt in dieses Dorf.
rule-RB-14-6 = Verluste durch Befestigungen lösen keine Rückzugsprüfung aus; sie erfolgt nur nach Verlusten im Kampf oder Hinterhalt.
rule-RB-14-7 = In der zweiten Bewegung einer Karte kostet jede Befestigung 2 Einheiten, Pioniere zuerst. Mit 1 Einheit und stehender Befestigung zieht sich die Armee mit dieser zurück.
rule-RB-14-8 = Soumeur: Bevor eine Armee es betritt, ein Würfel auf der Artilleriezeile. Bei einem Treffer übersehen die Franzosen es, stehen dort wie auf einem Haltepunkt und ziehen nächstes Mal weiter. Bei jedem Versuch neu, nie wenn es geschlossen ist.
rule-RB-14-9 = Option: Die Armee, die Soumeur übersieht, geht sofort einen Schritt weiter.
rule-RB-14-10 = Eine aufgehaltene Armee bleibt es auch bei einer Karte ohne Bewegung. Schließt ihr Dorf, wählt sie neu; zieht sie sich zurück, endet das Bauverbot.

heading-RB-15 = Kampf
rule-RB-15-1 = Angreifer: die Armee, die eintrat. Verteidiger: wer das Dorf kontrolliert, mit allen Einheiten und Figuren. Zwei Armeen kämpfen nacheinander.
rule-RB-15-2 = Bewaldetes Dorf: Zu Beginn erhält sein Besitzer 1 Wiederholungsmarker.
rule-RB-15-3 = Ein Dorf ohne Einheit oder Figur ist sofort erobert. Option: Stattdessen darf der Rückzugsmarker benutzt werden.
rule-RB-15-4 = Schritt 1, Artillerie: je ein Würfel. Geschützt: Jeder Würfel trifft nach Wiederholungen einmal weniger.
rule-RB-15-5 = Schritt 2, Scharfschützen und Oussaid: je ein Würfel.
rule-RB-15-6 = Schritt 3, Runden: Die übrigen Berber würfeln zusammen; dann Karabiniers, Kavallerie (nicht in steilen Dörfern) und Übergelaufene gegen alle Berber. Bis eine Seite fort ist oder sich zurückzieht. Artillerie und Scharfschützen schießen nicht mehr.
rule-RB-15-7 = Kein Berber mehr: sofort Eroberung. Franzosen höchstens beim Rückzugswert: Rückzug nach dem Schritt, in dem sie Einheiten verloren. Die Berber dürfen sich nach Schritt 2 und nach jeder Runde zurückziehen. Optionen fügen Zeitpunkte hinzu oder verlegen die französische Prüfung.
rule-RB-15-8 = Treffer je Augenzahl: Kavallerie 6: 2; Karabinier 4, 5, 6: 1; Artillerie 5: 1, 6: 2; Pionier keine; Mudschahid 4, 5, 6: 1; Scharfschütze 3 bis 6: 1; Mudschahida 5: 1, 6: 2; Anführer nach ihrer Karte. Option: Die Kavallerie trifft wie die Artillerie.
rule-RB-15-9 = Trefferreihenfolge. Franzosen: Übergelaufene, Kavallerie, Karabiniers, Artillerie, Pioniere. Berber: Mudschahidun, Scharfschützen, Mudschahidate, Anführer (der Besitzer wählt). Überzählige Treffer verfallen.
rule-RB-15-10 = Würfel der Berber verlassen das Spiel, ihre Karten bleiben; Figuren kehren in den Vorrat zurück; französische Würfel in die Schachtel; Übergelaufene verlassen das Spiel.
rule-RB-15-11 = Patt: Hat keine Seite einen Würfel für eine Runde, werden Schritt 1 und 2 als volle Runde wiederholt. Option: Die Franzosen ziehen sich zurück.
rule-RB-15-12 = Im selben Moment: erst Eroberung, dann die französische Prüfung, dann der Rückzug der Berber. Allein der Besitzer des Dorfes entscheidet über Rückzug, Wiederholungen und getroffene Anführer.

heading-RB-16 = Rückzug, Eroberung, Ausscheiden
rule-RB-16-1 = Rückzug der Franzosen: Der Marker kehrt auf sein Armeefeld zurück, die Einheiten bleiben bei der Armee.
rule-RB-16-2 = Rückzug der Berber: nur solange der eine Marker aller Spieler unbenutzt ist, kein Kind und kein Jugendlicher im Dorf liegt und der Besitzer ein anderes offenes Dorf im Gebiet hat (allein: in der Region).
rule-RB-16-3 = Karten des Dorfes kommen in die Ablage, alle Einheiten und Figuren zusammen in ein anderes Dorf; der Marker liegt auf dem Dorf, das für immer aufgegeben ist. Der Spieler scheidet nicht aus; die Armee steht dort.
rule-RB-16-4 = Eroberung: Sind alle Berber im Dorf fort, ist sein Besitzer erobert und scheidet aus, auch mit weiteren Dörfern.
rule-RB-16-5 = Seine Mudschahidun in anderen Dörfern schließen sich der erobernden Armee an, würfeln weiß und zählen als ihre Einheiten. Seine Mudschahidate verlassen das Spiel.
rule-RB-16-6 = Ein Unterwerfungsmarker auf jedes seiner Dörfer. Seine Karten verlassen das Spiel, seine Wiederholungsmarker kehren in den Vorrat zurück.
rule-RB-16-7 = Seine Scharfschützen verlassen das Spiel (Option: schließen sich den Franzosen an); Figuren in seinen Dörfern kehren zu ihren Besitzern zurück; Befestigungen in den Vorrat; aufgehaltene Armeen verlieren ihr Ziel. Seine eigene Figur anderswo kämpft weiter; getroffen scheidet sie aus.
rule-RB-16-8 = Das Ziel darf ein Dorf sein, das eine andere Armee in diesem Zug betrat. Der Rückzug ist erlaubt, auch wenn er das Spiel verliert.

heading-RB-17 = Spielende
rule-RB-17-1 = Die Franzosen gewinnen sofort, wenn ein Spieler erobert und der Rückzugsmarker benutzt ist oder zwei Spieler erobert sind.
rule-RB-17-2 = Die Berber gewinnen, wenn ein Automatenzug fällig ist und keine Karte aufgedeckt werden kann. Deutsche Ausgabe: am Ende der Runde, in der die Karten ausgingen. Allein zählen offene Karten als vorhanden.
rule-RB-17-3 = Dass alle ausscheiden, deckt RB-17.1 ab.

heading-RB-18 = Solospiel
rule-RB-18-1 = Ein Spieler hält alle neun Dörfer mit 6 Wiederholungsmarkern, 2 Märkten und 1 Feigenhain; Vorräte wie zu dritt; ein Deck, ein Anführer von zweien.
rule-RB-18-2 = Jede Region ist für Einheiten ein Gebiet: Mobilisieren, Rückzug und Hinterhalt bleiben in einer Region. Mann und Junger Mann dürfen Regionen wechseln. Neue Einheiten, Befestigungen, Figuren und Karten dürfen überallhin.
rule-RB-18-3 = Das Dorf eines anderen Spielers ist ein Dorf einer anderen Region als der Herkunft.
rule-RB-18-4 = Sind die Automaten fällig und liegt keine Karte offen, werden nur zwei aufgedeckt (die letzte allein), und ihr Zug ist vorbei. Liegt eine offen, wird die rechte ausgeführt und abgelegt.
rule-RB-18-5 = Verloren: Rückzugsmarker benutzt und ein Dorf in einer Region verloren, oder Dörfer in zwei Regionen verloren. Das aufgegebene Dorf gilt nicht als verloren.
rule-RB-18-6 = Ein im Kampf verlorenes Dorf unterwirft seine ganze Region; dort liegende Karten kommen in die Ablage, das Deck bleibt. Option: Nur dieses Dorf wird geschlossen.

heading-RB-19 = Schwierigkeit
rule-RB-19-1 = Schwer A: ein Automatenzug nach jedem Spieler (allein: nach jedem Zug eine Karte, keine offene Reihe).
rule-RB-19-2 = Schwer B: keine Startkarten und Wiederholungsmarker der Dörfer.
rule-RB-19-3 = Schwer C: keine Startkarten der Anführer, also auch keine ihrer Einheiten.
rule-RB-19-4 = Die drei Schalter sind unabhängig; die Regelhefte nennen sie als Stufen.

heading-RB-20 = Dörfer
rule-RB-20 = Bewaldet: Irdjen (3 Wiederholungsmarker), Ath Ouacif (1 Markt). Geschützt: Larbaa Ath Irathen, Ain El Hammam, Akbil. Steil: Mekla (1 Markt), Ath Yenni (3 Wiederholungsmarker), Iferhounène. Verborgen: Soumeur (1 Feigenhain).

heading-RB-21 = Lesarten
rule-RB-21-1 = Ausgaben: Die übliche ist die beste Lesart beider Regelhefte; die englische und die deutsche folgen ihrem Regelheft wörtlich, wo sich beide unterscheiden. Jede einzelne Lesart hat ihre eigene Option.
