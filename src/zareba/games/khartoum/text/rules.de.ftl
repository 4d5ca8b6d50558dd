# The rules of The Lion of Khartoum in German.  Ids and order as in rules.en.ftl.
# The sources of the rules (.source) stand in the English file only.

heading-LK-1 = Überblick
rule-LK-1-1 = Du bist Gordon, der Gouverneur von Khartum, von Februar 1884 (Zug 1) bis Januar 1885 (Zug 12). Ein Zug dauert etwa einen Monat.
rule-LK-1-2 = Vier Banner der Mahdisten (Schwarz, Weiß, Rot, Grün) marschieren auf vier getrennten Wegen auf den Gouverneurspalast zu. Karten und Tabellen steuern sie; verdeckt ist nur die Reihenfolge der beiden Kartenstapel.
rule-LK-1-3 = Du gewinnst, wenn du den Palast hältst, bis der Entsatz eintrifft. Du verlierst sofort, wenn ein Banner den Palast betritt, die RP unter 1 fallen oder die SM unter 1 fällt.
heading-LK-2 = Spielmaterial
heading-LK-2-1 = Karte
rule-LK-2-1-1 = Es gibt vier Wege, einen je Bannerfarbe, mit je sechs Zonen, nummeriert von 6 (Start, ganz außen) bis 1. Ein Banner bewegt sich nur auf seinem eigenen Weg.
rule-LK-2-1-2 = Zone 1 ist bei allen Wegen dieselbe Zone, der Gouverneurspalast. Die Karte hat also 4 x 5 + 1 = 21 Zonen.
rule-LK-2-1-3 = Eine Zone grenzt nur an die nächsthöhere und die nächstniedrigere Nummer ihres Weges; der Palast grenzt an die Zone 2 aller vier Wege.
rule-LK-2-1-4 = Es gibt drei Arten von Zonen. Ein Kreis ist offenes Gelände mit der anfänglichen Befestigungsstufe 0 (höchstens 1), ein Quadrat mit einfacher Linie steht für Fluss, Wälle oder Gebäude mit Stufe 1 (höchstens 2), ein Quadrat mit doppelter Linie ist ein Fort mit Stufe 2 (höchstens 3).
rule-LK-2-1-5 = Die aktuelle Befestigungsstufe einer Zone ist ihre Anfangsstufe, +1 mit einem Verbesserungsmarker. Mehr als Anfangsstufe + 1 ist nie möglich. Eine dauerhafte Änderung durch ein Ereignis (Karte 2) senkt Anfangs- und Höchststufe gleichermaßen, aber nie unter 0; ein schon liegender Marker bleibt und zählt weiter +1.
rule-LK-2-1-6 = Nur in Nilufer-Zonen (blauer Punkt) können Kanonenboote eingesetzt werden.
rule-LK-2-1-7 = Schlüsselzonen (Stern): Der Verlust einer Schlüsselzone kostet 1 SM, ihre Rückgewinnung bringt 1 SM zurück (LK-11.9).
rule-LK-2-1-8 = Die Zonen von außen nach innen; in Klammern stehen Art, Befestigungsstufe am Anfang/höchstens und die Kennzeichen Nilufer und Schlüsselzone.
    Schwarz: 6 Lager Abu Said (Kreis, 0/1); 5 Fort Omdurman (Fort, 2/3, Nilufer, Schlüsselzone); 4 Weißer Nil (Quadrat, 1/2, Nilufer); 3 Landspitze Mogran (Quadrat, 1/2, Nilufer); 2 Arsenal (Quadrat, 1/2).
    Weiß: 6 Kalakla (Kreis, 0/1); 5 Baum des Mahu Bey (Kreis, 0/1, Nilufer); 4 Südwälle (Quadrat, 1/2, Schlüsselzone); 3 Innere Ebene (Kreis, 0/1); 2 Große Moschee und Basar (Quadrat, 1/2).
    Rot: 6 Halfaja (Kreis, 0/1); 5 Schambat (Kreis, 0/1, Nilufer); 4 Chodschali (Kreis, 0/1, Nilufer); 3 Nordfort (Fort, 2/3, Nilufer, Schlüsselzone); 2 Blauer Nil (Quadrat, 1/2, Nilufer).
    Grün: 6 El Gereif (Kreis, 0/1); 5 Dorf Buri (Kreis, 0/1, Nilufer); 4 Ostwälle (Quadrat, 1/2, Schlüsselzone); 3 Straße nach Messalamia (Kreis, 0/1); 2 Katholische Mission (Quadrat, 1/2).
    Zone 1 aller Wege: Gouverneurspalast (Quadrat, 1/2, Nilufer).
    Aus dem Regelheft stammen die Namen Gouverneurspalast, Fort Omdurman, Südwälle, Nordfort und Ostwälle; die übrigen Namen sowie ein Teil der Arten und der Kennzeichen sind rekonstruiert.
