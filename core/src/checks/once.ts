/** A function that gathers something at the first use and keeps it. */
export function once<Found>(gather: () => Found): () => Found {
  let found: { readonly value: Found } | undefined;
  return () => (found ??= { value: gather() }).value;
}
