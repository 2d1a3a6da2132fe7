import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldWithOffsets, withoutHyphens, withoutHyphensWithOffsets } from './fold.ts';

describe('fold', () => {
  it.each([
    ['Müller-LÜDENSCHEIDT', 'mu\u0308ller-lüdenscheidt'],
    ['“checkout”  speed', '"Checkout"\n\tspeed'],
    ['it’s – fine', "It's - fine"],
    ['１５ ０００', '15 000'],
    ['٣٤ متجرا', '34 متجرًا'],
    ['३४ दुकानें', '34 दुकानें'],
    ['Groß', 'GROSS'],
    ['soft\u00adhyphen', 'softhyphen'],
    ['ﬁxed', 'fixed'],
    ['it`s', "it's"],
    ['İzmir', 'izmir'],
    ['Γιώργος', 'ΓΙΏΡΓΟΣ'],
  ])('makes %s and %s equal', (a, b) => expect(fold(a)).toBe(fold(b)));

  it.each([
    ['10²', '102'],
    ['1½', '11/2'],
    ['①', '1'],
    ['2⅓', '21/3'],
    ['10-\n15', '1015'],
    ['1 5', '15'],
    ['Ⅻ', 'xii'],
  ])('keeps %s and %s apart', (a, b) => expect(withoutHyphens(fold(a))).not.toBe(withoutHyphens(fold(b))));

  it('never makes different digits equal', () => {
    const digits = (text: string) => text.normalize('NFC').replaceAll(/[^0-9]/g, '');
    const sign = fc.constantFrom(...'0123456789 .,-\n½²①⅓Ⅷa€'.split(''), '\u00a0', '\u200b', '\u00ad', '–');
    fc.assert(
      fc.property(fc.string({ unit: sign }), fc.string({ unit: sign }), (a, b) => {
        if (withoutHyphens(fold(a)) === withoutHyphens(fold(b))) expect(digits(a)).toBe(digits(b));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: sign }), (text) => {
        expect(digits(withoutHyphens(fold(text)))).toBe(digits(text));
      }),
    );
  });
});

describe('foldWithOffsets', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        'é',
        'e\u0301',
        'ß',
        'İ',
        '각',
        '\u1100',
        '\u1161',
        'ｶ',
        'ﾞ',
        ' ',
        '\n',
        '-',
        'Σ',
        '👩‍💻',
        '\ud800',
      ),
    }),
  );

  it('folds as fold does', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(foldWithOffsets(original).text).toBe(fold(original));
      }),
    );
    fc.assert(
      fc.property(text, (original) => {
        expect(withoutHyphensWithOffsets(foldWithOffsets(original)).text).toBe(withoutHyphens(fold(original)));
      }),
    );
  });

  it('knows for each character where it came from', () => {
    fc.assert(
      fc.property(text, (original) => {
        const folded = withoutHyphensWithOffsets(foldWithOffsets(original));
        expect(folded.starts).toHaveLength(folded.text.length);
        for (let at = 0; at < folded.text.length; at += 1) {
          const start = folded.starts[at] ?? -1;
          const end = folded.ends[at] ?? -1;
          expect(start).toBeGreaterThanOrEqual(at === 0 ? 0 : (folded.starts[at - 1] ?? 0));
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(original.length);
        }
      }),
    );
  });

  it('places plain characters as it does beside others', () => {
    const plain = fc.string({ unit: fc.constantFrom('a', 'B', '1', '-', ' ', '\n', '\t') });
    fc.assert(
      fc.property(plain, (original) => {
        const { text: folded, starts, ends } = foldWithOffsets(original);
        const beside = foldWithOffsets(`${original}é`);
        expect(`${folded}e`).toBe(beside.text);
        expect(Array.from(starts)).toEqual(Array.from(beside.starts).slice(0, -1));
        expect(Array.from(ends)).toEqual(Array.from(beside.ends).slice(0, -1));
      }),
    );
  });
});
