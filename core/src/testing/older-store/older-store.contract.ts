import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { JoseTokenSigner } from '../../vendors/crypto/jose-token-signer.ts';
import { sessionIdOf, type StoredSession } from '../../people/sign-in/domain/session.ts';
import { AuthenticatePersonalToken } from '../../people/sign-in/use-cases/authenticate-personal-token.ts';
import { AuthenticateToken } from '../../people/sign-in/use-cases/authenticate-token.ts';
import { KnownDevices } from '../../people/sign-in/use-cases/known-devices.ts';
import { TokenIssuer } from '../../people/sign-in/use-cases/token-issuer.ts';
import { UuidGenerator } from '../../platform/ids.ts';
import { buildVersion, testNow } from '../builders.ts';
import type { ContractStore } from '../contract-store.ts';
import { FakeClock } from '../fake-clock.ts';

type OlderStore = Pick<
  ContractStore,
  'users' | 'sessions' | 'personalTokens' | 'jobs' | 'history' | 'usage' | 'close'
> & {
  /** Whether the table or collection of the older queue's messages is still there. */
  hasQueueMessages(): Promise<boolean> | boolean;
};

const rowsSchema = z.record(z.string(), z.array(z.record(z.string(), z.unknown())));

/**
 * What an Overture of 2026-11-21 wrote, which kept a queue of messages beside its records, by table or collection: a job in
 * each state, named after it.
 */
