/** The sort of a query string (`field` or `-field`) for use cases; undefined for the list's own order. */
export function sortOf<Field extends string>(
  text: Field | `-${Field}` | undefined,
): { readonly field: Field; readonly descending: boolean } | undefined {
  if (text === undefined) return undefined;
  const descending = text.startsWith('-');
  return { field: (descending ? text.slice(1) : text) as Field, descending };
}
