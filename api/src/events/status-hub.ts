import type { StatusEvent, StatusFeed } from '@overture/core/records/ports/status-feed';

export interface StatusWatcher {
  send(event: StatusEvent): void;
  close(): void;
}

/**
 * Distributes the status feed to the screens of its users, with one subscription per process. A user has at most
 * `perUser` watchers. One more ends the oldest, so that a forgotten tab never locks out the one in use.
 */
export class StatusHub {
  readonly #feed: StatusFeed;
  readonly #perUser: number;
  readonly #watchers = new Map<string, Set<StatusWatcher>>();
  #unsubscribe: (() => void) | undefined;

  constructor(feed: StatusFeed, options: { readonly perUser?: number } = {}) {
    this.#feed = feed;
    this.#perUser = options.perUser ?? 10;
  }

  /** Delivers the user's own events to the watcher; returns the function that stops it. */
  watch(userId: string, watcher: StatusWatcher): () => void {
    const mine = this.#watchers.get(userId) ?? new Set();
    this.#watchers.set(userId, mine);
    const [oldest] = mine;
    if (mine.size >= this.#perUser && oldest !== undefined) {
      mine.delete(oldest);
      oldest.close();
    }
    mine.add(watcher);
    this.#unsubscribe ??= this.#feed.subscribe((event) => this.#deliver(event));
    return () => this.#forget(userId, watcher);
  }

  #deliver(event: StatusEvent): void {
    for (const watcher of this.#watchers.get(event.userId) ?? []) watcher.send(event);
  }

  #forget(userId: string, watcher: StatusWatcher): void {
    const mine = this.#watchers.get(userId);
    mine?.delete(watcher);
    if (mine?.size === 0) this.#watchers.delete(userId);
    if (this.#watchers.size > 0) return;
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }
}
