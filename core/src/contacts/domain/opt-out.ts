import { mailsOf, type ContactMail } from './contact-mails.ts';
import type { CrmContact, CrmProperties } from './contact.ts';
import { isColleague } from './speaker.ts';

/** Whether the contact has unsubscribed from all email, as the CRM knows it. */
export function hasOptedOut(properties: CrmProperties): boolean {
  return properties['hs_email_optout'] === 'true';
}

/** Whether the contact, or somebody at their company for them, asks in this mail not to be written to again. */
export function asksForRemoval({ kind, speaker, engagement }: ContactMail, contact: CrmContact): boolean {
  const from = engagement.properties['hs_email_from_email'] ?? '';
  return kind === 'removal' && (speaker === 'contact' || (speaker === 'other' && isColleague(from, contact)));
}

/**
 * The last words to us, if they ask not to be written to again; else undefined. A contact who wrote again after such a
 * request has come back; an automatic answer is no word of theirs. `mails`: the contact's, newest first.
 */
export function lastRemoval<M extends ContactMail>(mails: readonly M[], contact: CrmContact): M | undefined {
  const last = mails.find((mail) => asksForRemoval(mail, contact) || (mail.speaker === 'contact' && !mail.isAutomatic));
  return last?.kind === 'removal' ? last : undefined;
}

export function hasAskedToStop(contact: CrmContact): boolean {
  return lastRemoval(mailsOf(contact), contact) !== undefined;
}
