import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { KeyType } from '../domain/credential.ts';

/** Looks up the stored keys that a call may use. */
export abstract class StoredKeys {
  /** The opened secret of the domain's active key; null when none is active. Throws UnreadableKeyError. */
  abstract findActiveSecret(type: KeyType, department: DepartmentKey): Promise<string | null>;
  /** Whether any key of this type was ever stored for the domain, active or not, deleted or not. */
  abstract hasEverStored(type: KeyType, department: DepartmentKey): Promise<boolean>;
}
