/** A prompt in the order that lets the vendor cache it: what is the same for every contact first. */
export interface PromptParts {
  /** System rules; byte-identical for every request. */
  readonly instructions: string;
  /** Agency, services, template: byte-identical across contacts. */
  readonly stablePrefix: string;
  /** The contact's data, delimited as untrusted. */
  readonly contactData: string;
  /** What follows the data and comes from us; absent where the rules say all. */
  readonly order?: string;
}

/** Tokens of calls as the vendor counted them. */
export interface GenerationUsage {
  readonly inputTokens: number;
  /** The input tokens that the vendor had cached. */
  readonly cachedTokens: number;
  /** The input tokens that were written to the vendor's cache. */
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}
