import type { ErrorCode } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Credential, KeyType } from './credential.ts';

/** What is left of an account's allowance, as the vendor reports it. */
export interface Quota {
  readonly remaining: number;
  readonly limit: number;
  /** What is counted, in the vendor's terms: `requests per day`, `tokens per minute`. */
  readonly unit: string;
  readonly at: Timestamp;
}

/** Called with the allowances that a vendor's answer reports, the one with the longest period first. It must not throw. */
export type OnQuota = (credential: Credential, quotas: readonly Omit<Quota, 'at'>[]) => void;

/** Takes what superadmins should know of an account though its calls work, in words for them; must not throw. */
export type OnNotice = (credential: Credential, notice: string) => void;

/** How the calls made with one credential went lately. */
export interface ConnectionHealth {
  /** The fingerprint of the credential. */
  readonly fingerprint: string;
  readonly type: KeyType;
  readonly lastSuccessAt: Timestamp | null;
  readonly lastError: { readonly at: Timestamp; readonly code: ErrorCode; readonly message: string } | null;
  /** The longest-lasting allowance first; empty where the vendor said nothing. */
  readonly quotas: readonly Quota[];
  /** What superadmins should know of the account though its calls work. */
  readonly notice: string | null;
}
