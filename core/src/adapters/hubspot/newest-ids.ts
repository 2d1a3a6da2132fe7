import type { LinkPage } from './hubspot-client.ts';

/** Pages of 500 that are followed at most; a contact with more is an import gone wrong. */
const mostPages = 20;

/**
 * Follows the pages of an association list and picks the newest ids. The list is in no order of time, but ids are given
 * out in order, so that the highest are the newest.
 */
export async function listNewestIds(
  first: LinkPage,
  next: (after: string) => Promise<LinkPage>,
  limit: number,
): Promise<{ readonly ids: readonly string[]; readonly total: number }> {
  // An object linked under two labels is listed twice.
  const ids = new Set(first.ids);
  let { after } = first;
  for (let page = 0; after !== null && page < mostPages; page += 1) {
    const more = await next(after);
    for (const id of more.ids) ids.add(id);
    after = more.after === after ? null : more.after;
  }
  const newest = [...ids].sort((a, b) => b.length - a.length || (a < b ? 1 : -1)).slice(0, limit);
  return { ids: newest, total: ids.size };
}
