import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { KeyType } from './credential.ts';

/** A vendor key as it is stored: its secret sealed, and only its last four characters readable. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly type: KeyType;
  readonly department: DepartmentKey;
  /** Sealed under a master key for this key's id; see SecretBox. */
  readonly sealed: string;
  /** Which master key sealed it. */
  readonly masterKeyId: string;
  readonly lastFour: string;
  /** At most one key of a type and domain is active. */
  readonly active: boolean;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
}

/** The key as people see it: dots and its last four characters. */
export function maskedKey(key: Pick<ApiKey, 'lastFour'>): string {
  return `••••${key.lastFour}`;
}

/** The context that a key's secret is sealed for. It cannot be opened when it is copied into another key's row. */
export function sealContextOf(id: string): string {
  return `stored-key:${id}`;
}