rule-LK-2-1-9 = Die Lage der Zonen auf der gezeichneten Karte (Seitenverhältnis 4:3) und die Linien von Weißem Nil, Blauem Nil und vereintem Nil dienen nur der Darstellung; für die Regeln zählen allein die Kennzeichen der Zonen.
heading-LK-2-2 = Leisten
rule-LK-2-2-1 = Zugleiste 1 bis 12: Februar 1884 bis Januar 1885.
rule-LK-2-2-2 = AP-Leiste (Aktionspunkte): 0 bis 4.
rule-LK-2-2-3 = SM-Leiste (Stadtmoral): höchstens 15, Start 12; unter 1 ist das Spiel verloren. Aufgedruckter Würfelmodifikator (WM) je nach Stand: 13-15 +1, 10-12 0, 7-9 -1, 4-6 -2, 1-3 -3.
rule-LK-2-2-4 = RP-Leiste (Ressourcenpunkte): höchstens 36, Start 32; unter 1 ist das Spiel verloren. Aufgedruckter WM je nach Stand: 31-36 +1, 21-30 0, 11-20 -1, 1-10 -2.
rule-LK-2-2-5 = Was SM, RP oder Stärke über das Ende der Leiste hinaus gewinnen würden, verfällt.
rule-LK-2-2-6 = Vier Stärkeleisten, eine je Banner: 0 bis 12.
rule-LK-2-2-7 = Der im Folgenden genannte Leisten-WM ist die Summe aus dem WM der aktuellen SM und dem WM der aktuellen RP. Er wird beim Zusammenzählen abgelesen, nachdem alle Kosten der Aktion bezahlt sind (in der Verteidigung nach der Entscheidung über den RP, LK-7.2.4).
heading-LK-2-3 = Karten
rule-LK-2-3-1 = 20 Ereigniskarten mit Nummer, Titel, Wirkung und AP. 12 Banneraktivierungskarten (kurz Bannerkarten) mit Nummer und einem oder mehreren Bannern in fester Reihenfolge.
heading-LK-2-4 = Spielsteine
rule-LK-2-4-1 = 64 Spielsteine. Ihre Zahl ist eine feste Grenze: Mehr Verbesserungsmarker, Kanonenboote oder Bürgerwehren, als es Steine gibt, sind nicht möglich.
rule-LK-2-4-2 = Spielsteine mit Sternchen gehören nur zu Zusatzregeln. Gordons Anführerstein ist einer davon.
rule-LK-2-4-3 = Jede Einheit hat drei Werte in der Reihenfolge Überfall / Ausfall / Verteidigung. „X“ heißt: darf an dieser Aktion nicht teilnehmen.
rule-LK-2-4-4 = Zwei Silhouetten bezeichnen eine zweistufige, eine Silhouette eine einstufige Einheit. Verliert eine zweistufige Einheit eine Stufe, wird sie durch den einstufigen Stein derselben Art ersetzt. Nur Truppen haben Stufen.
rule-LK-2-4-5 = „Truppen“ sind Ägypter, Sudanesen und Baschi-Bosuks (zusammen: Reguläre) sowie Bürgerwehren. Anführer, Geschütze und Kanonenboote sind keine Truppen.
rule-LK-2-4-6 = Marker: 4 für die Position und 4 für die Stärke der Banner, je einer für Zug, Entsatz, AP, SM und RP; dazu 8 Verbesserungsmarker und 4 Marker „desorganisiert“.
rule-LK-2-4-7 = Ein Verbesserungsmarker, der die Karte verlässt, kehrt in den Vorrat zurück und kann erneut gelegt werden. Ist der Vorrat leer, kann auf keine Weise eine Verbesserung gelegt werden. Marker „desorganisiert“ können nicht ausgehen; ein zweiter beim selben Banner hat keine Wirkung. Zu jedem zweistufigen Stein gibt es einen einstufigen.
heading-LK-2-5 = Felder für Einheiten
rule-LK-2-5-1 = Truppen: verfügbar, benutzt. Geschütze: verfügbar, benutzt. Anführer: verfügbar, verwundet. Kanonenboote: verfügbar, beschädigt. Außerhalb des Plans: noch nicht gebaute Kanonenboote, noch nicht aufgestellte Bürgerwehren, vernichtete Einheiten.
rule-LK-2-5-2 = Nur verfügbare Einheiten können für einen Überfall, einen Ausfall oder eine Verteidigungsstellung gewählt werden.
heading-LK-3 = Aufbau
rule-LK-3-1 = Mische die Ereigniskarten und die Bannerkarten zu zwei verdeckten Stapeln.
rule-LK-3-2-1 = Alle vier Banner stehen in Zone 6 ihres Weges.
rule-LK-3-2-2 = Zugmarker auf 1, Entsatzmarker auf 12, AP-Marker auf 3.
rule-LK-3-2-3 = Verfügbare Truppen: 2 ägyptische, 3 sudanesische und 3 Baschi-Bosuk-Einheiten, alle zweistufig. Keine Bürgerwehr.
rule-LK-3-2-4 = Verfügbare Geschütze: 1 schweres, 5 leichte. Kanonenboote sind noch keine gebaut.
rule-LK-3-2-5 = Verfügbare Anführer: Stewart, Ali, Nuschi.
rule-LK-3-2-6 = SM 12, RP 32.
rule-LK-3-2-7 = Stärken: Schwarz 8, Weiß 8, Rot 6, Grün 6.
heading-LK-4 = Spielablauf
rule-LK-4-1-1 = Das Spiel hat 12 Züge (weniger, wenn der Entsatz früher kommt). Jeder Zug: A Ereignisphase (nicht in Zug 1) - B Aktionsphase - C Banneraktivierungsphase (nicht in Zug 1) - D Aufräumphase.
rule-LK-4-1-2 = AP, die im Zug nicht ausgegeben werden, verfallen.
rule-LK-4-1-3 = Eine begonnene Aktion wird beendet, bevor die nächste beginnt. Jede Aktionsart ist höchstens einmal je Zug möglich.
rule-LK-4-1-4 = Die gewählten Aktionen müssen in dieser Reihenfolge ausgeführt werden: 1 Befestigungen ausbauen, 2 SM heben, 3 RP heben, 4 Kanonenboote bauen oder reparieren, 5 Bürgerwehr aufstellen, 6 Überfall, 7 Ausfall, 8 Verteidigungsstellungen. Nach einer Aktion sind nur noch Aktionen mit höherer Nummer erlaubt.
rule-LK-4-1-5 = Du darfst jederzeit aufhören; eine Aktion, die gar nichts bewirken würde, wird nicht angeboten (LK-6.0.2).
heading-LK-4-2 = Zug 1
rule-LK-4-2-1 = Keine Ereignisphase und keine Banneraktivierungsphase.
rule-LK-4-2-2 = Du hast 3 AP und einen gesonderten Vorrat von 8 freien RP. Alle RP-Kosten von Zug 1 werden aus diesem Vorrat bezahlt; die RP-Leiste bleibt unberührt und darf nicht benutzt werden. Nicht ausgegebene freie RP verfallen.
rule-LK-4-2-3 = In Zug 1 erlaubte Aktionen: Befestigungen ausbauen, SM heben, Kanonenboote, Bürgerwehr. (Nicht erlaubt: RP heben, Überfall, Ausfall, Verteidigungsstellungen.)
rule-LK-4-2-4 = SM-Kosten (Bürgerwehr) werden normal bezahlt. Alle Grenzen aus Teil 6 gelten; die freien RP dürfen bis auf 0 ausgegeben werden.
rule-LK-4-2-5 = Die Aufräumphase findet auch in Zug 1 statt, mit dem Unterhalt von 1 RP, der von der RP-Leiste bezahlt wird. Eine Option erlässt den Unterhalt von Zug 1.
heading-LK-5 = Ereignisphase
rule-LK-5-0-1 = Ziehe die oberste Ereigniskarte. Ist der Stapel leer, mische die abgelegten Karten zu einem neuen Stapel.
rule-LK-5-1 = Bedingte Ereignisse (Titel kursiv) treten nur ein, wenn ihre Bedingung beim Ziehen erfüllt ist: bestimmte Züge oder ein anderes, schon eingetretenes Ereignis (unsere Karten kennen auch: ein Kanonenboot ist verfügbar, ein Anführer lebt). Ist sie nicht erfüllt, bringt die Karte nur ihre AP.
rule-LK-5-2 = Einmalige Ereignisse (Titel mit Sternchen): Ist das Ereignis eingetreten, verlässt die Karte das Spiel. Eine einmalige Karte, deren Ereignis nicht eintrat, wird normal abgelegt.
rule-LK-5-3 = Setze den AP-Marker auf die AP der Karte (1-4). Manche Karten geben zufällige AP, die nach dem Text stehen: Führe zuerst das Ereignis aus, würfle dann.
rule-LK-5-4 = Alle anderen gespielten Karten kommen auf einen Ablagestapel, der nicht wieder eingemischt wird, außer durch Karte 20. Mit Option O4 (Launisches Glück) siehe LK-5.11.
rule-LK-5-5 = Führe die Wirkungen in der aufgedruckten Reihenfolge aus und prüfe nach jeder Änderung, ob das Spiel sofort verloren ist (LK-9.2).
rule-LK-5-6 = Wirkungen auf Einheiten betreffen nur verfügbare Einheiten (in dieser Phase sind alle verfügbar außer verwundeten Anführern und beschädigten Kanonenbooten). Ausnahme: Karte 7 tritt auch ein, und Stewart kann auch geschickt werden, während er verwundet ist.
rule-LK-5-7 = Die 20 Ereigniskarten; in Klammern stehen Bedingung, „einmalig“ und AP. Aus dem Regelheft stammen von Karte 2 Nummer, Titel, Züge und „einmalig“; alles andere ist rekonstruiert.
    1 Der Mahdi vor Khartum (Züge 8-12, einmalig, 2 AP): Jedes Banner gewinnt 1 Stärke.
    2 Das Nilwasser fällt (Züge 9-12, einmalig, 2 AP): Bis Spielende sinkt die Befestigungsstufe der Südwälle (Weiß 4) und des Weißen Nils (Schwarz 4) um 1.
    3 Der Fall von Berber (Züge 4-8, einmalig, 2 AP): SM -1; das Rote Banner gewinnt 1 Stärke.
    4 Wolseley bricht auf (Züge 6-12, einmalig, 3 AP): Entsatzmarker 1 Zug früher; SM +1.
    5 Sieg bei Abu Klea (Züge 9-12, nach Ereignis 4, einmalig, 3 AP): Entsatzmarker 1 Zug früher; SM +1.
    6 Der Verrat der Paschas (Züge 2-6, einmalig, 2 AP): Eine Baschi-Bosuk-Einheit verliert eine Stufe; SM -1.
    7 Stewart und die Abbas (Züge 6-10, Stewart nicht gefallen, einmalig, 3 AP): Stewart schicken, dann scheidet er aus dem Spiel, und 1W6 ergibt 1-3 ermordet, SM -1, oder 4-6 Entsatzmarker 1 Zug früher; oder ihn behalten, ohne Wirkung.
    8 Hicks Paschas Krupps (Züge 7-12, 2 AP): Entferne einen Verbesserungsmarker deiner Wahl; gibt es keinen, SM -1.
    9 Flusskonvoi (ein Kanonenboot verfügbar, 3 AP): RP +2.
    10 Gordons Papiergeld (einmalig, 3 AP): RP +2.
    11 Fahnenflucht (2 AP): Eine reguläre Einheit deiner Wahl verliert eine Stufe.
    12 Minen und Draht (2 AP): Lege bis zu zwei Verbesserungsmarker kostenlos in Zonen unter deiner Kontrolle.
    13 Der heilige Krieg wird gepredigt (4 AP): -1 auf alle Verteidigungswürfe in diesem Zug.
    14 Hunger (Züge 8-12, 2 AP): Wähle RP -2 oder SM -2.
    15 Pocken im Lager (2 AP): Ein zufälliges Banner verliert 1 Stärke und ist desorganisiert.
    16 Streit der Emire (1 AP): Ein Banner deiner Wahl ist desorganisiert.
    17 Verstärkung der Ansar (3 AP): Das Schwarze und das Weiße Banner gewinnen je 1 Stärke.
    18 Die Flussstämme erheben sich (3 AP): Das Rote und das Grüne Banner gewinnen je 1 Stärke.
    19 Hinterhalt am Fluss (4 AP): Ein verfügbares Kanonenboot deiner Wahl wird beschädigt.
    20 Ein Bote kommt durch (zufällige AP): SM +1; mische die abgelegten Ereigniskarten (nicht die aus dem Spiel entfernten) in den Stapel.
    Zufällige AP, 1W6: 1 ergibt 1 AP, 2-3 ergibt 2 AP, 4-5 ergibt 3 AP, 6 ergibt 4 AP. Der Entsatzmarker rückt nie vor Zug 10.
