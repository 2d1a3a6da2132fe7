import { Parser } from 'htmlparser2';
import { ownNoteText } from '../../contacts/domain/own-note.ts';

/** HubSpot's limit for `hs_note_body`, in characters. */
export const noteBodyLimit = 65_536;

const blocks = new Set(['p', 'ul', 'ol', 'li', 'h2', 'h3', 'h4']);
const cutNotice = '<p>(The playbook is longer; the rest is in Overture.)</p>';

/**
 * The body of a note: the HTML, cut after a whole block where it is too long, and a last line with the marker. The
 * marker is visible text, because HubSpot drops comments, attributes and hidden elements.
 */
export function noteBody(html: string, marker: string): string {
  const line = `<p><em>${ownNoteText(marker)}</em></p>`;
  if (html.length + line.length <= noteBodyLimit) return html + line;
  return cutAtBlock(html, noteBodyLimit - line.length - cutNotice.length) + cutNotice + line;
}

/**
 * The longest part of the HTML that ends with a block and has `limit` characters at most once its open elements are
 * closed.
 */
function cutAtBlock(html: string, limit: number): string {
  const open: string[] = [];
  let best = '';
  const parser: Parser = new Parser({
    onopentag(name) {
      if (name !== 'br') open.push(name);
    },
    onclosetag(name, isImplied) {
      if (name === 'br') return;
      open.pop();
      if (isImplied || !blocks.has(name)) return;
      const end = parser.endIndex + 1;
      const closing = open.toReversed().map((tag) => `</${tag}>`);
      if (end + closing.join('').length <= limit) best = html.slice(0, end) + closing.join('');
    },
  });
  parser.end(html.slice(0, limit));
  return best;
}
