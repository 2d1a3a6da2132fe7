import type { CrmContact, CrmProperties, Engagement } from '../../contacts/domain/contact.ts';
import { engagementDate } from '../../contacts/domain/engagement-date.ts';
import { mailTexts } from '../../contacts/domain/mail-texts.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { speakersOf } from '../../contacts/domain/speaker.ts';
import type { HandOver } from '../../handover/domain/hand-over.ts';
import type { Outcome, SentEmail } from '../../handover/domain/outcome.ts';
import type { Timestamp } from '../../shared/clock.ts';
import { isAutoReply } from './auto-reply.ts';
import { editDistance } from './edit-distance.ts';

interface Mail {
  readonly at: Timestamp;
  readonly properties: CrmProperties;
  readonly subject: string;
  /** What its sender wrote, without what is quoted; empty where the CRM does not tell. */
  readonly text: string;
}

/** The most of a draft's text that may differ for an email to be that draft: under another subject, and under its own. */
const mostChanged = { otherSubject: 0.5, ownSubject: 0.8 };
/** A meeting that did not take place. */
const missed = new Set(['CANCELED', 'NO_SHOW', 'RESCHEDULED']);
const notSent = new Set(['SCHEDULED', 'SENDING', 'FAILED']);

/** What became of a hand-over, by what the CRM holds of the contact at `now`. */
export function outcomeOf(handOver: HandOver, contact: CrmContact, contactState: string, now: Timestamp): Outcome {
  const speakerOf = speakersOf(contact);
  const mails = mailsAfter(handOver.createdAt, contact.engagements.emails);
  const ours = mails.filter(
    ({ properties }) => speakerOf(properties) === 'us' && !notSent.has(properties['hs_email_status'] ?? ''),
  );
  const matched = matchedTo(handOver, ours);
  const sent = withMarked(handOver, matched);
  const first = sent.reduce((least, { at }) => Math.min(least, at), Number.POSITIVE_INFINITY);
  const answered = mails.find(
    ({ at, properties, subject, text }) =>
      at > first && speakerOf(properties) === 'contact' && !isAutoReply(subject, text),
  );
  const bounced =
    matched.find(({ mail }) => mail.properties['hs_email_status'] === 'BOUNCED')?.mail ??
    mails.find((mail) => mail.at >= first && isBounceNotice(mail));
  return {
    readAt: now,
    contactState,
    sent,
    repliedAt: answered?.at ?? null,
    metAt: firstMeeting(contact.engagements.meetings, first, now),
    bouncedAt: bounced?.at ?? null,
    optedOut: hasOptedOut(contact.properties),
  };
}

/** Nothing more can come of it. */
export function isEnded({ outcome }: HandOver): boolean {
  return outcome !== null && (outcome.optedOut || outcome.bouncedAt !== null);
}

/** The emails of a time on, oldest first. */
function mailsAfter(from: Timestamp, emails: readonly Engagement[]): readonly Mail[] {
  const texts = mailTexts(emails);
  return emails
    .flatMap((email) => {
      const at = engagementDate('emails', email);
      if (at === null || at < from) return [];
      const { properties, id } = email;
      return [{ at, properties, subject: properties['hs_email_subject'] ?? '', text: texts.get(id)?.own ?? '' }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** For each step the first email that is its draft; an email belongs to the one step that it resembles most. */
function matchedTo({ steps }: HandOver, ours: readonly Mail[]): readonly (SentEmail & { readonly mail: Mail })[] {
  const found = new Map<number, SentEmail & { readonly mail: Mail }>();
  for (const mail of ours) {
    const [best] = steps
      .filter(({ index }) => !found.has(index))
      .flatMap((step): { readonly index: number; readonly distance: number | null }[] => {
        const isOwnSubject = bare(step.subject) !== '' && bare(step.subject) === bare(mail.subject);
        if (mail.text === '') return isOwnSubject ? [{ index: step.index, distance: null }] : [];
        const distance = editDistance(step.body, mail.text);
        const most = isOwnSubject ? mostChanged.ownSubject : mostChanged.otherSubject;
        return distance <= most ? [{ index: step.index, distance }] : [];
      })
      .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
    if (best) found.set(best.index, { index: best.index, at: mail.at, editDistance: best.distance, mail });
  }
  return [...found.values()];
}

/** With the steps that the rep marked as sent and the CRM does not show. */
function withMarked({ steps }: HandOver, matched: readonly SentEmail[]): readonly SentEmail[] {
  const inCrm = new Map(matched.map(({ index, at, editDistance: distance }) => [index, { at, distance }]));
  return steps.flatMap(({ index, sentAt }) => {
    const at = inCrm.get(index)?.at ?? sentAt;
    return at === null ? [] : [{ index, at, editDistance: inCrm.get(index)?.distance ?? null }];
  });
}

function firstMeeting(meetings: readonly Engagement[], after: Timestamp, now: Timestamp): Timestamp | null {
  const held = meetings.flatMap((meeting) => {
    const at = engagementDate('meetings', meeting);
    const result = meeting.properties['hs_meeting_outcome'] ?? '';
    const isHeld = result === 'COMPLETED' || (at !== null && at <= now && !missed.has(result));
    return at !== null && at > after && isHeld ? [at] : [];
  });
  return held.length === 0 ? null : Math.min(...held);
}

/** A mail server's notice that an email did not arrive, not that it is late. */
function isBounceNotice({ properties, subject }: Mail): boolean {
  const isServer = /(?:^|<)(?:mailer-daemon|postmaster)@/i.test(properties['hs_email_from_email'] ?? '');
  return isServer && !/delay|verz[öo]ger|retard|retras|ritard/i.test(subject);
}

/** A subject without what mail programs put before it. */
function bare(subject: string): string {
  const prefix = /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|r|i)\s*:\s*)+/i;
  return subject.replace(prefix, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
