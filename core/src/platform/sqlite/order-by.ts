import type { Sort } from '../page.ts';

/**
 * The ORDER BY of a list: newest first unless `sort` says otherwise, by the expression that `columns` has for each
 * field. The id decides between equals, so that pages never overlap.
 */
export function orderBy<Field extends string>(columns: Readonly<Record<Field, string>>, sort?: Sort<Field>): string {
  if (sort === undefined) return 'ORDER BY created_at DESC, id DESC';
  const direction = sort.descending ? 'DESC' : 'ASC';
  return `ORDER BY ${columns[sort.field]} ${direction}, id ${direction}`;
}
