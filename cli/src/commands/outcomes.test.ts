import { describe, expect, it } from 'vitest';
import { rateText } from './outcomes.ts';

describe('rateText', () => {
  it('keeps the long form for programs, and shortens it for the table of a person', () => {
    const rate = { value: 0.124, low: 0.05, high: 0.204 };
    expect(rateText(rate, { isTerminal: false })).toBe('12 % (5 % to 20 %)');
    expect(rateText(rate, { isTerminal: true })).toBe('12 % (5–20)');
    expect(rateText(null, { isTerminal: false })).toBeNull();
  });
});
