import { describe, expect, it } from 'vitest';
import { wordTables } from '../languages/tables.ts';
import { readRuns } from './read-runs.ts';

describe('the words of a text', () => {
  it('finds every word of the tables between others', () => {
    const words = [...wordTables().meanings].filter(([word]) => /^[\p{L}\p{M}]+$/u.test(word));
    expect(words.length).toBeGreaterThan(1_000);
    for (const [word, meanings] of words)
      expect(readRuns(`qqq ${word}, qqq`, new Map()).tableWords, word).toEqual([
        { start: 4, end: 4 + word.length, meanings },
      ]);
  });

  it('finds no part of a longer word', () =>
    expect(readRuns('xmarch marchx two2', new Map()).tableWords).toHaveLength(1));
});
