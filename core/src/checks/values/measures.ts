import { fold } from '../fold.ts';
import { unspaced } from '../../platform/contract/count-words.ts';
import { matchAt } from './words.ts';

/** Units with what one of them is in the base unit of its dimension. */
const written: readonly (readonly [dimension: string, factor: number, forms: string])[] = [
  [
    'length',
    0.000001,
    'μm µm mikrometer mikrometern micrometer micrometers micrometre micrometres micromètres micron microns mikron mikrometrów micrometri micrómetros micrômetros 微米 ミクロン マイクロメートル',
  ],
  [
    'length',
    0.001,
    'mm millimeter millimetern millimeters millimetre millimetres millimètres millimetri milimetri milimetros milimetrów 毫米 ミリ',
  ],
  [
    'length',
    0.01,
    'cm zentimeter zentimetern centimeters centimeter centimetre centimètres centimetri centimetros centymetrów 厘米 公分 センチ',
  ],
  ['length', 0.1, 'dm dezimeter decimeter decimetern decimetre decimetres decimètres decimetri decimetros decymetrów'],
  ['length', 1, 'm meter metern meters metre metres mètre metri metro metros metr metry metrow 米 公尺 メートル'],
  [
    'length',
    1_000,
    'km kilometer kilometern kilometers kilometre kilometres kilometri kilómetro kilometros kilometr kilometry kilometrow 公里 千米 キロメートル',
  ],
  ['length', 1_609.344, 'mile miles mi. meile meilen millas milhas miglia 英里 マイル'],
  ['length', 0.3048, 'foot feet ft 英尺 フィート'],
  ['length', 0.0254, 'inch inches zoll pouces pulgadas polegadas pollici cali tum inci 英寸 インチ'],
  [
    'area',
    1,
    'm2 m² qm mp mq sqm kvm kvadrat kvadraten quadratmeter quadratmetern kvadratmeter 平方米 平米 平方メートル 平方公尺',
  ],
  ['area', 3.305785, '坪'],
  ['area', 666.6667, '亩 畝'],
  ['area', 0.092903, 'sqft 平方英尺'],
  ['area', 4_046.8564, 'acre acres 英亩'],
  [
    'area',
    10_000,
    'ha hektar hektara hektary hectare hectares hectaren hectárea hectáreas hectaria ettaro ettari hektarów 公顷 ヘクタール',
  ],
  ['area', 1_000_000, 'km2 km² qkm 平方公里 平方キロメートル'],
  ['volume', 0.001, 'ml milliliter mililitros millilitri 毫升 ミリリットル'],
  ['volume', 0.01, 'cl'],
  ['volume', 0.1, 'dl'],
  ['volume', 1, 'l liter litre litres litern litri litru litro litros litr litry litrow liters 升 リットル'],
  ['volume', 100, 'hl hektoliter hectolitre hectolitres ettolitri hectolitros'],
  ['volume', 1_000, 'm3 m³ cbm kubikmeter kl 立方米 立方メートル キロリットル'],
  ['volume', 180.39, '石'],
  ['volume', 3.785412, 'gallon gallons 加仑 ガロン'],
  ['weight', 0.000001, 'mg milligramm 毫克'],
  ['weight', 0.001, 'g gramm gram grams gramme grammes gramas gramos grammi gramów 克 グラム'],
  [
    'weight',
    1,
    'kg kilo kilos quilo quilos chilo kilogramm kilogram kilograms kilogramme kilogrammes kilogramos kilogramów 公斤 千克 キロ キログラム',
  ],
  ['weight', 0.5, '斤 pond pfund'],
  ['weight', 0.45359237, 'lb lbs livre livres libbra libbre libra libras 磅 ポンド'],
  ['weight', 0.028349523, 'oz ounce ounces 盎司 オンス'],
  ['weight', 100, 'quintal quintali quintales quintaux doppelzentner'],
  ['weight', 1_000, 't tonne tonnen tonnes tons ton tona tony tonelada toneladas tonnellate tone 吨 噸 トン'],
  ['energy', 1, 'kwh kilowattstunden'],
  ['energy', 1_000, 'mwh megawattstunden'],
  ['energy', 1_000_000, 'gwh gigawattstunden'],
  ['power', 1, 'kw kilowatt 千瓦'],
  ['power', 1_000, 'mw megawatt 兆瓦'],
  ['peak', 1, 'kwp'],
  ['peak', 1_000, 'mwp'],
  ['data', 0.001, 'mb mo megabyte megabytes megaoctets megabajtów'],
  ['data', 1, 'gb go gigabyte gigabytes gigaoctets gigabajtów'],
  ['data', 1_000, 'tb to terabyte terabytes teraoctets terabajtów'],
  ['sound', 1, 'db dezibel decibel decibels decibeles 分贝 デシベル'],
  ['speed', 1, 'kmh'],
];

export interface Measure {
  readonly dimension: string;
  readonly factor: number;
}

const table: ReadonlyMap<string, Measure> = new Map(
  written.flatMap(([dimension, factor, forms]) =>
    forms.split(' ').map((form) => [fold(form), { dimension, factor }] as const),
  ),
);

/** A unit; "17 900 l'annee" has none. */
const wordBehind = /(?:[ -]?)((?:\p{L}{1,24}[²³23]?(?![\p{L}'])|[㎡㎏㎞㎝]))/uy;
const squareBehind = / (?:cuadrad|quadrad|quadrat|quadr(?=[oi](?!\p{L}))|carre|kwadrat|patrat)\p{L}{0,4}/uy;
const squareBefore =
  /[ -]?(?:square|vierkante|sq\.?) (meter|meters|metres?|feet|foot|ft|kilomet\p{L}{2,3}|miles?)(?!\p{L})/uy;
const clauseEnd = /\s*(?:$|[.,;:!?)\n])/uy;
/** Where words are not separated, a unit has no more characters than this. */
const maxUnspaced = 8;

/** The unit right behind a number that ends at `end`; null where none stands there. */
export function measureBehind(folded: string, end: number): (Measure & { readonly end: number }) | null {
  const squared = matchAt(squareBefore, folded, end);
  const side = squared && table.get(squared[1] ?? '');
  if (squared && side) return { dimension: 'area', factor: side.factor ** 2, end: end + squared[0].length };
  const match = matchAt(wordBehind, folded, end);
  const word = match?.[1];
  if (match === null || word === undefined) return null;
  const start = end + match[0].length - word.length;
  if (!unspaced.test(word[0] ?? '')) {
    // "25μm以内".
    const next = word.search(unspaced);
    const unit = next < 0 ? word : word.slice(0, next);
    const known = table.get(unit);
    // "1.2 To" in French, but not "2 to 3".
    const isBetween = unit === 'to' && matchAt(clauseEnd, folded, start + unit.length) === null;
    if (known === undefined || isBetween) return null;
    const square = known.dimension === 'length' ? matchAt(squareBehind, folded, start + unit.length) : null;
    if (square !== null)
      return { dimension: 'area', factor: known.factor ** 2, end: start + unit.length + square[0].length };
    return { ...known, end: start + unit.length };
  }
  for (let length = Math.min(maxUnspaced, word.length); length > 0; length -= 1) {
    const known = table.get(word.slice(0, length));
    if (known !== undefined) return { ...known, end: start + length };
  }
  return null;
}
