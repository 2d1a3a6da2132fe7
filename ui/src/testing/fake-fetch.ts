export interface FakeAnswer {
  readonly status?: number;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Server-sent events instead. */
  readonly events?: string | ReadableStream<string>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type FakeRoute = FakeAnswer | ((request: Request) => FakeAnswer | Promise<FakeAnswer>);

export interface FakeFetch {
  /** Every request so far, oldest first. */
  readonly requests: Request[];
  /** Sets the answer for `METHOD /path` (without query) from now on; the newest answer applies. */
  readonly answer: (route: string, answer: FakeRoute) => void;
  readonly restore: () => void;
}

/**
 * Replaces the network. A route without an answer gives our API's 404; an answer that throws is a broken connection.
 */
export function fakeFetch(routes: Readonly<Record<string, FakeRoute>> = {}): FakeFetch {
  const original = globalThis.fetch;
  const known = new Map(Object.entries(routes));
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : new URL(input, 'http://app.test').href;
    // A stream's signal and jsdom's AbortSignal are from different realms; the fake needs none.
    const request = new Request(address, { ...init, signal: null });
    requests.push(request);
    const route = known.get(`${request.method} ${new URL(address).pathname}`) ?? notFound;
    const { status = 200, body, headers, events } = typeof route === 'function' ? await route(request.clone()) : route;
    if (events)
      return new Response(typeof events === 'string' ? events : events.pipeThrough(new TextEncoderStream()), {
        headers: { 'content-type': 'text/event-stream; charset=utf-8' },
      });
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json', ...headers },
    });
  };
  return {
    requests,
    answer: (route, answer) => known.set(route, answer),
    restore: () => {
      globalThis.fetch = original;
    },
  };
}

const notFound: FakeAnswer = {
  status: 404,
  body: { success: false, error: 'Not found', message: 'Not found', code: 'not_found', requestId: 'fake' },
};
