/** Stands behind a link of a playbook that no input, sender or template holds; the link itself is text that nobody can follow. */
export const linkMark = '(link in no source)';

/** How many links of a playbook are marked. */
export function markedLinksIn(html: string): number {
  return html.split(linkMark).length - 1;
}

/** What is said of them; empty where there are none. */
export function markedLinksText(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'One link stands in no source: it is text that nobody can follow.'
    : `${count} links stand in no source: they are text that nobody can follow.`;
}
