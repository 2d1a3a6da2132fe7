import { describe, expect, it } from 'vitest';
import { sentencesOf } from './sentences.ts';

const split = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end).trim());

describe('sentencesOf', () => {
  it.each([
    ['Yes, or no. Any of them helps. Agreed?', ['Yes, or no.', 'Any of them helps.', 'Agreed?']],
    ['Dr. Weber wrote on 3. November. It was No. 4.', ['Dr. Weber wrote on 3. November.', 'It was No. 4.']],
    [
      'Wir sahen uns am 12. März. Das Budget lag bei 40. Es reicht.',
      ['Wir sahen uns am 12. März.', 'Das Budget lag bei 40.', 'Es reicht.'],
    ],
    ['Hi Marta,\nhere it is', ['Hi Marta,', 'here it is']],
    ['您好。方便吗？', ['您好。', '方便吗？']],
    ['See a.b.example. Fine…', ['See a.b.example.', 'Fine…']],
  ])('splits %s', (text, sentences) => expect(split(text)).toEqual(sentences));

  it('cuts what nobody reads as one sentence', () => {
    const long = split('word '.repeat(500));
    expect(long.length).toBeGreaterThan(3);
    expect(Math.max(...long.map((sentence) => sentence.length))).toBeLessThanOrEqual(600);
  });
});
