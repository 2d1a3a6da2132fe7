// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildSummary } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deleteRoute, handedOver, openQueue, queueServer, rowOf, waiting } from './generation-queue.fixtures.tsx';
import type { QueueServer } from './generation-queue.fixtures.tsx';

let server: QueueServer;

beforeEach(() => {
  server = queueServer();
});

afterEach(() => {
  server.restore();
});

test.each([
  ['pending', false, true],
  ['processing', false, true],
  ['error', false, true],
  ['processing', true, false],
  ['error', true, false],
  ['ready', true, false],
] as const)('View of a %s record with hasResult %s is disabled: %s', async (responseStatus, hasResult, disabled) => {
  server.serve([buildSummary({ responseStatus, hasResult })]);
  openQueue();
  await screen.findByText('Anna Lindqvist');
  expect(screen.queryByRole('link', { name: 'View' }) === null).toBe(disabled);
});

test('an error shows its reason and can be retried', async () => {
  server.serve([
    buildSummary({
      ...waiting,
      responseStatus: 'error',
      responseError: { code: 'ai_unavailable', message: 'The AI did not answer.' },
    }),
  ]);
  server.answer('POST /api/email-sequence/retry', {
    status: 202,
    body: {
      success: true,
      message: 'Added to the Generation Queue',
      data: { _id: 'record-501', hubspotId: '501', responseStatus: 'pending' },
    },
  });
  openQueue();
  expect(await screen.findByText('The AI did not answer.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Added to the Generation Queue')).toBeDefined();
});

test('a record of a domain that the user has left is marked, cannot be retried, and can be deleted', async () => {
  const readOnlyReason = 'This sequence belongs to a domain that you no longer work in.';
  server.serve([
    buildSummary({ readOnlyReason, approval: null }),
    buildSummary({ readOnlyReason, hubspotId: '502', responseStatus: 'error', properties: { firstname: 'Bo' } }),
  ]);
  openQueue();
  const marks = await screen.findAllByText('read only');
  expect(marks).toHaveLength(2);
  expect(marks[0]?.closest('[title]')?.getAttribute('title')).toContain(readOnlyReason);
  expect(within(screen.getByRole('table')).queryByRole('link', { name: 'Review' })).toBeNull();
  const failed = within(rowOf('Bo'));
  expect(failed.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect((failed.getByRole('button', { name: 'Delete' }) as HTMLButtonElement).disabled).toBe(false);
});

test('a generation that waits for a vendor says for which vendor, why, until when and what can be done', async () => {
  const nextAttemptAt = new Date(Date.now() + 300_000);
  const message = 'The AI account has no credit left. A superadmin can replace the key under API Keys.';
  server.serve([
    buildSummary({
      ...waiting,
      responseStatus: 'pending',
      responseWait: { code: 'ai_quota_exhausted', message, nextAttemptAt: nextAttemptAt.toISOString() },
    }),
  ]);
  openQueue();
  const text = await screen.findByText(/^Waiting for OpenAI: no credit left, next try .*\d:\d\d/);
  expect(text.closest('[title]')?.getAttribute('title')).toContain(message);
});

test('a pending generation can be cancelled', async () => {
  server.serve([buildSummary({ ...waiting, responseStatus: 'pending' })]);
  let sent: unknown;
  server.answer('POST /api/email-sequence/cancel', async (request) => {
    sent = await request.json();
    return { body: { message: 'Generation cancelled' } };
  });
  openQueue();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Generation cancelled')).toBeDefined();
  expect(sent).toEqual({ hubspotId: '501' });
});

test('deletes a row after a confirmation, and only that row is busy meanwhile', async () => {
  const first = buildSummary({ hubspotId: '1', properties: { firstname: 'First' } });
  const second = buildSummary({ hubspotId: '2', properties: { firstname: 'Second' } });
  server.serve([first, second]);
  let finish = () => {};
  server.answer(
    deleteRoute,
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: { message: 'Email sequence deleted successfully' } });
      }),
  );
  openQueue();
  await screen.findByText('First');
  fireEvent.click(within(rowOf('First')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('cannot be undone');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const deleteOf = (name: string) => within(rowOf(name)).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  await waitFor(() => expect(deleteOf('First').disabled).toBe(true));
  expect(deleteOf('Second').disabled).toBe(false);
  server.serve([second]);
  await act(async () => finish());
  expect(await screen.findByText('Email sequence deleted successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

test('before it deletes, it says which tasks would stay in HubSpot', async () => {
  server.serve([buildSummary({ hubspotId: '1', properties: { firstname: 'First' }, handedOver })]);
  openQueue();
  await screen.findByText('First');
  fireEvent.click(within(rowOf('First')).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/^2 tasks stay open in HubSpot .* Withdraw the hand-over first\.$/)).toBeDefined();
});

test('a failed deletion says why and keeps the row', async () => {
  server.serve([buildSummary()]);
  server.answer(deleteRoute, () => {
    throw new Error('offline');
  });
  openQueue();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(rowOf('Anna Lindqvist')).toBeDefined();
});

test('a deletion with an unreadable answer shows the catalogue’s error text', async () => {
  server.serve([buildSummary()]);
  server.answer(deleteRoute, { status: 504, body: '<h1>Gateway Timeout</h1>' });
  openQueue();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('An error occurred while deleting the email sequence')).toBeDefined();
});
