import { AppError } from '@overture/core/app';

/**
 * The one of a list that a person names: by id, else by one of its names, case ignored.
 * Errors: `not_found`; `conflict` with the ids when several have the name.
 */
export function findListed<T extends { readonly id: string }>(
  items: readonly T[],
  wanted: string,
  what: { readonly noun: string; readonly namesOf: (item: T) => readonly string[] },
): T {
  const byId = items.find(({ id }) => id === wanted);
  if (byId !== undefined) return byId;
  const name = wanted.trim().toLowerCase();
  const found = items.filter((item) => what.namesOf(item).some((known) => known.toLowerCase() === name));
  const [only] = found;
  if (only === undefined) throw new AppError('not_found', `There is no ${what.noun} "${wanted}".`);
  if (found.length > 1) {
    const ids = found.slice(0, 10).map(({ id }) => id);
    throw new AppError('conflict', `${found.length} are called "${wanted}". Name one by its id: ${ids.join(', ')}.`);
  }
  return only;
}
