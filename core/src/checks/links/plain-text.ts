import { firstIndexWhere } from '../first-index-where.ts';

/** A text whose link syntax is written in plain characters, and where each of them stands in the text as it was given. */
export interface PlainText {
  readonly text: string;
  /** What stands between two places of the plain text, as it was given. */
  originOf(start: number, end: number): { readonly start: number; readonly end: number };
}

/** What other signs or references are read as. Elsewhere, such as in a host, `URL` makes ordinary letters of all others. */
const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  period: '.',
  colon: ':',
  sol: '/',
  bsol: '\\',
  commat: '@',
  num: '#',
  quest: '?',
  percnt: '%',
  equals: '=',
  lowbar: '_',
  shy: '\u00ad',
  zwj: '\u200d',
  zwnj: '\u200c',
};

const widePunctuation = /[\u2024\u3002\ufe13\ufe52-\ufe6b\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff5e\uff61]/u;
/** Character references, even ones that are escaped again; characters without a width; and wide or small punctuation. */
const disguised = new RegExp(
  String.raw`&(?:amp;)*(?:#(?:x[\da-f]{1,6}|\d{1,7});?|[a-z]{2,6};)|\p{Default_Ignorable_Code_Point}|${widePunctuation.source}`,
  'giu',
);

const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether there are characters without a width, which some programs skip and where others end a link. */
export function hasInvisible(text: string): boolean {
  return text.search(invisible) >= 0;
}

/**
 * Undoes what hides the syntax of a link from a reader of the text, but not from a browser or a mail program.
 * `instead` stands for each character without a width.
 */
export function plainText(original: string, instead: '' | ' ' = ''): PlainText {
  /** Where something was replaced in the plain text, and how far its places behind that lie before the given ones. */
  const steps: { readonly start: number; readonly end: number; readonly shift: number }[] = [];
  let shift = 0;
  const text = original.replace(disguised, (sign, at: number) => {
    const plain = plainSign(sign).replace(invisible, instead);
    if (plain.length !== sign.length) {
      const start = at - shift;
      shift += sign.length - plain.length;
      steps.push({ start, end: start + plain.length, shift });
    }
    return plain;
  });
  const shiftBefore = (isBehind: (step: { readonly start: number; readonly end: number }) => boolean): number => {
    const count = firstIndexWhere(steps.length, (at) => isBehind(steps[at] ?? { start: 0, end: 0 }));
    return steps[count - 1]?.shift ?? 0;
  };
  return {
    text,
    originOf: (start, end) => ({
      start: start + shiftBefore((step) => step.end > start),
      end: end + shiftBefore((step) => step.start >= end),
    }),
  };
}

/** A text without character references. */
export function withoutReferences(text: string): string {
  return text.replaceAll(disguised, (sign) => (sign.startsWith('&') ? referred(sign) : sign));
}

function plainSign(sign: string): string {
  return punctuation(sign.startsWith('&') ? referred(sign) : sign);
}

function referred(sign: string): string {
  const [, hex, decimal, name = ''] = /(?:#x([\da-f]+)|#(\d+)|([a-z]+));?$/i.exec(sign) ?? [];
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  if (Number.isNaN(code)) return references[name.toLowerCase()] ?? sign;
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : sign;
}

function punctuation(sign: string): string {
  return widePunctuation.test(sign) ? sign.normalize('NFKC').replace('\u3002', '.') : sign;
}
