import type { DepartmentKey } from '../../contract/index.ts';
import type { Credential, KeyType } from '../domain/credential.ts';

/**
 * Decides which credential a call uses (contract, section 2): the domain's active stored key; for a domain that never
 * stored one the environment's, else the sandbox's when it is on.
 * Errors: `crm_not_configured`, `ai_not_configured`, with the screen where a key is added.
 */
export abstract class CredentialResolver {
  abstract resolve(type: KeyType, department: DepartmentKey): Promise<Credential>;
}
