/**
 * Stands after a link of a playbook that no input, sender or template contains. Such a link is text that nobody can
 * follow.
 */
export const linkMark = '(link in no source)';

/** The number of marked links in a playbook. */
export function markedLinksIn(html: string): number {
  return html.split(linkMark).length - 1;
}

/** A warning about marked links, for people; empty if there are none. */
export function markedLinksText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One link stands in no source: it is text that nobody can follow.'
    : `${count} links stand in no source: they are text that nobody can follow.`;
}
