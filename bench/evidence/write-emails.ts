import type { Claim, DraftEmail } from '@overture/core/contract';
import type { Sentence, Story } from './read-stories.ts';

/** A sentence with its position in an email. */
export interface Placed {
  readonly sentence: Sentence;
  readonly start: number;
  readonly end: number;
}

export interface LabelledEmail {
  readonly email: DraftEmail;
  readonly claims: readonly Claim[];
  readonly placed: readonly Placed[];
}

const perEmail = 3;

/**
 * Writes the emails of a story: a greeting, three of its sentences, a request. The claims vary: true sentences usually
 * cite their quote; false ones cite the true quote, an invented one, or none.
 */
export function writeEmails(story: Story): LabelledEmail[] {
  // Adjacent sentences of the story are variants of one fact, so they go to different emails.
  const count = Math.ceil(story.sentences.length / perEmail);
  return Array.from({ length: count }, (_, index) => {
    const chosen = story.sentences.map((sentence, at) => ({ sentence, at })).filter(({ at }) => at % count === index);
    const { greet, open, ask, close } = story.frame;
    const body = [
      pick(greet, index),
      pick(open, index),
      ...chosen.map(({ sentence }) => sentence.text),
      pick(ask, index),
      close.replaceAll('\\n', '\n'),
    ].join('\n\n');
    const placed = chosen.map(({ sentence }) => {
      const start = body.indexOf(sentence.text);
      return { sentence, start, end: start + sentence.text.length };
    });
    return {
      email: { subject: story.sources[1]?.text ?? '', body },
      claims: chosen.flatMap(({ sentence, at }) => claimsOf(sentence, at)),
      placed,
    };
  });
}

function claimsOf(sentence: Sentence, at: number): Claim[] {
  const { kind, source, quote } = sentence;
  const text = sentence.text.replace(/[.!?。！？।]+$/u, '');
  if (kind === 'M') return [{ text, source, quote }];
  if (kind === 'T' || kind === 'R' || kind === 'X') return at % 5 === 4 ? [] : [{ text, source, quote }];
  if (kind === 'I') return at % 3 === 0 ? [{ text, source, quote: text }] : [];
  return at % 3 === 0 ? [{ text, source, quote }] : at % 3 === 1 ? [] : [{ text, source, quote: text }];
}

function pick(choices: readonly string[], index: number): string {
  return choices[index % choices.length] ?? '';
}
