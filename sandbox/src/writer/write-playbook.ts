import type { Facts } from './facts.ts';
import { linesOf, phrases } from './phrases.ts';
import { escapeHtml } from '../server/escape-html.ts';
import { isCommand } from './plain-text.ts';
import { translatedPlaybook } from './translated-playbook.ts';
import { valuesOf } from './values.ts';

/**
 * The playbook as HTML of headings and lists, in the rep's language. The last insight says that it is a sample.
 * Everything from the data is escaped.
 */
export function writePlaybook(facts: Facts): string {
  const textsOf = (bank: typeof phrases.insights): string[] => linesOf(bank, valuesOf(facts)).map(({ text }) => text);
  const { insights, strategy } = translatedPlaybook(facts) ?? {
    insights: textsOf(phrases.insights),
    strategy: textsOf(phrases.strategy).slice(0, 7),
  };
  const list = (lines: readonly string[]) =>
    `<ul>${lines
      .filter((text) => !isCommand(text))
      .map((text) => `<li>${escapeHtml(text)}</li>`)
      .join('')}</ul>`;
  return `<h2>Sales Playbook</h2><h3>Key Insights</h3>${list(insights)}<h3>Recommended Strategy</h3>${list(strategy)}`;
}
