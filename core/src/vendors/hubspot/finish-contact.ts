import { engagementKinds, type CrmContact } from '../../contacts/domain/contact.ts';
import { withFields } from '../../contacts/domain/crm-fields.ts';
import type { FoundContact, Reading } from './reading.ts';
import { toContact, type ReadObjects } from './to-contact.ts';

/** Assembles a contact from its objects, with labels for the ids in them. */
export async function finishContact(
  found: Pick<FoundContact, 'object' | 'notRead'>,
  objects: ReadObjects,
  { memory, fields }: Pick<Reading, 'memory' | 'fields'>,
): Promise<CrmContact> {
  const all = [found.object, ...engagementKinds.flatMap((kind) => objects.get(kind) ?? [])];
  const hasOwner = all.some(({ properties }) => properties['hubspot_owner_id']);
  const hasDeals = (objects.get('deals') ?? []).length > 0;
  const hasOutcomes = (objects.get('calls') ?? []).some(({ properties }) => properties['hs_call_disposition']);
  const [owners, dealStages, callOutcomes] = await Promise.all([
    hasOwner ? memory.owners() : new Map<string, never>(),
    hasDeals ? memory.dealStages() : new Map<string, never>(),
    hasOutcomes ? memory.callOutcomes() : new Map<string, never>(),
  ]);
  const contact = toContact(found, objects, { owners, dealStages, callOutcomes }, memory.refused);
  return { ...contact, properties: withFields(contact.properties, fields) };
}
