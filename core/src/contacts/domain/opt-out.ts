import { isOptOutRequest } from '../../mail/opt-out-words.ts';
import { mailsOf } from './contact-mails.ts';
import type { CrmContact, CrmProperties } from './contact.ts';

/** Whether the contact has unsubscribed from all email, as the CRM knows it. */
export function hasOptedOut(properties: CrmProperties): boolean {
  return properties['hs_email_optout'] === 'true';
}

/**
 * Whether the contact's last words to us ask not to be written to again. Who wrote again after such a request has come
 * back; an automatic answer is no word of theirs.
 */
export function hasAskedToStop(contact: CrmContact): boolean {
  const last = mailsOf(contact).find(
    (mail) => mail.speaker === 'contact' && (!mail.isAutomatic || isOptOutRequest(mail)),
  );
  return last !== undefined && isOptOutRequest(last);
}
