import { Parser } from 'htmlparser2';

export interface PlainTextOptions {
  /** Longest result, in characters. */
  readonly maxLength?: number;
  /** Keep quoted text and signatures, for texts that are no mails. */
  readonly keepQuotes?: boolean;
}

/** More markup than this in one note is never somebody's writing. */
const maxInput = 200_000;
const defaultMaxLength = 6_000;

/** A tag or comment, but not the `<ada@example.org>` of a plain mail. */
const tag = /<(?:\/?[a-z][a-z0-9]*(?:[\s/][^<>]*)?>|!--)|&(?:#\d{1,6}|amp|nbsp|lt|gt|quot);/i;

const skipped = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'select',
]);
const blocks = new Set([
  'p',
  'div',
  'section',
  'article',
  'header',
  'footer',
  'blockquote',
  'pre',
  'ul',
  'ol',
  'li',
  'table',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'address',
  'figure',
  'dl',
  'dt',
  'dd',
]);
const hiddenStyle = /(?:display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?:px)?\s*(?:;|$))/i;
const quoteClass =
  /\b(?:gmail_quote|gmail_extra|yahoo_quoted|moz-cite-prefix|protonmail_quote|divRplyFwdMsg|appendonsend)\b/i;

/**
 * The readable text of a note or mail: markup, hidden elements, quoted threads and signatures are dropped, paragraphs
 * and list items keep their lines. Text that is not HTML passes through. Never longer than `maxLength`; a mail that
 * consists of nothing but a quote keeps it.
 */
export function plainText(source: string | null | undefined, options: PlainTextOptions = {}): string {
  if (!source) return '';
  const input = source.slice(0, maxInput);
  const read = (dropQuotes: boolean): string => (tag.test(input) ? htmlToText(input, dropQuotes) : input);
  const trimmed = options.keepQuotes === true ? '' : tidy(trimQuotes(read(true)));
  const text = trimmed === '' ? tidy(read(false)) : trimmed;
  return cut(text, options.maxLength ?? defaultMaxLength);
}

function htmlToText(html: string, dropQuotes: boolean): string {
  const parts: string[] = [];
  // Depth of the open element whose content is dropped; 0: none.
  let depth = 0;
  let dropFrom = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (dropFrom > 0) return;
        const isQuote =
          dropQuotes &&
          (name === 'blockquote' || quoteClass.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`));
        if (skipped.has(name) || isQuote || hiddenStyle.test(attributes['style'] ?? '')) dropFrom = depth;
        else if (name === 'br') parts.push('\n');
        else if (name === 'li') parts.push('\n- ');
        else if (name === 'td' || name === 'th') parts.push(' ');
        else if (blocks.has(name)) parts.push('\n');
      },
      ontext(text) {
        if (dropFrom === 0) parts.push(text.replaceAll(/\s+/g, ' '));
      },
      onclosetag(name) {
        if (dropFrom === depth) dropFrom = 0;
        else if (dropFrom === 0 && blocks.has(name)) parts.push(name === 'p' ? '\n\n' : '\n');
        depth -= 1;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return parts.join('');
}

const attribution =
  /^(?:On\s.{3,200}\swrote|Am\s.{3,200}\sschrieb.{0,120}|Le\s.{3,200}\sa écrit|El\s.{3,200}\sescribió|Il\s.{3,200}\sha scritto)\s*:?$/;
const separator =
  /^(?:-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Message d'origine)\s*-{2,}|_{20,}|Begin forwarded message:)$/i;

/** Longest signature, in lines: a `--` with more below it is a divider in somebody's note. */
const signatureLines = 12;

/** Cuts what a mail client quotes below the answer, and the signature after `--`. */
function trimQuotes(text: string): string {
  const kept: string[] = [];
  const lines = text.split('\n');
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (attribution.test(line) || separator.test(line)) break;
    if (line === '--' && (lines.length - index <= signatureLines || quoteFollows(lines, index))) break;
    if (!line.startsWith('>')) kept.push(raw);
  }
  return kept.join('\n');
}

function quoteFollows(lines: readonly string[], from: number): boolean {
  return lines
    .slice(from, from + signatureLines)
    .some((line) => attribution.test(line.trim()) || line.trim().startsWith('>'));
}

// Controls but tab and line feed, zero-width and bidirectional marks: invisible to a rep, readable to a model.
const invisible = /[[\p{Cc}--[\t\n]]\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gv;

function tidy(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll(invisible, '')
    .replaceAll('\u00A0', ' ')
    .split('\n')
    .map((line) => line.replaceAll(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts at a word, never inside a character, and says so. */
export function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const head = text.slice(0, Math.max(0, maxLength - 2));
  const space = head.lastIndexOf(' ');
  const end = space > maxLength * 0.8 ? space : head.length;
  return `${head
    .slice(0, end)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()} …`;
}
