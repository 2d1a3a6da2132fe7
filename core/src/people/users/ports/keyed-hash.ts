/**
 * Hashes what names a person, such as an address or a contact's id: equal texts give equal hashes, from which nobody
 * without the key can find the text.
 */
export abstract class KeyedHash {
  /** The hash under each master key, the current one first, so that a hash from before a rotation is still recognised. */
  abstract of(text: string): readonly [string, ...string[]];
}
