import { createHash } from 'node:crypto';

export interface EmailTexts {
  readonly subject: string;
  readonly body: string;
}

/** Stands for exactly this subject and body: an edit that names the revision it began from replaces nothing else. */
export function emailRevision({ subject, body }: EmailTexts): string {
  return createHash('sha256')
    .update(JSON.stringify([subject, body]))
    .digest('base64url')
    .slice(0, 16);
}
