# Was zu den Spielbeispielen und Bildern gesagt wird (data/examples.toml).  Zahlen kommen vom Tisch: eine
# Bildunterschrift hat keine eigenen.

charge = Eine Bewegung, die zum Angriff wird
charge-1 = Berittene Krieger stehen einer Linie Infanterie gegenüber und werden jetzt aktiviert.
charge-2 = Zuerst sagt man, was die Einheit tut und in welchem Gelände: Wer gutes Gelände ansagt, darf schwieriges nicht berühren.
charge-3 = Dann die Würfel: { $dice }. Jedes Element darf bis zu { $inches } Zoll weit gehen, in jede Richtung; Drehen kostet nichts.
charge-4 = Für jedes Element wird ein Weg gelegt. Ein Weg, der an der Front des Feindes endet, ist ein Angriff.
charge-5 = Berührung: Ein Nahkampf ist eröffnet. Gekämpft wird nach dem Schießen dieser Runde; beide Seiten bewegen sich nicht mehr.

volley = Eine Salve
volley-1 = Infanterie mit Musketen, und Krieger, die nahe herangekommen sind. Beide Seiten sagen geheim an, wer auf wen schießt.
volley-2 = Jedes Element zielt auf den nächsten Feind, auf den es schießen darf. Niemand muss schießen.
volley-3 = Entfernung { $inches } Zoll, die Waffe auf wirksamer Entfernung: { $dice } mit den Modifikatoren ist ein Verlust.
volley-4 = Der zweite Schuss: { $dice }, daneben.
volley-5 = Der dritte: { $dice }, ein Treffer. Ein Treffer kostet Ordnung, keine Leute.
volley-6 = Jeder Treffer und jeder Verlust ist ein Moralmarker: { $n } mehr, jetzt { $markers }. Jeder macht Schießen und Nahkampf schlechter.
volley-7 = Bei einem Verlust geht auch ein Element. Welches, entscheidet sein Spieler: Element { $which }.

melee = Eine Runde Nahkampf
melee-1 = Krieger haben Infanterie angegriffen, die { $markers } Moralmarker trägt. Zwei Einheiten in Berührung sind ein Kampf, wie viele Elemente sich auch berühren.
melee-2 = Nur die Angreifer würfeln: Würfel { $roll }, mit den Modifikatoren { $total }. Am schwersten wiegen die Marker der Verteidiger.
melee-3 = Die Zeile der Tabelle kostet die Verteidiger Ordnung: { $n } Marker mehr, jetzt { $markers }.
melee-4 = Und ein Element ist verloren, nach ihrer Wahl Element { $which }.
melee-5 = Außerdem müssen sie zu Beginn der nächsten Runde mit { $retreat } Würfeln weichen. Mit mehr Markern als erlaubt wird eine Einheit entfernt.

morale = Eine Salve, ein Test, eine Flucht
morale-1 = Krieger, schon erschüttert (Marker: { $markers }), stehen vor Gewehren; Freunde von ihnen sehen zu.
morale-2 = Eine Runde beginnt mit dem Sammeln: Würfel { $dice }. Nur eine Sechs nimmt einen Marker weg.
morale-3 = Die Salve hat getroffen: { $n } Marker mehr, jetzt { $markers }.
morale-4 = Einer der Schüsse war ein Verlust: Element { $which } geht. Ein verlorenes Element heißt Moraltest am Ende der Runde.
morale-5 = Der Test: Würfel { $roll }, nötig { $needed } oder mehr. Er misslingt, das sind zwei Marker mehr.
morale-6 = Jetzt hat die Einheit ({ $who }) mehr Marker, als sie tragen kann: Wer von ihr noch da ist, wird sofort entfernt.
morale-7 = Wer Freunde fliehen sieht, muss auch testen: Würfel { $roll }, nötig { $needed }. Hier wird standgehalten.

breach = Eine Bresche
breach-1 = Eine Belagerung: Infanterie hält ein Blockhaus, ein Geschütz steht vor seiner Wand. Durch die Wände kann niemand angegriffen werden.
breach-2 = Ein Geschütz darf statt auf Leute auf eine Wand schießen, die es sieht.
breach-3 = Würfel { $dice } für den Schuss; jeder Treffer würfelt noch einmal: { $rolls }. Ein solches Geschütz braucht { $needed } oder mehr.
breach-4 = Die Wand ist offen. Fußtruppen dürfen dort hinein und kämpfen, ohne dass die Wand dazwischen zählt.

arcs = Standflächen, Fronten, Schussfelder und Entfernungen
arcs-1 = Ein Teil des Tisches mit drei Einheiten; eine ist gewählt und zeigt, wohin sie schießen kann.
arcs-part-1 = Ein Element: eine Standfläche. Die Elemente einer Einheit bleiben nahe beieinander.
arcs-part-2 = Seine Front. Wer hinter der Linie der Rückkante steht, erreicht Flanke und Rücken.
arcs-part-3 = Wirksame Entfernung: der dunklere Teil des Schussfelds vor jedem Element.
arcs-part-4 = So weit reicht die Waffe, mit schlechterer Chance.
arcs-part-5 = Ein möglicher Schuss: die Sichtlinie und die Chance.
arcs-part-6 = Berittene haben tiefere Standflächen.
arcs-part-7 = Das Zeichen einer Einheit mit ihrem Buchstaben oder ihrer Nummer; daneben stehen ihre Moralmarker.
arcs-part-8 = Gelände: Dieser Wald gibt Deckung, nimmt die Sicht und ist schwierig zu begehen.
arcs-part-9 = Die Liste der Einheiten: die übrigen Elemente.
arcs-part-10 = Und der Zustand der Einheit: Marker, und was sie in dieser Runde getan hat.
