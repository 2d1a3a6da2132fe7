import type { Evidence } from '@overture/core/contract';
import { expect, test } from 'vitest';
import { segmentsOf, sentenceAround } from './marked-segments.ts';

const text = 'Hi Ada. It costs EUR 5, as you said. Bye.';
const amount: Evidence = {
  field: 'body',
  start: text.indexOf('EUR'),
  end: text.indexOf('EUR') + 5,
  text: 'EUR 5',
  status: 'verified',
  about: 'claim',
};

test('a text is cut at its marks, and is whole again together', () => {
  const segments = segmentsOf(text, [amount], null);
  expect(segments.map((segment) => [segment.text, segment.piece?.text])).toEqual([
    ['Hi Ada. It costs ', undefined],
    ['EUR 5', 'EUR 5'],
    [', as you said. Bye.', undefined],
  ]);
  expect(segmentsOf('', [], null)).toEqual([]);
});

test('what is lit may hold marks', () => {
  const lit = sentenceAround(text, amount);
  const segments = segmentsOf(text, [amount], lit);
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(
    segments
      .filter(({ isHighlighted }) => isHighlighted)
      .map((segment) => segment.text)
      .join(''),
  ).toBe('It costs EUR 5, as you said.');
  expect(segments.find(({ piece }) => piece)?.isHighlighted).toBe(true);
});

test('a sentence ends with its line, and the last one with the text', () => {
  const lines = 'Dear Ada,\nwe cost EUR 5\n\nBest';
  const at = lines.indexOf('EUR');
  const { start, end } = sentenceAround(lines, { start: at, end: at + 5 });
  expect(lines.slice(start, end)).toBe('we cost EUR 5');
});
