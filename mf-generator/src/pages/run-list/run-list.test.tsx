// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { networkErrorMessage } from '@overture/ui';
import { buildConfig, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choose } from '../generator/generator-page.fixtures.tsx';
import { models, prompts } from '../generator/generator.fixtures.ts';
import { RunListRoute } from './run-list.route.tsx';

let server: FakeFetch;
let planned: Record<string, unknown>[];
const skipped = { invalid: 1, repeated: 0, optedOut: 2, recent: 0, others: 0 };
const leftOut = [
  {
    row: 2,
    contact: 'n/a',
    contactName: null,
    company: null,
    hubspotId: null,
    reason: 'invalid',
    why: 'This is no contact.',
  },
  {
    row: 4,
    contact: '104',
    contactName: 'Ada Okafor',
    company: 'Okafor Freight',
    hubspotId: '104',
    reason: 'optedOut',
    why: 'Opted out.',
  },
];
const plan = {
  leftOut,
  contacts: 21,
  willRun: 18,
  skipped,
  expectedUsd: 0.4,
  maxUsd: 7.25,
  contactUsd: 0.351,
  minutes: 2,
};

beforeEach(() => {
  signedIn('admin');
  planned = [];
  server = fakeFetch({
    'GET /api/config': { body: buildConfig() },
    'GET /api/prompts': prompts(),
    'GET /api/model-ai/available': models(),
    'GET /api/crm/lists': {
      body: { lists: [{ id: '7001', name: 'Spring fair', kind: 'static', size: 21, updatedAt: null }], total: 1 },
    },
    'POST /api/runs/plan': async (request) => {
      const body = (await request.json()) as Record<string, unknown>;
      planned.push(body);
      const isMore = (body['include'] as string[]).length > 0;
      return { body: { plan: isMore ? { ...plan, willRun: 20, maxUsd: 9.5 } : plan } };
    },
  });
});
afterEach(() => server.restore());

const open = () => renderInApp(<RunListRoute />, { at: '/runs/new', path: '/runs/new' });

async function showPlan() {
  await screen.findByRole('combobox', { name: 'List' });
  await choose('List', 'Spring fair · 21 contacts · static');
  await choose('Prompt Template', 'Warm follow-up');
  fireEvent.click(screen.getByRole('button', { name: 'Show the plan' }));
}

test('shows the plan of a list before anything is paid, and who is left out and why', async () => {
  open();
  await showPlan();
  expect(await screen.findByText('18 of 21')).toBeDefined();
  expect(screen.getByText('About $0.40, at most $7.25')).toBeDefined();
  const opened = (reason: string) => {
    const summary = screen.getByText(reason);
    fireEvent.click(summary);
    return within(screen.getByRole('region', { name: reason }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };
  expect(opened('opted out of email, or asked not to be written to')).toEqual([
    'Ada OkaforRow 4 · Okafor Freight · 104',
  ]);
  expect(screen.getByText('These are the first 1.')).toBeDefined();
  expect(opened('not a contact of HubSpot')).toEqual(['n/aRow 2 · This is no contact.']);
  expect(planned).toMatchObject([{ listId: '7001', serviceTier: 'default', include: [] }]);
  fireEvent.click(screen.getByRole('switch', { name: /those who opted out/ }));
  expect(await screen.findByText('20 of 21')).toBeDefined();
  expect(planned.at(-1)).toMatchObject({ include: ['optedOut'] });
  // The run may cost what the new plan says.
  expect(screen.getByLabelText<HTMLInputElement>('Maximum cost in US dollars').value).toBe('9.50');
});

test('names no cost of a plan by which nothing runs', async () => {
  server.answer('POST /api/runs/plan', { body: { plan: { ...plan, willRun: 0, expectedUsd: 0, maxUsd: 0 } } });
  open();
  await showPlan();
  expect(await screen.findByText('0 of 21')).toBeDefined();
  expect(screen.queryByText('Cost')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Run/ })).toBeNull();
});

test('starts the run within the maximum cost of the plan, and opens it', async () => {
  let started: unknown;
  server.answer('POST /api/runs', async (request) => {
    started = await request.json();
    expect(request.headers.get('idempotency-key')).not.toBeNull();
    return { status: 202, body: { run: { _id: 'run-1' } } };
  });
  open();
  await showPlan();
  fireEvent.click(await screen.findByRole('button', { name: 'Run 18 contacts' }));
  await waitFor(() => expect(started).toMatchObject({ name: 'Spring fair', maxCostUsd: 7.25, listId: '7001' }));
});

test('does not start a run with a maximum cost that pays for no contact', async () => {
  const started = vi.fn(() => ({ status: 202, body: { run: { _id: 'run-1' } } }));
  server.answer('POST /api/runs', started);
  open();
  await showPlan();
  expect(await screen.findByText('At least $0.36, which one contact may cost')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Maximum cost in US dollars'), { target: { value: '0.05' } });
  expect(screen.getByText('$0.05 pays for no contact. The maximum cost must be at least $0.36.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Run 18 contacts' }));
  expect(started).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Maximum cost in US dollars'), { target: { value: '0.36' } });
  expect(screen.queryByText(/pays for no contact/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Run 18 contacts' }));
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
});

test('starts one run by a double click, and never a second one after a broken connection', async () => {
  const keys: (string | null)[] = [];
  server.answer('POST /api/runs', ({ headers }) => {
    keys.push(headers.get('idempotency-key'));
    throw new TypeError('Failed to fetch');
  });
  open();
  await showPlan();
  const button = await screen.findByRole('button', { name: 'Run 18 contacts' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText(networkErrorMessage)).toBeDefined();
  expect(keys).toHaveLength(1);
  fireEvent.click(button);
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[1]).toBe(keys[0]);
});

test('takes pasted links, and hides a plan that no longer holds', async () => {
  open();
  await showPlan();
  await screen.findByText('18 of 21');
  fireEvent.click(screen.getByRole('radio', { name: 'Pasted links' }));
  expect(screen.queryByText('18 of 21')).toBeNull();
  fireEvent.change(screen.getByRole('textbox', { name: 'Links or ids of contacts' }), {
    target: { value: '101\n102' },
  });
  expect(screen.getByText('2 contacts')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show the plan' }));
  await waitFor(() => expect(planned.at(-1)).toMatchObject({ contacts: ['101', '102'] }));
});

test('takes a CSV, and refuses a spreadsheet', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'CSV file' }));
  const take = (file: File) =>
    fireEvent.change(screen.getByLabelText('CSV with a column “contact”'), { target: { files: [file] } });
  take(new File(['PK\u0003\u0004\u0014\0'], 'fair.xlsx'));
  expect(await screen.findByText('Please select a valid CSV file')).toBeDefined();
  take(new File(['contact\n101\n102'], 'fair.csv', { type: 'application/vnd.ms-excel' }));
  expect(await screen.findByText('2 contacts')).toBeDefined();
  await choose('Prompt Template', 'Warm follow-up');
  fireEvent.click(screen.getByRole('button', { name: 'Show the plan' }));
  await waitFor(() => expect(planned.at(-1)).toMatchObject({ contacts: ['101', '102'] }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove fair.csv' }));
  expect(screen.queryByText('2 contacts')).toBeNull();
});

test('says which scope a key lacks to read lists', async () => {
  const error = 'The key lacks the scope crm.lists.read.';
  server.answer('GET /api/crm/lists', {
    status: 502,
    body: { success: false, error, message: error, code: 'crm_unauthorized', requestId: 'r' },
  });
  open();
  expect(await screen.findByText(error)).toBeDefined();
});
