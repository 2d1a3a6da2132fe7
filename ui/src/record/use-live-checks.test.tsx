// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { CheckGrounds, Evidence } from '@overture/core/contract';
import { buildDetail, buildEmail, fakeFetch, renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveChecks } from './use-live-checks.ts';

const post = 'POST /api/email-sequence/check';
const subject = 'Our offer';
const body = 'Hi Anna,\n\nit costs EUR 5.';
const grounds: CheckGrounds = {
  contact: {
    names: ['Anna', 'Lindqvist'],
    company: 'Nordwind',
    isOptedOut: false,
    hasBounced: false,
    language: 'en',
    lastInboundAt: null,
    threadSubjects: [],
    openQuestions: [],
  },
  sender: { names: ['Nora'], company: null },
  words: { min: 1, max: 100 },
  lastGeneratedAt: null,
  today: '2026-01-05',
  language: 'en',
  policy: { levels: {}, isOptOutRequired: false, optOutLine: null, postalAddress: null },
};

/** What the server would say: every amount is unsupported. */
function evidenceOf(text: string): Evidence[] {
  return [...text.matchAll(/EUR \d+/g)].map(({ 0: amount, index: start }) => ({
    field: 'body',
    start,
    end: start + amount.length,
    text: amount,
    status: 'unsupported',
    about: 'amount',
  }));
}

let server: FakeFetch;
beforeEach(() => {
  server = fakeFetch();
  server.answer(post, async (request) => {
    const typed = (await request.json()) as { body: string };
    return { body: { evidence: evidenceOf(typed.body), checks: [], grounds } };
  });
});
afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

function Probe({ isReviewed = true }: { readonly isReviewed?: boolean }) {
  const [typed, setTyped] = useState<string | null>(null);
  const evidence = isReviewed ? evidenceOf(body) : null;
  const [record] = useState(buildDetail({ emails: [buildEmail(0, { subject, body, evidence })] }));
  const live = useLiveChecks({ record, index: 0, typed: typed === null ? null : { subject, body: typed } });
  return (
    <>
      <button onClick={() => setTyped(body)}>Edit</button>
      <textarea aria-label="Body" value={typed ?? ''} onChange={(event) => setTyped(event.target.value)} />
      <output>
        {JSON.stringify({
          state: live.state,
          marked: live.evidence && live.evidence.map(({ text }) => text),
          rules: live.checks.map(({ rule }) => rule),
        })}
      </output>
    </>
  );
}
const shown = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const type = (text: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });

async function edited() {
  renderInApp(<Probe />);
  fireEvent.click(screen.getByText('Edit'));
  await waitFor(() => expect(shown()).toMatchObject({ state: 'checked' }));
  await waitFor(() => expect(server.requests).toHaveLength(1));
}

const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldClearNativeTimers: true });

/** Lets the pause pass after which the server is asked. The clock goes on afterwards. */
async function pause() {
  const asked = server.requests.length;
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(server.requests).toHaveLength(asked);
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
}

test('asks nothing until somebody edits', () => {
  renderInApp(<Probe />);
  expect(shown()).toEqual({ state: 'checked', marked: ['EUR 5'], rules: [] });
  expect(server.requests).toEqual([]);
});

test('runs the rules with every key, and keeps the marks that still hold', async () => {
  await edited();
  type(`${body} For [fill: what].`);
  expect(shown()).toMatchObject({ state: 'checking', marked: ['EUR 5'] });
  expect(shown()).toMatchObject({ rules: expect.arrayContaining(['placeholder', 'unsupported_amount']) });
  type(`${body} For Ada.`);
  expect(shown()).not.toMatchObject({ rules: expect.arrayContaining(['placeholder']) });
});

test('asks the server for new evidence at a pause, and once for a word', async () => {
  await edited();
  stopClock();
  for (const text of ['It costs EUR 5', 'It costs EUR 50', 'It costs EUR 500']) type(text);
  expect(shown()).toMatchObject({ state: 'checking', marked: [] });
  await pause();
  await waitFor(() => expect(shown()).toMatchObject({ state: 'checked', marked: ['EUR 500'] }));
  expect(server.requests).toHaveLength(2);
});

test('cancels a question that was overtaken', async () => {
  await edited();
  const signals: AbortSignal[] = [];
  const answered = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    if (init?.signal) signals.push(init.signal);
    return signals.length === 1 ? new Promise(() => {}) : answered(input, init);
  };
  stopClock();
  type('It costs EUR 70.');
  await pause();
  expect(signals).toHaveLength(1);
  stopClock();
  type('It costs EUR 700.');
  expect(signals[0]?.aborted).toBe(true);
  await pause();
  await waitFor(() => expect(shown()).toMatchObject({ state: 'checked', marked: ['EUR 700'] }));
});

test('says when it could not ask, and still runs the rules', async () => {
  await edited();
  server.answer(post, { status: 503 });
  stopClock();
  type('It costs [amount].');
  await pause();
  await waitFor(() => expect(shown()).toMatchObject({ state: 'failed' }));
  expect(shown()).toMatchObject({ rules: expect.arrayContaining(['placeholder']) });
  server.answer(post, { body: { evidence: [], checks: [], grounds } });
  stopClock();
  type('It costs nothing.');
  await pause();
  await waitFor(() => expect(shown()).toMatchObject({ state: 'checked' }));
});

test('has nothing to say of a version from before sources were kept', async () => {
  renderInApp(<Probe isReviewed={false} />);
  fireEvent.click(screen.getByText('Edit'));
  type('It costs EUR 70.');
  expect(shown()).toEqual({ state: 'checked', marked: null, rules: [] });
  expect(server.requests).toEqual([]);
});
