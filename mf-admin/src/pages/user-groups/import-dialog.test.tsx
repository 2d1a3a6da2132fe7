// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderInApp } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adminServer, click, isDisabled, refusal, sent } from '../../testing/page-test.ts';
import { UserGroupsRoute } from './user-groups.route.tsx';

const importing = 'POST /api/auth/import';

interface Asked {
  readonly users: readonly { readonly email: string }[];
  readonly dryRun: boolean;
}

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
  server.answer('GET /api/auth/admins', { body: { admins: [], totalAdmins: 0, totalPages: 0, currentPage: 1 } });
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

const link = { link: 'http://localhost/sign-in-link#i_x', expiresAt: '2026-01-08T12:00:00.000Z' };
const madeOf = (email: string) => ({ email, status: 'created', problem: null, link: null });

async function openDialog(): Promise<void> {
  renderInApp(<UserGroupsRoute />, { at: '/admin/user-groups', path: '/admin/user-groups' });
  await screen.findByText('No users yet');
  click('Import CSV');
  await screen.findByRole('dialog', { name: 'Import Users' });
}

function chooses(content: string | Uint8Array<ArrayBuffer>): void {
  const file = new File([content], 'team.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV of users'), { target: { files: [file] } });
}

/** The cells of each row, without their labels. */
const rows = () =>
  within(screen.getByRole('table', { name: 'Rows' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].slice(0, 4).map(({ textContent }) => textContent));

test('shows what each row would become, its errors first, before anything is made; then what it became', async () => {
  await openDialog();
  server.answer(importing, async (request) => {
    const { users, dryRun } = (await request.clone().json()) as Asked;
    const results = users.map(({ email }) =>
      email === 'old@agency.example'
        ? { email, status: 'error', problem: 'This user was deleted.', link: null }
        : { ...madeOf(email), link: dryRun ? null : link },
    );
    return { body: { results } };
  });
  chooses('Email;Role;Domain;Team\nKim@agency.example;;dt-pm;A\nbad;;DT-PM;\nold@agency.example;superadmin;;\n');
  expect(await screen.findByText('1 will be created, 2 cannot be imported.')).toBeDefined();
  expect(screen.getByText('Unknown columns are ignored: team.')).toBeDefined();
  expect(rows()).toEqual([
    ['3', 'bad', '–', 'Not importedInvalid email format.'],
    ['4', 'old@agency.example', 'Superadmin', 'Not importedThis user was deleted.'],
    ['2', 'kim@agency.example', 'AdminDT-PM', 'Will be created'],
  ]);
  const kim = { email: 'kim@agency.example', role: 'admin', department: 'DT-PM' };
  const old = { email: 'old@agency.example', role: 'superadmin', department: null };
  const choices = { update: false, restore: false };
  expect(await sent(server, importing)).toEqual([{ users: [kim, old], ...choices, dryRun: true }]);

  click('Import 1 user');
  expect(await screen.findByText('1 created, 2 not imported.')).toBeDefined();
  expect((await sent(server, importing)).at(-1)).toEqual({ users: [kim], ...choices, dryRun: false });
  expect(screen.getByRole('button', { name: 'Copy the link for kim@agency.example' })).toBeDefined();
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => (saved.push(blob as Blob), 'blob:x'));
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  click('Download results');
  expect((await saved[0]?.text())?.split('\r\n')).toEqual([
    '"line","email","role","domain","result","problem","link","link works until"',
    `"2","kim@agency.example","admin","DT-PM","Created","","${link.link}","${link.expiresAt}"`,
    '"3","bad","","","Not imported","Invalid email format.","",""',
    '"4","old@agency.example","superadmin","","Not imported","This user was deleted.","",""',
  ]);
  click('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks again what would become of the rows when existing users are to be updated', async () => {
  await openDialog();
  server.answer(importing, async (request) => {
    const { update } = (await request.clone().json()) as { update: boolean };
    const status = update ? 'updated' : 'error';
    const problem = update ? null : 'This user already exists as admin in another domain.';
    return { body: { results: [{ email: 'kim@agency.example', status, problem, link: null }] } };
  });
  chooses('email,domain\nkim@agency.example,DT-PM\n');
  expect(await screen.findByText('1 cannot be imported.')).toBeDefined();
  expect(isDisabled(screen.getByRole('button', { name: 'Import 0 users' }))).toBe(true);
  click(/^Updating:/, 'switch');
  expect(await screen.findByText('1 will be changed.')).toBeDefined();
});

test('what a broken connection left undone can be done afterwards, and what was done is kept', async () => {
  await openDialog();
  const emails = Array.from({ length: 30 }, (_, at) => `rep${at}@agency.example`);
  const answers = (isBroken: () => boolean) => async (request: Request) => {
    const { users, dryRun } = (await request.clone().json()) as Asked;
    if (!dryRun && isBroken()) return refusal(503, 'not_ready', 'The store does not answer.');
    return { body: { results: users.map(({ email }) => madeOf(email)) } };
  };
  let batches = 0;
  server.answer(
    importing,
    answers(() => ++batches === 2),
  );
  chooses(`email,domain\n${emails.map((email) => `${email},DT-PM`).join('\n')}\n`);
  await screen.findByText('30 will be created.');
  click('Import 30 users');
  expect(await screen.findByText('The store does not answer.')).toBeDefined();
  expect(screen.getByText('20 created, 10 still to do.')).toBeDefined();
  // Neither Escape nor a click outside loses a link.
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  server.answer(
    importing,
    answers(() => false),
  );
  click('Go on with the other 10');
  expect(await screen.findByText('30 created.')).toBeDefined();
  expect(screen.queryByText('The store does not answer.')).toBeNull();
  const done = (await sent(server, importing)) as Asked[];
  const asked = done.filter(({ dryRun }) => !dryRun).map(({ users }) => users.length);
  expect(asked).toEqual([20, 10, 10]);
});

test('reads UTF-16 as spreadsheets write it, and says what is wrong with a file', async () => {
  await openDialog();
  chooses('name\nKim\n');
  expect(await screen.findByText('The CSV has no column "email". It has: name.')).toBeDefined();
  server.answer(importing, { body: { results: [madeOf('kim@agency.example')] } });
  const text = '\uFEFFemail\tdomain\r\nkim@agency.example\tDT-PM\r\n';
  chooses(new Uint8Array(Uint16Array.from(text, (character) => character.charCodeAt(0)).buffer));
  expect(await screen.findByText('1 will be created.')).toBeDefined();
});
