import { z } from 'zod';
import {
  hubspotIdSchema,
  idSchema,
  messageResponse,
  pageNumbers,
  pageQuery,
  timestampSchema,
} from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { recordSchema, recordSummarySchema, responseStatusSchema } from './record.ts';
import { worklistItemSchema } from './worklist.ts';
import { askedVersion } from './which-record.ts';

const historyQuery = z.strictObject({
  ...pageQuery,
  status: responseStatusSchema.optional(),
  search: z.string().max(200).optional(),
  /** The `_id` of the template of the newest submit. */
  template: idSchema.optional(),
  /** The run of the newest submit. */
  runId: idSchema.optional(),
  /** The email address of the contact's owner in HubSpot. */
  owner: z.string().max(254).optional(),
  /** Whose records to list, by default the caller's. Only superadmins may list those of others. */
  userId: idSchema.optional(),
  /** Bounds of the newest submit's time: `from` is included, `to` is not. */
  from: timestampSchema.optional(),
  to: timestampSchema.optional(),
  /** Whether the newest ready version was approved. A record without a result matches neither value. */
  approved: z.enum(['true', 'false']).optional(),
});

const listedRecordSchema = recordSummarySchema.extend({ work: worklistItemSchema });
export type ListedRecord = z.infer<typeof listedRecordSchema>;

const historyPage = z.object({
  emailSequences: z.array(listedRecordSchema),
  totalEmailSequences: z.number().int(),
  ...pageNumbers,
  /** Whether a listed generation has waited for 15 s while no worker is running. */
  writerSilent: z.boolean(),
});

export const listHistory = defineEndpoint('GET /email-sequence/get-email-sequence-history', {
  who: 'signed-in',
  summary: "The caller's records, newest submit first; for a superadmin, also any user's.",
  query: historyQuery,
  response: historyPage,
  errors: ['not_found'],
});

export const refreshHistory = defineEndpoint('GET /email-sequence/get-email-sequence-history-child-process', {
  who: 'signed-in',
  summary: 'The same list, which the queue screen requests to refresh itself.',
  query: historyQuery,
  response: historyPage,
  errors: ['not_found'],
});

export const getRecord = defineEndpoint('GET /email-sequence/get-email-sequence-by-id', {
  who: 'signed-in',
  summary: "One record by its contact's id: the caller's, or, for a superadmin, any user's.",
  query: z.strictObject({
    ...askedVersion,
  }),
  response: recordSchema,
  errors: ['not_found'],
});

export const listUserRecords = defineEndpoint('GET /email-sequence/get-email-by-user-id', {
  who: 'superadmin',
  summary: "One user's records, newest first.",
  query: z.strictObject({ userId: idSchema, fromAdminSideUserId: idSchema.optional() }),
  response: z.array(recordSummarySchema),
});

export const deleteRecord = defineEndpoint('POST /email-sequence/delete-email-sequence', {
  who: 'signed-in',
  summary: "Deletes the caller's record of a contact with all its versions.",
  body: z.strictObject({ hubspotId: hubspotIdSchema }),
  response: messageResponse,
  errors: ['not_found'],
});
