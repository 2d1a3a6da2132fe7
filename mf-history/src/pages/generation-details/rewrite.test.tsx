// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { announcedText, buildDetail, buildEmail } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detailsServer, editRoute, getRoute, openedDetails } from './generation-details.fixtures.tsx';
import type { DetailsServer } from './generation-details.fixtures.tsx';

const rewriteRoute = 'POST /api/email-sequence/rewrite-email';
const body = 'Hi Anna,\n\nline of email 1.';
const checks = [{ rule: 'unsupported_amount', level: 'block', message: 'No source names EUR 7.' }];

let server: DetailsServer;
let asked: unknown[];
let saved: unknown[];

beforeEach(async () => {
  server = detailsServer();
  server.serve();
  [asked, saved] = [[], []];
  propose('Hi Anna,\n\nit costs EUR 7.');
  server.answer(editRoute, async (request) => {
    saved.push(await request.json());
    const email = buildEmail(0, {
      body: 'Hi Anna,\n\nit costs EUR 7.',
      revision: 'new',
      original: { subject: 'Subject 1', body },
    });
    const record = buildDetail({ emails: [email, buildEmail(1)] });
    server.answer(getRoute, { body: record });
    return { body: record };
  });
  await openedDetails();
});

afterEach(() => server.restore());

function propose(text: string): void {
  server.answer(rewriteRoute, async (request) => {
    asked.push(await request.json());
    const proposal = { subject: 'Subject 1', body: text, evidence: [], checks };
    return { body: { proposal, token_usage: { input_tokens: 900, output_tokens: 100 }, costUsd: 0.0021 } };
  });
}

function refuse(): void {
  const error = 'The AI account has no credit left.';
  server.answer(rewriteRoute, {
    status: 503,
    body: { success: false, error, message: error, code: 'ai_quota_exhausted', requestId: 'r' },
  });
}

const text = () => screen.getByRole('article').textContent;
const panel = () => within(screen.getByRole('region', { name: 'Rewrite' }));

test('a chip proposes a rewrite, which is checked and compared with the present text; Accept saves it', async () => {
  fireEvent.keyDown(document.body, { key: 'r' });
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  const accept = await screen.findByRole('button', { name: 'Accept' });
  await waitFor(() => expect(screen.getByRole('article').querySelector('ins')).not.toBeNull());
  expect(screen.getByText('No source names EUR 7.')).toBeDefined();
  expect(screen.getByText('1,000 tokens, $0.0021')).toBeDefined();
  expect(asked).toEqual([
    {
      hubspotId: '501',
      fromAdminSideUserId: 'user-1',
      version: 1,
      index: 0,
      instruction: 'Make it shorter.',
      subject: 'Subject 1',
      body,
    },
  ]);
  expect(saved).toEqual([]);
  fireEvent.click(accept);
  expect(await screen.findByText('Edited by you.')).toBeDefined();
  expect(saved).toMatchObject([{ index: 0, revision: 'revision-1', body: 'Hi Anna,\n\nit costs EUR 7.' }]);
  expect(screen.queryByRole('region', { name: 'Rewrite' })).toBeNull();
});

