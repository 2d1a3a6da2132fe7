import type { Credential } from '../../credentials/domain/credential.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** Files notes on CRM contacts. Errors as `CrmContacts`. */
export abstract class CrmNotes {
  /**
   * Files the note once: with `mayExist`, and after any failure that leaves in doubt whether it was filed, looks for
   * `marker` among the contact's notes first and returns the note that has it. After a timeout without such a note it
   * fails rather than send again; call again with `mayExist`. `html` is sanitised; it is cut at a block boundary to the
   * vendor's limit, and the marker is added as its last line.
   */
  abstract add(
    note: { readonly contactId: string; readonly html: string; readonly marker: string; readonly at: Timestamp },
    credential: Credential,
    options?: { readonly mayExist?: boolean; readonly signal?: AbortSignal },
  ): Promise<{ readonly noteId: string }>;
}
