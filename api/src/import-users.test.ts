import type { EndpointResponse, importUsers } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminSignIn, startTestApi, superadminSignIn, type TestApi } from './testing/start-test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(superadminSignIn);
});
afterEach(() => api.stop());

type Results = EndpointResponse<typeof importUsers>['results'];

const kim = { email: 'kim@agency.example', role: 'admin', department: 'DT-PM' };

describe('importing a list of users', () => {
  const importing = (users: readonly object[], options: object = {}) =>
    api.call<{ results: Results }>('/api/auth/import', { token, json: { users, ...options } });
  const emails = async () =>
    (await api.call<{ admins: { email: string }[] }>('/api/auth/admins?role=all', { token })).body.admins.map(
      ({ email }) => email,
    );

  it('tells what each row would become, and makes nothing', async () => {
    const before = await emails();
    const users = [kim, { ...kim, email: 'lee@agency.example', password: 'Secret!42' }, { ...kim, ...adminSignIn }];
    const { body } = await importing(users, { dryRun: true });
    expect(body.results).toMatchObject([
      { email: kim.email, status: 'created', link: null },
      { email: 'lee@agency.example', status: 'created', link: null },
      { email: adminSignIn.email, status: 'error', problem: expect.stringContaining('already exists as admin') },
    ]);
    expect(await emails()).toEqual(before);
  });

  it('makes every user who can be made, and invites those without a password, again as long as they have none', async () => {
    const lee = { email: 'lee@agency.example', role: 'superadmin', department: null, password: 'Secret!42' };
    const { body } = await importing([kim, lee, { ...kim, department: null, email: 'no@agency.example' }]);
    expect(body.results).toMatchObject([
      { status: 'created', problem: null, link: { link: expect.stringContaining('#i_') } },
      { status: 'created', problem: null, link: null },
      { status: 'error', problem: 'Please select a Domain', link: null },
    ]);
    expect(await api.signIn({ email: lee.email, password: lee.password })).toEqual(expect.any(String));

    const again = (await importing([kim, lee])).body.results;
    expect(again).toMatchObject([
      { status: 'unchanged', link: { link: expect.any(String) } },
      { status: 'unchanged', link: null },
    ]);
    const invitation = again[0]?.link?.link.split('#')[1];
    const redeemed = await api.call('/api/auth/links/redeem', { json: { token: invitation, password: 'Chosen!42' } });
    expect(redeemed).toMatchObject({ status: 200, body: { user: { email: kim.email, department: 'DT-PM' } } });
    expect((await importing([kim])).body.results).toMatchObject([{ status: 'unchanged', link: null }]);
  });

  it('changes existing users and restores deleted ones only when asked', async () => {
    await importing([kim]);
    const moved = { ...kim, department: 'DT-Sales' };
    expect((await importing([moved])).body.results).toMatchObject([{ status: 'error' }]);
    expect((await importing([moved], { update: true })).body.results).toMatchObject([{ status: 'updated' }]);
    const { admins } = (
      await api.call<{ admins: { _id: string; email: string }[] }>('/api/auth/admins?search=kim', { token })
    ).body;
    await api.call(`/api/auth/delete-admin/${admins[0]?._id}`, { method: 'DELETE', token });
    expect((await importing([moved])).body.results).toMatchObject([{ problem: expect.stringContaining('deleted') }]);
    expect((await importing([moved], { restore: true })).body.results).toMatchObject([{ status: 'created' }]);
  });

  it('is refused to admins, and whole for a domain that does not exist', async () => {
    expect(await importing([{ ...kim, department: 'Nowhere' }])).toMatchObject({ status: 400 });
    token = await api.signIn(adminSignIn);
    expect(await importing([kim])).toMatchObject({ status: 403 });
  });
});
