// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildConfig, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { shortDate } from '@overture/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DashboardUser } from '@overture/core/contract';
import { OverviewRoute } from './overview.route.tsx';
import { OverviewView } from './overview.view.tsx';
import type { OverviewViewProps } from './overview.view.tsx';

const { departments } = buildConfig();
const stats = 'GET /api/auth/statistics';
const list = 'GET /api/auth/users-action';

let server: FakeFetch;

beforeEach(() => {
  signedIn('superadmin');
  server = fakeFetch({
    'GET /api/config': { body: buildConfig() },
    [stats]: {
      body: {
        totalUsers: 23,
        totalEmails: 1842,
        active_users_change: '+12% vs previous 30 days',
        emails_generated_change: '',
      },
    },
  });
});

afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function user(number: number, overrides: Partial<DashboardUser> = {}): DashboardUser {
  return {
    _id: `user-${number}`,
    firstName: 'Person',
    lastName: `${number}`,
    email: `person${number}@overture.example`,
    department: 'Overture-Sales',
    role: 'admin',
    createdAt: '2026-01-05T12:00:00.000Z',
    ...overrides,
  };
}

const many = Array.from({ length: 12 }, (_, at) => user(at + 1));

function open(at = '/admin/dashboard') {
  return renderInApp(<OverviewRoute />, { at, path: '/admin/dashboard' });
}

function show(overrides: Partial<OverviewViewProps>) {
  const nothing = () => undefined;
  return renderInApp(
    <OverviewView
      statistics={undefined}
      users={[]}
      departments={departments}
      department=""
      page={1}
      limit={10}
      onDepartment={nothing}
      onPage={nothing}
      onLimit={nothing}
      {...overrides}
    />,
  );
}

test('says that the users are loading', () => {
  server.answer(list, () => new Promise(() => undefined));
  open();
  expect(screen.getByText('Loading user data...')).toBeDefined();
});

test('shows the numbers with their change, and the users', async () => {
  server.answer(list, { body: { success: true, users: many } });
  open();
  expect(await screen.findByText('Person 1')).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Overview' })).toBeDefined();
  const users = within(screen.getByRole('region', { name: 'Active Users' }));
  expect(users.getByText('23')).toBeDefined();
  expect(users.getByText('+12% vs previous 30 days')).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'Emails Generated' })).getByText((1842).toLocaleString()),
  ).toBeDefined();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'S.No.',
    'Name',
    'Email',
    'Created At',
    'Actions',
  ]);
  expect(screen.getAllByText(shortDate(new Date(2026, 0, 5)))).toHaveLength(10);
  expect(screen.getByText('Showing 1 to 10 of 12 entries')).toBeDefined();
});

test('pages over the whole list and counts on; another page size goes back to the first page', async () => {
  server.answer(list, { body: { success: true, users: many } });
  const app = open('/admin/dashboard?page=2');
  expect(await screen.findByText('Person 11')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('11');
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), { target: { value: '5' } });
  expect(app.location()).toBe('/admin/dashboard?limit=5');
  expect(screen.getByText('Showing 1 to 5 of 12 entries')).toBeDefined();
});

test('the department is read from the address and asked of the server; choosing another asks again', async () => {
  const asked: string[] = [];
  server.answer(list, ({ url }) => {
    asked.push(new URL(url).search);
    return { body: { success: true, users: many } };
  });
  const app = open('/admin/dashboard?department=DT-PM');
  await screen.findByText('Person 1');
  expect(asked).toEqual(['?department=DT-PM']);
  fireEvent.click(screen.getByRole('combobox', { name: 'Department' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Overture-Sales', hidden: true }));
  await waitFor(() => expect(asked).toEqual(['?department=DT-PM', '?department=Overture-Sales']));
  expect(app.location()).toBe('/admin/dashboard?department=Overture-Sales');
});

test('no users: No data available', async () => {
  server.answer(list, { body: { success: true, users: [] } });
  open();
  expect(await screen.findByText('No data available')).toBeDefined();
});

test('a failed count shows 0 and failed users leave the list empty; both are only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(stats, { status: 500 });
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findByText('No data available')).toBeDefined();
  await waitFor(() => expect(screen.getAllByText('0')).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(log.mock.calls.map(([what]) => what)).toEqual(
    expect.arrayContaining(['The statistics could not be read', 'The users could not be read']),
  );
});

test('a user without a name is a dash', () => {
  show({ users: [user(1, { firstName: '', lastName: '' }), user(2, { lastName: '' })] });
  expect(screen.getByText('-')).toBeDefined();
  expect(screen.getByText('Person')).toBeDefined();
});

test('the eye opens the user’s history', () => {
  show({ users: [user(1)] });
  expect(screen.getByTitle('View Email Sequence Details').getAttribute('href')).toBe('/admin/user-history/user-1');
});

test('a user without an id cannot be opened, and the toast says so', async () => {
  show({ users: [user(1, { _id: '' })] });
  fireEvent.click(screen.getByTitle('View Email Sequence Details'));
  expect(await screen.findByText('Unable to view user details: User ID not found')).toBeDefined();
});
