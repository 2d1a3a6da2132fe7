import { readMail, readText } from '../../mail/mail-text.ts';
import { cut } from '../../platform/visible-text.ts';

export interface PlainTextOptions {
  /** The most characters of the result. */
  readonly maxLength?: number;
  /** Keeps quoted text and signatures, for texts that are no mails. */
  readonly keepQuotes?: boolean;
}

const defaultMaxLength = 6_000;

/**
 * The readable text of a note or mail. Markup, hidden elements, invisible characters, quoted threads and signatures are
 * dropped; paragraphs and list items keep their lines. Text that is not HTML passes through. It is never longer than
 * `maxLength`; a mail that is only a quote keeps it.
 */
export function plainText(source: string | null | undefined, options: PlainTextOptions = {}): string {
  if (!source) return '';
  const text = options.keepQuotes === true ? readText(source) : readMail(source).own;
  return cut(text, options.maxLength ?? defaultMaxLength);
}

/** The readable text of a field in one line. */
export function plainLine(source: string | null | undefined, maxLength: number): string {
  return plainText(source, { maxLength, keepQuotes: true }).replaceAll(/\s+/g, ' ').trim();
}
