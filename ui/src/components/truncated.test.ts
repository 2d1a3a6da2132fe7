import { describe, expect, it } from 'vitest';
import { cutText } from './truncated.tsx';

describe('cutText', () => {
  it('leaves a text that fits and cuts a longer one', () => {
    expect(cutText('Ada Lovelace', 12)).toBe('Ada Lovelace');
    expect(cutText('Ada Lovelace', 5)).toBe('Ada L...');
    expect(cutText('Ada Lovelace', 4, '…')).toBe('Ada …');
  });

  it('counts characters as a reader does', () => {
    expect(cutText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 3)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦');
    expect(cutText('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 2)).toBe('👩‍👩‍👧‍👦👩‍👩‍👧‍👦...');
  });
});