test('Undo keeps the text as it was, even a text that is being edited', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  fireEvent.change(screen.getByLabelText('Body'), { target: { value: 'My own words.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.change(panel().getByLabelText('What to change'), { target: { value: 'Mention the demo' } });
  fireEvent.click(panel().getByRole('button', { name: 'Propose' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Body').value).toBe('My own words.');
  expect(asked).toMatchObject([{ instruction: 'Mention the demo', body: 'My own words.' }]);
  expect(saved).toEqual([]);
});

test('a selected part is rewritten, and the rest stays exactly as it was', async () => {
  const checked: unknown[] = [];
  server.answer('POST /api/email-sequence/check', async (request) => {
    checked.push(await request.json());
    return { body: { evidence: [], checks: [], grounds: null } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  screen.getByLabelText<HTMLTextAreaElement>('Body').setSelectionRange(body.indexOf('line'), body.indexOf(' of'));
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  expect(panel().getByText('Only “line”')).toBeDefined();
  propose('word');
  fireEvent.click(panel().getByRole('button', { name: 'Warmer' }));
  await screen.findByRole('button', { name: 'Accept' });
  expect(asked).toMatchObject([{ body: 'line' }]);
  expect(checked.at(-1)).toMatchObject({ body: 'Hi Anna,\n\nword of email 1.' });
});

test('a refusal is shown, and the text stays', async () => {
  refuse();
  const before = text();
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  expect(await panel().findByText(/no credit left\. Your text is as it was/)).toBeDefined();
  expect(text()).toBe(before);
});

test('a rewrite that changes nothing says so, and there is nothing to accept', async () => {
  propose(body);
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  expect(await panel().findByText(/The AI would change nothing\..* Your text is as it was/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('a rewrite that takes too long can be stopped: the text stays, and a late answer is not shown', async () => {
  const before = text();
  let answer = () => {};
  server.answer(rewriteRoute, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    const proposal = { subject: 'Late', body: 'Too late.', evidence: [], checks: [] };
    return { body: { proposal, token_usage: { input_tokens: 1, output_tokens: 1 }, costUsd: null } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  fireEvent.click(await panel().findByRole('button', { name: 'Stop' }));
  await act(async () => answer());
  expect(text()).toBe(before);
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  expect(panel().getByRole('button', { name: 'Shorter' })).toBeDefined();
});

test('the words of a proposal appear as they come and can only be copied; the differences follow when it is whole', async () => {
  const { readable, writable } = new TransformStream<string, string>();
  const writer = writable.getWriter();
  const tell = (event: string, data: unknown) =>
    void writer.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  server.answer(rewriteRoute, { events: readable });
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  tell('partial', { subject: 'Subject 1', body: 'Hi Anna,\n\nit co' });
  await waitFor(() => expect(text()).toContain('it co'));
  expect(screen.getByRole('article').querySelector('ins')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Copy body' }));
  await waitFor(() => expect(announcedText()).toContain('It is still being written'));
  const proposal = { subject: 'Subject 1', body: 'Hi Anna,\n\nit costs EUR 7.', evidence: [], checks };
  tell('answer', { proposal, token_usage: { input_tokens: 900, output_tokens: 100 }, costUsd: null });
  void writer.close();
  await screen.findByRole('button', { name: 'Accept' });
  expect(screen.getByRole('article').querySelector('ins')).not.toBeNull();
  expect(saved).toEqual([]);
});

test('a proposal that breaks off leaves the text as it was', async () => {
  const before = text();
  const error = 'The AI declined to rewrite this email.';
  const eventOf = (event: string, data: object) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const begun = eventOf('partial', { subject: 'Subject 1', body: 'Hi An' });
  const failure = { success: false, error, message: error, code: 'ai_bad_answer', requestId: 'r' };
  server.answer(rewriteRoute, { events: begun + eventOf('error', failure) });
  fireEvent.click(screen.getByRole('button', { name: 'Rewrite' }));
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  expect(await panel().findByText(/declined to rewrite this email\. Your text is as it was/)).toBeDefined();
  expect(text()).toBe(before);
  server.answer(rewriteRoute, { events: begun });
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  expect(await panel().findByText(/Network error\..* Your text is as it was/)).toBeDefined();
  expect(text()).toBe(before);
});

test.each(['Ctrl+Z', 'the toast'])('an accepted rewrite is taken back by %s', async (way) => {
  const before = { subject: 'Subject 1', body };
  fireEvent.keyDown(document.body, { key: 'r' });
  fireEvent.click(panel().getByRole('button', { name: 'Shorter' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  const toast = within(await screen.findByRole('region', { name: 'The rewrite is accepted.' }));
  await waitFor(() => expect(text()).toContain('it costs EUR 7.'));
  server.answer(editRoute, async (request) => {
    saved.push(await request.json());
    return { body: server.serve() };
  });
  if (way === 'Ctrl+Z') fireEvent.keyDown(document.documentElement, { key: 'z', code: 'KeyZ', ctrlKey: true });
  else fireEvent.click(toast.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(text()).toContain('line of email 1.'));
  expect(saved.at(-1)).toEqual({ hubspotId: '501', index: 0, version: 1, revision: 'new', ...before });
});