rule-LK-5-8 = Gibt es für eine Wirkung kein zulässiges Ziel, so entfällt sie; die anderen Wirkungen der Karte werden ausgeführt, und das Ereignis gilt als eingetreten. Karte 6 ohne Baschi-Bosuk-Einheit: nur SM -1. Karte 11 ohne Reguläre, Karte 12 ohne freien Marker oder geeignete Zone, Karte 19 ohne verfügbares Kanonenboot: nichts. Karten 4, 5 und 7 mit dem Entsatzmarker auf 10: Er bleibt dort. Gewinne über eine Grenze hinaus verfallen (LK-2.2.5); eine Stärke von 0 bleibt 0.
rule-LK-5-9 = Wer entscheidet: Jede Wahl auf einer Karte triffst du. Bei den Karten 7 und 14 stehen immer beide Möglichkeiten offen, auch eine, mit der das Spiel verloren ist (LK-6.0.1 betrifft nur Zahlungen; Zareba warnt davor). Auch wenn du Stewart behältst, gilt das Ereignis als eingetreten: Die Karte verlässt das Spiel. Stufenverluste durch die Karten 6 und 11 folgen LK-11.11; eine einstufige Einheit kann also nur gewählt werden, wenn keine zweistufige der genannten Arten mehr da ist. Mit Karte 12 darfst du 0, 1 oder 2 Marker nach LK-6.1.2 und 6.1.3 legen. Mit Karte 16 darfst du jedes Banner wählen. „Jedes Banner“ wird in der Reihenfolge Schwarz, Weiß, Rot, Grün abgehandelt.
rule-LK-5-10 = Karte 20 mischt die abgelegten Karten mit dem Rest des Stapels und kommt erst danach selbst auf den Ablagestapel; ihre AP werden zuletzt ausgewürfelt.
rule-LK-5-11 = Mit Option O4 (Launisches Glück) wird jede ausgeführte Karte, die nicht aus dem Spiel ist, noch in derselben Phase in den Stapel zurückgemischt, bevor zufällige AP ausgewürfelt werden.
rule-LK-5-12 = Modifikatoren „in diesem Zug“ (Karte 13) gelten bis zur Aufräumphase desselben Zuges.
heading-LK-6 = Aktionsphase
rule-LK-6-0-1 = Eine freiwillige Zahlung, die RP oder SM unter 1 bringen würde, lässt Zareba nicht zu (sie wäre die sofortige Niederlage). Das gilt auch für den RP aus LK-7.2.4, nicht aber für Entscheidungen bei Ereignissen. In Zug 1 wird stattdessen aus dem freien Vorrat bezahlt (LK-4.2.2). Eine Option erlaubt solche Zahlungen.
rule-LK-6-0-2 = Eine Aktion wird nur angeboten, wenn noch ein AP übrig ist, LK-4.1.3, LK-4.1.4 und LK-4.2.3 sie erlauben und sie sich mindestens auf eine Weise vollständig ausführen lässt. Dazu braucht es wenigstens (in Zug 1 zählen die freien RP statt der RP):
    Befestigungen ausbauen: eine geeignete Zone, einen Marker im Vorrat und RP 2 (freie RP 1).
    SM heben: SM 14 oder weniger, RP 3 (freie RP 2), in diesem Zug keine RP gehoben.
    RP heben: RP 35 oder weniger, SM 3, in diesem Zug keine SM gehoben.
    Kanonenboote: ein nicht gebautes oder beschädigtes Kanonenboot und RP 2 (freie RP 1).
    Bürgerwehr: weniger als zwei vorhandene Bürgerwehren und SM 2.
    Überfall: eine verfügbare reguläre Einheit und ein Banner mit Stärke 1 oder mehr.
    Ausfall: eine nach LK-6.6.3 zugelassene verfügbare Einheit, ein Banner mit Stärke 1 oder mehr und RP 2.
    Verteidigungsstellungen: eine verfügbare Truppeneinheit und eine Zone unter deiner Kontrolle außer dem Palast (mit der Option Palastbesatzung oder Option O2 zählt auch der Palast).
