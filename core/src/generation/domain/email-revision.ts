import { createHash } from 'node:crypto';

export interface EmailTexts {
  readonly subject: string;
  readonly body: string;
}

/** A hash of a subject and body. An edit names the revision that it began from, so that it replaces no other text. */
export function emailRevision({ subject, body }: EmailTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('base64url')
    .slice(0, 16);
}
