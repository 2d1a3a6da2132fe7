import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../../audit/domain/audit-entry.ts';
import { auditOn, FakeClock, FakeIdGenerator, FakePasswordHasher, openTestStore } from '../../../testing/index.ts';
import type { TestStore } from '../../../testing/open-test-store.ts';
import { ChangeUserAccess } from './change-user-access.ts';
import { CreateUser } from './create-user.ts';
import { PasswordPolicy } from './password-policy.ts';
import { ImportUser, type ImportOptions } from './import-user.ts';

const asIs: ImportOptions = { updates: false, restores: false, dryRun: false };

describe('ImportUser', () => {
  let store: TestStore;
  let importUser: ImportUser;
  let changeAccess: ChangeUserAccess;

  beforeEach(() => {
    store = openTestStore();
    const { users } = store;
    const clock = new FakeClock();
    const ids = new FakeIdGenerator();
    const audit = auditOn({ log: store.audit, clock, ids }).audit;
    changeAccess = new ChangeUserAccess({ users, audit, clock });
    const createUser = new CreateUser({
      users,
      erasedAddresses: { refuse: async () => {} },
      hasher: new FakePasswordHasher(),
      passwordPolicy: new PasswordPolicy({
        commonPasswords: { has: async () => false },
        productName: 'Overture',
        sandbox: { read: async () => ({ Hubspot: true, Openai: true, isFull: true }) },
        ssoOnly: false,
      }),
      audit,
      clock,
      ids,
    });
    importUser = new ImportUser({ users, createUser, changeAccess });
  });

  afterEach(() => store.close());

  const imported = (user: object = {}, options: Partial<ImportOptions> = {}) =>
    importUser.execute({
      actor: systemActor,
      email: 'kim@agency.com',
      role: 'admin',
      department: 'dt-sales',
      password: undefined,
      makePassword: async () => 'Secret!42',
      ...user,
      options: { ...asIs, ...options },
    });
  const kim = () => store.users.findByEmail('kim@agency.com');

  it('creates a user once, asks for a password only then, and leaves an equal one as it is', async () => {
    expect(await imported()).toBe('created');
    const created = await kim();
    const noPassword = { makePassword: () => Promise.reject(new Error('asked')) };
    expect(await imported(noPassword)).toBe('unchanged');
    expect(await kim()).toEqual(created);
    await expect(imported({ ...noPassword, email: 'lee@agency.com' })).rejects.toThrow('asked');
  });

  it('changes one that differs only when asked, and stops its tokens', async () => {
    await imported();
    const before = await kim();
    await expect(imported({ department: 'dt-pm' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This user already exists as admin in another domain. Only updating changes it.',
    });
    expect(await imported({ department: 'dt-pm' }, { updates: true })).toBe('updated');
    expect(await kim()).toMatchObject({ department: 'dt-pm', tokenVersion: (before?.tokenVersion ?? 0) + 1 });
    const { items } = await store.audit.list({ actions: ['user_updated'] }, { page: 1, limit: 10 });
    expect(items).toMatchObject([{ target: 'kim@agency.com', detail: 'admin in dt-pm' }]);
  });

  it('does not bring back a deleted user unasked', async () => {
    await imported();
    await store.users.delete((await kim())?.id ?? '', 1);
    await expect(imported()).rejects.toThrow('was deleted');
    expect(await imported({}, { restores: true })).toBe('created');
    expect(await kim()).toMatchObject({ deletedAt: null });
  });

  it('tells what it would do and does nothing', async () => {
    const rep = { userId: null, email: 'cli:root' };
    const easy = { actor: rep, password: 'kim@agency.com' };
    await expect(imported(easy, { dryRun: true })).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await imported({}, { dryRun: true })).toBe('created');
    expect(await kim()).toBeNull();
    await imported();
    expect(await imported({ department: 'dt-pm' }, { updates: true, dryRun: true })).toBe('updated');
    expect(await kim()).toMatchObject({ department: 'dt-sales' });
  });

  it('keeps the last superadmin one', async () => {
    await imported({ role: 'superadmin', department: null });
    const before = await kim();
    const change = imported({}, { updates: true });
    await expect(change).rejects.toMatchObject({ code: 'last_superadmin' });
    // With the token version, the sessions stay too.
    expect(await kim()).toEqual(before);
  });

  it('keeps a superadmin of two who are changed at once, with their sessions', async () => {
    const lee = { email: 'lee@agency.com' };
    for (const who of [{}, lee]) await imported({ ...who, role: 'superadmin', department: null });
    const before = await kim();
    const changes = await Promise.allSettled([{}, lee].map((who) => imported(who, { updates: true })));
    expect(changes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await kim()).toEqual(before);
  });
});