rule-LK-6-0-3 = Beträge sind ganzzahlig; ein Betrag, dessen Gewinn über das Ende der Leiste hinausginge, wird nicht angeboten (bei SM 14 nur +1).
rule-LK-6-0-4 = Ohne verfügbare Truppen wird keine der letzten drei Aktionen angeboten, und die Banner marschieren ungehindert weiter. Gefallene Anführer, verlorene Geschütze und fehlende Kanonenboote verhindern nie eine Aktion.
heading-LK-6-1 = Befestigungen ausbauen
rule-LK-6-1-1 = Kosten: 1 AP und dazu 1 RP je Zone; höchstens 4 Zonen (4 RP) je Zug.
rule-LK-6-1-2 = Die Zone muss unter deiner Kontrolle sein (LK-11.3) und darf noch keinen Verbesserungsmarker enthalten (nur eine Befestigungsstufe über der Anfangsstufe ist möglich).
rule-LK-6-1-3 = Lege in jede gewählte Zone einen Verbesserungsmarker (+1); der Vorrat an Markern ist die Grenze.
rule-LK-6-1-4 = Der Palast darf ausgebaut werden, doch das hilft in keinem Kampf, solange er nicht besetzt werden darf (LK-6.7.6); der Marker kann nur für Karte 8 hergegeben werden. Zareba weist darauf hin.
heading-LK-6-2 = Stadtmoral heben oder Ressourcenpunkte heben
rule-LK-6-2-1 = SM heben: 1 AP, 2 RP je +1 SM, höchstens 4 RP je Zug (also +1 oder +2 SM).
rule-LK-6-2-2 = RP heben: 1 AP, 2 SM je +1 RP, höchstens 4 SM je Zug (also +1 oder +2 RP).
rule-LK-6-2-3 = In einem Zug ist nur eines von beiden möglich.
heading-LK-6-3 = Bürgerwehr aufstellen
rule-LK-6-3-1 = 1 AP und 1 SM für eine oder zwei Bürgerwehr-Einheiten (gleicher Preis); nie gibt es mehr als zwei Bürgerwehren zugleich.
rule-LK-6-3-2 = Sie kommen zu den verfügbaren Truppen und können sofort zur Verteidigung eingesetzt werden. Vernichtete Bürgerwehren können erneut aufgestellt werden; andere Truppen kehren nie zurück.
heading-LK-6-4 = Kanonenboote bauen / reparieren
rule-LK-6-4-1 = 1 AP für die ganze Aktion; Bauen (1 RP je Stein) und Reparieren (1 RP je beschädigtem Stein) sind beliebig kombinierbar.
rule-LK-6-4-2 = Höchstens 3 Kanonenboote sind im Spiel. Ein zerstörtes Kanonenboot verlässt das Spiel und senkt diese Zahl auf Dauer (der Vorrat beträgt 3 Steine).
rule-LK-6-4-3 = Gebaute und reparierte Kanonenboote sind sofort verfügbar.
heading-LK-6-5 = Überfall
rule-LK-6-5-1 = Kosten: 1 AP, keine RP.
rule-LK-6-5-2 = Ziel: ein Banner in beliebiger Zone, desorganisiert oder nicht; seine Stärke muss mindestens 1 sein.
rule-LK-6-5-3 = Teilnehmer, alle verfügbar: genau 1 reguläre Infanterieeinheit, ein- oder zweistufig; auf Wunsch 1 Anführer; auf Wunsch 1 leichtes Geschütz; beliebig viele Kanonenboote, aber nur, wenn das Ziel in einer Nilufer-Zone steht. Keine Bürgerwehr, keine schweren Geschütze.
rule-LK-6-5-4 = Wirf 2W6. Summe = 2W6 + Überfallwerte von Infanterie, Anführer, leichtem Geschütz und jedem Kanonenboot + Leisten-WM + Ereignis-WM - halbe Stärke des Ziels (aufgerundet).
rule-LK-6-5-5 = Suche die Summe in der Ergebnistabelle AOT.2 (LK-12.2) und führe die Zeile in dieser Reihenfolge aus: RP, SM, Stärke, desorganisiert, dann Verluste: Anführer, Truppen, Geschütze, Kanonenboote.
rule-LK-6-5-6 = Danach: Überlebende Infanterie und Geschütze sind benutzt; ein unverletzter Anführer und unbeschädigte Kanonenboote sind wieder verfügbar (sie können in diesem Zug noch einmal eingesetzt werden); ein verwundeter Anführer kommt zu den verwundeten, beschädigte Kanonenboote kommen zu den beschädigten.
rule-LK-6-5-7 = Das Ergebnis gilt auch, wenn die ganze Infanterie verloren geht; die übrigen Teilnehmer kehren trotzdem heim. Ein Überfall oder Ausfall bewegt keine eigene Einheit auf der Karte und besetzt keine Zone.
heading-LK-6-6 = Ausfall
rule-LK-6-6-1 = Kosten: 1 AP und 1 RP.
rule-LK-6-6-2 = Ziel: ein Banner, wie in LK-6.5.2.
rule-LK-6-6-3 = Teilnehmer, alle verfügbar: 1 bis 3 Infanterieeinheiten, jede entweder eine zweistufige reguläre (Ägypter, Sudanesen, Baschi-Bosuks) oder eine einstufige ägyptische oder sudanesische. Einstufige Baschi-Bosuks und Bürgerwehren dürfen nicht mit.
rule-LK-6-6-4 = Höchstens 1 Anführer. Beliebig viele Kanonenboote, wenn das Ziel in einer Nilufer-Zone steht. Höchstens so viele leichte Geschütze wie Infanterieeinheiten. Schwere Geschütze nur, wenn mindestens ein Kanonenboot teilnimmt.
rule-LK-6-6-5 = Wirf 2W6. Summe = 2W6 + Ausfallwerte aller Einheiten + Leisten-WM (nach dem Bezahlen) + Ereignis-WM - volle Stärke des Ziels.
rule-LK-6-6-6 = Ergebnistabelle AOT.3 (LK-12.3); führe aus: RP, SM, Stärke, Rückzug, desorganisiert, dann Verluste: Anführer, Truppen, Geschütze, Kanonenboote.
rule-LK-6-6-7 = Danach wie in LK-6.5.6 und LK-6.5.7.
rule-LK-6-6-8 = Ein Rückzug folgt LK-7.2.8. Die verlassene Zone ist sofort unter deiner Kontrolle: Sie kann mit den Verteidigungsstellungen desselben Zuges besetzt werden. Auch ein Banner, dessen Stärke auf 0 fällt, führt den Rückzug seiner Zeile noch aus.
heading-LK-6-7 = Verteidigungsstellungen
rule-LK-6-7-1 = Kosten: 1 AP, keine RP. Alle Aufstellungen des Zuges gehören zu dieser einen Aktion.
rule-LK-6-7-2 = Je Zone unter deiner Kontrolle: bis zu 4 Truppeneinheiten (beliebige Arten), höchstens 1 Anführer, beliebig viele Geschütze und in Nilufer-Zonen beliebig viele Kanonenboote; alle müssen verfügbar sein.
rule-LK-6-7-3 = Beliebig viele Zonen dürfen besetzt werden, auch mehrere auf einem Weg.
rule-LK-6-7-4 = Anführer, Geschütze und Kanonenboote allein halten kein Banner auf; in einer Zone ohne Truppen lässt Zareba sie nicht zu, außer eine Option erlaubt es.
rule-LK-6-7-5 = Anführer und Kanonenboote, die in diesem Zug schon eingesetzt waren, dürfen aufgestellt werden, wenn sie wieder verfügbar sind.
rule-LK-6-7-6 = Im Palast dürfen keine Einheiten aufgestellt werden, außer mit der Option Palastbesatzung oder Option O2 (Letztes Gefecht, LK-10.3).
rule-LK-6-7-7 = Rat: Behalte ab Zug 2 in jedem Zug einen AP für diese Aktion zurück.
rule-LK-6-7-8 = Eine Einheit steht nur in einer Zone. Die Aktion endet, wenn du die ganze Aufstellung bestätigst; bis dahin darfst du sie ändern. Mindestens eine Truppeneinheit muss aufgestellt werden.
heading-LK-7 = Banneraktivierungsphase
heading-LK-7-1 = Aktivierung und Bewegung
rule-LK-7-1-1 = Ziehe die oberste Bannerkarte; aktiviere ihre Banner von links nach rechts, eines vollständig vor dem nächsten.
rule-LK-7-1-2 = Ein desorganisiertes Banner oder eines mit Stärke 0 tut nichts.
rule-LK-7-1-3 = Ein aktives Banner zieht in die nächstniedrigere Zone seines Weges, solange dort keine deiner Truppen stehen, und das in derselben Aktivierung immer wieder.
rule-LK-7-1-4 = Betritt ein Banner beim Vorrücken eine Zone: Setze den Marker dorthin; ist es der Palast, ist das Spiel verloren; entferne einen Verbesserungsmarker; ist es eine Schlüsselzone, SM -1. Das gilt auch für unverteidigte Zonen, eine nach der anderen.
rule-LK-7-1-5 = Stehen in der nächsten Zone Truppen, hält das Banner an, wo es ist, und greift sie an (LK-7.2). Ein Angriff je Aktivierung; danach endet seine Bewegung, gleich wie er ausgeht.
rule-LK-7-1-6 = Ein Banner in Zone 2 hat nur noch den Palast vor sich: Wird es aktiviert, betritt es ihn, und das Spiel ist verloren. Eine andere Zone seines Weges kontrollierst du nicht. Aufhalten lässt es sich nur vor der Banneraktivierungsphase: indem es desorganisiert oder auf Stärke 0 gebracht wird (durch eine Aktion oder ein Ereignis) oder so zurückgedrängt wird, dass Zone 2 wieder mit Truppen besetzt werden kann; oder seine Farbe steht nicht auf der Karte. Das folgt aus LK-6.7.6.
rule-LK-7-1-7 = Kein Banner entscheidet etwas, und keine Karte nennt ein Banner zweimal; ein Banner wird also höchstens einmal je Zug aktiviert. Banner beeinflussen einander nicht.
rule-LK-7-1-8 = Mit der Option Palastbesatzung oder Option O2 (Letztes Gefecht): Truppen im Palast werden von einem Banner aus Zone 2 jedes Weges angegriffen wie Truppen anderswo (Befestigungsstufe des Palastes 1, mit Marker 2); rückt es vor, ist das Spiel verloren.
heading-LK-7-2 = Ablauf der Verteidigung
rule-LK-7-2-1 = Wirf 2W6.
rule-LK-7-2-2 = Addiere die Verteidigungswerte aller Truppen, des Anführers, der Geschütze und der Kanonenboote in der Zone.
rule-LK-7-2-3 = Addiere die aktuelle Befestigungsstufe der Zone.
rule-LK-7-2-4 = Du darfst jetzt genau 1 RP für +1 bezahlen (einmal je Angriff). Die Würfel sind schon bekannt. Die Zahlung senkt die RP, bevor ihr Stand abgelesen wird; bei RP 31, 21 und 11 bringt sie deshalb nichts. Bei RP 1 ist sie nicht möglich (LK-6.0.1). Mit Option O3 (Nebel des Krieges) entscheidest du vor dem Wurf der 2W6.
rule-LK-7-2-5 = Addiere den Leisten-WM und den Ereignis-WM.
rule-LK-7-2-6 = Ziehe die volle Stärke des Angreifers ab.
rule-LK-7-2-7 = Suche die Summe in der Ergebnistabelle AOT.1 (LK-12.1) und führe aus: SM, Stärke, Rückzug, dann Verluste: Anführer, Truppen, Geschütze, Kanonenboote, dann Vorrücken.
rule-LK-7-2-8 = Vorrücken: Das Banner betritt die Zone (LK-7.1.4) und hält an. Rückzug: Es geht eine Zone zurück; aus Zone 6 bewegt es sich nicht. Ein Rückzug aus einer Schlüsselzone heraus bringt SM +1; ein Rückzug in eine Schlüsselzone hinein ändert nichts, denn sie gehörte schon dem Feind (LK-11.9). In der Zone hinter einem Banner stehen nie eigene Einheiten (LK-11.3).
rule-LK-7-2-9 = Die Verteidiger einer verlorenen Zone ziehen ab: Truppen und Geschütze sind benutzt, der Anführer ist verfügbar oder verwundet, Kanonenboote sind verfügbar oder beschädigt.
rule-LK-7-2-10 = Werden durch Verluste alle Truppen der Zone vernichtet, rückt das Banner ebenfalls vor, außer wenn die Zeile einen Rückzug verlangt (auch einen, der wegen Zone 6 ausbleibt) oder seine Stärke nun 0 ist. Anführer, Geschütze und Kanonenboote ziehen in jedem Fall nach LK-7.2.9 ab. Mit einer Option rückt das Banner nur vor, wenn seine Zeile es sagt.
rule-LK-7-2-11 = Verteidiger, die standhalten, bleiben bis zur Aufräumphase.
heading-LK-7-3 = Die 12 Bannerkarten: 1 Schwarz; 2 Weiß; 3 Rot; 4 Grün; 5 Schwarz, Weiß; 6 Rot, Grün; 7 Schwarz, Rot; 8 Weiß, Grün; 9 Grün, Schwarz; 10 Rot, Weiß; 11 Weiß, Grün, Schwarz; 12 Schwarz, Weiß, Rot, Grün
heading-LK-8 = Aufräumphase
rule-LK-8-1 = Entferne alle Marker „desorganisiert“.
rule-LK-8-2 = Alle Truppen und Geschütze (benutzt oder auf der Karte) werden wieder verfügbar. Auch Anführer und unbeschädigte Kanonenboote auf der Karte werden wieder verfügbar.
rule-LK-8-3 = Verwundete Anführer, deren Stein schon in einem früheren Zug auf den Kopf gestellt wurde, werden wieder verfügbar.
rule-LK-8-4 = Stelle die Steine der in diesem Zug verwundeten Anführer auf den Kopf. (Ein in Zug N verwundeter Anführer fehlt in Zug N+1 und ist in Zug N+2 verfügbar.)
rule-LK-8-5 = Mische die gespielte Bannerkarte zurück: In jedem Zug wird aus allen 12 Karten gezogen.
rule-LK-8-6 = RP -1 (Unterhalt). Liegen die RP nun unter 1, ist das Spiel verloren.
rule-LK-8-7 = Prüfe auf Sieg (LK-9.1); sonst rückt der Zugmarker weiter.
rule-LK-8-8 = Zug 1 durchläuft dieselben Schritte; es gibt nur keine Bannerkarte zurückzumischen. Ereignismodifikatoren „in diesem Zug“ enden mit LK-8.1. Ein Banner mit Stärke 0 bleibt untätig, auch wenn LK-8.1 seinen Marker entfernt.
heading-LK-9 = Sieg und Niederlage
rule-LK-9-1 = Sieg: bei LK-8.7 des Zuges, den der Entsatzmarker zeigt (anfangs 12; Ereignisse können ihn vorziehen), oder jedes späteren Zuges, wenn das Spiel nicht verloren ist. Rückt ein Ereignis den Marker auf den laufenden oder einen früheren Zug, kommt der Sieg am Ende des laufenden Zuges.
rule-LK-9-2 = Sofortige Niederlage, geprüft nach jeder Änderung: Ein Banner betritt den Palast; RP unter 1; SM unter 1.
rule-LK-9-3 = Bewertung nach einer Niederlage, nach dem letzten ganz abgeschlossenen Zug: Zug 11 (Dezember 1884) „ehrenvolle Niederlage“; Zug 10 (November) „recht gute Arbeit“; Zug 9 (Oktober) „nicht übel“; Zug 8 (September) „ein Schreibtisch in London“. Für früher nennt das Regelheft keine Bewertung; wir ergänzen eine.
rule-LK-9-4 = Reihenfolge der Endbedingungen: Änderungen werden einzeln in der Reihenfolge der Regeln ausgeführt; die erste, die LK-9.2 erfüllt, beendet das Spiel sofort und gilt als Ursache; alles Weitere entfällt, und es wird nicht mehr gewürfelt. Ein Banner, dessen Marsch durch eine Schlüsselzone die SM auf 0 bringt, gewinnt also durch die SM, noch bevor es den Palast sieht, und der Unterhalt (LK-8.6) kann das Spiel selbst in dem Zug kosten, in dem der Entsatz eintreffen soll. Ein Gewinn in derselben Zeile oder auf derselben Karte rettet dich nur, wenn er zuerst ausgeführt wird.
rule-LK-9-5 = Ein Zug ist abgeschlossen, wenn LK-8.7 erreicht ist: Eine Niederlage durch den Unterhalt von Zug N wird wie N - 1 bewertet. Ein Entsatzmarker auf einem schon vergangenen Zug braucht keine Sonderregel: Es zählt, ob der laufende Zug den Marker erreicht oder überschritten hat.
heading-LK-10 = Optionen
rule-LK-10-1-1 = Löwenjunges (leichter): SM 15 und RP 36 beim Aufbau.
rule-LK-10-1-2 = König der Löwen (schwerer): Stärken Schwarz 10, Weiß 10, Rot 8, Grün 8; SM und RP wie normal.
rule-LK-10-2 = Ohne Ereignisse: Die Ereignisphase entfällt; 3 AP in jedem Zug. Der Entsatzmarker bleibt dann auf 12, und die Stärken wachsen nie.
rule-LK-10-3 = Das Blatt mit den Zusatzregeln liegt uns nicht vor. Unsere Vorschläge sind anfangs alle ausgeschaltet.
    Option O1 Gordon im Feld: Gordon ist von Anfang an verfügbar; Werte X/X/+2 (nur Verteidigung). „Gefallen“ in der Anführertabelle ist die sofortige Niederlage; „verwundet“ kostet SM -1, und er zählt als verwundet.
    Option O2 Letztes Gefecht: Im Palast dürfen eine Truppeneinheit und ein Anführer stehen, keine Geschütze und keine Kanonenboote (LK-7.1.8; Wirkung nicht ausgemessen).
    Option O3 Nebel des Krieges: Der RP in der Verteidigung muss vor dem Wurf bezahlt werden.
    Option O4 Launisches Glück: Gespielte Ereigniskarten werden zurückgemischt (LK-5.11).
