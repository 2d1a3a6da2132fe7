import { describe, expect, it } from 'vitest';
import { countFindings, stories } from './count-findings.ts';
import { falsehoods } from './read-stories.ts';
import { writeEmails } from './write-emails.ts';

describe('the labelled set', () => {
  it('is large enough, and in two parts that share no story', () => {
    const emails = stories.flatMap(writeEmails);
    expect(emails.length).toBeGreaterThanOrEqual(200);
    expect(emails.flatMap(({ placed }) => placed).length).toBeGreaterThanOrEqual(600);
    for (const language of new Set(stories.map((story) => story.language))) {
      const parts = stories.filter((story) => story.language === language).map(({ part }) => part);
      expect(parts).toContain('tune');
      expect(parts).toContain('measured');
    }
  });

  it('places every sentence, and every true claim quotes its source', () => {
    for (const story of stories)
      for (const { placed } of writeEmails(story))
        for (const { sentence, start } of placed) {
          expect(start, sentence.text).toBeGreaterThanOrEqual(0);
          const source = story.sources.find(({ id }) => id === sentence.source);
          expect(source?.text, sentence.text).toContain(sentence.quote);
        }
  });

  it('is judged correctly by the check', { timeout: 60_000 }, async () => {
    const { counts } = await countFindings('measured');
    const share = (chosen: readonly ('T' | 'R' | 'X' | 'N' | 'D' | 'P' | 'I')[]): number => {
      const found = chosen.map((kind) => counts.get(kind) ?? { total: 0, marked: 0 });
      return found.reduce((sum, { marked }) => sum + marked, 0) / found.reduce((sum, { total }) => sum + total, 0);
    };
    expect(share(['N', 'D', 'P', 'I'])).toBeGreaterThanOrEqual(0.95);
    expect(share(['T', 'R', 'X'])).toBeLessThanOrEqual(0.05);
    expect(falsehoods).toHaveLength(4);
  });
});
