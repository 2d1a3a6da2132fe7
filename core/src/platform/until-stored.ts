import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from './app-error.ts';

/** The first pause between two attempts to store a result. Each pause is longer than the one before it. */
const minPauseMs = 100;
const maxPauseMs = 2_000;

/** Stores a result that is already paid for: tries again while the store cannot be reached, until the signal aborts. */
export async function untilStored<T>(
  store: () => Promise<T>,
  { signal, onTrouble }: { readonly signal: AbortSignal; readonly onTrouble: (error: AppError) => void },
): Promise<T> {
  for (let pauseMs = minPauseMs; ; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    try {
      return await store();
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'not_ready')) throw error;
      onTrouble(error);
    }
    await sleep(pauseMs, undefined, { signal });
  }
}
