import type { Source } from '@overture/core/contract';
import { stories } from './count-findings.ts';

const sourceLength = 800;

/**
 * Creates sources of about this many characters from the texts of all stories, each with a date: a long history with
 * numbers, dates and names as dense as in real texts.
 */
export function largeSources(characters: number): Source[] {
  const sentences = stories.flatMap(({ sources }) => sources.map(({ text }) => `${text} `));
  const sources: Source[] = [];
  for (let length = 0, next = 0; length < characters; length += sourceLength) {
    let text = '';
    while (text.length < sourceLength) {
      text += sentences[next % sentences.length] ?? '';
      next += 1;
    }
    const day = new Date(Date.UTC(2026, 10, 16) - (sources.length % 900) * 86_400_000).toISOString();
    sources.push({
      id: `n${sources.length}`,
      kind: 'note',
      label: 'Note',
      date: day,
      text: text.slice(0, sourceLength),
    });
  }
  return sources;
}
