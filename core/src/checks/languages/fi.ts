import type { Lexicon } from './lexicon.ts';

export const finnish: Lexicon = {
  code: 'fi',
  months: 'tammikuu helmikuu maaliskuu huhtikuu toukokuu kesäkuu heinäkuu elokuu syyskuu lokakuu marraskuu joulukuu',
  weekdays: 'maanantai tiistai keskiviikko/keskiviikon torstai perjantai lauantai sunnuntai',
  dateEndings: 'na nä n ssa ta ta sta een hin isin lla in ksi',
  numbers:
    '1:~yksi 2:kaksi/kahden/kahta/kahdessa 3:kolme/kolmen/kolmea/kolmessa 4:neljä/neljän/neljää/neljässä 5:viisi/viiden/viittä 6:kuusi/kuuden/kuutta/kuudessa 7:seitsemän 8:kahdeksan 9:yhdeksän 10:kymmenen 11:yksitoista 12:kaksitoista 15:viisitoista 20:kaksikymmentä 30:kolmekymmentä 40:neljäkymmentä 50:viisikymmentä 60:kuusikymmentä 100:sata/sadan 1000:tuhat/tuhatta/tuhannen 1000000:miljoona/miljoonaa',
  units:
    'sekunti/sekuntia/sekunnin/sekunnissa minuutti/minuuttia/minuutin/minuutissa tunti/tuntia/tunnin/tunnissa päivä/päivää/päivän/päivässä viikko/viikkoa/viikon/viikossa kuukausi/kuukautta/kuukauden/kuukaudessa vuosi/vuotta/vuoden/vuodessa',
  and: 'ja',
  percent: 'prosenttia|prosentti|prosentin',
  ago: 'sitten',
  past: 'viime viimeksi',
  days: 'eilen huomenna',
  clock: '~h',
  counted:
    'kysymy* idea* ajatus* vaihtoeh* kohta* kohdas* aske* rivi* lause* sana* tapa* asia* vastau* ehdotu* mahdollisuu* syy* minuut* sivu* kappale* osaa*',
  asks: 'sopii|sopisi|käykö|kävisi|voisimmeko|voisitko|voimmeko|voitko|voidaanko|kerro|ehdotan|ehdottaisin|vastaa|onko|olisiko|haluaisitko|mieluummin|vapaa|haluatko',
  offers:
    'sovitaan|jutellaan|tarjoukseni|tarjous on voimassa|milloin vain|milloin tahansa|koska tahansa|kirjoita minulle|soita minulle|ilmoita|yksi rivi riittää|yksi sana riittää|odotan vastaustasi|kuulisin mielelläni|kutsun sinut',
  calls: 'puhelu*|soitit*|soitin*|soitto*|juttelimme|keskustel*|puhuimme',
  meetings: 'tapaami*|tapasi*|työpaja*|demo*|vierail*|kokou*|palaveri*',
  mails: 'sähköposti*|viesti*|kirjoitit*|kirjoititte|vasta*|meili*',
  attachment: 'liitteenä|liitteessä|ohessa|oheisessa|liitän|liitin|liite',
  discount:
    'alennu*|ilmai*|maksutta|maksuton*|veloituksetta|erikoishin*|hinnanalennu*|puoleen hintaan|kokeilukuukau*|hyvity*',
  appointment:
    'soitan sinulle|soitan teille|nähdään|tavataan|odotan puheluamme|odotan tapaamistamme|olen varannut|varasin|kalenterikutsu*|kutsu on lähetetty|tulen käymään|vierailen luonanne|tuleva tapaamisemme|seuraava tapaamisemme',
  reference:
    'olemme auttaneet|autoimme|eräs asiakkaamme|yksi asiakkaistamme|asiakkaamme|asiakkaitamme|asiakkaallemme|asiakkaat kuten|asiakastarina|referenssi*|olemme tehneet saman|olemme rakentaneet|vastaav* yrity*|samankaltais* yrity*|muut asiakkaat|markkinajohtaja*|palkittu*',
  titles: 'herra rouva tri kollega kollegasi työtoverisi',
  says: 'sanoi kirjoitti mainitsi kysyi suositteli kertoi ehdotti vahvisti',
  does: 'käyttää säästää säästi vähensi puolitti tuplasi vaihtoi luottaa saavutti ottaa',
  greetings: 'hei|moi|terve|hyvä|hyvää huomenta|hyvää päivää',
  closings: 'ystävällisin terveisin|parhain terveisin|terveisin|yhteistyöterveisin|terveiset|kiitos|kiittäen|t.',
  capitals: 'te teidän teille teitä',
  nameEndings: 'n in n: a ä ia iä lla llä lle lta ltä ssa ssä sta stä na nä ksi an en on ille iin een',
  optOut:
    'peruuta tilaus|peruuttaa tilauk*|en enää kirjoita|en kirjoita enää|ei enää viestejä|et halua viestejä|en lähetä enää|poista',
  pressure:
    'toimi nyt|rajoitetun ajan|viimeinen tilaisuus|taattu*|takuu*|taatusti|riskitön*|riskittä|kiireellinen|kiirehdi|klikkaa tästä|voittaja|tuplaa|halvin|edullisin|ihme*|osta nyt|tilaa nyt|ainutlaatuinen tarjous|mullistava|ykkönen',
  self: 'minä minun minua minulle olen voin haluan',
  reader: 'sinä sinun sinua sinulle te teidän teille teitä me meidän meille olette olet voitte voit',
  numberCompounds: {
    units: 'yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
    tens: 'kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä',
  },
  approximations: { about: 'noin|suunnilleen', above: 'yli|reilu*|vähintään', below: 'lähes|melkein|alle|vajaa*' },
};
