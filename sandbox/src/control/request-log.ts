export type Vendor = 'hubspot' | 'openai' | 'google' | 'oidc';

export type LoggedRequest = {
  seq: number;
  at: string;
  vendor: Vendor;
  method: string;
  path: string;
  status: number;
  /** The last four characters of the token, enough to recognise the credential of a call. */
  token: string;
  ms: number;
};

/** Keeps the newest requests to the vendors and drops the oldest. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #seq = 0;
  readonly #capacity: number;

  constructor(capacity = 20_000) {
    this.#capacity = capacity;
  }

  add(entry: Omit<LoggedRequest, 'seq' | 'at'>): void {
    this.#entries.push({ seq: ++this.#seq, at: new Date().toISOString(), ...entry });
    // Entries are dropped in groups, which keeps adding cheap; the log exceeds its capacity by a tenth at most.
    if (this.#entries.length > this.#capacity * 1.1) this.#entries = this.#entries.slice(-this.#capacity);
  }

  /** Oldest first. `since` is a sequence number or an ISO date, both exclusive. */
  list(filter: { vendor?: Vendor; since?: string }): LoggedRequest[] {
    const { since, vendor } = filter;
    const afterSeq = since !== undefined && /^\d+$/.test(since) ? Number(since) : 0;
    const afterDate = since !== undefined && afterSeq === 0 && since !== '0' ? since : '';
    return this.#entries
      .slice(-this.#capacity)
      .filter(
        (entry) => (vendor === undefined || entry.vendor === vendor) && entry.seq > afterSeq && entry.at > afterDate,
      );
  }

  clear(): void {
    this.#entries = [];
  }
}
