export const swedish = `
== tune | 2026-11-16 | Åsa Bergström | Fjord Möbler | Nora Castellan
greet: Hej Åsa, | Hej igen Åsa,
open: tack för ett bra samtal. | jag har tänkt på det du berättade.
ask: Passar ett kort samtal nästa vecka? | Vad tycker du om det som första steg?
close: Vänliga hälsningar\\nNora Castellan
* c1 call 2026-11-04 Första samtalet: Åsa har 27 butiker och en webbshop från 2017. Budget 450 000 kronor. Kassan tar nio sekunder. Henrik Dahl fattar beslutet.
* e1 email 2026-11-10 Re: Offert: Hej Nora, vi behöver vara klara till den 15 mars. 38 procent av köpen avbryts i kassan. Åsa
* n1 note 2026-10-20 Mässa: Met Åsa at the fair in Göteborg; wants a fixed price.
@ c1 :: Budget 450 000 kronor
T: Du nämnde en budget på 450 000 kronor.
R: Med 450 tkr, alltså 450.000 kr, kommer vi en bra bit.
N: Du nämnde en budget på [[540 000 kronor]].
@ c1 :: Kassan tar nio sekunder
R: Att kassan tar 9 sekunder kostar er köp.
N: Att kassan tar [[tolv sekunder]] kostar er köp.
@ e1 :: 38 procent av köpen avbryts i kassan
T: 38 procent av köpen avbryts i kassan.
N: [[58 procent]] av köpen avbryts i kassan.
@ e1 :: vi behöver vara klara till den 15 mars
T: Ni behöver vara klara till den 15 mars.
D: Ni behöver vara klara till den [[25 mars]].
@ c1 :: Henrik Dahl fattar beslutet
P: Jag vet att [[Anders Nygren]] fattar beslutet.
@ n1 :: wants a fixed price
X: På mässan bad du om ett fast pris.
I: Vi gjorde samma sak för [[Hemtex]] i våras.

== measured | 2026-11-16 | Torbjörn Lindqvist | Kalmar Energi | Felix Marchetti
greet: Hej Torbjörn, | God morgon Torbjörn,
open: det var trevligt att ses. | här kommer siffrorna som jag lovade.
ask: Ska vi ta det i ett kort möte? | Vem mer borde vara med? | Är det fortfarande aktuellt för er?
close: Med vänlig hälsning\\nFelix Marchetti
* m1 meeting 2026-11-03 Möte i Kalmar: 18 500 kunder, 2 300 samtal i månaden om fakturor. Torbjörn vill halvera dem. Saga Söderström leder kundtjänsten.
* e1 email 2026-11-09 Budget: Hej Felix, styrelsen ger oss 900 000 kr för första etappen. Vi startar i april 2027. Torbjörn
* n1 note 2026-11-12 Anteckning: Compares us with Studio Vantage. Old portal from 2014.
@ m1 :: 2 300 samtal i månaden om fakturor
T: 2 300 samtal i månaden handlar om fakturor.
N: [[3 200 samtal]] i månaden handlar om fakturor.
@ m1 :: 18 500 kunder
R: Era 18,5 tusen kunder ska hitta svaret själva.
N: Era [[85 000 kunder]] ska hitta svaret själva.
@ e1 :: styrelsen ger oss 900 000 kr för första etappen
R: Med 900 tusen kronor från styrelsen räcker det till första etappen.
N: Med [[700 000 kr]] från styrelsen räcker det till första etappen.
@ e1 :: Vi startar i april 2027
T: Ni startar i april 2027.
D: Ni startar i [[juni 2027]].
@ m1 :: Saga Söderström leder kundtjänsten
T: Eftersom Saga Söderström leder kundtjänsten vill jag gärna ha med henne.
P: Eftersom [[Maja Ek]] leder kundtjänsten vill jag gärna ha med henne.
D: När vi sågs den [[5 november]] pratade vi om fakturorna.
I: [[Vattenfall]] fick ner samtalen med en tredjedel på samma sätt.
I: [[En av våra kunder]] i branschen har redan gjort resan.
`;
export const danish = `
== tune | 2026-11-16 | Mikkel Kjeldsen | Havn Kaffe | Nora Castellan
greet: Hej Mikkel, | Kære Mikkel,
open: tak for snakken. | jeg har regnet lidt videre.
ask: Passer et kort opkald i næste uge? | Skal jeg sende dig et oplæg?
close: Venlig hilsen\\nNora Castellan
* c1 call 2026-11-05 Første samtale: Mikkel har 12 caféer og 3.400 abonnenter. Budget 250.000 kr. App'en skal være klar til påske. Freja Østergaard står for økonomien.
* e1 email 2026-11-11 Re: Forslag: Hej Nora, vi mister 15 % af abonnenterne om året. Kan vi starte småt? Mikkel
* n1 note 2026-11-02 Note: Prefers one supplier for design and development.
@ c1 :: Budget 250.000 kr
T: Du nævnte et budget på 250.000 kr.
R: For kr. 250 000 får I en god første udgave.
N: Du nævnte et budget på [[350.000 kr.]]
@ e1 :: vi mister 15 % af abonnenterne om året
T: I mister 15 % af abonnenterne om året.
N: I mister [[25 %]] af abonnenterne om året.
@ c1 :: Mikkel har 12 caféer og 3.400 abonnenter
R: Med tolv caféer og 3,4 tusind abonnenter giver det mening.
N: Med [[tyve caféer]] giver det mening.
@ c1 :: Freja Østergaard står for økonomien
T: Freja Østergaard får tallene på én side.
P: [[Louise Holm]] får tallene på én side.
D: I vores samtale den [[7. november]] talte vi om app'en.
@ n1 :: Prefers one supplier for design and development
X: Du vil helst have én leverandør til både design og udvikling.
I: Det samme gjorde vi for [[Lagkagehuset]] sidste år.
M: Du sagde, at Freja Østergaard er imod app'en.

== measured | 2026-11-16 | Freja Dahl | Aarhus Klinikker | Jonas Reuter
greet: Hej Freja, | Goddag Freja,
open: tusind tak for besøget. | her er mit bud på næste skridt.
ask: Giver det mening for jer? | Hvad skal der til for et ja? | Vil du høre mere om det?
close: Bedste hilsner\\nJonas Reuter
* m1 meeting 2026-10-28 Besøg: 5 klinikker, 870 patienter om måneden, ventetid ved telefonen 11 minutter. Jukka Nygård er ny driftschef.
* e1 email 2026-11-06 Opfølgning: Hej Jonas, vi kan bruge 40.000 kr. om måneden. Kontrakten med bureauet løber til 31. januar. Freja
* n1 note 2026-11-10 Intern: Board decides in December, sceptical about chatbots.
@ m1 :: ventetid ved telefonen 11 minutter
T: Ventetiden ved telefonen er 11 minutter.
R: Elleve minutter i kø er lang tid for en patient.
N: Ventetiden ved telefonen er [[17 minutter]].
@ m1 :: 870 patienter om måneden
N: [[780 patienter]] om måneden skal kunne booke selv.
T: 870 patienter om måneden skal kunne booke selv.
@ e1 :: vi kan bruge 40.000 kr. om måneden
R: 40 t.kr. om måneden rækker til begge dele.
N: [[60.000 kr.]] om måneden rækker til begge dele.
@ e1 :: Kontrakten med bureauet løber til 31. januar
T: Jeres kontrakt med bureauet løber til 31. januar.
D: Jeres kontrakt med bureauet løber til [[28. februar]].
@ m1 :: Jukka Nygård er ny driftschef
T: Jukka Nygård bør være med fra starten.
P: [[Søren Krogh]] bør være med fra starten.
I: [[Aleris]] har brugt løsningen siden foråret.
I: [[Vi har hjulpet]] en klinikgruppe på jeres størrelse.
`;
export const norwegian = `
== tune | 2026-11-16 | Solveig Hæstad | Vestland Sport | Amara Osei
greet: Hei Solveig, | God morgen Solveig,
open: takk for praten. | jeg har sett på tallene dine.
ask: Passer det med en kort prat neste uke? | Skal jeg sende et forslag?
close: Vennlig hilsen\\nAmara Osei
* c1 call 2026-11-06 Samtale: Solveig har 19 butikker. Returer ligger på 23 prosent. Rammen er 600 000 kroner. Torbjørn Dahl eier prosjektet.
* e1 email 2026-11-12 Sv: Plan: Hei Amara, vi må være i gang før 1. februar. Solveig
@ c1 :: Returer ligger på 23 prosent
T: Returene ligger på 23 prosent.
R: 23 % returer er dyrt.
N: Returene ligger på [[32 prosent]].
@ c1 :: Rammen er 600 000 kroner
R: Rammen på kr 600.000 holder.
N: Rammen på [[900 000 kroner]] holder.
@ e1 :: vi må være i gang før 1. februar
T: Dere må være i gang før 1. februar.
D: Dere må være i gang før [[15. februar]].
@ c1 :: Torbjørn Dahl eier prosjektet
P: Jeg forstår at [[Erik Solberg]] eier prosjektet.
I: [[XXL]] gjorde det samme i fjor.

== measured | 2026-11-16 | Henrik Nygård | Bergen Shipping | Nora Castellan
greet: Hei Henrik, | Hei igen Henrik,
open: det var nyttig å høre om flåten. | her er det jeg lovet deg.
ask: Hva tenker du? | Bør vi ta det med teamet ditt? | Er dette verdt en prat?
close: Beste hilsener\\nNora Castellan
* m1 meeting 2026-11-02 Møte: 44 skip, 1 250 mannskap, papirskjemaer i 7 havner. Maja Virtanen leder IT.
* e1 email 2026-11-10 Tall: Hei Nora, vi bruker 2,4 millioner kroner i året på papir. Beslutning tas 12. desember. Henrik
* n1 note 2026-10-15 Notat: Wants to test on two ships first.
@ m1 :: papirskjemaer i 7 havner
T: I 7 havner brukes det fortsatt papirskjemaer.
N: I [[17 havner]] brukes det fortsatt papirskjemaer.
@ m1 :: 44 skip, 1 250 mannskap
R: Med førtifire skip og 1250 om bord blir det fort mye papir.
N: Med 44 skip og [[2 150]] om bord blir det fort mye papir.
@ e1 :: vi bruker 2,4 millioner kroner i året på papir
T: Dere bruker 2,4 millioner kroner i året på papir.
R: Papiret koster 2,4 mill. kr i året.
N: Papiret koster [[4,2 mill. kr]] i året.
@ e1 :: Beslutning tas 12. desember
T: Beslutningen tas 12. desember.
D: Beslutningen tas [[19. desember]].
@ m1 :: Maja Virtanen leder IT
P: [[Ingrid Moe]] leder IT og bør se dette.
@ n1 :: Wants to test on two ships first
X: Du vil teste på to skip først.
N: Du vil teste på [[fem skip]] først.
I: [[Wilhelmsen]] har hatt appen i drift i et år.
`;
export const finnish = `
== tune | 2026-11-16 | Aino Virtanen | Harju Rakennus | Yuki Tanabe
greet: Hei Aino, | Hyvää huomenta Aino,
open: kiitos viime kerrasta. | palaan asiaan, josta puhuimme.
ask: Sopisiko lyhyt puhelu ensi viikolla? | Mitä mieltä olet?
close: Ystävällisin terveisin\\nYuki Tanabe
* c1 call 2026-11-04 Puhelu: Ainolla on 9 työmaata ja 140 työntekijää. Budjetti on 80 000 euroa. Jukka Mäkinen päättää.
* e1 email 2026-11-11 Vs: Tarjous: Hei Yuki, sovelluksen pitää olla valmis 1. maaliskuuta. Kirjaukset vievät 45 minuuttia päivässä. Aino
@ c1 :: Budjetti on 80 000 euroa
T: Budjettinne on 80 000 euroa.
R: 80 t€ riittää ensimmäiseen vaiheeseen hyvin, siis 80.000 €.
N: Budjettinne on [[60 000 euroa]].
@ e1 :: Kirjaukset vievät 45 minuuttia päivässä
T: Kirjaukset vievät nyt 45 minuuttia päivässä.
@ c1 :: Ainolla on 9 työmaata ja 140 työntekijää
R: Yhdeksän työmaata ja 140 työntekijää on sopiva koko.
N: [[Kuusi työmaata]] ja 140 työntekijää on sopiva koko.
@ e1 :: sovelluksen pitää olla valmis 1. maaliskuuta
T: Sovelluksen pitää olla valmis 1. maaliskuuta.
D: Sovelluksen pitää olla valmis [[1. huhtikuuta]].
@ c1 :: Jukka Mäkinen päättää
P: Ymmärsin, että [[Pekka Laine]] päättää.
I: Teimme saman [[Skanskalle]] viime vuonna.

== measured | 2026-11-16 | Jukka Mäkinen | Tampere Pumput | Jonas Reuter
greet: Hei Jukka, | Terve Jukka,
open: tässä lupaamani luvut. | kävin muistiinpanomme läpi.
ask: Voisimmeko jutella tästä? | Onko tämä yhä ajankohtaista? | Kenen muun pitäisi olla mukana?
close: Parhain terveisin\\nJonas Reuter
* m1 meeting 2026-10-29 Tapaaminen: 3 600 varaosaa, tilauksista 72 % tulee puhelimitse. Saga Lindqvist vetää myyntiä.
* e1 email 2026-11-06 Vs: Ehdotus: Hei Jonas, voimme käyttää enintään 55 000 euroa. Johtoryhmä kokoontuu 9. joulukuuta. Jukka
* n1 note 2026-11-10 Muistio: Nervous about the ERP; 6 countries.
@ m1 :: tilauksista 72 % tulee puhelimitse
T: Tilauksista 72 % tulee puhelimitse.
R: 72 prosenttia tilauksista tulee yhä puhelimella.
N: Tilauksista [[27 %]] tulee puhelimitse.
@ m1 :: 3 600 varaosaa
R: 3,6 tuhatta varaosaa ei mahdu yhteen luetteloon.
N: [[6 300 varaosaa]] ei mahdu yhteen luetteloon.
@ e1 :: voimme käyttää enintään 55 000 euroa
T: Voitte käyttää enintään 55 000 euroa.
N: Voitte käyttää enintään [[75 000 euroa]].
@ e1 :: Johtoryhmä kokoontuu 9. joulukuuta
T: Johtoryhmänne kokoontuu 9. joulukuuta.
D: Johtoryhmänne kokoontuu [[16. joulukuuta]].
@ m1 :: Saga Lindqvist vetää myyntiä
T: Saga Lindqvist hyötyisi tästä eniten.
P: [[Minna Korhonen]] hyötyisi tästä eniten.
I: [[Grundfos]] ottaa tilaukset vastaan samalla tavalla.
I: [[Eräs asiakkaamme]] puolitti puhelut vuodessa.
`;
