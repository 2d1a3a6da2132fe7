export interface FoundName {
  readonly start: number;
  readonly end: number;
  /** Certainly a person or a company, not just a capitalised word. */
  readonly isSure: boolean;
}
