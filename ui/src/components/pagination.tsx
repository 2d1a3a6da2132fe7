import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { pageSizes } from '@overture/core/contract';
import { useEffect, useId, useRef } from 'react';
import { announce } from '../layout/announcer.ts';
import { IconButton } from './icon-button.tsx';
import { pageWindow } from './page-window.ts';
import { SelectField } from './select-field.tsx';
import classes from './pagination.module.css';

export interface PaginationProps {
  readonly page: number;
  readonly limit: number;
  /** The number of all entries, not of those on this page. */
  readonly total: number;
  readonly onPage: (page: number) => void;
  /** Absent for a fixed page size. The caller returns to page 1, as `useUrlState` does. */
  readonly onLimit?: (limit: number) => void;
}

/** The foot of a table: 'Showing X to Y of Z entries', page sizes, page numbers. */
export function Pagination({ page, limit, total, onPage, onLimit }: PaginationProps) {
  const sizeId = useId();
  const totalPages = Math.max(1, Math.ceil(total / limit));
  const from = total === 0 ? 0 : (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  const shown = `Showing ${from.toLocaleString()} to ${to.toLocaleString()} of ${total.toLocaleString()} entries`;
  const said = useRef(shown);
  // The initial text is not announced, because it is read with the page.
  useEffect(() => {
    if (said.current !== shown) announce(shown);
    said.current = shown;
  }, [shown]);
  return (
    <div className={classes.root}>
      <span className={classes.count}>{shown}</span>
      {onLimit && (
        <span className={classes.sizes}>
          <label htmlFor={sizeId}>Rows per page</label>
          <SelectField
            id={sizeId}
            data={pageSizes.map(String)}
            value={String(limit)}
            allowDeselect={false}
            w={76}
            onChange={(size) => onLimit(Number(size))}
          />
        </span>
      )}
      <nav className={classes.pages} aria-label="Pagination">
        <IconButton
          label="Previous"
          icon={<IconChevronLeft size={16} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {pageWindow(page, totalPages).map((item) =>
          typeof item === 'number' ? (
            <button
              key={item}
              type="button"
              className={classes.page}
              aria-label={`Page ${item}`}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
            >
              {item}
            </button>
          ) : (
            <span key={item} className={classes.gap} aria-hidden>
              …
            </span>
          ),
        )}
        <IconButton
          label="Next"
          icon={<IconChevronRight size={16} />}
          disabled={page >= totalPages}
          onClick={() => onPage(page + 1)}
        />
      </nav>
    </div>
  );
}
