import type { CrmContact, EngagementKind } from '../../contacts/domain/contact.ts';
import { propertiesToRead } from '../../contacts/domain/crm-fields.ts';
import { linkedTypes, readingLimit, readProperties, type LinkedType, type ReadType } from './crm-properties.ts';
import { finishContact } from './finish-contact.ts';
import { batchSize } from './hubspot-client.ts';
import { contactNotFound, HubspotFailure } from './hubspot-errors.ts';
import type { HubspotContact, HubspotObject } from './hubspot-schemas.ts';
import { listNewestIds } from './newest-ids.ts';
import { companyOf, isRefusal, type Reading } from './reading.ts';

/** Reads one contact with all its objects: one request for itself and its links, then one for each non-empty type. */
export async function readOneContact(contactId: string, reading: Reading): Promise<CrmContact> {
  const contact = await readWithLinks(contactId, reading);
  const ids = new Map<ReadType, readonly string[]>(companyOf(contact));
  const notRead = new Map<EngagementKind, number>();
  const lists = await Promise.all(
    linkedTypes.map(async (type) => ({ type, ...(await idsOf(type, contact, reading)) })),
  );
  for (const { type, newest, total } of lists) {
    if (newest.length > 0) ids.set(type, newest);
    if (type !== 'deals') notRead.set(type, total - newest.length);
  }
  const objects = new Map(
    await Promise.all([...ids].map(async ([type, list]) => [type, await readAll(type, list, reading)] as const)),
  );
  return finishContact({ object: contact, notRead }, objects, reading);
}

async function readWithLinks(contactId: string, reading: Reading): Promise<HubspotContact> {
  const { client, memory, fields, call } = reading;
  const types = linkedTypes.filter((type) => type !== 'deals' || !memory.refused.has('deals'));
  try {
    const contact = await client.getContact(contactId, propertiesToRead(fields), types, call());
    if (contact.archived === true) throw contactNotFound();
    return contact;
  } catch (error) {
    // HubSpot answers 400, not 404, to an id in the wrong form.
    if (error instanceof HubspotFailure && error.status === 400) throw contactNotFound();
    // A key without the scope for deals may not ask for links to them either.
    if (types.includes('deals') && isRefusal(error, 'deals', reading)) return readWithLinks(contactId, reading);
    throw error;
  }
}

async function idsOf(
  type: LinkedType,
  contact: HubspotContact,
  { client, call }: Reading,
): Promise<{ newest: readonly string[]; total: number }> {
  const inline = contact.associations?.[type];
  if (!inline) return { newest: [], total: 0 };
  const { ids, total } = await listNewestIds(
    { ids: inline.results.map(({ id }) => id), after: inline.paging?.next?.after ?? null },
    (after) => client.listLinks(contact.id, type, after, call()),
    readingLimit,
  );
  return { newest: ids, total };
}

async function readAll(type: ReadType, ids: readonly string[], reading: Reading): Promise<readonly HubspotObject[]> {
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, i) =>
    ids.slice(i * batchSize, (i + 1) * batchSize),
  );
  try {
    const read = batches.map((batch) => reading.client.readObjects(type, batch, readProperties[type], reading.call()));
    return (await Promise.all(read)).flat();
  } catch (error) {
    if (isRefusal(error, type, reading)) return [];
    throw error;
  }
}
