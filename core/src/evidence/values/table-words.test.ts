import { describe, expect, it } from 'vitest';
import { wordTables } from '../languages/tables.ts';
import { tableWordsOf } from './table-words.ts';

describe('tableWordsOf', () => {
  it('finds every word of the tables between others', () => {
    const words = [...wordTables().meanings].filter(([word]) => /^[\p{L}\p{M}]+$/u.test(word));
    expect(words.length).toBeGreaterThan(1_000);
    for (const [word, meanings] of words)
      expect(tableWordsOf(`qqq ${word}, qqq`), word).toEqual([{ start: 4, end: 4 + word.length, meanings }]);
  });

  it('finds no part of a longer word', () => expect(tableWordsOf('xmarch marchx two2')).toHaveLength(1));
});
