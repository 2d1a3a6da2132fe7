import { AppError } from '@overture/core/platform/app-error';
import { defineEndpoint } from '@overture/core/contract';
import { collectSpans } from '@overture/core/testing';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp } from '../testing/start-test-app.ts';
import { defineRedirectRoute, defineRoute } from '@overture/core/platform/http/route';

const common = { who: 'any', summary: 'A test.', params: z.object({ id: z.string() }) } as const;
const read = defineEndpoint('GET /things/:id', {
  ...common,
  response: z.object({ ok: z.boolean() }),
});
const change = defineEndpoint('PUT /things/:id', read);
const move = defineEndpoint('GET /moved/:id', { ...common, status: 302 });

const routes = [
  defineRoute(read, {}, async ({ params }) => {
    if (params.id === 'gone') throw new AppError('not_found', 'There is no such thing.');
    return { ok: true };
  }),
  defineRoute(change, {}, async ({ params }) => {
    if (params.id === 'broken') throw new Error('Dear Ada');
    throw new AppError('crm_unavailable', 'HubSpot does not answer.');
  }),
  defineRedirectRoute(move, {}, async () => '/elsewhere'),
];

it('is named and described by the conventions for HTTP servers; only 5xx is a failure of ours', async () => {
  const { tracing, finish } = await collectSpans();
  const app = await startTestApp({ routes, deps: { tracing } });
  const calls = [
    ['GET', '/things/7'],
    ['HEAD', '/things/7'],
    ['GET', '/things/gone'],
    ['GET', '/moved/7'],
    ['PUT', '/things/7'],
    ['PUT', '/things/broken'],
    ['GET', '/nothing/of/ours'],
  ] as const;
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  for (const [method, path] of calls) {
    await fetch(`${app.url}/api${path}`, { method, redirect: 'manual', headers: { traceparent } });
  }
  await app.stop();
  const spans = await finish();
  const server = (method: string, route: string, path: string, status: number) => ({
    name: `${method} /api${route}`,
    kind: 'SERVER',
    traceId: traceparent.split('-')[1],
    isFailed: status >= 500,
    attributes: {
      'http.request.method': method,
      'http.route': `/api${route}`,
      'url.path': `/api${path}`,
      'url.scheme': 'http',
      'http.response.status_code': status,
    },
  });
  expect(spans).toMatchObject([
    server('GET', '/things/:id', '/things/7', 200),
    server('HEAD', '/things/:id', '/things/7', 200),
    server('GET', '/things/:id', '/things/gone', 404),
    server('GET', '/moved/:id', '/moved/7', 302),
    server('PUT', '/things/:id', '/things/7', 502),
    server('PUT', '/things/:id', '/things/broken', 500),
  ]);
  expect(spans.map(({ attributes }) => attributes['error.type'])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    'crm_unavailable',
    'internal',
  ]);
});
