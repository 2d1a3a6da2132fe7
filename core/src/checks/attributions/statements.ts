import { fileUnder } from '../lists.ts';
import { contentIn } from '../content-words.ts';
import { fold } from '../fold.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';
import { writtenSource } from '../sources/source-passage.ts';
import { sharedCount } from '../word-stems.ts';

/** A sentence of a source. */
export interface Statement {
  readonly source: IndexedSource;
  /** Offsets into the text of the source as it was written, label and all. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}

/** The history of a contact has fewer sentences. */
const maxStatements = 3_000;
/** So many of the statements that share words are compared, those that share most of their beginnings. */
const maxCompared = 60;
/** Prices and templates are nobody's words. */
const spokenKinds = new Set(['note', 'email', 'call', 'meeting', 'task', 'context', 'pdf']);

export interface Statements {
  readonly all: readonly Statement[];
  /** The statements that share words with others, each with how many, the most first. */
  about(stems: ReadonlySet<string>): readonly (readonly [Statement, number])[];
}

/** What people said and wrote, by the words of a language that tell something. */
export function statementsOf(sources: Iterable<IndexedSource>, code: string): Statements {
  const all: Statement[] = [];
  for (const source of sources) {
    if (!spokenKinds.has(source.source.kind)) continue;
    const { text, sentences } = writtenSource(source);
    for (const { start, end } of sentences) {
      if (all.length >= maxStatements) break;
      const sentence = text.slice(start, end);
      all.push({ source, start, end, text: sentence, stems: contentIn(fold(sentence), code) });
    }
  }
  const byBeginning = new Map<string, Statement[]>();
  for (const statement of all)
    for (const beginning of new Set([...statement.stems].map(beginningOf)))
      fileUnder(byBeginning, beginning, statement);
  return {
    all,
    about: (stems) => {
      const counts = new Map<Statement, number>();
      for (const beginning of new Set([...stems].map(beginningOf)))
        for (const statement of byBeginning.get(beginning) ?? [])
          counts.set(statement, (counts.get(statement) ?? 0) + 1);
      return [...counts]
        .toSorted(([, a], [, b]) => b - a)
        .slice(0, maxCompared)
        .map(([statement]) => [statement, sharedCount(stems, statement.stems)] as const)
        .filter(([, common]) => common > 0)
        .toSorted(([, a], [, b]) => b - a);
    },
  };
}

/** Two forms of a word begin with the same letters. */
function beginningOf(stem: string): string {
  return stem.slice(0, 4);
}
