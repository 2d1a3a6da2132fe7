import { recognise, type MailKind } from '../../mail/mail-kind.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { CrmContact, Engagement } from './contact.ts';
import { engagementDate, newestFirst } from './engagement-date.ts';
import { mailText, mailTexts } from './mail-texts.ts';
import { bareAddress, speakersOf, type Speaker } from './speaker.ts';

/** An email of a contact as a person reads it. */
export interface ContactMail {
  readonly engagement: Engagement;
  /** Null where the CRM does not know when it was sent. */
  readonly at: Timestamp | null;
  readonly speaker: Speaker;
  readonly subject: string;
  /** What its sender wrote, without quoted text; empty where the CRM has no text. */
  readonly text: string;
  /** Quoted mails that are in no earlier mail. */
  readonly quoted: string;
  /** What a mail to us is; null for one of ours. */
  readonly kind: MailKind | null;
  /** Whether a program wrote it and no person. That is decided for mails to us. */
  readonly isAutomatic: boolean;
}

/** The emails of a contact, newest first, undated ones last. */
export function mailsOf(contact: CrmContact): readonly ContactMail[] {
  const texts = mailTexts(contact.engagements.emails);
  const names = namesOf(contact);
  return envelopesOf(contact)
    .map((envelope) => {
      const { engagement, at, speaker, subject } = envelope;
      const { own: text = '', quoted = '' } = texts.get(engagement.id) ?? {};
      const { kind, isAutomatic } = recognised(envelope, text, names);
      return { engagement, at, speaker, subject, text, quoted, kind, isAutomatic };
    })
    .toReversed();
}

/** When the contact last wrote in person, at `now` or before; null if never. Only the newest emails are read for that. */
export function lastWrittenAt(contact: CrmContact, now: Timestamp): Timestamp | null {
  const last = envelopesOf(contact).findLast(
    (envelope) =>
      envelope.speaker === 'contact' &&
      envelope.at !== null &&
      envelope.at <= now &&
      !recognised(envelope, mailText(envelope.engagement.properties).own, namesOf(contact)).isAutomatic,
  );
  return last?.at ?? null;
}

/**
 * When our newest email to the contact's present address was sent, if it came back as the CRM knows it; else null. One
 * to a colleague, or to the address before a correction, says nothing about the contact.
 */
export function bouncedAt(contact: CrmContact): Timestamp | null {
  const address = bareAddress(contact.properties['email'] ?? '');
  const last = envelopesOf(contact).findLast(({ speaker, engagement }) => {
    const to = recipientsOf(engagement);
    return speaker === 'us' && (address === '' || to.includes(address) || to.length === 0);
  });
  return last?.engagement.properties['hs_email_status'] === 'BOUNCED' ? last.at : null;
}

/** The plain addresses to which an email was sent; none where the CRM does not know them. */
export function recipientsOf({ properties }: Pick<Engagement, 'properties'>): readonly string[] {
  const to = (properties['hs_email_to_email'] ?? '').split(/[;,]/).map(bareAddress);
  return to.filter((address) => address !== '');
}

/** What is known of an email without its text. */
interface Envelope extends Pick<ContactMail, 'engagement' | 'at' | 'speaker' | 'subject'> {
  /** Milliseconds since our last email; null where there is none. */
  readonly waitedMs: number | null;
}

/** Oldest first, undated ones before all. */
function envelopesOf(contact: CrmContact): readonly Envelope[] {
  const speakerOf = speakersOf(contact);
  let lastOfUs: Timestamp | null = null;
  return newestFirst('emails', contact.engagements.emails)
    .toReversed()
    .map((engagement) => {
      const at = engagementDate('emails', engagement);
      const speaker = speakerOf(engagement.properties);
      const subject = engagement.properties['hs_email_subject'] ?? '';
      const waitedMs = at === null || lastOfUs === null ? null : at - lastOfUs;
      if (speaker === 'us') lastOfUs = at;
      return { engagement, at, speaker, subject, waitedMs };
    });
}

const namesOf = ({ properties }: CrmContact): readonly string[] =>
  [properties['firstname'], properties['lastname']].flatMap((name) => name?.split(/\s+/) ?? []);

function recognised(
  { engagement, speaker, subject, waitedMs }: Envelope,
  text: string,
  names: readonly string[],
): Pick<ContactMail, 'kind' | 'isAutomatic'> {
  if (speaker === 'us') return { kind: null, isAutomatic: false };
  const from = engagement.properties['hs_email_from_email'] ?? '';
  return recognise({ from, subject, text, waitedMs, names });
}
