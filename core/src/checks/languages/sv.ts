import type { Lexicon } from './lexicon.ts';

export const swedish: Lexicon = {
  code: 'sv',
  months:
    'januari/jan februari/feb mars april/apr maj juni/jun juli/jul augusti/aug september/sept/sep oktober/okt november/nov december/dec',
  weekdays:
    'måndag/måndagen/måndags tisdag/tisdagen/tisdags onsdag/onsdagen/onsdags torsdag/torsdagen/torsdags fredag/fredagen/fredags lördag/lördagen/lördags söndag/söndagen/söndags',
  numbers:
    '1:~ett/~en 2:~två 3:tre 4:fyra 5:fem 6:~sex 7:sju 8:åtta 9:nio 10:tio 11:elva 12:tolv 13:tretton 14:fjorton 15:femton 16:sexton 17:sjutton 18:arton 19:nitton 20:tjugo 30:trettio 40:fyrtio 50:femtio 60:sextio 70:sjuttio 80:åttio 90:nittio 100:hundra 1000:tusen 1000000:miljoner/miljon',
  units:
    'sekund/sekunder/sek minut/minuter timme/timmar/tim/timmars/timmarsv* dag/dagar/dagars/arbetsdag/arbetsdagar/kalenderdagar vecka/veckor/veckors månad/månader/månaders år/års/åriga',
  percent: 'procentenheter|procentenhet|procent',
  ago: 'sedan sen',
  past: 'i förra senaste',
  days: 'igår imorgon övermorgon',
  clock: '~h',
  counted:
    'fråg* idé* tank* alternativ* punkt* steg* rad* mening* ord* sätt* sak* svar* förslag* tid* möjlighet* skäl* minut* sida* sidor* stycke* av oss|eller tre|delar',
  asks: 'passar|passa|fungerar|skulle|kan vi|kan du|kan ni|ska vi|ska jag|hör av|vad säger|har du|har ni|jag föreslår|föreslår|svara|gärna|hellre|ledig|vill du',
  offers:
    'låt oss|erbjudandet|när det passar|när som helst|när du vill|skriv till mig|säg till|ring mig|en rad räcker|ett ord räcker|ser fram emot ditt|ser fram emot att höra|bjuder in|öppen för|öppna för',
  calls: 'samtal*|ringde|telefon*|pratade|talades|talade',
  meetings: 'möte*|möttes|träffa*|workshop*|demo*|besök*|träff',
  mails: 'mejl*|mail*|skrev|e-post*|meddelande*|svar*',
  attachment: 'bifogat|bifogar|bifogad|bifogade|bilaga|bilagan|bilagor|bilagt',
  discount:
    'rabatt*|gratis|kostnadsfri*|utan kostnad|prisavdrag|specialpris*|nedsatt pris|halva priset|provmånad|bjuder på',
  appointment:
    'vi ses på|vi ses den|vi ses klockan|ser fram emot vårt samtal|ser fram emot vårt möte|ser fram emot mötet|jag har bokat|jag har reserverat|kalenderinbjudan|inbjudan är skickad|vi träffas|vårt kommande möte|vårt nästa möte',
  reference:
    'vi har hjälpt|vi hjälpte|en av våra kunder|en kund till oss|våra kunder|vår kund|vi har gjort samma|vi har byggt|liknande företag',
  titles: 'herr fru dr kollega kollegan',
  says: 'sa skrev nämnde frågade rekommenderade berättade föreslog bekräftade från',
  does: 'använder sparar sparade minskade halverade fördubblade bytte litar driver fick nådde',
  greetings: 'hej|hejsan|god morgon|bästa|kära|god dag',
  closings:
    'med vänliga hälsningar|vänliga hälsningar|vänlig hälsning|bästa hälsningar|hälsningar|mvh|tack|tack på förhand|allt gott|vänligen',
  capitals: 'ni er ert era du',
  nameEndings: 's',
  optOut:
    'avregistrera|avsluta prenumeration*|inga fler mejl|inte vill ha fler|slutar jag skriva|skriver jag inte igen|avböja|höra från mig',
  pressure:
    'agera nu|begränsad tid|sista chansen|garanterat|garanti|garanterad*|riskfritt|riskfri|brådskande|skynda|klicka här|vinnare|fördubbla|billigast*|lägsta pris*|mirakel|köp nu|beställ nu|unikt erbjudande|revolutionerande|nummer ett',
  self: 'jag mig min mitt mina',
  reader: 'du dig din ditt dina ni er ert era vi oss vår vårt våra',
};
