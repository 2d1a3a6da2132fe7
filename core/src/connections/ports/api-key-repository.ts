import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { ApiKey } from '../domain/api-key.ts';
import type { KeyType } from '../domain/credential.ts';

/**
 * Stores vendor keys. One slot for each type and domain names the active key, so that activating one deactivates the
 * other in the same write. A slot outlives its keys: it records that the domain once stored a key of the type.
 */
export abstract class ApiKeyRepository {
  /**
   * With `active` the key takes its slot. From now on, the domain permanently counts as having stored a key of the
   * type.
   */
  abstract create(key: ApiKey): Promise<void>;
  /**
   * Replaces the key; takes or frees its slot by `active`, also when type or domain changed. Answers false when there
   * is none with this id.
   */
  abstract update(key: ApiKey): Promise<boolean>;
  /** Deletes the key and frees its slot. Answers false when there is none with this id. */
  abstract delete(id: string): Promise<boolean>;
  abstract findById(id: string): Promise<ApiKey | null>;
  /** The key in a domain's slot; null when the slot is empty. */
  abstract findActive(type: KeyType, department: DepartmentKey): Promise<ApiKey | null>;
  /** Whether any key of the type was ever stored for the domain, active or not, deleted or not. */
  abstract hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean>;
  /** Newest first; 1,000 at most. */
  abstract list(): Promise<readonly ApiKey[]>;
  /** Keys that another master key sealed, in any order. */
  abstract listSealedByOther(masterKeyId: string, limit: number): Promise<readonly ApiKey[]>;
  /** Replaces sealed text and master key id, but only if the stored sealed text is still `from`. */
  abstract reseal(id: string, from: string, to: Pick<ApiKey, 'sealed' | 'masterKeyId'>): Promise<boolean>;
}
