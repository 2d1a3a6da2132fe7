import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';

/** A text that an email has or had. */
export const emailRevisionSchema = z.object({
  subject: z.string(),
  body: z.string(),
  /** When the email got the text. For edits from before revisions were kept, when their version became ready. */
  createdAt: z.number(),
  source: z.enum(['ai', 'edit', 'restore']),
});
export type EmailRevision = Immutable<z.infer<typeof emailRevisionSchema>>;

/**
 * A hash of a subject and body, which callers know as the email's `revision`: an edit names the text that it began from, so that
 * it replaces no other one.
 */
export function emailHash({ subject, body }: EmailTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('base64url')
    .slice(0, 16);
}
