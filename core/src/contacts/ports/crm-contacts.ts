import type { Credential } from '../../credentials/domain/credential.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { CrmContact } from '../domain/contact.ts';

/** What became of one id of many. */
export type ContactAnswer =
  | { readonly contactId: string; readonly contact: CrmContact }
  | { readonly contactId: string; readonly error: AppError };

/** Something that Overture does in a CRM and a credential may not. */
export interface MissingAccess {
  /** Finishes "The key may not …". */
  readonly what: string;
  /** Any of these would do; empty where the CRM did not say. */
  readonly scopes: readonly string[];
}

export interface CrmAccess {
  /** Null where the CRM does not say. */
  readonly portalId: string | null;
  readonly missing: readonly MissingAccess[];
  /** False where only reading could be tried. */
  readonly isWholly: boolean;
}

/**
 * Reads contacts of a CRM. Every call has a deadline of its own and honours `signal`.
 * Errors: `crm_contact_not_found`, `crm_unauthorized`, `crm_rate_limited` (with `retryAfterMs`), `crm_daily_limit`,
 * `crm_unavailable`, `crm_wrong_portal`.
 */
export abstract class CrmContacts {
  /**
   * A contact with its notes, emails, calls and meetings, each newest first; in at
   * most 5 requests, plus per kind one for each further 100 engagements and one for each 500 links to them; one more, once
   * per account, where the portal is checked. The newest 500 of a kind are read, the rest is counted in `notRead`. A
   * contact that was merged away answers with the id of the one it lives on in.
   */
  abstract fetch(contactId: string, credential: Credential, signal?: AbortSignal): Promise<CrmContact>;
  /**
   * Many contacts, each as `fetch` gives it, by requests that are shared among them: 1,000 with 20 engagements each take
   * about 215. Answers every id in the order given, also one given twice. Reads ahead of its consumer by at most 2,000
   * ids and some 5,000 engagements, however many there are. A contact that cannot be read is an `error` of its own
   * (`crm_contact_not_found`, `crm_unavailable`) and leaves the rest alone. Throws what concerns the account:
   * `crm_unauthorized`, `crm_rate_limited`, `crm_daily_limit`, `crm_wrong_portal`.
   */
  abstract fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
  ): AsyncIterable<ContactAnswer>;
  /** Which account the credential opens; the cheapest authenticated call. */
  abstract describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }>;
  /** What the credential may do of all that is ever asked; changes nothing in the CRM. */
  abstract checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess>;
}
