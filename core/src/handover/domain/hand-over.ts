import type { DepartmentKey } from '../../contract/index.ts';
import type { Timestamp } from '../../shared/clock.ts';

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
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** When a process began to hand over; null while none does. */
  readonly claimedAt: Timestamp | null;
  /** Counts the changes; a change that was made from an older state is refused. */
  readonly revision: number;
}

/** The id of the only hand-over of a version to a target. */
export function handOverId({ recordId, version, to }: Pick<HandOver, 'recordId' | 'version' | 'to'>): string {
  return `${recordId}-v${version}-${to}`;
}

/** The CRM has the step now; null where there is no such step. */
export function withPlaced(handOver: HandOver, index: number, crmId: string, now: Timestamp): HandOver | null {
  return withStep(handOver, index, now, (step) => ({
    ...step,
    crmId,
    state: step.state === 'planned' ? 'placed' : step.state,
  }));
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
