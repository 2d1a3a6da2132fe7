import { hkdfSync } from 'node:crypto';

/**
 * Derives a key for one purpose from a master key of 32 bytes in base64, so that no two purposes share a key. The
 * purpose must never change, because what was made with the key depends on it.
 */
export function derivedKey(masterKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', Buffer.from(masterKey, 'base64'), '', purpose, 32));
}
