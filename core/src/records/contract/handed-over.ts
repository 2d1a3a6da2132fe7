import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { idSchema, timestampSchema } from '../../platform/contract/common.ts';

/** Where the emails of a version are handed over to: tasks or a sequence of HubSpot, or the rep's own mail program. */
export const handOverTargetSchema = z.enum(['tasks', 'sequence', 'mail']);
export type HandOverTarget = z.infer<typeof handOverTargetSchema>;

/** The name of each target, for people. */
export const handOverPlaces: Readonly<Record<HandOverTarget, string>> = {
  tasks: 'as tasks in HubSpot',
  sequence: 'to a HubSpot sequence',
  mail: 'by mail',
};

/**
 * `planned`: not in HubSpot yet. `placed`: a task exists, or the contact is enrolled. `done`: the task was completed in
 * HubSpot before the hand-over ended. `sent`: the rep said so; an answer also says it of an email that was found in
 * HubSpot. `withdrawn`: it is not to be sent, and HubSpot has no open task of it.
 */
export const stepStateSchema = z.enum(['planned', 'placed', 'done', 'sent', 'withdrawn']);
export type StepState = z.infer<typeof stepStateSchema>;

const stepSchema = z.object({
  /** Position in the sequence, from 0. */
  index: z.number().int().nonnegative(),
  /** A day in the domain's time zone. */
  dueOn: z.iso.date(),
  /** The id of the task or of the enrolment; null until HubSpot has it. */
  crmId: z.string().nullable(),
  state: stepStateSchema,
  sentAt: timestampSchema.nullable(),
  /** Whether the email was found among the contact's emails in HubSpot, whatever the rep says. */
  isFound: z.boolean(),
  /** How much of the draft was changed before it was sent, from 0 (nothing) to 1 (all); null where that is unknown. */
  editDistance: z.number().min(0).max(1).nullable(),
  /** Whether HubSpot's open task holds another text than the record. */
  isOutdated: z.boolean(),
  /** What somebody did to the open task in HubSpot, which stays: its text was changed, or it was deleted. */
  byOthers: z.enum(['changed', 'deleted']).nullable(),
});

/**
 * `open`: something is still to be sent, or the end was decided and not carried out yet. `stopped`: it ended by itself,
 * see `stoppedBecause`. `withdrawn`: a user ended it. `done`: everything was sent.
 */
const handOverStateSchema = z.enum(['open', 'stopped', 'withdrawn', 'done']);
export type HandOverState = z.infer<typeof handOverStateSchema>;
/** Why a hand-over ended by itself: a person replied, a mail came back, or the contact opted out or has left. */
export const stopReasonSchema = z.enum(['replied', 'bounced', 'opted_out', 'left']);
export type StopReason = z.infer<typeof stopReasonSchema>;

export const handOverSchema = z.object({
  _id: idSchema,
  version: z.number().int().positive(),
  to: handOverTargetSchema,
  createdAt: timestampSchema,
  /**
   * Whether every step has reached its target. If not, the hand-over was interrupted, and handing over again does the
   * rest.
   */
  isComplete: z.boolean(),
  state: handOverStateSchema,
  /** Set as soon as the end is decided; the last task may be archived a moment later. Null unless it ended by itself. */
  stoppedBecause: stopReasonSchema.nullable(),
  /** The mail that stopped it, with the beginning of its text. */
  stoppedBy: z.object({ at: timestampSchema, from: z.string(), subject: z.string(), text: z.string() }).nullable(),
  /** The last day that the contact announced to be away, past which open tasks were moved. */
  awayUntil: z.iso.date().nullable(),
  /** The name of the time zone in which the days are meant. */
  timeZone: z.string(),
  /** The domain's user who handed it over: their address, and whether that is the caller. Null for an erased user. */
  user: z.object({ email: z.string(), isYou: z.boolean() }).nullable(),
  steps: z.array(stepSchema),
  /** When the contact first replied, and when an email came back, as of the last sweep; null if that did not happen. */
  repliedAt: timestampSchema.nullable(),
  bouncedAt: timestampSchema.nullable(),
  /** When a mail first said that the contact has left their company; null if none did. */
  leftAt: timestampSchema.nullable(),
  /** Whether the contact has since opted out of email, or asked not to be written to again. */
  optedOut: z.boolean(),
  /** The beginning of the mail by which the contact opted out, left or replied; empty where there is none. */
  words: z.string(),
});
export type HandOverWire = Immutable<z.infer<typeof handOverSchema>>;

/** The newest hand-over of a record, as lists show it. */
export const handedOverSchema = handOverSchema
  .pick({
    version: true,
    to: true,
    createdAt: true,
    state: true,
    stoppedBecause: true,
    repliedAt: true,
    bouncedAt: true,
    leftAt: true,
    optedOut: true,
  })
  .extend({
    /** The number of emails that the rep marked as sent or that were found in the CRM. */
    sent: z.number().int().nonnegative(),
    steps: z.number().int().nonnegative(),
    /** The number of emails that still wait in the CRM. */
    open: z.number().int().nonnegative(),
  });
export type HandedOverWire = z.infer<typeof handedOverSchema>;
