/** The type, with everything that it contains read-only. */
export type Immutable<T> = unknown extends T ? T : { readonly [Key in keyof T]: Immutable<T[Key]> };
