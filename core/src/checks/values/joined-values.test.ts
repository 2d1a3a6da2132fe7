import { describe, expect, it } from 'vitest';
import { readText } from './read-values.ts';

const keysIn = (text: string, language: string | null): string[] =>
  readText(text, language).map(({ keys }) => [...new Set(keys)].join(' '));

describe('an amount with its hundredths behind the currency', () => {
  it.each([
    ['de', 'Der Deckel kostet 2 Euro 60.', 'amount:2.6:EUR'],
    ['de', 'Der Deckel kostet zwei Euro sechzig und hält.', 'amount:2.6:EUR'],
    ['de', 'Der Deckel kostet 2 Euro und 60 Cent.', 'amount:2.6:EUR'],
    ['fr', 'Le couvercle est à 2 € 60.', 'amount:2.6:EUR'],
    ['es', 'La tapa sale a dos euros con sesenta.', 'amount:2.6:EUR'],
    ['it', 'Il coperchio costa due euro e sessanta.', 'amount:2.6:EUR'],
    ['sv', 'Locket kostar 2 kr 60.', 'amount:2.6:SEK amount:2.6:NOK amount:2.6:DKK'],
  ])('%s: %s', (language, text, key) => expect(keysIn(text, language)).toEqual([key]));

  it('is none where the second number counts something', () => {
    expect(keysIn('Für 2 Euro 60 Deckel.', 'de')).toEqual(['amount:2:EUR', 'number:60']);
  });
});

it('reads the unit of a number from the one that it is compared with', () => {
  expect(keysIn('Takes 25 min. per box, more than 30 is too long.', null)).toEqual([
    'span:1500s',
    'number:30 span:1800s',
  ]);
  expect(keysIn('Takes 25 min., we have 30 boxes.', null)).toEqual(['span:1500s', 'number:30']);
});

describe('a unit of time', () => {
  it.each([
    ['nl', 'Toen hal 9 het begaf.', 'number:9'],
    ['nl', 'De proef duurt 3 mnd.', 'span:3m'],
    ['de', 'Das dauert 35 Sek. je Stück.', 'span:35s'],
    ['de', 'Das kostet 3500 SEK.', 'amount:3500:SEK'],
    ['it', 'Consegna in 12 gg.', 'span:12d'],
    ['pl', 'To trwa 3 godz.', 'span:10800s'],
  ])('%s: %s', (language, text, key) => expect(keysIn(text, language)).toEqual([key]));
});

describe('a month', () => {
  it.each([
    ['fr', 'Elle tient bien : 4,4 sur 5. Des gens ont pris la photo.', ['number:4.4', 'number:5']],
    ['ro', 'Ne vedem în sala 13, deci scurt.', ['number:13']],
    ['ro', 'Ne vedem pe 13 mai.', ['day:05-13']],
  ] as const)('is no little word of the language, %s: %s', (language, text, keys) =>
    expect(keysIn(text, language)).toEqual(keys),
  );

  it('is not read where a source says so, either', () => {
    expect(keysIn('Sala 13, deci scurt.', null)).toEqual(['number:13']);
  });
});