heading-LK-11 = Begriffe
rule-LK-11-3 = Kontrolle: Du kontrollierst jede Zone eines Weges, deren Nummer niedriger ist als die der Zone des Banners; die Zone des Banners selbst und alle höheren gehören dem Feind. Zone 1 gehört immer dir, bis das Spiel verloren ist.
rule-LK-11-4 = Zustände der Banner: aktiv oder desorganisiert. Die Stärke fällt nie unter 0; bei 0 gilt das Banner als desorganisiert, bis seine Stärke wieder mindestens 1 ist (nur Ereignisse erhöhen sie).
rule-LK-11-5 = Eigene Einheiten bewegen sich nicht auf den Wegen; sie werden direkt aufgestellt.
rule-LK-11-9 = Schlüsselzonen: SM -1, wenn ein Banner dir eine nimmt (in sie vorrückt), SM +1, wenn sie wieder unter deine Kontrolle kommt (das Banner weicht aus ihr in eine Zone mit höherer Nummer zurück). Nur ein Wechsel der Kontrolle zählt: Ein Banner, das aus einer Schlüsselzone weiterzieht oder in eine schon durchschrittene zurückfällt, ändert die SM nicht.
rule-LK-11-11 = Stufenverluste: Du verteilst sie auf die beteiligten Truppen. Solange eine beteiligte Einheit zwei Stufen hat, muss die nächste Stufe von einer zweistufigen Einheit kommen; danach von einstufigen, die damit vernichtet sind. Verluste über die vorhandenen Stufen hinaus verfallen.
rule-LK-11-12 = Verlorene Geschütze kommen aus dem Spiel; du wählst, welche der eingesetzten es sind; Verluste über die Zahl der eingesetzten hinaus verfallen.
rule-LK-11-13 = Gefallene Anführer kommen aus dem Spiel; für verwundete gilt LK-8.3/8.4. Kanonenboote: ein Wurf je eingesetztem Kanonenboot; „zerstört“ entfernt es aus dem Spiel.
heading-LK-12 = Tabellen
rule-LK-12-1 = Ergebnistabelle AOT.1, Verteidigung. Die Zahlen nach „Verluste“ sind in allen drei Ergebnistabellen die WM für den 1W6-Wurf auf die Verlusttabellen (LK-12.4), in der Reihenfolge Anführer / Truppen / Geschütze / Kanonenboote; „kein“ heißt: kein Wurf. Gewürfelt wird nur für Arten von Einheiten, die teilnehmen.
    D1 Gemetzel (0 oder weniger): Das Banner rückt vor; SM -1; Verluste -2 / -2 / -2 / -2.
    D2 Überrannt (1-2): Das Banner rückt vor; Verluste -1 / -1 / -1 / -1.
    D3 Zurückgedrängt (3-4): Das Banner rückt vor; Verluste 0 / 0 / 0 / 0.
    D4 Teuer gehalten (5-8): Das Banner rückt nicht vor; Verluste 0 / 0 / +1 / +1.
    D5 Gehalten (9-10): Das Banner rückt nicht vor; Verluste +1 / +1 / +2 / +2.
    D6 Abgewehrt (11-12): Das Banner rückt nicht vor und verliert 1 Stärke; Verluste +2 / +2 / +3 / +3.
    D7 Zurückgeworfen (13 oder mehr): Das Banner rückt nicht vor, verliert 1 Stärke und weicht eine Zone zurück; Verluste +3 / +3 / kein / kein.
