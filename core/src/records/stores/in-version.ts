/** Matches a text in this version. A text from before versions were counted is in its first version. */
export function inVersion(version: number): {
  readonly version: number | { readonly $in: readonly (number | null)[] };
} {
  return { version: version === 1 ? { $in: [1, null] } : version };
}
