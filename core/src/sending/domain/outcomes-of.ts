import type { CrmContact, Engagement } from '../../contacts/domain/contact.ts';
import { engagementDate, missedMeetings } from '../../contacts/domain/engagement-date.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { HandOver } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import type { Outcome, SentEmail } from '../../records/domain/outcome.ts';
import { bareSubject, isForward } from '../../mail/subject.ts';
import type { Timestamp } from '../../platform/clock.ts';
import {
  bouncedAddressOf,
  datedMailsOf,
  hasBounced,
  isNewTo,
  isNotice,
  isReplyTo,
  type Answerable,
  type DatedMail,
} from './dated-mail.ts';
import { keptText, leavingOf, removalOf } from './stop-of.ts';
import { isDone, sentEmails, type MatchedEmail } from './sent-emails.ts';

/** What is known of a contact at `now`. */
export interface ContactReading {
  readonly contact: CrmContact;
  /** See `Outcome`. */
  readonly contactState: string;
  /** The emails of versions that were not handed over, which a rep may send by hand. */
  readonly notHandedOver: readonly EmailTexts[];
  readonly now: Timestamp;
}

/** A hand-over and what was sent of it. */
interface Sequence extends Answerable {
  readonly handOver: HandOver;
  /** Its emails in the CRM. */
  readonly matched: readonly MatchedEmail[];
  /** Each step that was sent, by its first time. */
  readonly sent: readonly SentEmail[];
  /** When the first email was sent; infinity if none was. */
  readonly first: Timestamp;
}

const notSent = new Set(['SCHEDULED', 'SENDING', 'FAILED']);

/**
 * What became of the hand-overs of one contact, by their ids, from what the CRM holds about the contact at `now`. They
 * exclude one another: an email is a draft of one of them, and a reply, a meeting or a returned mail belongs to the one
 * whose email was sent last before; a reply before the first email to the newest that was there. Only an opt-out concerns
 * them all.
 */
export function outcomesOf(
  handOvers: readonly HandOver[],
  { contact, contactState, notHandedOver, now }: ContactReading,
): ReadonlyMap<string, Outcome> {
  const all = datedMailsOf(contact);
  const completed = completedIn(contact.engagements.tasks);
  const ours = all.filter(
    ({ engagement, speaker, subject }) =>
      speaker === 'us' && !notSent.has(engagement.properties['hs_email_status'] ?? '') && !isForward(subject),
  );
  const matched = sentEmails(handOvers, { ours, completed, notHandedOver });
  const sequences = handOvers.map((handOver) => sequenceOf(handOver, matched.get(handOver) ?? []));
  const replies = firstOf(repliesIn(all, sequences, contact));
  const meetings = firstOf(meetingsIn(contact.engagements.meetings, sequences, now));
  const bounces = bouncesIn(all, sequences, contact);
  return new Map(
    sequences.map((sequence) => {
      const { handOver, sent } = sequence;
      const bounced = bounces.filter(({ of }) => of === sequence);
      // Who asks not to be written to means every hand-over that exists then, also one of which nothing was sent.
      const removal = removalOf({ ...handOver, createdAt: sequence.since }, contact, all);
      const left = leavingOf(handOver, contact, all);
      const outcome: Outcome = {
        readAt: now,
        contactState,
        sent,
        done: handOver.steps.filter((step) => isDone(handOver, step, completed)).map(({ index }) => index),
        repliedAt: replies.get(sequence)?.at ?? null,
        metAt: meetings.get(sequence)?.at ?? null,
        bouncedAt: bounced[0]?.at ?? null,
        bouncedAddress: bounced.at(-1)?.address ?? null,
        replyText: replies.get(sequence)?.mail.text.slice(0, keptText) ?? '',
        leftAt: left?.at ?? null,
        leftText: (left?.text ?? '').slice(0, keptText),
        optedOut: hasOptedOut(contact.properties) || removal !== undefined,
        optOutText: (removal?.text || removal?.subject || '').slice(0, keptText),
      };
      return [handOver.id, outcome];
    }),
  );
}

/** Whether nothing can change any more. */
export function isEnded(handOver: HandOver): boolean {
  const { outcome } = handOver;
  const isOver = outcome !== null && (outcome.optedOut || outcome.bouncedAt !== null);
  return isOver && openSteps(handOver).length === 0;
}

