import type { ErrorCode } from '../../platform/contract/error-codes.ts';

/** One kind of access that was tried with a key, and whether the vendor granted it. */
export interface AccessCheck {
  /** The end of the sentence "The key may …", or "may not …". */
  readonly what: string;
  readonly ok: boolean;
  /**
   * Whether Overture needs this access to generate, or to know enough about the contact. Other access only makes
   * sequences better.
   */
  readonly isNeeded: boolean;
  /** The vendor's names of the permissions that the key lacks; any one of them is enough. Empty where it names none. */
  readonly scopes: readonly string[];
}

/** The result of testing a key. */
export interface ConnectionTest {
  readonly ok: boolean;
  /** What answered, or why nothing did, in words for people. */
  readonly message: string;
  /** Null if the key works. */
  readonly code: ErrorCode | null;
  /** Every access that was tried; empty where the vendor did not answer. */
  readonly checks: readonly AccessCheck[];
}
