import type { Evidence } from '@overture/core/contract';
import type { EmailTexts } from './email-draft.ts';

/**
 * Moves evidence of one text to an edited one. Pieces before and after the change keep their words and get their new
 * position. Pieces that the change touches are left out, because "EUR 5" may have become "EUR 50".
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

/** The changed span of the old text, and by how much it moved the rest; null if nothing changed. */
function changeBetween(before: string, after: string): { start: number; end: number; by: number } | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return { start, end: before.length - behind, by: after.length - before.length };
}
