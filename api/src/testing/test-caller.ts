import { request } from 'node:http';
import { EventSourceReader } from './event-source-reader.ts';

export interface TestAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

export interface TestRequest {
  readonly method?: string;
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: FormData;
  /** A body that is sent unchanged. */
  readonly raw?: { readonly type: string; readonly body: string | Uint8Array };
  readonly headers?: Readonly<Record<string, string>>;
}

export interface TestCaller {
  readonly port: number;
  readonly url: string;
  call<T = Record<string, unknown>>(path: string, options?: TestRequest): Promise<TestAnswer<T>>;
  /** Sends a GET whose path no client library has normalised. */
  rawGet(path: string, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>;
  events(path: string, token: string): Promise<EventSourceReader>;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Returns a client for a server on this machine. */
export function callerFor(port: number): TestCaller {
  const url = `http://127.0.0.1:${port}`;
  return {
    port,
    url,
    call: (path, options) => call(url + path, options),
    rawGet: (path, headers) => rawGet(port, path, headers),
    events: (path, token) => EventSourceReader.open(url + path, token),
  };
}

async function call<T>(url: string, options: TestRequest = {}): Promise<TestAnswer<T>> {
  const headers = new Headers(options.headers);
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
  let body: BodyInit | undefined = options.form;
  if (options.json !== undefined) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(options.json);
  }
  if (options.raw !== undefined) {
    if (options.raw.type !== '') headers.set('content-type', options.raw.type);
    body = typeof options.raw.body === 'string' ? options.raw.body : new Uint8Array(options.raw.body);
  }
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers,
    ...(body === undefined ? {} : { body }),
    redirect: 'manual',
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  // The test names the type that it expects and checks the values.
  return {
    status: response.status,
    headers: response.headers,
    body: (isJson && text !== '' ? JSON.parse(text) : text) as T,
  };
}

function rawGet(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end();
  });
}
