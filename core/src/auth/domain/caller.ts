/** Where a request comes from, as far as it can be known. */
export interface Caller {
  /** The network address, for the sign-in throttle and the audit log. */
  readonly address: string;
  /** The `User-Agent` header; empty if there was none. */
  readonly userAgent: string;
  /** The token of `DeviceTokens` that the browser kept from an earlier sign-in; undefined if there was none. */
  readonly deviceToken?: string | undefined;
}
