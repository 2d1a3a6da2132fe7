import { MaxKey, MinKey, type Document } from 'mongodb';
import type { JobStatus } from '../../generation/domain/generation-record.ts';
import type { Collections } from './collections.ts';
import { indexNames } from './indexes.ts';

/** Older than this, a walk is taken again beside the next request. */
const freshMs = 30_000;
/** Walks kept at most, of the lists that were looked at last. */
const walksKept = 200;

interface Place {
  readonly at: unknown;
  readonly id: unknown;
}

/** What one walk along a list saw: the place of every `step`-th record, and how many there are. */
interface Walk {
  readonly takenAt: number;
  readonly total: number;
  /** The first is the newest record of all. */
  readonly places: readonly Place[];
  moved: number;
}

interface List {
  readonly userId: string;
  readonly status: JobStatus | undefined;
}

/**
 * Finds late pages of long histories without walking there each time. An index can only be walked step by step, so a
 * list of more than `step` records is walked once, and the place of every `step`-th one remembered; a page is then
 * reached from the nearest place. Newer records are counted and shift the pages exactly; what other processes removed or
 * moved up shifts them by as many rows, until the list is walked again half a minute later. Short lists are always read
 * as they are.
 */
export class HistoryLandmarks {
  readonly #generations: Collections['generations'];
  readonly #step: number;
  readonly #walks = new Map<string, Walk>();
  readonly #walking = new Map<string, Promise<Walk>>();

  constructor({ generations }: Collections, step = 2_000) {
    this.#generations = generations;
    this.#step = step;
  }

  /** The ids of a page, newest submit first, and how many records the list has. */
  async page(list: List, first: number, limit: number): Promise<{ readonly ids: readonly string[]; total: number }> {
    const known = this.#walks.get(keyOf(list));
    if (known === undefined) {
      const [ids, total] = await Promise.all([
        first > this.#step ? [] : this.#ids(list, undefined, first, limit),
        this.#count(list),
      ]);
      if (total <= this.#step) return { ids, total };
    }
    let walk = known ?? (await this.#walk(list));
    let newer = await this.#newerThan(walk, list);
    if (newer > this.#step) {
      walk = await this.#walk(list);
      newer = await this.#newerThan(walk, list);
    } else if (walk.moved > 0 || performance.now() - walk.takenAt > freshMs) {
      void this.#walk(list).catch(() => {
        // The known walk serves until one succeeds.
      });
    }
    const past = first - newer;
    const index = Math.min(Math.floor(past / this.#step), walk.places.length - 1);
    const ids =
      index < 1
        ? await this.#ids(list, undefined, first, limit)
        : await this.#ids(list, walk.places[index], past - index * this.#step, limit);
    return { ids, total: Math.max(walk.total + newer - walk.moved, 0) };
  }

  /** A record left its place in the lists of this user: it was removed, or submitted again. */
  moved(userId: string): void {
    for (const [key, walk] of this.#walks) if (key.startsWith(`${userId}\n`)) walk.moved += 1;
  }

  async #walk(list: List): Promise<Walk> {
    const key = keyOf(list);
    const running = this.#walking.get(key) ?? this.#takeWalk(list);
    this.#walking.set(key, running);
    try {
      const walk = await running;
      this.#walks.delete(key);
      this.#walks.set(key, walk);
      const [oldest] = this.#walks.keys();
      if (oldest !== undefined && this.#walks.size > walksKept) this.#walks.delete(oldest);
      return walk;
    } finally {
      this.#walking.delete(key);
    }
  }

  async #takeWalk(list: List): Promise<Walk> {
    const takenAt = performance.now();
    const places: Place[] = [];
    let place = await this.#place(list, undefined, 0);
    while (place !== undefined) {
      places.push(place);
      place = await this.#place(list, place, this.#step);
    }
    const rest = await this.#ids(list, places.at(-1), 0, this.#step);
    return { takenAt, places, total: Math.max(places.length - 1, 0) * this.#step + rest.length, moved: 0 };
  }

  async #place(list: List, from: Place | undefined, skip: number): Promise<Place | undefined> {
    const [found] = await this.#generations.find(
      {},
      { ...rangeOf(list, from), skip, limit: 1, projection: { 'job.submittedAt': 1 } },
    );
    return found && { at: found.job?.submittedAt, id: found._id };
  }

  async #ids(list: List, from: Place | undefined, skip: number, limit: number): Promise<readonly string[]> {
    const found = await this.#generations.find({}, { ...rangeOf(list, from), skip, limit, projection: { _id: 1 } });
    return found.map(({ _id }) => _id);
  }

  #count({ userId, status }: List): Promise<number> {
    return this.#generations.count(
      { userId, ...(status !== undefined && { 'job.status': status }) },
      { limit: this.#step + 1, hint: indexOf(status) },
    );
  }

  /** How many records are newer than the walk's newest; counting ends beyond one step. */
  async #newerThan({ places: [top] }: Walk, list: List): Promise<number> {
    if (top === undefined) return 0;
    const { min, hint } = rangeOf(list, undefined);
    const newer = await this.#generations.find(
      {},
      { hint, min, max: boundOf(list, top), limit: this.#step + 1, projection: { _id: 1 } },
    );
    return newer.length;
  }
}

function keyOf({ userId, status }: List): string {
  return `${userId}\n${status ?? ''}`;
}

function indexOf(status: JobStatus | undefined): string {
  return status === undefined ? indexNames.ofUser : indexNames.ofUserByStatus;
}

/** The list from a place on, or from its newest record, to its end. */
function rangeOf(list: List, from: Place | undefined): { hint: string; min: Document; max: Document } {
  return {
    hint: indexOf(list.status),
    // The index runs from the newest to the oldest.
    min: boundOf(list, from ?? { at: new MaxKey(), id: new MaxKey() }),
    max: boundOf(list, { at: new MinKey(), id: new MinKey() }),
  };
}

function boundOf({ userId, status }: List, { at, id }: Place): Document {
  return { userId, ...(status !== undefined && { 'job.status': status }), 'job.submittedAt': at, _id: id };
}
