import { linkMark } from '../../contract/index.ts';

/** As `PlaybookHtml` writes them. */
const anchors = /<a href="([^"]*)" rel="noopener">(.*?)<\/a>/gs;

/**
 * A sanitised playbook in which a link or a mail address that no source holds leads nowhere: it is shown as text, with a
 * mark, and written so that no program makes a link of it again. `unknown`: those, as they are written.
 */
export function markLinks(html: string, unknown: ReadonlySet<string>): string {
  const withoutLinks = html.replaceAll(anchors, (whole, escaped: string, text: string) => {
    const target = targetOf(escaped);
    if (leadsSomewhere(target) && !unknown.has(target)) return whole;
    // What the reader would have followed is told where the text does not say it.
    return unescape(text).includes(target) ? text : `${text} ${escape(target)}`;
  });
  const known = new Set(unknown);
  for (const [, escaped = ''] of html.matchAll(anchors)) {
    const target = targetOf(escaped);
    if (!leadsSomewhere(target)) known.add(target);
  }
  const longestFirst = [...known].filter(Boolean).toSorted((a, b) => b.length - a.length);
  return withoutLinks
    .split(/(<[^>]*>)/)
    .map((piece) => (piece.startsWith('<') ? piece : disarmed(piece, longestFirst)))
    .join('');
}

/** The links and addresses of a text, each in its place, cannot be followed. */
function disarmed(text: string, links: readonly string[]): string {
  const pattern = links.map((link) => escape(link).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  if (pattern === '') return text;
  return text.replaceAll(
    new RegExp(pattern, 'g'),
    (link) => `${link.replaceAll('.', '[.]').replace('://', '[:]//')} ${linkMark}`,
  );
}

/** Where an anchor leads, as it would be written in a text. */
function targetOf(escaped: string): string {
  return unescape(escaped)
    .replace(/^mailto:/i, '')
    .replace(/[.,;:!?)\]}'"-]+$/, '');
}

function leadsSomewhere(target: string): boolean {
  if (target.includes('@') && !target.includes('/')) return true;
  return URL.canParse(target) && new URL(target).hostname.includes('.');
}

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function unescape(text: string): string {
  return text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
