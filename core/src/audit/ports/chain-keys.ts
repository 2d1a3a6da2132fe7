import type { LinkKeys } from '../domain/audit-chain.ts';

/** The keys that link the entries of the audit log. The store contains none of them, except sealed. */
export abstract class ChainKeys implements LinkKeys {
  abstract readonly current: string;
  /** The ids of all known keys, the current one included. */
  abstract readonly known: readonly string[];
  abstract digest(words: string, keyId: string): string | null;
  /** All known keys, sealed with the current master key. */
  abstract sealed(): string;
  /** These keys and those of `sealed`. Throws when no known master key has sealed them. */
  abstract with(sealed: string): ChainKeys;
}
