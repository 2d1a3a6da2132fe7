import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../audit/domain/audit-entry.ts';
import { auditOn } from './audit-on.ts';
import { KnownDevices } from '../people/sign-in/use-cases/known-devices.ts';
import { LeaveSandbox } from '../people/sign-in/use-cases/leave-sandbox.ts';
import type { ApiKey } from '../connections/domain/api-key.ts';
import { sandboxAccounts, sandboxPassword } from '../people/users/domain/sandbox-accounts.ts';
import type { User } from '../people/users/domain/user.ts';
import { CreateUser } from '../people/users/use-cases/create-user.ts';
import { DeleteUser } from '../people/users/use-cases/delete-user.ts';
import { SandboxAccounts } from '../people/users/use-cases/sandbox-accounts.ts';
import { buildUser, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeIdGenerator } from './fake-id-generator.ts';
import { FakePasswordHasher } from './fake-password-hasher.ts';

type Needed = 'users' | 'sessions' | 'sandboxExits' | 'apiKeys' | 'jobs' | 'audit';

const own = { email: 'kim@agency.example', password: 'Nine-Blue!Kettles4' };
const outside = { isFull: false, isServing: true };
const inSandbox = { isFull: true, isServing: true, superadmin: undefined };

/** How an installation leaves the sandbox, on every store. */
export function describeLeavingSandbox(name: string, openStore: OpenContractStore<Needed>): void {
  const clock = new FakeClock();
  const hasher = new FakePasswordHasher();
  let store: Pick<ContractStore, Needed | 'close'>;
  let leave: LeaveSandbox;
  let deaths: number;
  /** A process that dies after it has ended so many accounts. */
  let diesAfter: number;
  /** What happens while an account is about to end. */
  let onEnding: () => Promise<void>;

  beforeEach(async () => {
    store = await openStore(clock);
    deaths = 0;
    diesAfter = Infinity;
    onEnding = async () => {};
    const { users, jobs } = store;
    const ids = new FakeIdGenerator();
    const { audit } = auditOn({ log: store.audit, clock, ids });
    const deleteUser = new DeleteUser({ users, jobs, audit, clock });
    const createUser = new CreateUser({
      users,
      erasedAddresses: { refuse: async () => {} },
      hasher,
      passwordPolicy: { require: async () => {} },
      audit,
      clock,
      ids,
    });
    leave = new LeaveSandbox({
      exits: store.sandboxExits,
      keys: store.apiKeys,
      users,
      sandboxAccounts: new SandboxAccounts({ users, hasher }),
      sessions: store.sessions,
      createUser,
      deleteUser: {
        execute: async (input) => {
          if (deaths >= diesAfter) throw new Error('The process died.');
          deaths += 1;
          await onEnding();
          await deleteUser.execute(input);
        },
      },
      hasher,
      audit,
      clock,
      standIns: { google: true, oidc: true },
      ssoOnly: false,
    });
  });
  afterEach(() => store.close());

  async function add(email: string, fields: Partial<User> = {}, password = 'Secret!1'): Promise<User> {
    const user = buildUser({ id: uniqueId('user'), email, passwordHash: await hasher.hash(password), ...fields });
    await store.users.create(user);
    return user;
  }
  const superadmin = { role: 'superadmin', department: null } as const;
  const addSandboxSuperadmin = () => add(sandboxAccounts.superadmin, superadmin, sandboxPassword);
  const addOwn = (fields: Partial<User> = {}) => add(own.email, { ...superadmin, ...fields }, own.password);
  const storeKey = async () => {
    const id = uniqueId('key');
    const times = { createdAt: clock.now(), updatedAt: clock.now() };
    const sealed = { sealed: 'x', masterKeyId: 'k', lastFour: '1234' };
    const key: ApiKey = { id, name: 'Main', type: 'Hubspot', department: 'dt-pm', active: true, ...sealed, ...times };
    await store.apiKeys.create(key);
  };
  const emails = async () =>
    (await store.users.list({}, { page: 1, limit: 100 })).items
      .map(({ email }) => email)
      .toSorted((a, b) => a.localeCompare(b));
  const startSession = async ({ id: userId, tokenVersion }: User) => {
    const id = uniqueId('session');
    const times = { createdAt: testNow, lastUsedAt: testNow, expiresAt: testNow + 1, authenticatedAt: testNow };
    const shown = { mfaSetupRequired: false, isAllowedBySsoOnly: true, isAllowedByMfa: true };
    await store.sessions.create({ id, userId, tokenVersion, device: 'Firefox', ...shown, ...times });
    return id;
  };
  /** Whether a session still counts, as `AuthenticateToken` decides it. */
  const continues = async (id: string, { id: userId }: User) => {
    const user = await store.users.findById(userId);
    return user?.deletedAt === null && (await store.sessions.findById(id))?.tokenVersion === user.tokenVersion;
  };

  describe(`SandboxExitRepository on ${name}`, () => {
    it('stores one exit, and lets each of several changes see the one before', async () => {
      const { sandboxExits } = store;
      expect(await sandboxExits.find()).toBeNull();
      expect(await sandboxExits.change(() => null)).toBe(false);
      const begin = { keeper: null, leftAt: 0 };
      const counted = Array.from({ length: 5 }, () =>
        sandboxExits.change((stored) => (stored === null ? begin : { ...stored, leftAt: (stored.leftAt ?? 0) + 1 })),
      );
      expect(await Promise.all(counted)).toEqual([true, true, true, true, true]);
      const keeper = { userId: 'u', tokenVersion: 2, sessionId: null, accounts: 3 };
      expect(await sandboxExits.find()).toEqual({ ...begin, leftAt: 4 });
      expect(await sandboxExits.change(() => ({ keeper, leftAt: null }))).toBe(true);
      expect(await sandboxExits.find()).toEqual({ keeper, leftAt: null });
    });
  });

  describe(`LeaveSandbox on ${name}`, () => {
    it('ends every account with the first key but that of its superadmin, whose session continues', async () => {
      await leave.atStart(inSandbox);
      const demo = await addSandboxSuperadmin();
      await add(sandboxAccounts.admin, {}, 'Changed!2');
      const other = await add('other@agency.example', superadmin);
      await add('invited@agency.example', { passwordHash: null });
      const kim = await addOwn({ googleSub: 'sandbox-1', oidcSubject: 'http://127.0.0.1:8090 kim' });
      const [saving, elsewhere, ofDemo] = [await startSession(kim), await startSession(kim), await startSession(demo)];
      const devices = new KnownDevices({ users: store.users, clock });
      const caller = { address: '192.0.2.1', userAgent: '' };
      const browser = { ...caller, deviceToken: await devices.remember(kim, caller) };
      expect(await devices.isKnown(kim.email, browser)).toBe(true);
      expect(await leave.ending(kim.id)).toMatchObject({ total: 4 });
      await leave.nameKeeper({ userId: kim.id, sessionId: saving });
      // Nothing ends before the key is stored.
      await leave.leave(systemActor);
      expect(await emails()).toHaveLength(5);
      await storeKey();
      await leave.leave({ userId: kim.id, name: kim.email });
      expect(await emails()).toEqual([own.email]);
      expect([await continues(saving, kim), await continues(elsewhere, kim), await continues(ofDemo, demo)]).toEqual([
        true,
        false,
        false,
      ]);
      expect(await devices.isKnown(kim.email, browser)).toBe(false);
      const kept = await store.users.findById(kim.id);
      expect(kept).toMatchObject({ tokenVersion: 2, googleSub: null, oidcSubject: null });
      expect(kept?.passwordHash).toBe(kim.passwordHash);
      expect(await leave.ended()).toEqual({ at: clock.now(), accounts: 4 });
      expect(await leave.ending(kim.id)).toBeNull();
      const { items } = await store.audit.list({}, { page: 1, limit: 10 });
      expect(items.map(({ actor, action, target, detail }) => [actor.name, action, target, detail])).toContainEqual([
        own.email,
        'sandbox_left',
        own.email,
        '4 accounts ended',
      ]);
      expect(items.filter(({ action }) => action === 'user_deleted')).toHaveLength(4);
      expect((await store.users.findById(other.id))?.deletedAt).not.toBeNull();
    });

    it('happens once: later accounts stay, whatever key is saved', async () => {
      await leave.atStart(inSandbox);
      const kim = await addOwn();
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await storeKey();
      await leave.leave(systemActor);
      await add('rep@agency.example');
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await storeKey();
      await leave.leave(systemActor);
      await leave.atStart(inSandbox);
      await leave.atStart({ ...outside, superadmin: undefined });
      expect(await emails()).toEqual([own.email, 'rep@agency.example']);
      expect((await store.users.findById(kim.id))?.tokenVersion).toBe(2);
    });

    it.each([0, 1, 2])('is finished by the next start if the process dies after %i accounts', async (accounts) => {
      await leave.atStart(inSandbox);
      await addSandboxSuperadmin();
      await add(sandboxAccounts.admin, {}, sandboxPassword);
      await add('other@agency.example', superadmin);
      const kim = await addOwn();
      const saving = await startSession(kim);
      await leave.nameKeeper({ userId: kim.id, sessionId: saving });
      await storeKey();
      diesAfter = accounts;
      await expect(leave.leave(systemActor)).rejects.toThrow('died');
      expect(await leave.isPending()).toBe(true);
      diesAfter = Infinity;
      await leave.atStart({ ...inSandbox, isServing: false });
      expect(await emails()).toEqual([own.email]);
      expect(await continues(saving, kim)).toBe(true);
      expect(await leave.ended()).toMatchObject({ accounts: 3 });
    });

    it('is finished by the next start if the process dies right after the key', async () => {
      await leave.atStart(inSandbox);
      await addSandboxSuperadmin();
      const kim = await addOwn();
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await leave.atStart(inSandbox);
      // No key was stored, so the sandbox goes on.
      expect(await emails()).toHaveLength(2);
      await storeKey();
      await leave.atStart(inSandbox);
      expect(await emails()).toEqual([own.email]);
    });

    it('waits for a superadmin who can stay', async () => {
      await leave.atStart(inSandbox);
      const demo = await addSandboxSuperadmin();
      const easy = await add('easy@agency.example', superadmin, sandboxPassword);
      const googled = await add('g@overture.example', { ...superadmin, passwordHash: null, googleSub: 'sandbox-2' });
      const admin = await add('admin@agency.example');
      for (const { id: userId } of [demo, easy, googled, admin]) {
        expect(await leave.isOpenTo(userId)).toBe(true);
        await leave.nameKeeper({ userId, sessionId: null });
      }
      await storeKey();
      await leave.leave(systemActor);
      await leave.atStart(inSandbox);
      expect(await emails()).toHaveLength(4);
      const kim = await addOwn();
      expect(await leave.isOpenTo(kim.id)).toBe(false);
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await leave.leave(systemActor);
      expect(await emails()).toEqual([own.email]);
    });

    it('ends nothing if whoever was named has ended in between, and goes on with the next', async () => {
      await leave.atStart(inSandbox);
      const demo = await addSandboxSuperadmin();
      const first = await add('first@agency.example', superadmin);
      await leave.nameKeeper({ userId: first.id, sessionId: null });
      await store.users.delete(first.id, clock.now());
      await storeKey();
      await leave.leave(systemActor);
      expect(await emails()).toEqual([demo.email]);
      const kim = await addOwn();
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await leave.leave(systemActor);
      expect(await emails()).toEqual([own.email]);
    });

    it('makes void what accounts issue for the user who stays while they end', async () => {
      await leave.atStart(inSandbox);
      await addSandboxSuperadmin();
      const kim = await addOwn();
      const issuedFor: (number | undefined)[] = [];
      onEnding = async () => {
        issuedFor.push((await store.users.findById(kim.id))?.tokenVersion);
      };
      await leave.nameKeeper({ userId: kim.id, sessionId: null });
      await storeKey();
      await leave.leave({ userId: kim.id, name: kim.email });
      expect(issuedFor).toEqual([kim.tokenVersion]);
      expect((await store.users.findById(kim.id))?.tokenVersion).toBeGreaterThan(kim.tokenVersion);
    });

    it('ends accounts that a request creates meanwhile', async () => {
      await leave.atStart(inSandbox);
      const demo = await addSandboxSuperadmin();
      const kim = await addOwn();
      const { audit } = auditOn({ log: store.audit, clock, ids: new FakeIdGenerator('late') });
      const late = new CreateUser({
        users: store.users,
        erasedAddresses: { refuse: async () => {} },
        hasher: {
          // The account of whoever asks ends while the password is hashed.
          hash: async (password) => {
            await leave.nameKeeper({ userId: kim.id, sessionId: null });
            await storeKey();
            await leave.leave(systemActor);
            return hasher.hash(password);
          },
          verify: (password, hash) => hasher.verify(password, hash),
          needsRehash: () => false,
        },
        passwordPolicy: { require: async () => {} },
        audit,
        clock,
        ids: new FakeIdGenerator('late-user'),
      });
      const actor = { userId: demo.id, name: demo.email };
      const creating = late.execute({ actor, email: 'late@x.example', password: 'Secret!1', ...superadmin });
      await expect(creating).rejects.toMatchObject({ code: 'unauthenticated' });
      expect(await emails()).toEqual([own.email]);
    });

    it('leaves an installation alone that never was a sandbox', async () => {
      const boss = await addOwn();
      await add('rep@agency.example');
      await leave.atStart({ ...outside, superadmin: own });
      expect(await leave.isPending()).toBe(false);
      await leave.nameKeeper({ userId: boss.id, sessionId: null });
      await storeKey();
      await leave.leave(systemActor);
      expect(await emails()).toHaveLength(2);
      expect(await leave.ended()).toBeNull();
    });

    it('ends nothing in a store whose sandbox an earlier version has left', async () => {
      await addOwn();
      await add('rep@agency.example');
      await storeKey();
      await leave.atStart(inSandbox);
      expect(await leave.ended()).toEqual({ at: clock.now(), accounts: 0 });
      expect(await emails()).toHaveLength(2);
    });

    it('ends the accounts of an earlier version’s sandbox with a credential of the settings', async () => {
      await addSandboxSuperadmin();
      await add('other@agency.example', superadmin);
      await leave.atStart({ ...outside, superadmin: undefined, isServing: false });
      expect(await emails()).toHaveLength(2);
      await leave.atStart({ ...outside, superadmin: own });
      expect(await emails()).toEqual([own.email]);
      expect(await leave.ended()).toMatchObject({ accounts: 2 });
    });

    it('asks which superadmin stays if the settings do not say it', async () => {
      await leave.atStart(inSandbox);
      await addOwn();
      await add('other@agency.example', superadmin);
      await leave.atStart({ ...outside, superadmin: undefined });
      await leave.atStart({ ...outside, superadmin: { ...own, password: 'another one' } });
      expect([await leave.isPending(), (await emails()).length]).toEqual([true, 2]);
      await leave.atStart({ ...outside, superadmin: own });
      expect(await emails()).toEqual([own.email]);
    });
  });
}
