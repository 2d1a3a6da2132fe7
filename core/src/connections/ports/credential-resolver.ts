import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Credential, KeyType } from '../domain/credential.ts';

/**
 * Decides which credential a call uses: the domain's active stored key. A domain that never stored one uses the
 * environment's, else the sandbox's if the sandbox is on. Errors: `crm_not_configured` and `ai_not_configured`, which
 * name the screen where a key is added.
 */
export abstract class CredentialResolver {
  abstract resolve(type: KeyType, department: DepartmentKey): Promise<Credential>;
}
