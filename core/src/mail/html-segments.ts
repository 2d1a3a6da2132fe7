import { Parser } from 'htmlparser2';
import { isInvisible, applyStyle, defaultStyle, type TextStyle } from './hidden-style.ts';

/** A run of text in a document, with its line breaks. */
export interface Segment {
  readonly text: string;
  /** Whether a mail client quotes the text from an earlier mail. */
  readonly isQuote: boolean;
}

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
const quoteClass =
  /\b(?:gmail_quote|gmail_extra|yahoo_quoted|moz-cite-prefix|protonmail_quote|divRplyFwdMsg|appendonsend)\b/i;

/** The texts of an HTML document that a reader sees. Paragraphs and list items keep their lines. */
export function htmlSegments(html: string): readonly Segment[] {
  const segments: Segment[] = [];
  const styles: TextStyle[] = [defaultStyle];
  // The depth at which the open element began whose content is dropped, and the one that is a quote; 0: none.
  let depth = 0;
  let dropFrom = 0;
  let quoteFrom = 0;
  const push = (text: string): void => void segments.push({ text, isQuote: quoteFrom > 0 });
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const inherited = styles.at(-1) ?? defaultStyle;
        const style = dropFrom > 0 ? inherited : applyStyle(attributes, inherited);
        depth += 1;
        styles.push(style ?? inherited);
        if (dropFrom > 0) return;
        if (skipped.has(name) || style === null) {
          dropFrom = depth;
          return;
        }
        const isQuote =
          name === 'blockquote' || quoteClass.test(`${attributes['class'] ?? ''} ${attributes['id'] ?? ''}`);
        if (isQuote && quoteFrom === 0) quoteFrom = depth;
        if (name === 'br') push('\n');
        else if (name === 'li') push('\n- ');
        else if (name === 'td' || name === 'th') push(' ');
        else if (blocks.has(name)) push('\n');
      },
      ontext(text) {
        const style = styles.at(-1) ?? defaultStyle;
        if (dropFrom === 0 && !isInvisible(style)) push(text.replaceAll(/\s+/g, ' '));
      },
      onclosetag(name) {
        if (dropFrom === depth) dropFrom = 0;
        else if (dropFrom === 0 && blocks.has(name)) push(name === 'p' ? '\n\n' : '\n');
        if (quoteFrom === depth) quoteFrom = 0;
        depth -= 1;
        styles.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return segments;
}
