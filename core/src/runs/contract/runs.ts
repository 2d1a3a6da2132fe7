import { z } from 'zod';
import { crmListIdSchema } from '../../contacts/contract/crm-lists.ts';
import { dollars, upToCents } from '../../platform/contract/dollars.ts';
import { anyPageQuery, idSchema, hubspotIdSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { aiErrors, crmErrors, reasonSchema } from '../../platform/contract/error-codes.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';

/** The most contacts of a run. */
export const maxRunContacts = 10_000;
const maxBodyBytes = 6 * 1024 * 1024;

/** Reasons for which a contact is left out unless the request includes it. */
export const leftOutReasons = ['optedOut', 'recent', 'others'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** Why a plan leaves a contact out, in words for one contact and for many. */
export const leftOutWords = {
  invalid: 'not a contact of HubSpot',
  repeated: 'named more than once',
  optedOut: 'opted out of email, or asked not to be written to',
  recent: 'generated within the last 14 days',
  others: 'with another owner in HubSpot',
} as const satisfies Record<'invalid' | 'repeated' | LeftOutReason, string>;

/** The most rows that a plan names for each reason. */
export const maxNamedRows = 100;

export const runStates = ['running', 'paused', 'stopped', 'done'] as const;
export const rowStatuses = ['pending', 'processing', 'ready', 'error', 'skipped'] as const;
export type RowStatus = (typeof rowStatuses)[number];

const requestFields = {
  /** Required of superadmins. */
  department: z.string().optional(),
  /** A list of HubSpot, or else `contacts`. */
  listId: crmListIdSchema.optional(),
  /** Links to contacts, or their ids. */
  contacts: z
    .array(z.string().trim().min(1).max(2_000))
    .min(1, 'Please add a contact')
    .max(maxRunContacts, 'A run has at most 10,000 contacts')
    .optional(),
  selectedPrompt: idSchema,
  aiModel: z.string().max(100).optional(),
  /** `flex` costs half, and may take longer. */
  serviceTier: z.enum(['default', 'flex']).optional(),
  /** The language of the emails; without one, each contact's own. */
  language: writingLanguageSchema.optional(),
  include: z.array(z.enum(leftOutReasons)).max(leftOutReasons.length).optional(),
};

/** US dollars. */
const maxCostSchema = z.number().positive('must be more than 0').max(1_000_000);

interface Named {
  readonly listId?: string | undefined;
  readonly contacts?: readonly string[] | undefined;
}
const namesOneSource = ({ listId, contacts }: Named): boolean => (listId === undefined) !== (contacts === undefined);
const oneSource = { error: 'Name either a list or contacts', path: ['contacts'] };

const namedFields = {
  /** The place in the list, from 1. */
  row: z.number().int(),
  /** The contact as the list named it. */
  contact: z.string(),
  /** The contact's name in the CRM; null where it has none, or does not have the contact. */
  contactName: z.string().nullable(),
  /** The contact's company in the CRM; null as the name. */
  company: z.string().nullable(),
  hubspotId: hubspotIdSchema.nullable(),
};

export const runPlanSchema = z.object({
  /** All that were named. Each that does not run is counted by the first reason that fits. */
  contacts: z.number().int(),
  willRun: z.number().int(),
  skipped: z.object({
    /** No contact, or one that HubSpot does not have. */
    invalid: z.number().int(),
    repeated: z.number().int(),
    optedOut: z.number().int(),
    /** Generated in the domain within 14 days. */
    recent: z.number().int(),
    /** Owned by another user of HubSpot. */
    others: z.number().int(),
  }),
  /** Who is skipped, in the order of the list; the first 100 of each reason. */
  leftOut: z.array(
    z.object({
      ...namedFields,
      reason: z.enum(['invalid', 'repeated', ...leftOutReasons]),
      /** The reason in a sentence. */
      why: z.string(),
    }),
  ),
  /** US dollars, from a sample of the contacts; null where a price is unknown. */
  expectedUsd: z.number().nullable(),
  /** Whole cents, rounded up: as the maximum cost of the run, they are enough. */
  maxUsd: z.number().nullable(),
  /** US dollars that the cheapest contact may cost: with a lower maximum, a run pauses before its first one. */
  contactUsd: z.number().nullable(),
  minutes: z.number().int(),
});
export type RunPlan = z.infer<typeof runPlanSchema>;

export const runSchema = z.object({
  _id: idSchema,
  name: z.string(),
  state: z.enum(runStates),
  /** Why it is paused or was stopped; null if a person did it. */
  why: reasonSchema.nullable(),
  /** Whether it paused because of `maxCostUsd`, so that it only goes on with a higher one. */
  atMaximum: z.boolean(),
  counts: z.record(z.enum(rowStatuses), z.number().int()),
  /** US dollars, useless calls included. */
  spentUsd: z.number(),
  maxCostUsd: z.number(),
  user: z.object({ _id: idSchema, email: z.string() }),
  department: z.string(),
  promptTitle: z.string(),
  /** Null: the domain's default. */
  aiModel: z.string().nullable(),
  serviceTier: z.enum(['default', 'flex']),
  language: writingLanguageSchema.nullable(),
  createdAt: timestampSchema,
  endedAt: timestampSchema.nullable(),
});
export type RunWire = z.infer<typeof runSchema>;

export const runRowSchema = z.object({
  ...namedFields,
  status: z.enum(rowStatuses),
  recordId: idSchema.nullable(),
  error: reasonSchema.nullable(),
  /** US dollars, useless calls included; null before the first call. */
  costUsd: z.number().nullable(),
});
export type RunRowWire = z.infer<typeof runRowSchema>;

/** Why a maximum cost pays for no contact of a plan, in words for people; null where it does, or nobody knows. */
export function capProblem(maxCostUsd: number, { contactUsd }: Pick<RunPlan, 'contactUsd'>): string | null {
  if (contactUsd === null || contactUsd <= maxCostUsd) return null;
  const least = dollars(upToCents(contactUsd));
  return `${dollars(maxCostUsd)} pays for no contact. The maximum cost must be at least ${least}.`;
}

const runErrors = [...crmErrors, ...aiErrors, 'not_found'] as const;

export const planRun = defineEndpoint('POST /runs/plan', {
  who: 'signed-in',
  summary: 'What a run would do and cost. Nothing is paid for.',
  body: z.strictObject(requestFields).refine(namesOneSource, oneSource),
  maxBodyBytes,
  callsVendor: true,
  response: z.object({ plan: runPlanSchema }),
  errors: runErrors,
});

export const startRun = defineEndpoint('POST /runs', {
  who: 'signed-in',
  summary:
    'Starts a run: workers generate for the contacts, within `maxCostUsd`. The members of a list are read once, now. An `Idempotency-Key` header replays the first answer for 24 hours.',
  body: z
    .strictObject({ ...requestFields, name: z.string().trim().min(1).max(120), maxCostUsd: maxCostSchema })
    .refine(namesOneSource, oneSource),
  maxBodyBytes,
  callsVendor: true,
  status: 202,
  response: z.object({ run: runSchema }),
  errors: [...runErrors, 'idempotency_mismatch', 'conflict'],
});

const runParams = z.strictObject({ id: idSchema });

export const listRuns = defineEndpoint('GET /runs', {
  who: 'signed-in',
  summary: "A user's own runs, newest first; a superadmin sees all, or those of `userId`.",
  query: z.strictObject({ ...anyPageQuery, userId: idSchema.optional() }),
  response: z.object({ runs: z.array(runSchema), total: z.number().int() }),
});

export const getRun = defineEndpoint('GET /runs/:id', {
  who: 'signed-in',
  summary: 'A run: own ones, a superadmin any.',
  params: runParams,
  response: z.object({ run: runSchema }),
  errors: ['not_found'],
});

export const listRunRows = defineEndpoint('GET /runs/:id/rows', {
  who: 'signed-in',
  summary: 'The contacts of a run, in the order of the list.',
  params: runParams,
  query: z.strictObject({ ...anyPageQuery, status: z.enum(rowStatuses).optional() }),
  response: z.object({ rows: z.array(runRowSchema), total: z.number().int() }),
  errors: ['not_found'],
});

export const pauseRun = defineEndpoint('POST /runs/:id/pause', {
  who: 'signed-in',
  summary: 'Begins no further contact. Those that are being written are finished.',
  params: runParams,
  response: z.object({ run: runSchema }),
  errors: ['not_found', 'conflict'],
});

export const resumeRun = defineEndpoint('POST /runs/:id/resume', {
  who: 'signed-in',
  summary: 'Continues a paused run, if need be with another maximum cost.',
  params: runParams,
  body: z.strictObject({ maxCostUsd: maxCostSchema.optional() }),
  response: z.object({ run: runSchema }),
  errors: ['not_found', 'conflict', 'forbidden'],
});

export const stopRun = defineEndpoint('POST /runs/:id/stop', {
  who: 'signed-in',
  summary: 'Ends a run for good. Contacts that are being written are finished, the others stay pending.',
  params: runParams,
  response: z.object({ run: runSchema }),
  errors: ['not_found', 'conflict'],
});

export const retryRun = defineEndpoint('POST /runs/:id/retry', {
  who: 'signed-in',
  summary: 'Tries the failed contacts of a run again, within the same maximum cost.',
  params: runParams,
  response: z.object({ run: runSchema }),
  errors: ['not_found', 'conflict', 'forbidden'],
});
