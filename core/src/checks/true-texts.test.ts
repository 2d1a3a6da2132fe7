import { describe, expect, it } from 'vitest';
import { checkEvidence } from './check-evidence.ts';
import { indexSources } from './sources/index-sources.ts';

interface Text {
  readonly language: string;
  readonly body: string;
  readonly subject?: string;
  readonly source: string;
  readonly today?: string;
}

/** What is marked in an email that rests on one note of 4 December 2025. */
function markedIn({ language, body, subject = '', source, today = '2026-03-10' }: Text): string[] {
  const index = indexSources([{ id: 's', kind: 'note', label: 'Entry', text: source, date: '2025-12-04' }]);
  return checkEvidence({ subject, body }, [], index, { today, language }).map(({ text }) => text);
}

const trueTexts: readonly (readonly [string, Text])[] = [
  ['an area in square metres of Italy', { language: 'it', body: 'Sono 32 metri quadri.', source: 'Stand 32 m².' }],
  ['last year', { language: 'en', body: 'More nights than in 2026.', source: 'More nights.', today: '2027-03-10' }],
  [
    'an amount behind a word that is a month elsewhere',
    { language: 'fr', body: 'Vous hésitez à cause des 2 400 €.', source: 'Devis 2 400 €, elle hésite.' },
  ],
  ['a name that runs into the next word', { language: 'zh', body: '是我同事钱雪陪的。', source: '联系人:钱雪' }],
  [
    'a time span that ends on a known day, whatever stands beside it',
    { language: 'fr', body: 'Douze semaines nous séparent.', source: 'Ouverture le 2 juin 2026.' },
  ],
  [
    'when to call again, after a call that nobody answered on that weekday',
    { language: 'zh', body: '周五上午给你打电话。', source: '上周五没接电话。' },
  ],
  [
    'a word that is a number in English',
    { language: 'pl', body: 'Po dzisiejszych cenach ten zakres.', source: 'Zakres.' },
  ],
  ['the second year', { language: 'zh', body: '从第二年起每年八千。', source: '每年8000元。' }],
  [
    'by how much an amount is less',
    { language: 'zh', body: '现在22元，新盒15.8元，便宜6.2元。', source: '现在22元，新盒15.8元。' },
  ],
  [
    'points of a share in one word with it',
    { language: 'sv', body: 'I Falun är det fyra procentenheter ner.', source: 'Falun: från 21 % till 17 %.' },
  ],
  [
    'the number of a day behind its weekday',
    { language: 'de', body: 'Passt Ihnen Freitag, der 13.?', source: 'Rückruf erbeten.' },
  ],
  [
    'weekdays of a list with the days behind them',
    { language: 'de', body: 'Mein Vorschlag wären Dienstag und Mittwoch, 16. und 17. Juni.', source: 'Dreh im Juni.' },
  ],
  [
    'the weekday of a day within a range',
    { language: 'ja', body: '木曜日には2名が加わられますね。', source: '展示会 3月18日〜20日。見学2名。' },
  ],
  ['that nobody is taken from their work', { language: 'ro', body: 'Nu vă luăm de la montaj.', source: 'Montaj.' }],
  [
    'a day that a note tells without a full stop behind it',
    { language: 'pl', body: 'Na posiedzenie 29 października.', source: 'RN 29.10 g. 16.00.', today: '2026-09-10' },
  ],
  [
    'two terms in quotation marks and what stands between them',
    { language: 'pt', body: 'Na versão antiga, «rolha» aparece de três maneiras, e uma é «Rolle».', source: 'Rolha.' },
  ],
  [
    'the number of a known day behind an article',
    {
      language: 'es',
      body: '¿Te llamo antes de que el 13 empiece la recolección?',
      source: 'Recolección: 13 de marzo.',
    },
  ],
  [
    'an amount behind a month',
    { language: 'es', body: 'Cuesta 12 €.', source: 'De noviembre a marzo, 12 € por persona.' },
  ],
  [
    'a number in groups that is no year',
    {
      language: 'sv',
      body: 'Frosten tog 2 000. Av 60 000 är det drygt tre procent.',
      source: 'Frosten tog 2 000 av 60 000.',
    },
  ],
  [
    'what something is for',
    {
      language: 'pl',
      body: 'Czcionkę powiększamy, żeby odczytała ją mama.',
      source: 'Większa czcionka, mama nie odczyta.',
    },
  ],
  [
    'what the "not" before a colon denies',
    {
      language: 'pl',
      body: 'Napisała Pani, czego Państwo nie chcą: ścianki i czerwonego dywanu.',
      source: 'Nie chcemy ścianki ani czerwonego dywanu.',
    },
  ],
  [
    'a number or a time span in words, which people estimate',
    { language: 'en', body: 'Seven in twelve go home happy. It takes a good nine weeks.', source: 'Most are happy.' },
  ],
  [
    'a number beside two others',
    { language: 'en', body: 'You have 22 seats, 14 desks and 9 more to come.', source: 'Seats: 22. Desks: 14.' },
  ],
  ['what is amply in time', { language: 'ja', body: '4月の公開には十分間に合います。', source: '公開は4月。' }],
  [
    'the first amount of a range in words',
    {
      language: 'en',
      body: 'It goes from £96 to £144.',
      source: 'From ninety-six to a hundred and forty-four pounds.',
    },
  ],
  [
    'a sum of the months from one to another',
    {
      language: 'it',
      body: 'Da maggio si vede. Costa 640 € al mese: da luglio a dicembre fanno 3.840 euro.',
      source: 'Gestione 640 euro/mese, da maggio, poi luglio.',
    },
  ],
  [
    'a share behind a word that is a month elsewhere',
    { language: 'pt', body: 'Um crescimento de 8%.', source: 'Latas: mais 8 % do que no ano anterior.' },
  ],
  [
    'a number whose source leaves out its unit',
    {
      language: 'pt',
      body: 'De 31.000 para 46.000 litros.',
      source: 'Produzimos 46.000 litros, contra 31.000 em 2025.',
    },
  ],
  [
    'a time span whose source leaves out its unit',
    { language: 'ro', body: '12 zile în loc de 21.', source: 'We cut drying time from 21 days to 12.' },
  ],
  [
    'the difference of two time spans',
    {
      language: 'it',
      body: 'La carta tiene e dà due mesi di margine.',
      source: 'La carta tiene 14 mesi, a noi ne bastano 12.',
    },
  ],
  [
    'by how much an amount rises',
    { language: 'nl', body: 'De premie gaat € 650 stijgen.', source: 'De premie gaat van € 4.100 naar € 4.750.' },
  ],
  [
    'a bare difference of measures',
    { language: 'ro', body: '310 tone, cu 35 mai mult decât înainte.', source: '310 tone, față de 275 în 2024.' },
  ],
  ['a time span in the instrumental', { language: 'pl', body: 'Z pięcioma latami stażu.', source: 'Pięć lat stażu.' }],
  [
    'a value of the subject that the body works out',
    {
      language: 'en',
      subject: '9,600 for both',
      body: 'The design at 4,200 and the build at 5,400 come together to 9,600.',
      source: 'Design 4,200. Build 5,400.',
    },
  ],
  [
    'the eve of a day that a text of December names without its year',
    { language: 'nl', body: 'De stand staat maandag 8 juni klaar.', source: 'Beurs 9-11 juni.' },
  ],
  [
    'millions and thousands in words',
    { language: 'es', body: 'Dos millones trescientas mil cajas.', source: 'Produjeron 2,3 millones de cajas.' },
  ],
  [
    'the year before a known one',
    { language: 'en', body: 'Up from the 47,500 of 2024.', source: '64,000 in 2025, up from 47,500 the year before.' },
  ],
  [
    'the difference of two millions of which only one says so',
    { language: 'sv', body: 'Omsättningen steg med nio miljoner.', source: 'Omsättningen blev 61 mkr, året innan 52.' },
  ],
  [
    'an amount behind which the source has a Swedish "är"',
    { language: 'sv', body: 'Summan 26 960 € var för mycket.', source: '26.960 är mer än vi tänkt.' },
  ],
  [
    'a price with the tax of its country',
    { language: 'ja', body: '本体は126万円（税抜）、税込で138万6千円です。', source: '本体126万円。' },
  ],
  [
    'a share of a whole that only a source tells',
    {
      language: 'es',
      body: 'Juntos son $256,000, o sea 64% del tope.',
      source: 'Recorridos $136,000, CRM $120,000, total $256,000. Hay un tope de $400,000.',
    },
  ],
  [
    'the number of a stage beside the one before it',
    { language: 'de', body: 'Es geht um Etappe 1 und dann um Etappe 2.', source: 'Etappen' },
  ],
  [
    'a list numbered in words',
    { language: 'en', body: 'Noted. Three: it is fixed. Four: so is that.', source: 'Fixed.' },
  ],
  ['names of languages in Dutch', { language: 'nl', body: 'Er komt een regel Pools en Spaans.', source: 'Stand.' }],
  [
    'a weekday with the number of its day',
    { language: 'pt', body: 'Ligo na segunda-feira 16, depois.', source: 'Ligar dia 16/2.', today: '2026-02-11' },
  ],
  ['an amount and a half', { language: 'ro', body: 'Costă șapte lei și jumătate.', source: 'Preț 7,50 lei.' }],
  [
    'a way and the same way again',
    { language: 'fr', body: 'Le trajet fait 96 km aller-retour.', source: 'Atelier à 48 km.' },
  ],
  [
    'millions and thousands in words',
    { language: 'es', body: 'Son tres millones doscientos mil euros.', source: 'Facturan 3,2 millones de euros.' },
  ],
  [
    'cents of an amount without its currency in the source',
    { language: 'it', body: 'Loro chiedono 58 centesimi.', source: 'La concorrenza offre 0,58 al pezzo.' },
  ],
  [
    'times, days and shares in Chinese characters',
    {
      language: 'zh',
      body: '20号和22号晚上7点见，各三小时；20号是周五。线上占两成六，海报三百一张，样品五百二一套。口味一成不变。',
      source: '3月20日和22日晚上七点,各3小时。线上占26%。海报每张300元，样品每套520元。',
    },
  ],
  [
    'numbers in digits and characters in Japanese',
    {
      language: 'ja',
      body: '改修は3千6百万円、見学は三時間、集合は午後二時半です。',
      source: '改修費3,600万円。見学は3時間、14時30分集合。',
    },
  ],
  [
    'a choice between two directions',
    {
      language: 'sv',
      body: 'Priserna på elen: ge dem en tumme upp, en tumme ner eller strunta i det.',
      source: 'Priserna på elen går upp.',
    },
  ],
  [
    'a coffee of which a note has a compound',
    {
      language: 'de',
      body: 'Unser Kaffee am Stand hat mir gefallen.',
      source: 'An der Kaffeebar am Stand gesprochen.',
    },
  ],
  [
    'a million and so many thousand in words',
    { language: 'es', body: 'Fueron dos millones setecientas mil piezas.', source: 'Salieron 2,7 millones de piezas.' },
  ],
  [
    'a compound behind a million',
    { language: 'de', body: 'Drei Millionen zweihunderttausend Euro.', source: 'Umsatz: 3,2 Mio. €.' },
  ],
  [
    'a number of days whose unit stands before',
    {
      language: 'fr',
      body: 'Comptez douze jours, contre vingt chez Morin.',
      source: 'Délai 12 jours. Morin : 20 jours.',
    },
  ],
  [
    'an amount without its currency',
    { language: 'pt', body: 'A sopa fica por 14.', source: 'A sopa custa 14 €. O prato custa 22 €.' },
  ],
  [
    'by how much a value rose that a source tells twice',
    { language: 'it', body: 'Lo scontrino medio è salito di sei euro.', source: 'Scontrino medio da 22 a 28 euro.' },
  ],
  [
    'square metres of which only the second number says so',
    { language: 'nl', body: 'De winkel groeit met 40 m².', source: 'De winkel gaat van 80 naar 120 m².' },
  ],
  [
    'a time span of hours and minutes in minutes',
    { language: 'it', body: 'Sono bastati settanta minuti.', source: 'Visita: 1 ora e 10. Poi il pranzo.' },
  ],
  ['half a litre in centilitres', { language: 'ro', body: 'Sticle de 50 cl.', source: 'Sticle de jumătate de litru.' }],
  [
    'a Romanian Tuesday before its date',
    { language: 'ro', body: 'Rămâne 3 martie la birou.', source: 'Marți 3 martie, la birou.', today: '2026-02-20' },
  ],
  [
    'a day that a source writes with one full stop',
    { language: 'ro', body: 'După întâlnirea de pe 18, pornim.', source: 'Întâlnire miercuri 18.03, sus.' },
  ],
  [
    'what a hundred cost',
    { language: 'it', body: 'A sette centesimi al foglio, cioè 7 euro ogni cento.', source: '0,07 € al foglio.' },
  ],
  ['a Romanian comparative', { language: 'ro', body: 'E mai simplu, în mai puțin timp.', source: 'Ofertă.' }],
  ['a Portuguese ordinal', { language: 'pt', body: 'São a quarta geração, a quinta da casa.', source: 'Oferta.' }],
  ['a Roman numeral', { language: 'fr', body: 'Voyez le lot I, puis le lot III.', source: 'Deux lots.' }],
  ['an elided pronoun', { language: 'fr', body: 'Rien à 15 h. J’ajoutais cela.', source: 'À 15 h.' }],
  ['an abbreviation with an ending', { language: 'pl', body: 'Ceny są bez VAT-u.', source: 'Ceny netto.' }],
  [
    'a meeting that a note plans',
    { language: 'ro', body: 'Ne vedem la birou.', source: 'Vizită la birou: 18 martie, ora 10:00.' },
  ],
  [
    'countries that a source names in another language, or by a code',
    {
      language: 'ro',
      body: 'Pacienți din Italia, din Germania și din Marea Britanie.',
      source: 'Patients from Italy, Germany and the UK.',
    },
  ],
  ['countries by their codes', { language: 'pl', body: 'Jeżdżą na Niemcy i Holandię.', source: 'Kierunek DE/NL.' }],
  ['a country by its market', { language: 'pt', body: 'Alguém para a Alemanha.', source: 'Para o mercado alemão.' }],
  ['the people of a country', { language: 'en', body: 'Sold to Germans and Italians.', source: 'Germany, Italy.' }],
  ['a country in its case', { language: 'pl', body: 'Sprzedają w Niemczech.', source: 'Germany.' }],
  ['cities by other names', { language: 'nl', body: 'Kantoren in Keulen en Wenen.', source: 'Vienna, Cologne.' }],
  ['cities in their case', { language: 'pl', body: 'Biura w Monachium i w Mediolanie.', source: 'Munich, Milan.' }],
  ['a feast in its case', { language: 'pl', body: 'Zdążymy przed Wielkanocą.', source: 'Oferta.' }],
  ['a wish behind another one', { language: 'it', body: 'Buon Natale e Felice Anno Nuovo!', source: 'Offerta.' }],
  ['a form of address', { language: 'es', body: 'La Lic. Gil y el Ing. Robledo.', source: 'Robledo, Gil' }],
  ['a compound with a known name', { language: 'nl', body: 'De Fjordvik-serie.', source: 'Fjordvik' }],
  [
    'institutions with an honorific',
    { language: 'ja', body: '市役所様、観光協会様、親御さん、常連さん。', source: '見積り' },
  ],
  ['companies of a trade', { language: 'zh', body: '包装公司、物流公司和上游公司。您任总经理了。', source: '报价' }],
  ['a measure', { language: 'de', body: 'Der Preis je Megabyte Speicher.', source: 'Preis.' }],
  [
    'a noun behind a pronoun',
    { language: 'de', body: 'Ihre Werkskantine, wie Handwerker sie mögen.', source: 'Preis.' },
  ],
  ['a usual term with an ending', { language: 'pl', body: 'Widać to na LinkedInie.', source: 'Profil.' }],
  [
    'the name of a company in its case',
    { language: 'pl', body: 'Pracował w Kolorowych Górach.', source: 'Agencja Kolorowe Góry' },
  ],
  ['a pronoun with the capital of respect', { language: 'pl', body: 'Wniosek składacie Wy.', source: 'Wniosek.' }],
  [
    'a trainee before a name',
    { language: 'de', body: 'Der Platz Ihrer Auszubildenden Leni Kranz.', source: 'Leni Kranz!' },
  ],
  ['a thing that is counted', { language: 'de', body: 'Wie das erste Terabyte Sicherung.', source: 'Daten.' }],
  ['a noun behind a preposition', { language: 'de', body: 'Ich habe es mit Vergnügen gelesen.', source: 'Text.' }],
  ['a sentence behind a day', { language: 'pt', body: 'Fica a semana de 23. Mantém-se?', source: 'Semana de 23.' }],
  ['a sentence behind an hour', { language: 'fr', body: 'Avant 10 h. Voulez-vous ?', source: 'Avant 10 h' }],
  ['a place in a signature', { language: 'fr', body: 'À bientôt,\nJean Roux\nVoiles, Nantes', source: 'Jean Roux' }],
  ['initials under an email', { language: 'pl', body: 'Proszę o poprawki.\n\nKZ', source: 'Poprawki.' }],
  ['a call that the writer announces', { language: 'fr', body: 'Je vous rappelle. Je viendrai.', source: 'Appel.' }],
  ['a case study that somebody would make', { language: 'fr', body: 'Quelle étude de cas.', source: 'Appel.' }],
  ['a prize of the reader', { language: 'es', body: 'Su aceite es de los premiados.', source: 'Aceite.' }],
  ['Chinese for "in case"', { language: 'zh', body: '万一下大雨，改期一次。', source: '改期一次。' }],
];

