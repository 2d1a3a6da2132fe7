import type { BilledTo } from '../domain/billed-to.ts';
import type { Credential } from '../domain/credential.ts';
import type { CrmAccess } from '../domain/crm-access.ts';

/** Asks the CRM about a credential. Errors: those of `CrmContacts`. */
export abstract class CrmCheck {
  /** Tells which access that Overture needs the credential allows. Changes nothing in the CRM. */
  abstract checkAccess(credential: Credential, signal?: AbortSignal): Promise<CrmAccess>;
}

/** Asks the AI vendor about a credential. Errors: those of `VendorModels` and `TextGenerator`. */
export abstract class AiCheck {
  /**
   * The number of models that the credential may use. Rejects where it must not call them. It pays for one tiny call.
   */
  abstract checkAccess(
    credential: Credential,
    billedTo: BilledTo,
    signal?: AbortSignal,
  ): Promise<{ readonly models: number }>;
}
