import type { Evidence } from '../contract/evidence.ts';
import { shorten, type Rule } from './rule.ts';

export const secondReader: Rule = {
  id: 'second_reader',
  level: 'warn',
  // A model's opinion must never block. Whether it is asked is the domain's own switch.
  isLocked: true,
  reason: 'A second model that compares sentences with their sources notices what no rule knows. It may be wrong.',
  fix: 'Read the source, and change the sentence where it is wrong.',
  find: (_email, { evidence }) =>
    (evidence ?? [])
      .filter(({ readBy, status }) => readBy !== undefined && status !== 'vouched')
      .map((piece) => ({ field: piece.field, start: piece.start, end: piece.end, message: messageOf(piece) })),
};

function messageOf({ text, expected }: Evidence): string {
  const sentence = shorten(text.replace(/[.!。！]+$/u, ''));
  return expected === undefined
    ? `A second reader found nothing in the sources for "${sentence}". Check it, or take it out.`
    : `A second reader thinks that "${shorten(expected)}" in a source speaks against "${sentence}". Read it, and write what is true.`;
}
