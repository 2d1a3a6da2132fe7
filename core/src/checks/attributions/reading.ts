import type { Lexicon } from '../languages/lexicon.ts';
import type { SourceIndex } from '../sources/index-sources.ts';
import type { People } from './people.ts';
import { peopleOf } from './read-people.ts';
import { statementsOf, type Statements } from './statements.ts';

export interface SourceReading {
  readonly people: People;
  readonly statements: Statements;
}

/** What was read of the sources of a version, by language: all its emails are checked against it. */
const readings = new WeakMap<SourceIndex, Map<string, SourceReading>>();

/** Who the sources name and what they said, read at the first use. */
export function readingOf(index: SourceIndex, lexicons: readonly Lexicon[]): SourceReading {
  const code = lexicons[0]?.code ?? '';
  const known = readings.get(index) ?? new Map<string, SourceReading>();
  readings.set(index, known);
  let reading = known.get(code);
  if (reading === undefined) {
    const sources = [...index.sources.values()];
    reading = { people: peopleOf(sources, lexicons), statements: statementsOf(sources, code) };
    known.set(code, reading);
  }
  return reading;
}
