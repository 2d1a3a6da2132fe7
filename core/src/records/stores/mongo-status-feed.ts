import { z } from 'zod';
import { statusEventSchema } from '../contract/record-events.ts';
import { StatusFeed, type StatusEvent } from '../ports/status-feed.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

/** The pause between two reads is short while events arrive and grows while none do. */
const pollMs = { min: 20, max: 250 } as const;
const maxAgeMs = 5 * 60 * 1000;
/** After this process has seen an event as the newest, nobody prunes it for at least this long. */
const certainMs = 60_000;
const pruneEveryMs = 30_000;
const batch = 500;
/** An attempt fails only when another process has stored its event under the same number. */
const maxAttempts = 20;

/** Leaves of an event its number and moment. */
const withoutEvent = { $unset: { event: '' } };

const storedEventSchema = z.object({
  _id: z.number(),
  at: z.number(),
  event: statusEventSchema.extend({ userId: z.string() }),
});

interface Subscription {
  readonly listener: (event: StatusEvent) => void;
  /** The subscription does not get events from before this moment, or up to this number. */
  readonly since: number;
  after: number | undefined;
}

/**
 * Stores events in a collection from which every process reads on. Their numbers have no gaps: an event is stored under
 * the number after the newest, and under a later one if that is taken. So a reader that has reached a number has missed
 * none below it.
 */
export class MongoStatusFeed extends StatusFeed {
  readonly #events: Collections['statusEvents'];
  readonly #subscriptions = new Set<Subscription>();
  #publishing: Promise<void> = Promise.resolve();
  #newest = 0;
  /** When `#newest` was last certain. */
  #newestAt = Number.NEGATIVE_INFINITY;
  #prunedAt = Number.NEGATIVE_INFINITY;
  /** The number up to which events were read; undefined until reading has begun. */
  #read: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking = false;
  #lookAgain = false;
  #waitMs: number = pollMs.min;
  /** How often the last subscription has ended. */
  #epoch = 0;

  constructor({ statusEvents }: Collections) {
    super();
    this.#events = statusEvents;
  }

  async publish(event: StatusEvent): Promise<void> {
    const publishing = this.#publishing.then(() => this.#store(event));
    this.#publishing = publishing.catch(() => {
      // The publisher of this event gets the error; the next event begins anew.
    });
    await publishing;
    this.#lookNow();
  }

  subscribe(listener: (event: StatusEvent) => void): () => void {
    const subscription: Subscription = { listener, since: wallClock(), after: undefined };
    this.#subscriptions.add(subscription);
    this.#lookNow();
    return () => {
      this.#subscriptions.delete(subscription);
      if (this.#subscriptions.size === 0) this.stop();
    };
  }

  async forget(recordId: string): Promise<void> {
    // The number stays, because the next one is counted from it; without its event nobody is told of it.
    await this.#events.updateMany({ 'event._id': recordId }, withoutEvent);
  }

  async prune(): Promise<void> {
    this.#prunedAt = performance.now();
    const old = { at: { $lt: wallClock() - maxAgeMs } };
    // The newest one stays, because the next number is counted from it.
    await this.#events.deleteMany({ ...old, _id: { $lt: await this.#lookUpNewest() } }, { relaxed: true });
    await this.#events.updateMany(old, withoutEvent, { relaxed: true });
  }

  /** Ends every subscription. */
  stop(): void {
    this.#subscriptions.clear();
    this.#epoch += 1;
    this.#read = undefined;
    clearTimeout(this.#timer);
  }

  async #store(event: StatusEvent): Promise<void> {
    const at = wallClock();
    if (performance.now() - this.#newestAt > certainMs) await this.#lookUpNewest();
    for (let attempt = 1; ; attempt += 1) {
      const _id = this.#newest + 1;
      try {
        await this.#events.insert({ _id, at, event }, { relaxed: true });
        this.#knowNewest(_id);
        break;
      } catch (error) {
        if (!isDuplicateKey(error) || attempt === maxAttempts) throw error;
        await this.#lookUpNewest();
      }
    }
    if (performance.now() - this.#prunedAt < pruneEveryMs) return;
    await this.prune();
  }

  async #lookUpNewest(): Promise<number> {
    const newest = await this.#events.findOne({}, { sort: { _id: -1 }, projection: { _id: 1 } });
    this.#knowNewest(newest?._id ?? 0);
    return this.#newest;
  }

  #knowNewest(newest: number): void {
    this.#newest = newest;
    this.#newestAt = performance.now();
  }

  #lookNow(): void {
    this.#waitMs = pollMs.min;
    if (this.#looking) this.#lookAgain = true;
    else void this.#look();
  }

  async #look(): Promise<void> {
    if (this.#subscriptions.size === 0) return;
    clearTimeout(this.#timer);
    this.#looking = true;
    this.#lookAgain = false;
    const epoch = this.#epoch;
    try {
      const found = await this.#deliver(epoch);
      this.#waitMs = found > 0 ? pollMs.min : Math.min(this.#waitMs * 1.5, pollMs.max);
    } catch {
      // The feed is best effort: a store that does not answer is asked again later.
      this.#waitMs = pollMs.max;
    }
    this.#looking = false;
    if (this.#subscriptions.size === 0) return;
    this.#timer = setTimeout(() => void this.#look(), this.#lookAgain ? 0 : this.#waitMs).unref();
  }

  /** Passes new events to the subscriptions; returns their number. */
  async #deliver(epoch: number): Promise<number> {
    const subscribed = [...this.#subscriptions];
    const from = this.#read ?? (await this.#whereToBegin(subscribed));
    const documents = await this.#events.find({ _id: { $gt: from } }, { sort: { _id: 1 }, limit: batch });
    if (epoch !== this.#epoch) return 0;
    for (const document of documents) {
      const parsed = storedEventSchema.safeParse(document);
      if (!parsed.success) continue;
      const { _id, at, event } = parsed.data;
      for (const { listener, since, after } of this.#subscriptions) {
        if (after === undefined ? at < since : _id <= after) continue;
        try {
          listener(event);
        } catch {
          // One listener's failure must not keep the event from the others.
        }
      }
    }
    const read = documents.at(-1)?._id ?? from;
    // From here on they get every event, whatever its publisher's clock said.
    for (const subscription of subscribed) subscription.after ??= read;
    if (epoch === this.#epoch) this.#read = read;
    return documents.length;
  }

  async #whereToBegin(subscriptions: readonly Subscription[]): Promise<number> {
    const since = Math.min(...subscriptions.map((subscription) => subscription.since));
    const newest = await this.#lookUpNewest();
    const first = await this.#events.findOne({ at: { $gte: since } }, { sort: { _id: 1 }, projection: { _id: 1 } });
    return first === null ? newest : first._id - 1;
  }
}

/** Milliseconds since 1970 with a fraction, which distinguishes a subscription and an event in the same millisecond. */
function wallClock(): number {
  return performance.timeOrigin + performance.now();
}
