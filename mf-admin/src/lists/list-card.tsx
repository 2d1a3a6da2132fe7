import type { Key, ReactNode } from 'react';
import { AppButton, Card, DataTable, IconSearch, Pagination, Toolbar } from '@overture/ui';
import type { Column, TableSort } from '@overture/ui';
import type { ListPage } from './client-list.ts';
import { SearchField } from './search-field.tsx';
import type { SearchBox } from './search-field.tsx';
import type { ListLoad } from './use-list-load.ts';

export interface ListCardProps<T> extends ListPage<T> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** On the card, where the page holds more than the list. */
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly columns: readonly Column<T>[];
  readonly rowKey: (row: T, index: number) => Key;
  readonly load: ListLoad;
  readonly loadingLabel?: string;
  readonly search?: SearchBox | undefined;
  /** Beside the search. */
  readonly filter?: ReactNode;
  /** A search or filter is set: an empty list is their doing. */
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  /** Where nothing was added yet: what the list is for, and the next step. */
  readonly empty: {
    readonly icon: ReactNode;
    readonly title: string;
    readonly text?: string;
    readonly action?: ReactNode;
  };
  /** Shows page numbers for a short list too. */
  readonly alwaysPaged?: boolean;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly onSort?: (sort: TableSort) => void;
}

/** What a `ListCard` needs to know of a list that is searched, sorted and paged, by the address. */
export type ListState<T> = Pick<
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

/** Longest list that needs no page numbers: the smallest default page. */
const unpagedRows = 10;

/** A list with its search and filters above, page numbers below, and a state for each thing that can be the matter. */
export function ListCard<T>(props: ListCardProps<T>) {
  const { rows, total, load, filtered, search, filter } = props;
  const paged = total > (props.alwaysPaged ? 0 : unpagedRows);
  return (
    <>
      {(search || filter) && (
        <Toolbar>
          {search && <SearchField {...search} />}
          {filter}
        </Toolbar>
      )}
      <Card flush title={props.title} actions={props.actions}>
        <DataTable<T>
          label={props.label}
          columns={props.columns}
          rows={rows}
          rowKey={props.rowKey}
          sort={props.sort}
          {...(props.onSort ? { onSort: props.onSort } : {})}
          {...(props.loadingLabel === undefined ? {} : { loadingLabel: props.loadingLabel })}
          error={
            load.failure === undefined
              ? undefined
              : {
                  title: load.failure,
                  text: 'Nothing was changed. Check your connection and try again.',
                  onRetry: load.retry,
                  busy: load.retrying,
                }
          }
          empty={
            filtered
              ? {
                  icon: <IconSearch size={22} />,
                  title: 'Nothing matches',
                  text: 'Try another word or filter.',
                  action: <AppButton onClick={props.onClearFilters}>Clear filters</AppButton>,
                }
              : props.empty
          }
        />
        {paged && (
          <Pagination
            page={props.page}
            limit={props.limit}
            total={total}
            onPage={props.onPage}
            onLimit={props.onLimit}
          />
        )}
      </Card>
    </>
  );
}
