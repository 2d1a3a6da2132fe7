import { StatusFeed, type StatusEvent } from '../records/ports/status-feed.ts';

/** A feed inside one process that remembers every event. */
export class FakeStatusFeed extends StatusFeed {
  readonly events: StatusEvent[] = [];
  readonly #listeners = new Set<(event: StatusEvent) => void>();

  async publish(event: StatusEvent): Promise<void> {
    this.events.push(event);
    for (const listener of this.#listeners) {
      try {
        listener(event);
      } catch {
        // One listener's failure must not keep the event from the others.
      }
    }
  }

  subscribe(listener: (event: StatusEvent) => void): () => void {
    const own = (event: StatusEvent): void => listener(event);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  async forget(recordId: string): Promise<void> {
    this.events.splice(0, this.events.length, ...this.events.filter(({ _id }) => _id !== recordId));
  }

  async prune(): Promise<void> {}
}
