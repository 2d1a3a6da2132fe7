import type { Lexicon } from './lexicon.ts';

export const czech: Lexicon = {
  code: 'cs',
  months:
    'leden/ledna/lednu únor/února/únoru březen/března/březnu duben/dubna/dubnu květen/května/květnu červen/června/červnu červenec/července/červenci srpen/srpna/srpnu září říjen/října/říjnu listopad/listopadu prosinec/prosince/prosinci',
  weekdays:
    'pondělí/pondělní úterý/úterní středa/středu/středy/středě čtvrtek/čtvrtka/čtvrtku pátek/pátku sobota/sobotu/soboty neděle/neděli',
  numbers:
    '1:~jeden/~jedna/~jedno 2:dva/dvě/dvou/dvěma 3:tři/tří/třech 4:čtyři/čtyř/čtyřech 5:~pět/pěti 6:šest/šesti 7:sedm/sedmi 8:osm/osmi 9:devět/devíti 10:deset/deseti 11:jedenáct/jedenácti 12:dvanáct/dvanácti 15:patnáct/patnácti 20:dvacet/dvaceti 30:třicet/třiceti 40:čtyřicet 50:padesát 60:šedesát 100:~sto 1000:tisíc/tisíce/tisíců 1000000:milion/miliony/milionů',
  units:
    'sekunda/sekundy/sekund/vteřin minuta/minuty/minut/minutový hodina/hodiny/hodin den/dny/dnů/dní týden/týdny/týdnů/týdenní měsíc/měsíce/měsíců/měsíční rok/roky/let/roků/letech',
  to: 'do',
  percent: 'procent|procenta|procento',
  ago: 'před od',
  past: 'minulý minulé minulou minulém loni posledním poslední',
  days: 'včera zítra pozítří předevčírem',
  clock: 'hod ~h hodin',
  counted:
    'otáz* nápad* myšlen* možnost* bod* krok* řád* vět* slov* způsob* věc* odpověd* návrh* důvod* minut* stran* odstav* poznám* téma* části* z nás|nebo tři',
  asks: 'hodí|hodilo|hodil|vyhovuje|vyhovoval*|mohli bychom|můžeme|můžete|mohl bych|mohla bych|mám|dejte mi vědět|co říkáte|máte|měl byste|měla byste|navrhuji|odpovězte|radši|raději|volno',
  offers:
    'pojďme|domluvme|nabídka platí|nabídka hovoru|má nabídka|kdykoli|napište|zavolejte|ozvěte|dejte vědět|stačí řádek|stačí slovo|stačí jedno|těším se na|zvu vás',
  calls: 'hovor*|telefon*|volal*|mluvili|rozhovor*',
  meetings: 'schůzk*|setkal*|setkání|workshop*|demo*|návštěv*|potkali',
  mails: 'mail*|e-mail*|napsal*|psal*|zpráv*|odpověd*',
  attachment: 'v příloze|přílo*|přikládám|přiložen*',
  discount: 'slev*|zdarma|bezplatn*|rabat|zvláštní cen*|speciální cen*|za polovinu|bez poplatk*|zkušební měsíc',
  appointment:
    'zavolám vám|zavolám v|uvidíme se|těším se na naši schůzku|těším se na náš hovor|zarezervoval jsem|zarezervovala jsem|pozvánka do kalendáře|pozvánku jsem|sejdeme se|setkáme se|navštívím vás|přijedu|naše příští schůzka|naše nadcházející schůzka',
  reference:
    'pomohli jsme|jeden z našich klientů|jednomu z našich klientů|jednoho z našich klientů|jeden z našich zákazníků|naši klienti|naši zákazníci|náš klient|našich klientů|pro klienta|klienti jako|případová studie|případovou studii|reference|referenc*|udělali jsme totéž|postavili jsme pro|podobné firmy|podobných firem|podobné firmě|jiní klienti|lídr trhu|oceňovan*',
  titles: 'pan pana panu panem paní dr ing mgr kolega kolegy kolegyně firma firmy firmě',
  says: 'řekl řekla napsal napsala zmínil zmínila zeptal zeptala doporučil doporučila navrhl potvrdil potvrdila',
  does: 'používá využívá šetří ušetřil ušetřila snížil snížila zdvojnásobil změnil důvěřuje dosáhl funguje',
  greetings: 'dobrý den|ahoj|vážený|vážená|milý|milá|zdravím',
  closings: 's pozdravem|s přáním|hezký den|děkuji|díky|zdravím|s úctou|srdečně|pěkný den',
  capitals: 'vy vás vám vámi váš vaš*',
  nameEndings: 'a u e i y em ovi ou o ě ům ech ami ova ové ovou ího ímu ím ého ému ým é',
  optOut: 'odhlásit|odhlaste|už nebudu psát|nebudu dále psát|nechcete dostávat|nepřejete dostávat|více nepsat',
  pressure:
    'jednejte hned|omezená doba|omezená nabídka|poslední šance|zaručen*|garantovan*|garance|záruka|bez rizika|nezávazně a zdarma|naléhavé|pospěšte|klikněte zde|výherce|zdvojnásob*|nejlevnější|nejnižší cen*|zázrak|kupte nyní|jedinečná příležitost|revoluční|jednička',
  self: 'já mě mi mně můj moje mou mého rád ráda',
  reader: 'vy vás vám váš vaše vaši ty tě ti tvůj my nás nám náš naše',
  approximations: {
    about: 'asi|přibližně|kolem|okolo|zhruba',
    above: 'přes|více než|nejméně',
    below: 'téměř|méně než|skoro',
  },
};
