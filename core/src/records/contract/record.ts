import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { playbookSchema, tokenUsageSchema } from '../../models/contract/ai-result.ts';
import { hubspotIdSchema, idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';
import { propertiesSchema } from './fetched-contact.ts';
import { contextUsedSchema, leftOutSchema } from '../../prompts/contract/context-part.ts';
import { checkSchema, evidenceSchema } from '../../checks/contract/evidence.ts';
import { reasonSchema } from '../../platform/contract/error-codes.ts';
import { handedOverSchema } from './handed-over.ts';
import { partialSequenceSchema } from './partial-sequence.ts';
import { jobWaitSchema } from './job-wait.ts';

export const responseStatusSchema = z.enum(['pending', 'processing', 'ready', 'error']);
export type ResponseStatus = z.infer<typeof responseStatusSchema>;

/** How many places of the queue are counted. */
export const queuePositions = { max: 100 } as const;

/** Who approved a version: an email address, or `cli:<name>` for the command line. */
export const approvalSchema = z.object({ by: z.string(), at: timestampSchema });

export const recordSummarySchema = z.object({
  _id: idSchema,
  userId: idSchema,
  hubspotId: hubspotIdSchema,
  prospectUrl: z.string(),
  /** CRM properties as they were read, and `promptTitle`. */
  properties: propertiesSchema,
  promtId: z.object({ _id: idSchema, title: z.string() }),
  department: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string(),
  /** The language that was chosen for the emails; null where the model follows the contact's own. */
  language: writingLanguageSchema.nullable(),
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  /** The state of the newest submit. */
  responseStatus: responseStatusSchema,
  responseError: reasonSchema.nullable(),
  /** Present while a pending generation waits for another attempt after one that failed. */
  responseWait: jobWaitSchema.optional(),
  /**
   * The place among the pending generations of all users that wait for a worker: 1 is the next, and
   * `queuePositions.max` + 1 stands for any later place. Absent in every other state, and in the answer for a single
   * record.
   */
  queuePosition: z.number().int().positive().optional(),
  /** Whether a ready version can be viewed, whatever the state of the newest submit. */
  hasResult: z.boolean(),
  /** Whether the playbook of the shown version is in the CRM. */
  addToHubspot: z.boolean(),
  /** Whether an email of the shown version differs from what the AI wrote. */
  edited: z.boolean(),
  /** The approval of the shown version; an edit removes it. */
  approval: approvalSchema.nullable(),
  submittedAt: timestampSchema,
  startedAt: timestampSchema.nullable(),
  finishedAt: timestampSchema.nullable(),
  attempts: z.number().int().nonnegative(),
  /** Whether the shown version was made with sample data. */
  sandbox: z.boolean(),
  /** The newest hand-over; absent where nothing was handed over or sent. */
  handedOver: handedOverSchema.optional(),
  /** Whether the contact had unsubscribed from all email when the CRM was last read. */
  optedOut: z.boolean(),
  /**
   * Why the caller may read the shown version, or the newest submit where there is none, but not act on it; null if
   * they may. In a list it is about the newest submit.
   */
  readOnlyReason: z.string().nullable(),
});
export type RecordSummary = z.infer<typeof recordSummarySchema>;

export const recordEmailSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  body: z.string(),
  previewText: z.string(),
  /** A hash of the text. An edit sends it, so that two tabs cannot overwrite each other unnoticed. */
  revision: z.string(),
  /** The AI's own text, once the email was edited. */
  original: z.object({ subject: z.string(), body: z.string() }).nullable(),
  edited: z.boolean(),
  /**
   * Days after the first email, which has 0. Null in versions that were generated before emails had a time; `purpose`
   * likewise.
   */
  sendAfterDays: z.number().int().nullable(),
  purpose: z.string().nullable(),
  /** What the texts rest on; null in versions that were generated before sources were kept. */
  evidence: z.array(evidenceSchema).nullable(),
  /** The findings of the send check, the most serious first. */
  checks: z.array(checkSchema),
});
export type RecordEmail = Immutable<z.infer<typeof recordEmailSchema>>;

const recordVersionSchema = z.object({
  version: z.number().int().positive(),
  readyAt: timestampSchema,
  promptTitle: z.string(),
  aiModelLabel: z.string(),
  addToHubspot: z.boolean(),
});

const provenanceSchema = z.object({
  promptId: z.string(),
  promptVersion: z.number().int(),
  model: z.string(),
  /** The label of the model that was asked for and had ended, so that its replacement was used; null otherwise. */
  insteadOf: z.string().nullable(),
  /** The SHA-256 of everything that the prompt was built from. */
  inputHash: z.string(),
  cachedTokens: z.number().int(),
  /** US dollars; null where it is unknown. */
  costUsd: z.number().nullable(),
});

export const recordSchema = recordSummarySchema.extend({
  /** The shown version; null while there is none. */
  version: z.number().int().positive().nullable(),
  aiGeneratedEmail: z.array(z.string()),
  emails: z.array(recordEmailSchema),
  detectedService: z.string().nullable(),
  playbook: playbookSchema.nullable(),
  token_usage: tokenUsageSchema,
  noteId: z.string().nullable(),
  versions: z.array(recordVersionSchema),
  provenance: provenanceSchema.nullable(),
  /**
   * The contact's data that the shown version was generated from, and what did not fit; empty where that is unknown.
   */
  contextUsed: z.array(contextUsedSchema),
  leftOut: z.array(leftOutSchema),
  /** What the newest submit has written so far; null unless it is processing, and before its first whole email. */
  partial: partialSequenceSchema.nullable(),
});
export type RecordDetail = Immutable<z.infer<typeof recordSchema>>;
