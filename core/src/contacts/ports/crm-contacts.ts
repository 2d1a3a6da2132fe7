import type { Credential } from '../../credentials/domain/credential.ts';
import type { CrmAccess } from '../../credentials/domain/crm-access.ts';
import type { CrmCheck } from '../../credentials/ports/vendor-checks.ts';
import type { AppError } from '../../shared/app-error.ts';
import type { CrmContact, CrmProperties } from '../domain/contact.ts';
import type { CrmProperty, FieldMapping } from '../domain/crm-fields.ts';

/** The answer for one of many ids: the contact or its error. */
export type ContactAnswer =
  | { readonly contactId: string; readonly contact: CrmContact }
  | { readonly contactId: string; readonly error: AppError };

/** What tells a found contact apart; texts are empty where the CRM has none. */
export interface FoundContact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/**
 * Reads contacts of a CRM. Every call has a deadline of its own and honours `signal`.
 * Errors: `crm_contact_not_found`, `crm_unauthorized`, `crm_rate_limited` (with `retryAfterMs`), `crm_daily_limit`,
 * `crm_unavailable`, `crm_wrong_portal`.
 */
export abstract class CrmContacts implements CrmCheck {
  /**
   * A contact with its notes, emails, calls, meetings and tasks, each newest first, its company, deals and owner; in at
   * most 8 requests, plus per type one for each further 100 objects and one for each page of links to them. Labels (owners,
   * stages of deals, outcomes of calls, properties) are read once per key, and so is the portal where it is checked. The newest 500 of
   * a kind are read, the rest is counted in `notRead`; what the key may not read is named in `unreadable`. A contact that
   * was merged away answers with the id of the one it lives on in. Properties have this product's names, fed as `fields`
   * says and, where it does not, as the labels of the account's properties suggest.
   */
  abstract fetch(
    contactId: string,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): Promise<CrmContact>;
  /**
   * Many contacts, each as `fetch` gives it, by requests that are shared among them: 1,000 with 20 engagements each, a
   * company and a deal take about 240. Answers every id in the order given, also one given twice. Reads ahead of its consumer by at most 2,000
   * ids and some 5,000 objects, however many there are. A contact that cannot be read is an `error` of its own
   * (`crm_contact_not_found`, `crm_unavailable`) and leaves the rest alone. Throws what concerns the account:
   * `crm_unauthorized`, `crm_rate_limited`, `crm_daily_limit`, `crm_wrong_portal`.
   */
  abstract fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): AsyncIterable<ContactAnswer>;
  /**
   * The contacts that the CRM finds by parts of name, address or company, the best first; at most `limit`. One request,
   * within 5 seconds: somebody types.
   */
  abstract search(
    words: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[]>;
  /** The account's own list of a contact's properties. */
  abstract listProperties(credential: Credential, signal?: AbortSignal): Promise<readonly CrmProperty[]>;
  /** Properties of a contact under the account's own names; those without a value are left out. */
  abstract readProperties(
    contactId: string,
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<CrmProperties>;
  /**
   * The same for at most 100 contacts in one request, by their ids, also those of contacts that were merged into them;
   * those that the CRM does not find are left out.
   */
  abstract readManyProperties(
    contactIds: readonly string[],
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<ReadonlyMap<string, CrmProperties>>;
  /** The account of the credential. This is the cheapest authenticated call. */
  abstract describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }>;
  abstract checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess>;
}
