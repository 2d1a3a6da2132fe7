import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { crmErrors, errorCodeSchema } from '../../platform/contract/error-codes.ts';
import { overrideSchema } from '../../records/contract/approval.ts';
import { handOverSchema } from '../../records/contract/handed-over.ts';
import { askedVersion, recordOf } from '../../records/contract/which-record.ts';

/**
 * Overrides of what Overture itself found about the contact: that they asked not to be written to, which only a
 * superadmin overrides, and that an email bounced.
 */
export const contactOverrides = { optedOut: 'opted_out_reply', bounced: 'bounced_address' } as const;

const versionSchema = z.number().int().positive();
const which = {
  ...recordOf,
  /** By default the newest ready version. */
  version: versionSchema.optional(),
};
const daySchema = z.iso.date('Please choose a day');
/** The days of single steps, in the domain's time zone. */
const stepDaysSchema = z.array(z.strictObject({ index: z.number().int().min(0).max(99), dueOn: daySchema })).max(100);

/** What a hand-over and its preview have in common. */
const handOverBody = z.strictObject({
  ...which,
  to: z.enum(['tasks', 'sequence']),
  /**
   * The day of the first step, in the domain's time zone. By default tasks begin on the first working day whose 09:00 is
   * still ahead, after an absence of the contact and at the planned distance to an email that was sent. A sequence begins
   * today, because HubSpot starts it at once.
   */
  startOn: daySchema.optional(),
  /** Other days for single tasks. A day on which nobody works moves to the next working day. */
  steps: stepDaysSchema.optional(),
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
});

/** Something that stands against a hand-over, or was found about it in HubSpot. */
const problemSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  /** Which emails and rules it is about, with `path` as `emails.<index>.<rule>`, or the override that allows it. */
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
export type HandOverProblem = Immutable<z.infer<typeof problemSchema>>;

const personSchema = z.object({ name: z.string(), email: z.string() });

/** What handing over would do, and what stands against it. */
const previewSchema = z.object({
  to: z.enum(['tasks', 'sequence']),
  /** The IANA name of the domain's time zone. */
  timeZone: z.string(),
  /** The HubSpot user to whom the tasks will belong, or who enrols the contact; null where HubSpot has no such user. */
  owner: personSchema.nullable(),
  /** The emails that are still to be sent. `dueAt` is in the domain's time zone; a sequence sends at its own hours. */
  steps: z.array(
    z.object({
      index: z.number().int().nonnegative(),
      subject: z.string(),
      dueAt: z.iso.datetime({ offset: true }),
    }),
  ),
  /** The contact as HubSpot shows it now, with what Overture reads from their emails. */
  contact: z.object({
    optedOut: z.boolean(),
    bounced: z.boolean(),
    repliedAt: timestampSchema.nullable(),
    owner: personSchema.extend({ isYou: z.boolean() }).nullable(),
    /** The HubSpot sequence in which the contact is now. */
    enrolledIn: z.string().nullable(),
  }),
  /** Every hand-over to the contact by any user, closed ones too, newest first. Those of others tell no words. */
  existing: z.array(handOverSchema),
  /** Empty if handing over would succeed. */
  problems: z.array(problemSchema),
});
export type HandOverPreviewWire = Immutable<z.infer<typeof previewSchema>>;

