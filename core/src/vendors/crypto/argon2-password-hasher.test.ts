import { describe, expect, it } from 'vitest';
import { Argon2PasswordHasher } from './argon2-password-hasher.ts';

const hasher = new Argon2PasswordHasher();

describe('Argon2PasswordHasher', () => {
  it('verifies the password it hashed and no other', async () => {
    const hash = await hasher.hash('Pässwörd!1 🔑');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(await hasher.verify('Pässwörd!1 🔑', hash)).toBe(true);
    expect(await hasher.verify('Pässwörd!1', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
    expect(hasher.needsRehash(hash)).toBe(false);
  });

  it('salts: the same password never has the same hash', async () => {
    expect(await hasher.hash('Overture!1')).not.toBe(await hasher.hash('Overture!1'));
  });

  it('verifies a hash another implementation made with other parameters, and wants it made anew', async () => {
    // The reference implementation's test vector for "password" with the salt "somesalt".
    const reference = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
    expect(await hasher.verify('password', reference)).toBe(true);
    expect(await hasher.verify('differentpassword', reference)).toBe(false);
    expect(hasher.needsRehash(reference)).toBe(true);
  });

  it.each([
    '',
    'Overture!1',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=19456,t=2,p=1$short$x',
    '$argon2id$v=19$m=9999999,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
    '$argon2id$v=19$m=256,t=0,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
  ])('answers false for what is no hash it may compute: %j', async (hash) => {
    expect(await hasher.verify('Overture!1', hash)).toBe(false);
    expect(hasher.needsRehash(hash)).toBe(true);
  });

  it('keeps the event loop free while a burst is hashed', async () => {
    let longest = 0;
    let last = performance.now();
    const ticker = setInterval(() => {
      const now = performance.now();
      longest = Math.max(longest, now - last);
      last = now;
    }, 5);
    await Promise.all(Array.from({ length: 8 }, () => hasher.hash('Overture!1')));
    clearInterval(ticker);
    expect(longest).toBeLessThan(250);
  });
});