describe('is not marked', () => {
  it.each(trueTexts)('%s', (_, text) => {
    expect(markedIn(text)).toEqual([]);
  });
});

it.each<readonly [string, Text, string]>([
  [
    'a way that is not the double one',
    { language: 'fr', body: 'Le trajet fait 90 km aller-retour.', source: 'Atelier à 48 km.' },
    '90 km',
  ],
  ['a time in Chinese characters', { language: 'zh', body: '我们晚上九点开始。', source: '晚上八点开始。' }, '九点'],
  ['a time span', { language: 'ja', body: '見学は4時間です。', source: '見学は3時間。' }, '4時間'],
  [
    'the weekday of another day',
    { language: 'zh', body: '20号的会议还没定；那天是周四。', source: '3月20日开会。', today: '2026-03-02' },
    '周四',
  ],
  ['a number of no series', { language: 'de', body: 'Es geht um Etappe 7.', source: 'Etappe 1' }, '7'],
  [
    'a share of another whole',
    { language: 'es', body: 'Son $256,000, o sea 71% del tope.', source: 'Total $256,000. Hay un tope de $400,000.' },
    '71%',
  ],
  [
    'a number whose left-out unit no source has with it',
    {
      language: 'fr',
      body: 'Comptez douze jours, contre 30 chez Morin.',
      source: 'Délai 12 jours. Morin : 20 jours.',
    },
    '30',
  ],
  [
    'a meeting that was planned for a day that is past',
    { language: 'ro', body: 'Ne vedem la birou.', source: 'Vizită la birou: 18 februarie, ora 10:00.' },
    'Ne vedem la',
  ],
  [
    'a country that no source names',
    { language: 'ro', body: 'Pacienți din Italia și din Suedia.', source: 'Patients from Italy.' },
    'Suedia',
  ],
  ['a Portuguese weekday', { language: 'pt', body: 'Ligo na quarta, com calma.', source: 'Oferta.' }, 'quarta'],
  [
    'by how much nothing rose',
    { language: 'it', body: 'Lo scontrino medio è salito di nove euro.', source: 'Scontrino medio da 22 a 28 euro.' },
    'nove euro',
  ],
  [
    'a year that is not the one before',
    { language: 'en', body: 'Up from the 47,500 of 2021.', source: '47,500. In 2025, up from the year before.' },
    '2021',
  ],
  [
    'no difference of two measures',
    { language: 'es', body: 'Los 70 kWp de diferencia; 240 kWp.', source: '180 kWp. Iberdelta, 240 kWp.' },
    '70 kWp',
  ],
])('but marks %s', (_, text, marked) => {
  expect(markedIn(text)).toEqual([marked]);
});

it('does not mark a day so far ahead as the agency says that its work takes', () => {
  const terms = 'We deliver in ten weeks.';
  const index = indexSources([{ id: 'a', kind: 'template', label: 'Agency', text: terms }]);
  const body = 'Signed by Friday 20 February, the new pages would open on 1 May.';
  const marks = checkEvidence({ subject: '', body }, [], index, { today: '2026-02-10', language: 'en' });
  expect(marks).toEqual([]);
});

it('takes no first word of a sentence for a name for certain', () => {
  const index = indexSources([{ id: 's', kind: 'note', label: 'Entry', text: 'Saturday at the store.' }]);
  const options = { today: '2026-03-10', language: 'en' };
  const marks = checkEvidence({ subject: '', body: 'Saturday at the store. Zenough said.' }, [], index, options);
  expect(marks.map(({ about, text }) => [about, text])).toEqual([['term', 'Zenough']]);
});
