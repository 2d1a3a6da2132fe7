import { cut } from '../../contacts/domain/plain-text.ts';

/** What an inbox shows beside the subject: the body on one line, at most 140 characters. */
export function previewText(body: string): string {
  return cut(body.replaceAll(/\s+/g, ' ').trim(), 140);
}
