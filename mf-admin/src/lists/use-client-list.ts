import { useTypedSearch, useUrlState } from '@overture/ui';
import type { TableSort } from '@overture/ui';
import { clientList, clientListFields, sortText } from './client-list.ts';
import type { ClientListRules, ClientListState } from './client-list.ts';
import type { ListCardProps, SearchBox } from './list-card.tsx';

/** What a `ListCard` needs to know of a list that is searched, sorted and paged here, by the address. */
export type ClientListProps<T> = Pick<
  ListCardProps<T>,
  | 'rows'
  | 'total'
  | 'page'
  | 'limit'
  | 'offset'
  | 'sort'
  | 'filtered'
  | 'search'
  | 'onPage'
  | 'onLimit'
  | 'onSort'
  | 'onClearFilters'
>;

/** Searches, sorts and pages `all` as the address says. Declare `rules` outside the component. */
export function useClientList<T>(
  all: readonly T[] | undefined,
  rules: ClientListRules<T>,
  placeholder: string,
): ClientListProps<T> {
  const [state, setState] = useUrlState<ClientListState>(clientListFields);
  const [typed, onType] = useTypedSearch(state.search, (search) => setState({ search }, { replace: true }));
  const search: SearchBox = { typed, onType, placeholder };
  return {
    ...clientList(all, state, rules),
    search,
    filtered: state.search !== '',
    onPage: (page) => setState({ page }),
    onLimit: (limit) => setState({ limit }),
    onSort: (sort: TableSort) => setState({ sort: sortText(sort) }),
    onClearFilters: () => {
      onType('');
      setState({ search: '' });
    },
  };
}
