/** Adds an entry to those that a map keeps under a key. */
export function fileUnder<Key, Entry>(map: Map<Key, Entry[]>, key: Key, entry: Entry): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [entry]);
  else known.push(entry);
}

/** The entries of a list around an index, so many to each side, with the one at the index. */
export function windowAround<Entry>(list: readonly Entry[], at: number, reach: number): readonly Entry[] {
  return list.slice(Math.max(0, at - reach), at + reach + 1);
}
