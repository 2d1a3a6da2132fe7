/** One page of a list as the server answered it. */
export interface ServerPage<T> {
  readonly rows: readonly T[];
  /** Entries in all. */
  readonly total: number;
  readonly totalPages: number;
}

/** The page after one of its entries was deleted; without entries it gives way to the page before. */
export function withoutRow<T extends { readonly _id: string }>(page: ServerPage<T>, id: string): ServerPage<T> {
  const rows = page.rows.filter(({ _id }) => _id !== id);
  if (rows.length === page.rows.length) return page;
  const { total, totalPages } = page;
  return { rows, total: total - 1, totalPages: rows.length === 0 ? totalPages - 1 : totalPages };
}
