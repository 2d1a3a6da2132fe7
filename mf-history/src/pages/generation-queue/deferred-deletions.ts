import { deleteRecord } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { callApi, currentSession } from '@overture/ui';

/** How long a deletion can be taken back. */
const undoMs = 8_000;

export type Deletable = Pick<RecordSummary, '_id' | 'hubspotId'>;

export interface WaitingDeletion {
  readonly records: readonly Deletable[];
}

const none: WaitingDeletion = { records: [] };

/**
 * Deletions that wait for their time to undo to end; until then the server is told nothing. It goes on on other pages. A
 * tab that is closed ends the time early, because nobody can undo there any more. Signing out forgets it: the records stay.
 */
class DeferredDeletions {
  #waiting = none;
  #userId: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Told of the records that were deleted, and of those that could not be, with the first reason. */
  onEnd: (result: { readonly deleted: readonly Deletable[]; readonly error?: unknown }) => void = () => undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly waiting = (): WaitingDeletion => this.#waiting;

  /** What waited before is deleted now: its Undo gives way to the new one. */
  delete(records: readonly Deletable[]): void {
    void this.#send();
    this.#userId = currentSession()?.userId;
    this.#timer = setTimeout(() => void this.#send(), undoMs);
    window.addEventListener('pagehide', this.#leave);
    this.#set({ records });
  }

  undo(): void {
    this.#stop();
    this.#set(none);
  }

  readonly #leave = (): void => void this.#send();

  async #send(): Promise<void> {
    const { records } = this.#waiting;
    if (records.length === 0) return;
    this.#stop();
    const isSameUser = currentSession()?.userId === this.#userId;
    const results = isSameUser ? await Promise.allSettled(records.map(deleteOne)) : [];
    if (this.#waiting.records === records) this.#set(none);
    const failure = results.find((result) => result.status === 'rejected');
    this.onEnd({
      deleted: records.filter((_, index) => results[index]?.status === 'fulfilled'),
      ...(failure && { error: failure.reason }),
    });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    window.removeEventListener('pagehide', this.#leave);
  }

  #set(waiting: WaitingDeletion): void {
    this.#waiting = waiting;
    for (const listener of this.#listeners) listener();
  }
}

/** One for the tab, so that going to another page and back changes nothing. */
export const deferredDeletions = new DeferredDeletions();

function deleteOne({ hubspotId }: Deletable): Promise<unknown> {
  return callApi(deleteRecord, { body: { hubspotId } }, { keepalive: true });
}
