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
  and: 'och',
  or: 'eller',
  to: 'till',
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
  functionWords:
    'en ett den det de dem dess denna detta dessa och eller men utan så att om när där som vad vem vilken vilka hur varför för från till med på i av vid hos under över mellan genom efter före sedan mot utan jag mig min mitt mina vi oss vår vårt våra du dig din ditt dina ni er ert era han honom hans hon henne hennes man sig sin sitt sina är var vore vara varit blir blev bli blivit har hade ha haft ska skall skulle kan kunde må måste vill ville får fick inte ej ingen inget inga också även bara mycket ännu redan här nu då igen alltid allt alla varje annan andra själv mer mest ju väl nog läste såg hörde vet förstår sa säger skrev gärna tack kul roligt per går gå ger ge gör göra annat del deras dock dom finns gjort innan lika lite mindre många samma två vilket',
  numberCompounds: {
    units: 'ett två tre fyra fem sex sju åtta nio',
    tens: 'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    hundred: 'hundra',
    thousand: 'tusen',
  },
  approximations: {
    about: 'ungefär|cirka|ca|omkring|runt|i runda|sådär|ett|någon',
    above:
      'drygt|över|mer än|minst|en bit över|lite över|lite drygt|en dryg|dryga|strax över|gott och väl|en bra bit|åtminstone|fler än',
    below: 'knappt|nästan|mindre än|närmare|högst|snart|bortåt|en knapp|knappa|strax|uppåt|upp till|under|max|färre än',
    behind: { about: 'ungefär', below: 'max' },
  },
  calculations: {
    sums: 'tillsammans|totalt|sammanlagt|summa|plus|landar|hamnar|ihop|allt som allt',
    differences:
      'billigare|dyrare|lägre|högre|under|över|mer|mindre|fler|färre|skillnad*|kvar|rest*|återstå*|marginal*|spar*|steg|stig*|höj*|ökade|ökat|ökning*|växt|växte|höjt*|sänkt*|sjönk|minska*|saknas|utrymme',
    results: 'i snitt|i genomsnitt|alltså|det är|blir|dvs|motsvarar|landar|hamnar|ger|innebär|eller|gör',
  },
  taxRates: [25, 12, 25.5],
  shares: { half: 'hälft*|halva|halvt|halv', third: 'tredjedel*', quarter: 'fjärdedel*', fifth: 'femtedel*' },
  distances: {
    before: 'om|är det|det är|återstår|har vi',
    behind: 'före|efter|till|kvar|dit|senare|tidigare|innan|från i dag|från idag',
  },
  conversations: {
    spoken: 'pratade|pratat|talade|talats|talat|i telefon|telefon*|samtal*|hördes|*samtal',
    met: 'träff*|sågs|sågs på',
    encounters: 'besök*|lunch*|middag*|fika*|möte*|frukost*|promenad*|rundtur*|rundvandring*',
    shown: 'visade|visat',
    thanks: 'tack|tackar',
    cancelled: 'inställ*|avbokat*|avbokad*|uppskjut*|blev inte av|dök inte upp',
    lastWeek: 'förra veckan',
    lastMonth: 'förra månaden',
    lastNight: 'i går kväll|igår kväll|i går',
    yesterdays: 'gårdagens',
    meals:
      'vår lunch|vår middag|vår fika|vårt kaffe|vår frukost|lunchen med dig|middagen med dig|lunchen med er|middagen med er|fikan med dig',
    metAt:
      'mötet i|möte i|träffen i|träffades i|sågs i|sågs på|besöket i|besöket på|samtalet i|lunchen i|middagen i|fikan i',
    mealNouns: 'middag*|fika*|kaffe*',
    fairs: '*mässa*',
    unanswered:
      'mobilsvar|röstbrevlåda|inget svar|svarade inte|svarar inte|ingen kontakt|telefonsvarare|lämnade meddelande|upptaget|inte anträffbar|fick inte tag|ej svar|ingen som svarade|röstmeddelande|svarar ej|svarade ej|upptagen|ej nådd|nådde inte|nås inte|svarade inte|inte svar',
  },
  attributions: {
    says: 'sa|säger|sagt|nämnde|nämner|berättade|frågade|undrade|tycker|tyckte|tänker|tror|vill|ville|önskar|önskan|föredrar|lutar|lutade|oroar|oroade|befarar|föreslog|föreslår|påpekade|påminde|förklarade|tydlig|ord|rad|mening|enligt|åsikt|idé|röstar|gillar',
    writes: 'skrev|skriver|skrivit|inlägg|mejl|mejlet|mail|meddelande|kommentar',
    you: 'du|dig|ni|er|dina ord|era ord|din rad',
    first: 'jag|mig|min|mitt|mina|vi|oss|vår|vårt|våra',
  },
  proposals: {
    proposes:
      'föreslår|skulle föreslå|skulle passa|vad sägs|vad säger|ska vi|låt oss|passar det|har jag tid|har vi tid|är jag ledig|kan jag erbjuda|kan vi erbjuda',
    tags: 'eller hur|ja|nej|visst|inte sant|stämmer det|väl',
  },
  pledges: {
    refund:
      'pengarna tillbaka|pengar tillbaka|återbetal*|priset tillbaka|betalar ni inget|betalar ni ingenting|betalar du inget|betalar du ingenting|behöver ni inte betala',
    gift: 'inget betalt|inte betalt|inte en krona|inte ett öre|debiterar vi inte|debiterar inte|på köpet|bjuder vi på|vi bjuder på|jag bjuder på|betalar ni inte|betalar du inte|slipper ni betala|slipper du betala',
    guarantee:
      'vi garanterar|garanterar vi|jag garanterar|lovar att ni|lovar att du|lovar er|lovar dig|lovar jag er|lovar vi er|lovar att er|lovar att din|lovar att ert',
    guarantees: 'garant*',
    free: 'gratis|kostnadsfri*|avgiftsfri*|kostar ingenting|kostar inget|kostar inte|utan kostnad|utan avgift|bjuder vi|bjuds på|står vi för|betalar ingenting|på köpet',
  },
  positions: {
    names:
      '*chef|chef|*direktör|direktör|vd|vice vd|*ordförande|ordförande|styrelseledamot|*ledare|ledare|ägare|delägare|grundare|partner|kassör|*ekonom|ekonom|controller|bokförare|revisor|assistent|*assistent|sekreterare|receptionist|inköpare|säljare|*säljare|*representant|rådgivare|konsult|*konsult|ingenjör|*ingenjör|tekniker|*tekniker|konstruktör|arkitekt|formgivare|designer|utvecklare|programmerare|analytiker|journalist|redaktör|fotograf|läkare|kirurg|sjuksköterska|tandläkare|veterinär|apotekare|jurist|advokat|lärare|professor|tränare|kock|bagare|lantbrukare|trädgårdsmästare|chaufför|mekaniker|elektriker|rörmokare|montör|talesperson|pressansvarig|*ansvarig|ansvarig|samordnare|koordinator|handläggare|generalist|hr-generalist|förman|arbetsledare|praktikant|lärling|borgmästare|entreprenör',
    leading: '*chef|*direktör|vd|*ordförande|*ledare|ägare|delägare|grundare|partner|*ansvarig',
    links: 'som',
    joins: 'er|ert|din|ditt|vår|vårt|deras|hans|hennes|en|ett|den|som|är|också|herr|fru|dr|nya|kollega|kollegan',
    readerIs: 'du är|är du|ni är',
    fillers: 'ju|också|dessutom|numera|idag',
    departments:
      'sales:försälj|sälj marketing:marknad communication:kommunikation|press people:personal|rekryter finance:ekonomi|finans technology:teknik|teknisk it:it production:produktion|tillverk|fabrik operations:drift|operativ purchasing:inköp logistics:lager quality:kvalitet research:forskning|utveckl engineering:ingenjör|konstruk legal:jurist|advokat training:utbildning customers:kund medicine:medicin|klinik property:fastighet export:export council:fack reception:recept housekeeping:husfru kitchen:kök events:event safety:säkerhet board:styrelse sites:bygg',
  },
  statements: {
    negations: 'inte|ingen|inget|inga|aldrig|varken|ej|icke|nej|saknas|saknar|avböjt|avböjde|nekat|undantaget|utom',
    deniesBefore: true,
    without: 'utan|i stället för|istället för',
    idioms:
      'inte bara|inte minst|inget problem|inga problem|varför inte|inte mer än|inte mindre än|om du vill|om ni vill|upp till|ställa upp|sätta upp|satte upp|följa upp|dyker upp|slå upp|lägga upp|ta upp|tog upp|skriva ner|slå ner|efter hand|först och främst|före allt|utan kostnad|utan tvekan|om ni har|om du har|eller inte|inte förrän|inte * förrän|inte * före|inte före|inte senare än|ingen brådska|ingen fara|inte sant|utan vidare|utan moms|inget annat än',
    open: 'kanske|funderar|överväger|skulle|möjligen|möjligt|planerar|planerat|planerad|planeras|planer|vill|om|eventuellt|tveksam*|lutar|prövar|undersöker|preliminär*|först|ännu|hoppas|diskuterar|diskuteras|beror|väntar|avvaktar|utreder|tänker|borde|utkast|osäkert|osäker|villkorat|troligen',
    due: 'måste|behöver',
    decided:
      'beslutat*|beslutad*|beslutats|bestämt|bestämde|bestämda|klubbat|klubbad|klubbats|godkänt|godkänd*|godkände|bekräftat|bekräftad*|skrivit under|skrev under|undertecknat|köpt|köpet|köpte|avgjort|bokat|bokad|beställt|beställd*|klart|valt|valde|grönt ljus|tackat ja|enats|spikat|spikad|sagt ja|sa ja|godkän*',
    conditions: 'om|ifall|skulle',
    already: 'redan|numera',
    congratulations:
      'grattis|gratulerar|roligt att|kul att|glädjande att|goda nyheter|så bra att|härligt att|vad bra att|glad att|glad över|kul nyhet|fina nyheter|underbart att|skönt att|så roligt',
    lacks: 'ingen|inget|inga|saknas|saknar|inte någon|inte något|inte några',
    has: 'ni har|har ni|du har|har du|ni använder|använder ni|ni säljer|säljer ni|ni erbjuder|ert nuvarande|er nuvarande',
    risen:
      'steg|stiger|stigit|ökar|ökade|ökat|ökning|växer|växte|vuxit|tillväxt|upp|högre|förbättra*|fördubbla*|uppgång|klättra*',
    fallen:
      'sjönk|sjunker|sjunkit|minskar|minskade|minskat|minskning|föll|faller|fallit|ner|ned|lägre|försämra*|halvera*|nedgång|tappa*',
    opposites: [
      ['öppnar|öppnade|öppnat|öppen|öppet|öppna|öppning', 'stänger|stängde|stängd|stängt|stänga|stängning|lagt ner'],
      ['ingår|inkluderat|inklusive|inkl|inräknat', 'tillkommer|exkl|exklusive|oräknat'],
      ['positiv|positiva|entusiastisk*', 'emot|negativ|negativa|skeptisk*'],
      ['billigare', 'dyrare'],
      ['snabbare|kortare', 'långsammare|längre'],
      ['anställt|anställer|anställde', 'sagt upp|säger upp|varslat|varslar'],
      ['frivillig*|valfri*', 'obligatorisk*'],
      ['arbetstid', 'fritid'],
    ],
    order: ['före|innan', 'efter'],
  },
};
