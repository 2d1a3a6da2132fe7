import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { aiAnswerSchema, playbookSchema, tokenUsageSchema } from '../../models/contract/ai-result.ts';
import { contextUsedSchema, leftOutSchema } from '../../prompts/contract/context-part.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { errorCodeSchema, reasonSchema } from '../../platform/contract/error-codes.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';
import {
  contactSnapshotSchema,
  contextTextsSchema,
  crmOwnerSchema,
  crmPropertiesSchema,
} from '../../contacts/domain/contact.ts';
import { emailRevisionSchema } from './email-revision.ts';
import { responseStatusSchema, type ResponseStatus } from '../contract/record.ts';
import { findingsSchema } from '../contract/risk.ts';
import { sequenceReviewSchema } from './sequence-review.ts';
import { noWork, workSchema } from './work.ts';
import type { PartialSequence } from '../contract/partial-sequence.ts';

/*
 * What is stored of records: fields that were added later have a default, for records that an older version stored.
 */

export type JobStatus = ResponseStatus;

const sandboxSchema = z.object({ crm: z.boolean().default(false), ai: z.boolean().default(false) });

/** Hashes that identify what a row of a bulk run was written from, so that no row is paid for twice. */
const bulkKeysSchema = z.object({
  /** A hash of what the row requests. */
  row: z.string(),
  /** A hash of what the row requests and of the contact's data. */
  content: z.string(),
});
export type BulkKeys = Immutable<z.infer<typeof bulkKeysSchema>>;

/** What a submit requested. It is small and is listed with the record. */
const jobRequestSchema = z.object({
  department: departmentKeySchema,
  promptId: z.string().default(''),
  promptTitle: z.string().default(''),
  aiModel: z.string().default(''),
  aiModelLabel: z.string().default(''),
  serviceTier: z.enum(['default', 'flex']).default('default'),
  /** The language that the rep chose for the emails; without one, the model follows the contact's own. */
  // A language of another release counts as none.
  language: writingLanguageSchema.optional().catch(undefined),
  /** The label of the requested model, if it had ended and another model wrote in its place. */
  insteadOf: z.string().optional(),
  /** The `traceparent` of the request that submitted it, for the worker's trace; undefined if it was not traced. */
  trace: z.string().optional(),
  /** Set only for rows of runs, also those of the command line. */
  bulk: bulkKeysSchema.optional(),
  /** The stored run that submitted it; undefined for others, and for lists of the command line. */
  runId: z.string().optional(),
});
export type JobRequest = Immutable<z.infer<typeof jobRequestSchema>>;

/** Why an attempt failed, in words for the rep. */
export const jobErrorSchema = reasonSchema.extend({
  // An unknown code of another release must not make the record unreadable, so its message is kept.
  code: errorCodeSchema.catch('internal'),
});
export type JobError = Immutable<z.infer<typeof jobErrorSchema>>;

/** The newest submit of a record. The record is the job; the queue only carries its id. */
const jobSchema = z.object({
  /** The version that this job will become, from 1. */
  version: z.number().int().positive(),
  status: responseStatusSchema,
  request: jobRequestSchema,
  submittedAt: z.number(),
  /** When the newest claim began; null before the first one. */
  startedAt: z.number().nullable().default(null),
  finishedAt: z.number().nullable().default(null),
  /** Waiting jobs are claimed by turn; see `turnOf`. Jobs from before there were turns have 0. */
  turn: z.number().int().default(0),
  /** The job is not claimed before this moment. */
  availableAt: z.number().default(0),
  /** When a message for the job was last published to the queue; null if none was since it was rescheduled. */
  publishedAt: z.number().nullable().default(null),
  /** The number of claims that count against the limit of attempts. */
  attempts: z.number().int().default(0),
  /** The fencing token, which grows with every claim of any submit. A commit with an older token is refused. */
  fence: z.number().int().default(0),
  leaseOwner: z.string().nullable().default(null),
  leaseUntil: z.number().nullable().default(null),
  error: jobErrorSchema.nullable().default(null),
  /** Why the job waits until `availableAt`; null if it only waits for a worker. */
  waitReason: jobErrorSchema.nullable().default(null),
});
export type Job = Immutable<z.infer<typeof jobSchema>>;

/** A person's approval of a version. An edit removes it. */
const approvalSchema = z.object({
  /** The approving user; null for the command line. */
  userId: z.string().nullable(),
  /** The name as in the audit log: an email address, or `cli:<name>`. */
  name: z.string(),
  at: z.number(),
  /** The rules whose findings the person allowed. */
  overrides: z.array(z.string()).default([]),
});
export type Approval = Immutable<z.infer<typeof approvalSchema>>;

/** The part of a version that lists show. */
const versionSummarySchema = z.object({
  version: z.number().int().positive(),
  readyAt: z.number(),
  request: jobRequestSchema,
  sandbox: sandboxSchema.default({ crm: false, ai: false }),
  noteId: z.string().nullable().default(null),
  /** Whether an email differs from what the AI wrote. */
  edited: z.boolean().default(false),
  approval: approvalSchema.nullable().default(null),
  /** Null where the sources of the version were not kept. */
  findings: findingsSchema.nullable().default(null),
  /** The `emailHash` of each email; empty in versions that nobody changed since this is kept. */
  texts: z.array(z.string()).default([]),
});
export type VersionSummary = Immutable<z.infer<typeof versionSummarySchema>>;

