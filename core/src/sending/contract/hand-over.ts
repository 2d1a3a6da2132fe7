import { z } from 'zod';
import { hubspotIdSchema, idSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors } from '../../platform/contract/error-codes.ts';
import { handOverSchema } from '../../records/contract/handed-over.ts';

/**
 * Overrides of what Overture itself found about the contact: that they asked not to be written to, which only a
 * superadmin overrides, and that an email bounced.
 */
export const contactOverrides = { optedOut: 'opted_out_reply', bounced: 'bounced_address' } as const;

/** Rules of the send check that nobody can override. */
export const lockedRules = ['placeholder', 'opted_out'] as const;

const versionSchema = z.number().int().positive();
const which = {
  hubspotId: hubspotIdSchema,
  fromAdminSideUserId: idSchema.optional(),
  /** By default the newest ready version. */
  version: versionSchema.optional(),
};
/** Ids of rules of the send check. */
const overrideSchema = z
  .array(
    z
      .string()
      .min(1)
      .max(60)
      .regex(/^[a-z_]+$/),
  )
  .max(50);

export const handOver = defineEndpoint({
  name: 'handOver',
  method: 'POST',
  path: '/email-sequence/hand-over',
  who: 'signed-in',
  summary:
    "Creates an email task in HubSpot for each step, or enrols the contact in one of HubSpot's sequences, once for each version and target: a repeat does what is left and answers the same.",
  body: z.strictObject({
    ...which,
    to: z.enum(['tasks', 'sequence']),
    /**
     * The day of the first step, in the domain's time zone. It must be today for a sequence, because HubSpot starts it
     * at once.
     */
    startOn: z.iso.date('Please choose a day'),
    /**
     * The HubSpot sequence to enrol in. It must have as many emails as the version. Missing contact properties that its
     * templates show are created.
     */
    sequenceId: z.string().min(1).max(40).regex(/^\w+$/).optional(),
    /**
     * Rules whose findings do not block this hand-over. `placeholder` and `opted_out` always block. `bounced_address`
     * allows a contact of whom an email bounced, `opted_out_reply`, by a superadmin, one who asked not to be written to.
     */
    override: overrideSchema.optional(),
  }),
  callsVendor: true,
  status: 200,
  response: z.object({ handOver: handOverSchema }),
  errors: [
    'not_found',
    'forbidden',
    'conflict',
    'sandbox_output',
    'contact_opted_out',
    'contact_bounced',
    'checks_block',
    'already_enrolled',
    'crm_user_unknown',
    ...crmErrors,
  ],
});

export const listSequences = defineEndpoint({
  name: 'listSequences',
  method: 'GET',
  path: '/email-sequence/sequences',
  who: 'signed-in',
  summary:
    "HubSpot's sequences in which the record's user may enrol the contact, and the contact properties that HubSpot lacks for it.",
  query: z.strictObject({ hubspotId: hubspotIdSchema, fromAdminSideUserId: idSchema.optional() }),
  callsVendor: true,
  status: 200,
  response: z.object({
    sequences: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        /** The number of emails that the sequence sends. */
        steps: z.number().int().nonnegative(),
        /** For each email its day, counted from the first one. */
        sendAfterDays: z.array(z.number().int().nonnegative()),
        /** Whether a superadmin saw that its templates show the emails and nothing else, so that reps may choose it. */
        isSetUp: z.boolean(),
      }),
    ),
    /** The address from which HubSpot sends. */
    sender: z.string(),
    /** The names of the contact properties that the first hand-over creates. Templates show them as tokens. */
    missingProperties: z.array(z.string()),
  }),
  errors: ['not_found', 'forbidden', 'crm_user_unknown', ...crmErrors],
});

export const markSent = defineEndpoint({
  name: 'markSent',
  method: 'POST',
  path: '/email-sequence/mark-sent',
  who: 'signed-in',
  summary:
    'Notes that an email of a version was sent by hand, or undoes that; its task in HubSpot is completed, or opened again.',
  body: z.strictObject({
    ...which,
    index: z.number().int().min(0).max(99),
    sent: z.boolean(),
  }),
  callsVendor: true,
  status: 200,
  /** Null once nothing is handed over or sent. */
  response: z.object({
    handOver: handOverSchema.nullable(),
    /** Why the task in HubSpot was not changed; null if it was. */
    problem: z.string().nullable(),
  }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const findHandOver = defineEndpoint({
  name: 'findHandOver',
  method: 'GET',
  path: '/email-sequence/hand-over',
  who: 'signed-in',
  summary: 'The newest hand-over of a version of a record.',
  query: z.strictObject({
    hubspotId: hubspotIdSchema,
    fromAdminSideUserId: idSchema.optional(),
    version: z.coerce.number().int().positive().optional(),
  }),
  status: 200,
  response: z.object({ handOver: handOverSchema.nullable() }),
  errors: ['not_found'],
});
