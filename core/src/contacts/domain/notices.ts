import type { CrmContact, CrmPart } from './contact.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });
const names: Record<Exclude<CrmPart, 'emails'>, string> = { company: 'company', deals: 'deals', owner: 'owner' };

/**
 * Sentences that a rep should know about a fetched contact. `requestedId` is the id in the request; the contact has
 * another id if it was merged.
 */
export function noticesOf(contact: CrmContact, requestedId: string): readonly string[] {
  const unread = contact.unreadable.flatMap((part) => (part === 'emails' ? [] : [names[part]]));
  return [
    ...(contact.id === requestedId ? [] : ['This contact was merged into another one in HubSpot. You see that one.']),
    ...(contact.unreadable.includes('emails')
      ? [
          'The HubSpot key may not read emails: they are listed without subject and text, and sequences are written without them. A superadmin adds the scope sales-email-read to the key.',
        ]
      : []),
    ...(unread.length === 0
      ? []
      : [`The HubSpot key may not read everything: the contact's ${listed.format(unread)} will not be known.`]),
  ];
}
