import type { CrmContact, CrmProperties, Engagement, EngagementKind } from '../../contacts/domain/contact.ts';
import type { HubspotObject } from './hubspot-schemas.ts';

/** A contact from its object, its engagements (each kind newest first) and how many of a kind were not read. */
export function toContact(
  contact: HubspotObject,
  engagements: ReadonlyMap<EngagementKind, readonly Engagement[]>,
  notRead: ReadonlyMap<EngagementKind, number>,
): CrmContact {
  const of = (kind: EngagementKind): readonly Engagement[] => engagements.get(kind) ?? [];
  return {
    id: contact.id,
    properties: withoutEmpty(contact.properties),
    engagements: { notes: of('notes'), emails: of('emails'), calls: of('calls'), meetings: of('meetings') },
    notRead: Object.fromEntries([...notRead].filter(([, count]) => count > 0)),
  };
}

export function toEngagement(object: HubspotObject): Engagement {
  const createdAt = object.createdAt.getTime();
  return {
    id: object.id,
    createdAt: Number.isNaN(createdAt) ? null : createdAt,
    properties: withoutEmpty(object.properties),
  };
}

/** What a key without the scope `sales-email-read` gets in place of an email's subject and text. */
const redacted = /^(?:\s|<[^>]{0,200}>)*The content of this email has been redacted\b/;

/** HubSpot answers null for what was asked for and is not filled in; neither that nor a redaction is worth keeping. */
function withoutEmpty(properties: CrmProperties): CrmProperties {
  const isKnown = (value: string | null): boolean => value !== null && value !== '' && !redacted.test(value);
  return Object.fromEntries(Object.entries(properties).filter(([, value]) => isKnown(value)));
}
