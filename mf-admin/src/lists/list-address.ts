import { urlChoice, urlNumber, urlPageSize, urlText, useTypedSearch, useUrlState } from '@overture/ui';
import type { UrlState } from '@overture/ui';
import { maxSearchLength } from './search-field.tsx';
import type { SearchBox } from './search-field.tsx';

/**
 * How the address keeps the state of a list that the server searches, sorts and pages; `sorts` are the server's sorts, and
 * none of them is its own order. Declare the fields outside of the component.
 */
export function listAddressFields<const S extends string>(sorts: readonly S[]) {
  return { department: urlText(), search: urlText(), sort: urlChoice(sorts), page: urlNumber(1), limit: urlPageSize() };
}

/** The query for the server. What is empty limits nothing, and is not sent. */
export type ListQuery<S extends string> = UrlState<ReturnType<typeof listAddressFields<S>>>;

/** The address of a list, its search box, and the query for the server. */
export function useListAddress<S extends string>(fields: ReturnType<typeof listAddressFields<S>>, placeholder: string) {
  const [address, setAddress] = useUrlState(fields);
  const [typed, onType] = useTypedSearch(address.search, (search) => setAddress({ search }, { replace: true }));
  const { department, search, sort, page, limit } = address;
  const query: ListQuery<S> = { page, limit, department, search: search.slice(0, maxSearchLength), sort };
  const searchBox: SearchBox = { typed, onType, placeholder };
  return { address, setAddress, readSort: fields.sort.parse, query, searchBox };
}
