/** One page of a list, as every repository returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

export interface PageRequest {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly limit: number;
}

/** An order other than newest first. Texts are ordered without regard to case. */
export interface Sort<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}

/** How much of a list is read: pages of `limit` items, and `max` items at most. */
interface Extent {
  readonly limit: number;
  readonly max: number;
}

type ReadPage<T> = (request: PageRequest) => Promise<Page<T>>;

/** Reads a list page by page, and yields its items. */
export async function* eachItem<T>(read: ReadPage<T>, { limit, max }: Extent): AsyncGenerator<T> {
  for (let page = 1; (page - 1) * limit < max; page += 1) {
    const { items, total } = await read({ page, limit });
    yield* items;
    if (page * limit >= total) return;
  }
}

/** Reads a list page by page, and returns all its items. */
export async function allItems<T>(read: ReadPage<T>, extent: Extent): Promise<readonly T[]> {
  const found: T[] = [];
  for await (const item of eachItem(read, extent)) found.push(item);
  return found;
}
