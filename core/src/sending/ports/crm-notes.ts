import type { Credential } from '../../connections/domain/credential.ts';
import type { Timestamp } from '../../platform/clock.ts';

export interface NewNote {
  readonly contactId: string;
  /** Sanitised HTML. The adapter cuts it at a block boundary to the vendor's limit. */
  readonly html: string;
  /** The last line of the note, by which it can be found again. */
  readonly marker: string;
  readonly at: Timestamp;
  /** The CRM's id of the note's owner; null for none. */
  readonly ownerId: string | null;
}

/** Files notes on CRM contacts. Errors as `CrmContacts`. */
export abstract class CrmNotes {
  /**
   * Files the note once. With `mayExist`, and after any failure that leaves in doubt whether it was filed, it first
   * looks for `marker` among the contact's notes and returns the note that has it. After such a failure it looks for a
   * minute, with growing pauses, before it sends the note once more. It takes 100 seconds at most. It leaves out an
   * owner whom the CRM does not accept.
   */
  abstract add(
    note: NewNote,
    credential: Credential,
    options?: { readonly mayExist?: boolean; readonly signal?: AbortSignal },
  ): Promise<{ readonly noteId: string }>;
}
