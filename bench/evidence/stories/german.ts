export const german = `
== tune | 2026-11-16 | Matthias Zimmermann | Fathom Freight | Jonas Reuter
greet: Guten Tag Herr Zimmermann, | Hallo Herr Zimmermann,
open: vielen Dank für das offene Gespräch. | ich bin unsere Notizen noch einmal durchgegangen. | heute komme ich auf einen Punkt zurück, der liegen geblieben ist.
ask: Passt Ihnen ein kurzes Telefonat in der kommenden Woche? | Wäre das für Sie ein sinnvoller erster Schritt? | Darf ich Ihnen dazu eine Seite zusammenstellen?
close: Viele Grüße\\nJonas Reuter
* c1 call 2026-11-03 Erstgespräch: Herr Zimmermann will das Kundenportal bis zum 1. März live haben. Budget 60.000 bis 70.000 Euro. Die Hälfte der Support-Tickets betrifft das Login, rund 480 im Monat.
* e1 email 2026-11-10 AW: Angebot: Guten Tag Herr Reuter, Frau Brückner aus der IT muss zustimmen. Enthält Ihr Angebot die Anbindung an unser ERP? Wir haben 14 Standorte. Gruß, Zimmermann
* n1 note 2026-10-19 Messe: Met Matthias at the transport logistic booth. Interested in a fixed price for the first phase. Fleet of 320 trucks.
* m1 meeting 2026-11-12 Workshop: Thema Redirects und Login. Nächster Schritt: schriftlicher Vorschlag mit zwei Varianten.
@ c1 :: Budget 60.000 bis 70.000 Euro
T: Sie haben ein Budget von 60.000 bis 70.000 Euro genannt.
R: Mit 60 bis 70 Tsd. € lässt sich die erste Phase gut machen.
N: Sie haben ein Budget von [[80.000 Euro]] genannt.
@ c1 :: rund 480 im Monat
R: Rund 480 Tickets im Monat nur wegen des Logins sind ein guter Grund, dort anzufangen.
N: Rund [[840 Tickets]] im Monat nur wegen des Logins sind ein guter Grund, dort anzufangen.
@ c1 :: das Kundenportal bis zum 1. März live haben
T: Das Kundenportal soll bis zum 1. März live sein.
D: Das Kundenportal soll bis zum [[1. Mai]] live sein.
@ e1 :: Frau Brückner aus der IT muss zustimmen
T: Dass Frau Brückner aus der IT zustimmen muss, habe ich im Blick.
P: Dass [[Frau Hartmann]] aus der IT zustimmen muss, habe ich im Blick.
@ e1 :: Wir haben 14 Standorte
R: Bei vierzehn Standorten lohnt sich ein Start an einem davon.
N: Bei [[40 Standorten]] lohnt sich ein Start an einem davon.
@ n1 :: Interested in a fixed price for the first phase
X: Auf der Messe war Ihnen ein Festpreis für die erste Phase wichtig.
@ n1 :: Fleet of 320 trucks
X: Für Ihre 320 Lkw muss das Portal auch unterwegs schnell sein.
N: Für Ihre [[230 Lkw]] muss das Portal auch unterwegs schnell sein.
D: In unserem Workshop am [[9. November]] ging es um Redirects und Login.
I: Dasselbe haben wir im Frühjahr für [[Hellmann]] umgesetzt.
I: [[Einer unserer Kunden]] aus der Logistik hat die Tickets halbiert.
M: Sie sagten, dass ein Festpreis für die erste Phase nicht in Frage kommt.

== tune | 2026-11-16 | Annika Schäfer | Linden Verpackung | Nora Castellan
greet: Liebe Frau Schäfer, | Sehr geehrte Frau Schäfer,
open: Ihre Frage hat mich beschäftigt. | danke für die Zahlen, sie helfen sehr. | kurz vor Jahresende noch ein Gedanke.
ask: Sollen wir das gemeinsam durchgehen? | Was müsste passieren, damit Sie Ja sagen können?
close: Mit freundlichen Grüßen\\nNora Castellan
* e1 email 2026-11-11 Zahlen: Liebe Frau Castellan, wir verlieren 12 % der Anfragen, weil niemand innerhalb von 24 Stunden antwortet. Unser Werbebudget liegt bei 4.500 Euro im Monat. Tobias Vogt wird den Bericht lesen.
* c1 call 2026-11-05 Telefonat: Start frühestens im Februar 2027. Bisherige Agentur kündigt zum 15. Januar. Wettbewerber: Studio Vantage.
@ e1 :: wir verlieren 12 % der Anfragen
T: Sie verlieren 12 % der Anfragen, weil niemand rechtzeitig antwortet.
R: Zwölf Prozent der Anfragen gehen verloren, bevor jemand antwortet.
N: Sie verlieren [[22 %]] der Anfragen, weil niemand rechtzeitig antwortet.
@ e1 :: Unser Werbebudget liegt bei 4.500 Euro im Monat
R: Bei 4,5 Tsd. Euro Werbebudget im Monat lohnt sich das schnell.
N: Bei [[5.400 Euro]] Werbebudget im Monat lohnt sich das schnell.
@ e1 :: Tobias Vogt wird den Bericht lesen
T: Den Bericht schreibe ich so, dass Tobias Vogt ihn in fünf Minuten lesen kann.
P: Den Bericht schreibe ich so, dass [[Markus Lehmann]] ihn in fünf Minuten lesen kann.
@ c1 :: Start frühestens im Februar 2027
T: Ein Start im Februar 2027 passt zu unserer Planung.
D: Ein Start im [[April 2027]] passt zu unserer Planung.
@ c1 :: Bisherige Agentur kündigt zum 15. Januar
R: Da die bisherige Agentur am 15.1. ausscheidet, bleibt eine Lücke von wenigen Wochen.
D: Da die bisherige Agentur am [[31.1.]] ausscheidet, bleibt eine kurze Lücke.
I: Bei [[Dr. Oetker]] haben wir genau das in einem Quartal gelöst.

== measured | 2026-11-16 | Friederike Kowalke | Basalt Maschinenbau | Felix Marchetti
greet: Guten Tag Frau Kowalke, | Liebe Frau Kowalke, | Hallo Frau Kowalke,
open: seit unserem letzten Austausch ist etwas Zeit vergangen. | Ihr Hinweis auf die Ersatzteile war Gold wert. | ich fasse mich kurz.
ask: Wann wäre ein guter Moment für ein kurzes Gespräch? | Ist das Thema bei Ihnen noch aktuell? | Wer sollte aus Ihrer Sicht noch dabei sein?
close: Beste Grüße\\nFelix Marchetti
* c1 call 2026-10-22 Bedarf Ersatzteilshop: 9.200 Ersatzteile, Bestellung per Fax und Telefon. Innendienst verbringt drei Tage pro Woche mit Rückfragen. Frau Kowalke nennt 110.000 Euro als Obergrenze.
* e1 email 2026-10-30 Re: Konzept: Hallo Herr Marchetti, das Konzept gefällt uns. Lukas Steinbrecher aus der Konstruktion möchte die Stücklisten sehen. Entscheidung fällt in der Sitzung am 8. Dezember. Viele Grüße, F. Kowalke
* n1 note 2026-11-06 Rückruf: Export share is 70 percent, mostly to Austria and Italy. They had a failed rebuild in 2023.
* r1 proof - Referenz Kessler Pumpen: Für Kessler Pumpen haben wir den Anteil der Online-Bestellungen in acht Monaten von 5 auf 44 Prozent gebracht.
@ c1 :: 9.200 Ersatzteile, Bestellung per Fax und Telefon
T: 9.200 Ersatzteile, bestellt per Fax und Telefon: Das ist viel Handarbeit.
R: Bei 9 200 Teilen, die per Fax bestellt werden, geht viel Zeit verloren.
N: [[2.900 Ersatzteile]], bestellt per Fax und Telefon: Das ist viel Handarbeit.
@ c1 :: Innendienst verbringt drei Tage pro Woche mit Rückfragen
T: Ihr Innendienst verbringt drei Tage pro Woche mit Rückfragen.
N: Ihr Innendienst verbringt [[vier Tage]] pro Woche mit Rückfragen.
@ c1 :: Frau Kowalke nennt 110.000 Euro als Obergrenze
R: Ihre Obergrenze von 110 T€ halten wir ein.
N: Ihre Obergrenze von [[140.000 €]] halten wir ein.
@ e1 :: Entscheidung fällt in der Sitzung am 8. Dezember
T: Bis zur Sitzung am 8. Dezember haben Sie alles auf einer Seite.
D: Bis zur Sitzung am [[18. Dezember]] haben Sie alles auf einer Seite.
@ e1 :: Lukas Steinbrecher aus der Konstruktion möchte die Stücklisten sehen
T: Lukas Steinbrecher möchte die Stücklisten sehen; das bereiten wir vor.
P: [[Andreas Pohl]] möchte die Stücklisten sehen; das bereiten wir vor.
@ n1 :: Export share is 70 percent, mostly to Austria and Italy
X: 70 Prozent gehen in den Export, vor allem nach Österreich und Italien.
N: [[80 Prozent]] gehen in den Export, vor allem nach Österreich und Italien.
@ r1 :: von 5 auf 44 Prozent gebracht
T: Für Kessler Pumpen haben wir die Online-Bestellungen in acht Monaten von 5 auf 44 Prozent gebracht.
N: Für Kessler Pumpen haben wir die Online-Bestellungen in acht Monaten auf [[64 Prozent]] gebracht.
D: In unserem Telefonat vom [[29. Oktober]] ging es um die Obergrenze.
I: Auch [[Trumpf]] nimmt Bestellungen inzwischen so entgegen.
M: Sie haben gesagt, dass das Konzept Lukas Steinbrecher nicht gefällt.

== measured | 2026-11-16 | Björn Hofstätter | Ardent Gastro | Yuki Tanabe
greet: Servus Herr Hofstätter, | Guten Morgen Herr Hofstätter,
open: danke für den Rundgang durch Ihre Küche. | nach unserem Treffen habe ich gerechnet. | eine Zahl aus unserem Gespräch lässt mich nicht los.
ask: Sollen wir das bei einem Kaffee besprechen? | Darf ich Ihnen eine Skizze schicken? | Reicht Ihnen das als Grundlage?
close: Schöne Grüße\\nYuki Tanabe
* m1 meeting 2026-11-05 Besuch vor Ort: 6 Restaurants in Wien, 310 Reservierungen am Tag, jede achte erscheint nicht. App soll unter 25.000 Euro bleiben.
* e1 email 2026-11-12 Termin: Lieber Herr Tanabe, meine Frau Käthe kümmert sich um die Zahlen. Im Juni eröffnen wir in Graz. Schicken Sie uns bitte Beispiele.
* n1 note 2026-11-13 Interna: Hofstätter vergleicht mit Appwerk Süd.
@ m1 :: 310 Reservierungen am Tag, jede achte erscheint nicht
T: 310 Reservierungen am Tag, und jede achte erscheint nicht.
N: [[130 Reservierungen]] am Tag, und jede achte erscheint nicht.
@ m1 :: App soll unter 25.000 Euro bleiben
T: Die App soll unter 25.000 Euro bleiben.
R: Unter 25 Tausend Euro bleibt die erste Version in jedem Fall.
N: Die App soll unter [[35.000 Euro]] bleiben.
@ m1 :: 6 Restaurants in Wien
R: Für sechs Restaurants in Wien reicht eine gemeinsame Liste.
N: Für [[acht Restaurants]] in Wien reicht eine gemeinsame Liste.
@ e1 :: meine Frau Käthe kümmert sich um die Zahlen
T: Wenn Ihre Frau Käthe sich um die Zahlen kümmert, rechne ich gern mit ihr zusammen.
P: Wenn [[Ihre Kollegin Veronika Lang]] sich um die Zahlen kümmert, rechne ich gern mit ihr zusammen.
@ e1 :: Im Juni eröffnen wir in Graz
T: Bis zur Eröffnung in Graz im Juni wäre alles eingespielt.
D: Bis zur Eröffnung in Graz im [[September]] wäre alles eingespielt.
D: Bei unserem Treffen am [[6. November]] haben Sie mir die Küche gezeigt.
I: Das [[Plachutta]] arbeitet seit einem Jahr mit dieser Lösung.
I: [[Unsere Kunden]] in der Gastronomie sparen damit zwei Stunden am Tag.
`;
