import { DomainFilter } from '../saving/domain-select.tsx';
import type { useListAddress } from './list-address.ts';
import type { ListState } from './list-card.tsx';
import { sortText, tableSortOf } from './list-sort.ts';
import type { ServerPage } from './server-page.ts';
import { useExistingPage } from './use-existing-page.ts';

/**
 * The list that the server answers for the state in the address, with a filter by domain. A page that no longer exists
 * becomes the last page.
 */
export function useServerList<T, S extends string>(
  { address, setAddress, readSort, searchBox }: ReturnType<typeof useListAddress<S>>,
  query: { readonly data: ServerPage<T> | undefined; readonly isPlaceholderData: boolean },
): ListState<T> {
  const { department, search, sort, page, limit } = address;
  useExistingPage(query, page, (last) => setAddress({ page: last }, { replace: true }));
  return {
    // An empty page of a list with entries is about to be replaced by the last page.
    rows: query.data?.rows.length === 0 && query.data.total > 0 ? undefined : query.data?.rows,
    total: query.data?.total ?? 0,
    page,
    limit,
    offset: (page - 1) * limit,
    sort: sort && tableSortOf(sort),
    search: searchBox,
    filter: <DomainFilter value={department} onChange={(next) => setAddress({ department: next })} />,
    filtered: search !== '' || department !== '',
    onPage: (next) => setAddress({ page: next }),
    onLimit: (next) => setAddress({ limit: next }),
    onSort: (next) => setAddress({ sort: readSort(sortText(next)) }),
    onClearFilters: () => {
      searchBox.onType('');
      setAddress({ search: '', department: '' });
    },
  };
}