rule-LK-12-2 = Ergebnistabelle AOT.2, Überfall. Verluste wie in LK-12.1 erklärt.
    R1 Katastrophe (2 oder weniger): SM -1; Verluste -2 / -2 / -2 / -2.
    R2 Fehlschlag (3-5): Verluste 0 / 0 / 0 / 0.
    R3 Ergebnislos (6-7): Verluste +1 / +1 / kein / +1.
    R4 Kleiner Erfolg (8-9): RP +1; Verluste +2 / +2 / kein / +2.
    R5 Erfolg (10-12): RP +2; Verluste +3 / +3 / kein / +3.
    R6 Großer Erfolg (13-14): RP +2; das Banner ist desorganisiert; Verluste +3 / +3 / kein / +3.
    R7 Triumph (15 oder mehr): RP +3; SM +1; das Banner verliert 1 Stärke und ist desorganisiert; Verluste kein / +4 / kein / kein.
rule-LK-12-3 = Ergebnistabelle AOT.3, Ausfall. Verluste wie in LK-12.1 erklärt.
    S1 Katastrophe (3 oder weniger): SM -1; Verluste -3 / -3 / -3 / -3.
    S2 Niederlage (4-6): Verluste -2 / -2 / -2 / -2.
    S3 Ausfall zurückgeschlagen (7-9): Verluste 0 / -1 / 0 / 0.
    S4 Teurer Erfolg (10-11): Das Banner verliert 1 Stärke; Verluste +1 / 0 / +1 / +1.
    S5 Glänzender Sieg (12-13): Das Banner verliert 1 Stärke und weicht eine Zone zurück; Verluste +2 / +1 / +2 / +1.
    S6 Triumph (14 oder mehr): SM +1; das Banner verliert 2 Stärke, weicht eine Zone zurück und ist desorganisiert; Verluste +2 / +1 / +2 / +1.
