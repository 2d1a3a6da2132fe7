import type { Command } from './define-command.ts';

/** The verbs of a noun by their names, in the order of its help. */
export interface Verbs {
  /** Paragraphs below the list of verbs. */
  readonly notes?: string;
  readonly verbs: Readonly<Record<string, Command>>;
}
