import type { EndpointDefinition } from '@overture/core/contract';
import type { Page, Request, Route } from 'playwright-core';

/** What the browser is answered in the API's place; `abort` breaks the connection. */
export type ApiAnswer = { readonly status?: number; readonly body?: unknown } | 'abort';

/** An error as the API words it. */
export function refusal(status: number, code: string, error: string): ApiAnswer {
  return { status, body: { success: false, error, message: error, code, requestId: 'e2e' } };
}

/** Answers one endpoint in the API's place, each time with what `answer` gives at that moment, from now on. */
export async function answerWith(
  page: Page,
  endpoint: EndpointDefinition,
  answer: (request: Request) => ApiAnswer | Promise<ApiAnswer>,
): Promise<void> {
  await onEndpoint(page, endpoint, async (route) => fulfil(route, await answer(route.request())));
}

/** A request that has to wait. */
export interface Held {
  /** Resolves once it was made. */
  readonly asked: Promise<Request>;
  /** Lets it go: on to the API, or answered in its place. */
  readonly release: (answer?: ApiAnswer) => void;
}

/** Keeps the next request of one endpoint waiting; the later ones go through. */
export async function holdNext(page: Page, endpoint: EndpointDefinition): Promise<Held> {
  const asked = Promise.withResolvers<Request>();
  const released = Promise.withResolvers<ApiAnswer | undefined>();
  let taken = false;
  await onEndpoint(page, endpoint, async (route) => {
    if (taken) return route.fallback();
    taken = true;
    asked.resolve(route.request());
    const answer = await released.promise;
    await (answer === undefined ? route.fallback() : fulfil(route, answer));
  });
  return { asked: asked.promise, release: released.resolve };
}

async function onEndpoint(page: Page, { method, path }: EndpointDefinition, handle: (route: Route) => Promise<void>) {
  const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+')}$`);
  await page.route(
    (url) => pattern.test(url.pathname),
    (route) => (route.request().method() === method ? handle(route) : route.fallback()),
  );
}

function fulfil(route: Route, answer: ApiAnswer): Promise<void> {
  if (answer === 'abort') return route.abort('connectionrefused');
  const { status = 200, body } = answer;
  return body === undefined ? route.fulfill({ status }) : route.fulfill({ status, json: body });
}
