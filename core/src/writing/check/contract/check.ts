import { z } from 'zod';
import {
  checkGroundsSchema,
  checkSchema,
  claimSchema,
  evidenceSchema,
  sourceKindSchema,
  sourceReferenceSchema,
  sourceSchema,
} from '../../../checks/contract/evidence.ts';
import { hubspotIdSchema, httpUrlSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { crmErrors } from '../../../platform/contract/error-codes.ts';

const dateSchema = z.iso.date('Use YYYY-MM-DD');

/** An email of any origin, and what its writer says it took from which source. */
export const draftSchema = z.strictObject({
  subject: z.string().max(500),
  body: z.string().max(50_000),
  claims: z.array(z.strictObject(claimSchema.shape)).max(500).default([]),
});

const givenSourceSchema = z.strictObject({
  kind: sourceKindSchema.default('context'),
  /** The id by which claims and evidence name it; by default `s1`, `s2` and so on. */
  id: z.string().trim().min(1).max(100).optional(),
  label: z.string().trim().min(1).max(300).optional(),
  date: dateSchema.or(z.iso.datetime({ offset: true, local: true })).optional(),
  text: z.string(),
});

export const checkDraftBodySchema = z.strictObject({
  /** Whose requirements apply, and whose key reads the contact. */
  department: z.string().optional(),
  hubspotId: hubspotIdSchema.optional(),
  /** The link of the contact, for the links of its sources. */
  prospectUrl: httpUrlSchema.optional(),
  /** What the emails may say, in place of a contact. Nothing else is a source then but `sender`. */
  sources: z.array(givenSourceSchema).max(5_000).optional(),
  emails: z.array(draftSchema).min(1).max(20),
  /** The day on which they are sent, from which "last Thursday" is counted; by default today. */
  sentOn: dateSchema.optional(),
  /** Who signs; by default, with a contact, the caller. */
  sender: z
    .strictObject({
      firstName: z.string().max(100).default(''),
      lastName: z.string().max(100).default(''),
      company: z.string().max(200).default(''),
      email: z.string().max(320).default(''),
    })
    .optional(),
  /** Asks for `basis`, with which a browser checks every further edit by itself. */
  withBasis: z.boolean().default(false),
});

export const checkDraft = defineEndpoint('POST /check', {
  who: 'signed-in',
  summary:
    'Checks emails of any origin against a contact, which is read afresh, or against given sources. Asks no AI and stores nothing.',
  body: checkDraftBodySchema.refine(({ hubspotId, sources }) => (hubspotId === undefined) !== (sources === undefined), {
    path: ['hubspotId'],
    message: 'Please name a contact or give sources, but not both',
  }),
  maxBodyBytes: 6 * 1024 * 1024,
  callsVendor: ({ hubspotId }) => hubspotId !== undefined,
  response: z.object({
    /** In the order of the request. */
    emails: z.array(z.object({ evidence: z.array(evidenceSchema), checks: z.array(checkSchema) })),
    sources: z.array(sourceReferenceSchema),
    /** Present where it was asked for. `grounds` are those of the first email. */
    basis: z.object({ sources: z.array(sourceSchema), timeZone: z.string(), grounds: checkGroundsSchema }).optional(),
  }),
  errors: ['forbidden', 'too_many_requests', ...crmErrors],
});
