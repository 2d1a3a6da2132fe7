import { ApiError } from '@overture/ui';

/** Hands out the `Idempotency-Key` of a submit. */
export interface SubmitKeys {
  /** The same key for the same content while it is unknown whether the last attempt arrived; else a new one. */
  keyFor(fingerprint: string): string;
  /** Call it when the attempt has ended; without an error it was accepted. */
  ended(error?: unknown): void;
}

/** Pressing the button again after a broken connection must not queue a second generation, so that attempt's key is kept. */
export function createSubmitKeys(newKey: () => string = randomKey): SubmitKeys {
  let open: { fingerprint: string; key: string } | undefined;
  return {
    keyFor(fingerprint) {
      if (open?.fingerprint !== fingerprint) open = { fingerprint, key: newKey() };
      return open.key;
    },
    ended(error) {
      const outcomeUnknown = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!outcomeUnknown) open = undefined;
    },
  };
}

/** `randomUUID` exists only in secure contexts, and Overture may be served over plain http. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
