import type { Evidence, VouchedText } from './contract/evidence.ts';
import { mayBeVouchedFor } from './contract/vouching.ts';

/** The evidence with what a person vouches for, wherever an edit has moved it. */
export function withVouched(evidence: readonly Evidence[], vouched: readonly VouchedText[]): readonly Evidence[] {
  if (vouched.length === 0) return evidence;
  return evidence.map((piece) =>
    mayBeVouchedFor(piece) && vouched.some(({ field, text }) => field === piece.field && text === piece.text)
      ? { ...piece, status: 'vouched' }
      : piece,
  );
}
