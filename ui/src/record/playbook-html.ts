import type { Playbook } from '@overture/core/contract';

/**
 * The playbook's HTML for HubSpot and the clipboard: the server's, or built from its lists. Empty when there is none.
 */
export function playbookAsHtml(playbook: Playbook): string {
  return playbook.html?.trim() || playbookSections(playbook);
}

/**
 * The two lists under their headings; empty when there are none. The items are HTML and are sanitised where they are
 * shown.
 */
export function playbookSections({ keyInsights, recommendedStrategy }: Playbook): string {
  return section('Key Insights', keyInsights) + section('Recommended Strategy', recommendedStrategy);
}

function section(title: string, items: readonly string[]): string {
  return items.length > 0 ? `<h3>${title}</h3><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>` : '';
}

/**
 * Puts what an item is about, in strong or before a colon, on a line above it, so that a list can be read by its first
 * words.
 */
export function labelledItem(item: string): string {
  const [all, , strong, plain] =
    /^\s*(?:<(strong|b)>([^<]{2,80})<\/\1>\s*[:–-]?|([^<>:.?!]{2,40}):)\s+(?=\S)/u.exec(item) ?? [];
  const label = (strong ?? plain)?.trim().replace(/[:.]$/, '');
  return all === undefined || !label ? item : `<div><strong>${label}</strong></div>${item.slice(all.length)}`;
}

/** The text of HTML, with a line for each block; nothing in it is executed or loaded. */
export function htmlAsText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const item of body.querySelectorAll('li')) item.prepend('- ');
  for (const block of body.querySelectorAll('li, p, h1, h2, h3, h4, div, br, ul, ol')) block.after('\n');
  return (body.textContent ?? '')
    .replaceAll(/[ \t]+\n/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
