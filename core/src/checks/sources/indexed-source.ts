import type { Source } from '../contract/evidence.ts';
import type { Value } from '../values/value.ts';

/** A source as the checks look things up in it. */
export interface IndexedSource {
  readonly source: Source;
  /** `YYYY-MM-DD`, in UTC and in the time zone asked for. */
  readonly ownDays: readonly string[];
  readonly folded: string;
  /** The keys of its links and mail addresses. */
  readonly links: readonly string[];
  /** In order; their places are those in the folded text, moved by `offset`. */
  readonly values: readonly Value[];
  readonly offset: number;
}

/** A template tells the writer what to do, so that what it says need not be a fact; the agency's own text has facts. */
export function isInstruction({ kind, id }: Source): boolean {
  return kind === 'template' && id !== 'agency';
}

/** The text in which a source's values are read: its label counts as a part of it. */
export function textOfSource({ label, text }: Source): string {
  return `${label} ${text}`;
}
