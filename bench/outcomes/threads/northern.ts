export const northern = String.raw`
drafts nl-1 s.devries@kaaswaag.example
1: Audits in één dag | Beste Sanne, / / in maart vertelde je dat de audits van de koelketen je team elk kwartaal twee weken kosten. Drie vervoerders bereiden de hunne nu in anderhalve dag voor. Heb je donderdag een kwartier? / / Groet, / Nora

drafts nl-2 pieter@dokwerk.example
1: Minder overuren in de nacht | Dag Pieter, / / je vacature voor zes planners deed me denken aan twee veerdiensten: zij zetten het weekendrooster in onze planner en hadden een vijfde minder overuren. Zal ik laten zien hoe, twintig minuten volgende week? / / Met vriendelijke groet, / Nora

drafts sv-1 elin.berg@fjallmejeri.example
1: Revisioner på en dag | Hej Elin, / / i mars berättade du att revisionerna av kylkedjan tar två veckor varje kvartal. Tre transportörer förbereder nu sina på en och en halv dag. Har du en kvart på torsdag? / / Hälsningar, / Nora

drafts sv-2 oskar@hamnlinjen.example
1: Färre övertidstimmar på natten | Hej Oskar, / / er annons om sex planerare fick mig att tänka på två färjerederier som lade helgschemat i vårt verktyg och sparade en femtedel av övertiden. Ska jag visa hur, tjugo minuter nästa vecka? / / Vänliga hälsningar, / Nora

drafts da-1 mette.lund@vestkyst.example
1: Revisioner på én dag | Hej Mette, / / i marts fortalte du, at revisionerne tager to uger hvert kvartal. Tre transportører forbereder nu deres på halvanden dag. Har du et kvarter på torsdag? / / Venlig hilsen / Nora

drafts no-1 kari.nes@fjordis.example
1: Revisjoner på én dag | Hei Kari, / / i mars fortalte du at revisjonene tar to uker hvert kvartal. Tre transportører forbereder nå sine på halvannen dag. Har du et kvarter på torsdag? / / Vennlig hilsen / Nora

drafts fi-1 aino.salo@jarvijaa.example
1: Auditoinnit yhdessä päivässä | Hei Aino, / / maaliskuussa kerroit, että auditoinnit vievät tiimiltäsi kaksi viikkoa joka neljännes. Kolme kuljetusyritystä valmistelee omansa nyt puolessatoista päivässä. Olisiko sinulla torstaina vartti aikaa? / / Terveisin / Nora

== tune | nl-1 | verstuurd, beantwoord
us 0.1 : =1
them 1 : RE: =1 | Donderdag om tien is prima.
expect sent=1 replied=1

== tune | nl-1 | afwezig
us 0.1 : =1
them 0.101 : Automatisch antwoord: =1 | Ik ben afwezig tot en met 9 maart.
expect sent=1

== tune | nl-1 | afmelden
us 0.1 : =1
them 1 : RE: =1 | Graag uitschrijven uit jullie mailinglijst.
expect sent=1 replied=1 optedOut

== measured | nl-2 | met vakantie, daarna antwoord
us 0.1 : =1
them 0.1005 : Re: =1 | Bedankt voor je bericht. Ik ben met vakantie en lees mijn mail pas weer op 16 maart.
them 15 : Re: =1 | Terug! Bel me gerust.
expect sent=1 replied=15

== measured | nl-2 | ontvangstbevestiging
us 0.1 : =1
them 0.1005 : Ontvangstbevestiging | We hebben je bericht ontvangen en reageren binnen twee werkdagen. Dit is een automatisch bericht.
expect sent=1

== measured | nl-2 | onbestelbaar
us 0.1 : =1
other 0.1005 from=postmaster@dokwerk.example : Onbestelbaar: =1 | Uw bericht kon niet worden bezorgd bij pieter@dokwerk.example.
expect sent=1 bounced=0.1005

== measured | nl-2 | aangepast verstuurd
us 0.1 html : =1 {Zal ik laten zien hoe, twintig minuten volgende week>Mag ik maandag even langskomen op de kade}
expect sent=1~

== tune | sv-1 | skickat, besvarat
us 0.1 : =1
them 1 : SV: =1 | Torsdag klockan tio går bra.
expect sent=1 replied=1

== tune | sv-1 | autosvar
us 0.1 : =1
them 0.101 : Autosvar: =1 | Jag är på semester till och med den 9 mars.
expect sent=1

== measured | sv-2 | frånvarande enligt texten
us 0.1 : =1
them 0.1005 : SV: =1 | Tack för ditt mejl! Jag är inte på kontoret den här veckan och läser min e-post först på måndag.
expect sent=1

== measured | sv-2 | vill inte ha fler mejl
us 0.1 : =1
them 1 : Sv: =1 | Nej tack. Ta bort mig från er lista.
expect sent=1 replied=1 optedOut

== measured | sv-2 | möte som blev av
us 0.1 : =1
them 1 : Sv: =1 | Kom förbi på tisdag.
meeting 5 COMPLETED made=1.5
expect sent=1 replied=1 met=5

== tune | da-1 | autosvar, siden svar
us 0.1 : =1
them 0.101 : Automatisk svar: =1 | Jeg er på ferie til og med den 9. marts.
them 8 : SV: =1 | Tilbage igen. Ring gerne.
expect sent=1 replied=8

== measured | da-1 | ikke på kontoret
us 0.1 : =1
them 0.1005 : SV: =1 | Tak for din mail. Jeg er ikke på kontoret i dag og svarer dig mandag.
expect sent=1

== tune | no-1 | fravær
us 0.1 : =1
them 0.101 : Automatisk svar: =1 | Jeg er ikke tilgjengelig før 9. mars.
expect sent=1

== measured | no-1 | på ferie
us 0.1 : =1
them 0.1005 : SV: =1 | Takk for e-posten. Jeg er på ferie og tilbake 16. mars.
expect sent=1

== measured | no-1 | sendt og besvart
us 0.1 : =1
them 3 : SV: =1 | Torsdag er fint.
expect sent=1 replied=3

== tune | fi-1 | poissa
us 0.1 : =1
them 0.101 : Automaattinen vastaus: =1 | Olen lomalla 9.3. asti.
expect sent=1

== measured | fi-1 | poissa tekstin mukaan
us 0.1 : =1
them 0.1005 : VS: =1 | Kiitos viestistäsi. Olen poissa toimistolta tämän viikon, kiireellisissä asioissa ota yhteyttä Mikkoon.
expect sent=1

== measured | fi-1 | lähetetty ja vastattu
us 0.1 : =1
them 2 : VS: =1 | Torstai sopii hyvin.
expect sent=1 replied=2
`;
