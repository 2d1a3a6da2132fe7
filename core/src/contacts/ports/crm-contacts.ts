import type { Credential } from '../../credentials/domain/credential.ts';
import type { CrmContact } from '../domain/contact.ts';

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
  /** Which account the credential opens; the cheapest authenticated call. */
  abstract describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }>;
}
