export interface ServerPage<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly totalPages: number;
}

/** The page without a deleted entry. There is one page less if it was the only entry of its page. */
export function withoutRow<T extends { readonly _id: string }>(page: ServerPage<T>, id: string): ServerPage<T> {
  const rows = page.rows.filter(({ _id }) => _id !== id);
  if (rows.length === page.rows.length) return page;
  const { total, totalPages } = page;
  return { rows, total: total - 1, totalPages: rows.length === 0 ? totalPages - 1 : totalPages };
}
