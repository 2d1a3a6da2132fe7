import type { Evidence } from '@overture/core/contract';
import type { EmailTexts } from './email-draft.ts';

/**
 * Evidence of one text, as it still holds for another: pieces before and behind what was changed keep their words and get
 * their new place, pieces that the change touches are left out, because "EUR 5" may have become "EUR 50".
 */
export function moveEvidence(pieces: readonly Evidence[], before: EmailTexts, after: EmailTexts): Evidence[] {
  const changes = {
    subject: changeBetween(before.subject, after.subject),
    body: changeBetween(before.body, after.body),
  };
  return pieces.flatMap((piece) => {
    const change = changes[piece.field];
    if (change === null || piece.end < change.start) return [piece];
    if (piece.start <= change.end) return [];
    return [{ ...piece, start: piece.start + change.by, end: piece.end + change.by }];
  });
}

/** What was changed, by its place in the text before, and by how much it moved the rest; null for nothing. */
function changeBetween(before: string, after: string): { start: number; end: number; by: number } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { start, end: before.length - behind, by: after.length - before.length };
}
