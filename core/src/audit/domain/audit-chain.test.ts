import { expect, it } from 'vitest';
import { chained, chainStart, flawOf, withoutPerson } from './audit-chain.ts';
import type { AuditEntry } from './audit-entry.ts';

const kim = { userId: 'user-1', email: 'kim@agency.example' };
const entry: AuditEntry = {
  id: 'a1',
  at: 1_000,
  actor: { userId: kim.userId, name: kim.email },
  action: 'sign_in',
  target: kim.email,
  detail: 'from 192.0.2.1',
};
const first = chained(entry, chainStart);
const second = chained({ ...entry, id: 'a2' }, first.link);

it('holds from the first entry to the last', () => {
  expect(flawOf(first, chainStart)).toBeNull();
  expect(flawOf(second, first.link)).toBeNull();
});

it.each([
  ['an entry that was left out', second, chainStart, 'entry 1 is missing'],
  ['other words', { ...second, target: 'lee@agency.example' }, first.link, 'its words were changed'],
  ['another time', { ...second, at: 2_000 }, first.link, 'its time, action or order was changed'],
  [
    'an entry put in its place',
    chained({ ...entry, id: 'a2' }, { seq: 1, hash: 'x' }),
    first.link,
    'it does not follow the entry before it',
  ],
])('finds %s', (_what, changed, end, flaw) => {
  expect(flawOf(changed, end)).toBe(flaw);
});

it('still holds once a person is erased, whose words nobody can tell from it', () => {
  const without = withoutPerson(second, { kind: 'user', ...kim });
  expect(JSON.stringify(without)).not.toMatch(/kim|192\.0\.2\.1|user-1/);
  expect(without.link.salt).toBeNull();
  expect(flawOf(without, first.link)).toBeNull();
});
