import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MfaEnrolment } from '../people/sign-in/domain/mfa.ts';
import type { PersonalToken } from '../people/sign-in/domain/personal-token.ts';
import type { StoredSession } from '../people/sign-in/domain/session.ts';
import { subjectsOf } from '../people/sign-in/domain/sign-in-limits.ts';
import { noVoice, type Voice } from '../voice/domain/voice.ts';
import { buildContact, buildSnapshot, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

type Needed =
  | 'sessions'
  | 'personalTokens'
  | 'voices'
  | 'mfaEnrolments'
  | 'oneTimeSecrets'
  | 'googleAccess'
  | 'throttle'
  | 'snapshots'
  | 'idempotency';

const minute = 60_000;

/** What every store does with what it keeps for a while only. */
export function describeShortLivedRepositories(name: string, openStore: OpenContractStore<Needed>): void {
  const clock = new FakeClock();
  let store: Pick<ContractStore, Needed | 'close'>;
  beforeAll(async () => {
    store = await openStore(clock);
  });
  afterAll(() => store.close());

  describe(`SessionRepository on ${name}`, () => {
    const session = (userId: string, changes: Partial<StoredSession> = {}): StoredSession => ({
      id: uniqueId('session'),
      userId,
      tokenVersion: 1,
      device: 'Firefox on Windows',
      createdAt: testNow,
      lastUsedAt: testNow,
      expiresAt: testNow + 10 * minute,
      authenticatedAt: testNow,
      mfaSetupRequired: true,
      isAllowedBySsoOnly: false,
      isAllowedByMfa: false,
      ...changes,
    });

    it('keeps sessions, lists those of a user by their last use, and ends them for good', async () => {
      const userId = uniqueId('user');
      const [first, second] = [session(userId), session(userId, { lastUsedAt: testNow + 1 })];
      for (const one of [first, second, session(uniqueId('user'))]) await store.sessions.create(one);
      expect(await store.sessions.listOf(userId)).toEqual([second, first]);
      await store.sessions.touch(first.id, testNow + minute);
      expect(await store.sessions.findById(first.id)).toEqual({ ...first, lastUsedAt: testNow + minute });
      expect((await store.sessions.listOf(userId)).map(({ id }) => id)).toEqual([first.id, second.id]);
      await store.sessions.renew(second.id, testNow + minute);
      await store.sessions.lift(second.id);
      const renewed = { ...second, authenticatedAt: testNow + minute, mfaSetupRequired: false, isAllowedByMfa: true };
      expect(await store.sessions.findById(second.id)).toEqual(renewed);
      await store.sessions.carryOver(second.id, 2);
      expect(await store.sessions.findById(second.id)).toEqual({ ...renewed, tokenVersion: 2 });
      expect(await store.sessions.end(first.id, 'somebody else')).toBe(false);
      expect(await store.sessions.end(first.id, userId)).toBe(true);
      await store.sessions.touch(first.id, testNow + 2 * minute);
      expect(await store.sessions.findById(first.id)).toBeNull();
      expect(await store.sessions.end(first.id, userId)).toBe(false);
    });

    it('ends all others of a user, and no one else’s', async () => {
      const [userId, otherId] = [uniqueId('user'), uniqueId('user')];
      const [kept, ...others] = [session(userId), session(userId), session(userId)];
      const stranger = session(otherId);
      for (const one of [kept, ...others, stranger]) await store.sessions.create(one);
      expect(await store.sessions.endAll(userId, kept.id)).toBe(2);
      expect(await store.sessions.listOf(userId)).toEqual([kept]);
      expect(await store.sessions.findById(stranger.id)).toEqual(stranger);
    });

    it('forgets what expired or lay unused for too long', async () => {
      const userId = uniqueId('user');
      const later = testNow + 1_000 * minute;
      const [kept, expired, idle] = [
        session(userId, { expiresAt: later, lastUsedAt: later }),
        session(userId, { expiresAt: later - 1, lastUsedAt: later }),
        session(userId, { expiresAt: later, lastUsedAt: later - minute - 1 }),
      ];
      for (const one of [kept, expired, idle]) await store.sessions.create(one);
      expect(await store.sessions.deleteExpired(later, later - minute)).toBeGreaterThanOrEqual(2);
      expect(await store.sessions.listOf(userId)).toEqual([kept]);
    });
  });

  describe(`PersonalTokenRepository on ${name}`, () => {
    const token = (userId: string, changes: Partial<PersonalToken> = {}): PersonalToken => ({
      id: uniqueId('token'),
      userId,
      name: 'Nightly report',
      scopes: ['read', 'check'],
      tokenVersion: 1,
      createdAt: testNow,
      lastUsedAt: null,
      expiresAt: testNow + 10 * minute,
      ...changes,
    });

    it('keeps tokens, lists those of a user, the newest first, and ends them for good', async () => {
      const userId = uniqueId('user');
      const [older, newer] = [token(userId), token(userId, { createdAt: testNow + 1 })];
      const stranger = token(uniqueId('user'));
      for (const one of [older, newer, stranger]) await store.personalTokens.create(one);
      expect(await store.personalTokens.listOf(userId)).toEqual([newer, older]);
      await store.personalTokens.touch(older.id, testNow + minute);
      expect(await store.personalTokens.findById(older.id)).toEqual({ ...older, lastUsedAt: testNow + minute });
      expect(await store.personalTokens.end(older.id, 'somebody else')).toBe(false);
      expect(await store.personalTokens.end(older.id, userId)).toBe(true);
      await store.personalTokens.touch(older.id, testNow + 2 * minute);
      expect(await store.personalTokens.findById(older.id)).toBeNull();
      expect(await store.personalTokens.endAll(userId)).toBe(1);
      expect(await store.personalTokens.findById(stranger.id)).toEqual(stranger);
    });

    it('forgets what expired', async () => {
      const userId = uniqueId('user');
      const later = testNow + 1_000 * minute;
      const [kept, expired] = [token(userId, { expiresAt: later }), token(userId, { expiresAt: later - 1 })];
      for (const one of [kept, expired]) await store.personalTokens.create(one);
      expect(await store.personalTokens.deleteExpired(later)).toBeGreaterThanOrEqual(1);
      expect(await store.personalTokens.listOf(userId)).toEqual([kept]);
    });
  });

  describe(`VoiceRepository on ${name}`, () => {
    it('keeps one voice a user, as it was put last', async () => {
      const [mine, other] = [noVoice(uniqueId('user')), noVoice(uniqueId('user'))];
      const learned: Voice = {
        ...mine,
        enabled: true,
        emails: 40,
        learnedAt: testNow,
        profile: {
          greeting: { first: { word: 'Hej', name: 'first' }, reply: null },
          closing: { first: 'Venlig hilsen', reply: 'Mvh' },
          sentenceWords: 11,
          emailWords: 70,
          address: 'informal',
          languages: [
            { language: 'da', share: 0.8 },
            { language: 'en', share: 0.2 },
          ],
          habits: {
            contractions: 'never',
            exclamationMarks: 'never',
            lists: 'sometimes',
            questionAtEnd: 'often',
            emojis: 'never',
          },
        },
      };
      expect(await store.voices.findById(mine.id)).toBeNull();
      for (const voice of [mine, other, learned]) await store.voices.put(voice);
      expect(await store.voices.findById(mine.id)).toEqual(learned);
      expect(await store.voices.delete(mine.id)).toBe(true);
      expect(await store.voices.delete(mine.id)).toBe(false);
      expect(await store.voices.findById(other.id)).toEqual(other);
    });
  });

  describe(`MfaRepository on ${name}`, () => {
    const enrolment = (changes: Partial<MfaEnrolment> = {}): MfaEnrolment => ({
      userId: uniqueId('user'),
      sealedSecret: 'v1.first.x',
      confirmedAt: testNow,
      lastStep: 7,
      recoveryHashes: ['a', 'b'],
      ...changes,
    });

    it('keeps one enrolment a user', async () => {
      const first = enrolment({ confirmedAt: null });
      const second = { ...first, confirmedAt: testNow, lastStep: 9 };
      await store.mfaEnrolments.put(first);
      await store.mfaEnrolments.put(second);
      expect(await store.mfaEnrolments.find(first.userId)).toEqual(second);
      expect(await store.mfaEnrolments.delete(first.userId)).toBe(true);
      expect(await store.mfaEnrolments.find(first.userId)).toBeNull();
      expect(await store.mfaEnrolments.delete(first.userId)).toBe(false);
    });

    it('finds those of several users, as far as they have one', async () => {
      const [mine, theirs] = [enrolment(), enrolment()];
      for (const one of [mine, theirs, enrolment()]) await store.mfaEnrolments.put(one);
      const found = await store.mfaEnrolments.findOf([mine.userId, uniqueId('user'), theirs.userId]);
      expect(new Set(found)).toEqual(new Set([mine, theirs]));
      expect(await store.mfaEnrolments.findOf([])).toEqual([]);
    });

    it('takes each step and each recovery code once, however many ask at once', async () => {
      const { userId } = enrolment();
      await store.mfaEnrolments.put(enrolment({ userId }));
      const count = (taken: readonly boolean[]) => taken.filter(Boolean).length;
      const steps = Array.from({ length: 5 }, () => store.mfaEnrolments.takeStep(userId, 8));
      expect(count(await Promise.all(steps))).toBe(1);
      expect(await store.mfaEnrolments.takeStep(userId, 7)).toBe(false);
      const codes = Array.from({ length: 5 }, () => store.mfaEnrolments.takeRecoveryCode(userId, 'a'));
      expect(count(await Promise.all(codes))).toBe(1);
      expect(await store.mfaEnrolments.find(userId)).toMatchObject({ lastStep: 8, recoveryHashes: ['b'] });
    });

    it('finds what another master key sealed, and replaces what is still the same', async () => {
      const [old, current] = [enrolment(), enrolment({ sealedSecret: 'v1.second.y' })];
      for (const one of [old, current]) await store.mfaEnrolments.put(one);
      const sealedByOther = async () =>
        (await store.mfaEnrolments.listSealedByOther('second', 100)).map(({ userId }) => userId);
      expect(await sealedByOther()).toContain(old.userId);
      expect(await sealedByOther()).not.toContain(current.userId);
      expect(await store.mfaEnrolments.reseal(old.userId, 'v1.other.x', 'v1.second.z')).toBe(false);
      expect(await store.mfaEnrolments.reseal(old.userId, old.sealedSecret, 'v1.second.z')).toBe(true);
      expect(await sealedByOther()).not.toContain(old.userId);
    });
  });

  describe(`OneTimeSecretRepository on ${name}`, () => {
    it('gives a secret to one of many who take it, for its purpose and until it expires', async () => {
      const purpose = 'mfa_challenge';
      const secret = { id: uniqueId('secret'), purpose, data: '{"a":1}', expiresAt: testNow + minute } as const;
      await store.oneTimeSecrets.create(secret);
      expect(await store.oneTimeSecrets.find(secret.id, purpose, testNow)).toEqual(secret);
      expect(await store.oneTimeSecrets.find(secret.id, purpose, secret.expiresAt)).toBeNull();
      const taken = await Promise.all(
        Array.from({ length: 5 }, () => store.oneTimeSecrets.take(secret.id, purpose, testNow)),
      );
      expect(taken.filter((one) => one !== null)).toEqual([secret]);
      await store.oneTimeSecrets.create({ ...secret, id: uniqueId('secret') });
      expect(await store.oneTimeSecrets.deleteExpired(secret.expiresAt)).toBe(0);
      expect(await store.oneTimeSecrets.deleteExpired(secret.expiresAt + 1)).toBe(1);
    });
  });

  describe(`GoogleAccessRepository on ${name}`, () => {
    it('keeps one access a user until it expires', async () => {
      const userId = uniqueId('user');
      await store.googleAccess.put({ userId, sealed: 'v1.first', expiresAt: testNow + 10 });
      const second = { userId, sealed: 'v1.second', expiresAt: testNow + minute };
      await store.googleAccess.put(second);
      expect(await store.googleAccess.find(userId, testNow + 10)).toEqual(second);
      expect(await store.googleAccess.find(uniqueId('user'), testNow)).toBeNull();
      expect(await store.googleAccess.find(userId, testNow + minute)).toBeNull();
      expect(await store.googleAccess.deleteExpired(testNow + minute)).toBe(0);
      expect(await store.googleAccess.deleteExpired(testNow + minute + 1)).toBe(1);
      expect(await store.googleAccess.find(userId, testNow)).toBeNull();
    });
  });

  describe(`ContactSnapshotRepository on ${name}`, () => {
    it('keeps one snapshot a user, contact and domain until it expires', async () => {
      const key = { userId: uniqueId('user'), hubspotId: '1', department: 'dt-sales' } as const;
      const contact = buildContact({ properties: { firstname: '東京', note: null, html: '<b>"x"</b>' } });
      const first = buildSnapshot();
      const second = buildSnapshot({ contact, summaryWarning: 'plain digest', sandbox: true });
      await store.snapshots.put(key, first, testNow + minute);
      await store.snapshots.put(key, second, testNow + 2 * minute);
      expect(await store.snapshots.get(key, testNow + minute)).toEqual(second);
      expect(await store.snapshots.get({ ...key, department: 'dt-pm' }, testNow)).toBeNull();
      expect(await store.snapshots.get({ ...key, userId: 'other' }, testNow)).toBeNull();
      expect(await store.snapshots.get(key, testNow + 2 * minute)).toBeNull();
      expect(await store.snapshots.deleteExpired(testNow + 2 * minute)).toBe(1);
    });
  });

  describe(`IdempotencyRepository on ${name}`, () => {
    function entry(key = uniqueId('key'), now = testNow) {
      return { scope: 'user-1 generate', key, requestHash: 'a', now, expiresAt: now + 60 * minute };
    }

    it('reserves a key once and replays its answer', async () => {
      const request = entry();
      expect(await store.idempotency.begin(request)).toEqual({ outcome: 'reserved' });
      expect(await store.idempotency.begin(request)).toEqual({ outcome: 'in_progress' });
      await store.idempotency.finish(request.scope, request.key, '{"id":"é"}');
      expect(await store.idempotency.begin(request)).toEqual({ outcome: 'replay', answer: '{"id":"é"}' });
      expect(await store.idempotency.begin({ ...request, scope: 'user-2 generate' })).toEqual({ outcome: 'reserved' });
    });

    it('tells another request under the same key apart, answered or not', async () => {
      const request = entry();
      await store.idempotency.begin(request);
      expect(await store.idempotency.begin({ ...request, requestHash: 'b' })).toEqual({ outcome: 'mismatch' });
      await store.idempotency.finish(request.scope, request.key, '{}');
      expect(await store.idempotency.begin({ ...request, requestHash: 'b' })).toEqual({ outcome: 'mismatch' });
    });

    it('frees a key whose request failed, never one that was answered', async () => {
      const request = entry();
      await store.idempotency.begin(request);
      await store.idempotency.abandon(request.scope, request.key);
      expect(await store.idempotency.begin(request)).toEqual({ outcome: 'reserved' });
      await store.idempotency.finish(request.scope, request.key, '{}');
      await store.idempotency.abandon(request.scope, request.key);
      expect(await store.idempotency.begin(request)).toEqual({ outcome: 'replay', answer: '{}' });
    });

    it('hands over a reservation that was not answered for a minute', async () => {
      const request = entry();
      await store.idempotency.begin(request);
      expect(await store.idempotency.begin({ ...request, now: testNow + minute - 1 })).toEqual({
        outcome: 'in_progress',
      });
      expect(await store.idempotency.begin({ ...request, now: testNow + minute + 1 })).toEqual({ outcome: 'reserved' });
      expect(await store.idempotency.begin({ ...request, now: testNow + minute + 2 })).toEqual({
        outcome: 'in_progress',
      });
    });

    it('forgets a key once it expired', async () => {
      const request = entry();
      await store.idempotency.begin(request);
      await store.idempotency.finish(request.scope, request.key, '{}');
      const later = request.expiresAt + 1;
      expect(await store.idempotency.begin({ ...entry(request.key, later), requestHash: 'b' })).toEqual({
        outcome: 'reserved',
      });
      expect(await store.idempotency.deleteExpired(later + 61 * minute)).toBeGreaterThanOrEqual(1);
    });

    it('lets one of many simultaneous requests begin', async () => {
      const request = entry();
      const outcomes = await Promise.all(Array.from({ length: 10 }, () => store.idempotency.begin(request)));
      expect(outcomes.filter(({ outcome }) => outcome === 'reserved')).toHaveLength(1);
    });
  });

  describe(`SignInThrottle on ${name}`, () => {
    const begin = (account: string, address: string, isKnownDevice = false) =>
      store.throttle.begin(subjectsOf(account, address, isKnownDevice));
    async function attempt(...args: Parameters<typeof begin>): Promise<void> {
      await (await begin(...args)).abandoned();
    }
    async function fail(times: number, account: () => string, address: () => string): Promise<void> {
      for (let i = 0; i < times; i += 1) await begin(account(), address());
    }
    const anAddress = () => uniqueId('address');
    const tooMany = { code: 'too_many_attempts' };

    it('makes an account wait after 10 failures from any address, longer with each further one', async () => {
      const email = uniqueId('account');
      await fail(10, () => email, anAddress);
      for (const minutes of [1, 2, 4]) {
        await expect(attempt(email, anAddress())).rejects.toMatchObject({ ...tooMany, retryAfterMs: minutes * minute });
        await attempt(uniqueId('account'), anAddress());
        clock.advance(minutes * minute);
        await begin(email, anAddress());
      }
      clock.advance(24 * 60 * minute);
      await attempt(email, anAddress());
    });

    it('gives an account’s known devices an allowance for all together, which strangers cannot use up', async () => {
      const [email, address] = [uniqueId('account'), anAddress()];
      await fail(
        10,
        () => email,
        () => address,
      );
      await fail(
        40,
        () => uniqueId('account'),
        () => address,
      );
      await expect(attempt(email, address)).rejects.toMatchObject(tooMany);
      for (let i = 0; i < 10; i += 1) await begin(email, i % 2 === 0 ? address : anAddress(), true);
      await expect(attempt(email, anAddress(), true)).rejects.toMatchObject(tooMany);
      await attempt(uniqueId('account'), address, true);
      clock.advance(minute);
      await begin(email, address);
      await (await begin(email, address, true)).succeeded();
      await attempt(email, address, true);
      await expect(attempt(email, address)).rejects.toMatchObject(tooMany);
    });

    it('makes an address wait after 50 failures of any accounts', async () => {
      const address = anAddress();
      await fail(
        50,
        () => uniqueId('account'),
        () => address,
      );
      await expect(attempt('fresh@overture.example', address)).rejects.toMatchObject(tooMany);
      await attempt('fresh@overture.example', anAddress());
    });

    it('clears the account after a success, never the address', async () => {
      const [email, address] = [uniqueId('account'), anAddress()];
      await fail(
        9,
        () => email,
        () => address,
      );
      await (await begin(email, address)).succeeded();
      await attempt(email, address);
      await fail(
        41,
        () => uniqueId('account'),
        () => address,
      );
      await expect(attempt(email, address)).rejects.toMatchObject(tooMany);
    });

    it('lets no more begin at once than there is room for, and gives back what was no failure', async () => {
      const email = uniqueId('account');
      const beginMany = () => Promise.allSettled(Array.from({ length: 25 }, () => begin(email, anAddress())));
      const begun = (await beginMany()).flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      expect(begun).toHaveLength(10);
      await Promise.all(begun.slice(0, 4).map((one) => one.abandoned()));
      expect((await beginMany()).filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
      for (let i = 0; i < 10; i += 1) await begin(email, anAddress(), true);
      await store.throttle.forget(email);
      await attempt(email, anAddress());
      await attempt(email, anAddress(), true);
    });
  });
}
