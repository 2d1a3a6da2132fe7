import type { BilledTo } from '../domain/billed-to.ts';
import type { Credential } from '../domain/credential.ts';
import type { CrmAccess } from '../domain/crm-access.ts';

/** Asks the CRM about a credential. Errors: those of `CrmContacts`. */
export interface CrmCheck {
  /** What the credential may do of everything that Overture needs. It changes nothing in the CRM. */
  checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess>;
}

/** Asks the AI vendor about a credential. Errors: those of `VendorModels` and `TextGenerator`. */
export interface AiCheck {
  /** How many models the credential may use; rejects where it may not write with them. One tiny call is paid for. */
  checkAccess(credential: Credential, billedTo: BilledTo, signal?: AbortSignal): Promise<{ readonly models: number }>;
}
