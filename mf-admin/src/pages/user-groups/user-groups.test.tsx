// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentSession } from '@overture/ui';
import { buildConfig, renderInApp, shownToasts } from '@overture/ui/testing';
import type { FakeFetch } from '@overture/ui/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  adminServer,
  choose,
  click,
  field,
  heads,
  never,
  optionsOf,
  refusal,
  sent,
  type,
} from '../../testing/page-test.ts';
import type { AdminUser } from './user-groups.queries.ts';
import { UserGroupsRoute } from './user-groups.route.tsx';

const list = 'GET /api/auth/admins';
const create = 'POST /api/auth/create-admin';
const remove = 'DELETE /api/auth/delete-admin/u1';

let server: FakeFetch;
beforeEach(() => {
  server = adminServer();
});
afterEach(() => {
  server.restore();
  vi.restoreAllMocks();
});

function user(number: number): AdminUser {
  return {
    _id: `u${number}`,
    email: `person${number}@overture.example`,
    department: 'DT-PM',
    role: 'admin',
    createdAt: '2026-01-05T12:00:00.000Z',
    lastActiveAt: null,
    invited: false,
    name: '',
    signInWays: ['password'],
    twoStep: true,
  };
}

function serve(admins: readonly AdminUser[], total = admins.length): void {
  server.answer(list, ({ url }) => {
    const query = new URL(url).searchParams;
    const limit = Number(query.get('limit'));
    return {
      body: {
        admins,
        totalAdmins: total,
        totalPages: Math.ceil(total / limit),
        currentPage: Number(query.get('page')),
      },
    };
  });
}

function open(at = '/admin/user-groups') {
  return renderInApp(<UserGroupsRoute />, { at, path: '/admin/user-groups' });
}

const issued = { link: 'http://localhost/sign-in-link#i_x', expiresAt: '2026-01-08T12:00:00.000Z' };

async function shown(): Promise<void> {
  serve([user(1)]);
  open();
  await screen.findByText('person1@overture.example');
}

async function openForm(): Promise<void> {
  await shown();
  click('Create User');
  await screen.findByRole('dialog', { name: 'Create User' });
}

test('says that the users are loading', () => {
  server.answer(list, never);
  open();
  expect(screen.getByRole('table', { name: 'User Groups' }).getAttribute('aria-busy')).toBe('true');
});

test('shows index, email, domain and date, page by page', async () => {
  serve([user(1), user(2)], 12);
  open('/admin/user-groups?page=2');
  expect(await screen.findByText('person1@overture.example')).toBeDefined();
  expect(heads()).toEqual(['S.No.', 'Email', 'Role', 'Domain', 'Signs in with', 'Last Seen', 'Created At', 'Actions']);
  expect(screen.getAllByRole('row')[1]?.textContent).toMatch(/^11/);
  expect(screen.getByText('Showing 11 to 12 of 12 entries')).toBeDefined();
  expect(await sent(server, list)).toEqual(['?page=2&limit=10&role=all']);
});

test('an empty list says what to do, with a button for it', async () => {
  serve([]);
  open();
  const empty = (await screen.findByText('No users yet')).parentElement as HTMLElement;
  fireEvent.click(within(empty).getByRole('button', { name: 'Create User' }));
  expect(await screen.findByRole('dialog', { name: 'Create User' })).toBeDefined();
});

test('a failed load shows a toast and an error, and Try Again recovers', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer(list, { status: 500 });
  open();
  expect(await screen.findAllByText('Failed to fetch users')).toHaveLength(2);
  serve([user(1)]);
  click('Try Again');
  expect(await screen.findByText('person1@overture.example')).toBeDefined();
});

test('the domain filter is sent to the server, kept in the address, and goes back to the first page', async () => {
  serve([user(1)], 12);
  const app = open('/admin/user-groups?page=2');
  await screen.findByText('person1@overture.example');
  await choose('Domain', 'DT-PM');
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups?department=DT-PM'));
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&department=DT-PM&role=all'));
});

test('the filter can be cleared if a domain has no users', async () => {
  serve([]);
  const app = open('/admin/user-groups?department=DT-PM');
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  click('Clear filters');
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups'));
});

test('search and sort are sent to the server for all pages, and kept in the address', async () => {
  serve([user(1)], 12);
  const app = open('/admin/user-groups?page=2');
  await screen.findByText('person1@overture.example');
  fireEvent.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&sort=email&role=all'));
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'kim raman' } });
  await waitFor(async () =>
    expect(await sent(server, list)).toContain('?page=1&limit=10&search=kim+raman&sort=email&role=all'),
  );
  expect(app.location()).toBe('/admin/user-groups?sort=email&search=kim+raman');
  fireEvent.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups?sort=-email&search=kim+raman'));
  expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('descending');
});

