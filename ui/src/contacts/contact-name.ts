import type { RecordSummary } from '@overture/core/contract';

type Properties = RecordSummary['properties'];

/** A CRM property without surrounding spaces; empty when the CRM has none. */
export function propertyOf(properties: Properties, name: string): string {
  return properties[name]?.trim() ?? '';
}

/** First and last name; empty when the CRM has neither. */
export function fullNameOf(properties: Properties): string {
  return [propertyOf(properties, 'firstname'), propertyOf(properties, 'lastname')].filter(Boolean).join(' ');
}

/** The label of a record's contact: the name, else the address, else the CRM's id. */
export function contactLabelOf({ properties, hubspotId }: Pick<RecordSummary, 'properties' | 'hubspotId'>): string {
  return fullNameOf(properties) || propertyOf(properties, 'email') || `Contact ${hubspotId}`;
}

/** What the contact is called in a sentence: the first name, else as `contactLabelOf`. */
export function firstNameOf(record: Pick<RecordSummary, 'properties' | 'hubspotId'>): string {
  return propertyOf(record.properties, 'firstname') || contactLabelOf(record);
}
