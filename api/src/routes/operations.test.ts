import { defineEndpoint } from '@overture/core/contract';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AppDeps } from '../app.ts';
import { defineRoute } from '@overture/core/platform/http/route';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const thing = defineEndpoint('GET /things/:id', {
  who: 'any',
  summary: 'A thing.',
  params: z.strictObject({ id: z.string() }),
  response: z.object({ id: z.string() }),
});

let app: TestApp | undefined;
afterEach(() => app?.stop());
async function start(deps: Partial<AppDeps>): Promise<TestApp> {
  app = await startTestApp({ routes: [defineRoute(thing, {}, async ({ params }) => ({ id: params.id }))], deps });
  return app;
}

describe('/readyz', () => {
  it('is 503 until store and queue answer', async () => {
    let ready = false;
    const own = await start({
      checkReady: async () => {
        if (!ready) throw new Error('SQLITE_BUSY at /secret/path');
      },
    });
    const early = await own.call('/readyz');
    expect(early).toMatchObject({ status: 503, body: { code: 'not_ready' } });
    expect(JSON.stringify(early.body)).not.toContain('secret');
    expect((await own.call('/healthz')).status).toBe(200);
    ready = true;
    expect(await own.call('/readyz')).toMatchObject({ status: 200, body: { status: 'ready' } });
  });
});

describe('/metrics', () => {
  it('counts requests by route template, jobs by status, and the process itself', async () => {
    const own = await start({
      metricsSources: { countJobs: async () => ({ pending: 3, ready: 5 }), queueDepth: async () => 7 },
    });
    await own.call('/api/things/1');
    await own.call('/api/things/2');
    await own.call('/api/nothing');
    const { body, headers } = await own.call<string>('/metrics');
    expect(headers.get('content-type')).toContain('text/plain');
    expect(body).toContain('http_requests_total{method="GET",route="/api/things/:id",status="200"} 2');
    expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/things/:id",status="200"} 2');
    expect(body).toContain('overture_jobs{status="pending"} 3');
    expect(body).toContain('overture_jobs{status="ready"} 5');
    expect(body).toContain('overture_queue_depth 7');
    expect(body).toContain('nodejs_eventloop_lag_seconds');
    expect(body).not.toContain('/api/things/1');
  });

  it('answers other machines only with METRICS_TOKEN', async () => {
    // What a proxy on this machine hands on is of somebody else.
    for (const deps of [{}, { trustProxy: true }, { metricsToken: 'a-token-of-metrics' }]) {
      const own = await start(deps);
      const ask = (headers: Record<string, string>) => own.call('/metrics', { headers });
      expect((await ask({})).status).toBe(200);
      const elsewhere = { 'x-forwarded-for': '203.0.113.9' };
      expect(await ask(elsewhere)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await ask({ ...elsewhere, authorization: 'Bearer another-token' })).status).toBe(403);
      const withToken = await ask({ ...elsewhere, authorization: 'Bearer a-token-of-metrics' });
      expect(withToken.status).toBe('metricsToken' in deps ? 200 : 403);
      await own.stop();
    }
  });

  it('still answers while the store does not', async () => {
    const own = await start({
      metricsSources: {
        countJobs: () => Promise.reject(new Error('down')),
        queueDepth: () => Promise.reject(new Error('down')),
      },
    });
    expect(await own.call<string>('/metrics')).toMatchObject({ status: 200 });
  });
});

describe('/config.json', () => {
  it('tells the shell where its remotes are', async () => {
    const remotes = { generator: '/remotes/generator/mf-manifest.json' };
    const own = await start({ remotes });
    const answer = await own.call('/config.json');
    expect(answer.body).toEqual({ remotes });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});
