/** A prompt in an order that the vendor can cache: first what is the same for every contact. */
export interface PromptParts {
  /** The system rules, byte-identical for every request. */
  readonly instructions: string;
  /** Agency, services and template, byte-identical across contacts. */
  readonly stablePrefix: string;
  /** The contact's data, marked as untrusted. */
  readonly contactData: string;
  /** What we ask of the model after the data; absent if the rules are enough. */
  readonly order?: string;
}

/** The tokens of calls as the vendor counted them. */
export interface GenerationUsage {
  readonly inputTokens: number;
  /** The input tokens that the vendor had cached. */
  readonly cachedTokens: number;
  /** The input tokens that were written to the vendor's cache. */
  readonly cacheWriteTokens: number;
  readonly outputTokens: number;
}
