import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { emailHash } from './email-revision.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { HandOverState, StopReason } from '../contract/handed-over.ts';
import type { Ending, HandOver, HandOverStep } from './hand-over.ts';

type Told = Pick<HandOver, 'steps' | 'outcome' | 'ending'>;

export function stateOf(handOver: Told): HandOverState {
  if (openSteps(handOver).length > 0) return 'open';
  if (handOver.steps.every(({ state }) => state !== 'withdrawn')) return 'done';
  return handOver.ending?.because ? 'stopped' : 'withdrawn';
}

/** Whether nothing of it went out, because a person took it back before the first email and before any reply. */
export function isTakenBack(handOver: Told): boolean {
  const wasSent = (handOver.outcome?.sent.length ?? 0) > 0;
  if (reactionTo(handOver).repliedAt !== null) return false;
  return stateOf(handOver) === 'withdrawn' && !wasSent && handOver.steps.every(({ state }) => state === 'withdrawn');
}

/** Whether handing over again begins a new hand-over. */
export function isClosed(handOver: Told): boolean {
  const state = stateOf(handOver);
  return state === 'stopped' || state === 'withdrawn';
}

/** What the contact, or their mail server, did. Null and false: nothing that anybody has read. */
export interface Reaction {
  /**
   * The first reply after the hand-over by a person: the contact, or a colleague in the same conversation. Whether an email
   * was sent by then, or its task is still open, makes no difference.
   */
  readonly repliedAt: Timestamp | null;
  readonly bouncedAt: Timestamp | null;
  /** The address that bounced; null also where it is unknown. */
  readonly bouncedAddress: string | null;
  readonly leftAt: Timestamp | null;
  readonly optedOut: boolean;
  /** What the mail says that tells it, of an end or else what is gravest; empty where none does, or nobody kept it. */
  readonly words: string;
}

/** The reaction to a hand-over: what became of its emails, and what ended it, also before an email of it was sent. */
export function reactionTo({ outcome, ending }: Pick<Told, 'outcome' | 'ending'>): Reaction {
  const endedAt = (because: StopReason): Timestamp | null =>
    ending?.because === because ? (ending.mail?.at ?? ending.at) : null;
  return {
    repliedAt: outcome?.repliedAt ?? endedAt('replied'),
    bouncedAt: outcome?.bouncedAt ?? endedAt('bounced'),
    bouncedAddress: ending?.bouncedAddress ?? outcome?.bouncedAddress ?? null,
    leftAt: outcome?.leftAt ?? endedAt('left'),
    optedOut: outcome?.optedOut === true || ending?.because === 'opted_out',
    words: ending?.because ? wordsOfEnd(ending) : wordsOfOutcome(outcome),
  };
}

/** Who opts out may do so by the subject alone. */
function wordsOfEnd({ because, mail }: Ending): string {
  return mail?.text || (because === 'opted_out' ? mail?.subject : '') || '';
}

function wordsOfOutcome(outcome: Told['outcome']): string {
  if (outcome === null) return '';
  if (outcome.optedOut) return outcome.optOutText;
  return outcome.leftAt === null ? outcome.replyText : outcome.leftText;
}

/** Whether a step itself is neither marked as sent or done, nor withdrawn. Its email may have been sent: see `openSteps`. */
export function isUnfinished({ state }: Pick<HandOverStep, 'state'>): boolean {
  return state === 'planned' || state === 'placed';
}

/** The steps that are still to be sent. */
export function openSteps({ steps, outcome }: Pick<Told, 'steps' | 'outcome'>): readonly HandOverStep[] {
  const gone = new Set([...(outcome?.done ?? []), ...(outcome?.sent ?? []).map(({ index }) => index)]);
  return steps.filter((step) => isUnfinished(step) && !gone.has(step.index));
}

/** An open step in the CRM, and the `emailHash` that the CRM holds; null while another text or day is on its way. */
interface HeldText {
  readonly index: number;
  readonly holds: string | null;
}

/** What the CRM holds of the open steps. */
export function heldTexts(handOver: Told & Pick<HandOver, 'to'>): readonly HeldText[] {
  if (handOver.to === 'mail') return [];
  return openSteps(handOver)
    .filter(({ crmId }) => crmId !== null)
    .map((step) => ({
      index: step.index,
      holds: step.before === null ? emailHash(step.theirs ?? step) : null,
    }));
}

/** Whether the CRM holds another text than the record's, which is undefined where the record does not keep it. */
export function isOutdated({ holds }: HeldText, text: string | undefined): boolean {
  return holds === null || (text !== undefined && holds !== text);
}

/** The positions of the open tasks that do not hold the record's texts. Null: the version is no longer kept. */
export function outdatedSteps(
  handOver: Told & Pick<HandOver, 'to'>,
  emails: readonly EmailTexts[] | null,
): ReadonlySet<number> {
  const texts = emails?.map(emailHash) ?? [];
  const outdated = heldTexts(handOver).filter((held) => isOutdated(held, texts[held.index]));
  return new Set(outdated.map(({ index }) => index));
}