rule-LK-12-4 = Verlusttabellen, modifizierter Wurf mit 1W6.
    Anführer: 1 oder weniger gefallen, 2-3 verwundet, 4 oder mehr unverletzt.
    Truppen: 1 oder weniger drei Stufen, 2-3 zwei Stufen, 4-5 eine Stufe, 6 oder mehr kein Verlust.
    Geschütze: 2 oder weniger zwei Geschütze, 3-4 ein Geschütz, 5 oder mehr kein Verlust.
    Kanonenboote (jedes einzeln): 1 oder weniger zerstört, 2-3 beschädigt, 4 oder mehr kein Schaden.
heading-LK-13 = Reihenfolge von Würfeln und Karten (zum Nachspielen und Nachprüfen)
rule-LK-13-1 = Aufbau: zuerst den Ereignisstapel mischen (nicht in der Variante ohne Ereignisse), dann den Bannerstapel.
rule-LK-13-2 = Ereignis: zuerst die Würfe der Wirkungen in der aufgedruckten Reihenfolge, dann die zufälligen AP.
rule-LK-13-3 = Überfall, Ausfall, Verteidigung: zwei Würfel für die 2W6, dann je einer für Anführer, Truppen und Geschütze und einer je Kanonenboot; für eine Art, die nicht teilnimmt oder keinen WM hat, wird nicht gewürfelt.
rule-LK-13-4 = „Zufälliges Banner“: eine Ziehung mit gleichen Chancen unter Schwarz, Weiß, Rot, Grün (in dieser Reihenfolge 0-3 nummeriert), immer unter allen vieren, gleich in welchem Zustand. Es ist eine Ziehung wie bei einer Karte, kein Würfelwurf.
rule-LK-13-5 = Entscheidungen des Spielers fallen zwischen den Würfen genau dort, wo die Regeln sie vorsehen (der RP nach den 2W6; die Wahl von Stufen und Geschützen nach ihrem Wurf und vor dem nächsten).
rule-LK-13-6 = Eine sofortige Niederlage beendet die Zeile: Es wird nicht mehr gewürfelt (LK-9.4).
heading-LK-14 = Entscheidungen, nach denen Zareba fragt
rule-LK-14-1 = Vor dem Aufbau: Schwierigkeit (Löwenjunges, normal, König der Löwen), Variante ohne Ereignisse, Optionen O1-O4.
rule-LK-14-2 = Karte 7: Stewart schicken oder behalten. Keine Frage, wenn das Ereignis nicht eintritt.
rule-LK-14-3 = Karte 8: welcher Verbesserungsmarker entfernt wird. Keine Frage, wenn nur einer auf der Karte liegt; liegt keiner dort, SM -1.
rule-LK-14-4 = Karte 11: welche reguläre Einheit (Art; zweistufige zuerst) die Stufe verliert. Keine Frage, wenn nur eine Art in Betracht kommt.
rule-LK-14-5 = Karte 12: 0, 1 oder 2 Zonen für kostenlose Verbesserungsmarker. Keine Frage, wenn es keinen Marker oder keine Zone gibt.
rule-LK-14-6 = Karte 14: RP -2 oder SM -2. Keine Frage, wenn das Ereignis nicht eintritt.
rule-LK-14-7 = Karte 16: welches Banner desorganisiert wird.
rule-LK-14-8 = Aktionsphase, nach jeder Aktion erneut: nächste Aktion (LK-6.0.2) oder Ende der Phase. Keine Frage, wenn kein AP mehr übrig ist oder keine Aktion angeboten wird.
rule-LK-14-9 = Befestigungen ausbauen: 1 bis 4 Zonen.
rule-LK-14-10 = SM heben, RP heben: +1 oder +2. Keine Frage, wenn nur +1 möglich ist.
rule-LK-14-11 = Kanonenboote: wie viele gebaut und wie viele repariert werden (zusammen mindestens eines). Keine Frage, wenn es nur eine Möglichkeit gibt.
rule-LK-14-12 = Bürgerwehr: eine oder zwei. Keine Frage, wenn es schon eine Bürgerwehr gibt.
rule-LK-14-13 = Überfall: Ziel; Infanterieeinheit; Anführer oder keiner; leichtes Geschütz oder keines; Zahl der Kanonenboote.
rule-LK-14-14 = Ausfall: Ziel; 1-3 Infanterieeinheiten; Anführer oder keiner; Zahl der leichten Geschütze; schweres Geschütz oder nicht; Zahl der Kanonenboote.
rule-LK-14-15 = Verteidigungsstellungen: welche Einheiten in welche Zonen kommen.
rule-LK-14-16 = Jeder Angriff auf eine verteidigte Zone: 1 RP für +1 bezahlen, ja oder nein; Zareba zeigt Summe und Zeile für beide Fälle (mit Option O3 vor dem Wurf: die Chancen). Keine Frage bei RP 1.
rule-LK-14-17 = Stufenverluste bei Ausfall oder Verteidigung: welche Einheit die nächste Stufe verliert, Stufe für Stufe (LK-11.11). Keine Frage, wenn die in Betracht kommenden Einheiten gleich sind oder alle Stufen verloren gehen.
rule-LK-14-18 = Geschützverluste: leichtes oder schweres Geschütz, eines nach dem anderen (LK-11.12). Keine Frage, wenn nur eine Art eingesetzt ist oder alle verloren gehen.
heading-LK-15 = Widersprüche und Lücken im Regelheft und die gewählte Lesart
rule-LK-15-1 = Das Weiße Banner hat im Beispiel zum Überfall Stärke 6, im Aufstellungsbeispiel desselben Zuges 8. Lesart: Anfangswert 8 (passt zu 10.1 und 6.7); das Beispiel zum Überfall gilt mit 6 als gegebener Lage.
rule-LK-15-2 = Durch den Überfall steigen die RP auf 29, das nächste Beispiel sagt aber 28. Lesart: 29 ist richtig, 28 ein Versehen.
rule-LK-15-3 = Am Ausfall nehmen zwei leichte Geschütze teil; später heißt es, „nur eines war eingesetzt“, also geht nur eines verloren. Lesart: Sind zwei eingesetzt, gehen beide verloren; der Satz belegt nur, dass Verluste durch das Eingesetzte begrenzt sind.
rule-LK-15-4 = 6.7 sagt, ein Grünes Banner würde bis „Zone 4“ vorrücken, wenn Grün 4 besetzt ist. Lesart: Zone 5.
rule-LK-15-5 = 4.1 bewegt den Zugmarker vor der Prüfung auf Sieg, 8.0 danach. Lesart: 8.0.
rule-LK-15-6 = Die Bürgerwehr (6.3) steht im Text vor den Kanonenbooten (6.4), in beiden Listen danach. Lesart: Die Listen entscheiden: erst Kanonenboote, dann Bürgerwehr.
rule-LK-15-7 = 10.2 sagt „Phase A nicht spielen“, obwohl die Phasen keine Buchstaben haben. Lesart: die Ereignisphase.
rule-LK-15-8 = 7.2 erwähnt den Verlust einer Schlüsselzone und das Entfernen des Markers nur bei verteidigten Zonen. Lesart: 11.9 gilt allgemein, also auch, wenn ein Banner kampflos einzieht.
rule-LK-15-9 = Ist Zone 1 der Palast oder eine Zone davor (2.1 gegen 11.5)? Lesart: der Palast selbst, allen Wegen gemeinsam.
rule-LK-15-10 = RP für +1 in der Verteidigung: vor oder nach dem Wurf? Lesart: danach (nach der wörtlichen Reihenfolge in 7.2); Option O3 ändert das.
rule-LK-15-11 = Darf der Palast besetzt werden? Nichts verbietet es, aber alle vier Wege treffen sich dort, und Geschütze dürfen unbegrenzt gestapelt werden; ein voller Stapel im Palast schlägt also alles. Lesart: nicht erlaubt; die Option Palastbesatzung ändert das. Ausgemessen in LK-17.
rule-LK-15-12 = Was geschieht mit gespielten Ereigniskarten? Lesart: ablegen, nicht zurückmischen; einmalige Karten spielen durch Karte 20 eine Rolle; Option O4 ändert das.
rule-LK-15-13 = Wohin gehen geschlagene Verteidiger, und was gilt, wenn bei einem Ergebnis „gehalten“ alle Truppen fallen? Lesart: LK-7.2.9, LK-7.2.10.
rule-LK-15-14 = Ein Ergebnis „desorganisiert“ in der Banneraktivierungsphase wäre sinnlos (es würde im selben Zug aufgehoben). Lesart: Die Ergebnistabelle AOT.1 enthält keines.
rule-LK-15-15 = Können desorganisierte Banner überfallen werden? Lesart: ja.
rule-LK-15-16 = Wortlaut von 6.6: „bis zu drei zweistufige Reguläre und/oder einstufige Ägypter oder Sudanesen“. Lesart: insgesamt drei Einheiten.
rule-LK-15-17 = Der WM der meisten Stände wird nicht genannt; die Beispiele belegen nur SM 6, 10, 11 und RP 16, 28, 31 (weder den Anfangsstand SM 12 noch RP 29 aus dem fortgesetzten Beispiel). Lesart: Gruppen von drei und von zehn Feldern, daraus erschlossen.
rule-LK-15-18 = Geschützverluste beim Überfall: Der kleine Erfolg nennt keine. Lesart: kein Wurf für Geschütze in dieser Zeile.
rule-LK-15-19 = In der Aufräumphase kehren nach 4.1 „benutzte“ Infanterie und Geschütze zurück, nach 8.0 „Truppen und Geschütze“; zu aufgestellten Anführern und Kanonenbooten wird nichts gesagt. Lesart: Alles kehrt zurück (LK-8.2).
rule-LK-15-20 = Schlüsselzonen: „Verlust der Kontrolle“ (2.1), „ein Banner rückt vor“ (7.2), „ist besetzt“ (11.9); was gilt, wenn ein Banner in eine zurückfällt? Lesart: Nur ein Wechsel der Kontrolle zählt (LK-11.9).
rule-LK-15-21 = 6.6 verlangt „mindestens eine“ reguläre Einheit und erlaubt so viele leichte Geschütze wie Infanterie; zählen schwere Geschütze dabei mit? Lesart: nein, nur leichte.
