import type { CrmContact, CrmProperties, Engagement } from '../../contacts/domain/contact.ts';
import { engagementDate } from '../../contacts/domain/engagement-date.ts';
import { mailTexts } from '../../contacts/domain/mail-texts.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { addressesOf, bareAddress, domainOf, speakersOf } from '../../contacts/domain/speaker.ts';
import type { HandOver, HandOverStep } from '../../handover/domain/hand-over.ts';
import type { Outcome, SentEmail } from '../../handover/domain/outcome.ts';
import type { Timestamp } from '../../shared/clock.ts';
import { isAutoReply } from './auto-reply.ts';
import { isBounceNotice, isMailServer } from './bounce-notice.ts';
import { editDistance } from './edit-distance.ts';
import { bareSubject, isForward, isReply } from './mail-subject.ts';
import { isOptOutRequest, isUnsubscribe } from './opt-out-words.ts';

interface Mail {
  readonly at: Timestamp;
  readonly properties: CrmProperties;
  readonly subject: string;
  /** The subject without prefixes, which all mails of a conversation share. */
  readonly conversation: string;
  /** What its sender wrote, without quoted text; empty where the CRM has no text. */
  readonly text: string;
}

/**
 * How much of a draft's text may differ for an email to still count as that draft: with another subject, and in a
 * reply.
 */
const maxEditDistance = { otherSubject: 0.5, sameConversation: 0.8 };
/** The outcomes of meetings that did not take place. */
const missed = new Set(['CANCELED', 'NO_SHOW', 'RESCHEDULED']);
const notSent = new Set(['SCHEDULED', 'SENDING', 'FAILED']);

/** What became of a hand-over, from what the CRM holds about the contact at `now`. */
export function outcomeOf(handOver: HandOver, contact: CrmContact, contactState: string, now: Timestamp): Outcome {
  const speakerOf = speakersOf(contact);
  const all = mailsOf(contact.engagements.emails);
  const mails = all.filter(({ at }) => at >= handOver.createdAt);
  const ours = mails.filter(
    ({ properties, subject }) =>
      speakerOf(properties) === 'us' && !notSent.has(properties['hs_email_status'] ?? '') && !isForward(subject),
  );
  const matched = matchedTo(handOver, ours);
  const sent = withMarked(handOver, matched);
  const first = sent.reduce((earliest, { at }) => Math.min(earliest, at), Number.POSITIVE_INFINITY);
  const fromThem = mails.filter(({ at, properties }) => at > first && speakerOf(properties) === 'contact');
  const answers = answersIn(all, { handOver, matched, contact });
  const addresses = addressesOf(contact);
  const bounced =
    matched.find(({ mail }) => mail.properties['hs_email_status'] === 'BOUNCED')?.mail ??
    mails.find((mail) => mail.at >= first && isBounceNotice(noticeOf(mail), addresses));
  return {
    readAt: now,
    contactState,
    sent,
    done: completedIn(handOver, contact.engagements.tasks),
    repliedAt: answers.find(({ at }) => at > first)?.at ?? null,
    metAt: firstMeeting(contact.engagements.meetings, first, now),
    bouncedAt: bounced?.at ?? null,
    optedOut: hasOptedOut(contact.properties) || fromThem.some(isOptOutRequest),
  };
}

/** The replies to the sequence, oldest first: those of the contact, and of colleagues in the same conversation. */
function answersIn(
  all: readonly Mail[],
  {
    handOver,
    matched,
    contact,
  }: { handOver: HandOver; matched: readonly { readonly mail: Mail }[]; contact: CrmContact },
): readonly Mail[] {
  const speakerOf = speakersOf(contact);
  const domains = new Set([...addressesOf(contact)].map(domainOf));
  const sentMails = new Set(matched.map(({ mail }) => mail));
  const subjects = new Set([...sentMails, ...handOver.steps].map(({ subject }) => bareSubject(subject)));
  const before = (mail: Mail): readonly Mail[] => all.filter(({ at }) => at < mail.at);
  return all.filter((mail) => {
    const { subject, conversation, text, properties, at } = mail;
    const from = properties['hs_email_from_email'] ?? '';
    const speaker = speakerOf(properties);
    const isInSequence = subjects.has(conversation);
    if (speaker === 'us' || isMailServer(from)) return false;
    // A colleague of the contact, or a successor, may reply in their place.
    if (speaker === 'other' && !(isInSequence && isReply(subject) && domains.has(domainOf(bareAddress(from)))))
      return false;
    // The contact continues a conversation that the sequence did not begin.
    const isElsewhere =
      !isInSequence && isReply(subject) && before(mail).some((one) => one.conversation === conversation);
    const lastOfUs = before(mail).findLast((one) => speakerOf(one.properties) === 'us')?.at ?? null;
    const waitedMs = lastOfUs === null ? null : at - lastOfUs;
    return !isElsewhere && !isAutoReply({ subject, text, waitedMs }) && !isUnsubscribe(mail);
  });
}

