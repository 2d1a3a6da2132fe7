import type { TableSort } from '@overture/ui';

/** A sort as the address writes it: a column's key, with `-` before it for descending. */
export function sortText({ key, direction }: TableSort): string {
  return direction === 'asc' ? key : `-${key}`;
}

/** The sort that an address names. */
export function tableSortOf(text: string): TableSort {
  return { key: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'desc' : 'asc' };
}
