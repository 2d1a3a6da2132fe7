import { describe, expect, it } from 'vitest';
import { riskOf, riskText, type Findings } from './risk.ts';

const clean: Findings = {
  blocks: [],
  warn: 0,
  warnings: [],
  unsupported: {},
  contradicted: 0,
  bridges: 0,
  isProfileEmpty: false,
};

describe('the risk of a sequence', () => {
  it('is none where nothing was found, and grows with what was found, never to more than 1', () => {
    expect(riskOf(clean)).toBe(0);
    const worse: Findings[] = [
      { ...clean, bridges: 1 },
      { ...clean, warn: 1 },
      { ...clean, isProfileEmpty: true },
      { ...clean, unsupported: { amount: 1 } },
      { ...clean, contradicted: 1 },
      { ...clean, blocks: ['unknown_link'] },
      { ...clean, blocks: ['unknown_link'], unsupported: { amount: 1, date: 1 }, contradicted: 1 },
      { ...clean, blocks: Array.from({ length: 500 }, () => 'unknown_link') },
    ];
    const risks = worse.map(riskOf);
    expect(risks).toEqual(risks.toSorted((a, b) => a - b));
    expect(new Set(risks).size).toBe(risks.length);
    expect(risks.at(-1)).toBe(1);
  });

  it('is told in a sentence, the worst first', () => {
    expect(riskText(clean)).toBe('The checks found nothing.');
    expect(riskText({ ...clean, bridges: 9 })).toBe('The checks found nothing.');
    expect(riskText({ ...clean, isProfileEmpty: true })).toBe('Written without your name or company.');
    expect(
      riskText({
        ...clean,
        blocks: ['unsupported_amount', 'opted_out', 'unsupported_amount', 'of tomorrow'],
        unsupported: { amount: 2, term: 1 },
        contradicted: 1,
        warn: 1,
        bridges: 2,
      }),
    ).toBe(
      '2 figures without a source, they opted out, 1 thing that must not be sent, 1 contradiction to a source, 2 amounts without a source, 1 statement without a source, 1 warning.',
    );
    expect(riskText({ ...clean, warn: 3, warnings: ['unanswered_question', 'other_language'] })).toBe(
      'A question left open, not in their language.',
    );
    expect(riskText({ ...clean, warn: 2, warnings: ['of tomorrow'] })).toBe('2 warnings.');
  });

  it('is even where the sources were not kept, because nobody could check', () => {
    expect(riskOf(null)).toBe(0.5);
    expect(riskText(null)).toContain('nothing could be checked');
  });
});
