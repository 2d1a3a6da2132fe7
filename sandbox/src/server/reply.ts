/** The answer of a handler, which the server sends. */
export type Reply = {
  status: number;
  headers?: Record<string, string>;
  body:
    | { json: unknown }
    | { html: string }
    | { text: string; type: string }
    | { events: AsyncIterable<string> }
    | null;
};

/** A request as the handlers see it: path decoded, body parsed once. */
export type SandboxRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  /** The bearer token; '' when there is none. */
  token: string;
  /** Parsed JSON; undefined without a body, `badJson` when the body was no JSON. */
  json: unknown;
  bodyText: string;
  /** The raw body. */
  bytes: Buffer;
  loopback: boolean;
  /** http://host:port as the caller wrote it. */
  origin: string;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
};

export const badJson = Symbol('not JSON');

export const json = (status: number, value: unknown, headers?: Record<string, string>): Reply => ({
  status,
  body: { json: value },
  ...(headers && { headers }),
});
export const html = (status: number, value: string, headers?: Record<string, string>): Reply => ({
  status,
  body: { html: value },
  ...(headers && { headers }),
});
export const empty = (status: number): Reply => ({ status, body: null });
