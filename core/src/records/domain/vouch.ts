import { z } from 'zod';
import type { Evidence, VouchedText } from '../../checks/contract/evidence.ts';
import type { Timestamp } from '../../platform/clock.ts';

/** A text of an email: `index` is the email's position in the sequence, from 0. */
export interface VouchedPlace extends VouchedText {
  readonly index: number;
}

/** A person's word for a text of an email. It holds for that version, email and field, wherever an edit moves the text. */
export interface Vouch extends VouchedPlace {
  /** Null for the command line. */
  readonly userId: string | null;
  /** The name as in the audit log: an email address, or `cli:<name>`. */
  readonly name: string;
  readonly at: Timestamp;
}

/** Reads a stored vouch. */
export const vouchSchema: z.ZodType<Vouch> = z.object({
  index: z.number().int(),
  field: z.enum(['subject', 'body']),
  text: z.string(),
  userId: z.string().nullable(),
  name: z.string(),
  at: z.number(),
});

export function isSamePlace(a: VouchedPlace, b: VouchedPlace): boolean {
  return a.index === b.index && isSameText(a, b);
}

function isSameText(a: VouchedText, b: VouchedText): boolean {
  return a.field === b.field && a.text === b.text;
}

/** The vouches of one email. */
export function vouchesOf(vouched: readonly Vouch[], index: number): readonly Vouch[] {
  return vouched.filter((vouch) => vouch.index === index);
}

/** Who vouches for a piece of evidence of the email that the vouches are of. */
export function voucherOf(piece: Evidence, vouches: readonly Vouch[]): Vouch | undefined {
  return piece.status === 'vouched' ? vouches.find((vouch) => isSameText(vouch, piece)) : undefined;
}
