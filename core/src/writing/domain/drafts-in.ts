import { fold } from '../../checks/fold.ts';
import { sentencesOf } from '../../checks/index.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';

/** What is shorter may be the greeting and the closing of any email. In characters. */
const minShared = 60;

/**
 * Tells whether a text is one of these drafts: whether most of the draft, counted by whole sentences, stands in it,
 * whatever its white space. What was added, such as a signature, does not count.
 */
export function draftsIn(drafts: readonly EmailTexts[]): (text: string) => boolean {
  const all = [...new Set(drafts.map(({ body }) => body))].map((body) =>
    sentencesOf(body).map(({ start, end }) => fold(body.slice(start, end)).trim()),
  );
  return (text) => {
    const folded = fold(text);
    return all.some((sentences) => {
      const shared = lengthOf(sentences.filter((sentence) => folded.includes(sentence)));
      return shared >= minShared && shared > lengthOf(sentences) / 2;
    });
  };
}

const lengthOf = (texts: readonly string[]): number => texts.reduce((sum, { length }) => sum + length, 0);
