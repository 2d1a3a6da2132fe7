import { sortText, tableSortOf } from './list-sort.ts';
import type { useListAddress } from './list-address.ts';
import type { ListState } from './list-card.tsx';
import { useExistingPage } from './use-existing-page.ts';

/** One page as the server answered it. */
export interface ServerPage<T> {
  readonly rows: readonly T[];
  /** Entries in all. */
  readonly total: number;
  readonly totalPages: number;
}

/** A list that the server pages, with the domain it is narrowed to. */
export interface ServerListState<T> extends ListState<T> {
  readonly department: string;
  readonly onDepartment: (department: string) => void;
}

/** The server's answer to what an address asks for, as a list; a page that is no more becomes the last there is. */
export function useServerList<T, S extends string>(
  { address, setAddress, readSort, box }: ReturnType<typeof useListAddress<S>>,
  query: { readonly data: ServerPage<T> | undefined; readonly isPlaceholderData: boolean },
): ServerListState<T> {
  const { department, search, sort, page, limit } = address;
  useExistingPage(query, page, (last) => setAddress({ page: last }, { replace: true }));
  return {
    // A page that is no more, as after its last entry was deleted, is on its way to be another one.
    rows: query.data?.rows.length === 0 && query.data.total > 0 ? undefined : query.data?.rows,
    total: query.data?.total ?? 0,
    page,
    limit,
    offset: (page - 1) * limit,
    sort: sort && tableSortOf(sort),
    search: box,
    filtered: search !== '' || department !== '',
    department,
    onDepartment: (next) => setAddress({ department: next }),
    onPage: (next) => setAddress({ page: next }),
    onLimit: (next) => setAddress({ limit: next }),
    onSort: (next) => setAddress({ sort: readSort(sortText(next)) }),
    onClearFilters: () => {
      box.onType('');
      setAddress({ search: '', department: '' });
    },
  };
}
