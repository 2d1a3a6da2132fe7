import type { Key, ReactNode } from 'react';
import { AppButton, Card, DataTable, IconSearch, Pagination, Toolbar } from '@overture/ui';
import type { Column, EmptyStateProps, LoadState, TableSort } from '@overture/ui';
import type { ListPage } from './client-list.ts';
import { SearchField } from './search-field.tsx';
import type { SearchBox } from './search-field.tsx';

/** The state of a searched, sorted and paged list for a `ListCard`. */
export interface ListState<T> extends ListPage<T> {
  readonly search?: SearchBox | undefined;
  /** A filter, which is shown beside the search. */
  readonly filter?: ReactNode;
  /** Whether a search or filter is set, which may be why the list is empty. */
  readonly filtered: boolean;
  readonly onClearFilters: () => void;
  readonly onPage: (page: number) => void;
  readonly onLimit: (limit: number) => void;
  readonly onSort?: (sort: TableSort) => void;
}

export interface ListCardProps<T> extends ListState<T> {
  /** Names the table for screen readers. */
  readonly label: string;
  /** The card's title, if the page shows more than the list. */
  readonly title?: string;
  readonly actions?: ReactNode;
  readonly columns: readonly Column<T>[];
  readonly rowKey: (row: T, index: number) => Key;
  /** The page that a row opens. */
  readonly rowLink?: (row: T) => string;
  readonly load: LoadState;
  readonly loadingLabel?: string;
  /** What is shown while the list has no entries: its purpose and the next step. */
  readonly empty: EmptyStateProps;
  /** Whether a short list has page numbers too. */
  readonly alwaysPaged?: boolean;
}

/** A list with this many rows needs no page numbers, because it fits on a page of the default size. */
const maxUnpagedRows = 10;

/** A list with search and filters above and page numbers below, and its loading, empty and error states. */
export function ListCard<T>(props: ListCardProps<T>) {
  const { rows, total, filtered, search, filter } = props;
  const paged = total > (props.alwaysPaged ? 0 : maxUnpagedRows);
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
          rowLink={props.rowLink}
          sort={props.sort}
          onSort={props.onSort}
          loadingLabel={props.loadingLabel}
          load={props.load}
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
