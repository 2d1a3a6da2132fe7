/** One page of a list, as every repository returns it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The number of items on all pages. */
  readonly total: number;
}

export interface PageRequest {
  /** The number of the page, from 1. */
  readonly page: number;
  readonly limit: number;
}

/** An order other than newest first. Texts are ordered without regard to case. */
export interface Sort<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}
