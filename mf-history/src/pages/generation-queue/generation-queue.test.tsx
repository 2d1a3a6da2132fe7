// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildDetail, buildSummary, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RecordSummary } from '@overture/core/contract';
import { fakeEvents } from '../../testing/fake-events.ts';
import type { FakeEvents } from '../../testing/fake-events.ts';
import { GenerationQueueRoute } from './generation-queue.route.tsx';

const list = 'GET /api/email-sequence/get-email-sequence-history';
const refresh = 'GET /api/email-sequence/get-email-sequence-history-child-process';
const waiting = { hasResult: false, startedAt: null, finishedAt: null } as const;

let server: FakeFetch;
let events: FakeEvents;

beforeEach(() => {
  signedIn('admin');
  server = fakeFetch();
  events = fakeEvents();
});

afterEach(() => {
  vi.useRealTimers();
  events.restore();
  server.restore();
});

function serve(
  records: readonly RecordSummary[],
  { total = records.length, limit = 10, page = 1, writerSilent = false } = {},
): void {
  const body = {
    emailSequences: records,
    totalEmailSequences: total,
    totalPages: Math.ceil(total / limit),
    currentPage: page,
    writerSilent,
  };
  server.answer(list, { body });
  server.answer(refresh, { body });
}

function open(at = '/admin/history') {
  return renderInApp(<GenerationQueueRoute />, { at, path: '/admin/history' });
}

function rowOf(name: string): HTMLElement {
  const row = screen.getByText(name, { selector: 'bdi' }).closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return row;
}

/** Queries of the list and refresh requests so far. */
function asked(route: string): string[] {
  const path = route.replace('GET ', '');
  return (
    server.requests
      .map(({ url }) => new URL(url))
      // How many are to be reviewed is asked of the same endpoint.
      .filter(({ pathname, searchParams }) => pathname === path && !searchParams.has('approved'))
      .map(({ search }) => search)
  );
}

test('shows skeletons while the queue is loading', () => {
  server.answer(list, () => new Promise(() => undefined));
  open();
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
});

