import type { Lexicon } from './lexicon.ts';

export const danish: Lexicon = {
  code: 'da',
  months:
    'januar/jan februar/feb marts/mar april/apr maj juni/jun juli/jul august/aug september/sept/sep oktober/okt november/nov december/dec',
  weekdays:
    'mandag/mandagen/mandags tirsdag/tirsdagen/tirsdags onsdag/onsdagen/onsdags torsdag/torsdagen/torsdags fredag/fredagen/fredags lørdag/lørdagen/lørdags søndag/søndagen/søndags',
  numbers:
    '1:~en/~et 2:~to 3:tre 4:~fire 5:fem 6:seks 7:syv 8:otte 9:~ni 10:~ti 11:elleve 12:tolv 13:tretten 14:fjorten 15:femten 16:seksten 17:sytten 18:atten 19:nitten 20:tyve 30:tredive 40:fyrre 50:halvtreds 60:~tres 70:halvfjerds 80:firs 90:halvfems 100:hundrede 1000:tusind/tusinde 1000000:millioner/million',
  units:
    'sekund/sekunder/sek minut/minutter time/timer/timers dag/dage/dages uge/uger/ugers måned/måneder/mdr/måneders år/års/årig*',
  and: 'og',
  or: 'eller',
  to: 'til',
  percent: 'procentpoint|procent|pct.',
  ago: 'siden for',
  past: 'sidste i forrige',
  days: 'igår imorgen overmorgen',
  clock: '~h',
  counted:
    'spørgsmål* idé* ide* tanke* mulighed* punkt* skridt* linje* sætning* ord* måde* ting svar* forslag* grund* minut* side* afsnit* af os|eller tre|dele',
  asks: 'passer|passe|fungerer|ville|vil du|kan vi|kan du|kan i|skal vi|skal jag|skal jeg|sig til|hvad med|har du|har i|jeg foreslår|foreslår|svar|gerne|hellere|ledig',
  offers:
    'lad os|tilbuddet|når det passer|når som helst|når du vil|skriv til mig|ring til mig|en linje er nok|et ord er nok|ser frem til dit|ser frem til at høre|inviterer|åben for|åbne for',
  calls: 'samtale*|opkald*|ringede|telefon*|talte|snakkede',
  meetings: 'møde*|mødtes|workshop*|demo*|besøg*|mødte',
  mails: 'mail*|skrev|e-mail*|besked*|svar*',
  attachment: 'vedhæft*|vedlagt*|vedlægger|bilag|bilaget',
  discount: 'rabat*|gratis|uden beregning|uden omkostninger|særpris*|prisnedsættelse|halv pris|prøvemåned|nedslag',
  appointment:
    'jeg ringer til dig|jeg ringer til jer|jeg ringer på|vi ses på|vi ses den|vi ses kl|ser frem til vores samtale|ser frem til vores møde|glæder mig til vores|jeg har booket|jeg har reserveret|kalenderinvitation*|invitationen er sendt|vi mødes|jeg kommer forbi|jeg besøger jer|vores kommende møde|vores næste møde',
  reference:
    'vi har hjulpet|vi hjalp|en af vores kunder|en kunde hos os|vores kunder|vores kunde|for en kunde|kunder som|kundecase|referencekunde*|referenceprojekt|vi har gjort det samme|vi har bygget|lignende virksomheder|andre kunder|markedsledende|prisvindende',
  titles: 'hr fru dr kollega kollegaen',
  says: 'sagde skrev nævnte spurgte anbefalede fortalte foreslog bekræftede fra',
  does: 'bruger sparer sparede reducerede halverede fordoblede skiftede stoler driver fik opnåede',
  greetings: 'hej|kære|godmorgen|goddag|hejsa',
  closings:
    'med venlig hilsen|venlig hilsen|venlige hilsner|bedste hilsner|bedste hilsener|mange hilsner|mange hilsener|hilsen|hilsner|mvh|tak|på forhånd tak|de bedste hilsner',
  capitals: 'i jer jeres de dem deres',
  nameEndings: 's',
  optOut: 'afmeld*|frameld*|ikke flere mails|ingen flere mails|stopper jeg|skriver jeg ikke igen|høre fra mig',
  pressure:
    'handl nu|begrænset tid|sidste chance|garanteret|garanti|risikofri*|haster|skynd dig|klik her|vinder|fordobl|billigst*|laveste pris*|mirakel|køb nu|bestil nu|enestående tilbud|revolutionerende|nummer et',
  self: 'jeg mig min mit mine',
  reader: 'du dig din dit dine i jer jeres vi os vores',
  numberCompounds: {
    units: 'en to tre fire fem seks syv otte ni',
    tens: 'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
    and: 'og',
    hundred: 'hundrede',
    thousand: 'tusind',
  },
  approximations: {
    about: 'omkring|cirka|ca|rundt regnet|omtrent',
    above: 'godt|over|mere end|mindst',
    below: 'knap|knapt|næsten|mindre end|under|op til',
  },
  calculations: {
    sums: 'tilsammen|sammen|i alt|total*|sum|plus|bliver|giver',
    differences: 'mere|mindre|flere|færre|forskel*|tilbage|rest*|spar*|steg|faldt|øget|mangler',
    results: 'altså|det er|bliver|dvs|svarer til|giver|eller',
  },
  taxRates: [25],
  distances: { before: 'om|er det|der er', behind: 'før|efter|til|tilbage|senere' },
};
