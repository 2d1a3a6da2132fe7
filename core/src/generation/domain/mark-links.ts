import { linkMark } from '../../contract/index.ts';

/** The links as `PlaybookHtml` writes them. */
const anchors = /<a href="([^"]*)" rel="noopener">(.*?)<\/a>/gs;

/**
 * Disables the links and mail addresses of a sanitised playbook that no source contains: they are shown as marked text,
 * written so that no program turns it into a link again. `unknown` contains them as they are written.
 */
export function markLinks(html: string, unknown: ReadonlySet<string>): string {
  const withoutLinks = html.replaceAll(anchors, (whole, escaped: string, text: string) => {
    const target = targetOf(escaped);
    if (leadsSomewhere(target) && !unknown.has(target)) return whole;
    // The target is shown if the text does not contain it.
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

/** Replaces each of these links and addresses in a text with a form that cannot be followed. */
function disarmed(text: string, links: readonly string[]): string {
  const pattern = links.map((link) => escape(link).replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)).join('|');
  if (pattern === '') return text;
  return text.replaceAll(
    new RegExp(pattern, 'g'),
    (link) => `${link.replaceAll('.', '[.]').replace('://', '[:]//')} ${linkMark}`,
  );
}

/** The target of a link, as it would be written in a text. */
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
