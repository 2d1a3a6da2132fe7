// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildConfig, buildUsage, emptyUsage, fakeFetch, renderInApp, signedIn } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { shortDate } from '@overture/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DashboardUser } from '@overture/core/contract';
import { dayText } from '@overture/ui/charts';
import { firstDayOf } from './usage-figures.ts';
import { choose, outcomesOf } from '../../testing/page-test.ts';
import { OverviewRoute } from './overview.route.tsx';

const stats = 'GET /api/auth/statistics';
const list = 'GET /api/auth/users-action';
const usage = 'GET /api/auth/usage';

const statistics = {
  totalUsers: 30,
  activeUsers: 23,
  totalEmails: 1842,
  active_users_change: '+12% vs previous 30 days',
  emails_generated_change: '',
};

let server: FakeFetch;

beforeEach(() => {
  signedIn('superadmin');
  server = fakeFetch({
    'GET /api/config': { body: buildConfig() },
    [stats]: { body: statistics },
    [usage]: { body: buildUsage() },
    [list]: { body: { success: true, users: [] } },
    'GET /api/limits/spending': { body: { spending: [] } },
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

function openWith(...users: DashboardUser[]) {
  server.answer(list, { body: { success: true, users } });
  open();
}

test('says that it is loading until all of it can be shown at once', async () => {
  server.answer('GET /api/limits/spending', () => new Promise(() => undefined));
  open();
  expect(await screen.findByRole('group', { name: 'Loading...' })).toBeDefined();
  await waitFor(() => expect(server.requests.some(({ url }) => url.includes('/limits/spending'))).toBe(true));
  expect(screen.queryByRole('tab', { name: 'Overview' })).toBeNull();
});

test('says that the users are loading', async () => {
  server.answer(list, () => new Promise(() => undefined));
  open();
  expect(await screen.findByText('Loading user data...')).toBeDefined();
});

test('shows the numbers with their change, and the users', async () => {
  server.answer(list, { body: { success: true, users: many } });
  open();
  expect(await screen.findByText('Person 1')).toBeDefined();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Overview']);
  expect(screen.getByRole('combobox', { name: 'Department' }).getAttribute('placeholder')).toBe('Select Department');
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    '1',
    'Person 1',
    'person1@overture.example',
  ]);
  const users = within(screen.getByRole('region', { name: 'Active Users' }));
  expect(users.getByText('23')).toBeDefined();
  expect(users.getByText('+12% vs previous 30 days')).toBeDefined();
  expect(
    within(screen.getByRole('region', { name: 'Emails Generated' })).getByText((1842).toLocaleString()),
  ).toBeDefined();
  // The numbers say what they count.
  expect(screen.getByText('of 30 accounts, in the last 30 days')).toBeDefined();
  expect(screen.getByText('In all domains since the beginning, without deleted sequences')).toBeDefined();
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

test('numbers the rows across pages, and a new page size goes back to the first page', async () => {
  server.answer(list, { body: { success: true, users: many } });
  const app = open('/admin/dashboard?page=2');
  expect(await screen.findByText('Person 11')).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('11');
  await choose('Rows per page', '5');
  expect(app.location()).toBe('/admin/dashboard?limit=5');
  expect(screen.getByText('Showing 1 to 5 of 12 entries')).toBeDefined();
});

test('filters by the department in the address, and loads again when another is chosen', async () => {
  const asked: string[] = [];
  server.answer(list, ({ url }) => {
    asked.push(new URL(url).search);
    return { body: { success: true, users: many } };
  });
  const app = open('/admin/dashboard?department=DT-PM');
  await screen.findByText('Person 1');
  expect(asked).toEqual(['?department=DT-PM']);
  await choose('Department', 'Overture-Sales');
  await waitFor(() => expect(asked).toEqual(['?department=DT-PM', '?department=Overture-Sales']));
  expect(app.location()).toBe('/admin/dashboard?department=Overture-Sales');
});

test('shows No data available without users', async () => {
  server.answer(list, { body: { success: true, users: [] } });
  open();
  expect(await screen.findByText('No data available')).toBeDefined();
});

test('failed numbers show 0 and failed users No data available; both are logged and can be retried', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(stats, { status: 500 });
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findByText('The statistics could not be loaded')).toBeDefined();
  expect(await screen.findByText('The users could not be loaded')).toBeDefined();
  expect(screen.getAllByText('0')).toHaveLength(2);
  expect(screen.getByText('No data available')).toBeDefined();
  expect(await screen.findByRole('region', { name: 'Usage' })).toBeDefined();
  expect(log.mock.calls.map(([what]) => what)).toEqual(
    expect.arrayContaining(['The statistics could not be loaded', 'The users could not be loaded']),
  );
  server.answer(stats, { body: statistics });
  server.answer(list, { body: { success: true, users: many } });
  for (const again of screen.getAllByRole('button', { name: 'Try Again' })) fireEvent.click(again);
  expect(await screen.findByText('Person 1')).toBeDefined();
  expect(await screen.findByText('+12% vs previous 30 days')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});

test('a user without a name is shown as a dash', async () => {
  openWith(user(1, { firstName: '', lastName: '' }), user(2, { lastName: '' }));
  expect(await screen.findByText('-')).toBeDefined();
  expect(screen.getByText('Person')).toBeDefined();
});

test('the eye opens the user’s history', async () => {
  openWith(user(1));
  const eye = await screen.findByTitle('View Email Sequence Details');
  expect(eye.getAttribute('href')).toBe('/admin/user-history/user-1');
});

test('a user without an id cannot be opened, and the toast says so', async () => {
  openWith(user(1, { _id: '' }));
  fireEvent.click(await screen.findByTitle('View Email Sequence Details'));
  expect(await screen.findByText('Unable to view user details: User ID not found')).toBeDefined();
});

const usageAsked = () =>
  server.requests.filter(({ url }) => url.includes('/auth/usage')).map(({ url }) => new URL(url).search);

test('reserves the place of the usage while it loads, and says that it loads', async () => {
  server.answer(usage, () => new Promise(() => undefined));
  open();
  expect(await screen.findByRole('group', { name: 'Loading usage...' })).toBeDefined();
});

test('reserves less room if nothing was ever generated', async () => {
  server.answer(stats, { body: { ...statistics, totalEmails: 0 } });
  const answered = Promise.withResolvers<void>();
  server.answer(usage, async () => {
    await answered.promise;
    return { body: emptyUsage() };
  });
  open();
  const place = await screen.findByRole('group', { name: 'Loading usage...' });
  expect(within(place).getByText('Nothing generated in the last 30 days')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Show 90 days' })).toBeNull();
  answered.resolve();
  expect(await screen.findByRole('button', { name: 'Show 90 days' })).toBeDefined();
});

test('shows generations, tokens, cost and time, by domain or by model', async () => {
  const app = open();
  const generations = within(await screen.findByRole('list', { name: 'Colours of Generations' }));
  expect(generations.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['DT-Sales30', 'DT-PM10']);
  expect(screen.getByText('ready, 2 failed')).toBeDefined();
  expect(screen.getByText('$2.50')).toBeDefined();
  expect(screen.getByText('42 s')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'By model' }));
  expect(app.location()).toBe('/admin/dashboard?by=model');
  expect(
    within(screen.getByRole('list', { name: 'Colours of Generations' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['gpt-540']);
});

test('draws the days, and offers each chart as a table', async () => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 520, 220));
  open();
  const chart = await screen.findByRole('application', { name: /^Generations by day/ });
  expect(chart.querySelectorAll('.recharts-bar-rectangle path').length).toBeGreaterThan(0);
  for (const title of ['Generations', 'Tokens', 'Cost', 'Time to ready', 'Top users']) {
    fireEvent.click(screen.getByRole('button', { name: `Show ${title} as table` }));
  }
  expect(screen.queryByRole('application')).toBeNull();
  const rows = (name: string) =>
    within(screen.getByRole('table', { name }))
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows('Generations by day')).toEqual([
    ['Day (UTC)', 'DT-Sales', 'DT-PM'],
    [dayText('2026-01-06', 'long'), '0', '0'],
    [dayText('2026-01-05', 'long'), '30', '10'],
  ]);
  expect(rows('Time to ready by day').slice(1)).toEqual([
    [dayText('2026-01-06', 'long'), '–'],
    [dayText('2026-01-05', 'long'), '42 s'],
  ]);
  expect(rows('Top users').slice(1)).toEqual([['Priya Raman', '40', '2', '1,200', '$2.50', '42 s']]);
  fireEvent.click(screen.getByRole('button', { name: 'Show Top users as chart' }));
  expect(screen.getByRole('link', { name: 'Priya Raman' }).getAttribute('href')).toBe('/admin/user-history/u7');
});

test('range and department are read from the address; a new range keeps the page of users', async () => {
  server.answer(list, { body: { success: true, users: many } });
  const app = open('/admin/dashboard?department=DT-PM&days=7&page=2');
  await screen.findByText('Person 11');
  await waitFor(() => expect(usageAsked()).toContain(`?from=${firstDayOf(7, Date.now())}&department=DT-PM`));
  fireEvent.click(screen.getByRole('radio', { name: '90 days' }));
  await waitFor(() => expect(usageAsked()).toContain(`?from=${firstDayOf(90, Date.now())}&department=DT-PM`));
  expect(app.location()).toBe('/admin/dashboard?department=DT-PM&days=90&page=2');
});

test('without usage it offers another range, then all departments, then the generator', async () => {
  server.answer(usage, { body: emptyUsage() });
  const app = open('/admin/dashboard?department=DT-PM');
  expect(await screen.findByText('Nothing generated in the last 30 days')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all domains' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show 90 days' }));
  await waitFor(() => expect(app.location()).toBe('/admin/dashboard?days=90'));
  expect(screen.getByRole('link', { name: 'Generate Emails' }).getAttribute('href')).toBe('/admin/generate-email');
});

