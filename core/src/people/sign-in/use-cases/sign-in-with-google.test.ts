import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretBox } from '../../../platform/secret-box.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import { OtpauthTotpCodes } from '../../../vendors/crypto/otpauth-totp-codes.ts';
import { JoseTokenSigner } from '../../../vendors/crypto/jose-token-signer.ts';
import { googleScopes } from '../contract/google-email.ts';
import { KeepPdfInDrive } from '../../../writing/use-cases/keep-pdf-in-drive.ts';
import {
  auditOn,
  completed,
  buildUser,
  FakeClock,
  FakeGoogleIdentity,
  FakeIdGenerator,
  FakePdfDrive,
  openTestStore,
  silentLogger,
  type TestStore,
} from '../../../testing/index.ts';
import type { GoogleAccount } from '../ports/google-identity.ts';
import { SignInWithGoogle, type GoogleSignInInput } from './sign-in-with-google.ts';
import { subjectsOf } from '../domain/sign-in-limits.ts';
import { FinishSignIn } from './finish-sign-in.ts';
import { KnownDevices } from './known-devices.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { SecondFactor } from './second-factor.ts';
import { RefusalLog } from './refusal-log.ts';
import { SignInAttempts } from './sign-in-attempts.ts';
import { TokenIssuer } from './token-issuer.ts';

const noAccess = 'This Google account has no access yet. Ask a superadmin to add you.';
const hour = 3_600_000;
const pdf = { name: 'brochure.pdf', bytes: new Uint8Array([37, 80, 68, 70]) };

