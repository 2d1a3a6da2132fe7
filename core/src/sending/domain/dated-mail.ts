import { mailsOf, type ContactMail } from '../../contacts/domain/contact-mails.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { bareSubject } from '../../mail/subject.ts';
import type { Timestamp } from '../../platform/clock.ts';

/** An email of a contact whose time is known. */
export interface DatedMail extends ContactMail {
  readonly at: Timestamp;
  /** The subject without prefixes, which all mails of a conversation share. */
  readonly conversation: string;
}

/** The emails of a contact whose time is known, oldest first. */
export function datedMailsOf(contact: CrmContact): readonly DatedMail[] {
  return mailsOf(contact)
    .toReversed()
    .flatMap((mail) => (mail.at === null ? [] : [{ ...mail, at: mail.at, conversation: bareSubject(mail.subject) }]));
}
