import type { Credential } from '../domain/credential.ts';
import type { CrmAccess } from '../domain/crm-access.ts';

/** Asks the CRM about a credential. Errors: those of `CrmContacts`. */
export interface CrmCheck {
  /** What the credential may do of all that is ever asked; changes nothing in the CRM. */
  checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess>;
}

/** Asks the AI vendor about a credential. Errors: those of `VendorModels`. */
export interface AiCheck {
  /** The models that the credential may use; the cheapest authenticated call. */
  list(credential: Credential, signal?: AbortSignal): Promise<{ readonly models: readonly unknown[] }>;
}
