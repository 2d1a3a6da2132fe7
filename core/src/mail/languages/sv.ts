import { calendar } from './calendars/sv.ts';
import type { MailLanguage } from './mail-language.ts';

export const sv: MailLanguage = {
  common:
    'och att det som en ett är jag vi du ni han hon den de inte på för med av till från om har hade kan ska skulle vill mig dig oss er min mitt mina vår vårt din ditt era ert men också så hej tack vänliga hälsningar hälsning mvh ditt mejl mail kontakta gärna eller vid när var här där under nu just eftersom',

  closings: `
    [med|vänliga|bästa|vänlig|varma|många|soliga] [vänlig|vänliga|bästa|varma] [hälsning|hälsningar]
    [hälsningar|mvh|vh|vänligen|hälsning|tack|kram|allt gott|bästa hälsningar|bh|tack på förhand] .
    [mvh|hälsningar|vänligen|vänliga hälsningar] *
    [ha|önskar] … [bra|fin|trevlig] [dag|helg|sommar] .
  `,
  disclaimers: `
    [detta|det här] [mejl|meddelande|e postmeddelande|mail|e mail] … [konfidentiell*|avsett|sekretess*|bifogade|avsedd*]
    om du [inte är|har fått|fått] … [avsedda|av misstag|fel]
    så (här) [behandlar|hanterar] … personuppgifter
    [personuppgifter|integritetspolicy|sekretess|ansvarsfriskrivning]
    [tänk på|värna om] miljön
    vill du inte (längre) [få|ha|ta emot|att vi] *
    läs (mer) om … [personuppgifter|gdpr|integritet]
    [avregistrera dig|avsluta prenumeration*] *
    * (*) (*) [behandlar|hanterar|sparar] (dina|era) (personuppgifter) *
    [du|ni] har rätt att *
    informationen i (detta|det här) *
    har du fått (detta|mejlet|det här) *
  `,

  absenceSubject: `
    [frånvaro|frånvarande|semester|semesterstängt|ledig|ledighet|föräldraledig|tjänstledig|sjuk|sjukskriven|vab|vabbar|julstängt|sommarstängt|stängt|stänger|bortrest|på resande fot|tjänsteresa|inte på kontoret|ej på kontoret|utbildning|kurs|out of office|ooo|mammaledig|pappaledig|inte på plats|lunchstängt|helgstängt|påskstängt|sommarsemester|julledig|semesterperiod|ej anträffbar|pensionerad *|åter] *
    [åter|tillbaka] [på|den|i] *
    [inte här|inte på plats|inte inne|borta] (idag|i dag)
    [i|på] [möte|möten|utbildning|kurs] .
  `,
  away: `
    . [på semester|semester|föräldraledig|sjukskriven|ledig] .
    [sängliggande|konvalescent|ligger sjuk|ligger nedbäddad]
    [står|sitter|är] (jag) … [på mässan|på en mässa|på mässa|på en kurs|på en utbildning]
    [jag är|är jag|jag har|har jag|vi är|vi har|är vi|har vi|. är|. har|jag kommer att vara|kommer jag att vara|jag befinner mig|befinner mig|jag ska ha|håller] … [semester|på semester|ledig|lediga|ledigt|frånvarande|inte på kontoret|ej på kontoret|inte på plats|ej på plats|inte i tjänst|ej i tjänst|föräldraledig|föräldraledigt|tjänstledig|sjukskriven|sjuk|sjukledig|bortrest|på resa|på tjänsteresa|på resande fot|utomlands|på kurs|på konferens|på utbildning|på mässa|på möte|i möte|stängt|semesterstängt|julstängt|sommarstängt|påskstängt|helgstängt|inte anträffbar|ej anträffbar|inte tillgänglig|svår att nå|inte nåbar|vab|hemma med sjukt barn|vabbar|mammaledig|pappaledig|barnledig|studieledig|på uppdrag|på väg|borta|upptagen i|julledig|julledigt|sportlov|sommarledig|kompledig|begränsad|uppe i|sjukanmäld|jullov|sommaruppehåll]
    [semester|ledig|stängt|frånvarande|föräldraledig|sjukskriven|borta|semesterstängt|julstängt|bortrest|tjänstledig|åter|lediga] (från|på) [till|t o m|från|fr o m|under|v|vecka|veckorna|tills|den|fram|över|i|mellan|hela|idag|imorgon|ut|vecka] *
    [vabbar|vabb|semestrar|semestrerar|jullovsledig] *
    (under) [min|vår|semestern|denna|den här|tiden|perioden] [frånvaro|semester|ledighet|tiden|period|tjänstledighet] *
    [kontoret|butiken|verkstaden|vi|kliniken|firman|lagret|mottagningen|växeln|skolan|företaget|fabriken|salongen] (och|håller|har|är|kommer) (kontoret|håller|har|är|semesterstängt|stängt|stänger) [semesterstängt|stängt|stängda|julstängt|sommarstängt|stängd] *
    (vi) [håller|har] [stängt|semesterstängt|stängt för] *
    [läser|svarar|kollar|ser] [inte|ej|sällan|inga] [på|mejl|mina|min|mail|jag|mejlen|e post|mejlen|meddelanden] *
    [mejl*|mail*|e post*|mejlen] [läses|besvaras|bevakas|vidarebefordras|kommer] [inte|ej|sällan|endast] *
    [begränsad|ingen|inte|sporadisk|dålig] [tillgång|möjlighet|åtkomst|täckning] (till|att) *
    [kan|kommer] (jag) [inte|ej] [nås|att nås|att läsa|läsa|svara|att svara|att kunna] *
    [idag|imorgon|i dag|i morgon|på|hela dagen] [är|sitter|har] (jag) [på|i|ledig|inte|borta|kurs|möten] *
    [sitter|är] (jag) (i|på) [möte|möten|utbildning|kurs|konferens|workshop] [hela|idag|till|fram|under|i dag] *
    [inte|ej] [inne|på jobbet|på kontoret|tillbaka|åter|i tjänst] [förrän|innan|idag|i dag|imorgon|till|den|under] *
    magsjuk* *
    har [lagt|tagit] [ut|semester|ledigt] *
    [går|gått] på [semester|föräldraledighet|ledighet|jullov] *
    [sitter|är|står] (i|på|idag|hela|under|fram|nu) … [i möte|i möten|i rätten|i tingsrätten|på bygget|på byggplats|på utbildning|på kurs|i förhandling|på mässa|på konferens|i operation|i lektion]
    [under|i] (hans|hennes) frånvaro
    [sjukt|sjuka] barn *
    [vab|vabbar]
    är (jag) inte här
    [denna|den här|nästa] (och) … [är|kommer] jag (inte) [inte|borta|bortrest|ledig]
    ingen [här|på plats|på kontoret]
    [till sjöss|offshore|ute i fält|i fält]
    [dålig|ingen|sporadisk|knappt] [täckning|uppkoppling|mottagning]
    [förvänta|räkna] (dig|inte|er) [inte|inget|inte med] (något) [svar|snabbt] *
  `,
  absenceStems: `
    semester*
    ledig*
    frånvar*
    stäng*
    sjuk*
    tjänsteresa
    bortrest
    föräldraledig*
    åter
    tillbaka
    julstängt
    sommarstängt
    kurs
    konferens
    mässa
    utbildning
    vab*
    helg*
    tjänstledig
    deltid
    resa
    utomlands
    vikarie*
  `,
  partTime: `
    på kontoret (bara|endast) [bara|endast|enbart] (på) @day *
    [svarar|läser] … [bara|endast|enbart] [dessa|de|de här] [dagar|dagarna]
    (jag) [jobbar|arbetar] [inte|ej|aldrig] (på) (@day) *
    (jag) [jobbar|arbetar] # *
    (är) ledig [varje|på|alla|om] @day *
    @day (är|och) [jag|min|min lediga|ledig] [ledig|lediga|ledig dag] *
    [arbetar|jobbar] (jag) [bara|endast|inte] [@day|på @day] *
    [deltid|halvtid]
    på @day [är|jobbar] jag [inte|ledig] *
    mina (lediga) [arbetsdagar|arbetstider|kontorsdagar|dagar] *
    [övriga dagar|andra dagar|utanför dessa] *
    [nås|träffas|anträffbar] (bara|endast) @day *
    jag [arbetar|jobbar] (bara|endast) @day [till|och|,|-] *
  `,

  calendar,
};
