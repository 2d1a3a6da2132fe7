import type { TableSort } from '@overture/ui';

/** A sort as text for the address: a column's key, with a leading `-` for descending order. */
export function sortText({ key, direction }: TableSort): string {
  return direction === 'asc' ? key : `-${key}`;
}

/** The sort that an address names. */
export function tableSortOf(text: string): TableSort {
  return { key: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'desc' : 'asc' };
}
