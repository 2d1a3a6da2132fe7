import { expect, it } from 'vitest';
import { ChainKeys } from './chain-keys.ts';
import { testMasterKey } from '../../testing/index.ts';
import {
  chained,
  chainEndOf,
  chainStart,
  hasOriginalWords,
  linkFlawOf,
  placeFlawOf,
  withoutPerson,
  type ChainedEntry,
  type ChainEnd,
} from './audit-chain.ts';
import type { AuditEntry } from './audit-entry.ts';

const keys = new ChainKeys(testMasterKey());
const kim = { userId: 'user-1', email: 'kim@agency.example' };
const entry: AuditEntry = {
  id: 'a1',
  at: 1_000,
  actor: { userId: kim.userId, name: kim.email },
  action: 'sign_in',
  target: kim.email,
  detail: 'from 192.0.2.1',
};
const first = chained({ ...entry, action: 'audit_keyed' }, chainStart, keys);
const end = chainEndOf(first);
const altered = [{ id: 'a1', commitment: 'c' }];
const second = chained({ ...entry, id: 'a2' }, end, keys, { altered });
const flawOf = (one: ChainedEntry, after: ChainEnd) => placeFlawOf(one, after) ?? linkFlawOf(one, keys);

it('holds from the first entry to the last', () => {
  expect(flawOf(first, chainStart)).toBeNull();
  expect(flawOf(second, end)).toBeNull();
  expect(hasOriginalWords(second)).toBe(true);
});

const changedOrder = 'its time, action or order was changed';
it.each([
  ['an entry that was left out', second, chainStart, 'entry 1 is missing'],
  ['another time', { ...second, at: 2_000 }, end, changedOrder],
  ['another fact', { ...second, link: { ...second.link, says: { altered: [] } } }, end, changedOrder],
  [
    'an entry put in its place',
    chained({ ...entry, id: 'a2' }, { seq: 1, hash: 'x' }, keys),
    end,
    'it does not follow the entry before it',
  ],
  [
    'an entry of somebody with another key',
    chained({ ...entry, id: 'a2' }, end, new ChainKeys(testMasterKey(8))),
    end,
    expect.stringContaining('a key that is not known here'),
  ],
  [
    'an entry without a key among those that have one',
    { ...second, link: { ...second.link, key: undefined } },
    end,
    'it has no key, as if it were older than those before it',
  ],
  [
    'a first entry that is not the beginning',
    chained({ ...entry, id: 'a2' }, chainStart, keys),
    chainStart,
    'the entries that should be before it are not there',
  ],
])('finds %s', (_what, changed, after, flaw) => {
  expect(flawOf(changed, after)).toEqual(flaw);
});

it('finds other words', () => {
  expect(hasOriginalWords({ ...second, target: 'lee@agency.example' })).toBe(false);
});

it('still holds once a person is erased, whose words nobody can tell from it', () => {
  const without = withoutPerson(second, { kind: 'user', ...kim });
  expect(JSON.stringify(without)).not.toMatch(/kim|192\.0\.2\.1|user-1/);
  expect(without.link.salt).toBeNull();
  expect(hasOriginalWords(without)).toBeNull();
  expect(flawOf(without, end)).toBeNull();
});
