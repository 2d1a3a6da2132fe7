import type { AppError } from '../../platform/app-error.ts';
import { propertiesToRead } from '../../contacts/domain/crm-fields.ts';
import { batchSize } from './hubspot-client.ts';
import { contactNotFound, HubspotFailure, partlyRead } from './hubspot-errors.ts';
import type { HubspotObject } from './hubspot-schemas.ts';
import { asContactError, type Reading } from './reading.ts';

/** The property with the ids of the contacts that were merged into this one, separated by semicolons. */
export const mergedIds = 'hs_merged_object_ids';

/**
 * The object of each id, or why there is none. For a contact that was merged into another, it is the other contact's.
 */
export async function readContactObjects(
  ids: readonly string[],
  reading: Reading,
): Promise<ReadonlyMap<string, HubspotObject | AppError>> {
  const found = new Map<string, HubspotObject | AppError>();
  // HubSpot refuses a whole batch because of one id in the wrong form.
  for (const id of ids) if (!isObjectId(id)) found.set(id, contactNotFound());
  const possible = ids.filter((id) => !found.has(id));
  const batches = Array.from({ length: Math.ceil(possible.length / batchSize) }, (_, i) =>
    possible.slice(i * batchSize, (i + 1) * batchSize),
  );
  const read = await Promise.all(batches.map((batch) => readBatch(batch, reading)));
  for (const batch of read) for (const [id, object] of batch) found.set(id, object);
  return found;
}

const isObjectId = (id: string): boolean => /^\d{1,19}$/.test(id);

async function readBatch(
  ids: readonly string[],
  reading: Reading,
): Promise<ReadonlyMap<string, HubspotObject | AppError>> {
  const found = new Map<string, HubspotObject | AppError>();
  try {
    const properties = propertiesToRead(reading.fields);
    const { objects, missing, failed } = await reading.client.readBatch('contacts', ids, properties, reading.call());
    const byId = new Map<string, HubspotObject>();
    for (const object of objects) {
      for (const id of object.properties[mergedIds]?.split(';') ?? []) byId.set(id.trim(), object);
      byId.set(object.id, object);
    }
    for (const id of ids) {
      const contact = byId.get(id);
      if (contact) found.set(id, contact.archived === true ? contactNotFound() : contact);
      else if (failed.has(id)) found.set(id, partlyRead(failed.size));
      else if (missing.has(id)) found.set(id, contactNotFound());
      else found.set(id, await readOne(id, reading));
    }
  } catch (error) {
    const failure = asContactError(error);
    for (const id of ids) if (!found.has(id)) found.set(id, failure);
  }
  return found;
}

/** Reads a contact that the batch left out. A request for one id also finds contacts that were merged into another. */
async function readOne(id: string, reading: Reading): Promise<HubspotObject | AppError> {
  try {
    const contact = await reading.client.getContact(id, propertiesToRead(reading.fields), [], reading.call());
    return contact.archived === true ? contactNotFound() : contact;
  } catch (error) {
    if (error instanceof HubspotFailure && error.status === 400) return contactNotFound();
    return asContactError(error);
  }
}
