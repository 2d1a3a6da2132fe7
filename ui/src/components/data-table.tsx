import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconInbox } from '@tabler/icons-react';
import { Fragment } from 'react';
import type { CSSProperties, Key, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { LoadState } from '../hooks/use-retry.ts';
import { useAnnounced } from '../layout/announcer.ts';
import { EmptyState, ErrorState } from './notice.tsx';
import type { EmptyStateProps } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';
import { TableRow } from './table-row.tsx';
import { useRowFocus } from './use-row-focus.ts';
import classes from './data-table.module.css';

export interface Column<T> {
  readonly key: string;
  readonly header: string;
  /** Replaces `header` in the head; `header` is then only the column's name. */
  readonly head?: ReactNode;
  readonly cell: (row: T, index: number) => ReactNode;
  readonly align?: 'left' | 'right';
  /** A CSS length. */
  readonly width?: number | string;
  /** Whether it is the row's name: the head of its card on a phone. */
  readonly main?: boolean;
  /** Whether phones leave it out. */
  readonly wideOnly?: boolean;
  /** Whether it is the box that selects the row, which stands before the name on a phone. */
  readonly select?: boolean;
  /** Whether it contains buttons, which do not wrap, and stand at the foot of the card on a phone. */
  readonly actions?: boolean;
  readonly sortable?: boolean;
  /** Whether a long text wraps instead of being cut. */
  readonly wrap?: boolean;
  /** Whether it is running text on one line, cut where its column ends. */
  readonly line?: boolean;
  /** Whether its text is cut to `width`, so that a table of many columns fits into its card. */
  readonly shrink?: boolean;
}

export interface TableSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

export interface DataTableProps<T> {
  /** The name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<T>[];
  /** Undefined while loading. */
  readonly rows: readonly T[] | undefined;
  readonly rowKey: (row: T, index: number) => Key;
  /** A row's state; when it changes, the row is highlighted. */
  readonly rowState?: (row: T) => string;
  /**
   * The page that the row opens, by a link in its main cell that covers the row; undefined for a row that opens
   * nothing.
   */
  readonly rowLink?: ((row: T) => string | undefined) | undefined;
  readonly rowSelected?: (row: T) => boolean;
  /** The heading of a group of adjacent rows, which stands above the first of them. */
  readonly groupOf?: ((row: T) => string) | undefined;
  /** Left out for rows that are there from the start. */
  readonly load?: LoadState | undefined;
  readonly empty?: Partial<EmptyStateProps>;
  /** Only for screen readers: the skeletons show everybody else that rows are loading. */
  readonly loadingLabel?: string | undefined;
  /** The height in rows while loading; an empty or failed table has the same height. */
  readonly skeletonRows?: number;
  readonly sort?: TableSort | undefined;
  readonly onSort?: ((sort: TableSort) => void) | undefined;
}

/**
 * The product's table with a sticky head, rows of 44 px, skeletons, empty and error states. On phones, rows become
 * cards.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { label, columns, rows, rowKey, rowState, load, empty, loadingLabel = 'Loading...', skeletonRows = 6 } = props;
  const { rowLink, rowSelected, groupOf } = props;
  const held = { '--rows': skeletonRows } as CSSProperties;
  const { frame, ...focus } = useRowFocus();
  const failure = rows === undefined ? load?.failure : undefined;
  useAnnounced(rows === undefined && failure === undefined ? loadingLabel : undefined);
  if (failure !== undefined || rows?.length === 0) {
    return (
      <div ref={frame} className={classes.bare} style={held} tabIndex={-1}>
        {failure !== undefined ? (
          <ErrorState title={failure} text={load?.text} onRetry={load?.retry} busy={load?.retrying} />
        ) : (
          <EmptyState icon={<IconInbox size={22} />} title="No data available" {...empty} />
        )}
      </div>
    );
  }
  return (
    <div
      ref={frame}
      className={classes.frame}
      data-loading={rows === undefined || undefined}
      style={held}
      tabIndex={-1}
      {...focus}
    >
      <table className={classes.table} role="table" aria-label={label} aria-busy={rows === undefined}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows
            ? rows.map((row, index) => {
                const group = groupOf?.(row);
                const previous = rows[index - 1];
                const isFirst = group !== undefined && (previous === undefined || groupOf?.(previous) !== group);
                return (
                  <Fragment key={rowKey(row, index)}>
                    {isFirst && (
                      <tr role="row" data-group>
                        <th role="rowheader" scope="colgroup" colSpan={columns.length}>
                          {group}
                        </th>
                      </tr>
                    )}
                    <TableRow state={rowState?.(row)} selected={rowSelected?.(row)}>
                      {columns.map((column) => (
                        <Cell key={column.key} column={column} link={column.main ? rowLink?.(row) : undefined}>
                          {column.cell(row, index)}
                        </Cell>
                      ))}
                    </TableRow>
                  </Fragment>
                );
              })
            : Array.from({ length: skeletonRows }, (_, row) => (
                <tr key={row} role="row" aria-hidden>
                  {columns.map((column, at) => (
                    <td
                      key={column.key}
                      role="cell"
                      data-wide-only={column.wideOnly || undefined}
                      data-main={column.main || undefined}
                      data-select={column.select || undefined}
                    >
                      <Skeleton width={`${45 + ((row * 7 + at * 13) % 40)}%`} />
                    </td>
                  ))}
                </tr>
              ))}
        </tbody>
      </table>
      {rows === undefined && <VisuallyHidden>{loadingLabel}</VisuallyHidden>}
    </div>
  );
}

interface CellProps<T> {
  readonly column: Column<T>;
  readonly link: string | undefined;
  readonly children: ReactNode;
}

function Cell<T>({ column, link, children }: CellProps<T>) {
  const { main, select, actions, wrap, line } = column;
  return (
    <td
      role="cell"
      // Phones show the label before the value, unless that says itself what it is.
      data-label={main || select || actions || wrap || line ? undefined : column.header}
      data-align={column.align}
      data-main={main || undefined}
      data-wide-only={column.wideOnly || undefined}
      data-actions={actions || undefined}
      data-select={select || undefined}
      data-wrap={wrap || undefined}
      data-line={line || undefined}
      data-shrink={column.shrink || undefined}
    >
      {actions && <div className={classes.actions}>{children}</div>}
      {!actions && link !== undefined && (
        <Link className={classes.rowLink} to={link} data-row-link>
          {children}
        </Link>
      )}
      {!actions && link === undefined && children}
    </td>
  );
}

interface HeaderCellProps<T> {
  readonly column: Column<T>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<T>({ column, sort, onSort }: HeaderCellProps<T>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const ariaSort = direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-wide-only={column.wideOnly || undefined}
      data-actions={column.actions || undefined}
      data-select={column.select || undefined}
      style={{ width: column.width }}
      aria-sort={ariaSort}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() => onSort({ key: column.key, direction: direction === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          {direction === 'asc' && <IconArrowUp size={14} aria-hidden />}
          {direction === 'desc' && <IconArrowDown size={14} aria-hidden />}
        </button>
      ) : (
        (column.head ?? column.header)
      )}
    </th>
  );
}
