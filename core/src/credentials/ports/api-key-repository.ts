import type { DepartmentKey } from '../../contract/index.ts';
import type { ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';

/**
 * Stored vendor keys. One slot per type and domain names the active key, so that activating one deactivates the other
 * in the same write. A slot outlives its keys: it says that the domain once stored a key of the type.
 */
export abstract class ApiKeyRepository {
  /** With `active` the key takes its slot. The domain counts as having stored a key of the type from now on, for good. */
  abstract create(key: ApiKey): Promise<void>;
  /** Replaces the key; takes or frees its slot as `active` says, also when type or domain changed. False when there is none with this id. */
  abstract update(key: ApiKey): Promise<boolean>;
  /** Frees the slot when the key held it. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<ApiKey | null>;
  /** The key that a domain's slot names; null when it names none. */
  abstract findActive(type: KeyType, department: DepartmentKey): Promise<ApiKey | null>;
  /** True once any key of the type was stored for the domain, active or not, deleted or not. */
  abstract hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean>;
  /** Newest first; at most 1,000. */
  abstract list(): Promise<readonly ApiKey[]>;
  /** Keys that another master key sealed, in any order. */
  abstract listSealedByOther(masterKeyId: string, limit: number): Promise<readonly ApiKey[]>;
  /** Replaces sealed text and master key id, only while the stored sealed text is still `from`. */
  abstract reseal(id: string, from: string, to: Pick<ApiKey, 'sealed' | 'masterKeyId'>): Promise<boolean>;
}
