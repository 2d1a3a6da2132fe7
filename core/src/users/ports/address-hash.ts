/** Turns an address into a value that is the same each time and from which nobody without the key finds the address. */
export abstract class AddressHash {
  /** Under each master key that is known, the current one first: a hash made before a rotation is still recognised. */
  abstract of(email: string): readonly [string, ...string[]];
}
