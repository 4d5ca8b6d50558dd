# Was zu den Spielbeispielen und Bildern gesagt wird (data/examples.toml).  Zahlen kommen vom Tisch: eine
# Bildunterschrift hat keine eigenen.

threats = Ein Einsatz füllt sich und schlägt fehl
threats-1 = Ein Einsatz hat begonnen. Das Niemandsland zeigt, welche Bedrohungen aktiv sind: Nacht { $night }, Granate { $shell }.
threats-2 = Wer am Zug ist, tut genau eine Sache; passen geht nicht. Hier wird eine Karte gespielt.
threats-3 = { $card } liegt jetzt im Niemandsland. Beide Symbole zählen: Granate ist { $shell }-mal aktiv.
threats-4 = Der nächste Soldat spielt { $card }. Hier ist noch nichts nahe an der Grenze.
threats-5 = { $card }: Jetzt ist Nacht { $night }-mal aktiv. Noch eine wäre zu viel; wer Nacht auf der Hand hat, sollte sich zurückziehen.
threats-6 = Mit { $night }-mal Nacht schlägt der Einsatz sofort fehl, zu oft aktiv: { $threats }.
threats-7 = Alle Karten des Niemandslands sind wieder im Bedrohungsstapel, jetzt { $trials }. Niemand hat ein Rückhaltplättchen gelegt.

trap = Eine Karte mit Falle
trap-1 = Ein Soldat hat eine Karte mit Falle. { $trials } Karten liegen verdeckt im Bedrohungsstapel.
trap-2 = Man kann sie spielen wie jede andere, aber niemand weiß, was folgt.
trap-3 = { $card } wird gespielt, und die Falle schnappt zu.
trap-4 = Die oberste Karte des Bedrohungsstapels wird aufgedeckt: { $card }. Auch das gilt als Spielzug desselben Soldaten.
trap-5 = Regen ist jetzt { $rain }-mal aktiv. Eine Falle auf der aufgedeckten Karte schnappt nicht noch einmal zu.

charm = Ein Glücksbringer
charm-1 = Regen ist { $rain }-mal aktiv: Eine dritte Karte damit ließe den Einsatz fehlschlagen.
charm-2 = Jeder Soldat hat einen Glücksbringer gegen eine Bedrohung, für ein einziges Mal. Ihn zu nutzen ist eine ganze Aktion.
charm-3 = { $card } verlässt das Niemandsland mit allen Symbolen. Regen: { $rain }. Die Soldatenkarte wird umgedreht.

speech = Ein Aufruf
speech-1 = Félix Moreau hat ein Aufrufplättchen. Was seine Kameraden auf der Hand haben, sieht sonst niemand.
speech-2 = Auch ein Aufruf ist eine Aktion. Er kostet das Plättchen.
speech-3 = Er nennt { $threat }. Alle anderen, die noch im Einsatz sind, dürfen eine Karte damit loswerden.
speech-4 = Alle antworten gleichzeitig und geheim. Abwerfen ist nicht spielen: Das Niemandsland füllt sich nicht.
speech-5 = { $card } kommt auf die Ablage statt ins Niemandsland.
speech-6 = Und { $card } ebenso. Der Redner selbst wirft nichts ab.

support = Rückzug und Rückhalt
support-1 = Ein neuer Einsatz beginnt. Charles Saulière trägt zwei Schwere Schläge, sein Glücksbringer ist verbraucht.
support-2 = Der Truppführer sagt, wie viele Karten jeder bekommt: Wenige wird man leichter los, aber der Bedrohungsstapel schrumpft langsam.
support-3 = { $n } Karten sind ausgeteilt; im Stapel bleiben { $left }.
support-4 = { $soldier } zieht sich mit seiner Karte auf der Hand zurück und legt ein Rückhaltplättchen verdeckt hin.
support-5 = Das Plättchen sagt, wen er stützt: den linken oder den rechten Nachbarn. Wer braucht es am meisten?
support-6 = Alle haben sich zurückgezogen, bevor eine Bedrohung zu viel wurde: Der Einsatz ist gelungen, und das Niemandsland ist für immer fort.
support-7 = Jetzt werden die Plättchen aufgedeckt: { $soldier } stützt { $receiver }. Das Plättchen geht an ihn über.
support-8 = { $soldier } hat mehr Plättchen bekommen als jeder andere. Bei Gleichstand erhielte niemand Rückhalt.
support-9 = Nach einem Erfolg darf er Schwere Schläge loswerden oder den Glücksbringer zurückerlangen. Er legt ab: { $card }.

morale = Der Moralverlust
morale-1 = Ein Einsatz ist fehlgeschlagen. { $hands } Karten sind noch auf den Händen, im Bedrohungsstapel liegt { $trials }.
morale-2 = So viele Karten, wie alle auf der Hand haben, wandern vom Moralstapel auf den Bedrohungsstapel: { $n }. Es bleiben { $left }; ist der Moralstapel leer, ist das Spiel verloren.
morale-3 = Der Bedrohungsstapel ist auf { $trials } gewachsen. { $soldier } gibt die Führung ab und nimmt dafür ein Aufrufplättchen.
morale-4 = { $soldier } führt den nächsten Einsatz. Die Karten auf den Händen bleiben dort.

board = Der Tisch und seine Teile
board-1 = Der Tisch während eines Einsatzes, von einem Platz aus gesehen: Die eigene Hand liegt offen, alle anderen sind verdeckt.
board-part-1 = Was an Bedrohungen noch kommt. Sind der Stapel und alle Hände leer, ist Frieden.
board-part-2 = Der Moralstapel. Ist er leer, ist das Denkmal sichtbar und das Spiel verloren.
board-part-3 = Wie oft jede Bedrohung aktiv ist, und wie viel zu viel ist.
board-part-4 = Das Niemandsland: die in diesem Einsatz gespielten Bedrohungskarten.
board-part-5 = Eine Bedrohungskarte: ihre Symbole, und hier eine Falle.
board-part-6 = Ein Schwerer Schlag: Er kommt nicht ins Niemandsland, sondern bleibt vor dem Soldaten liegen.
board-part-7 = Ein Rückhaltplättchen: der Nachbar, den es stützen wird.
board-part-8 = Ein Soldat; die Fahne zeigt den Truppführer, das Schild, ob er noch im Einsatz ist.
board-part-9 = Sein Glücksbringer, und gegen welche Bedrohung er hilft.
board-part-10 = Ein Aufrufplättchen.
board-part-11 = Die Zeichen seiner Schweren Schläge. Bei zu vielen haben alle verloren.
board-part-12 = Was alle angeht: die Karten auf allen Händen und die übrigen Aufrufplättchen.
