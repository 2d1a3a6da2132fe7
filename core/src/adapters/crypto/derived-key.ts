import { hkdfSync } from 'node:crypto';

/**
 * A key for one purpose, derived from a master key of 32 bytes in base64, so that no two purposes share a key.
 * The purpose is part of what was made with the key: it is never changed.
 */
export function derivedKey(masterKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', purpose, 32));
}
