import type { Credential } from '../../credentials/domain/credential.ts';
import type { Timestamp } from '../../shared/clock.ts';

/** Files notes on CRM contacts. Errors as `CrmContacts`. */
export abstract class CrmNotes {
  /**
   * Files the note once: looks for `marker` among the contact's notes before a resend, and returns the note that has
   * it. `html` is sanitised and holds the marker; it is cut at a block boundary to the vendor's limit.
   */
  abstract add(
    note: { readonly contactId: string; readonly html: string; readonly marker: string; readonly at: Timestamp },
    credential: Credential,
    options?: { readonly mayExist?: boolean; readonly signal?: AbortSignal },
  ): Promise<{ readonly noteId: string }>;
}