function completedIn({ to, steps }: HandOver, tasks: readonly Engagement[]): readonly number[] {
  const completed = new Set(
    tasks.filter(({ properties }) => properties['hs_task_status'] === 'COMPLETED').map(({ id }) => id),
  );
  return to === 'tasks' ? steps.filter(({ crmId }) => completed.has(crmId ?? '')).map(({ index }) => index) : [];
}

function noticeOf({ properties, subject, text }: Mail): Parameters<typeof isBounceNotice>[0] {
  return {
    from: properties['hs_email_from_email'] ?? '',
    subject,
    text,
    own: [bareAddress(properties['hs_email_to_email'] ?? '')],
  };
}

/** Whether nothing can change any more. */
export function isEnded({ outcome }: HandOver): boolean {
  return outcome !== null && (outcome.optedOut || outcome.bouncedAt !== null);
}

/** The emails of a contact, oldest first. */
function mailsOf(emails: readonly Engagement[]): readonly Mail[] {
  const texts = mailTexts(emails);
  return emails
    .flatMap((email) => {
      const at = engagementDate('emails', email);
      const { properties, id } = email;
      if (at === null) return [];
      const subject = properties['hs_email_subject'] ?? '';
      return [{ at, properties, subject, conversation: bareSubject(subject), text: texts.get(id)?.own ?? '' }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** For each step the first email that is its draft. An email belongs only to the step that it resembles most. */
function matchedTo({ steps }: HandOver, ours: readonly Mail[]): readonly (SentEmail & { readonly mail: Mail })[] {
  const found = new Map<number, SentEmail & { readonly mail: Mail }>();
  for (const mail of ours) {
    const [best] = steps
      .filter(({ index }) => !found.has(index))
      .flatMap((step): { readonly index: number; readonly distance: number | null }[] => {
        const isOwnSubject = bareSubject(step.subject) !== '' && bareSubject(step.subject) === mail.conversation;
        if (mail.text === '') return isOwnSubject ? [{ index: step.index, distance: null }] : [];
        const distance = editDistance(step.body, mail.text);
        return distance <= maxEditDistanceOf(step, mail, isOwnSubject) ? [{ index: step.index, distance }] : [];
      })
      .toSorted((a, b) => (a.distance ?? 0) - (b.distance ?? 0));
    if (best) found.set(best.index, { index: best.index, at: mail.at, editDistance: best.distance, mail });
  }
  return [...found.values()];
}

/**
 * An email that begins a conversation with the exact subject of a draft is that draft, however much its text was
 * changed.
 */
function maxEditDistanceOf(step: HandOverStep, mail: Mail, isOwnSubject: boolean): number {
  if (!isOwnSubject) return maxEditDistance.otherSubject;
  return isReply(mail.subject) && !isReply(step.subject) ? maxEditDistance.sameConversation : 1;
}

/** Adds the steps that the rep marked as sent and the CRM does not show. */
function withMarked({ steps }: HandOver, matched: readonly SentEmail[]): readonly SentEmail[] {
  const inCrm = new Map(matched.map(({ index, at, editDistance: distance }) => [index, { at, distance }]));
  return steps.flatMap(({ index, sentAt }) => {
    const at = inCrm.get(index)?.at ?? sentAt;
    return at === null ? [] : [{ index, at, editDistance: inCrm.get(index)?.distance ?? null }];
  });
}

/** The first meeting after the first email. Meetings that were agreed on earlier do not count. */
function firstMeeting(meetings: readonly Engagement[], after: Timestamp, now: Timestamp): Timestamp | null {
  const held = meetings.flatMap((meeting) => {
    const at = engagementDate('meetings', meeting);
    const result = meeting.properties['hs_meeting_outcome'] ?? '';
    const isHeld = result === 'COMPLETED' || (at !== null && at <= now && !missed.has(result));
    const isNew = meeting.createdAt === null || meeting.createdAt > after;
    return at !== null && at > after && isHeld && isNew ? [at] : [];
  });
  return held.length === 0 ? null : Math.min(...held);
}
