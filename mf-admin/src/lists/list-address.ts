import { urlChoice, urlNumber, urlPageSize, urlText, useTypedSearch, useUrlState } from '@overture/ui';
import type { UrlField } from '@overture/ui';
import { maxSearchLength } from './search-field.tsx';
import type { SearchBox } from './search-field.tsx';

/** The state of a list that the server searches, sorts and pages, as it is kept in the address. */
export interface ListAddress<S extends string> {
  /** Empty for all domains. */
  readonly department: string;
  readonly search: string;
  /** Undefined for the server's own order. */
  readonly sort: S | undefined;
  readonly page: number;
  readonly limit: number;
}

type AddressFields<S extends string> = { readonly [K in keyof ListAddress<S>]: UrlField<ListAddress<S>[K]> };

/** The address fields of such a list; `sorts` are the server's sorts. Declare the fields outside of the component. */
export function listAddressFields<const S extends string>(sorts: readonly S[]): AddressFields<S> {
  return { department: urlText(), search: urlText(), sort: urlChoice(sorts), page: urlNumber(1), limit: urlPageSize() };
}

/** The query for the server, which contains only what the user chose. */
export interface ListQuery<S extends string> {
  readonly page: number;
  readonly limit: number;
  readonly department?: string;
  readonly search?: string;
  readonly sort?: S;
}

/** The address of a list, its search box, and the query for the server. */
export function useListAddress<S extends string>(fields: AddressFields<S>, placeholder: string) {
  const [address, setAddress] = useUrlState<ListAddress<S>>(fields);
  const [typed, onType] = useTypedSearch(address.search, (search) => setAddress({ search }, { replace: true }));
  const { department, search, sort, page, limit } = address;
  const query: ListQuery<S> = {
    page,
    limit,
    ...(department && { department }),
    ...(search && { search: search.slice(0, maxSearchLength) }),
    ...(sort && { sort }),
  };
  const searchBox: SearchBox = { typed, onType, placeholder };
  return { address, setAddress, readSort: fields.sort.parse, query, searchBox };
}
