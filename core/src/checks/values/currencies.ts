import { fold } from '../fold.ts';

/** Signs and words of a currency, folded at the first use; a sign that several countries share stands for all of them. */
const written: readonly (readonly [codes: string, forms: string])[] = [
  [
    'EUR',
    '€ eur euro euros euroa euron eurot eura евро євро еура ευρω يورو אירו यूरो 欧元 歐元 ユーロ 유로 evro eurot eurós',
  ],
  [
    'USD CAD AUD SGD HKD TWD MXN CLP COP',
    '$ us$ dollar dollars dollari dollaria dolar dolara dolares dólares dólar dolarów доллар доллара долларов долар долара доларів долари долара δολαρια دولار دولارا דולר דולרים डॉलर 美元 美金 ドル 달러',
  ],
  ['USD', 'usd us$ bucks buck'],
  ['CAD', 'cad ca$ c$ piastres piasses'],
  ['AUD', 'aud a$'],
  ['SGD', 'sgd s$'],
  ['HKD', 'hkd hk$ 港元 港币 港幣'],
  ['TWD', 'twd nt$ 台幣 新台幣'],
  ['MXN COP CLP', 'peso pesos pesito pesitos'],
  ['MXN', 'mxn dp'],
  ['COP', 'cop'],
  ['CLP', 'clp'],
  ['GBP EGP', '£ pound pounds'],
  ['GBP', 'gbp quid'],
  ['EGP', 'egp جنيه جنيها'],
  ['CHF', 'chf franken stutz francs sfr fr.'],
  ['SEK NOK DKK', 'kr kr. kronor krona kroner krone kruunua'],
  ['SEK', 'sek spänn'],
  ['NOK', 'nok'],
  ['DKK', 'dkk'],
  ['PLN', 'pln zł złotych złote złoty'],
  ['CZK', 'czk kč korun koruny koruna'],
  ['HUF', 'huf ft forint forintos forintot'],
  ['UAH', '₴ uah грн гривень гривні гривня'],
  ['RUB', '₽ rub руб рублей рубля рубль'],
  ['BGN', 'bgn лв лева лев'],
  ['RSD', 'rsd дин динара динар'],
  ['KZT', '₸ kzt тг теңге тенге'],
  ['TRY', '₺ try tl lira lirası liraya'],
  ['AED', 'aed dirham dirhams درهم درهما دراهم'],
  ['SAR', 'sar riyal riyals ريال ريالا'],
  ['JOD', 'jod دينار دينارا'],
  ['ILS', '₪ ils nis שקל שקלים ש"ח'],
  ['INR', '₹ inr rs rs. rupee rupees रुपये रुपए रुपया'],
  ['JPY CNY', '¥'],
  ['JPY', 'jpy yen 円'],
  ['CNY', 'cny rmb 元 块 塊 人民币 人民幣'],
  ['KRW', '₩ krw won 원'],
  ['BRL', 'brl r$ reais real'],
  ['NGN', '₦ ngn naira'],
  ['KES', 'kes ksh'],
  ['ZAR', 'zar rand'],
  ['RON', 'ron lei leu'],
  ['GHS', 'ghs cedi cedis'],
  ['MYR', 'myr rm ringgit'],
];

/** Currencies whose names are words in the same or another language: they count only behind a large number. */
const alsoWords = new Set(['won', 'try', 'real', 'rand', 'cop', 'lei']);

/** Whether the name of a currency is an ordinary word too: "we won 3", "a real 5". */
export function isAlsoWord(word: string): boolean {
  return alsoWords.has(word);
}

/** Names that no language puts behind digits in another meaning: "90 lei", though "lei" is she in Italian. */
const plainBehindDigits = new Set(['lei', 'real', 'rand']);

/** Whether the name of a currency is an ordinary word only where no digits stand before it. */
export function isOnlyWordElsewhere(word: string): boolean {
  return plainBehindDigits.has(word);
}

/** Whether the code of a currency is short for seconds too: "40 Sek." */
export function isAlsoSeconds(word: string): boolean {
  return word === 'sek';
}

/** Hundredths of a currency. Words that mean something else elsewhere, such as "öre", are left out. */
const hundredths: readonly (readonly [codes: string, forms: string])[] = [
  ['EUR USD CAD AUD SGD HKD', '¢ cent cents ct cts sentti senttiä セント 센트'],
  ['EUR', 'centesimo centesimi eurocent eurocents 欧分'],
  ['EUR CHF CAD', 'centime centimes'],
  ['EUR MXN COP CLP BRL', 'céntimo céntimos centavo centavos cêntimo cêntimos'],
  ['USD', '美分'],
  ['GBP', 'p pence penny'],
  ['CHF', 'rappen rp rp.'],
  ['PLN', 'grosz grosze groszy'],
  ['RON', 'bani'],
  ['UAH RUB', 'копеек копейки копейка копійок копійки копійка'],
  ['BGN', 'стотинки'],
];

let table: ReadonlyMap<string, readonly string[]> | null = null;

/** The currencies that a folded word or sign can mean; none for any other word. */
export function currenciesOf(word: string): readonly string[] {
  table ??= tableOf(written);
  return table.get(word) ?? [];
}

let hundredthTable: ReadonlyMap<string, readonly string[]> | null = null;

/** The currencies of whose hundredths a folded word behind a number can speak. */
export function hundredthsOf(word: string): readonly string[] {
  hundredthTable ??= tableOf(hundredths);
  return hundredthTable.get(word) ?? [];
}

function tableOf(list: typeof written): ReadonlyMap<string, readonly string[]> {
  return new Map(
    list.flatMap(([codes, forms]) => forms.split(' ').map((form) => [fold(form), codes.split(' ')] as const)),
  );
}
