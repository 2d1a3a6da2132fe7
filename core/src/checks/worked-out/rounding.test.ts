import { describe, expect, it } from 'vitest';
import { fold } from '../fold.ts';
import { lexiconsFor } from '../languages/index.ts';
import { roundingOf, standsFor } from './rounding.ts';

const roundingIn = (text: string, number: string, language: string): string => {
  const folded = fold(text);
  const start = folded.indexOf(number);
  return roundingOf(folded, { start, end: start + number.length }, lexiconsFor(language));
};

describe('the words around a number', () => {
  it.each([
    ['over 200 reviews', '200', 'en', 'above'],
    ['nearly 200 reviews', '200', 'en', 'below'],
    ['about 200 reviews', '200', 'en', 'about'],
    ['200 reviews', '200', 'en', 'exact'],
    ['gut 38 Millionen', '38', 'de', 'above'],
    ['knapp 38 Millionen', '38', 'de', 'below'],
    ['près de 20 %', '20', 'fr', 'below'],
    ['algo más de 300', '300', 'es', 'above'],
    ['quase 40', '40', 'pt', 'below'],
    ['poco più di 70', '70', 'it', 'above'],
    ['ruim 200 woningen', '200', 'nl', 'above'],
    ['aproape 50', '50', 'ro', 'below'],
    ['ponad 30 lat', '30', 'pl', 'above'],
    ['drygt 17 procent', '17', 'sv', 'above'],
    ['50人余り', '50人', 'ja', 'above'],
    ['将近50家', '50', 'zh', 'below'],
  ])('of "%s" say how exactly it is told', (text, number, language, rounding) =>
    expect(roundingIn(text, number, language)).toBe(rounding),
  );
});

describe('a rounded number', () => {
  it.each([
    [200, 212, 'above'],
    [9_000, 9_360, 'above'],
    [200, 197, 'below'],
    [40, 38, 'about'],
    [13, 12.6, 'about'],
    [2.5, 2.5, 'exact'],
  ] as const)('%s stands for %s (%s, %s)', (told, exact, rounding) =>
    expect(standsFor(told, exact, rounding)).toBe(true),
  );

  it.each([
    [200, 197, 'above'],
    [420, 412, 'above'],
    [200, 212, 'below'],
    [1_100, 1_172, 'about'],
    [1_000, 1_480, 'above'],
    [200, 201, 'exact'],
  ] as const)('%s does not stand for %s (%s, %s)', (told, exact, rounding) =>
    expect(standsFor(told, exact, rounding)).toBe(false),
  );
});
