import { expect, it } from 'vitest';
import { checkEvidence } from './check-evidence.ts';
import { indexSources } from './sources/index-sources.ts';

const nearestIn = (body: string, ...texts: readonly string[]) => {
  const sources = texts.map((text, at) => ({ kind: 'note' as const, id: `n${at}`, label: 'Note', text }));
  const evidence = checkEvidence({ subject: '', body }, [], indexSources(sources), {
    today: '2026-01-12',
    language: 'en',
  });
  return evidence.map(({ text, nearest }) => [text, nearest]);
};

it('names the only value of about the size that a source has in place of an invented one', () => {
  expect(nearestIn('Your budget is EUR 84,317.', 'They have EUR 80,000 for it, and 3 people.')).toEqual([
    ['EUR 84,317', 'EUR 80,000'],
  ]);
  expect(nearestIn('It is done within 5 weeks.', 'It takes 4 weeks and costs USD 5.')).toEqual([
    ['5 weeks', '4 weeks'],
  ]);
});

it('guesses nothing among several, and nothing of another size or currency', () => {
  const text = 'Your budget is EUR 84,317.';
  expect(nearestIn(text, 'EUR 80,000 or EUR 90,000.')).toEqual([['EUR 84,317', undefined]]);
  expect(nearestIn(text, 'EUR 5,000 or USD 80,000.')).toEqual([['EUR 84,317', undefined]]);
  expect(nearestIn('You have 2,931 visits.', 'They began in 2009.')).toEqual([['2,931', undefined]]);
});
