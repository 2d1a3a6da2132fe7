import { createHmac } from 'node:crypto';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import type { TokenClaims } from '../../people/sign-in/domain/session.ts';
import { FakeClock, testNow } from '../../testing/index.ts';
import { JoseTokenSigner } from './jose-token-signer.ts';

const secret = 'a-secret-for-tests-of-32-characters!';
const hour = 3_600_000;
const claims: TokenClaims = {
  userId: 'user-1',
  role: 'superadmin',
  tokenVersion: 3,
  tokenId: 'token-1',
  expiresAt: testNow + hour,
};

describe('JoseTokenSigner', () => {
  const clock = new FakeClock(testNow);
  const signer = new JoseTokenSigner({ secret, clock });

  it('gives back the claims it signed, with role and exp where the browser reads them', async () => {
    const token = await signer.sign(claims);
    expect(await signer.verify(token)).toEqual(claims);
    expect(decodeJwt(token)).toEqual({
      sub: 'user-1',
      role: 'superadmin',
      ver: 3,
      jti: 'token-1',
      iss: 'overture',
      aud: 'overture-web',
      iat: testNow / 1000,
      exp: (testNow + hour) / 1000,
    });
  });

  it('refuses a token after its time, with at most a minute of grace', async () => {
    const own = new FakeClock(testNow);
    const timed = new JoseTokenSigner({ secret, clock: own });
    const token = await timed.sign(claims);
    own.set(testNow + hour - 1);
    expect(await timed.verify(token)).not.toBeNull();
    own.set(testNow + hour + 60_000);
    expect(await timed.verify(token)).toBeNull();
  });

  it('refuses another secret, a changed payload, and what is no token', async () => {
    const token = await signer.sign({ ...claims, role: 'admin' });
    const [header = '', , signature = ''] = token.split('.');
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(token), role: 'superadmin' })).toString('base64url');
    const stranger = new JoseTokenSigner({ secret: `${secret}?`, clock });
    expect(await signer.verify(`${header}.${forged}.${signature}`)).toBeNull();
    expect(await signer.verify(await stranger.sign(claims))).toBeNull();
    for (const garbage of ['', 'a.b.c', 'null', `${token}x`, 'Bearer '.repeat(50)]) {
      expect(await signer.verify(garbage)).toBeNull();
    }
  });

  it('refuses every other algorithm, none included', async () => {
    const payload = decodeJwt(await signer.sign(claims));
    const key = new TextEncoder().encode(secret);
    expect(await signer.verify(new UnsecuredJWT(payload).encode())).toBeNull();
    expect(await signer.verify(await new SignJWT(payload).setProtectedHeader({ alg: 'HS512' }).sign(key))).toBeNull();
  });

  it.each([
    ['another audience', { aud: 'someone-else' }],
    ['another issuer', { iss: 'someone-else' }],
    ['no expiry', { exp: undefined }],
    ['no id', { jti: undefined }],
    ['no subject', { sub: undefined }],
    ['an unknown role', { role: 'root' }],
    ['no version', { ver: undefined }],
  ])('refuses a well-signed token with %s', async (_what, change) => {
    const payload = { ...decodeJwt(await signer.sign(claims)), ...change };
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const head = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(payload)}`;
    const token = `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
    expect(await signer.verify(token)).toBeNull();
  });

  it('wants a secret as long as its digest', () => {
    expect(() => new JoseTokenSigner({ secret: 'short', clock })).toThrow('JWT_SECRET');
  });
});
