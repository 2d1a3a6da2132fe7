// @vitest-environment jsdom
import { recordEvents } from '@overture/core/contract';
import type { StatusEventWire } from '@overture/core/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signedIn } from '../testing/sessions.ts';
import { readEventStream } from './event-stream.ts';

const originalFetch = globalThis.fetch;
const event: StatusEventWire = {
  type: 'status',
  _id: 'r1',
  hubspotId: '101',
  responseStatus: 'ready',
  updatedAt: '2025-01-05T10:00:00Z',
};

/** A connection that sends `chunks` and then ends, or stays open. */
function connection(chunks: readonly string[], { stay = false } = {}): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (!stay) controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  signedIn('admin');
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.fetch = originalFetch;
});

it('hands over events however they are cut, and skips heartbeats and what it does not know', async () => {
  const text = `: beat\n\ndata: ${JSON.stringify(event)}\n\ndata: {"type":"other"}\n\ndata: no json\n\n`;
  const ended = new AbortController();
  const seen: StatusEventWire[] = [];
  globalThis.fetch = async () => connection([text.slice(0, 20), text.slice(20, 61), text.slice(61)], { stay: true });
  void readEventStream(recordEvents, { onEvent: (item) => seen.push(item), signal: ended.signal });
  await vi.waitFor(() => expect(seen).toEqual([event]));
  ended.abort();
});

it('connects again after the stream ended, with the token in a header', async () => {
  const calls: (string | null)[] = [];
  const opened = vi.fn();
  const ended = new AbortController();
  globalThis.fetch = async (input, init) => {
    calls.push(new Headers(init?.headers).get('authorization'));
    expect(input).toBe('/api/email-sequence/events');
    return connection([]);
  };
  void readEventStream(recordEvents, { onEvent: () => undefined, onOpen: opened, signal: ended.signal });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(opened.mock.calls.length).toBeGreaterThan(1);
  expect(calls.every((authorization) => authorization?.startsWith('Bearer '))).toBe(true);
  ended.abort();
});

it('waits longer after each failure', async () => {
  let attempts = 0;
  const ended = new AbortController();
  globalThis.fetch = async () => {
    attempts += 1;
    throw new TypeError('Failed to fetch');
  };
  void readEventStream(recordEvents, { onEvent: () => undefined, signal: ended.signal });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toBeGreaterThan(3);
  expect(attempts).toBeLessThan(10);
  ended.abort();
});

it('gives up a connection that has fallen silent', async () => {
  let attempts = 0;
  const ended = new AbortController();
  globalThis.fetch = async (_, init) => {
    attempts += 1;
    const response = connection([], { stay: true });
    init?.signal?.addEventListener('abort', () => void response.body?.cancel().catch(() => undefined));
    return new Promise((resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      if (attempts > 1) resolve(response);
    });
  };
  void readEventStream(recordEvents, { onEvent: () => undefined, signal: ended.signal });
  await vi.advanceTimersByTimeAsync(50_000);
  expect(attempts).toBe(2);
  ended.abort();
});

it('ends when the session is over', async () => {
  globalThis.fetch = async () => new Response('{}', { status: 401 });
  await readEventStream(recordEvents, { onEvent: () => undefined, signal: new AbortController().signal });
  expect(localStorage.getItem('token')).toBeNull();
});
