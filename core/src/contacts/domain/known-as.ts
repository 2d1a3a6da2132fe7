import { contactIdPattern } from '../contract/hubspot-link.ts';
import type { CrmProperties } from './contact.ts';
import { mergedIdsOf } from './merged-ids.ts';

/**
 * The ids in the CRM and the addresses, in lower case, by which a contact is known. A contact into which others were
 * merged has their ids and addresses too: they are the same person.
 */
export function knownAs(hubspotId: string, properties: CrmProperties): readonly string[] {
  const listed = (name: string): string[] => (properties[name] ?? '').split(';').map((part) => part.trim());
  const ids = [...listed('hs_object_id'), ...mergedIdsOf(properties)];
  const addresses = [...listed('email'), ...listed('hs_additional_emails')].map((address) => address.toLowerCase());
  return [...new Set([hubspotId, ...ids.filter((id) => contactIdPattern.test(id)), ...addresses.filter(isAddress)])];
}

/** Whether a name by which a contact is known is an address, and not an id. */
export const isAddress = (name: string): boolean => name.includes('@');