test('a failed usage shows an error in its own area, and can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(usage, { status: 500 });
  server.answer(list, { body: { success: true, users: many } });
  open();
  expect(await screen.findByText('The usage could not be loaded')).toBeDefined();
  expect(screen.getByText('Person 1')).toBeDefined();
  server.answer(usage, { body: buildUsage() });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('ready, 2 failed')).toBeDefined();
});

test('the users are searched and sorted by the address, and a search without a result can be cleared', async () => {
  server.answer(usage, () => new Promise(() => undefined));
  server.answer(list, { body: { success: true, users: [user(1), user(2, { lastName: 'Zielinski' }), user(3)] } });
  const app = open('/admin/dashboard?sort=-name&days=7');
  await screen.findByText('Person Zielinski');
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('Zielinski');
  fireEvent.click(screen.getByRole('button', { name: 'Email' }));
  expect(app.location()).toBe('/admin/dashboard?sort=email&days=7');
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'person3@' } });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nobody' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(app.location()).toBe('/admin/dashboard?sort=email&days=7');
});

test('warns of the default model that ends soon, and leads to AI Models', async () => {
  const five = {
    id: 'gpt-5',
    label: 'GPT-5',
    shutdownDate: '2026-12-11',
    state: 'ends-soon',
    replacement: 'gpt-6.1-sol',
    price: null,
    priceSource: null,
    isDefault: true,
    isOwn: false,
  };
  server.answer('GET /api/model-ai/domains', {
    body: { domains: [{ department: 'DT-PM', models: [five], ended: [] }] },
  });
  open();
  expect(await screen.findByText(/GPT-5 ends on Dec 11, 2026 \(DT-PM\)\. GPT-6\.1 Sol takes its place/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'AI Models' }).getAttribute('href')).toBe('/admin/ai-models');
});

