import type { Source } from '@overture/core/contract';
import { stories } from './count-findings.ts';

const entryKinds = new Set<Source['kind']>(['note', 'email', 'call', 'meeting', 'task']);

/**
 * The sources of one large contact, of so many characters: those of the largest of these contacts, and the entries of
 * the histories of the next ones.
 */
export function largeContact(contacts: readonly (readonly Source[])[], characters: number): readonly Source[] {
  const [largest = [], ...others] = contacts.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const entries = others.flatMap((sources, at) =>
    sources.filter(({ kind }) => entryKinds.has(kind)).map((source) => ({ ...source, id: `${source.id}.${at}` })),
  );
  return firstOf([...largest, ...entries], characters);
}

/** Sources of so many characters with nothing but the facts of the stories: no real text has as many values. */
export function factsAlone(characters: number): readonly Source[] {
  const facts = stories.flatMap(({ sources }) => sources.filter(({ kind }) => entryKinds.has(kind)));
  const repeats = Math.ceil(characters / lengthOf(facts));
  const sources = Array.from({ length: repeats }, (_, at) =>
    facts.map((fact) => ({ ...fact, id: `${fact.id}.${at}` })),
  );
  // The texts were cut out of the stories; copies are strings of their own, as those of the product are.
  return structuredClone(firstOf(sources.flat(), characters));
}

function firstOf(sources: readonly Source[], characters: number): readonly Source[] {
  let length = 0;
  return sources.filter((source) => {
    const isWithin = length < characters;
    length += lengthOf([source]);
    return isWithin;
  });
}

function lengthOf(sources: readonly Source[]): number {
  return sources.reduce((sum, { label, text }) => sum + label.length + text.length, 0);
}
