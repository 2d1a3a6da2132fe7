import { htmlSegments } from './html-segments.ts';
import { isAttribution, isQuotedHead, isQuoteSeparator } from './quotes.ts';
import { tidy } from '../platform/visible-text.ts';

/** The parts of a mail. */
export interface MailText {
  /** The sender's own text without the signature, or the quoted text if the sender wrote nothing. */
  readonly own: string;
  /** The quoted mails below; empty when there are none. */
  readonly quoted: string;
}

/** The most characters of markup that are read. No person writes more. */
const maxInput = 200_000;

/** A tag or comment, but not the `<ada@example.org>` of a plain mail. */
const tag = /<(?:\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>|!--)/i;
const entity = /&(?:#\d{1,6}|amp|nbsp|lt|gt|quot);/i;

/** A text as HTML, in whose source alone lines mean nothing; null where it is plain. */
function markupOf(input: string): string | null {
  if (tag.test(input)) return input;
  return entity.test(input) ? input.replaceAll('\n', '<br>') : null;
}

/** The whole text of HTML or plain text that is no mail. */
export function readText(source: string): string {
  const input = source.slice(0, maxInput);
  const markup = markupOf(input);
  return tidy(markup === null ? input : join(htmlSegments(markup), () => true));
}

/** The text of a mail in HTML or plain text. Quotes and signature are separated from what the sender wrote. */
export function readMail(source: string): MailText {
  const input = source.slice(0, maxInput);
  const markup = markupOf(input);
  if (markup === null) return mailOf(splitQuotes(input), '');
  const segments = htmlSegments(markup);
  const quoted = join(segments, ({ isQuote }) => isQuote);
  return mailOf(splitQuotes(join(segments, ({ isQuote }) => !isQuote)), quoted);
}

function mailOf(parts: { own: string; quoted: string }, furtherQuotes: string): MailText {
  const own = tidy(parts.own);
  const quoted = tidy(`${parts.quoted}\n${furtherQuotes}`);
  return own === '' ? { own: quoted, quoted: '' } : { own, quoted };
}

function join(segments: ReturnType<typeof htmlSegments>, wanted: (segment: (typeof segments)[number]) => boolean) {
  return segments
    .filter(wanted)
    .map(({ text }) => text)
    .join('');
}

/** The most lines of a signature. A `--` with more lines below it is a divider in a note. */
const signatureLines = 12;

/** Separates the reply from the text that a mail client quotes below it, and drops the signature after `--`. */
function splitQuotes(text: string): { own: string; quoted: string } {
  const own: string[] = [];
  const quoted: string[] = [];
  const lines = text.split('\n');
  let isBelow = false;
  let isSignature = false;
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    isBelow ||= isQuoteStart(lines, index);
    isSignature ||= !isBelow && line === '--' && (lines.length - index <= signatureLines || quoteFollows(lines, index));
    if (isBelow || line.startsWith('>')) quoted.push(line.replace(/^(?:>\s?)+/, ''));
    else if (!isSignature) own.push(raw);
  }
  return { own: own.join('\n'), quoted: quoted.join('\n') };
}

function quoteFollows(lines: readonly string[], from: number): boolean {
  return lines
    .slice(from, from + signatureLines)
    .some((line) => isAttribution(line.trim()) || line.trim().startsWith('>'));
}

/** Whether a quoted mail begins with this line; some programs wrap the line that says who wrote it. */
function isQuoteStart(lines: readonly string[], at: number): boolean {
  const line = (lines[at] ?? '').trim();
  if (line === '') return false;
  const wrapped = `${line} ${(lines[at + 1] ?? '').trim()}`;
  const isWrapped = line.length > 20 && !isAttribution((lines[at + 1] ?? '').trim()) && isAttribution(wrapped);
  return isAttribution(line) || isWrapped || isQuoteSeparator(line) || isQuotedHead(lines, at);
}
