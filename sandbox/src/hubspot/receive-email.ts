import type { CrmView } from './crm-view.ts';
import { unenroll } from './sequences.ts';

/**
 * Adds an email that arrives now to a contact's history; answers its id, or null where there is no such contact. A reply of
 * the contact ends their sequence.
 */
export function receiveEmail(
  crm: CrmView,
  contactId: string,
  { from, subject, body }: { readonly from: string; readonly subject: string; readonly body: string },
  now: number,
): string | null {
  const contact = crm.contact(contactId);
  if (contact === undefined) return null;
  const at = new Date(now).toISOString();
  const properties = {
    hs_email_direction: 'INCOMING_EMAIL',
    hs_email_status: 'SENT',
    hs_email_from_email: from,
    hs_email_to_email: '',
    hs_email_subject: subject,
    hs_email_text: body,
  };
  const { id } = crm.created.create('emails', properties, [contactId], at, at);
  crm.changes.setValues(contactId, { lastmodifieddate: at, notes_last_updated: at });
  const isReply = subject.startsWith('Re:') && from === contact.properties['email'];
  if (isReply) unenroll(crm.changes, contactId, now);
  return id;
}
