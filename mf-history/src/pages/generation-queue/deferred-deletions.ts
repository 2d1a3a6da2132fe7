import { deleteRecord } from '@overture/core/contract';
import type { RecordSummary } from '@overture/core/contract';
import { callApi, currentSession } from '@overture/ui';

/** How long a deletion can be undone, in ms. */
const undoMs = 8_000;

export type Deletable = Pick<RecordSummary, '_id' | 'hubspotId' | 'handedOver'>;

export interface WaitingDeletion {
  readonly records: readonly Deletable[];
}

const none: WaitingDeletion = { records: [] };

/**
 * Deletions that can still be undone, of which the server is not told yet. They continue on other pages. Closing the
 * tab deletes at once, because nobody could undo any more. Signing out forgets the deletions, and the records stay.
 */
class DeferredDeletions {
  #waiting = none;
  #userId: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();
  /** Called with the deleted records, and with the first error if some could not be deleted. */
  onEnd: (result: { readonly deleted: readonly Deletable[]; readonly error?: unknown }) => void = () => undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly waiting = (): WaitingDeletion => this.#waiting;

  /** Begins a deletion. Earlier ones are carried out now, because there is only one Undo. */
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

/** There is one instance per tab, so that a change of page does not affect it. */
export const deferredDeletions = new DeferredDeletions();

function deleteOne({ hubspotId }: Deletable): Promise<unknown> {
  return callApi(deleteRecord, { body: { hubspotId } }, { keepalive: true });
}
