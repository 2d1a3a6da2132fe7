import type { LinkPage } from './hubspot-client.ts';

/** The most links that are read; a contact with more is the result of a faulty import. */
const maxLinks = 10_000;

/**
 * Keeps the newest of many ids, twice the limit at most. Lists of links have no order in time, but HubSpot assigns ids
 * in ascending order, so that the highest are the newest.
 */
export class NewestIds {
  readonly #limit: number;
  /** A set, because an object with two association labels is listed twice. */
  #ids = new Set<string>();
  #dropped = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
    if (this.#ids.size <= 2 * this.#limit) return;
    const newest = this.newest;
    this.#dropped += this.#ids.size - newest.length;
    this.#ids = new Set(newest);
  }

  get total(): number {
    return this.#ids.size + this.#dropped;
  }

  /** Whether no further page needs to be read. */
  get isFull(): boolean {
    return this.total >= maxLinks;
  }

  get newest(): readonly string[] {
    return [...this.#ids].sort((a, b) => b.length - a.length || (a < b ? 1 : -1)).slice(0, this.#limit);
  }
}

/** Reads the pages of an association list and picks the newest ids. */
export async function listNewestIds(
  first: LinkPage,
  next: (after: string) => Promise<LinkPage>,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  const ids = new NewestIds(limit);
  ids.add(first.ids);
  let { after } = first;
  while (after !== null && !ids.isFull) {
    const more = await next(after);
    ids.add(more.ids);
    after = more.after === after || more.ids.length === 0 ? null : more.after;
  }
  return { ids: ids.newest, total: ids.total };
}
