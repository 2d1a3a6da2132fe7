// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  adminServer,
  choose,
  click,
  field,
  heads,
  isDisabled,
  never,
  refusal,
  sent,
  type,
} from '../../testing/page-test.ts';
import { LimitsRoute } from './limits.route.tsx';

const get = 'GET /api/limits';
const put = 'PUT /api/limits';
const all = {
  scope: 'all',
  key: null,
  label: 'Everybody together',
  dailyUsd: 50,
  monthlyUsd: 500,
  perMinute: null,
  todayUsd: 45,
  monthUsd: 120.5,
};
const each = {
  ...all,
  scope: 'user',
  label: 'Each user',
  dailyUsd: 5,
  todayUsd: null,
  monthlyUsd: null,
  perMinute: 60,
};

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer(get, { body: { limits: [all, each] } });
  server.answer(put, { body: { limits: [all, each] } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

async function opened() {
  renderInApp(<LimitsRoute />, { at: '/admin/limits' });
  await screen.findByText('Everybody together');
}
async function openDialog(button: string) {
  click(button);
  await screen.findByRole('dialog');
}
const row = (name: string) => within(screen.getByText(name).closest('tr') ?? document.body);

test('says that the limits are loading', () => {
  server.answer(get, never);
  renderInApp(<LimitsRoute />, { at: '/admin/limits' });
  expect(screen.getByText('Loading limits...')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Limits' }).getAttribute('aria-busy')).toBe('true');
});

test('without limits it says what that means, and offers to set one', async () => {
  server.answer(get, { body: { limits: [] } });
  renderInApp(<LimitsRoute />, { at: '/admin/limits' });
  expect(await screen.findByText('No limits yet')).toBeDefined();
  const [, inPlace] = screen.getAllByRole('button', { name: 'Set Limit' });
  fireEvent.click(inPlace ?? document.body);
  expect(await screen.findByRole('dialog', { name: 'Set Limit' })).toBeDefined();
});

test('a failed load shows a toast and a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(get, { status: 500 });
  renderInApp(<LimitsRoute />, { at: '/admin/limits' });
  expect(await screen.findAllByText('Failed to fetch limits')).toHaveLength(2);
  server.answer(get, { body: { limits: [all] } });
  click('Try Again');
  expect(await screen.findByText('Everybody together')).toBeDefined();
});

test('lists the limits with their spending, and marks those that are nearly used up', async () => {
  await opened();
  expect(heads()).toEqual(['Who', 'Per day', 'Per month', 'Requests per minute', 'Actions']);
  const [, everybody] = screen.getAllByRole('row');
  expect(everybody?.textContent).toContain('$45.00 of $50.00, nearly used up');
  expect(everybody?.textContent).toContain('$120.50 of $500.00');
  expect(row('Each user').getByText('$5.00')).toBeDefined();
  expect(row('Each user').getByText('60')).toBeDefined();
});

test('sets a limit of a domain, and of one user by the address', async () => {
  await opened();
  await openDialog('Set Limit');
  await choose('Who', 'DT-PM');
  type('Dollars per day', '12.5');
  click('Set Limit');
  expect(await screen.findByText('Limit saved successfully')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await openDialog('Set Limit');
  await choose('Who', 'One user');
  expect(isDisabled(within(screen.getByRole('dialog')).getByRole('button', { name: 'Set Limit' }))).toBe(true);
  type('Email of the user', 'kim@agency.example');
  type('Requests per minute', '10');
  click('Set Limit');
  await screen.findAllByText('Limit saved successfully');
  expect(await sent(server, put)).toEqual([
    { scope: 'domain', key: 'DT-PM', dailyUsd: 12.5 },
    { scope: 'user', key: 'kim@agency.example', perMinute: 10 },
  ]);
});

test('changes the amounts of a limit: an empty one means no limit, and an invalid one cannot be sent', async () => {
  await opened();
  await openDialog('Edit Everybody together');
  expect(field('Dollars per month').value).toBe('500');
  type('Dollars per month', 'much');
  expect(screen.getByText('A number, such as 12.50')).toBeDefined();
  expect(isDisabled(screen.getByRole('button', { name: 'Update' }))).toBe(true);
  type('Dollars per month', '');
  fireEvent.submit(screen.getByRole('form', { name: 'Edit Limit' }));
  await screen.findByText('Limit saved successfully');
  expect(await sent(server, put)).toEqual([
    { scope: 'all', key: null, dailyUsd: 50, monthlyUsd: null, perMinute: null },
  ]);
});

test('says at the field that nobody has the address', async () => {
  server.answer(put, refusal(404, 'not_found', 'There is no user with this address.'));
  await opened();
  await openDialog('Set Limit');
  await choose('Who', 'One user');
  type('Email of the user', 'nobody@agency.example');
  type('Dollars per day', '1');
  click('Set Limit');
  expect(await within(screen.getByRole('dialog')).findByText('There is no user with this address.')).toBeDefined();
});

test('removes every amount of a limit after a confirmation', async () => {
  await opened();
  await openDialog('Remove Each user');
  click('Remove');
  expect(await screen.findByText('Limit removed successfully')).toBeDefined();
  expect(await sent(server, put)).toEqual([
    { scope: 'user', key: null, dailyUsd: null, monthlyUsd: null, perMinute: null },
  ]);
});
