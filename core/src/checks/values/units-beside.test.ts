import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../check-evidence.ts';
import { indexSources } from '../sources/index-sources.ts';

/** What is marked in an email that rests on a price list and a note. */
function markedIn(language: string, body: string, note: string, list = ''): string[] {
  const index = indexSources([
    { id: 'agency', kind: 'template', label: 'Prices', text: list },
    { id: 's', kind: 'note', label: 'Note', text: note, date: '2026-03-03' },
  ]);
  return checkEvidence({ subject: '', body }, [], index, { today: '2026-03-10', language }).map(({ text }) => text);
}

describe('a number has the unit of a value beside it:', () => {
  it.each([
    ['sv', 'Mjölk är 61 % av försäljningen. Osten står för 22.', 'Mjölk 61 %, ost 22 %.'],
    ['de', 'Es sind 5 Prozent Ausschuss, elf zu Ostern.', 'Ausschuss 5 %, Ostern 11 %.'],
    ['es', 'Tardamos quince días laborables, frente a los veinte de ellos.', '15 días laborables, ellos 20 días.'],
  ])('%s: %s', (language, body, note) => expect(markedIn(language, body, note)).toEqual([]));

  it('but none that no source has', () => {
    expect(markedIn('sv', 'Mjölk är 61 % av försäljningen. Osten står för 24.', 'Mjölk 61 %, ost 22 %.')).toEqual([
      '24',
    ]);
  });
});

describe('a number with another unit than the one of a source', () => {
  it.each([
    ['de', 'Die Abweichung liegt unter 25 Millimetern.', 'Abweichung unter 25 µm.', '25 Millimetern'],
    ['fr', 'La sauvegarde fait 1,2 Go.', 'Sauvegarde 1,2 To.', '1,2 Go'],
    ['nl', 'De back-up beslaat 1,4 gigabyte, zullen we dat vrijdag bekijken?', 'Back-up 1,4 TB.', '1,4 gigabyte'],
  ])('is marked: %s: %s', (language, body, note, found) => expect(markedIn(language, body, note)).toContain(found));

  it.each([
    ['de', 'Die Abweichung liegt unter 25 Mikrometern.', 'Abweichung unter 25 µm.'],
    ['zh', '公差在25微米以内。', '公差25μm以内。'],
    ['fr', 'La sauvegarde fait 1,2 To.', 'Sauvegarde 1,2 To.'],
    ['fr', 'La sauvegarde fait 1 200 Go.', 'Sauvegarde 1,2 téraoctets.'],
  ])('is not where it is the same: %s: %s', (language, body, note) =>
    expect(markedIn(language, body, note)).toEqual([]),
  );
});

describe('a price of so many as the email tells elsewhere', () => {
  const list = 'Sign: € 70 each. Care plan: € 3.50 per sign per month.';
  const body = (price: string): string =>
    `For the school:\n\n16 signs: € 1,120\nFitting at one site is extra, we agreed on that in the yard.\nCare plan: ${price} a month for all of it`;

  it('is not marked', () => expect(markedIn('en', body('€ 56'), 'Quote 16 signs.', list)).toEqual([]));
  it('is marked where it is of another number', () => {
    expect(markedIn('en', body('€ 63'), 'Quote 16 signs.', list)).toContain('€ 63');
  });
  it('may be told for a year', () => {
    expect(markedIn('en', `${body('€ 56')}. Twelve months of that come to € 672.`, 'Quote 16 signs.', list)).toEqual(
      [],
    );
  });
});

describe('an ordinary word is no name:', () => {
  it.each([
    ['de', 'Das schlägt mit 390 € zu Buche.', 'Preis 390 €.'],
    ['de', 'Das Thema Personal kam zu kurz.', 'Telefonat.'],
    ['nl', "Ik maak er één A5'je van.", 'Blad.'],
    ['sv', 'Genomgången från mötet kommer.', 'Kod, möte.'],
  ])('%s: %s', (language, body, note) => expect(markedIn(language, body, note)).toEqual([]));
});
