// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { buildSummary } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listRoute, openQueue, queueServer, refreshRoute, rowOf, waiting } from './generation-queue.fixtures.tsx';
import type { QueueServer } from './generation-queue.fixtures.tsx';

let server: QueueServer;

beforeEach(() => {
  server = queueServer();
});

afterEach(() => {
  vi.useRealTimers();
  server.restore();
});

test('a status event changes the row at once, and the page is loaded again', async () => {
  const record = buildSummary({ ...waiting, responseStatus: 'pending' });
  server.serve([record]);
  openQueue('/admin/history?limit=25');
  await screen.findByText('Anna Lindqvist');
  await waitFor(() => expect(server.asked(refreshRoute)).toHaveLength(1));
  act(() =>
    server.send({
      _id: record._id,
      hubspotId: record.hubspotId,
      responseStatus: 'processing',
      updatedAt: new Date().toISOString(),
    }),
  );
  await waitFor(() => expect(within(rowOf('Anna Lindqvist')).getByText('Processing')).toBeDefined());
  server.serve([{ ...record, responseStatus: 'ready', hasResult: true }]);
  act(() =>
    server.send({
      _id: record._id,
      hubspotId: record.hubspotId,
      responseStatus: 'ready',
      updatedAt: new Date().toISOString(),
    }),
  );
  await waitFor(() => expect(within(rowOf('Anna Lindqvist')).getByText('Ready')).toBeDefined());
  await waitFor(() => expect(server.asked(refreshRoute)).toHaveLength(2));
  expect(server.asked(refreshRoute)[1]).toBe('?page=1&limit=25');
});

test('shows the stage of a running generation', async () => {
  const record = buildSummary({ ...waiting, responseStatus: 'processing', startedAt: new Date().toISOString() });
  server.serve([record]);
  openQueue();
  await screen.findByText('Being written');
  await waitFor(() => expect(server.asked(refreshRoute)).toHaveLength(1));
  const event = { _id: record._id, hubspotId: record.hubspotId, updatedAt: new Date().toISOString() };
  act(() => server.send({ ...event, responseStatus: 'processing', stage: { name: 'writing', email: 2, of: 4 } }));
  expect(await screen.findByText('writing email 2 of 4')).toBeDefined();
  act(() => server.send({ ...event, responseStatus: 'pending' }));
  await waitFor(() => expect(screen.queryByText('writing email 2 of 4')).toBeNull());
});

test('says when no worker is running, and that nothing is lost', async () => {
  server.serve([buildSummary({ ...waiting, responseStatus: 'pending' })], { writerSilent: true });
  openQueue();
  expect(await screen.findByText(/The writer is not running. Nothing is lost/)).toBeDefined();
});

test('loads the same page from the refresh endpoint every 60 seconds after the first load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  server.serve([buildSummary()], { total: 60, limit: 25, page: 2 });
  openQueue('/admin/history?page=2&limit=25');
  await screen.findByText('Anna Lindqvist');
  await waitFor(() => expect(server.asked(refreshRoute)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(server.asked(refreshRoute)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(server.asked(refreshRoute)).toEqual(['?page=2&limit=25', '?page=2&limit=25']);
  expect(server.asked(listRoute)).toHaveLength(1);
});
