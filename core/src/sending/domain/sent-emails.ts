import type { EmailTexts } from '../../models/domain/email-texts.ts';
import type { HandOver, HandOverStep } from '../../records/domain/hand-over.ts';
import type { SentEmail } from '../../records/domain/outcome.ts';
import { bareSubject, isReply } from '../../mail/subject.ts';
import type { DatedMail } from './dated-mail.ts';
import { editDistance } from './edit-distance.ts';

/** A step of a hand-over, and the email of ours that is its draft. */
export interface MatchedEmail extends SentEmail {
  readonly mail: DatedMail;
}

/** A draft that an email may be. */
interface Draft {
  readonly handOver: HandOver;
  readonly index: number;
  /** How much of the draft differs, from 0 to 1; null where the CRM has no text of the email. */
  readonly distance: number | null;
  /** Whether the step's task was completed in the CRM. */
  readonly isDone: boolean;
}

/** What is known of a contact. */
interface Findings {
  /** Our emails, oldest first. */
  readonly ours: readonly DatedMail[];
  /** The ids of the tasks that were completed in the CRM. */
  readonly completed: ReadonlySet<string>;
  /** The drafts of versions that were not handed over, which a rep may send by hand. */
  readonly notHandedOver: readonly EmailTexts[];
}

/**
 * How much of a draft's text may differ for an email to still count as that draft: with another subject, and in a
 * reply.
 */
const maxEditDistance = { otherSubject: 0.5, sameConversation: 0.8 };

/**
 * For each hand-over of a contact the emails that are its drafts, oldest first; a draft that was sent again is there
 * again. An email belongs only to the draft that it resembles most, whichever hand-over that is of, and to none if it is
 * the text of a version that was not handed over.
 */
export function sentEmails(
  handOvers: readonly HandOver[],
  { ours, completed, notHandedOver }: Findings,
): ReadonlyMap<HandOver, readonly MatchedEmail[]> {
  const found = new Map(handOvers.map((handOver): [HandOver, MatchedEmail[]] => [handOver, []]));
  const isSent = ({ handOver, index }: Draft): boolean =>
    found.get(handOver)?.some((email) => email.index === index) === true;
  for (const mail of ours) {
    const drafts = handOvers.flatMap((handOver) => draftsIn(handOver, mail, completed)).toSorted(byLikeness);
    // Only the text itself shows that a draft was sent again.
    const draft = drafts.find((one) => isClear(one) || !isSent(one));
    if (draft === undefined || notHandedOver.some((other) => resemblesMore(mail, other, draft))) continue;
    const { handOver, index, distance } = draft;
    found.get(handOver)?.push({ index, at: mail.at, editDistance: distance, mail });
  }
  return found;
}

/** Whether an email resembles another text clearly more than the draft. */
function resemblesMore({ text }: DatedMail, other: EmailTexts, draft: Draft): boolean {
  const distance = text === '' ? 1 : editDistance(other.body, text);
  return distance <= maxEditDistance.otherSubject && distance < differenceOf(draft);
}

/** Whether a step's task is among the completed ones. */
export function isDone({ to }: HandOver, { crmId }: HandOverStep, completed: ReadonlySet<string>): boolean {
  return to === 'tasks' && completed.has(crmId ?? '');
}

function draftsIn(handOver: HandOver, mail: DatedMail, completed: ReadonlySet<string>): readonly Draft[] {
  return handOver.steps.flatMap((step) => {
    const { subject, body, index } = step;
    const isOwnSubject = mail.conversation !== '' && bareSubject(subject) === mail.conversation;
    const distance = mail.text === '' ? null : editDistance(body, mail.text);
    const isLike = distance === null ? isOwnSubject : distance <= maxEditDistanceOf(step, mail, isOwnSubject);
    const draft = { handOver, index, distance, isDone: isDone(handOver, step, completed) };
    // An email that the rep sends by hand is marked as sent only afterwards, which begins its hand-over.
    const isLater = mail.at >= handOver.createdAt || (handOver.to === 'mail' && isClear(draft));
    return isLike && isLater ? [draft] : [];
  });
}

/**
 * An email that begins a conversation with the exact subject of a draft is that draft, however much its text was
 * changed.
 */
function maxEditDistanceOf(step: HandOverStep, mail: DatedMail, isOwnSubject: boolean): number {
  if (!isOwnSubject) return maxEditDistance.otherSubject;
  return isReply(mail.subject) && !isReply(step.subject) ? maxEditDistance.sameConversation : 1;
}

/** Whether the text alone shows that an email is this draft. */
function isClear({ distance }: Draft): boolean {
  return distance !== null && distance <= maxEditDistance.otherSubject;
}

/** The nearest draft first; of equally near ones one whose task is completed, then one of the newest hand-over. */
function byLikeness(a: Draft, b: Draft): number {
  return (
    differenceOf(a) - differenceOf(b) ||
    Number(b.isDone) - Number(a.isDone) ||
    b.handOver.createdAt - a.handOver.createdAt ||
    a.index - b.index
  );
}

/** Texts of which nearly all differs have nothing in common but the words of any email, so none is nearer. */
function differenceOf({ distance }: Draft): number {
  return distance === null || distance > maxEditDistance.sameConversation ? 1 : distance;
}
