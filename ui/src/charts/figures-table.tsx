import type { ReactNode } from 'react';
import classes from './figures-table.module.css';

export interface FiguresTableProps {
  /** The name of the table for screen readers. */
  readonly label: string;
  /** The first head is for the rows' names; the others are for numbers. */
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** The figures of a chart as a table, as high as the chart itself. */
export function FiguresTable({ label, heads, rows }: FiguresTableProps) {
  return (
    // A focusable frame can be scrolled by keyboard.
    <div className={classes.root} role="region" aria-label={`${label}, scrollable`} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={heads[at + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