test('a search without a result can be cleared, and an unknown sort in the address is ignored', async () => {
  serve([]);
  const app = open('/admin/user-groups?search=nobody&sort=password');
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  expect(await sent(server, list)).toEqual(['?page=1&limit=10&search=nobody&role=all']);
  click('Clear filters');
  await waitFor(() => expect(app.location()).not.toContain('search'));
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&role=all'));
});

test('a page that no longer exists becomes the last page', async () => {
  serve([], 3);
  const app = open('/admin/user-groups?page=9');
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups'));
});

test('a user can be created once the password meets every rule', async () => {
  await openForm();
  const dialog = within(screen.getByRole('dialog'));
  const submit = dialog.getByRole<HTMLButtonElement>('button', { name: 'Create User' });
  expect(await optionsOf('Domain')).toEqual(buildConfig().departments);
  type('Password', 'abcdef');
  expect(submit.disabled).toBe(true);
  type('Password', 'Abcdef1!');
  expect(submit.disabled).toBe(false);
  type('Email', ' New@Overture.example ');
  await choose('Domain', 'DT-Sales');
  server.answer(create, { status: 201, body: { message: 'Welcome on board', user: user(2) } });
  fireEvent.click(submit);
  expect(await screen.findByText('Welcome on board')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await sent(server, create)).toEqual([
    { email: 'new@overture.example', password: 'Abcdef1!', department: 'DT-Sales' },
  ]);
  await waitFor(async () => expect(await sent(server, list)).toHaveLength(2));
});

test('where single sign-on is the only way in, nobody is asked for a password or offered a link for one', async () => {
  server.answer('GET /api/config', { body: buildConfig({ singleSignOn: 'only' }) });
  serve([user(1), { ...user(2), _id: currentSession()?.userId ?? '' }, { ...user(3), signInWays: ['oidc'] }]);
  open();
  await screen.findByText('person1@overture.example');
  click('More for person3@overture.example');
  await screen.findByRole('menuitem', { name: 'End sessions' });
  expect(screen.queryByRole('menuitem', { name: 'New invitation link' })).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'More for person2@overture.example' })).toBeNull());
  click('More for person1@overture.example');
  // A password is no way in here, so its owner is invited to connect an account.
  await screen.findByRole('menuitem', { name: 'New invitation link' });
  expect(screen.queryByRole('menuitem', { name: 'Link for a new password' })).toBeNull();

  click('Create User');
  const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }));
  expect(dialog.queryByLabelText(/Password/)).toBeNull();
  type('Email', 'new@overture.example');
  await choose('Domain', 'DT-Sales');
  const body = { message: 'User created successfully', user: user(3), link: issued };
  server.answer(create, { status: 201, body });
  fireEvent.click(dialog.getByRole('button', { name: 'Create User' }));
  const made = await screen.findByRole('dialog', { name: 'Invitation link' });
  expect(within(made).getByLabelText<HTMLInputElement>('Link').value).toBe(issued.link);
  expect(made.textContent).toContain('connects their company’s account');
  expect(await sent(server, create)).toEqual([{ email: 'new@overture.example', department: 'DT-Sales' }]);
  click('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('email and domain are required, and Enter too refuses a bad password', async () => {
  await openForm();
  fireEvent.submit(screen.getByRole('form', { name: 'Create User' }));
  expect(await screen.findByText('Invalid email format')).toBeDefined();
  expect(screen.getByText(/^Please ensure password meets all requirements: at least 6 characters/)).toBeDefined();
  expect(screen.getByText('Please select a Domain')).toBeDefined();
  expect(document.activeElement).toBe(field('Email'));
  expect(await sent(server, create)).toEqual([]);
});

test('the button says that the user is being created; an address in use is shown once, at its field', async () => {
  await openForm();
  let answer = (): void => undefined;
  server.answer(
    create,
    () => new Promise((resolve) => (answer = () => resolve(refusal(409, 'conflict', 'In use already')))),
  );
  type('Email', 'a@b.example');
  type('Password', 'Abcdef1!');
  await choose('Domain', 'DT-Sales');
  fireEvent.submit(screen.getByRole('form', { name: 'Create User' }));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Creating...' })).disabled).toBe(true);
  await waitFor(async () => expect(await sent(server, create)).toHaveLength(1));
  answer();
  expect(await within(screen.getByRole('dialog')).findByText('In use already')).toBeDefined();
  expect(shownToasts()).toEqual([]);
  expect(screen.getByRole('dialog')).toBeDefined();
});

