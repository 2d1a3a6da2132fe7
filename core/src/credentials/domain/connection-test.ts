import type { ErrorCode } from '../../contract/index.ts';

/** One thing that is asked of a vendor, and whether the key may. */
export interface AccessCheck {
  /** Finishes "The key may …". */
  readonly what: string;
  readonly ok: boolean;
  /** Without it nothing can be written, or only blindly. */
  readonly isNeeded: boolean;
  /** In the vendor's words, what the key lacks for it; any of these would do. */
  readonly scopes: readonly string[];
}

/** What testing a key came to. */
export interface ConnectionTest {
  readonly ok: boolean;
  /** For people: what answered, or why nothing did. */
  readonly message: string;
  /** Null when the key works. */
  readonly code: ErrorCode | null;
  /** Everything that was tried, one by one; empty where the vendor did not answer. */
  readonly checks: readonly AccessCheck[];
}
