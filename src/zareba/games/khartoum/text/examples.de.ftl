# Was zu den Spielbeispielen und Bildern gesagt wird (data/examples.toml).  Zahlen kommen vom Tisch: eine
# Bildunterschrift hat keine eigenen.

actions = Die Aktionen eines Zuges
actions-1 = Ein Zug beginnt mit { $ap } Aktionspunkten (AP), { $rp } Ressourcenpunkten (RP) und Stadtmoral (SM) { $cm }.
actions-2 = Jede Aktion kostet zuerst AP: { $ap } bleiben.
actions-3 = { $zone }: hier wird befestigt. Das kostet auch RP: { $rp } bleiben.
actions-4 = Die Reihenfolge der Aktionen ist fest: Was in der Liste weiter vorn steht, wird in diesem Zug nicht mehr angeboten.
actions-5 = Ressourcen werden zu Moral: SM { $cm }, RP { $rp }.
actions-6 = Was du nicht ausgibst, verfällt: { $ap } AP.

raid = Ein Überfall am Nilufer
raid-1 = Das Weiße Banner steht mit Stärke { $strength } am Nil, also dürfen deine { $gunboats } Kanonenboote mitkommen.
raid-2 = Das Ziel ist irgendein Banner, das noch Stärke hat, wo immer es steht.
raid-3 = Eine reguläre Infanterieeinheit geht in jedem Fall; ein Anführer, ein leichtes Geschütz und Kanonenboote, wenn du willst.
raid-4 = Die Würfel ({ $dice }), die Überfallwerte und die Stufen von SM und RP, abzüglich der halben Stärke des Banners: { $total }. Die Tabelle sagt: { $row }.
raid-5 = Die Zeile wird der Reihe nach ausgeführt; hier bringt sie RP, jetzt { $rp }.
raid-6 = Dann wird für alle, die dabei waren, um Verluste gewürfelt, Art für Art. { $unit }: Der Spielstein geht mit einer Stufe weiter.
raid-7 = Infanterie und Geschütze sind jetzt benutzt. Der Anführer und die Kanonenboote kamen heil zurück und sind wieder verfügbar.

march = Ein Banner marschiert durch leere Zonen
march-1 = Das Rote Banner wird in Zone { $at } seines Weges aktiviert. Bürgerwehren und ein leichtes Geschütz stehen am Blauen Nil; die Zonen davor sind leer.
march-2 = Niemand verteidigt { $zone }: Das Banner rückt ein und hält dort nicht an.
march-3 = Auch { $zone } ist leer. Es ist noch immer dieselbe Aktivierung.
march-4 = { $zone }: Befestigungen ohne Truppen halten niemanden auf.
march-5 = Das Fort war eine Schlüsselzone (Stern). Das kostet Stadtmoral: jetzt { $cm }.
march-6 = Nur Truppen halten ein Banner auf. Von da, wo es steht, greift es ein einziges Mal an: { $zone }.
march-7 = Nach der Zeile hielt die Zone, doch die Verluste nahmen die letzten Truppen: { $zone }. Geschütze allein halten nichts.
march-8 = So rückt das Banner doch ein: { $zone }. Wird es wieder aktiviert, ist es im Palast.

attack = Ein Banner greift eine Besatzung an
attack-1 = Fort Omdurman hat mit seinem Ausbau Stufe { $fort } und eine Besatzung. Das Schwarze Banner davor hat Stärke { $strength }.
attack-2 = In der nächsten Zone stehen Truppen, also bleibt { $banner_the } stehen und greift an.
attack-3 = Zuerst die Würfel: { $dice }. Du kennst sie, bevor du etwas entscheidest.
attack-4 = Jetzt kann ein Ressourcenpunkt einen weiteren Punkt kaufen. Du hast { $rp }. Neben den Antworten steht, wohin jede führt.
attack-5 = Verteidigungswerte, Befestigung und der bezahlte Punkt kommen dazu, die volle Stärke { $strength } des Banners geht ab: { $total }. Die Tabelle sagt: { $row }.
attack-6 = Um Verluste wird Art für Art gewürfelt, zuerst für den Anführer: Würfel { $die }, Summe { $total }.
attack-7 = { $zone } ist gehalten. Ein Angriff beendet die Aktivierung, wie immer er ausgeht; die Verteidiger bleiben bis zur Aufräumphase.

relief = Der letzte Tag der Belagerung
relief-1 = Es ist Zug { $turn }, und der Entsatz wird in Zug { $relief } erwartet. Die Stadt hat noch { $rp } RP und eine einzige besetzte Zone.
relief-2 = Nichts ist seinen Preis mehr wert: Die Aktionsphase wird beendet.
relief-3 = Die Karte sagt, wer zieht: { $banners }. Alle anderen Banner stehen still.
relief-4 = Niedrige Moral und leere Lager drücken die Würfel: { $total }. Die Tabelle sagt: { $row }.
relief-5 = { $banner_the } rückt neben den Palast vor: { $zone }; doch nach einem Angriff zieht es nicht weiter.
relief-6 = Aufräumphase: Nach dem Unterhalt bleiben { $rp } RP. Wäre nichts mehr da, wäre das Spiel selbst jetzt noch verloren.
relief-7 = Zug { $turn } ist der des Entsatzmarkers, und der Palast steht: Das Spiel ist gewonnen.

board = Der Tisch und seine Teile
board-1 = Der ganze Tisch mitten in einer Partie: Die vier Wege führen zum Palast in der Mitte.
board-part-1 = Die Zugleiste; der Dampfer zeigt den Zug, in dem der Entsatz erwartet wird.
board-part-2 = Die Aktionspunkte dieses Zuges.
board-part-3 = Die Stadtmoral; neben der Zahl steht, was sie im Kampf ausmacht. Unter eins ist das Spiel verloren.
board-part-4 = Die Ressourcenpunkte, ebenso.
board-part-5 = Ein Banner mit seiner Stärke, auf seinem eigenen Weg.
board-part-6 = Eine Besatzung, mit der Chance, dass sie hält.
board-part-7 = Eine Zone mit ihrer Nummer auf dem Weg: Ein Quadrat mit doppelter Linie ist ein Fort, ein Stern eine Schlüsselzone, Wellen das Nilufer, Ziegel ihre Befestigung.
board-part-8 = Der Palast: Ein Banner, das ihn betritt, gewinnt.
board-part-9 = Die Felder: was verfügbar, benutzt, verwundet oder beschädigt ist.
board-part-10 = Ein Spielstein: Seine Punkte sind seine Stufen; unten stehen die Werte für Überfall, Ausfall und Verteidigung.
board-part-11 = Die Ereigniskarte dieses Zuges: ihre Wirkung und ihre Aktionspunkte.
board-part-12 = Die Bannerkarte: wer aktiviert wird, von links nach rechts.
