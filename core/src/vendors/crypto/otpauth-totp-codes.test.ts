import { expect, it } from 'vitest';
import { OtpauthTotpCodes } from './otpauth-totp-codes.ts';

const codes = new OtpauthTotpCodes('Overture');
/** The secret of RFC 6238, appendix B, in base32; its codes are cut to six digits here. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [20000000000, '353130'],
])('knows the code of RFC 6238 at %i seconds, and its time step', (seconds, code) => {
  expect(codes.stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('takes the code before and after, and no other', () => {
  const now = 1111111109_000;
  const step = Math.floor(now / 30_000);
  expect(codes.stepOf(secret, '081804', now + 30_000)).toBe(step);
  expect(codes.stepOf(secret, '081804', now - 30_000)).toBe(step);
  expect(codes.stepOf(secret, '081804', now + 61_000)).toBeNull();
  expect(codes.stepOf(secret, '000000', now)).toBeNull();
});

it('names issuer and account to the app', () => {
  expect(codes.uriOf(codes.newSecret(), 'kim@agency.example')).toMatch(
    /^otpauth:\/\/totp\/Overture:kim%40agency\.example\?issuer=Overture&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
  );
});
