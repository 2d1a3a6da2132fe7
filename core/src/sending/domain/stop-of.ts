import type { CrmContact } from '../../contacts/domain/contact.ts';
import { asksForRemoval, hasOptedOut, lastRemoval } from '../../contacts/domain/opt-out.ts';
import { bareAddress, isColleague } from '../../contacts/domain/speaker.ts';
import { absenceOf } from '../../mail/absence.ts';
import { bareSubject } from '../../mail/subject.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { StopReason } from '../../records/contract/handed-over.ts';
import type { HandOver, StoppingMail } from '../../records/domain/hand-over.ts';
import { contactOverrides } from '../contract/hand-over.ts';
import {
  bouncedAddressOf,
  hasBounced,
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

type Told = Pick<HandOver, 'createdAt' | 'steps' | 'outcome' | 'overrides'>;

/**
 * Why a hand-over should stop: what the contact, or their mail server, said since it was made. An opt-out comes first,
 * then an address that is lost, then a reply. `all`: the contact's emails, oldest first. Null: nothing stands against it.
 */
export function stopOf(handOver: Told, contact: CrmContact, all: readonly DatedMail[]): Stop | null {
  const since = all.filter(({ at }) => at > handOver.createdAt);
  const theirs = since.filter(({ speaker }) => speaker !== 'us');
  const optOut = removalOf(handOver, contact, all);
  if (optOut !== undefined || hasOptedOut(contact.properties)) return stop('opted_out', optOut);
  const bounced = since.find((mail) => isReturned(mail, contact));
  if (bounced !== undefined) {
    const address = bouncedAddressOf(bounced, all, contact) ?? bareAddress(contact.properties['email'] ?? '');
    return { ...stop('bounced', bounced), bouncedAddress: address || null };
  }
  const left = theirs.find((mail) => hasLeft(mail, contact));
  if (left !== undefined) return stop('left', left);
  const answerable = answerableOf(handOver, all);
  const reply = theirs.find((mail) => isReplyTo(mail, answerable, all, contact));
  return reply === undefined ? null : stop('replied', reply);
}

/**
 * The mail that asks not to write to the contact again: one since the hand-over was made, or their last words. Those can
 * be older than the hand-over, which did not know them if the CRM got them late; a superadmin may also have overridden
 * them.
 */
export function removalOf(
  { createdAt, overrides }: Pick<HandOver, 'createdAt' | 'overrides'>,
  contact: CrmContact,
  all: readonly DatedMail[],
): DatedMail | undefined {
  const since = all.find((mail) => mail.at > createdAt && asksForRemoval(mail, contact));
  if (since !== undefined || overrides.includes(contactOverrides.optedOut)) return since;
  return lastRemoval(all.toReversed(), contact);
}

/** When the contact was said to have left their company, since the hand-over was made; null if never. */
export function leftAtOf(handOver: Told, contact: CrmContact, all: readonly DatedMail[]): Timestamp | null {
  return all.find((mail) => mail.at > handOver.createdAt && hasLeft(mail, contact))?.at ?? null;
}

/** The last day of an absence that the contact announced since the hand-over was made (`YYYY-MM-DD`); null if none. */
export function awayUntilOf(handOver: Told, all: readonly DatedMail[]): string | null {
  const days = all
    .filter(({ at, speaker, isAutomatic }) => at > handOver.createdAt && speaker === 'contact' && isAutomatic)
    .flatMap(({ subject, text, at }) => absenceOf({ subject, text, receivedAt: at })?.until ?? []);
  return days.toSorted().at(-1) ?? null;
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
