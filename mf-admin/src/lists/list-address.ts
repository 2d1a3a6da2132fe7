import { urlChoice, urlNumber, urlPageSize, urlText, useTypedSearch, useUrlState } from '@overture/ui';
import type { UrlField } from '@overture/ui';
import type { SearchBox } from './search-field.tsx';

/** What the address says of a list that the server searches, sorts and pages. */
export interface ListAddress<S extends string> {
  /** Empty for all. */
  readonly department: string;
  readonly search: string;
  /** Undefined for the server's own order. */
  readonly sort: S | undefined;
  readonly page: number;
  readonly limit: number;
}

type AddressFields<S extends string> = { readonly [K in keyof ListAddress<S>]: UrlField<ListAddress<S>[K]> };

/** How such an address is read and written; `sorts` are those the server knows. Declare it outside the component. */
export function listAddressFields<const S extends string>(sorts: readonly S[]): AddressFields<S> {
  return { department: urlText(), search: urlText(), sort: urlChoice(sorts), page: urlNumber(1), limit: urlPageSize() };
}

/** What is asked of the server: nothing that was not chosen. */
export interface ListAsked<S extends string> {
  readonly page: number;
  readonly limit: number;
  readonly department?: string;
  readonly search?: string;
  readonly sort?: S;
}

/** The server takes no longer search. */
const longestSearch = 200;

/** The address of a list, the box that is typed into, and what it all asks of the server. */
export function useListAddress<S extends string>(fields: AddressFields<S>, placeholder: string) {
  const [address, setAddress] = useUrlState<ListAddress<S>>(fields);
  const [typed, onType] = useTypedSearch(address.search, (search) => setAddress({ search }, { replace: true }));
  const { department, search, sort, page, limit } = address;
  const asked: ListAsked<S> = {
    page,
    limit,
    ...(department && { department }),
    ...(search && { search: search.slice(0, longestSearch) }),
    ...(sort && { sort }),
  };
  const box: SearchBox = { typed, onType, placeholder };
  return { address, setAddress, readSort: fields.sort.parse, asked, box };
}
