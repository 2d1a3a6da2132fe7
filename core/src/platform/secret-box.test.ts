import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { SecretBox } from './secret-box.ts';

const masterKey = (): string => randomBytes(32).toString('base64');

describe('SecretBox', () => {
  const box = new SecretBox(masterKey());

  it('opens what it sealed, names its key, and never seals the same way twice', () => {
    const sealed = box.seal('sk-ünï-🔑', 'stored-key:1');
    expect(box.open(sealed, 'stored-key:1')).toBe('sk-ünï-🔑');
    expect(sealed.split('.')[1]).toBe(box.keyId);
    expect(box.seal('sk-ünï-🔑', 'stored-key:1')).not.toBe(sealed);
    expect(box.open(box.seal('', 'c'), 'c')).toBe('');
  });

  it('refuses another place, another key, and every changed character', () => {
    const sealed = box.seal('secret', 'stored-key:1');
    expect(() => box.open(sealed, 'stored-key:2')).toThrow('damaged');
    expect(() => new SecretBox(masterKey()).open(sealed, 'stored-key:1')).toThrow('another ENCRYPTION_KEY');
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'Q' : 'A') + sealed.slice(at + 1);
      expect(() => box.open(changed, 'stored-key:1'), `character ${at}`).toThrow();
    }
    for (const garbage of ['', 'v1', 'v1.a.b', 'v2.a.b.c.d']) expect(() => box.open(garbage, 'c')).toThrow();
  });

  it('still opens what an older master key sealed', () => {
    const older = masterKey();
    const sealed = new SecretBox(older).seal('secret', 'c');
    const rotated = new SecretBox(masterKey(), [older]);
    expect(rotated.open(sealed, 'c')).toBe('secret');
    expect(rotated.seal('secret', 'c').split('.')[1]).toBe(rotated.keyId);
  });

  it('wants 32 bytes of key', () => {
    expect(() => new SecretBox('c2hvcnQ=')).toThrow('ENCRYPTION_KEY must be 32 bytes in base64');
  });
});
