import { isMachineMail } from '../../mail/machine-mail.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { CrmContact, Engagement } from './contact.ts';
import { engagementDate, newestFirst } from './engagement-date.ts';
import { mailTexts } from './mail-texts.ts';
import { speakersOf, type Speaker } from './speaker.ts';

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
  /** Whether a program wrote it and no person. That is decided for mails to us. */
  readonly isAutomatic: boolean;
}

/** The emails of a contact, newest first, undated ones last. */
export function mailsOf(contact: CrmContact): readonly ContactMail[] {
  const { emails } = contact.engagements;
  const texts = mailTexts(emails);
  const speakerOf = speakersOf(contact);
  let lastOfUs: Timestamp | null = null;
  return newestFirst('emails', emails)
    .toReversed()
    .map((engagement) => {
      const { properties, id } = engagement;
      const at = engagementDate('emails', engagement);
      const speaker = speakerOf(properties);
      const { own: text = '', quoted = '' } = texts.get(id) ?? {};
      const subject = properties['hs_email_subject'] ?? '';
      const from = properties['hs_email_from_email'] ?? '';
      const waitedMs = at === null || lastOfUs === null ? null : at - lastOfUs;
      const isAutomatic = speaker !== 'us' && isMachineMail({ from, subject, text, waitedMs });
      if (speaker === 'us') lastOfUs = at;
      return { engagement, at, speaker, subject, text, quoted, isAutomatic };
    })
    .toReversed();
}