test('an empty queue leads to the generator of the role', async () => {
  serve([]);
  open();
  expect(await screen.findByText('No generated sequences yet')).toBeDefined();
  for (const name of ['Generate Emails', 'Generate the first one'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/dashboard');
});

test('keeps what stands above the queue in its place when nothing was generated yet', async () => {
  serve([]);
  open();
  const above = () => [
    screen.getByRole('searchbox', { name: 'Search' }),
    screen.getByRole('combobox', { name: 'Status' }),
    screen.getByRole('link', { name: 'Generate Emails' }),
  ];
  const whileLoading = above();
  await screen.findByText('No generated sequences yet');
  expect(above()).toEqual(whileLoading);
});

test('a superadmin is led to their own generator', async () => {
  signedIn('superadmin');
  serve([]);
  open();
  expect((await screen.findByRole('link', { name: 'Generate Emails' })).getAttribute('href')).toBe(
    '/admin/generate-email',
  );
});

test('says when no generation matches the filters, and clears them', async () => {
  serve([]);
  const app = open('/admin/history?status=error&search=zzz');
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(app.location()).toBe('/admin/history'));
});

test('names a contact who opted out of email as such', async () => {
  serve([buildSummary({ optedOut: true }), buildSummary({ hubspotId: '502', properties: { firstname: 'Bo' } })]);
  open();
  await screen.findByText('Anna Lindqvist');
  expect(screen.getAllByText(/opted out of email/).map(({ textContent }) => textContent)).toEqual([
    'Nordwind · opted out of email',
  ]);
});

test('a failed load says so in the page and in one toast, and Try Again recovers', async () => {
  open();
  expect(await screen.findAllByText('Failed to load history data')).toHaveLength(2);
  serve([buildSummary()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Anna Lindqvist')).toBeDefined();
});

test('a failed refresh keeps the rows', async () => {
  serve([buildSummary()]);
  open();
  await screen.findByText('Anna Lindqvist');
  server.answer(refresh, { status: 500 });
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Failed to refresh history data')).toBeDefined();
  expect(screen.getByText('Anna Lindqvist')).toBeDefined();
});

test('shows who, with what, how far and since when', async () => {
  serve([buildSummary()], { total: 23 });
  open();
  const row = within(await screen.findByText('Anna Lindqvist').then(() => rowOf('Anna Lindqvist')));
  for (const text of ['Nordwind', 'Warm introduction', 'GPT-5 (default)', 'Ready', '28 s'])
    expect(row.getByText(text)).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Select all',
    'Contact',
    'Template',
    'Status',
    'Time',
    'Actions',
  ]);
  expect(screen.getByText('Showing 1 to 10 of 23 entries')).toBeDefined();
  expect(row.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/detailed-history/501');
});

test.each([
  ['pending', false, true],
  ['processing', false, true],
  ['error', false, true],
  ['processing', true, false],
  ['error', true, false],
  ['ready', true, false],
] as const)('View of a %s record with result %s: disabled %s', async (responseStatus, hasResult, disabled) => {
  serve([buildSummary({ responseStatus, hasResult })]);
  open();
  await screen.findByText('Anna Lindqvist');
  expect(screen.queryByRole('link', { name: 'View' }) === null).toBe(disabled);
});

test('an error shows its reason and can be retried', async () => {
  serve([
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
  open();
  expect(await screen.findByText('The AI did not answer.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Added to the Generation Queue')).toBeDefined();
});

test('a generation that waits for a vendor says for whom, why and until when', async () => {
  const nextAttemptAt = new Date(Date.now() + 300_000);
  const message = 'The AI service is busy and asked us to wait a moment.';
  serve([
    buildSummary({
      ...waiting,
      responseStatus: 'pending',
      responseWait: { code: 'ai_rate_limited', message, nextAttemptAt: nextAttemptAt.toISOString() },
    }),
  ]);
  open();
  const text = await screen.findByText(/^Waiting for OpenAI: rate limit, next try .*\d:\d\d/);
  expect(text.closest('[title]')?.getAttribute('title')).toBe(message);
});

test('a pending generation can be cancelled', async () => {
  serve([buildSummary({ ...waiting, responseStatus: 'pending' })]);
  let sent: unknown;
  server.answer('POST /api/email-sequence/cancel', async (request) => {
    sent = await request.json();
    return { body: { message: 'Generation cancelled' } };
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Generation cancelled')).toBeDefined();
  expect(sent).toEqual({ hubspotId: '501' });
});

test('deletes after a confirmation; only that row is busy meanwhile, and it goes', async () => {
  const first = buildSummary({ hubspotId: '1', properties: { firstname: 'First' } });
  const second = buildSummary({ hubspotId: '2', properties: { firstname: 'Second' } });
  serve([first, second]);
  let finish = () => {};
  server.answer(
    'POST /api/email-sequence/delete-email-sequence',
    () =>
      new Promise((resolve) => {
        finish = () => resolve({ body: { message: 'Email sequence deleted successfully' } });
      }),
  );
  open();
  await screen.findByText('First');
  fireEvent.click(within(rowOf('First')).getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('cannot be undone');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  const deleteOf = (name: string) => within(rowOf(name)).getByRole<HTMLButtonElement>('button', { name: 'Delete' });
  await waitFor(() => expect(deleteOf('First').disabled).toBe(true));
  expect(deleteOf('Second').disabled).toBe(false);
  serve([second]);
  await act(async () => finish());
  expect(await screen.findByText('Email sequence deleted successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
});

test('a refused deletion says why and gives the row back', async () => {
  serve([buildSummary()]);
  server.answer('POST /api/email-sequence/delete-email-sequence', () => {
    throw new Error('offline');
  });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Network error. Please check your connection and try again.')).toBeDefined();
  expect(rowOf('Anna Lindqvist')).toBeDefined();
});

test('a deletion with an answer that cannot be read says so in the words of the catalogue', async () => {
  serve([buildSummary()]);
  server.answer('POST /api/email-sequence/delete-email-sequence', { status: 504, body: '<h1>Gateway Timeout</h1>' });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('An error occurred while deleting the email sequence')).toBeDefined();
});

test('page, size, status and search are read from the address and asked of the server', async () => {
  serve([buildSummary()], { total: 60, limit: 25, page: 2 });
  const app = open('/admin/history?page=2&limit=25&status=ready&search=nord');
  await screen.findByText('Anna Lindqvist');
  expect(Object.fromEntries(new URLSearchParams(asked(list)[0]))).toEqual({
    page: '2',
    limit: '25',
    status: 'ready',
    search: 'nord',
  });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search' }), { target: { value: 'wind' } });
  await waitFor(() => expect(app.location()).toBe('/admin/history?limit=25&status=ready&search=wind'));
});

test('a page that is no more gives way to the last one', async () => {
  serve([], { total: 11 });
  const app = open('/admin/history?page=9');
  await waitFor(() => expect(app.location()).toBe('/admin/history?page=2'));
});

test('a row moves on by itself when the server says so, and the page is asked for again', async () => {
  const record = buildSummary({ ...waiting, responseStatus: 'pending' });
  serve([record]);
  open('/admin/history?limit=25');
  await screen.findByText('Anna Lindqvist');
  await waitFor(() => expect(asked(refresh)).toHaveLength(1));
  act(() =>
    events.send({
      _id: record._id,
      hubspotId: record.hubspotId,
      responseStatus: 'processing',
      updatedAt: new Date().toISOString(),
    }),
  );
  await waitFor(() => expect(within(rowOf('Anna Lindqvist')).getByText('Processing')).toBeDefined());
  serve([{ ...record, responseStatus: 'ready', hasResult: true }]);
  act(() =>
    events.send({
      _id: record._id,
      hubspotId: record.hubspotId,
      responseStatus: 'ready',
      updatedAt: new Date().toISOString(),
    }),
  );
  await waitFor(() => expect(within(rowOf('Anna Lindqvist')).getByText('Ready')).toBeDefined());
  await waitFor(() => expect(asked(refresh)).toHaveLength(2));
  expect(asked(refresh)[1]).toBe('?page=1&limit=25');
});

test('tells what a generation does while it works', async () => {
  const record = buildSummary({ ...waiting, responseStatus: 'processing', startedAt: new Date().toISOString() });
  serve([record]);
  open();
  await screen.findByText('running');
  await waitFor(() => expect(asked(refresh)).toHaveLength(1));
  const event = { _id: record._id, hubspotId: record.hubspotId, updatedAt: new Date().toISOString() };
  act(() => events.send({ ...event, responseStatus: 'processing', stage: { name: 'writing', email: 2, of: 4 } }));
  expect(await screen.findByText('writing email 2 of 4')).toBeDefined();
  act(() => events.send({ ...event, responseStatus: 'pending' }));
  await waitFor(() => expect(screen.queryByText('writing email 2 of 4')).toBeNull());
});

test('says when nobody writes, and that nothing is lost', async () => {
  serve([buildSummary({ ...waiting, responseStatus: 'pending' })], { writerSilent: true });
  open();
  expect(await screen.findByText(/The writer is not running. Nothing is lost/)).toBeDefined();
});

test('asks the refresh endpoint for the same page every 60 seconds after the first load', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  serve([buildSummary()], { total: 60, limit: 25, page: 2 });
  open('/admin/history?page=2&limit=25');
  await screen.findByText('Anna Lindqvist');
  await waitFor(() => expect(asked(refresh)).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(59_000));
  expect(asked(refresh)).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(asked(refresh)).toEqual(['?page=2&limit=25', '?page=2&limit=25']);
  expect(asked(list)).toHaveLength(1);
});

describe('as a worklist', () => {
  const iso = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString();
  const three = [
    buildSummary({ hubspotId: '1', submittedAt: iso(0), properties: { firstname: 'First' } }),
    buildSummary({ hubspotId: '2', submittedAt: iso(40), properties: { firstname: 'Second' }, addToHubspot: true }),
    buildSummary({ hubspotId: '3', submittedAt: iso(41), properties: { firstname: 'Third' } }),
  ];
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  const opened = async () => {
    serve(three);
    const app = open();
    await screen.findByText('First');
    return app;
  };

  test('groups the rows by day, and each row is a link', async () => {
    await opened();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Today', 'Earlier']);
    expect(screen.getByRole('link', { name: /First/ }).getAttribute('href')).toBe('/detailed-history/1');
  });

  test('says what is to be done and what was done', async () => {
    serve([
      buildSummary({ hubspotId: '1', properties: { firstname: 'First' } }),
      buildSummary({
        hubspotId: '2',
        properties: { firstname: 'Second' },
        edited: true,
        addToHubspot: true,
        approval: { by: 'kim@agency.com', at: iso(0) },
      }),
    ]);
    open();
    await screen.findByText('First');
    expect(within(rowOf('First')).getByText('To review')).toBeDefined();
    const done = within(rowOf('Second')).getByText('edited · approved · in HubSpot');
    expect(done.title).toContain('Approved by kim@agency.com');
  });

  test('j and k move, Space selects, ? tells the keys', async () => {
    await opened();
    press('j');
    expect(document.activeElement?.textContent).toContain('First');
    press('j');
    press('j');
    press('k');
    expect(document.activeElement?.textContent).toContain('Second');
    press(' ');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Second' }).checked).toBe(true);
    press('?');
    expect(await screen.findByText('Select the row')).toBeDefined();
  });

  test('a key that is typed into the search moves nothing', async () => {
    await opened();
    const search = screen.getByRole('searchbox', { name: 'Search' });
    search.focus();
    fireEvent.keyDown(search, { key: 'j' });
    expect(document.activeElement).toBe(search);
  });

  test('adds the playbooks of the selection that are not in HubSpot yet, and says what failed', async () => {
    const pushed: unknown[] = [];
    server.answer('POST /api/email-sequence/add-to-hubspot', async (request) => {
      const body = (await request.json()) as { hubspotId: string };
      pushed.push(body);
      if (body.hubspotId === '1') return { body: { success: true, message: 'Added', noteId: 'n' } };
      const error = 'Contact not found. Please verify the HubSpot URL.';
      return { status: 404, body: { success: false, error, message: error, code: 'not_found', requestId: 'r' } };
    });
    await opened();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to Hubspot (2)' }));
    expect(await screen.findByText('Successfully added to HubSpot!')).toBeDefined();
    expect(
      await screen.findByText('1 of 2 not added. Contact not found. Please verify the HubSpot URL.'),
    ).toBeDefined();
    expect(pushed).toEqual([{ hubspotId: '1' }, { hubspotId: '3' }]);
    expect(screen.queryByRole('region', { name: 'Selected' })).toBeNull();
  });

  test('deletes the selection only when the time to undo has passed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const deleted: unknown[] = [];
    server.answer('POST /api/email-sequence/delete-email-sequence', async (request) => {
      deleted.push(await request.json());
      return { body: { message: 'Email sequence deleted successfully' } };
    });
    await opened();
    select('First');
    select('Second');
    fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
    expect(screen.queryByText('First')).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('First')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('table').parentElement);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(deleted).toEqual([]);

    select('Third');
    fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(deleted).toEqual([]);
    serve(three.slice(0, 2));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await waitFor(() => expect(deleted).toEqual([{ hubspotId: '3' }]));
    expect(await screen.findByText('Email sequence deleted successfully')).toBeDefined();
  });

  test('a closed tab ends the time to undo', async () => {
    const deleted: unknown[] = [];
    server.answer('POST /api/email-sequence/delete-email-sequence', async (request) => {
      deleted.push(await request.json());
      return { body: { message: 'Email sequence deleted successfully' } };
    });
    await opened();
    select('First');
    fireEvent.click(within(screen.getByRole('region', { name: 'Selected' })).getByRole('button', { name: 'Delete' }));
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(deleted).toEqual([{ hubspotId: '1' }]));
  });

  test('asks for a template, a person and a day', async () => {
    signedIn('superadmin');
    serve(three);
    open('/admin/history?template=prompt-1&person=user-7&when=today');
    await screen.findByText('First');
    const now = new Date();
    expect(Object.fromEntries(new URLSearchParams(asked(list)[0]))).toEqual({
      page: '1',
      limit: '10',
      template: 'prompt-1',
      userId: 'user-7',
      from: new Date(now.getFullYear(), now.getMonth(), now.getDate()).toISOString(),
    });
  });

  test("shows another user's records to a superadmin to read, not to delete", async () => {
    signedIn('superadmin');
    serve([buildSummary({ userId: 'user-7' })]);
    open('/admin/history?person=user-7');
    const row = within(await screen.findByText('Anna Lindqvist').then(() => rowOf('Anna Lindqvist')));
    expect(row.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(
      '/admin/user-details/user-7?userId=user-7&fromAdminSideUserId=user-7&hubspotId=501',
    );
    expect(row.queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  test('reads a record ahead when its row is pointed at, once', async () => {
    const read: string[] = [];
    server.answer('GET /api/email-sequence/get-email-sequence-by-id', ({ url }) => {
      read.push(new URL(url).search);
      return { body: buildDetail({ hubspotId: '2' }) };
    });
    await opened();
    fireEvent.pointerOver(screen.getByText('Second'));
    await waitFor(() => expect(read).toEqual(['?hubspotId=2']));
    fireEvent.pointerOver(rowOf('Second'));
    expect(read).toEqual(['?hubspotId=2']);
  });

  test('offers to review what nobody has approved', async () => {
    await opened();
    expect((await screen.findByRole('link', { name: 'Review 3' })).getAttribute('href')).toBe('/admin/review');
  });
});
