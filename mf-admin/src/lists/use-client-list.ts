import { useMemo } from 'react';
import { useTypedSearch, useUrlState } from '@overture/ui';
import { clientListFields, foundOf, knownSort, pageOf, searchTexts, sortedOf } from './client-list.ts';
import type { ClientListRules } from './client-list.ts';
import { sortText } from './list-sort.ts';
import type { ListState } from './list-card.tsx';

/** Searches, sorts and pages `all` as the address says. Declare `rules` outside the component. */
export function useClientList<T>(
  all: readonly T[] | undefined,
  rules: ClientListRules<T>,
  placeholder: string,
): ListState<T> {
  const [state, setState] = useUrlState(clientListFields);
  const [typed, onType] = useTypedSearch(state.search, (search) => setState({ search }, { replace: true }));
  const { search, sort } = state;
  // With 10,000 rows, a change of page or an open dialog must not sort or search again.
  const sorted = useMemo(() => sortedOf(all, sort, rules), [all, sort, rules]);
  const searching = search !== '';
  const texts = useMemo(
    () => (searching && all ? searchTexts(all, rules) : new Map<T, string>()),
    [searching, all, rules],
  );
  const found = useMemo(() => foundOf(sorted, search, texts), [sorted, search, texts]);
  return {
    ...pageOf(found, state),
    sort: knownSort(sort, rules),
    search: { typed, onType, placeholder },
    filtered: search !== '',
    onPage: (page) => setState({ page }),
    onLimit: (limit) => setState({ limit }),
    onSort: (next) => setState({ sort: sortText(next) }),
    onClearFilters: () => {
      onType('');
      setState({ search: '' });
    },
  };
}