test('closing the dialog resets the form', async () => {
  await openForm();
  type('Email', 'half@typed');
  click('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  click('Create User');
  await screen.findByRole('dialog');
  expect(field('Email').value).toBe('');
});

test('deleting asks first, and says that it cannot be undone', async () => {
  serve([user(1)]);
  open();
  await screen.findByText('person1@overture.example');
  click('Delete person1@overture.example');
  expect((await screen.findByRole('dialog', { name: 'Delete User' })).textContent).toContain('cannot be undone');
  expect(await sent(server, remove)).toEqual([]);
  server.answer(remove, () => ({ body: { message: 'User deleted successfully' } }));
  serve([]);
  click('Delete');
  expect(await screen.findByText('User deleted successfully')).toBeDefined();
  expect(await screen.findByText('No users yet')).toBeDefined();
});

test('a failed deletion shows the reason, or a text of its own', async () => {
  serve([user(1)]);
  open();
  await screen.findByText('person1@overture.example');
  for (const [answer, shown] of [
    [refusal(409, 'last_superadmin', 'Not the last one'), 'Not the last one'],
    [refusal(409, 'conflict', ''), 'Failed to delete user'],
    [{ status: 502 }, 'Failed to delete user'],
  ] as const) {
    server.answer(remove, answer);
    click('Delete person1@overture.example');
    await screen.findByRole('dialog');
    click('Delete');
    expect(await screen.findByText(shown)).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a deleted user disappears at once, and returns with the reason if the server refuses', async () => {
  serve([user(1), user(2)]);
  open();
  await screen.findByText('person1@overture.example');
  let refuse = (): void => undefined;
  server.answer(
    remove,
    () => new Promise((resolve) => (refuse = () => resolve(refusal(409, 'last_superadmin', 'Not the last one')))),
  );
  click('Delete person1@overture.example');
  await screen.findByRole('dialog');
  click('Delete');
  await waitFor(() => expect(screen.queryByText('person1@overture.example')).toBeNull());
  expect(screen.getByText('Showing 1 to 1 of 1 entries')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  refuse();
  expect(await screen.findByText('Not the last one')).toBeDefined();
  expect(screen.getByText('person1@overture.example')).toBeDefined();
  expect(screen.getByText('Showing 1 to 2 of 2 entries')).toBeDefined();
});

test('the focus moves to the row that takes the deleted row’s place', async () => {
  serve([user(1), user(2)]);
  open();
  await screen.findByText('person1@overture.example');
  server.answer(remove, never);
  click('Delete person1@overture.example');
  await screen.findByRole('dialog');
  click('Delete');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('person2@overture.example'));
});

test('deleting the last user of the last page shows the previous page, without an empty list in between', async () => {
  server.answer(list, ({ url }) => {
    const currentPage = Number(new URL(url).searchParams.get('page'));
    return { body: { admins: [user(currentPage)], totalAdmins: 11, totalPages: 2, currentPage } };
  });
  const app = open('/admin/user-groups?page=2');
  await screen.findByText('person2@overture.example');
  server.answer('DELETE /api/auth/delete-admin/u2', never);
  click('Delete person2@overture.example');
  await screen.findByRole('dialog');
  click('Delete');
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups'));
  expect(screen.queryByText('No users yet')).toBeNull();
  expect(await screen.findByText('person1@overture.example')).toBeDefined();
});

test('an invitation shows the link to pass on once the server has created it', async () => {
  await shown();
  click('Invite User');
  await screen.findByRole('dialog', { name: 'Invite User' });
  type('Email', 'new@overture.example');
  await choose('Role', 'Superadmin: manages Overture');
  expect(within(screen.getByRole('dialog')).queryByLabelText(/Domain/)).toBeNull();
  server.answer('POST /api/auth/invite', { status: 201, body: issued });
  click('Create link');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(issued.link);
  expect(await sent(server, 'POST /api/auth/invite')).toEqual([{ email: 'new@overture.example', role: 'superadmin' }]);
  click('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** Opens the menu of a user's row and chooses an action. */
async function act(action: string, email = 'person1@overture.example'): Promise<void> {
  click(`More for ${email}`);
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

test('a user gets a link for a new password', async () => {
  await shown();
  server.answer('POST /api/auth/reset-link', { status: 201, body: issued });
  await act('Link for a new password');
  await screen.findByRole('dialog', { name: 'Make a link for a new password' });
  expect(await sent(server, 'POST /api/auth/reset-link')).toEqual([]);
  click('Make link');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(issued.link);
  expect(await sent(server, 'POST /api/auth/reset-link')).toEqual([{ userId: 'u1' }]);
});

test('a user who was invited gets a new link instead, and the list is read again where that comes too late', async () => {
  serve([{ ...user(1), invited: true }]);
  open();
  await screen.findByText('person1@overture.example');
  const post = 'POST /api/auth/import';
  const { email, role, department } = user(1);
  const result = { email, status: 'unchanged', problem: null, link: issued };
  server.answer(post, { body: { results: [result] } });
  await act('New invitation link');
  await screen.findByRole('dialog', { name: 'Make a new invitation link' });
  click('Make link');
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(issued.link);
  expect(await sent(server, post)).toEqual([{ users: [{ email, role, department }] }]);
  click('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  server.answer(post, { body: { results: [{ ...result, link: null }] } });
  serve([user(1)]);
  await act('New invitation link');
  click('Make link');
  expect(await screen.findByText('person1@overture.example can sign in already.')).toBeDefined();
  click('More for person1@overture.example');
  expect(await screen.findByRole('menuitem', { name: 'Link for a new password' })).toBeDefined();
});

test('a user gets another domain', async () => {
  await shown();
  await act('Change role or domain');
  await screen.findByRole('dialog', { name: 'Change User' });
  await choose('Domain', 'DT-Sales');
  server.answer('PATCH /api/auth/admin/u1', { body: { message: 'Changed', user: user(1) } });
  click('Update');
  expect(await screen.findByText('Changed')).toBeDefined();
  expect(await sent(server, 'PATCH /api/auth/admin/u1')).toEqual([{ role: 'admin', department: 'DT-Sales' }]);
});

test('both roles are listed, each with its name; one can be chosen, with the invited ones who never signed in', async () => {
  serve([user(1), { ...user(3), role: 'superadmin', department: '', invited: true }, user(4)]);
  const app = open();
  await screen.findByText('person3@overture.example');
  const cells = (row: number) =>
    within(screen.getAllByRole('row')[row] as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cells(1).slice(2, 4)).toEqual(['Admin', 'DT-PM']);
  expect(cells(1)[5]).toBe('Never');
  expect(cells(2).slice(2, 4)).toEqual(['Superadmin', 'All']);
  expect(cells(2)[5]).toBe('Invited');
  await choose('Role', 'Superadmins');
  await waitFor(async () => expect(await sent(server, list)).toContain('?page=1&limit=10&role=superadmin'));
  expect(app.location()).toBe('/admin/user-groups?role=superadmin');
});

test('a role without users can be cleared like any filter', async () => {
  serve([]);
  const app = open('/admin/user-groups?role=superadmin&department=DT-PM');
  expect(await screen.findByText('Nothing matches')).toBeDefined();
  click('Clear filters');
  await waitFor(() => expect(app.location()).toBe('/admin/user-groups'));
});

test('a user is signed out everywhere after a confirmation, and the focus returns to the row', async () => {
  await shown();
  await act('End sessions');
  const asked = await screen.findByRole('dialog', { name: 'End Sessions' });
  expect(asked.textContent).toContain('person1@overture.example is signed out in every browser');
  server.answer('DELETE /api/auth/admin/u1/sessions', { body: { message: 'Signed out everywhere' } });
  expect(await sent(server, 'DELETE /api/auth/admin/u1/sessions')).toEqual([]);
  fireEvent.click(within(asked).getByRole('button', { name: 'End sessions' }));
  expect(await screen.findByText('Signed out everywhere')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('More for person1@overture.example'),
  );
});

test('nobody is offered what nobody may do to themselves', async () => {
  serve([{ ...user(1), _id: currentSession()?.userId ?? '' }]);
  open();
  await screen.findByText('person1@overture.example');
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  click('More for person1@overture.example');
  await screen.findByRole('menuitem', { name: 'Link for a new password' });
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});

test('a lost second factor is turned off after a confirmation', async () => {
  await shown();
  await act('Turn off two-step sign-in');
  await screen.findByRole('dialog', { name: 'Turn Off Two-Step Sign-In' });
  server.answer('POST /api/auth/mfa/reset', { body: { message: 'Two-step sign-in turned off.' } });
  click('Turn off');
  expect(await screen.findByText('Two-step sign-in turned off.')).toBeDefined();
  expect(await sent(server, 'POST /api/auth/mfa/reset')).toEqual([{ userId: 'u1' }]);
});

test('who has no second factor is offered no way to turn it off; the row says how each signs in', async () => {
  serve([
    { ...user(1), name: 'Kim Berg', signInWays: ['password', 'google'] },
    { ...user(2), twoStep: false },
  ]);
  open();
  await screen.findByText('Kim Berg');
  const [, first, second] = screen.getAllByRole('row');
  expect(first?.textContent).toContain('Password, Googleand a code');
  expect(second?.textContent).not.toContain('and a code');
  click('More for person1@overture.example');
  expect(await screen.findByRole('menuitem', { name: 'Turn off two-step sign-in' })).toBeDefined();
  click('More for person2@overture.example');
  const menu = within(await screen.findByRole('menu', { name: 'More for person2@overture.example' }));
  expect(menu.queryByRole('menuitem', { name: 'Turn off two-step sign-in' })).toBeNull();
});
