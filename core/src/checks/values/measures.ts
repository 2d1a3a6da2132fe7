import { unspaced } from '../../platform/contract/count-words.ts';
import { matchAt } from './words.ts';

/** Units of length, area, volume, weight and speed, with what one of them is in the base unit of its dimension; folded. */
const written: readonly (readonly [dimension: string, factor: number, forms: string])[] = [
  ['length', 0.001, 'mm millimeter millimetre millimetri milimetri milimetros 毫米 ミリ'],
  ['length', 0.01, 'cm zentimeter centimeter centimetre centimetri centimetros 厘米 公分 センチ'],
  ['length', 1, 'm meter metern meters metre metres metri metros metrow 米 公尺 メートル'],
  ['length', 1_000, 'km kilometer kilometre kilometri kilometros kilometrow 公里 千米 キロメートル'],
  ['length', 1_609.344, 'mile miles mi.'],
  ['area', 1, 'm2 m² qm mp mq sqm kvm quadratmeter 平方米 平米 平方メートル 平方公尺'],
  ['area', 10_000, 'ha hektar hectare hectares hectaren ettari hektarów hektarów 公顷 ヘクタール'],
  ['area', 1_000_000, 'km2 km² qkm 平方公里'],
  ['volume', 1, 'l liter litre litri litros litrow liters 升 リットル'],
  ['volume', 100, 'hl hektoliter'],
  ['weight', 0.001, 'g gramm gram grams gramas gramos grammi 克 グラム'],
  ['weight', 1, 'kg kilo kilos kilogramm kilogram 公斤 千克 キロ キログラム'],
  ['weight', 0.5, '斤'],
  ['weight', 1_000, 't tonne tonnen tonnes tons ton tona tonelada toneladas tonnellate tone ton 吨 噸 トン'],
  ['energy', 1, 'kwh kilowattstunden'],
  ['energy', 1_000, 'mwh megawattstunden'],
  ['energy', 1_000_000, 'gwh gigawattstunden'],
  ['power', 1, 'kw kilowatt'],
  ['power', 1_000, 'mw megawatt'],
];

export interface Measure {
  readonly dimension: string;
  readonly factor: number;
}

const table: ReadonlyMap<string, Measure> = new Map(
  written.flatMap(([dimension, factor, forms]) =>
    forms
      .normalize('NFC')
      .split(' ')
      .map((form) => [form, { dimension, factor }] as const),
  ),
);

const wordBehind = /(?:[ -]?)((?:\p{L}{1,24}[²³23]?|[㎡㎏㎞㎝]))/uy;
const squareBehind = / (?:cuadrad|quadrad|quadrat|carre|kwadrat|patrat)\p{L}{0,3}/uy;
/** Where words are not separated, a unit has no more characters than this. */
const maxUnspaced = 8;

/** The unit right behind a number that ends at `end`; null where none stands there. */
export function measureBehind(folded: string, end: number): (Measure & { readonly end: number }) | null {
  const match = matchAt(wordBehind, folded, end);
  const word = match?.[1];
  if (match === null || word === undefined) return null;
  const start = end + match[0].length - word.length;
  if (!unspaced.test(word[0] ?? '')) {
    const known = table.get(word);
    if (known === undefined) return null;
    const square = known.dimension === 'length' ? matchAt(squareBehind, folded, start + word.length) : null;
    if (square !== null)
      return { dimension: 'area', factor: known.factor ** 2, end: start + word.length + square[0].length };
    return { ...known, end: start + word.length };
  }
  for (let length = Math.min(maxUnspaced, word.length); length > 0; length -= 1) {
    const known = table.get(word.slice(0, length));
    if (known !== undefined) return { ...known, end: start + length };
  }
  return null;
}