test('shows the outcomes of hand-overs by prompt or another grouping', async () => {
  const row = {
    key: 'p1@2',
    label: 'Win back, version 2',
    handedOver: 60,
    sent: 50,
    replied: 10,
    met: 3,
    bounced: 1,
    optedOut: 0,
    editDistance: { median: 0.12, p90: 0.4 },
    replyRate: { value: 0.2, low: 0.112, high: 0.33 },
  };
  const before = { ...row, handedOver: 40, replied: 6, met: 1 };
  const rows = [row, { ...row, key: 'p2@1', label: 'New', replyRate: null }];
  server.answer('GET /api/outcomes', { body: { rows, total: row, before } });
  open();
  const table = await screen.findByRole('table', { name: 'Outcomes' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('20 % (11 % to 33 %)');
  expect(second?.textContent).toContain('below 30 sent');
  const figure = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(figure('Handed over')).toContain('40 in the 30 days before');
  expect(figure('Replied')).toContain('20 % (11 % to 33 %) of 50 who got an email, 6 before');
  expect(figure('Met')).toContain('of 10 who replied, 1 before');
  fireEvent.click(screen.getByRole('radio', { name: 'Model' }));
  await waitFor(() => {
    const asked = server.requests.map(({ url }) => new URL(url)).filter(({ pathname }) => pathname === '/api/outcomes');
    expect(asked.map(({ searchParams }) => searchParams.get('by'))).toEqual(['prompt', 'model']);
  });
});

test('tells what is spent of each limit, of the chosen domain and of everybody', async () => {
  const spent = { scope: 'domain', todayUsd: 0, monthUsd: 0, monthlyUsd: null };
  server.answer('GET /api/limits/spending', {
    body: {
      spending: [
        {
          ...spent,
          scope: 'all',
          key: null,
          label: 'Everybody together',
          dailyUsd: null,
          monthlyUsd: 100,
          monthUsd: 20,
        },
        { ...spent, key: 'DT-PM', label: 'DT-PM', dailyUsd: 10, todayUsd: 9 },
        { ...spent, key: 'DT-Sales', label: 'DT-Sales', dailyUsd: 10 },
        { ...spent, scope: 'user', key: 'u1', label: 'kim@agency.example', dailyUsd: 5, todayUsd: 5.01 },
      ],
    },
  });
  open('/admin/dashboard?department=DT-PM');
  const table = await screen.findByRole('table', { name: 'Spending against limits' });
  const told = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(told).toEqual([
    ['Everybody together', 'No limit', '$20.00 of $100.00'],
    ['DT-PM', '$9.00 of $10.00, nearly used up', 'No limit'],
    ['kim@agency.example', '$5.01 of $5.00, used up', 'No limit'],
  ]);
});

test('spending that cannot be loaded can be tried again, and leaves the rest of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /api/limits/spending', { status: 500 });
  open();
  expect(await screen.findByText('The spending could not be loaded')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Active Users' })).toBeDefined();
  server.answer('GET /api/limits/spending', { body: { spending: [] } });
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No limits yet')).toBeDefined();
});

test('one choice of the domain is for all of the page', async () => {
  open();
  await screen.findByText('No limits yet');
  expect(screen.getAllByPlaceholderText('Select Department')).toHaveLength(1);
});

test('with nothing handed over, the figures stay and say what will be told', async () => {
  server.answer('GET /api/outcomes', outcomesOf([]));
  open();
  expect(await screen.findByText(/^Nothing was handed over in the last 30 days\./)).toBeDefined();
  expect(screen.getByRole('region', { name: 'Handed over' }).textContent).toContain('0');
});
