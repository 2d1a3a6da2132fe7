import type { Credential } from '../connections/domain/credential.ts';
import { CrmNotes, type NewNote } from '../sending/ports/crm-notes.ts';
import { PlannedFailures } from './planned-failures.ts';

export interface FiledNote extends NewNote {
  readonly noteId: string;
}

/** Files notes in memory; can fail before the note is filed, or after it, as a lost answer does. */
export class FakeCrmNotes extends CrmNotes {
  readonly filed: FiledNote[] = [];
  /** Runs before a note is filed: a place to wait. */
  beforeFiling: () => Promise<void> | undefined = () => undefined;
  readonly #before = new PlannedFailures();
  readonly #after = new PlannedFailures();

  failNext(error: Error, times = 1): void {
    this.#before.add(error, times);
  }

  /** The next note is filed, yet the caller gets this error. */
  failAfterFiling(error: Error): void {
    this.#after.add(error);
  }

  async add(
    note: NewNote,
    _credential: Credential,
    options: { readonly mayExist?: boolean; readonly signal?: AbortSignal } = {},
  ): Promise<{ readonly noteId: string }> {
    options.signal?.throwIfAborted();
    await this.beforeFiling();
    this.#before.throwNext();
    const existing = options.mayExist
      ? this.filed.find((known) => known.contactId === note.contactId && known.marker === note.marker)
      : undefined;
    if (existing) return { noteId: existing.noteId };
    const noteId = `note-${this.filed.length + 1}`;
    this.filed.push({ ...note, noteId });
    this.#after.throwNext();
    return { noteId };
  }
}
