import type { CrmContact } from '../../contacts/domain/contact.ts';
import { asksForRemoval, hasOptedOut, lastRemoval } from '../../contacts/domain/opt-out.ts';
import { bouncedAt } from '../../contacts/domain/contact-mails.ts';
import { bareAddress, isColleague } from '../../contacts/domain/speaker.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { absenceOf } from '../../mail/absence.ts';
import { bareSubject } from '../../mail/subject.ts';
import type { StopReason } from '../../records/contract/handed-over.ts';
import type { HandOver, StoppingMail } from '../../records/domain/hand-over.ts';
import { contactOverrides } from '../contract/hand-over.ts';
import {
  bouncedAddressOf,
  datedMailsOf,
  hasBounced,
  isNewTo,
  isNotice,
  isReplyTo,
  senderOf,
  type Answerable,
  type DatedMail,
} from './dated-mail.ts';

/** Why a hand-over should not go on. */
export interface Stop {
  readonly because: StopReason;
  /** Null where the CRM itself says it. */
  readonly mail: StoppingMail | null;
  /** See `Ending`. */
  readonly bouncedAddress: string | null;
}

/** How much of a mail is kept, in characters. */
export const keptText = 2_000;

type Told = Pick<HandOver, 'createdAt' | 'mailsUntil' | 'steps' | 'outcome' | 'overrides'>;

/**
 * Why a hand-over should stop: what the contact, or their mail server, said that its press did not know. An opt-out comes first,
 * then an address that is lost, then a reply; a reason that the domain does not want hides none of the others. `all`: the
 * contact's emails, oldest first. Null: nothing stands against it.
 */
export function stopOf(
  handOver: Told,
  contact: CrmContact,
  all: readonly DatedMail[],
  isWanted: (because: StopReason) => boolean = () => true,
): Stop | null {
  return stopsOf(handOver, contact, all).find(({ because }) => isWanted(because)) ?? null;
}

function stopsOf(handOver: Told, contact: CrmContact, all: readonly DatedMail[]): readonly Stop[] {
  const since = all.filter((mail) => isNewTo(handOver, mail));
  const theirs = since.filter(({ speaker }) => speaker !== 'us');
  const optOut = removalOf(handOver, contact, all);
  const isOut = optOut !== undefined || hasOptedOut(contact.properties);
  const bounced = since.find((mail) => isReturned(mail, contact)) ?? returnedLate(handOver, contact, all);
  const left = leavingOf(handOver, contact, all);
  const answerable = answerableOf(handOver, all);
  const reply = theirs.find((mail) => isReplyTo(mail, answerable, all, contact));
  return [
    ...(isOut ? [stop('opted_out', optOut)] : []),
    ...(bounced === undefined ? [] : [bounceStop(bounced, contact, all)]),
    ...(left === undefined ? [] : [stop('left', left)]),
    ...(reply === undefined ? [] : [stop('replied', reply)]),
  ];
}

/**
 * The mail that asks not to write to the contact again: one that the press did not know, or their last words of any age,
 * unless a superadmin overrode them.
 */
export function removalOf(
  handOver: Pick<HandOver, 'createdAt' | 'mailsUntil' | 'overrides'>,
  contact: CrmContact,
  all: readonly DatedMail[],
): DatedMail | undefined {
  const since = all.find((mail) => isNewTo(handOver, mail) && asksForRemoval(mail, contact));
  if (since !== undefined || handOver.overrides.includes(contactOverrides.optedOut)) return since;
  return lastRemoval(all.toReversed(), contact);
}

/** The first mail by which the contact has left their company, of those that the press did not know. */
export function leavingOf(handOver: Told, contact: CrmContact, all: readonly DatedMail[]): DatedMail | undefined {
  return all.find((mail) => isNewTo(handOver, mail) && hasLeft(mail, contact));
}

/** When a mail said that the contact has left, of any age; null if none did, or they wrote in person since. */
export function lastLeftAt(contact: CrmContact): Timestamp | null {
  const last = datedMailsOf(contact).findLast(
    (mail) => hasLeft(mail, contact) || (mail.speaker === 'contact' && !mail.isAutomatic),
  );
  return last?.kind === 'left' ? last.at : null;
}

/** The last day of an absence that the contact announced and the press did not know (`YYYY-MM-DD`); null if none. */
export function awayUntilOf(handOver: Told, all: readonly DatedMail[]): string | null {
  const days = all
    .filter((mail) => isNewTo(handOver, mail) && mail.speaker === 'contact' && mail.isAutomatic)
    .flatMap(({ subject, text, at }) => absenceOf({ subject, text, receivedAt: at })?.until ?? []);
  return days.toSorted().at(-1) ?? null;
}

function bounceStop(mail: DatedMail, contact: CrmContact, all: readonly DatedMail[]): Stop {
  const address = bouncedAddressOf(mail, all, contact) ?? bareAddress(contact.properties['email'] ?? '');
  return { ...stop('bounced', mail), bouncedAddress: address || null };
}

function stop(because: StopReason, mail: DatedMail | undefined): Stop {
  if (mail === undefined) return { because, mail: null, bouncedAddress: null };
  const { at, subject } = mail;
  // Of a mail that came back, the CRM may only have our own words.
  const text = mail.speaker === 'us' ? '' : mail.text;
  const kept = { at, from: senderOf(mail), subject, text: text.slice(0, keptText) };
  return { because, mail: kept, bouncedAddress: null };
}

/** Whether the CRM or a mail server says that a mail to the contact came back. */
function isReturned(mail: DatedMail, contact: CrmContact): boolean {
  return mail.speaker === 'us' ? hasBounced(mail) : isNotice(mail, contact);
}

/**
 * Our newest email to the contact, if it came back only after the press, which knew it as sent. Who knew that it had come
 * back overrode it.
 */
function returnedLate({ overrides }: Told, contact: CrmContact, all: readonly DatedMail[]): DatedMail | undefined {
  const at = overrides.includes(contactOverrides.bounced) ? null : bouncedAt(contact);
  return all.find((mail) => mail.at === at && hasBounced(mail));
}

/** Whether the contact's mailbox, or a colleague from their company, says that they have left it. */
function hasLeft(mail: DatedMail, contact: CrmContact): boolean {
  return mail.kind === 'left' && (mail.speaker === 'contact' || isColleague(senderOf(mail), contact));
}

/** What a reply may answer: the drafts, and the emails that were sent of them, perhaps under other subjects. */
function answerableOf({ createdAt, steps, outcome }: Told, all: readonly DatedMail[]): Answerable {
  const sentAt = new Set((outcome?.sent ?? []).map(({ at }) => at));
  const sent = all.filter(({ at, speaker }) => speaker === 'us' && sentAt.has(at));
  return {
    since: Math.min(createdAt, ...sentAt),
    conversations: new Set([...steps, ...sent].map(({ subject }) => bareSubject(subject))),
  };
}