describe('SignInWithGoogle', () => {
  let clock: FakeClock;
  let store: TestStore;
  let google: FakeGoogleIdentity;
  let drive: FakePdfDrive;
  let signIn: SignInWithGoogle;
  let signInWith: (options?: { requireHostedDomain?: boolean }) => SignInWithGoogle;
  let keepPdf: KeepPdfInDrive;

  beforeEach(() => {
    clock = new FakeClock();
    store = openTestStore({ clock });
    google = new FakeGoogleIdentity();
    drive = new FakePdfDrive();
    const ids = new FakeIdGenerator();
    const secretBox = new SecretBox(Buffer.alloc(32, 3).toString('base64'));
    const signer = new JoseTokenSigner({ secret: 's'.repeat(40), clock });
    const audit = auditOn({ log: store.audit, clock, ids }).audit;
    const tokens = new TokenIssuer({ signer, sessions: store.sessions, clock, ids, tokenTtlMs: hour });
    const oneTimeSecrets = new OneTimeSecrets({ secrets: store.oneTimeSecrets, clock });
    const knownDevices = new KnownDevices({ users: store.users, clock });
    const keyedHash = new KeyedHash(Buffer.alloc(32, 7).toString('base64'));
    const { throttle, users } = store;
    const attempts = new SignInAttempts({
      throttle,
      knownDevices,
      keyedHash,
      refusals: new RefusalLog({ users, keyedHash, audit, clock, logger: silentLogger }),
    });
    const secondFactor = new SecondFactor({
      enrolments: store.mfaEnrolments,
      codes: new OtpauthTotpCodes('Overture'),
      secretBox,
      attempts,
      clock,
      exits: store.sandboxExits,
      requirement: 'off',
    });
    const shared = { googleAccess: store.googleAccess, secretBox, clock };
    signInWith = (options = {}) =>
      new SignInWithGoogle({
        ssoOnly: false,
        erasedAddresses: { has: async () => false },
        ...shared,
        google,
        users: store.users,
        attempts,
        finish: new FinishSignIn({ users: store.users, secondFactor, oneTimeSecrets, tokens, knownDevices, audit }),
        audit,
        ids,
        agencyEmailDomain: 'agency.example',
        requireHostedDomain: true,
        isGoogleStandIn: false,
        sandbox: { read: async () => ({ Hubspot: true, Openai: true, isFull: false }) },
        ...options,
      });
    signIn = signInWith();
    keepPdf = new KeepPdfInDrive({ ...shared, drive, logger: silentLogger });
  });
  afterEach(() => store.close());

  /** Google vouches for the address, and the agency manages its accounts, unless told otherwise. */
  async function enter(
    email: string,
    input: Partial<GoogleSignInInput> = {},
    { scopes = [], ...account }: Partial<GoogleAccount> = {},
  ) {
    const accessToken = `ya29.${email}`;
    const hostedDomain = email.endsWith('@agency.example') ? 'agency.example' : null;
    const found = { sub: `sub of ${email}`, email, name: 'Kim', hostedDomain, scopes, expiresAt: clock.now() + hour };
    google.accounts.set(accessToken, { ...found, ...account });
    const caller = { address: '192.0.2.7', userAgent: '' };
    return completed(await signIn.execute({ accessToken, email, driveAccess: false, caller, ...input }));
  }
  const lastEntry = async () => (await store.audit.list({}, { page: 1, limit: 1 })).items[0];

  it('signs in a known user of any domain, and records it', async () => {
    const known = buildUser({ email: 'kim@partner.example', role: 'superadmin', department: null });
    await store.users.create(known);
    const { user, token } = await enter(known.email);
    expect(user).toEqual({ ...known, googleSub: `sub of ${known.email}` });
    expect(token.split('.')).toHaveLength(3);
    expect(await lastEntry()).toMatchObject({
      action: 'sign_in',
      target: known.email,
      actor: { userId: known.id },
      detail: 'with Google from 192.0.2.7',
    });
  });

  it('creates an admin of the product’s sales for an unknown address of the agency, once', async () => {
    const [first, second] = await Promise.all([enter('new@agency.example'), enter('new@agency.example')]);
    expect(first.user).toMatchObject({ role: 'admin', department: 'product-sales', passwordHash: null, profile: null });
    expect(second.user.id).toBe(first.user.id);
    const created = await store.audit.list({ actions: ['user_created'] }, { page: 1, limit: 10 });
    expect(created.items).toMatchObject([{ target: 'new@agency.example', actor: { name: 'system' } }]);
  });

  it.each(['someone@partner.example', 'someone@sub.agency.example', 'someone@notagency.example'])(
    'refuses %s, of whom nobody knows',
    async (email) => {
      await expect(enter(email)).rejects.toMatchObject({ code: 'forbidden', message: noAccess });
      expect(await store.users.findByEmail(email)).toBeNull();
      expect(await lastEntry()).toMatchObject({
        action: 'sign_in_failed',
        target: expect.stringMatching(/^address \w{40}$/),
      });
    },
  );

  it('refuses an address of the agency whose account the agency does not manage, known or not', async () => {
    await store.users.create(buildUser({ email: 'boss@agency.example' }));
    for (const email of ['new@agency.example', 'boss@agency.example'])
      for (const hostedDomain of [null, 'other.example'])
        await expect(enter(email, {}, { hostedDomain })).rejects.toMatchObject({
          code: 'forbidden',
          message: noAccess,
        });
    expect(await store.users.findByEmail('new@agency.example')).toBeNull();
    expect((await lastEntry())?.detail).toContain('the agency does not manage the account');
  });

  it('accepts the address alone if the setting allows it', async () => {
    const lenient = { hostedDomain: null };
    await expect(enter('new@agency.example', {}, lenient)).rejects.toMatchObject({ code: 'forbidden' });
    signIn = signInWith({ requireHostedDomain: false });
    expect((await enter('new@agency.example', {}, lenient)).user.email).toBe('new@agency.example');
  });

  it('recognises an account after its first sign-in, even if its address changes', async () => {
    const { user } = await enter('maiden@agency.example', {}, { sub: '7' });
    expect((await enter('married@agency.example', {}, { sub: '7' })).user.id).toBe(user.id);
    expect(await store.users.findByEmail('married@agency.example')).toBeNull();
    // Whoever is given the address next is somebody else.
    await expect(enter('maiden@agency.example', {}, { sub: '8' })).rejects.toMatchObject({ code: 'forbidden' });
    expect((await lastEntry())?.detail).toContain('another Google account');
  });

  it('refuses a deleted user under a new address too', async () => {
    const { user } = await enter('leaver@agency.example', {}, { sub: '7' });
    await store.users.delete(user.id, clock.now());
    await expect(enter('back@agency.example', {}, { sub: '7' })).rejects.toMatchObject({ code: 'forbidden' });
    expect(await store.users.findByEmail('back@agency.example')).toBeNull();
  });

  it('counts refusals, so that nobody can try without limit', async () => {
    const email = 'someone@partner.example';
    for (let i = 0; i < 10; i += 1) await expect(enter(email)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(enter(email)).rejects.toMatchObject({ code: 'too_many_attempts' });
  });

  it('keeps refusing a deleted address of the agency', async () => {
    await store.users.create(buildUser({ email: 'gone@agency.example', deletedAt: clock.now() }));
    await expect(enter('gone@agency.example')).rejects.toMatchObject({ code: 'forbidden', message: noAccess });
  });

  it('believes Google, and not the caller, about the owner of the token', async () => {
    await store.users.create(buildUser({ email: 'boss@agency.example' }));
    await enter('new@agency.example');
    const borrowed = {
      accessToken: 'ya29.new@agency.example',
      driveAccess: false,
      caller: { address: '192.0.2.7', userAgent: '' },
    };
    await expect(signIn.execute({ ...borrowed, email: 'boss@agency.example' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(enter('boss@agency.example', { accessToken: 'made up' })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('counts bad tokens without locking the password form of the address', async () => {
    const email = 'boss@agency.example';
    for (let i = 0; i < 10; i += 1) await enter(email, { accessToken: 'bad' }).catch(() => undefined);
    await expect(enter(email)).rejects.toMatchObject({ code: 'too_many_attempts' });
    await expect(store.throttle.begin(subjectsOf(email, '192.0.2.8', false))).resolves.toBeDefined();
  });

  it.each(['nobody', 'a@b@agency.example', 'a@'])('requires an address with one @ and a domain: %s', async (email) => {
    await expect(enter(email)).rejects.toMatchObject({ code: 'validation_failed', message: 'Invalid email format' });
  });

  describe('with Drive access', () => {
    const full = [...googleScopes.basic.split(' '), googleScopes.drive];

    it('stores the token sealed, and uses it for PDFs until it expires', async () => {
      const { user } = await enter('new@agency.example', { driveAccess: true }, { scopes: full });
      const stored = await store.googleAccess.find(user.id, clock.now());
      expect(stored?.sealed).not.toContain('ya29');
      expect(await keepPdf.execute({ userId: user.id, pdf })).toBe('kept');
      expect(drive.kept).toEqual([{ accessToken: 'ya29.new@agency.example', name: 'brochure.pdf' }]);
      clock.advance(hour);
      expect(await keepPdf.execute({ userId: user.id, pdf })).toBe('no_access');
    });

    it('stores no token of an address outside the agency, or without the scope', async () => {
      const outside = buildUser({ email: 'kim@partner.example' });
      await store.users.create(outside);
      await enter(outside.email, { driveAccess: true }, { scopes: full });
      const { user } = await enter('new@agency.example', { driveAccess: true }, { scopes: ['openid'] });
      expect(await store.googleAccess.find(outside.id, clock.now())).toBeNull();
      expect(await store.googleAccess.find(user.id, clock.now())).toBeNull();
    });

    it('survives a failure of Drive and a token that cannot be opened', async () => {
      const { user } = await enter('new@agency.example', { driveAccess: true }, { scopes: full });
      drive.failNext(new Error('Drive is full'));
      expect(await keepPdf.execute({ userId: user.id, pdf })).toBe('failed');
      await store.googleAccess.put({ userId: user.id, sealed: 'v1.damaged', expiresAt: clock.now() + hour });
      expect(await keepPdf.execute({ userId: user.id, pdf })).toBe('failed');
    });
  });
});
