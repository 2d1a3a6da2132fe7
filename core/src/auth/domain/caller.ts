/** Where a request comes from, as far as anybody can tell. */
export interface Caller {
  /** Network address, for the sign-in throttle and the audit log. */
  readonly address: string;
  /** The `User-Agent` header; empty where there was none. */
  readonly userAgent: string;
  /** What the browser kept of an earlier sign-in; undefined where there was none. */
  readonly deviceToken?: string | undefined;
}
