import type { ErrorCode } from '../../contract/index.ts';

/** What testing a key came to. */
export interface ConnectionTest {
  readonly ok: boolean;
  /** For people: what answered, or why nothing did. */
  readonly message: string;
  /** Null when the key works. */
  readonly code: ErrorCode | null;
}
