import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { KeyType } from './credential.ts';

/** A stored vendor key. Its secret is sealed; only the last four characters are readable. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly type: KeyType;
  readonly department: DepartmentKey;
  /** The secret, sealed under a master key for this key's id; see `SecretBox`. */
  readonly sealed: string;
  /** The id of the master key that sealed it. */
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

/**
 * The context for which a key's secret is sealed, so that it cannot be opened after it is copied into another key's
 * row.
 */
export function sealContextOf(id: string): string {
  return `stored-key:${id}`;
}
