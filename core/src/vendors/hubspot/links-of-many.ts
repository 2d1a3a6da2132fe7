import { AppError } from '../../platform/app-error.ts';
import { readingLimit, type ReadType } from './crm-properties.ts';
import { partlyRead } from './hubspot-errors.ts';
import { asContactError, isRefusal, type Reading } from './reading.ts';
import { NewestIds } from './newest-ids.ts';

/** The links of each contact that has any, or why they could not be read. */
export type LinksOfMany = ReadonlyMap<string, NewestIds | AppError>;

/**
 * Reads all links to a type for many contacts; contacts with a further page share the next request. The result is empty
 * for an optional type that the key may not read.
 */
export async function readLinksOfMany(
  type: ReadType,
  contactIds: readonly string[],
  reading: Reading,
): Promise<LinksOfMany> {
  const links = new Map<string, NewestIds | AppError>();
  let inputs: readonly { readonly id: string; readonly after?: string }[] = contactIds.map((id) => ({ id }));
  while (inputs.length > 0) {
    try {
      const { pages, failed } = await reading.client.readLinks(type, inputs, reading.call());
      for (const id of failed) links.set(id, partlyRead(failed.size));
      inputs = inputs.flatMap(({ id, after }) => {
        const page = pages.get(id);
        const known = links.get(id) ?? new NewestIds(readingLimit);
        if (page === undefined || known instanceof AppError) return [];
        known.add(page.ids);
        links.set(id, known);
        const isLast = page.after === null || page.after === after || page.ids.length === 0 || known.isFull;
        return isLast || page.after === null ? [] : [{ id, after: page.after }];
      });
    } catch (error) {
      if (isRefusal(error, type, reading)) return new Map();
      const failure = asContactError(error);
      for (const { id } of inputs) links.set(id, failure);
      inputs = [];
    }
  }
  return links;
}
