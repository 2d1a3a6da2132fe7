import { hash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chained,
  chainEndOf,
  chainEndText,
  chainStart,
  remainderOf,
  searchNameOf,
  type ChainEnd,
  type StoredEntry,
} from '../audit/domain/audit-chain.ts';
import { systemActor, type AuditEntry } from '../audit/domain/audit-entry.ts';
import type { VerifiedCheckpoint } from '../audit/domain/audit-checkpoint.ts';
import type { NamedPerson } from '../audit/domain/named-person.ts';
import type { AuditLog } from '../audit/ports/audit-log.ts';
import { ChainKeys } from '../audit/domain/chain-keys.ts';
import { auditOn, testMasterKey } from './audit-on.ts';
import { testNow, uniqueId } from './builders.ts';
import { FakeClock } from './fake-clock.ts';
import { silentLogger } from './silent-logger.ts';

/** An audit log, and what somebody can do to it who may write to the store. */
export interface TamperedStore {
  readonly audit: AuditLog;
  /** Puts these entries in the place of all that are stored, past everything that keeps the log append-only. */
  replaceAll(entries: readonly object[]): Promise<void>;
  /** Removes what the store notes about the log beside the log. */
  forgetMarks(): Promise<void>;
  close(): Promise<void> | void;
}

const day = 24 * 60 * 60 * 1_000;
const kim = { userId: 'user-kim', name: 'kim@agency.example' };
const kimPerson = { kind: 'user', userId: kim.userId, email: kim.name } as const;