export const handOver = defineEndpoint('POST /email-sequence/hand-over', {
  who: 'signed-in',
  summary:
    "Creates an email task in HubSpot for each step, or enrols the contact in one of HubSpot's sequences, once for each version and target: a repeat does what is left and answers the same. A contact has one open hand-over at a time.",
  body: handOverBody,
  callsVendor: true,
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

export const previewHandOver = defineEndpoint('POST /email-sequence/hand-over/preview', {
  who: 'signed-in',
  summary:
    'Shows what a hand-over would do and what stands against it, from a fresh read of the contact. Nothing is written.',
  body: handOverBody.extend({
    /**
     * Whether it would be handed over together with others, which nobody reads one by one: who wrote since the emails were
     * written is then refused.
     */
    isUnseen: z.literal(true).optional(),
  }),
  callsVendor: true,
  response: z.object({ preview: previewSchema }),
  errors: ['not_found', 'forbidden', 'conflict', ...crmErrors],
});

export const listSequences = defineEndpoint('GET /email-sequence/sequences', {
  who: 'signed-in',
  summary:
    "HubSpot's sequences in which the record's user may enrol the contact, and the contact properties that HubSpot lacks for it.",
  query: z.strictObject(recordOf),
  callsVendor: true,
  response: z.object({
    sequences: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
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

export const markSent = defineEndpoint('POST /email-sequence/mark-sent', {
  who: 'signed-in',
  summary:
    'Notes that an email of a version was sent by hand, or undoes that; its task in HubSpot is completed, or opened again.',
  body: z.strictObject({
    ...which,
    index: z.number().int().min(0).max(99),
    sent: z.boolean(),
  }),
  callsVendor: true,
  /** Null once nothing is handed over or sent. */
  response: z.object({
    handOver: handOverSchema.nullable(),
    /** Why the task in HubSpot was not changed; null if it was. */
    problem: z.string().nullable(),
  }),
  errors: ['not_found', 'forbidden', 'conflict'],
});

const colleagueSchema = z.object({
  email: z.string(),
  at: timestampSchema,
  handOver: handOverSchema.nullable(),
});
export type ColleagueWire = Immutable<z.infer<typeof colleagueSchema>>;

export const listHandOvers = defineEndpoint('GET /email-sequence/hand-over', {
  who: 'signed-in',
  summary:
    'The hand-overs of a record, or of one of its versions, newest first, closed ones too, and what other users do for the same contact.',
  query: z.strictObject({
    ...askedVersion,
  }),
  response: z.object({
    handOvers: z.array(handOverSchema),
    /**
     * Other users who work on the contact or have handed it over, each with their newest hand-over without the contact's
     * words, and when that was. `handOver` is null, and `at` when they last generated, while nothing is handed over.
     */
    colleagues: z.array(colleagueSchema),
  }),
  errors: ['not_found'],
});

const changed = z.object({
  handOver: handOverSchema,
  /** What was found in HubSpot and left as it is, for example a task that somebody completed or changed there. */
  problems: z.array(problemSchema),
});

export const changeHandOver = defineEndpoint('PATCH /email-sequence/hand-over/:id', {
  who: 'signed-in',
  summary: 'Brings the open tasks of a hand-over up to date with the record, or moves their days.',
  params: z.strictObject({ id: idSchema }),
  body: z
    .strictObject({
      /** Whether the open tasks get the present texts of the version. */
      texts: z.literal(true).optional(),
      /** The day of the first open task; the others keep their distance. */
      startOn: daySchema.optional(),
      /** The days of single tasks. */
      steps: stepDaysSchema.min(1).optional(),
      override: overrideSchema.optional(),
    })
    .refine(({ texts, startOn, steps }) => texts ?? startOn ?? steps, 'Please name what to change')
    .refine(({ startOn, steps }) => startOn === undefined || steps === undefined, {
      message: 'Please name either the first day or the days of single tasks',
      path: ['steps'],
    }),
  callsVendor: true,
  response: changed,
  errors: [
    'not_found',
    'forbidden',
    'conflict',
    'sandbox_output',
    'contact_opted_out',
    'contact_bounced',
    'checks_block',
    ...crmErrors,
  ],
});

export const withdrawHandOver = defineEndpoint('DELETE /email-sequence/hand-over/:id', {
  who: 'signed-in',
  summary:
    'Withdraws a hand-over: its open tasks are archived in HubSpot, done ones stay. A sequence of HubSpot has to be left there first.',
  params: z.strictObject({ id: idSchema }),
  callsVendor: true,
  response: changed,
  errors: ['not_found', 'forbidden', 'conflict', 'crm_cannot_unenrol', ...crmErrors],
});
