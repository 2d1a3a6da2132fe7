/** One page of a list, as every repository answers it. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Of all pages. */
  readonly total: number;
}

export interface PageRequest {
  /** From 1. */
  readonly page: number;
  readonly limit: number;
}

/** An order other than newest first. Texts are ordered as people read them: their case is ignored. */
export interface Sort<Field extends string> {
  readonly field: Field;
  readonly descending: boolean;
}