/** What every store does for the audit log. `openStore` opens a fresh, migrated store. */
export function describeAuditLog(name: string, openStore: () => Promise<TamperedStore> | TamperedStore): void {
  let store: TamperedStore;
  let clock: FakeClock;
  let lines: { readonly level: string; readonly fields: object }[];
  beforeEach(async () => {
    store = await openStore();
    clock = new FakeClock();
    lines = [];
  });
  afterEach(() => store.close());

  let made = 0;
  // Padded, because entries of one moment are listed by their ids.
  const ids = { next: () => uniqueId(`audit-${String((made += 1)).padStart(6, '0')}`) };
  const logger = Object.assign(Object.create(silentLogger) as typeof silentLogger, {
    info: (fields: object) => void lines.push({ level: 'info', fields }),
    error: (fields: object) => void lines.push({ level: 'error', fields }),
  });
  const on = (...masterKeys: readonly [string, ...string[]]) =>
    auditOn({ log: store.audit, clock, ids, logger, masterKeys });
  const own = () => on(testMasterKey());
  const verify = (expected?: ChainEnd) => own().verifyAudit.execute({ expected });
  const flaw = async (expected?: ChainEnd) => (await verify(expected)).flaw;
  const erase = (person: NamedPerson) => own().eraseFromAudit.execute(systemActor, person, 'somebody');
  const entry = (overrides: Partial<AuditEntry> = {}): AuditEntry => ({
    id: ids.next(),
    at: testNow,
    actor: { userId: 'user-1', name: 'Zoë@overture.example' },
    action: 'sign_in',
    target: 'zoë@overture.example',
    detail: '100% "quoted" \\ text\n%_',
    ...overrides,
  });
  const append = (one: AuditEntry) => store.audit.append((end) => chained(one, end, own().chainKeys));

  /** Every stored entry, as it is stored. */
  async function stored(): Promise<StoredEntry[]> {
    return [...(await store.audit.readUnlinked('', 100)), ...(await store.audit.readChain(0, 100))];
  }

  /** Puts these in the place of all entries; each is found by its actor's name unless it says otherwise. */
  const put = (entries: readonly StoredEntry[]) =>
    store.replaceAll(entries.map((one) => ({ actorSearch: searchNameOf(one.actor), ...one })));

  /** A log with a beginning, three entries of Kim and two of others. */
  async function aLog(): Promise<void> {
    await own().keyAudit.execute();
    const { audit } = own();
    await audit.record(kim, 'key_created', 'key-1', 'the Hubspot key');
    await audit.record(kim, 'user_deleted', 'lee@agency.example');
    await audit.record(systemActor, 'sign_in_failed', 'unknown', 'from 192.0.2.1');
    await audit.record(kim, 'key_deleted', 'key-1');
    await audit.record(systemActor, 'sign_in_locked', 'unknown');
  }

  describe(`AuditLog on ${name}`, () => {
    it('answers what was written, newest first, by page', async () => {
      const entries = [0, 1, 1, 2, 3].map((age, index) => entry({ id: `page-${9 - index}`, at: testNow - age }));
      for (const one of entries.toReversed()) await append(one);
      const pages = await Promise.all([1, 2, 3].map((page) => store.audit.list({}, { page, limit: 2 })));
      expect(pages.map(({ total }) => total)).toEqual([5, 5, 5]);
      expect(pages.flatMap(({ items }) => items)).toEqual(entries);
      expect((await store.audit.list({}, { page: 4, limit: 2 })).items).toEqual([]);
    });

    it('finds a part of the actor, case ignored and signs taken as they are, and some actions', async () => {
      const actor = { userId: null, name: 'cli:Root%_(x)' };
      await append(entry());
      await append(entry({ actor, action: 'keys_rotated' }));
      await append(entry({ actor, action: 'user_deleted' }));
      const found = async (filter: Parameters<AuditLog['list']>[0]) =>
        (await store.audit.list(filter, { page: 1, limit: 10 })).total;
      expect(await found({ actor: 'CLI:root' })).toBe(2);
      expect(await found({ actor: '%_(x' })).toBe(2);
      expect(await found({ actor: 'c.i:root' })).toBe(0);
      expect(await found({ actions: ['keys_rotated'] })).toBe(1);
      expect(await found({ actions: ['keys_rotated', 'user_deleted'] })).toBe(2);
      expect(await found({ actor: 'cli', actions: ['user_deleted'] })).toBe(1);
      expect(await found({ actor: 'cli', actions: ['sign_in'] })).toBe(0);
      expect(await found({ actions: [] })).toBe(0);
    });

    it('finds the entries from a moment on and before another', async () => {
      for (const at of [10, 20, 30]) await append(entry({ at: testNow + at }));
      const found = async (filter: Parameters<AuditLog['list']>[0]) =>
        (await store.audit.list(filter, { page: 1, limit: 10 })).items.map(({ at }) => at - testNow);
      expect(await found({ since: testNow + 20 })).toEqual([30, 20]);
      expect(await found({ before: testNow + 20 })).toEqual([10]);
      expect(await found({ since: testNow + 20, before: testNow + 30 })).toEqual([20]);
    });

    it('links entries in a chain, however many are written at once, and tells its end to the log stream', async () => {
      await own().keyAudit.execute();
      await Promise.all(Array.from({ length: 5 }, () => own().audit.record(kim, 'key_updated', 'key-1')));
      const { end, ...found } = await verify();
      expect(found).toMatchObject({ checked: 6, entries: 6, erased: 0, unlinked: 0, keyed: { seq: 1 }, flaw: null });
      expect(lines).toContainEqual({ level: 'info', fields: { end: chainEndText(end) } });
      expect(lines).toHaveLength(6);
    });

    it('begins once, also when processes start at once', async () => {
      await Promise.all([own().keyAudit.execute(), own().keyAudit.execute()]);
      const { end } = await verify();
      await own().keyAudit.execute();
      expect(await verify()).toMatchObject({ end, flaw: null });
    });

    it('erases a person by an entry that names what it altered, and the chain leaves no doubt', async () => {
      await aLog();
      expect(await erase(kimPerson)).toBe(3);
      const entries = await store.audit.readChain(0, 100);
      const without = entries.filter(({ link }) => link.salt === null);
      expect(without).toHaveLength(3);
      const { altered } = entries.at(-1)?.link.says ?? {};
      expect(altered?.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual(
        without.map((one) => ({
          id: one.id,
          from: one.link.commitment,
          commitment: remainderOf(one, one.remains ?? ''),
        })),
      );
      expect(entries.at(-1)).toMatchObject({ action: 'entries_erased', target: 'somebody', detail: '3 entries' });
      expect(JSON.stringify(entries)).not.toMatch(/kim|the Hubspot key/);
      expect(await verify()).toMatchObject({ checked: 7, erased: 3, flaw: null });
      expect(await erase(kimPerson)).toBe(0);
    });

    it('erases two people from one entry at once, and neither comes back', async () => {
      await own().keyAudit.execute();
      for (let one = 0; one < 20; one += 1) await own().audit.record(kim, 'playbook_pushed', '4711', 'note 77');
      await Promise.all([erase(kimPerson), erase({ kind: 'contact', hubspotId: '4711', hash: 'contact 3f' })]);
      // Whole values, because a random key or hash may hold the same letters.
      expect(JSON.stringify(await stored())).not.toMatch(/"(?:user-)?kim|"4711"|note 77/);
      expect(await verify()).toMatchObject({ erased: 20, flaw: null });
    });

    it('finds what names a contact, and names it by a hash alone once it is erased', async () => {
      await own().keyAudit.execute();
      const contact = { kind: 'contact', hubspotId: '4711', hash: 'contact 3f' } as const;
      const pushed = { action: 'playbook_pushed', actor: kim, target: '4711', detail: 'note 77' } as const;
      const named = [0, 1].map((at) => entry({ ...pushed, at }));
      const others = [entry({ ...pushed, target: 'another' }), entry({ action: 'key_created', target: '4711' })];
      others.push(entry({ ...pushed, actor: { userId: '4711', name: '4711' }, target: 'another' }));
      for (const one of [...named, ...others]) await append(one);
      const { items, total } = await store.audit.naming(contact, 1);
      expect(total).toBe(2);
      expect(items).toMatchObject([{ ...named[1] }]);
      expect(await erase(contact)).toBe(2);
      const after = new Map((await store.audit.list({}, { page: 1, limit: 100 })).items.map((one) => [one.id, one]));
      for (const one of named) expect(after.get(one.id)).toEqual({ ...one, target: 'contact 3f', detail: '' });
      for (const one of others) expect(after.get(one.id)).toEqual(one);
      expect(await verify()).toMatchObject({ erased: 2, flaw: null });
    });

    it('names an address of no user by a hash alone, as actor and target of sign-ins that failed, and nowhere else', async () => {
      await own().keyAudit.execute();
      const email = 'eve@northwind.example';
      const nobody = { userId: null, name: email };
      const failed = entry({ action: 'sign_in_failed', actor: nobody, target: email, detail: 'from 192.0.2.1' });
      const locked = entry({ action: 'sign_in_locked', actor: nobody, target: email });
      const other = entry({ action: 'service_created', target: email });
      for (const one of [failed, locked, other]) await append(one);
      const known = 'address 3f';
      expect(await erase({ kind: 'address', email, hash: known })).toBe(2);
      const after = new Map((await store.audit.list({}, { page: 1, limit: 100 })).items.map((one) => [one.id, one]));
      for (const one of [failed, locked]) {
        expect(after.get(one.id)).toEqual({ ...one, actor: { userId: null, name: known }, target: known, detail: '' });
      }
      expect(after.get(other.id)).toEqual(other);
      expect(await flaw()).toBeNull();
    });

    it('lets entries go that are older than they may be kept, and the chain goes on from a signed checkpoint', async () => {
      await aLog();
      const before = await verify();
      expect(await own().trimAfter().execute()).toBe(0);
      clock.advance(40 * day);
      await append(entry({ at: clock.now() - day }));
      expect(await own().trimAfter(30).execute()).toBe(before.checked);
      const after = await verify(before.end);
      expect(after).toMatchObject({ checked: 2, trimmed: before.checked, flaw: null });
      const { items } = await store.audit.list({}, { page: 1, limit: 10 });
      expect(items.map(({ action, target }) => [action, target])).toEqual([
        ['audit_trimmed', `entries up to ${before.checked}`],
        ['sign_in', 'zoë@overture.example'],
      ]);
      expect(await own().trimAfter(30).execute()).toBe(0);
      expect(await store.audit.removeUpTo({ at: 0, end: { seq: 1, hash: 'x' }, signature: '' })).toBe(0);
      expect(await verify()).toEqual(after);
      expect(await flaw({ seq: 2, hash: 'x' })).toMatchObject({ entryId: '2' });

      const foreign = on(testMasterKey(2));
      expect((await foreign.verifyAudit.execute()).flaw).toMatchObject({ entryId: 'key' });
      const rotated = on(testMasterKey(2), testMasterKey());
      await rotated.retireChainKeys.execute(systemActor);
      expect((await foreign.verifyAudit.execute()).flaw).toBeNull();
    });
  });

  describe(`tampering with the audit log on ${name}`, () => {
    beforeEach(aLog);

    const isOfKim = (one: StoredEntry) => one.actor.userId === kim.userId;
    const inTheirPlace = (change: (one: StoredEntry) => StoredEntry) => async () => put((await stored()).map(change));
    const removed = (one: StoredEntry, remains: object = {}) => ({
      ...one,
      actor: { userId: null, name: 'erased' },
      detail: '',
      actorSearch: 'erased',
      link: one.link && { ...one.link, salt: null },
      ...remains,
    });

    it.each<[string, () => Promise<void>]>([
      ['salts set to null', inTheirPlace((one) => (isOfKim(one) ? removed(one) : one))],
      [
        'salts set to null, with a commitment to what remains',
        inTheirPlace((one) => (isOfKim(one) ? removed(one, { remains: 'salt' }) : one)),
      ],
      [
        'salts set to null, with an older entry that seems to say so',
        async () => {
          const forged = (await stored()).map((one) => (isOfKim(one) ? removed(one, { remains: 's' }) : one));
          const altered = forged.map((one) => ({ id: one.id, commitment: remainderOf(one, 's') }));
          const saying = (one: StoredEntry) =>
            one.link === undefined ? one : { ...one, link: { ...one.link, says: { altered } } };
          await put(forged.map((one, index) => (index === 0 ? saying(one) : one)));
        },
      ],
      ['another name to find it by', inTheirPlace((one) => ({ ...one, actorSearch: 'somebody' }))],
      ['other words', inTheirPlace((one) => ({ ...one, target: 'another' }))],
      ['another time', inTheirPlace((one) => ({ ...one, at: one.at + 1 }))],
    ])('finds %s', async (_what, tamper) => {
      expect(await flaw()).toBeNull();
      await tamper();
      expect(await flaw()).not.toBeNull();
    });

    it('finds salts set to null also when the log is made to begin its key anew', async () => {
      await own().watchAudit.execute();
      await own().audit.record(kim, 'key_created', 'key-2');
      await put((await stored()).map((one) => (isOfKim(one) ? removed(one) : one)));
      await store.forgetMarks();
      await own().keyAudit.execute();
      expect(await flaw()).toMatchObject({ reason: 'its words were removed, and no entry says so' });
    });

    it('finds other words in an entry from which a person was erased', async () => {
      await erase(kimPerson);
      expect(await flaw()).toBeNull();
      await put(
        (await stored()).map((one) => (one.action === 'user_deleted' ? { ...one, target: 'max@agency.example' } : one)),
      );
      expect(await flaw()).toMatchObject({ reason: 'its words were removed, and no entry says so' });
    });

    it.each<[string, () => Promise<void>]>([
      [
        'other words',
        inTheirPlace((one) => (one.target === 'key-1' ? { ...one, target: 'lee@agency.example', actor: kim } : one)),
      ],
      [
        'other words with a commitment to them, until they are erased',
        inTheirPlace((one) => {
          if (one.link === undefined || one.target !== 'lee@agency.example') return one;
          return {
            ...one,
            link: { ...chained({ ...one, detail: 'forged' }, chainStart, own().chainKeys).link, ...placeOf(one) },
          };
        }),
      ],
      ['a row beside the chain', async () => put([...(await stored()), entry({ action: 'user_created', actor: kim })])],
    ])('is not made to sign, when a person is erased: %s', async (_what, tamper) => {
      const before = new Map((await stored()).map((one) => [one.id, one.link?.commitment]));
      await tamper();
      await erase(kimPerson);
      await inTheirPlace((one) => ({
        ...one,
        ...(one.link && { link: { ...one.link, commitment: before.get(one.id) ?? one.link.commitment } }),
      }))();
      expect(await flaw()).not.toBeNull();
      await erase({ kind: 'user', userId: 'user-lee', email: 'lee@agency.example' });
      expect(await flaw()).not.toBeNull();
      expect(JSON.stringify(await stored())).not.toMatch(/"(?:user-)?kim|lee@|forged/);
    });

    it('removes nothing by retention from a log in which times were changed', async () => {
      await own().watchAudit.execute();
      await inTheirPlace((one) => ({ ...one, at: 1 }))();
      expect(await own().trimAfter(3650).execute()).toBe(0);
      expect(await stored()).toHaveLength(6);
      expect(lines.at(-1)).toMatchObject({ level: 'error' });
    });

    it.each<[string, object]>([
      ['of the future', { at: 9e15, end: { seq: 1, hash: 'x' }, entries: 1, signature: 'z' }],
      ['that is none', { at: 'x' }],
    ])('is found every day in spite of a mark %s that nobody signed', async (_what, mark) => {
      await inTheirPlace((one) => ({ ...one, target: 'another' }))();
      for (const _day of [1, 2]) {
        await store.audit.noteVerified(mark as VerifiedCheckpoint);
        expect(await own().watchAudit.execute()).toBe(true);
        clock.advance(day);
      }
      expect(lines.filter(({ level }) => level === 'error')).toHaveLength(2);
    });

    it('finds something in the place of the checkpoint that is none', async () => {
      await store.audit.removeUpTo({ at: 1, end: { seq: 0.5, hash: 'x' }, signature: 'z' });
      expect(await flaw()).toMatchObject({ entryId: 'checkpoint' });
      expect(await own().watchAudit.execute()).toBe(true);
      expect(await own().trimAfter(1).execute()).toBe(0);
    });

    it.each<[string, string]>([
      ['an entry that was altered', 'it has words back that an entry says were removed'],
      ['an entry with its words', 'its words are there, though an entry says that they were removed'],
    ])('finds words that were erased and are back from an older copy: %s', async (what, reason) => {
      const lee = { kind: 'user', userId: 'user-lee', email: 'lee@agency.example' } as const;
      if (what === 'an entry that was altered') await erase(kimPerson);
      const copy = new Map((await stored()).map((one) => [one.id, one]));
      await erase(lee);
      expect(await flaw()).toBeNull();
      await inTheirPlace((one) => copy.get(one.id) ?? one)();
      clock.advance(60_000);
      expect(await flaw()).toMatchObject({ reason });
      await erase(lee);
      expect(await flaw()).toBeNull();
    });

    it('takes an erasure that is repeated at the same time for one', async () => {
      await Promise.all([erase(kimPerson), erase(kimPerson), erase(kimPerson)]);
      clock.advance(60_000);
      expect(await verify()).toMatchObject({ erased: 3, flaw: null });
    });

    it.each<[string, number, (one: StoredEntry, end: ChainEnd) => StoredEntry]>([
      ['all of it, with plain hashes', 0, plainChained],
      ['the end of it, with plain hashes', 3, plainChained],
      ['all of it, with another key', 0, foreignChained],
      ['the end of it, with another key', 3, foreignChained],
    ])('finds that entries were chained again: %s', async (_what, from, again) => {
      const { end } = await verify();
      const entries = await store.audit.readChain(0, 100);
      const kept: StoredEntry[] = entries.slice(0, from);
      let last = from === 0 ? chainStart : chainEndOf(entries[from - 1] ?? never());
      for (const { link: _link, actorSearch: _name, ...one } of entries.slice(from)) {
        const next = again(isOfKim(one) ? { ...one, actor: systemActor } : one, last);
        last = next.link === undefined ? last : { seq: next.link.seq, hash: next.link.hash, ...keyOf(next) };
        kept.push(next);
      }
      await put(kept);
      expect(await flaw()).not.toBeNull();
      expect(await flaw(end)).not.toBeNull();
      await own().audit.record(systemActor, 'keys_rotated', 'x');
      expect(await flaw()).not.toBeNull();
    });

    it('finds a cut tail by an end that was noted before, and so does the daily verification', async () => {
      const { end } = await verify();
      const entries = await stored();
      await put(entries.slice(0, -2));
      expect(await flaw()).toBeNull();
      expect(await flaw(end)).toMatchObject({ entryId: 'end', reason: expect.stringContaining(chainEndText(end)) });
      // Whoever writes other entries in their place is found too.
      for (let one = 0; one < 4; one += 1) await own().audit.record(systemActor, 'keys_rotated', 'x');
      expect(await flaw()).toBeNull();
      expect(await flaw(end)).toMatchObject({ reason: 'another entry was noted here' });

      await put(entries);
      expect(await own().watchAudit.execute()).toBe(true);
      await put(entries.slice(0, -2));
      clock.advance(day);
      expect(await own().watchAudit.execute()).toBe(true);
      expect(lines.at(-1)).toMatchObject({ level: 'error', fields: { entryId: 'end' } });
    });

    it('finds an empty log, also when it is written to again', async () => {
      await put([]);
      expect(await flaw()).toMatchObject({ entryId: 'end' });
      await own().keyAudit.execute();
      expect(await flaw()).toMatchObject({ entryId: 'end' });
      await own().audit.record(systemActor, 'keys_rotated', 'x');
      expect(await flaw()).toMatchObject({ reason: 'the entries that should be before it are not there' });
    });

    it.each<[string, object]>([
      ['without a link', {}],
      ['without a link that commits to itself', { remains: 'salt' }],
      ['before the first', { link: { seq: 0, salt: 's', commitment: 'c', previous: '', hash: 'h' } }],
      ['between two others', { link: { seq: 1.5, salt: 's', commitment: 'c', previous: '', hash: 'h' } }],
      ['with a number that is none', { link: { seq: 'x', salt: 's', commitment: 'c', previous: '', hash: 'h' } }],
    ])('finds a row beside the chain: %s', async (_what, link) => {
      await put([...(await stored()), { ...entry(), ...link }]);
      expect(await flaw()).not.toBeNull();
    });
  });

  describe(`an audit log of an earlier version on ${name}`, () => {
    const legacy = (count: number) => {
      const entries: StoredEntry[] = [{ ...entry({ detail: 'before the chain' }) }];
      let end = chainStart;
      for (let number = 1; number <= count; number += 1) {
        const next = plainChained(entry({ actor: kim, detail: `number ${number}` }), end);
        end = next.link;
        // The words of the second were erased by that version.
        const erased = {
          ...next,
          actor: { userId: null, name: 'erased' },
          detail: '',
          link: { ...next.link, salt: null },
        };
        entries.push(number === 2 ? erased : next);
      }
      return entries;
    };

    it('still verifies up to where the keyed chain begins, and is counted', async () => {
      await put(legacy(4));
      await own().keyAudit.execute();
      await own().audit.record(kim, 'key_created', 'key-1');
      expect(await verify()).toMatchObject({
        checked: 7,
        entries: 8,
        erased: 1,
        unlinked: 1,
        keyed: { seq: 5 },
        flaw: null,
      });
      expect(await erase(kimPerson)).toBe(4);
      expect(await erase({ kind: 'user', userId: 'user-1', email: 'Zoë@overture.example' })).toBe(1);
      expect(await verify()).toMatchObject({ erased: 5, unlinked: 1, flaw: null });
      expect(JSON.stringify(await stored())).not.toMatch(/kim|number|Zoë|before the chain/);
    });

    it.each<[string, (entries: StoredEntry[]) => StoredEntry[]]>([
      ['a new one without a link', (entries) => [...entries, entry()]],
      [
        'other words in one without a link',
        (entries) => entries.map((one, index) => (index === 0 ? { ...one, detail: 'other words' } : one)),
      ],
      ['one without a link that is gone', ([, ...rest]) => rest],
      [
        'a new one with a plain link at the end',
        (entries) => [...entries, plainChained(entry(), endOf(entries.at(-1)))],
      ],
      [
        'a new one with a plain link in the place of one with a key',
        (entries) => [...entries.slice(0, -1), plainChained(entry(), endOf(entries.at(-2)))],
      ],
      [
        'a new one in the old part, which is chained again',
        (entries) => {
          let end = chainStart;
          return entries.map((one) => {
            if (one.link === undefined || one.link.key !== undefined) return one;
            const again = plainChained({ ...one, detail: 'forged' }, end);
            end = again.link;
            return again;
          });
        },
      ],
      [
        'a salt set to null in the old part',
        (entries) =>
          entries.map((one) =>
            one.link?.seq === 3 ? { ...one, detail: '', remains: 's', link: { ...one.link, salt: null } } : one,
          ),
      ],
      [
        'other words in one that was erased by that version',
        (entries) => entries.map((one) => (one.link?.seq === 2 ? { ...one, target: 'another' } : one)),
      ],
    ])('cannot be used to pretend that entries are old: %s', async (_what, tamper) => {
      await put(legacy(4));
      await own().keyAudit.execute();
      await own().audit.record(kim, 'key_created', 'key-1');
      expect(await flaw()).toBeNull();
      await put(tamper(await stored()));
      expect(await flaw()).not.toBeNull();
    });
  });

  describe(`the keys of the audit log on ${name}`, () => {
    const [first, second, third] = [testMasterKey(1), testMasterKey(2), testMasterKey(3)];

    it('change with the master key: older entries are verified without the old one, which links none any more', async () => {
      await on(first).keyAudit.execute();
      await on(first).audit.record(kim, 'key_created', 'key-1');
      expect((await on(second).verifyAudit.execute()).flaw?.reason).toContain('a key that is not known here');
      // While the processes are restarted, some have both keys and others only the old one.
      await on(second, first).audit.record(kim, 'key_updated', 'key-1');
      await on(first).audit.record(kim, 'key_updated', 'key-1');
      expect(await on(second, first).retireChainKeys.execute(systemActor)).toBe(1);
      expect(await on(second, first).retireChainKeys.execute(systemActor)).toBe(0);
      await on(second).audit.record(kim, 'key_deleted', 'key-1');
      expect(await on(second).verifyAudit.execute()).toMatchObject({ checked: 6, flaw: null });

      expect(await on(third, second).retireChainKeys.execute(systemActor)).toBe(1);
      expect(await on(third).verifyAudit.execute()).toMatchObject({ checked: 7, flaw: null });
      await on(first).audit.record(kim, 'key_created', 'key-9');
      const reason = 'it was written with a key that was no longer in use';
      expect((await on(third).verifyAudit.execute()).flaw?.reason).toBe(reason);
    });

    it('are not confused with tampering when all are others than those that wrote the log', async () => {
      await aLog();
      await on(second).audit.record(kim, 'key_created', 'by a process with the wrong key');
      expect((await on(second).verifyAudit.execute()).flaw).toMatchObject({ entryId: 'key' });
      await put((await stored()).map((one) => (one.link?.seq === 1 ? foreignChained(one, chainStart) : one)));
      expect(await flaw()).toMatchObject({ reason: 'it does not follow the entry before it' });
    });

    it('tell entries that a process with a wrong key added from tampering, until that key proves them', async () => {
      await aLog();
      const from = clock.now();
      await on(second).audit.record(kim, 'key_created', 'by a process with the wrong key');
      clock.advance(1_000);
      await on(second).audit.record(kim, 'key_deleted', 'by a process with the wrong key');
      await own().audit.record(kim, 'key_created', 'key-2');
      const stray = (await stored()).findIndex(({ target }) => target.startsWith('by a process'));
      const unproven = { entries: 2, from, to: from + 1_000 };
      expect(await flaw()).toMatchObject({
        entryId: (await stored())[stray]?.id,
        reason: expect.stringContaining('2 entries, from'),
        unproven,
      });
      await own().watchAudit.execute();
      expect(lines.at(-1)).toMatchObject({ level: 'error', fields: { unproven } });

      // Whatever else does not fit comes first, also what is wrong with these entries themselves.
      const intact = await stored();
      const changed = (at: number, change: object) => intact.map((one, i) => (i === at ? { ...one, ...change } : one));
      for (const tampered of [
        changed(stray, { target: 'another' }),
        changed(stray + 2, { target: 'another' }),
        changed(stray - 1, { at: 1 }),
        intact.filter((_one, at) => at !== stray),
      ]) {
        await put(tampered);
        const found = await flaw();
        expect(found).not.toBeNull();
        expect(found?.unproven).toBeUndefined();
      }
      // Somebody who puts an unknown key into an entry that they change gains nothing: it is no longer proven.
      await put(changed(stray - 1, { at: 1, link: { ...intact[stray - 1]?.link, key: 'made-up' } }));
      expect((await flaw())?.unproven).toMatchObject({ entries: 3 });

      await put(intact);
      const both = on(testMasterKey(), second);
      expect((await both.verifyAudit.execute()).flaw).toBeNull();
      await both.retireChainKeys.execute(systemActor);
      expect(await flaw()).toBeNull();
    });

    it('sign what was verified, so that the next verification begins there', async () => {
      await aLog();
      expect(await own().watchAudit.execute()).toBe(true);
      expect(await own().watchAudit.execute()).toBe(false);
      const { end } = await verify();
      await own().audit.record(kim, 'key_created', 'key-2');
      const since = () => own().verifyAudit.execute({ sinceCheckpoint: true });
      expect(await since()).toMatchObject({ checked: 1, entries: 7, since: { seq: end.seq }, flaw: null });
      expect(await own().verifyAudit.execute({ sinceCheckpoint: true, expected: { seq: 1, hash: 'x' } })).toMatchObject(
        {
          since: null,
          flaw: { reason: 'another entry was noted here' },
        },
      );
      await put([...(await stored()), entry()]);
      expect((await since()).flaw).toMatchObject({ reason: 'there are entries beside the chain' });
    });

    it('are needed to sign a verification: a forged one is not begun at', async () => {
      await aLog();
      const { end } = await verify();
      await store.audit.noteVerified({ at: clock.now(), end, entries: 6, signature: 'forged' });
      expect(await own().verifyAudit.execute({ sinceCheckpoint: true })).toMatchObject({ checked: 6, since: null });
    });

    it('sign a verification anew after entries were removed', async () => {
      await aLog();
      await own().watchAudit.execute();
      clock.advance(40 * day);
      await own().trimAfter(30).execute();
      await own().watchAudit.execute();
      await own().audit.record(kim, 'key_created', 'key-2');
      expect(await own().verifyAudit.execute({ sinceCheckpoint: true })).toMatchObject({ checked: 1, flaw: null });
      expect(lines.filter(({ level }) => level === 'error')).toEqual([]);
    });
  });
}

/** Links an entry as versions did that had no key. */
function plainChained(entry: AuditEntry, end: ChainEnd): StoredEntry & Required<Pick<StoredEntry, 'link'>> {
  const digest = (parts: readonly unknown[]) => hash('sha256', JSON.stringify(parts), 'base64url');
  const { id, at, actor, action, target, detail } = entry;
  const seq = end.seq + 1;
  const commitment = digest(['salt', actor.userId, actor.name, target, detail]);
  const link = { seq, salt: 'salt', commitment, previous: end.hash };
  const digested = digest([end.hash, seq, id, at, action, commitment]);
  return { id, at, actor, action, target, detail, link: { ...link, hash: digested } };
}

const foreignChained = (entry: StoredEntry, end: ChainEnd): StoredEntry =>
  chained(entry, end, new ChainKeys(testMasterKey(9)));

const keyOf = ({ link }: StoredEntry) => (link?.key === undefined ? {} : { key: link.key });

const placeOf = ({ link: { seq, previous, hash: digest } = never() }: StoredEntry) => ({ seq, previous, hash: digest });

const endOf = (entry: StoredEntry | undefined): ChainEnd => entry?.link ?? never();

function never(): never {
  throw new Error('There is no such entry.');
}
