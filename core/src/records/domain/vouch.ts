import { z } from 'zod';
import type { Evidence, VouchedText } from '../../checks/contract/evidence.ts';
import type { Immutable } from '../../platform/contract/immutable.ts';

/** A text of an email: `index` is the email's position in the sequence, from 0. */
export interface VouchedPlace extends VouchedText {
  readonly index: number;
}

/** A person's word for a text of an email. It holds for that version, email and field, wherever an edit moves the text. */
export const vouchSchema = z.object({
  index: z.number().int(),
  field: z.enum(['subject', 'body']),
  text: z.string(),
  /** Null for the command line. */
  userId: z.string().nullable(),
  /** The name as in the audit log: an email address, or `cli:<name>`. */
  name: z.string(),
  at: z.number(),
});
export type Vouch = Immutable<z.infer<typeof vouchSchema>>;

export function isSamePlace(a: VouchedPlace, b: VouchedPlace): boolean {
  return a.index === b.index && isSameText(a, b);
}

function isSameText(a: VouchedText, b: VouchedText): boolean {
  return a.field === b.field && a.text === b.text;
}

export function vouchesOf(vouched: readonly Vouch[], index: number): readonly Vouch[] {
  return vouched.filter((vouch) => vouch.index === index);
}

export function voucherOf(piece: Evidence, vouches: readonly Vouch[]): Vouch | undefined {
  return piece.status === 'vouched' ? vouches.find((vouch) => isSameText(vouch, piece)) : undefined;
}
