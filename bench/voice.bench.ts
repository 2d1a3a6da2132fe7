import { readdir, readFile } from 'node:fs/promises';
import type { Bench, Comparison } from './support/comparison.ts';
import { areaUnderCurve, authorDistances } from './voice/author-distance.ts';

const folder = new URL('voice/texts/', import.meta.url);
/** Below it, chance decides as much as an author's habits. */
const minWords = 2_500;
/** Percent: how often two texts of one author must be nearer than two of two authors. */
const goal = 90;

interface Text {
  readonly author: string;
  readonly text: string;
}

/**
 * Whether the instrument tells people apart at all, before anybody measures with it whether a draft sounds like somebody.
 * Its parts are measured for the same; the baseline are the same texts under the names of others.
 */
export const bench: Bench = {
  description: 'an instrument for voices: whether it tells ten authors of public texts apart',
  async run(log) {
    const texts = await readTexts();
    const authors = new Set(texts.map(({ author }) => author));
    const fewest = Math.min(...texts.map(({ text }) => text.split(/\s+/).length));
    log(`${authors.size} authors, ${texts.length} texts of ${fewest} words or more`);
    if (fewest < minWords) throw new Error(`A text has fewer than ${minWords} words.`);
    log('What a real model makes of a voice was not measured: that takes a real key, and emails that people wrote.');
    return [comparison(texts)];
  },
};

async function readTexts(): Promise<readonly Text[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  const read = files.map(async (name) => {
    const whole = await readFile(new URL(name, folder), 'utf8');
    return whole
      .trim()
      .split('\n\n')
      .map((text) => ({ author: name.replace('.txt', ''), text }));
  });
  return (await Promise.all(read)).flat();
}

function comparison(texts: readonly Text[]): Comparison {
  const distance = authorDistances(texts.map(({ text }) => text));
  const names = texts.map(({ author }) => author);
  // Each text gets the name of the one four places on, so that no two texts of an author share a name.
  const others = names.map((_, at) => names[(at * 4) % names.length] ?? '');
  return {
    what: 'two texts of one author are nearer than two of two authors',
    unit: 'points',
    samples: [area(names, distance)],
    baseline: { what: 'under names of others', samples: [area(others, distance)] },
    goal: { min: goal },
  };
}

function area(authors: readonly string[], distance: (a: number, b: number) => number): number {
  const same: number[] = [];
  const different: number[] = [];
  for (let a = 0; a < authors.length; a += 1) {
    for (let b = a + 1; b < authors.length; b += 1) (authors[a] === authors[b] ? same : different).push(distance(a, b));
  }
  return 100 * areaUnderCurve(same, different);
}
