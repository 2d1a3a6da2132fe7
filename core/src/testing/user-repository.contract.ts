import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError } from '../platform/app-error.ts';
import { emptyProfile } from '../people/users/domain/user.ts';
import type { UserSort } from '../people/users/ports/user-repository.ts';
import { buildUser, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every UserRepository does. */
export function describeUserRepository(name: string, openStore: OpenContractStore<'users'>): void {
  describe(`UserRepository on ${name}`, () => {
    let store: Pick<ContractStore, 'users' | 'close'>;
    beforeAll(async () => {
      store = await openStore(new FakeClock());
    });
    afterAll(() => store.close());

    it('gives back what was created, by id and by address', async () => {
      const user = buildUser({
        email: `josé+${uniqueId()}@overture.example`,
        department: 'dt-pm',
        passwordHash: '$argon2id$x',
        profile: {
          firstName: '李',
          lastName: "O'Brien",
          company: 'Ünïcode "GmbH"',
          city: '',
          signAs: 'Kim van Dyke',
          state: '',
          country: '',
          about: 'line 1\nline 2 🎉',
          meetingLink: 'https://meet.example/a?b=%20_',
          language: 'hi',
        },
      });
      await store.users.create(user);
      expect(await store.users.findById(user.id)).toEqual(user);
      expect(await store.users.findByEmail(user.email)).toEqual(user);
    });

    it('notes a use, and nothing else of the user', async () => {
      const user = buildUser();
      await store.users.create(user);
      await store.users.noteUse(user.id, testNow + 5);
      expect(await store.users.findById(user.id)).toEqual({ ...user, lastActiveAt: testNow + 5 });
    });

    it('notes known devices, and nothing else of the user', async () => {
      const user = buildUser();
      await store.users.create(user);
      await store.users.noteUse(user.id, testNow + 5);
      const knownDevices = [1, 2].map((n) => ({ digest: `d${n}`, tokenVersion: n, expiresAt: testNow + n }));
      await store.users.noteDevices(user.id, knownDevices);
      expect(await store.users.findById(user.id)).toEqual({ ...user, lastActiveAt: testNow + 5, knownDevices });
      await store.users.noteDevices(user.id, []);
      expect(await store.users.findById(user.id)).toEqual({ ...user, lastActiveAt: testNow + 5 });
    });

    it('answers null for whom it does not know', async () => {
      expect(await store.users.findById('nobody')).toBeNull();
      expect(await store.users.findByEmail('nobody@overture.example')).toBeNull();
    });

    it('refuses an address that is taken, also by a deleted user', async () => {
      const taken = buildUser({ deletedAt: testNow });
      await store.users.create(taken);
      await expect(store.users.create(buildUser({ email: taken.email }))).rejects.toBeInstanceOf(ConflictError);
    });

    it('lets one of many simultaneous creations of an address win', async () => {
      const email = `${uniqueId('race')}@overture.example`;
      const outcomes = await Promise.allSettled(
        Array.from({ length: 8 }, () => store.users.create(buildUser({ email }))),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('replaces a whole user and says when there is none', async () => {
      const user = buildUser();
      await store.users.create(user);
      const changed = {
        ...user,
        role: 'superadmin' as const,
        department: null,
        tokenVersion: 2,
        updatedAt: testNow + 1,
      };
      expect(await store.users.update(changed)).toBe(true);
      expect(await store.users.findById(user.id)).toEqual(changed);
      expect(await store.users.update(buildUser())).toBe(false);
    });

    it('refuses to give a user the address of another', async () => {
      const [one, other] = [buildUser(), buildUser()];
      await store.users.create(one);
      await store.users.create(other);
      await expect(store.users.update({ ...other, email: one.email })).rejects.toBeInstanceOf(ConflictError);
      expect(await store.users.findById(other.id)).toEqual(other);
    });

    it('finds a user by the Google account, which is nobody else’s', async () => {
      const googleSub = uniqueId('sub');
      const user = buildUser({ googleSub });
      await store.users.create(user);
      await store.users.create(buildUser());
      expect(await store.users.findByGoogleSub(googleSub)).toEqual(user);
      expect(await store.users.findByGoogleSub('nobody')).toBeNull();
      const other = buildUser();
      await store.users.create(other);
      await expect(store.users.update({ ...other, googleSub })).rejects.toBeInstanceOf(ConflictError);
      await expect(store.users.create(buildUser({ googleSub }))).rejects.toBeInstanceOf(ConflictError);
    });

    it('finds a user by the single sign-on account, which is nobody else’s', async () => {
      const oidcSubject = `https://id.agency.example ${uniqueId('sub')}`;
      const user = buildUser({ oidcSubject });
      await store.users.create(user);
      expect(await store.users.findByOidcSubject(oidcSubject)).toEqual(user);
      expect(await store.users.findByOidcSubject('https://other.example sub')).toBeNull();
      await expect(store.users.create(buildUser({ oidcSubject }))).rejects.toBeInstanceOf(ConflictError);
    });

    it('lists the living newest first, by page, role and domain', async () => {
      const base = { department: 'conference-sales', role: 'admin' } as const;
      const created = [3, 1, 2, 2].map((age, index) =>
        buildUser({ ...base, id: uniqueId(`list-${index}`), createdAt: testNow - age * 1000 }),
      );
      for (const user of created) await store.users.create(user);
      await store.users.create(buildUser({ ...base, deletedAt: testNow }));
      await store.users.create(buildUser({ department: 'conference-sales', role: 'superadmin' }));
      const [third, first, tieLow, tieHigh] = created;

      const pageOne = await store.users.list(base, { page: 1, limit: 3 });
      const pageTwo = await store.users.list(base, { page: 2, limit: 3 });

      expect(pageOne.total).toBe(4);
      expect([...pageOne.items, ...pageTwo.items]).toEqual([first, tieHigh, tieLow, third]);
      expect((await store.users.list(base, { page: 3, limit: 3 })).items).toEqual([]);
      expect((await store.users.list({ department: 'conference-sales' }, { page: 1, limit: 10 })).total).toBe(5);
    });

    it('finds those whose address and name hold every word, whatever the case', async () => {
      const department = 'dt-sales';
      const named = buildUser({
        department,
        email: 'p.raman@overture.example',
        profile: { ...emptyProfile, firstName: 'Örjan', lastName: 'Raman' },
      });
      const unnamed = buildUser({ department, email: 'kim+raman@overture.example', profile: null });
      for (const user of [named, unnamed]) await store.users.create(user);
      const found = async (search: string) =>
        (await store.users.list({ department, search }, { page: 1, limit: 10 })).items.map(({ id }) => id).toSorted();
      expect(await found('RAMAN')).toEqual([named.id, unnamed.id].toSorted());
      expect(await found('raman örjan')).toEqual([named.id]);
      expect(await found('kim+')).toEqual([unnamed.id]);
      expect(await found('p_raman')).toEqual([]);
    });

    it('sorts by address and by date, both ways, over the pages', async () => {
      const search = uniqueId('sorted');
      const users = ['ben', 'ada', 'cy'].map((name, age) =>
        buildUser({ email: `${name}@${search}.example`, createdAt: testNow - age }),
      );
      for (const user of users) await store.users.create(user);
      const [ben, ada, cy] = users;
      const pages = async (sort: UserSort) =>
        (await Promise.all([1, 2].map((page) => store.users.list({ search }, { page, limit: 2 }, sort)))).flatMap(
          ({ items }) => items,
        );
      expect(await pages({ field: 'email', descending: false })).toEqual([ada, ben, cy]);
      expect(await pages({ field: 'email', descending: true })).toEqual([cy, ben, ada]);
      expect(await pages({ field: 'createdAt', descending: false })).toEqual([cy, ada, ben]);
    });

    it('counts the living of a role, a domain and a time, its end excluded', async () => {
      const base = { department: 'product-pm', role: 'admin' } as const;
      for (const createdAt of [100, 200, 300]) await store.users.create(buildUser({ ...base, createdAt }));
      await store.users.create(buildUser({ ...base, createdAt: 200, deletedAt: 250 }));
      expect(await store.users.count(base)).toBe(3);
      expect(await store.users.count({ ...base, from: 100, to: 300 })).toBe(2);
      expect(await store.users.count({ ...base, from: 101 })).toBe(2);
      expect(await store.users.count({ ...base, to: 100 })).toBe(0);
      expect(await store.users.count({ ...base, role: 'superadmin' })).toBe(0);
    });
  });
}
