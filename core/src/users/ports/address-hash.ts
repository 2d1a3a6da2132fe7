/**
 * Hashes addresses with a key: equal addresses give equal values, from which nobody without the key can find the
 * address.
 */
export abstract class AddressHash {
  /**
   * The hash under each known master key, the current one first, so that a hash from before a rotation is still
   * recognised.
   */
  abstract of(email: string): readonly [string, ...string[]];
}
