import { readMail, readText } from './mail-text.ts';
import { cut } from './visible-text.ts';

export interface PlainTextOptions {
  /** Longest result, in characters. */
  readonly maxLength?: number;
  /** Keep quoted text and signatures, for texts that are no mails. */
  readonly keepQuotes?: boolean;
}

const defaultMaxLength = 6_000;

/**
 * The readable text of a note or mail: markup, hidden elements, invisible characters, quoted threads and signatures are
 * dropped, paragraphs and list items keep their lines. Text that is not HTML passes through. Never longer than
 * `maxLength`; a mail that consists of nothing but a quote keeps it.
 */
export function plainText(source: string | null | undefined, options: PlainTextOptions = {}): string {
  if (!source) return '';
  const text = options.keepQuotes === true ? readText(source) : readMail(source).own;
  return cut(text, options.maxLength ?? defaultMaxLength);
}
