import { MaxKey, MinKey, type Document } from 'mongodb';
import type { JobStatus } from '../../generation/domain/generation-record.ts';
import type { Collections } from './collections.ts';
import { indexNames } from './indexes.ts';

/** Lists up to this long are read as they are, from their newest record on. */
const exactUpTo = 2_000;
/** How far apart landmarks are: what is left to walk to a page costs less than the rest of the request. */
const defaultStep = 400;
/** A walk is taken again after this time, or after many times what it took, when the list is looked at. */
const freshMs = 30_000;
const freshForTimesTaken = 50;
/** Walks kept at most, of the lists that were looked at last. */
const walksKept = 200;

interface Place {
  readonly at: unknown;
  readonly id: unknown;
}

/** What one walk along a list saw: the place of every `step`-th record, and how many there are. */
interface Walk {
  readonly staleAt: number;
  readonly total: number;
  /** The first is the newest record of all. */
  readonly places: readonly Place[];
  /** Records that left their place since. */
  moved: number;
}

interface List {
  readonly userId: string;
  readonly status: JobStatus | undefined;
}

/**
 * Finds late pages of long histories without walking there each time. An index can only be walked step by step, so a
 * long list is walked once, beside the first request for it, and the place of every `step`-th record is remembered; a
 * page is then reached from the nearest place. Newer records are counted and shift the pages exactly; what other
 * processes removed or moved up shifts them by as many rows, until the list is walked again.
 */
export class HistoryLandmarks {
  readonly #generations: Collections['generations'];
  readonly #step: number;
  readonly #exactUpTo: number;
  readonly #walks = new Map<string, Walk>();
  readonly #walking = new Set<string>();

  /** `step`: another distance of landmarks, and the length from which lists have them. */
  constructor({ generations }: Collections, step?: number) {
    this.#generations = generations;
    this.#step = step ?? defaultStep;
    this.#exactUpTo = step ?? exactUpTo;
  }

  /** The ids of a page, newest submit first, and how many records the list has. */
  async page(list: List, first: number, limit: number): Promise<{ readonly ids: readonly string[]; total: number }> {
    const known = this.#walks.get(keyOf(list));
    if (known === undefined) {
      const [ids, total] = await Promise.all([
        first > this.#exactUpTo ? [] : this.#ids(list, undefined, first, limit),
        this.#count(list, this.#exactUpTo + 1),
      ]);
      if (total <= this.#exactUpTo) return { ids, total };
    }
    let walk = known ?? this.#remember(list, await this.#glance(list));
    let newer = await this.#newerThan(walk, list);
    if (newer > this.#exactUpTo) {
      walk = this.#remember(list, await this.#glance(list));
      newer = 0;
    }
    if (walk.moved > 0 || performance.now() > walk.staleAt) this.#walkBeside(list);
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

  #remember(list: List, walk: Walk): Walk {
    const key = keyOf(list);
    this.#walks.delete(key);
    this.#walks.set(key, walk);
    const [oldest] = this.#walks.keys();
    if (oldest !== undefined && this.#walks.size > walksKept) this.#walks.delete(oldest);
    return walk;
  }

  /** What serves until the first walk is done: the newest record and the number of all. */
  async #glance(list: List): Promise<Walk> {
    const [top, total] = await Promise.all([this.#place(list, undefined, 0), this.#count(list)]);
    return { staleAt: 0, total, places: top === undefined ? [] : [top], moved: 0 };
  }

  #walkBeside(list: List): void {
    const key = keyOf(list);
    if (this.#walking.has(key)) return;
    this.#walking.add(key);
    const movedBefore = this.#walks.get(key)?.moved ?? 0;
    this.#walk(list)
      .then(
        (walk) => {
          // What moved meanwhile was perhaps seen and perhaps not: the next request walks again.
          const moved = Math.max((this.#walks.get(key)?.moved ?? 0) - movedBefore, 0);
          this.#remember(list, { ...walk, moved });
        },
        () => {
          // What is known serves until a walk succeeds.
        },
      )
      .finally(() => this.#walking.delete(key));
  }

  async #walk(list: List): Promise<Walk> {
    const startedAt = performance.now();
    const places: Place[] = [];
    let place = await this.#place(list, undefined, 0);
    while (place !== undefined) {
      places.push(place);
      place = await this.#place(list, place, this.#step);
    }
    const rest = await this.#ids(list, places.at(-1), 0, this.#step);
    const endedAt = performance.now();
    return {
      staleAt: endedAt + Math.max(freshMs, (endedAt - startedAt) * freshForTimesTaken),
      places,
      total: Math.max(places.length - 1, 0) * this.#step + rest.length,
      moved: 0,
    };
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

  #count({ userId, status }: List, limit?: number): Promise<number> {
    return this.#generations.count(
      { userId, ...(status !== undefined && { 'job.status': status }) },
      { ...(limit !== undefined && { limit }), hint: indexOf(status) },
    );
  }

  /** How many records are newer than the walk's newest; counting ends where landmarks are of no use any more. */
  async #newerThan({ places: [top] }: Walk, list: List): Promise<number> {
    if (top === undefined) return 0;
    const { min, hint } = rangeOf(list, undefined);
    const newer = await this.#generations.find(
      {},
      { hint, min, max: boundOf(list, top), limit: this.#exactUpTo + 1, projection: { _id: 1 } },
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