function sequenceOf(handOver: HandOver, matched: readonly MatchedEmail[]): Sequence {
  const sent = firstSent(handOver, matched);
  const subjects = [...matched.map(({ mail }) => mail), ...handOver.steps].map(({ subject }) => bareSubject(subject));
  const first = Math.min(...sent.map(({ at }) => at));
  return {
    handOver,
    matched,
    sent,
    first,
    since: Math.min(first, handOver.createdAt),
    conversations: new Set(subjects),
  };
}

/** For each step the first time it was sent, as the CRM shows it, else as the rep marked it. */
function firstSent({ steps }: HandOver, matched: readonly SentEmail[]): readonly SentEmail[] {
  return steps.flatMap(({ index, sentAt }) => {
    const inCrm = matched.find((email) => email.index === index);
    const at = inCrm?.at ?? sentAt;
    return at === null ? [] : [{ index, at, editDistance: inCrm?.editDistance ?? null }];
  });
}

/** Something that happened, and the sequence to which it belongs. */
interface Event {
  readonly at: Timestamp;
  readonly of: Sequence;
}

/** The first event of each sequence. */
function firstOf<T extends Event>(events: readonly T[]): ReadonlyMap<Sequence, T> {
  const first = new Map<Sequence, T>();
  for (const event of events)
    if (event.at < (first.get(event.of)?.at ?? Number.POSITIVE_INFINITY)) first.set(event.of, event);
  return first;
}

/** What happened at `at`, as an event of the sequence whose email was the last one then; none where nothing was sent. */
function eventOf(sequences: readonly Sequence[], at: Timestamp): readonly Event[] {
  const [last] = sequences
    .flatMap((of) => of.sent.filter((email) => email.at <= at).map((email) => ({ of, sentAt: email.at })))
    .toSorted((a, b) => b.sentAt - a.sentAt);
  return last === undefined ? [] : [{ at, of: last.of }];
}

/** The replies of the contact, and of colleagues in the same conversation. */
function repliesIn(all: readonly DatedMail[], sequences: readonly Sequence[], contact: CrmContact) {
  return all.flatMap((mail) => {
    const replied = sequences.filter((one) => isAnswerable(one, mail) && isReplyTo(mail, one, all, contact));
    const inSame = replied.filter(({ conversations }) => conversations.has(mail.conversation));
    const answered = inSame.length > 0 ? inSame : replied;
    const ofSent = eventOf(answered, mail.at);
    const [newest] = answered.toSorted((a, b) => b.handOver.createdAt - a.handOver.createdAt);
    const events = ofSent.length > 0 || newest === undefined ? ofSent : [{ at: mail.at, of: newest }];
    return events.map((event) => ({ ...event, mail }));
  });
}

/**
 * Whether a mail may be a reply: it came after the first email, or after the hand-over and before its end. Whether the task
 * of an email is still open says nothing, because the contact may answer what the rep sent from elsewhere, or said.
 */
function isAnswerable({ handOver, first }: Sequence, mail: DatedMail): boolean {
  const isBeforeEnd = handOver.ending === null || mail.at <= handOver.ending.at;
  return mail.at > first || (isBeforeEnd && isNewTo(handOver, mail));
}

/** The mails that did not arrive, by the CRM's status or by a mail server's notice, oldest first. */
function bouncesIn(all: readonly DatedMail[], sequences: readonly Sequence[], contact: CrmContact) {
  const returned = sequences.flatMap((of) =>
    of.matched.filter(({ mail }) => hasBounced(mail)).map(({ at, mail }) => ({ at, of, mail })),
  );
  const notices = all
    .filter((mail) => isNotice(mail, contact))
    .flatMap((mail) => eventOf(sequences, mail.at).map((event) => ({ ...event, mail })));
  return [...returned, ...notices]
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, of, mail }) => ({ at, of, address: bouncedAddressOf(mail, all, contact) }));
}

/** The meetings that took place. Those that were agreed on before the first email do not count. */
function meetingsIn(meetings: readonly Engagement[], sequences: readonly Sequence[], now: Timestamp): readonly Event[] {
  return meetings.flatMap((meeting) => {
    const at = engagementDate('meetings', meeting);
    const result = meeting.properties['hs_meeting_outcome'] ?? '';
    if (at === null || !(result === 'COMPLETED' || (at <= now && !missedMeetings.has(result)))) return [];
    const agreedAt = Math.min(at, meeting.createdAt ?? at);
    return eventOf(sequences, agreedAt).map(({ of }) => ({ at, of }));
  });
}

function completedIn(tasks: readonly Engagement[]): ReadonlySet<string> {
  return new Set(tasks.filter(({ properties }) => properties['hs_task_status'] === 'COMPLETED').map(({ id }) => id));
}
