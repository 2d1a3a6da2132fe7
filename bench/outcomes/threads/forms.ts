/** Forms that guides to such messages give, each of them to one part, and what looks like them and is none. */
export const forms = String.raw`
drafts forms amara@northwind.example
1: Audits in a day | Hi Amara, / / three logistics companies we work with now prepare their audits in a day and a half. Would a short call on Thursday be worth your time? / / Best, / Nora

== tune | forms | away, in the subject
us 0.1 : =1
them 0.1003 : Away from the office until 13 March | I'm currently away from the office until 13 March and will respond to your email when I return.
expect sent=1

== tune | forms | on leave, in the subject
us 0.1 : =1
them 0.1003 : I'm currently on leave until 13 March | Your email has been automatically forwarded to my colleague, who is handling my accounts.
expect sent=1

== tune | forms | a conference
us 0.1 : =1
them 0.1003 : Re: =1 | Hi there, I am traveling for a conference this week and will be slow to respond.
expect sent=1

== tune | forms | nicht zu erreichen
us 0.1 : =1
them 0.1003 : AW: =1 | Guten Tag, aktuell bin ich nicht zu erreichen. Ab Montag, dem 9. März, lese ich meine Mails wieder.
expect sent=1

== tune | forms | de retour
us 0.1 : =1
them 0.1003 : RE: =1 | Je serai de retour le 16 mars. En cas d'urgence, vous pouvez contacter Luc Bernard.
expect sent=1

== tune | forms | no estaré disponible
us 0.1 : =1
them 0.1003 : RE: =1 | Hola. No estaré disponible desde el 2 hasta el 15 de marzo por vacaciones. Responderé tan pronto como regrese.
expect sent=1

== tune | forms | ik ben er niet
us 0.1 : =1
them 0.1003 : RE: =1 | Ik ben er niet, 16 maart weer op post.
expect sent=1

== tune | forms | in ferie
us 0.1 : =1
them 0.1003 : R: =1 | In ferie fino al 16 marzo. Per qualsiasi necessità: marta.riva@northwind.example.
expect sent=1

== tune | forms | não estou no escritório
us 0.1 : =1
them 0.1003 : RE: =1 | Não estou no escritório até 16 de março. Lamento a resposta automática.
expect sent=1

== tune | forms | a business trip
us 0.1 : =1
them 0.1003 : Re: =1 | Thank you for your message. I am away on business until Thursday.
expect sent=1

== tune | forms | off sick
us 0.1 : =1
them 0.1003 : Re: =1 | I am off sick at the moment and cannot answer emails.
expect sent=1

== tune | forms | unavailable
us 0.1 : =1
them 0.1003 : Re: =1 | Please note that I am unavailable from 2 to 6 March. Ben is covering for me.
expect sent=1

== tune | forms | offices closed over Christmas
us 0.1 : =1
them 0.1003 : Re: =1 | Our offices are closed from 24 December to 1 January. Messages are answered from 2 January on.
expect sent=1

== tune | forms | Betriebsferien
us 0.1 : =1
them 0.1003 : AW: =1 | Wir haben vom 24.12. bis 6.1. Betriebsferien. Ihre Nachricht lesen wir danach.
expect sent=1

== tune | forms | fermeture annuelle
us 0.1 : =1
them 0.1003 : RE: =1 | Nos bureaux sont fermés du 3 au 21 août. Nous traiterons votre message à la réouverture.
expect sent=1

== tune | forms | a person says that the mail arrived
us 0.1 : =1
them 0.12 : Re: =1 | Got your message, thanks. Let me ask our auditor.
expect sent=1 replied=0.12

== tune | forms | a person speaks of a list and of sending
us 0.1 : =1
them 0.5 : Re: =1 | Please send me the checklist, and do not send it to the team again before I have seen it.
expect sent=1 replied=0.5

== measured | forms | out of the office, in the subject
us 0.1 : =1
them 0.1003 : Out of the Office – Thank you for your patience | I'll respond as soon as I can, but there may be a delay before you hear from me.
expect sent=1

== measured | forms | on sabbatical
us 0.1 : =1
them 0.1003 : Re: =1 | Thanks for getting in touch. I am away on sabbatical until June. Ben Ward is looking after my accounts in the meantime.
expect sent=1

== measured | forms | closed for the holidays
us 0.1 : =1
them 0.1003 : Re: =1 | Our office is closed for the public holidays and will reopen on 9 March. We will reply to your email then.
expect sent=1

== measured | forms | leider nicht im Büro
us 0.1 : =1
them 0.1003 : AW: =1 | Vielen Dank für Ihre E-Mail, ich bin leider nicht im Büro. Nach meiner Rückkehr melde ich mich.
expect sent=1

== measured | forms | erst wieder erreichbar
us 0.1 : =1
them 0.1003 : AW: =1 | Liebe Absenderin, lieber Absender, ich bin erst ab dem 16. März wieder erreichbar. Ihre Nachricht wird nicht weitergeleitet.
expect sent=1

== measured | forms | sans accès à la messagerie
us 0.1 : =1
them 0.1003 : RE: =1 | Je suis absente du bureau du 2 au 13 mars inclus. N'ayant pas accès à ma messagerie, je prendrai connaissance de votre message à mon retour.
expect sent=1

== measured | forms | sin acceso al correo
us 0.1 : =1
them 0.1003 : RE: =1 | Gracias por su mensaje. Actualmente, estoy de vacaciones y sin acceso al correo electrónico.
expect sent=1

== measured | forms | regresaré a la oficina
us 0.1 : =1
them 0.1003 : RE: =1 | Gracias por su correo. Regresaré a la oficina el 23 de marzo. Para asuntos urgentes, contacte con Luis.
expect sent=1

== measured | forms | weer bereikbaar
us 0.1 : =1
them 0.1003 : RE: =1 | Ik ben afwezig tot en met 12 maart en vanaf maandag weer bereikbaar.
expect sent=1

== measured | forms | rientro
us 0.1 : =1
them 0.1003 : R: =1 | Fuori ufficio: rientro il 16 marzo. Urgenze: Marta Riva, 02 1234567.
expect sent=1

== measured | forms | ausente por férias
us 0.1 : =1
them 0.1003 : RE: =1 | Estou ausente por motivo de férias até 16 de março, sem acesso ao e-mail.
expect sent=1

== measured | forms | a person who is away from the desk and answers
us 0.1 : =1
them 0.4 : Re: =1 | Typing this on the train, sorry for being short. Thursday is fine.
expect sent=1 replied=0.4

== measured | forms | eine Person bestätigt den Eingang
us 0.1 : =1
them 0.15 : AW: =1 | Danke, ist angekommen. Ich spreche mit unserem Prüfer und melde mich.
expect sent=1 replied=0.15

== measured | forms | speaks of the colleague's holiday
us 0.1 : =1
them 1.2 : Re: =1 | Thursday works. Our lead auditor is on vacation this week, so it will be just me.
expect sent=1 replied=1.2

== measured | forms | speaks of removing somebody from copy
us 0.1 : =1
them 1.2 : Re: =1 | Happy to talk. Please take my assistant out of copy, she has left the project.
expect sent=1 replied=1.2

== measured | forms | a reply that speaks of a delay
us 0.1 : =1
them 1.2 : Re: =1 | There is a delay in our budget. Call me in May.
expect sent=1 replied=1.2
`;
