import { defineEndpoint } from '@overture/core/contract';
import { AppError } from '@overture/core/platform/app-error';
import { defineRoute, type Call } from '@overture/core/platform/http/route';
import { Logger } from '@overture/core/platform/logger';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

const story = defineEndpoint('POST /story', {
  who: 'any',
  summary: 'Tells a story.',
  partial: z.object({ words: z.string() }),
  response: z.object({ story: z.string() }),
});
const events = { accept: 'text/event-stream, application/json' };

let app: TestApp;
/** What the endpoint does. */
let work: (tell: Call<typeof story>['tell']) => Promise<{ story: string }>;

beforeEach(async () => {
  // The use cases of a route are classes; this one needs none.
  const routes = [defineRoute(story, { logger: Logger }, ({ tell }) => work(tell))];
  app = await startTestApp({ routes, provide: new Map([[Logger, {}]]) });
});
afterEach(() => app.stop());

const ask = (headers: Record<string, string> = events) =>
  fetch(`${app.url}/api/story`, { method: 'POST', headers: { 'accept-encoding': 'gzip', ...headers } });
/** Lets what was told leave. */
const turn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

async function eventsOf(response: Response): Promise<(readonly [string, unknown])[]> {
  const blocks = (await response.text()).split('\n\n').filter(Boolean);
  return blocks.map((block) => {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return [name, JSON.parse(data)];
  });
}

it('tells what there is of the answer, and then the answer, unbuffered', async () => {
  const first = Promise.withResolvers<void>();
  work = async (tell) => {
    tell({ words: 'Once' });
    await first.promise;
    tell({ words: 'Once upon' });
    await turn();
    return { story: 'Once upon a time' };
  };
  const response = await ask();
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('content-encoding')).toBeNull();
  first.resolve();
  expect(await eventsOf(response)).toEqual([
    ['partial', { words: 'Once' }],
    ['partial', { words: 'Once upon' }],
    ['answer', { story: 'Once upon a time' }],
  ]);
});

it('answers plain JSON to whoever does not ask for events, or when there was nothing to tell', async () => {
  work = async (tell) => {
    tell({ words: 'Once' });
    await turn();
    return { story: 'Once upon a time' };
  };
  const plain = await ask({ accept: 'application/json' });
  expect([plain.headers.get('content-type'), await plain.json()]).toEqual([
    'application/json; charset=utf-8',
    { story: 'Once upon a time' },
  ]);
  work = async () => ({ story: 'Short' });
  expect(await (await ask()).json()).toEqual({ story: 'Short' });
});

it('tells the newest alone of what came in one turn', async () => {
  work = async (tell) => {
    for (const words of ['a', 'b', 'c']) tell({ words });
    await turn();
    return { story: '' };
  };
  expect(await eventsOf(await ask())).toEqual([
    ['partial', { words: 'c' }],
    ['answer', { story: '' }],
  ]);
});

it('refuses as ever before it has begun, and by an event afterwards', async () => {
  const failure = new AppError('ai_unavailable', 'The AI is away.');
  work = async (tell) => {
    tell({ words: 'Once' });
    throw failure;
  };
  const refused = await ask();
  expect([refused.status, await refused.json()]).toMatchObject([502, { code: 'ai_unavailable' }]);
  work = async (tell) => {
    tell({ words: 'Once' });
    await turn();
    throw failure;
  };
  const told = await eventsOf(await ask());
  expect(told.map(([name]) => name)).toEqual(['partial', 'error']);
  expect(told[1]?.[1]).toMatchObject({ success: false, code: 'ai_unavailable', message: 'The AI is away.' });
});

it('sends nothing that its schema does not know', async () => {
  work = async (tell) => {
    tell({ words: 1 as unknown as string });
    await turn();
    tell({ words: 'Once', secret: 'x' } as { words: string });
    await turn();
    return { story: '' };
  };
  expect(await eventsOf(await ask())).toEqual([
    ['partial', { words: 'Once' }],
    ['answer', { story: '' }],
  ]);
});

it('goes on where the reader has left', async () => {
  const left = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  work = async (tell) => {
    tell({ words: 'Once' });
    await left.promise;
    for (let words = 0; words < 10; words += 1) {
      tell({ words: 'x'.repeat(100_000) });
      await turn();
    }
    done.resolve();
    return { story: '' };
  };
  const response = await ask();
  await response.body?.cancel();
  left.resolve();
  await done.promise;
  work = async () => ({ story: 'The next one' });
  expect(await (await ask()).json()).toEqual({ story: 'The next one' });
});
