import { mailsOf, recipientsOf, type ContactMail } from '../../contacts/domain/contact-mails.ts';
import type { CrmContact } from '../../contacts/domain/contact.ts';
import { addressesOf, bareAddress, isColleague } from '../../contacts/domain/speaker.ts';
import { engagementDate } from '../../contacts/domain/engagement-date.ts';
import { isBounceNotice, isMailServer } from '../../mail/bounce-notice.ts';
import { bareSubject, isReply } from '../../mail/subject.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { dayMs } from '../../platform/requested-days.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';

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

/** How late the CRM may get a mail that is still news, in milliseconds. What is imported from years ago is history. */
const maxLateMs = 30 * dayMs;

/** When the CRM got a contact's newest email; 0 where it has none. A hand-over keeps it as `mailsUntil`. */
export function mailsUntil({ engagements }: CrmContact): Timestamp {
  return Math.max(0, ...engagements.emails.map((email) => email.createdAt ?? engagementDate('emails', email) ?? 0));
}

/**
 * Whether a mail is news to a hand-over: the press that made it had not read the mail, however the mail is dated. The
 * clock is the CRM's. Of an older hand-over nobody knows what its press had read, so that its time counts.
 */
export function isNewTo(
  { createdAt, mailsUntil: until }: Pick<HandOver, 'createdAt' | 'mailsUntil'>,
  { at, engagement }: DatedMail,
): boolean {
  const gotAt = engagement.createdAt ?? at;
  const isUnread = until === null ? Math.max(at, gotAt) > createdAt : gotAt > until;
  return isUnread && at > createdAt - maxLateMs;
}

export const senderOf = ({ engagement }: DatedMail): string =>
  bareAddress(engagement.properties['hs_email_from_email'] ?? '');

/** Whether a mail server says that a mail to the contact did not arrive. */
export function isNotice({ engagement, subject, text }: DatedMail, contact: CrmContact): boolean {
  const from = engagement.properties['hs_email_from_email'] ?? '';
  const own = [bareAddress(engagement.properties['hs_email_to_email'] ?? '')];
  return isBounceNotice({ from, subject, text, own }, addressesOf(contact));
}

/** Whether the CRM says that an email of ours came back. */
export const hasBounced = ({ engagement }: ContactMail): boolean =>
  engagement.properties['hs_email_status'] === 'BOUNCED';

/**
 * The address to which the email was sent that came back: the mail itself or, where that is a server's notice, our last
 * one before. Of several recipients it is the contact's present address, if that is one of them. Null: unknown.
 */
export function bouncedAddressOf(mail: DatedMail, all: readonly DatedMail[], contact: CrmContact): string | null {
  const isOurs = (one: DatedMail): boolean => one.speaker === 'us' && one.at < mail.at && !isMailServer(senderOf(one));
  const sent = hasBounced(mail) ? mail : all.findLast(isOurs);
  const to = sent === undefined ? [] : recipientsOf(sent.engagement);
  const present = bareAddress(contact.properties['email'] ?? '');
  return to.includes(present) ? present : (to[0] ?? null);
}

/** What a reply may answer. */
export interface Answerable {
  /** When the sequence was made, or its first email sent if that was earlier. */
  readonly since: Timestamp;
  /** The conversations that its emails begin or continue. */
  readonly conversations: ReadonlySet<string>;
}

/**
 * Whether a person replies to a sequence: the contact or, in the same conversation, a colleague. What the contact answers
 * in a conversation that is older is no reply; in a younger one it is, because it may have begun with a draft that
 * the rep rewrote. `all`: the contact's emails.
 */
export function isReplyTo(
  mail: DatedMail,
  { since, conversations }: Answerable,
  all: readonly DatedMail[],
  contact: CrmContact,
): boolean {
  const { speaker, subject, conversation, isAutomatic } = mail;
  if (speaker === 'us' || isAutomatic) return false;
  const isInSequence = conversations.has(conversation);
  if (speaker === 'other') return isInSequence && isReply(subject) && isColleague(senderOf(mail), contact);
  const isOlder = all.some((one) => one !== mail && one.at <= since && one.conversation === conversation);
  return isInSequence || !isReply(subject) || !isOlder;
}
