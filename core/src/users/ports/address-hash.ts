/**
 * Hashes addresses, and the ids of contacts, with a key: equal ones give equal values, from which nobody without the
 * key can find them.
 */
export abstract class AddressHash {
  /**
   * The hash under each known master key, the current one first, so that a hash from before a rotation is still
   * recognised.
   */
  abstract of(name: string): readonly [string, ...string[]];
}
