import { ApiError } from '@overture/ui';

/** Creates the `Idempotency-Key` of each submit. */
export interface SubmitKeys {
  /** Answers the last key for the same content while it is unknown whether the last attempt arrived, else a new key. */
  keyFor(fingerprint: string): string;
  /** Must be called when an attempt has ended: with its error, or without one if it was accepted. */
  ended(error?: unknown): void;
}

/**
 * Submitting again after a broken connection must not queue a second generation, so the key of that attempt is kept. So
 * it is where the server answers `conflict`: it has not answered that attempt yet.
 */
export function createSubmitKeys(newKey: () => string = randomKey): SubmitKeys {
  let open: { fingerprint: string; key: string } | undefined;
  return {
    keyFor(fingerprint) {
      if (open?.fingerprint !== fingerprint) open = { fingerprint, key: newKey() };
      return open.key;
    },
    ended(error) {
      const outcomeUnknown =
        error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.code === 'conflict');
      if (!outcomeUnknown) open = undefined;
    },
  };
}

/** `randomUUID` exists only in secure contexts, and Overture may be served over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
