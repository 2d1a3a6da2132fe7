import type { Credential } from '../../connections/domain/credential.ts';
import type { CrmAccess } from '../../connections/domain/crm-access.ts';
import type { CrmCheck } from '../../connections/ports/vendor-checks.ts';
import type { AppError } from '../../platform/app-error.ts';
import type { CrmContact, CrmProperties } from '../domain/contact.ts';
import type { CrmProperty, FieldMapping } from '../domain/crm-fields.ts';

/** The answer for one of many ids: the contact or its error. */
export type ContactAnswer =
  | { readonly contactId: string; readonly contact: CrmContact }
  | { readonly contactId: string; readonly error: AppError };

/** A search result; texts are empty where the CRM has none. */
export interface FoundContact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly company: string;
}

/**
 * Reads contacts of a CRM. Every call has a deadline of its own and can be aborted by `signal`. Errors:
 * `crm_contact_not_found`, `crm_unauthorized`, `crm_rate_limited` and `crm_daily_limit` (both with `retryAfterMs`, at once
 * if the wait is longer than the call's deadline), `crm_unavailable` (also where the CRM answered only in part),
 * `crm_wrong_portal`.
 */
export abstract class CrmContacts implements CrmCheck {
  /**
   * Reads a contact with its notes, emails, calls, meetings and tasks, each newest first, and its company, deals and
   * owner. It takes 8 requests at most, and for each type one more for each further 100 objects and for each page of
   * links to them. Labels (owners, stages of deals, outcomes of calls, properties) are read once for each key, and so
   * is the portal where it is checked. The newest 500 of a kind are read, the others are counted in `notRead`.
   * `unreadable` names what the key may not read. For a contact that was merged into another, the answer is the other,
   * with its id. Properties have this product's names, as `fields` maps them; unmapped fields are found by the labels
   * of the account's properties.
   */
  abstract fetch(
    contactId: string,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): Promise<CrmContact>;
  /**
   * Reads many contacts, each as `fetch` does, with requests that they share: about 240 for 1,000 contacts with 20
   * engagements each, a company and a deal. It yields an answer for every id in the given order, also for repeated ids.
   * It reads ahead of its consumer by 2,000 ids and some 5,000 objects at most. A contact that cannot be read yields an
   * `error` (`crm_contact_not_found`, `crm_unavailable`) and does not affect the others. It throws errors of the
   * account: `crm_unauthorized`, `crm_rate_limited`, `crm_daily_limit`, `crm_wrong_portal`.
   */
  abstract fetchMany(
    contactIds: AsyncIterable<string> | Iterable<string>,
    credential: Credential,
    signal?: AbortSignal,
    fields?: FieldMapping,
  ): AsyncIterable<ContactAnswer>;
  /**
   * Finds contacts by parts of name, address or company, the best match first; `limit` at most. It takes one request of
   * 5 seconds at most, because somebody is typing.
   */
  abstract search(
    words: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[]>;
  /**
   * The contacts that the user with this address owns, last changed first; `limit` at most, and null where the account has
   * no such user. It takes two requests, and 5 seconds at most.
   */
  abstract findOwned(
    email: string,
    limit: number,
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<readonly FoundContact[] | null>;
  abstract listProperties(credential: Credential, signal?: AbortSignal): Promise<readonly CrmProperty[]>;
  /** Properties of a contact under the account's own names; those without a value are left out. */
  abstract readProperties(
    contactId: string,
    names: readonly string[],
    credential: Credential,
    signal?: AbortSignal,
  ): Promise<CrmProperties>;
  /**
   * Reads properties of 100 contacts at most in one request, by contact id. A contact into which others were merged is
   * found, and answered, by their ids too; unknown ids are left out.
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
