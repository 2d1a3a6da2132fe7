import { z } from 'zod';
import { idSchema, timestampSchema } from '../../platform/contract/common.ts';

/** Where the emails of a version are handed over to: tasks or a sequence of HubSpot, or the rep's own mail program. */
export const handOverTargetSchema = z.enum(['tasks', 'sequence', 'mail']);
type HandOverTarget = z.infer<typeof handOverTargetSchema>;

/** The name of each target, for people. */
export const handOverPlaces: Readonly<Record<HandOverTarget, string>> = {
  tasks: 'as tasks in HubSpot',
  sequence: 'to a HubSpot sequence',
  mail: 'by mail',
};

const stepSchema = z.object({
  /** Position in the sequence, from 0. */
  index: z.number().int().nonnegative(),
  /** A day in the domain's time zone. */
  dueOn: z.iso.date(),
  /** The id of the task or of the enrolment; null until HubSpot has it. */
  crmId: z.string().nullable(),
  /**
   * `planned`: not in HubSpot yet. `placed`: a task exists, or the contact is enrolled. `done`: the task was completed
   * in HubSpot. `sent`: the rep said so, or the email was found in HubSpot.
   */
  state: z.enum(['planned', 'placed', 'done', 'sent']),
  sentAt: timestampSchema.nullable(),
  /** Whether the email was found among the contact's emails in HubSpot, whatever the rep says. */
  isFound: z.boolean(),
  /** How much of the draft was changed before it was sent, from 0 (nothing) to 1 (all); null where that is unknown. */
  editDistance: z.number().min(0).max(1).nullable(),
});

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
  steps: z.array(stepSchema),
  /** When the contact first replied, and when an email bounced, as of the last sweep; null if that did not happen. */
  repliedAt: timestampSchema.nullable(),
  bouncedAt: timestampSchema.nullable(),
  /** Whether the contact has since opted out of email, or asked not to be written to again. */
  optedOut: z.boolean(),
});
export type HandOverWire = z.infer<typeof handOverSchema>;

/** The newest hand-over of a record, as lists show it. */
export const handedOverSchema = handOverSchema
  .pick({ version: true, to: true, createdAt: true, repliedAt: true, bouncedAt: true })
  .extend({
    /** The number of emails that the rep marked as sent or that were found in the CRM. */
    sent: z.number().int().nonnegative(),
    steps: z.number().int().nonnegative(),
  });
export type HandedOverWire = z.infer<typeof handedOverSchema>;