/** A record without inputs and results, as lists read it. There is one for each user and contact. */
export const generationSummarySchema = z.object({
  id: z.string(),
  userId: z.string(),
  hubspotId: z.string(),
  /** Every id and address by which the contact was ever known; see `knownAs`. By these an erasure finds the record. */
  knownAs: z.array(z.string()).default([]),
  /** Empty until the submit names it or a worker has read the contact. */
  prospectUrl: z.string().default(''),
  /** The newest known CRM properties. */
  properties: crmPropertiesSchema.default({}),
  /** The contact's owner in the CRM when it was last read; null if there is none, or nobody knows. */
  owner: crmOwnerSchema.nullable().default(null),
  createdAt: z.number(),
  updatedAt: z.number(),
  job: jobSchema,
  /** The ready versions, newest first; 20 at most. */
  versions: z.array(versionSummarySchema).default([]),
  work: workSchema.default(noWork),
});
export type GenerationSummary = Immutable<z.infer<typeof generationSummarySchema>>;

const pdfTextSchema = z.object({
  name: z.string(),
  pages: z.number(),
  /** The text with `[page n]` marks. */
  text: z.string(),
});
export type PdfText = Immutable<z.infer<typeof pdfTextSchema>>;

/** The data of a submit, which does not change any more. It is large and only the worker reads it. */
export const jobInputsSchema = z.object({
  /** Null if the contact was not fetched before the submit, so that the worker fetches it. */
  snapshot: contactSnapshotSchema.nullable().default(null),
  context: contextTextsSchema,
  pdf: pdfTextSchema.nullable().default(null),
  /** The template's text at the time of the submit, so that an edit of the prompt never changes a queued job. */
  promptText: z.string(),
  promptVersion: z.number().default(1),
  /** What the rep asks of a regeneration, in one line; `<wish>` in the prompt. Empty if there is none. */
  instruction: z.string().default(''),
  /** The days of the version that is written anew, one for each email; null where there is none. */
  keptDays: z.array(z.number().nullable()).nullable().default(null),
  /** The days that the rep chose, from the first email on; null for those that the model takes from the template. */
  chosenDays: z.array(z.number()).nullable().default(null),
});
export type JobInputs = Immutable<z.infer<typeof jobInputsSchema>>;

const provenanceSchema = z.object({
  promptId: z.string(),
  promptVersion: z.number().default(1),
  model: z.string().default(''),
  /** SHA-256, hex, of everything the prompt was built from. */
  inputHash: z.string().default(''),
  /** Whether the prompt said how the sender writes. */
  inVoice: z.boolean().default(false),
  cachedTokens: z.number().default(0),
  /** The cost in US dollars; null if it is unknown. */
  costUsd: z.number().nullable().default(null),
});
/** The state of filing a version's playbook in the CRM. Once `noteId` is set, it stays. */
const pushSchema = z.object({
  /** When a process began to file it. `AddPlaybookToCrm` says from when on another process may take over. */
  claimedAt: z.number().nullable().default(null),
  noteId: z.string().nullable().default(null),
  pushedAt: z.number().nullable().default(null),
});
/** One ready result. */
export const generationVersionSchema = z.object({
  version: z.number().int().positive(),
  request: jobRequestSchema,
  readyAt: z.number(),
  answer: aiAnswerSchema,
  /** The AI's own text of each edited email, by index. */
  originals: z.record(z.string(), z.object({ subject: z.string(), body: z.string() })).default({}),
  /** The texts of each edited email, by index, newest first; see `revisionsOf`. */
  revisions: z.record(z.string(), z.array(emailRevisionSchema)).default({}),
  playbook: playbookSchema,
  usage: tokenUsageSchema.default({ input_tokens: 0, output_tokens: 0 }),
  provenance: provenanceSchema,
  properties: crmPropertiesSchema.default({}),
  /** The contact's address in the CRM; empty in results of older versions. */
  prospectUrl: z.string().default(''),
  push: pushSchema.default({ claimedAt: null, noteId: null, pushedAt: null }),
  /** Null until somebody approves the version. */
  approval: approvalSchema.nullable().default(null),
  sandbox: sandboxSchema.default({ crm: false, ai: false }),
  /** Which data about the contact the model did and did not receive; empty in results of older versions. */
  contextUsed: z.array(contextUsedSchema).default([]),
  leftOut: z.array(leftOutSchema).default([]),
  /** The sources of the emails; null in results of older versions. */
  review: sequenceReviewSchema.nullable().default(null),
});
export type GenerationVersion = Immutable<z.infer<typeof generationVersionSchema>>;

/** The whole record. */
export interface GenerationRecord extends GenerationSummary {
  readonly inputs: JobInputs;
  /** The results, newest first; 20 at most. */
  readonly results: readonly GenerationVersion[];
  /** What the claim that carries out the job has written so far; null before its first email, and unless it is processing. */
  readonly partial: PartialSequence | null;
}

/** The part of a record that a worker needs to carry out its job. */
export type ClaimedJob = Omit<GenerationRecord, 'results' | 'partial'>;

/** The number of ready versions that are kept of one record; older ones are dropped. */
export const versionsKept = 20;
