import { createHash } from 'node:crypto';
import type { Timestamp } from '../../platform/clock.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';

export const revisionSources = ['ai', 'edit', 'restore'] as const;

/** A text that an email has or had. */
export interface EmailRevision extends EmailTexts {
  /** When the email got the text. For edits from before revisions were kept, when their version became ready. */
  readonly createdAt: Timestamp;
  readonly source: (typeof revisionSources)[number];
}

/** A hash of a subject and body. An edit names the revision that it began from, so that it replaces no other text. */
export function emailRevision({ subject, body }: EmailTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('base64url')
    .slice(0, 16);
}
