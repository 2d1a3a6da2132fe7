import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it('cuts between characters, never inside one', () => {
  expect(cutText('Hello', 5)).toBe('Hello');
  expect(cutText('Hello', 4)).toBe('Hell');
  const family = '👩‍👩‍👧‍👦';
  expect(cutText(`ab${family}cd`, 2 + family.length)).toBe(`ab${family}`);
  for (let max = 2; max < 2 + family.length; max += 1) expect(cutText(`ab${family}cd`, max)).toBe('ab');
  // A letter with its accent, a flag, and a syllable of Hangul in parts.
  for (const character of ['é'.normalize('NFD'), '🇩🇪', '한'.normalize('NFD')])
    expect(cutText(`x${character}`, character.length)).toBe('x');
});
