import type { Credential } from '../../credentials/domain/credential.ts';
import type { CrmContact } from '../domain/contact.ts';

/**
 * Reads contacts of a CRM. Every call has a deadline of its own and honours `signal`.
 * Errors: `crm_contact_not_found`, `crm_unauthorized`, `crm_rate_limited` (with `retryAfterMs`), `crm_daily_limit`,
 * `crm_unavailable`, `crm_wrong_portal`.
 */
export abstract class CrmContacts {
  /** A contact with its notes, emails, calls and meetings, each newest first; in at most 5 requests plus one per further 100 engagements of a kind. */
  abstract fetch(contactId: string, credential: Credential, signal?: AbortSignal): Promise<CrmContact>;
  /** Which account the credential opens; the cheapest authenticated call. */
  abstract describeAccount(credential: Credential, signal?: AbortSignal): Promise<{ readonly portalId: string }>;
}
