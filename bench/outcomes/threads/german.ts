export const german = String.raw`
drafts de-1 jana.petersen@nordhafen.example
1: Prüfberichte ohne Wochenende | Guten Tag Frau Petersen, / / im Februar erzählten Sie, dass die Prüfberichte Ihr Team jedes Quartal ein Wochenende kosten. Zwei Häfen, mit denen wir arbeiten, geben sie inzwischen am Freitagmittag ab. Hätten Sie am Donnerstag eine Viertelstunde für ein Gespräch? / / Viele Grüße / Nora Castellan
2: Die Liste mit den 14 Punkten | Guten Tag Frau Petersen, / / unsere Liste für die Vorbereitung hat 14 Punkte, und an dreien scheitern fast alle. Darf ich sie Ihnen schicken? / / Viele Grüße / Nora Castellan

drafts de-2 m.vogt@gipfelwerk.example
1: Ersatzteile schneller am Lift | Hallo Herr Vogt, / / Ihre Anzeige für zwei Lagerkräfte hat mich neugierig gemacht: Wie finden Ihre Monteure nachts das richtige Ersatzteil? Ein Bergbahnbetrieb im Wallis hat die Suche mit uns von vierzig auf sechs Minuten gedrückt. Wollen wir nächste Woche zwanzig Minuten telefonieren? / / Beste Grüße / Nora
2: So hat das Wallis gezählt | Hallo Herr Vogt, / / kurz nachgefasst: Die Kollegen haben zuerst nur die hundert häufigsten Teile erfasst, an einem Nachmittag. Der Bericht hat zwei Seiten. Soll ich ihn anhängen? / / Beste Grüße / Nora

== tune | de-1 | unverändert gesendet, beantwortet
us 0.1 : =1
them 1 : AW: =1 | Donnerstag 10 Uhr passt. / / Am 02.03.2026 um 09:14 schrieb Nora Castellan <nora@overture.example>: / > Guten Tag Frau Petersen,
expect sent=1 replied=1

== tune | de-1 | leicht geändert
us 0.1 html : =1 {am Donnerstag eine Viertelstunde>am Freitag zehn Minuten}
us 3 : =2
expect sent=1~,2

== tune | de-1 | Abwesenheitsnotiz im Betreff
us 0.1 : =1
them 0.101 : Abwesenheitsnotiz: =1 | Vielen Dank für Ihre Nachricht.
expect sent=1

== tune | de-1 | abwesend nach dem Text, später die Antwort
us 0.1 : =1
them 0.101 : AW: =1 | Sehr geehrte Damen und Herren, ich bin vom 2. bis 6. März nicht im Büro. Ihre E-Mail wird nicht weitergeleitet.
them 7 : AW: =1 | Wieder da. Ja, rufen Sie gern an.
expect sent=1 replied=7

== tune | de-1 | Eingangsbestätigung
us 0.1 : =1
them 0.101 : Eingangsbestätigung Ihrer Anfrage | Vielen Dank für Ihre Anfrage. Wir haben Ihre Nachricht erhalten und melden uns schnellstmöglich. Dies ist eine automatisch erzeugte E-Mail.
expect sent=1

== tune | de-1 | unzustellbar
us 0.1 : =1
other 0.101 from=postmaster@nordhafen.example : Unzustellbar: =1 | Fehler bei der Nachrichtenzustellung an folgende Empfänger oder Gruppen: jana.petersen@nordhafen.example
expect sent=1 bounced=0.101

== tune | de-1 | verzögert zugestellt
us 0.1 : =1
other 0.5 from=mailer-daemon@gmx.example : Verzögerte Zustellung | Ihre Nachricht an jana.petersen@nordhafen.example konnte noch nicht zugestellt werden. Wir versuchen es weiter.
expect sent=1

== tune | de-1 | will keine Werbung mehr
us 0.1 : =1
them 1 : AW: =1 | Bitte nehmen Sie mich aus Ihrem Verteiler.
expect sent=1 replied=1 optedOut

== tune | de-1 | die Kollegin antwortet
us 0.1 : =1
other 2 from=i.brandt@nordhafen.example : AW: =1 | Frau Petersen ist im Mutterschutz, ich habe das Thema übernommen. Donnerstag passt mir.
expect sent=1 replied=2

== tune | de-1 | andere Mail des Vertriebs
us 1 : Messeeinladung | Guten Tag Frau Petersen, anbei zwei Freikarten für die Hafentage. Viele Grüße Nora Castellan
them 2 : AW: Messeeinladung | Danke, wir kommen zu zweit.
expect

== tune | de-1 | Termin zugesagt, stattgefunden
us 0.1 : =1
them 1 : Zugesagt: Gespräch Prüfberichte | 
meeting 4 COMPLETED made=0.8
expect sent=1 met=4

== measured | de-2 | wie geschrieben gesendet, Antwort in zwei Worten
us 0.1 html : =1
them 0.4 : Aw: =1 | Gern. Dienstag?
expect sent=1 replied=0.4

== measured | de-2 | Anrede und ein Satz geändert
us 0.1 : =1 {Hallo Herr Vogt,>Lieber Markus,} {nächste Woche zwanzig Minuten telefonieren>uns auf der Messe kurz hinsetzen}
expect sent=1~

== measured | de-2 | neu geschrieben unter eigenem Betreff mit dem Kern des Entwurfs
us 0.1 : Frage zum Lager | Guten Morgen Herr Vogt, ein Bergbahnbetrieb im Wallis hat die Suche mit uns von vierzig auf sechs Minuten gedrückt. Wollen wir nächste Woche zwanzig Minuten telefonieren? Ihre Nora Castellan
them 3 : AW: Frage zum Lager | Schicken Sie mal Unterlagen.
expect sent=1~ replied=3

== measured | de-2 | automatische Antwort mit Urlaub
us 0.1 : =1
them 0.1005 : Automatische Antwort: =1 | Ich befinde mich im Urlaub und bin ab dem 16.03. wieder erreichbar. In dringenden Fällen hilft Ihnen Frau Ammann.
expect sent=1

== measured | de-2 | außer Haus nach dem Text
us 0.1 : =1
them 0.1005 : Re: =1 | Grüezi, besten Dank für Ihre Mail. Ich weile bis und mit 13. März in den Ferien und lese meine Mails nicht.
us 4 : =2
expect sent=1,2

== measured | de-2 | Elternzeit
us 0.1 : =1
them 0.1005 : AW: =1 | Ich bin derzeit in Elternzeit. Ansprechpartnerin ist Lena Graf, lena.graf@gipfelwerk.example.
expect sent=1

== measured | de-2 | Ticketsystem
us 0.1 : =1
them 0.1005 : [#2026-0311] Ihre Anfrage ist bei uns eingegangen | Guten Tag, Ihre Anfrage wurde unter der Nummer 2026-0311 erfasst. Bitte antworten Sie nicht auf diese automatisch generierte Nachricht.
them 2 : AW: =1 | Wir haben gerade umgestellt, bitte im Mai noch einmal.
expect sent=1 replied=2

== measured | de-2 | Zustellung fehlgeschlagen
us 0.1 : =1
other 0.1005 from=Mail Delivery System <Mailer-Daemon@mx.gipfelwerk.example> : Mail delivery failed: returning message to sender | A message that you sent could not be delivered to one or more of its recipients. This is a permanent error. m.vogt@gipfelwerk.example mailbox unavailable
expect sent=1 bounced=0.1005

== measured | de-2 | möchte nicht mehr angeschrieben werden
us 0.1 : =1
them 1 : AW: =1 | Kein Interesse. Bitte schreiben Sie mir nicht mehr und löschen Sie meine Adresse.
expect sent=1 replied=1 optedOut

== measured | de-2 | war im Urlaub und antwortet nun
us 0.1 : =1
them 9 : AW: =1 | Entschuldigen Sie die späte Antwort, ich war zwei Wochen im Urlaub. Am Montag hätte ich Zeit.
expect sent=1 replied=9

== measured | de-2 | Kollegin übernimmt, Termin findet statt
us 0.1 : =1
other 1 from=lena.graf@gipfelwerk.example : AW: =1 | Markus hat mir Ihre Mail weitergegeben. Mittwoch um neun?
meeting 3 COMPLETED made=1.3
expect sent=1 replied=1 met=3

== measured | de-2 | Termin abgesagt
us 0.1 : =1
them 1 : AW: =1 | Abgemacht, Mittwoch.
them 2 : Abgelehnt: Telefonat Ersatzteile | Leider krank.
meeting 3 CANCELED made=1.2
expect sent=1 replied=1
`;
