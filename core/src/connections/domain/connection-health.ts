import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Credential, KeyType } from './credential.ts';

/** What is left of an account's quota, as the vendor reports it. */
export interface Quota {
  readonly remaining: number;
  readonly limit: number;
  /** What is counted, in the vendor's terms, such as `requests per day` or `tokens per minute`. */
  readonly unit: string;
  readonly at: Timestamp;
}

/** Called with the quotas that a vendor's answer reports, the one with the longest period first. It must not throw. */
export type OnQuota = (credential: Credential, quotas: readonly Omit<Quota, 'at'>[]) => void;

/** Called with a warning about an account for superadmins, although its calls work. It must not throw. */
export type OnNotice = (credential: Credential, notice: string) => void;

/** How recent calls with one credential went. */
export interface ConnectionHealth {
  /** The fingerprint of the credential. */
  readonly fingerprint: string;
  readonly type: KeyType;
  readonly lastSuccessAt: Timestamp | null;
  readonly lastError: { readonly at: Timestamp; readonly code: ErrorCode; readonly message: string } | null;
  /** The quota with the longest period first; empty where the vendor reports none. */
  readonly quotas: readonly Quota[];
  /** A warning about the account for superadmins, although its calls work. */
  readonly notice: string | null;
}
