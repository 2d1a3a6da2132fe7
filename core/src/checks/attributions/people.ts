import type { Span } from '../marks.ts';
import type { IndexedSource } from '../sources/indexed-source.ts';

/** Who the sources name, and which of their names are one person's. All names are folded. */
export interface People {
  readonly contact: readonly string[];
  readonly sender: readonly string[];
  /** Whether names are, or may be, those of one person: they share a part, or a source says them together. */
  areOne(one: readonly string[], other: readonly string[]): boolean;
  /** The names in a text as it was written, with their places. */
  namesIn(text: string): readonly { readonly names: readonly string[]; readonly place: Span }[];
  /** The parts of the name of whoever sent an email; empty where it does not say. */
  senderOf(source: IndexedSource): readonly string[];
  /** The last name in the text before some words that says whose words they are. */
  speakerBefore(text: string): Speaker | null;
}

/** Who says what a source holds. */
export interface Speaker {
  readonly names: readonly string[];
  /** As the source writes it. */
  readonly written: string;
}
