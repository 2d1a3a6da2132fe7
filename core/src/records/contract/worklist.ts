import { z } from 'zod';
import {
  anyPageQuery,
  hubspotIdSchema,
  idSchema,
  messageResponse,
  timestampSchema,
} from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { errorCodeSchema } from '../../platform/contract/error-codes.ts';
import { recordSummarySchema, responseStatusSchema } from './record.ts';
import { recordOf } from './which-record.ts';

/** What is left to do for a record, in the order in which a rep does it. A record is in the first tab that fits. */
export const workTabs = ['replied', 'due', 'waiting', 'failed', 'mend', 'review', 'handOver'] as const;
export const workTabSchema = z.enum(workTabs);
export type WorkTab = z.infer<typeof workTabSchema>;

/** What can be listed: the tabs of what is left to do, and all that was handed over and asks for nothing now. */
export const listTabs = [...workTabs, 'handedOver'] as const;
export const listTabSchema = z.enum(listTabs);
export type ListTab = z.infer<typeof listTabSchema>;

/** The most items of a bulk action. */
export const maxBulkItems = 100;

export const bulkItemsSchema = z
  .array(z.strictObject({ hubspotId: hubspotIdSchema, version: z.number().int().positive() }))
  .min(1)
  .max(maxBulkItems);

/** In the order of the items. `code` and `message` tell why an item was not done. */
export const bulkResultsSchema = z.array(
  z.object({
    hubspotId: hubspotIdSchema,
    ok: z.boolean(),
    code: errorCodeSchema.optional(),
    message: z.string().optional(),
  }),
);
export type BulkResult = z.infer<typeof bulkResultsSchema>[number];

export const worklistItemSchema = z.object({
  hubspotId: hubspotIdSchema,
  recordId: idSchema,
  /** The newest ready version; null while there is none. */
  version: z.number().int().positive().nullable(),
  contactName: z.string(),
  company: z.string(),
  /** Null if nothing is left to do. */
  tab: workTabSchema.nullable(),
  /** How likely the newest version is wrong to send, from 0 to 1, and where that comes from, in a sentence. */
  risk: z.number().min(0).max(1),
  riskReason: z.string(),
  findings: z.object({ block: z.number().int().nonnegative(), warn: z.number().int().nonnegative() }),
  updatedAt: timestampSchema,
  /** The day of the next step that the rep sends, in the domain's time zone. */
  dueOn: z.iso.date().nullable(),
  /** When a person replied last. */
  repliedAt: timestampSchema.nullable(),
  /** The beginning of that reply, at most 500 characters; empty where there is none, or its text is unknown. */
  reply: z.string(),
  /** The contact's owner in HubSpot when the contact was last read. */
  owner: z.object({ name: z.string(), email: z.string(), isYou: z.boolean() }).nullable(),
  /** Whether an open task in HubSpot holds another text than the record. */
  isOutdated: z.boolean(),
  /** Why the newest submit failed, or waits; null if it does neither. */
  problem: z.string().nullable(),
  /** The state of the newest submit, when it was submitted, and its template. */
  status: responseStatusSchema,
  submittedAt: timestampSchema,
  template: z.string(),
});
export type WorklistItem = z.infer<typeof worklistItemSchema>;

const count = z.number().int().nonnegative();
export const worklistCountsSchema = z.record(workTabSchema, count);
export type WorklistCounts = z.infer<typeof worklistCountsSchema>;

export const listWorklist = defineEndpoint('GET /worklist', {
  who: 'signed-in',
  summary:
    "What is left to do for the caller's records, or any user's for a superadmin; to fix and to review come by risk, all others newest first.",
  query: z.strictObject({
    tab: listTabSchema.optional(),
    department: z.string().max(100).optional(),
    /** The run that submitted a record last. */
    runId: idSchema.optional(),
    /** Matched in any case against names, company, email and template. */
    search: z.string().max(200).optional(),
    /** The `_id` of the template of the newest submit. */
    template: idSchema.optional(),
    /** The email address of the contact's owner in HubSpot. */
    owner: z.string().max(254).optional(),
    fromAdminSideUserId: idSchema.optional(),
    /** Adds each record itself, as the history lists it. */
    records: z.literal('true').optional(),
    ...anyPageQuery,
  }),
  response: z.object({
    /** Of all records that the filters match, whatever the tab. */
    counts: worklistCountsSchema,
    items: z.array(worklistItemSchema.extend({ record: recordSummarySchema.optional() })),
    total: z.number().int().nonnegative(),
    /** With `records`: whether a listed generation has waited for 15 s while no worker is running. */
    writerSilent: z.boolean().optional(),
  }),
  errors: ['not_found'],
});

export const seeReply = defineEndpoint('POST /worklist/seen', {
  who: 'signed-in',
  summary: 'Notes that the user has seen the reply of a contact, which takes the record out of the tab of replies.',
  body: z.strictObject(recordOf),
  response: messageResponse,
  errors: ['not_found'],
});

export const approveMany = defineEndpoint('POST /worklist/approve', {
  who: 'signed-in',
  summary: "Approves up to 100 of the caller's sequences; those that the send check blocks are refused.",
  body: z.strictObject({ items: bulkItemsSchema }),
  response: z.object({ results: bulkResultsSchema }),
});
