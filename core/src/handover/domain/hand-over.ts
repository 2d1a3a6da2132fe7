import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Outcome, SentEmail } from './outcome.ts';

/** Where the emails of a sequence go: tasks or a sequence of the CRM, or the rep's own mail program. */
export const handOverTargets = ['tasks', 'sequence', 'mail'] as const;
export type HandOverTarget = (typeof handOverTargets)[number];

/** `planned`: not in the CRM yet; `placed`: a task, or enrolled; `sent`: the rep said so. */
export const stepStates = ['planned', 'placed', 'sent'] as const;
export type StepState = (typeof stepStates)[number];

export interface HandOverStep {
  /** Position in the sequence, from 0. */
  readonly index: number;
  /** `YYYY-MM-DD`, in the domain's time zone. */
  readonly dueOn: string;
  /** The texts as they were handed over. */
  readonly subject: string;
  readonly body: string;
  /** Of the task, or of the enrolment; null while the CRM has nothing of the step. */
  readonly crmId: string | null;
  readonly state: StepState;
  readonly sentAt: Timestamp | null;
}

/** A version of a sequence on its way to the contact. There is one for each version and target. */
export interface HandOver {
  /** See `handOverId`. */
  readonly id: string;
  readonly recordId: string;
  readonly version: number;
  readonly to: HandOverTarget;
  /** The rep whose record it is. */
  readonly userId: string;
  readonly department: DepartmentKey;
  readonly hubspotId: string;
  /** `YYYY-MM-DD`, in `timeZone`. */
  readonly startOn: string;
  readonly timeZone: string;
  /** The sequence of the CRM; null but with `to` sequence. */
  readonly sequenceId: string | null;
  /** What wrote the version. */
  readonly promptId: string;
  readonly promptVersion: number;
  readonly aiModel: string;
  /** Made with sample data. */
  readonly sandbox: boolean;
  /** Rules of the send check whose findings the rep overrode. */
  readonly overrides: readonly string[];
  readonly steps: readonly HandOverStep[];
  /** Null until the contact was read again. */
  readonly outcome: Outcome | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** When a process began to hand over; null while none does. */
  readonly claimedAt: Timestamp | null;
  /** Counts the changes; a change that was made from an older state is refused. */
  readonly revision: number;
}

/** Longer than all deadlines of placing one step together, in ms: an older claim belongs to a dead process. */
export const claimTtlMs = 180_000;

/** The id of the only hand-over of a version to a target. */
export function handOverId({ recordId, version, to }: Pick<HandOver, 'recordId' | 'version' | 'to'>): string {
  return `${recordId}-v${version}-${to}`;
}

/** Everything is where it was to go. */
export function isPlaced({ steps }: Pick<HandOver, 'steps'>): boolean {
  return steps.every(({ state }) => state !== 'planned');
}

/** A step is in the CRM, or sent. */
export function isOnItsWay({ steps }: Pick<HandOver, 'steps'>): boolean {
  return steps.some(({ state }) => state !== 'planned');
}

/** The hand-over taken by a process, unless another one took it after `staleBefore` and may still be at it. */
export function claimed(handOver: HandOver, now: Timestamp, staleBefore: Timestamp): HandOver | null {
  if (handOver.claimedAt !== null && handOver.claimedAt > staleBefore) return null;
  return { ...handOver, claimedAt: now, updatedAt: now };
}

export function released(handOver: HandOver, now: Timestamp): HandOver {
  return { ...handOver, claimedAt: null, updatedAt: now };
}

/** The CRM has the step now, and a claim goes on from here; null where there is no such step. */
export function withPlaced(handOver: HandOver, index: number, crmId: string, now: Timestamp): HandOver | null {
  const after = withStep(handOver, index, now, (step) => ({
    ...step,
    crmId,
    state: step.state === 'planned' ? 'placed' : step.state,
  }));
  return after && { ...after, claimedAt: handOver.claimedAt === null ? null : now };
}

/** The rep sent the step, or takes that back; null where there is no such step. What became of it is read again. */
export function withSent(handOver: HandOver, index: number, isSent: boolean, now: Timestamp): HandOver | null {
  const before = handOver.steps.find((step) => step.index === index)?.sentAt ?? null;
  const after = withStep(handOver, index, now, (step) =>
    isSent
      ? { ...step, state: 'sent', sentAt: step.sentAt ?? now }
      : { ...step, state: step.crmId === null ? 'planned' : 'placed', sentAt: null },
  );
  if (after === null || after.outcome === null) return after;
  const isTakenBack = ({ index: of, at }: SentEmail): boolean => !isSent && of === index && at === before;
  const sent = after.outcome.sent.filter((one) => !isTakenBack(one));
  return { ...after, outcome: { ...after.outcome, sent, contactState: '' } };
}

function withStep(
  handOver: HandOver,
  index: number,
  now: Timestamp,
  change: (step: HandOverStep) => HandOverStep,
): HandOver | null {
  if (!handOver.steps.some((step) => step.index === index)) return null;
  const steps = handOver.steps.map((step) => (step.index === index ? change(step) : step));
  return { ...handOver, steps, updatedAt: now };
}
