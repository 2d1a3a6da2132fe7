import type { Admin, Prompt } from '@overture/core/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { kim, startAdministration, type Administration } from './testing/administration.ts';
import { adminSignIn, superadminSignIn } from './testing/start-test-api.ts';

let app: Administration;
beforeEach(async () => {
  app = await startAdministration();
});
afterEach(() => app.api.stop());

describe('users', () => {
  it('are searched and sorted over all pages, as prompts are, by the list’s own fields only', async () => {
    await app.createKim();
    await app.send('POST', '/auth/create-admin', { ...kim, email: 'abe@agency.example', department: 'DT-PM' });
    const users = async (query: string) =>
      (await app.get<{ admins: Admin[] }>(`/auth/admins?${query}`)).admins.map(({ email }) => email);
    expect(await users('search=AGENCY&sort=-email')).toEqual(['kim@agency.example', 'abe@agency.example']);
    expect(await users('search=agency&sort=email&department=DT-PM')).toEqual(['abe@agency.example']);
    for (const title of ['Zebra hunt', 'antelope hunt']) {
      await app.send('POST', '/prompts', { title, prompt: 'Write.', department: 'DT-PM' });
    }
    const { prompts, totalPrompts } = await app.get<{ prompts: Prompt[]; totalPrompts: number }>(
      '/prompts?search=hunt&sort=title&limit=5',
    );
    expect(prompts.map(({ title }) => title)).toEqual(['antelope hunt', 'Zebra hunt']);
    expect(totalPrompts).toBe(2);
    const kimsToken = await app.api.signIn(kim);
    expect(await app.get('/prompts?search=hunt', kimsToken)).toMatchObject({ prompts: [], totalPrompts: 0 });
    for (const path of [
      '/auth/admins?sort=passwordHash',
      '/prompts?sort=prompt',
      `/prompts?search=${'x'.repeat(201)}`,
    ]) {
      expect((await app.api.call(`/api${path}`, { token: app.superadmin })).status).toBe(400);
    }
  });

  it('are created, listed by domain, and refused if the address is in use', async () => {
    const created = await app.createKim();
    expect(created).toMatchObject({
      status: 201,
      body: { message: 'User created successfully', user: { email: kim.email, department: 'DT-Sales' } },
    });
    expect(JSON.stringify(created.body)).not.toContain(kim.password);
    expect(await app.createKim()).toMatchObject({
      status: 409,
      body: { error: 'A user with this email already exists.' },
    });
    const listed = await app.get<{ admins: Admin[]; totalAdmins: number }>('/auth/admins?department=DT-Sales');
    expect(listed).toMatchObject({ totalAdmins: 1, totalPages: 1, currentPage: 1, admins: [{ email: kim.email }] });
    const all = await app.get<{ admins: Admin[] }>('/auth/admins');
    expect(all.admins.map(({ email }) => email)).toEqual([kim.email, adminSignIn.email]);
  });

  it('are signed out at once when deleted: pending generations end, and the address is refused until it is created again', async () => {
    const { user } = (await app.createKim()).body;
    const [token, other] = [await app.api.signIn(kim), await app.api.signIn(kim)];
    const recordId = await app.generate(token);
    const stream = await app.api.events('/api/email-sequence/events', token);
    await stream.nextBlock();

    expect(await app.send('DELETE', `/auth/delete-admin/${user._id}`)).toMatchObject({
      status: 200,
      body: { message: 'User deleted successfully' },
    });

    for (const gone of [token, other])
      expect((await app.api.call('/api/auth/my-profile', { token: gone })).status).toBe(401);
    await app.api.process(recordId);
    expect(app.api.ai.requests).toHaveLength(0);
    expect(await app.api.call('/api/auth/login', { json: kim })).toMatchObject({
      status: 401,
      body: { error: 'Invalid email or password' },
    });
    expect(await app.send('DELETE', `/auth/delete-admin/${user._id}`)).toMatchObject({ status: 404 });
    expect((await app.get<{ totalAdmins: number }>('/auth/admins')).totalAdmins).toBe(1);

    expect(await app.createKim('DT-PM')).toMatchObject({
      status: 201,
      body: { user: { _id: user._id, department: 'DT-PM' } },
    });
    expect((await app.api.call('/api/auth/my-profile', { token })).status).toBe(401);
    expect((await app.api.call('/api/auth/my-profile', { token: await app.api.signIn(kim) })).status).toBe(200);
  });

  it('keep their records when they are deleted', async () => {
    const { user } = (await app.createKim()).body;
    await app.api.process(await app.generate(await app.api.signIn(kim)));
    await app.send('DELETE', `/auth/delete-admin/${user._id}`);
    expect(await app.get(`/email-sequence/get-email-by-user-id?userId=${user._id}`)).toMatchObject([
      { responseStatus: 'ready' },
    ]);
  });

  it('never have their address as their password, whoever sets it', async () => {
    const lee = { email: 'lee1@agency.example', department: 'DT-PM' };
    const address = 'Lee1@Agency.example';
    const refused = { status: 400, body: { error: expect.stringContaining('the email address itself') } };
    expect(await app.send('POST', '/auth/create-admin', { ...lee, password: address })).toMatchObject(refused);
    const missing = { status: 400, body: { error: expect.stringContaining('password meets all requirements') } };
    expect(await app.send('POST', '/auth/create-admin', lee)).toMatchObject(missing);

    const linkBy = async (path: string, body: object) =>
      new URL((await app.send<{ link: string }>('POST', path, body)).body.link).hash.slice(1);
    const redeem = (link: string, password: string) =>
      app.api.call<{ token: string; user: { _id: string } }>('/api/auth/links/redeem', {
        json: { token: link, password },
      });
    const invitation = await linkBy('/auth/invite', { ...lee, role: 'admin' });
    expect(await redeem(invitation, address)).toMatchObject(refused);
    const { token, user } = (await redeem(invitation, 'Chosen!42')).body;

    const change = { currentPassword: 'Chosen!42', newPassword: address };
    const changed = await app.api.call('/api/auth/change-password', { method: 'POST', token, json: change });
    expect(changed).toMatchObject({ ...refused, body: { issues: [{ path: 'newPassword' }] } });

    expect(await redeem(await linkBy('/auth/reset-link', { userId: user._id }), address)).toMatchObject(refused);
  });

  it('can delete neither themselves nor the last superadmin', async () => {
    const { users } = await app.get<{ users: { _id: string; email: string }[] }>('/auth/users-action');
    const own = users.find(({ email }) => email === superadminSignIn.email)?._id ?? '';
    expect(await app.send('DELETE', `/auth/delete-admin/${own}`)).toMatchObject({
      status: 409,
      body: { code: 'conflict', error: 'You cannot delete yourself.' },
    });
  });
});
