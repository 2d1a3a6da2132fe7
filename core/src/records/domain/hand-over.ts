import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { handOverTargetSchema, stepStateSchema, stopReasonSchema, type StepState } from '../contract/handed-over.ts';
import { outcomeSchema, type SentEmail } from './outcome.ts';
import type { Timestamp } from '../../platform/clock.ts';

const stoppingMailSchema = z.object({
  at: z.number(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
});
export type StoppingMail = Immutable<z.infer<typeof stoppingMailSchema>>;

/** The end of a hand-over: decided, and then carried out step by step. */
const endingSchema = z.object({
  at: z.number(),
  /** Null: a user withdrew it. */
  because: stopReasonSchema.nullable(),
  /** The mail that stopped it, with the beginning of its text; null where there is none. */
  mail: stoppingMailSchema.nullable(),
  /** The address that bounced, in lower case; null where none did, or it is unknown. */
  bouncedAddress: z.string().nullable().default(null),
});
export type Ending = Immutable<z.infer<typeof endingSchema>>;

const stepSchema = z.object({
  /** The position in the sequence, from 0. */
  index: z.number().int().nonnegative(),
  /** `YYYY-MM-DD`, in the domain's time zone. */
  dueOn: z.string(),
  /** The texts as they were handed over. */
  subject: z.string(),
  body: z.string(),
  /** The id of the task or of the enrolment; null until the CRM has it. */
  crmId: z.string().nullable(),
  state: stepStateSchema,
  sentAt: z.number().nullable(),
  /** What the CRM may still hold while other texts or another day are on their way; null while none are. */
  before: z.object({ subject: z.string(), body: z.string(), dueOn: z.string() }).nullable().default(null),
  /** What somebody wrote into the task in the CRM, which stays; null while the task holds our texts. */
  theirs: z.object({ subject: z.string(), body: z.string() }).nullable().default(null),
});
export type HandOverStep = Immutable<z.infer<typeof stepSchema>>;

/** A version of a sequence on its way to the contact. There is one open hand-over for each version and target. */
export const handOverSchema = z.object({
  /** See `handOverId`. */
  id: z.string(),
  recordId: z.string(),
  version: z.number().int().positive(),
  to: handOverTargetSchema,
  /** The rep to whom the record belongs. */
  userId: z.string(),
  department: departmentKeySchema,
  hubspotId: z.string(),
  /** The ids and addresses by which the contact was known; see `knownAs`. By these an erasure finds it without record. */
  knownAs: z.array(z.string()).default([]),
  /** `YYYY-MM-DD`, in `timeZone`. */
  startOn: z.string(),
  timeZone: z.string(),
  /** The CRM sequence; null unless `to` is sequence. */
  sequenceId: z.string().nullable(),
  /** The template, its version and the model that the version was generated with. */
  promptId: z.string(),
  promptVersion: z.number().int(),
  /** Whether the emails were written in the voice of their sender. */
  inVoice: z.boolean().default(false),
  aiModel: z.string(),
  /** Whether the version was made with sample data. */
  sandbox: z.boolean(),
  /** Rules of the send check whose findings the rep overrode. */
  overrides: z.array(z.string()),
  steps: z.array(stepSchema),
  /** Null until the contact was read again. */
  outcome: outcomeSchema.nullable().default(null),
  /** Null while it goes on. */
  ending: endingSchema.nullable().default(null),
  /** The last day that the contact announced to be away (`YYYY-MM-DD`), past which open steps were moved; null if none. */
  awayUntil: z.string().nullable().default(null),
  createdAt: z.number(),
  /**
   * When the CRM got the newest of the contact's emails that the press had read; 0 where there were none, null where
   * nobody read them. Later ones are news to the hand-over.
   */
  mailsUntil: z.number().nullable().default(null),
  updatedAt: z.number(),
  /** When the process that hands it over last renewed its claim; null while none does. See `isClaimed`. */
  claimedAt: z.number().nullable(),
  /** The contact in the CRM whom this claim reserves; null while none is. Only one hand-over reserves a contact. */
  claimedContact: z.string().nullable().default(null),
  /** The number of changes. A change that is based on an older revision is refused. */
  revision: z.number().int(),
});
export type HandOver = Immutable<z.infer<typeof handOverSchema>>;

/** A claim that was not renewed for this long, in milliseconds, belongs to a dead process. */
export const claimTtlMs = 30_000;

/** The id of a version's hand-over to a target. `round` counts those that ended before it, from 1. */
export function handOverId(
  { recordId, version, to }: Pick<HandOver, 'recordId' | 'version' | 'to'>,
  round = 1,
): string {
  return `${recordId}-v${version}-${to}${round === 1 ? '' : `-r${round}`}`;
}

/** Whether every step has reached its target. */
export function isPlaced({ steps }: Pick<HandOver, 'steps'>): boolean {
  return steps.every(({ state }) => state !== 'planned');
}

/** Whether the CRM has a step. The days are then fixed. */
export function hasPlaced({ steps }: Pick<HandOver, 'steps'>): boolean {
  return steps.some(({ crmId }) => crmId !== null);
}

/** Whether at least one step is in the CRM or sent. */
export function isOnItsWay({ steps }: Pick<HandOver, 'steps'>): boolean {
  return steps.some(({ state }) => state !== 'planned');
}

/** Whether a process is handing it over right now. */
export function isClaimed({ claimedAt }: Pick<HandOver, 'claimedAt'>, now: Timestamp): boolean {
  return claimedAt !== null && claimedAt > now - claimTtlMs;
}

/** The hand-over, claimed by a process for a contact of the CRM, or with its claim renewed. */
export function claimed(handOver: HandOver, claimedContact: string, now: Timestamp): HandOver {
  return { ...handOver, claimedAt: now, claimedContact, updatedAt: now };
}

export function released(handOver: HandOver, now: Timestamp): HandOver {
  return { ...handOver, claimedAt: null, claimedContact: null, updatedAt: now };
}

/** The hand-over, of which the end is decided; an earlier decision stays. */
export function withEnding(handOver: HandOver, ending: Ending): HandOver {
  return { ...handOver, ending: handOver.ending ?? ending, updatedAt: ending.at };
}

/** The hand-over after the CRM has received a step; null where there is no such step. */
export function withPlaced(handOver: HandOver, index: number, crmId: string, now: Timestamp): HandOver | null {
  return withStep(handOver, index, now, (step) => ({
    ...step,
    crmId,
    state: step.state === 'planned' ? 'placed' : step.state,
  }));
}

/**
 * The hand-over after the rep sent a step, or took that back; null where there is no such step. Its outcome is read
 * again.
 */
export function withSent(handOver: HandOver, index: number, isSent: boolean, now: Timestamp): HandOver | null {
  const before = handOver.steps.find((step) => step.index === index)?.sentAt ?? null;
  const after = withStep(handOver, index, now, (step) =>
    isSent
      ? { ...step, state: 'sent', sentAt: step.sentAt ?? now }
      : { ...step, state: unsentState(handOver, step), sentAt: null },
  );
  if (after === null || after.outcome === null) return after;
  const isTakenBack = ({ index: of, at }: SentEmail): boolean => !isSent && of === index && at === before;
  const sent = after.outcome.sent.filter((one) => !isTakenBack(one));
  return { ...after, outcome: { ...after.outcome, sent, contactState: '' } };
}

function unsentState({ ending }: HandOver, { crmId }: HandOverStep): StepState {
  if (ending !== null) return 'withdrawn';
  return crmId === null ? 'planned' : 'placed';
}

/** The hand-over with one step changed; null where there is no such step. */
export function withStep(
  handOver: HandOver,
  index: number,
  now: Timestamp,
  change: (step: HandOverStep) => HandOverStep,
): HandOver | null {
  if (!handOver.steps.some((step) => step.index === index)) return null;
  const steps = handOver.steps.map((step) => (step.index === index ? change(step) : step));
  return { ...handOver, steps, updatedAt: now };
}