export function readOlderStore(file: 'sqlite-schema-5.json' | 'mongo-schema-4.json'): z.infer<typeof rowsSchema> {
  return rowsSchema.parse(JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')));
}

/** What a store of the version before holds goes on as it should. `open` brings one up to date. */
export function describeOlderStore(name: string, open: () => Promise<OlderStore> | OlderStore): void {
  describe(`A store of the version before on ${name}`, () => {
    it('opens with its jobs in every state, and each goes on', async () => {
      const store = await open();
      const { jobs, history, usage } = store;
      const lease = (now: number) => ({ owner: 'new', now: testNow + now, until: testNow + now + 600_000 });
      const job = async (id: string) => (await history.findById(id))?.job;
      /** Takes and finishes all that may be taken. */
      const work = async (now: number): Promise<string[]> => {
        const done: string[] = [];
        for (;;) {
          const record = await jobs.claimNext(lease(now));
          if (record === null) return done.toSorted();
          expect(record.inputs.promptText).toBe('Write three short e-mails.');
          const version = buildVersion({ version: record.job.version, readyAt: testNow + now });
          expect(await jobs.complete(record.id, record.job.fence, version)).toBe(true);
          done.push(record.id);
        }
      };

      expect(await store.hasQueueMessages()).toBe(false);
      expect([...(await usage.countByVersion('prompt-1'))]).toEqual([[1, 3]]);
      expect(await jobs.countByStatus()).toEqual({ pending: 5, processing: 2, ready: 1, error: 2 });

      // Those with a message, the one whose worker died, and the one put aside for a batch that nobody waits for any more.
      expect(await work(10_000)).toEqual(['batched', 'lapsed', 'next-version', 'pending']);
      expect(await job('lapsed')).toMatchObject({ status: 'ready', fence: 2, attempts: 2 });
      expect(await job('batched')).toMatchObject({ status: 'ready', attempts: 1, waitReason: null });
      const next = await history.findById('next-version');
      expect(next?.results.map(({ version }) => version)).toEqual([2, 1]);

      expect(await work(29_999)).toEqual([]);
      expect(await work(30_000)).toEqual(['limited']);

      expect(await job('without-credit')).toMatchObject({ waitReason: { code: 'ai_quota_exhausted' } });
      const key = { department: 'product-sales', reasons: ['ai_quota_exhausted'], limit: 10 } as const;
      expect(await jobs.wake({ ...key, now: testNow + 31_000 })).toBe(1);
      expect(await work(31_000)).toEqual(['without-credit']);

      // The older worker has until its lease lapses.
      expect(await jobs.claim('running', lease(59_999))).toBeNull();
      expect(await work(60_000)).toEqual(['running']);
      expect(await jobs.complete('running', 1, buildVersion())).toBe(false);

      expect(await job('failed')).toMatchObject({ status: 'error', error: { code: 'ai_unauthorized' } });
      expect(await jobs.resubmit('failed', testNow + 70_000)).not.toBeNull();
      expect(await job('cancelled')).toMatchObject({ status: 'error', error: { code: 'conflict' } });
      expect(await jobs.resubmit('cancelled', testNow + 70_000)).not.toBeNull();
      expect(await work(70_000)).toEqual(['cancelled', 'failed']);
      const cancelled = await history.findById('cancelled');
      expect(cancelled?.results.map(({ version }) => version)).toEqual([2, 1]);
      expect((await history.findById('ready'))?.results).toHaveLength(1);
      expect(await jobs.countByStatus()).toEqual({ pending: 0, processing: 0, ready: 10, error: 0 });
      await store.close();
    });

    it('lists a version as edited whose text somebody changed, and not one that was changed back', async () => {
      const store = await open();
      const { items } = await store.history.list({ userId: 'user-1' }, { page: 1, limit: 100 });
      const edited = Object.fromEntries(
        items.map(({ id, versions }) => [id, versions.map((version) => version.edited)]),
      );
      expect(edited).toMatchObject({ ready: [true], cancelled: [false], 'next-version': [false] });
      await store.close();
    });

    it('asks whoever was signed in once, with words, and keeps those signed in who have a session', async () => {
      const store = await open();
      const { users, sessions } = store;
      const clock = new FakeClock(testNow);
      const signer = new JoseTokenSigner({ secret: 'a secret of the version before, kept', clock });
      const personalTokens = new AuthenticatePersonalToken({ tokens: store.personalTokens, users, clock });
      const sessionIdleMs = 3_600_000;
      const settings = { sessionIdleMs, ssoOnly: true, mfaRequirement: 'all' } as const;
      const authenticate = new AuthenticateToken({ signer, users, sessions, personalTokens, clock, ...settings });
      const user = await users.findById('user-1');
      if (user === null) throw new Error('the older user is missing');
      const { id: userId, role, tokenVersion } = user;
      const tokenOf = (tokenId: string) =>
        signer.sign({ userId, role, tokenVersion, tokenId, expiresAt: testNow + 3_600_000 });

      // A token from before sessions were kept.
      await expect(authenticate.execute(await tokenOf('older'))).rejects.toMatchObject({
        code: 'unauthenticated',
        message: 'This session was ended. Please sign in again.',
      });
      const issuer = new TokenIssuer({ signer, sessions, clock, ids: new UuidGenerator(), tokenTtlMs: 3_600_000 });
      const token = await issuer.issue(user, { userAgent: 'Firefox' });
      expect(await authenticate.execute(token)).toMatchObject({ email: 'kim@agency.example', isFresh: true });

      // A session from before it was known how and when its owner proved who they are: stored without those fields.
      const times = { createdAt: testNow, lastUsedAt: testNow, expiresAt: testNow + 3_600_000 };
      const kept = { id: sessionIdOf('kept'), userId, tokenVersion, device: 'Firefox', ...times };
      await sessions.create(kept as StoredSession);
      expect(await authenticate.execute(await tokenOf('kept'))).toMatchObject({
        email: 'kim@agency.example',
        isFresh: false,
        mfaSetupRequired: false,
      });
      await store.close();
    });

    it('recognises a browser in which such a user signs in from now on', async () => {
      const store = await open();
      const { users } = store;
      const user = await users.findById('user-1');
      if (user === null) throw new Error('the older user is missing');
      const caller = { address: '192.0.2.1', userAgent: '' };
      const knownDevices = new KnownDevices({ users, clock: new FakeClock(testNow) });
      const deviceToken = await knownDevices.remember(user, caller);
      expect(await knownDevices.isKnown(user.email, { ...caller, deviceToken })).toBe(true);
      await store.close();
    });
  });
}
