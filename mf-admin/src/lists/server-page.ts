import type { ListPage } from './client-list.ts';

/** One page as the server answered it. */
export function serverPage<T>(
  rows: readonly T[] | undefined,
  total: number | undefined,
  { page, limit }: { readonly page: number; readonly limit: number },
): ListPage<T> {
  return { rows, total: total ?? 0, page, limit, offset: (page - 1) * limit };
}
