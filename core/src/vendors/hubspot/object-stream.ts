import type { ContactAnswer } from '../../contacts/ports/crm-contacts.ts';
import { AppError } from '../../platform/app-error.ts';
import { linkedTypes, readProperties, type ReadType } from './crm-properties.ts';
import { finishContact } from './finish-contact.ts';
import { batchSize } from './hubspot-client.ts';
import { partlyRead } from './hubspot-errors.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import { asContactError, isRefusal, type ContactDraft, type FoundContact, type Reading } from './reading.ts';

/** The most objects that are requested or held in memory, apart from those of the last contact. */
const maxObjectsHeld = 5_000;
/** Enough parallel requests to reach an account's limit when an answer takes half a second. */
const concurrency = 10;

/** A contact whose objects are being read. */
interface Entry {
  readonly contactId: string;
  readonly found: FoundContact;
  readonly objects: Map<ReadType, HubspotObject[]>;
  readonly size: number;
  left: number;
  error: AppError | null;
}

/**
 * The ids of one type that are still to be requested, and the contacts that wait for these and for the requests in
 * flight.
 */
interface Lane {
  readonly type: ReadType;
  queued: string[];
  readonly waiting: Map<string, Entry[]>;
}

/**
 * Reads engagements, companies and deals of many contacts in batches that mix the contacts, and yields the contacts in
 * their order. An incomplete batch is sent only when nothing can fill it: at the end, or when the memory limit is
 * reached and the first contact waits for it.
 */
export class ObjectStream {
  readonly #drafts: readonly ContactDraft[];
  readonly #reading: Reading;
  readonly #lanes: readonly Lane[] = [...linkedTypes, 'companies' as const].map((type) => ({
    type,
    queued: [],
    waiting: new Map(),
  }));
  /** Contacts that were started and not yet yielded, in order. */
  readonly #begun: (Entry | { readonly contactId: string; readonly error: AppError })[] = [];
  readonly #running = new Set<Promise<void>>();
  #next = 0;
  #held = 0;
  /** The error that ends the whole reading. */
  #fatal: { readonly error: unknown } | null = null;

  constructor(drafts: readonly ContactDraft[], reading: Reading) {
    this.#drafts = drafts;
    this.#reading = reading;
  }

  /** It may be called only once. */
  async *contacts(): AsyncGenerator<ContactAnswer> {
    for (;;) {
      this.#begin();
      this.#send();
      const [first] = this.#begun;
      if (first === undefined) return;
      if (!('found' in first)) {
        this.#begun.shift();
        yield first;
      } else if (first.left === 0) {
        this.#begun.shift();
        this.#held -= first.size;
        yield await this.#finished(first);
      } else {
        await Promise.race(this.#running);
        if (this.#fatal !== null) throw this.#fatal.error;
      }
    }
  }

  #begin(): void {
    while (this.#held < maxObjectsHeld && this.#next < this.#drafts.length) {
      const draft = this.#drafts[this.#next];
      this.#next += 1;
      if (draft === undefined) return;
      const { contactId, found } = draft;
      if (found instanceof AppError) this.#begun.push({ contactId, error: found });
      else this.#begun.push(this.#enter(contactId, found));
    }
  }

  #enter(contactId: string, found: FoundContact): Entry {
    const size = [...found.ids.values()].reduce((sum, ids) => sum + ids.length, 0);
    const entry: Entry = { contactId, found, objects: new Map(), size, left: size, error: null };
    this.#held += size;
    for (const lane of this.#lanes) {
      for (const id of found.ids.get(lane.type) ?? []) {
        const others = lane.waiting.get(id);
        if (others === undefined) {
          lane.waiting.set(id, [entry]);
          lane.queued.push(id);
        } else others.push(entry);
      }
    }
    return entry;
  }

  #send(): void {
    const [first] = this.#begun;
    for (const lane of this.#lanes) {
      const isAwaited = (): boolean =>
        first !== undefined && 'found' in first && lane.queued.some((id) => lane.waiting.get(id)?.includes(first));
      const isDue = (): boolean =>
        lane.queued.length >= batchSize ||
        (lane.queued.length > 0 && (this.#next >= this.#drafts.length || isAwaited()));
      while (this.#running.size < concurrency && isDue()) {
        const request = this.#readBatch(lane, lane.queued.splice(0, batchSize)).finally(() =>
          this.#running.delete(request),
        );
        this.#running.add(request);
      }
    }
  }

  async #readBatch(lane: Lane, ids: readonly string[]): Promise<void> {
    const reading = this.#reading;
    try {
      const batch = await reading.client.readBatch(lane.type, ids, readProperties[lane.type], reading.call());
      const byId = new Map(batch.objects.map((object) => [object.id, object]));
      for (const id of ids) {
        const failure = batch.failed.has(id) ? partlyRead(batch.failed.size) : null;
        this.#settle(lane, id, byId.get(id) ?? null, failure);
      }
    } catch (error) {
      try {
        const failure = isRefusal(error, lane.type, reading) ? null : asContactError(error);
        for (const id of ids) this.#settle(lane, id, null, failure);
      } catch (fatal) {
        this.#fatal ??= { error: fatal };
      }
    }
  }

  #settle(lane: Lane, id: string, object: HubspotObject | null, error: AppError | null): void {
    for (const entry of lane.waiting.get(id) ?? []) {
      entry.left -= 1;
      entry.error ??= error;
      if (object === null) continue;
      const known = entry.objects.get(lane.type);
      if (known === undefined) entry.objects.set(lane.type, [object]);
      else known.push(object);
    }
    lane.waiting.delete(id);
  }

  async #finished({ contactId, found, objects, error }: Entry): Promise<ContactAnswer> {
    if (error !== null) return { contactId, error };
    return { contactId, contact: await finishContact(found, objects, this.#reading) };
  }
}
