/** A name that no source holds. */
export interface FoundName {
  readonly start: number;
  readonly end: number;
  /** It is certainly a person or a company, not just a capitalised word. */
  readonly isSure: boolean;
}
