import { Parser } from 'htmlparser2';
import type { Playbook } from '../../models/contract/ai-result.ts';
import { plainText } from '../../contacts/domain/plain-text.ts';
import { escapeText } from '../../platform/xml.ts';

type Section = 'keyInsights' | 'recommendedStrategy';

const headings: readonly (readonly [Section, RegExp])[] = [
  ['keyInsights', /^(?:\d+[.)]\s*)?key insights?\s*:?$/i],
  ['recommendedStrategy', /^(?:\d+[.)]\s*)?recommended strateg(?:y|ies)\s*:?$/i],
];
const dropped = /^(?:sales playbook|key insights|recommended strategy)\s*:?$/i;
const headingTags = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * Finds the two lists of a playbook, after the headings 'Key Insights' and 'Recommended Strategy'. Returns their items
 * and the whole as HTML. If neither list is found, `html` is a bullet list of the text's lines without those headings.
 * The given HTML must be sanitised, because its content is returned unchanged.
 */
export function extractPlaybook(html: string): Playbook {
  const found: Record<Section, string[]> = { keyInsights: [], recommendedStrategy: [] };
  let section: Section | null = null;
  // `line` is the text since the last block began. The text directly before a list is its heading, in any element.
  let line = '';
  let listDepth = 0;
  let itemFrom = -1;
  let itemDepth = 0;

  const endLine = (isHeading: boolean): void => {
    const text = line.replaceAll(/\s+/g, ' ').trim();
    line = '';
    if (text === '') return;
    const match = headings.find(([, pattern]) => pattern.test(text));
    if (match) section = match[0];
    else if (isHeading) section = null;
  };

  const parser: Parser = new Parser(
    {
      onopentag(name) {
        if (name === 'ul' || name === 'ol') {
          if (listDepth === 0) endLine(false);
          listDepth += 1;
        } else if (name === 'li' && listDepth > 0) {
          if (itemFrom < 0) {
            itemFrom = parser.endIndex + 1;
            itemDepth = listDepth;
          }
        } else if (listDepth === 0 && (headingTags.has(name) || name === 'p' || name === 'br')) {
          endLine(false);
        }
      },
      ontext(text) {
        if (listDepth === 0) line += text;
      },
      onclosetag(name) {
        if (name === 'ul' || name === 'ol') {
          listDepth = Math.max(0, listDepth - 1);
        } else if (name === 'li' && itemFrom >= 0 && listDepth === itemDepth) {
          const item = html.slice(itemFrom, parser.startIndex).trim();
          if (section !== null && item !== '') found[section].push(item);
          itemFrom = -1;
        } else if (listDepth === 0 && (headingTags.has(name) || name === 'p')) {
          endLine(headingTags.has(name));
        }
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);

  const isEmpty = found.keyInsights.length === 0 && found.recommendedStrategy.length === 0;
  return { ...found, html: isEmpty ? flatten(html) : html };
}

function flatten(html: string): string {
  const items = plainText(html, { maxLength: 100_000, keepQuotes: true })
    .split('\n')
    .map((text) => text.replace(/^-\s+/, '').trim())
    .filter((text) => text !== '' && !dropped.test(text))
    .map((text) => `<li>${escapeText(text)}</li>`);
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}
