import { z } from 'zod';
import { aiAnswerSchema, playbookSchema, tokenUsageSchema } from '../../models/contract/ai-result.ts';
import { contextUsedSchema, leftOutSchema } from '../../prompts/contract/context-part.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { errorCodeSchema } from '../../platform/contract/error-codes.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';
import {
  contactSnapshotSchema,
  contextTextsSchema,
  crmOwnerSchema,
  crmPropertiesSchema,
} from '../../contacts/domain/contact-schema.ts';
import { revisionSources } from './email-revision.ts';
import { findingsSchema } from '../contract/risk.ts';
import { sequenceReviewSchema } from './sequence-review-schema.ts';
import { noWork, type Work } from './work.ts';
import type { GenerationSummary, GenerationVersion, JobInputs } from './generation-record.ts';

/*
 * Reads records that this version or an older one stored: fields that were added later have a default. The types on the
 * left keep the schemas and the domain in step.
 */

const timestamp = z.number();
const sandboxSchema = z.object({ crm: z.boolean().default(false), ai: z.boolean().default(false) });

const jobRequestSchema = z.object({
  department: departmentKeySchema,
  promptId: z.string().default(''),
  promptTitle: z.string().default(''),
  aiModel: z.string().default(''),
  aiModelLabel: z.string().default(''),
  serviceTier: z.enum(['default', 'flex']).default('default'),
  // A language of another release counts as none.
  language: writingLanguageSchema.optional().catch(undefined),
  insteadOf: z.string().optional(),
  trace: z.string().optional(),
  bulk: z.object({ row: z.string(), content: z.string() }).optional(),
  runId: z.string().optional(),
});

// An unknown code of another release must not make the record unreadable, so its message is kept.
const jobErrorSchema = z.object({ code: errorCodeSchema.catch('internal'), message: z.string() });

const jobSchema = z.object({
  version: z.number().int().positive(),
  status: z.enum(['pending', 'processing', 'ready', 'error']),
  request: jobRequestSchema,
  submittedAt: timestamp,
  startedAt: timestamp.nullable().default(null),
  finishedAt: timestamp.nullable().default(null),
  turn: z.number().int().default(0),
  availableAt: timestamp.default(0),
  publishedAt: timestamp.nullable().default(null),
  attempts: z.number().int().default(0),
  fence: z.number().int().default(0),
  leaseOwner: z.string().nullable().default(null),
  leaseUntil: timestamp.nullable().default(null),
  error: jobErrorSchema.nullable().default(null),
  waitReason: jobErrorSchema.nullable().default(null),
});

const approvalSchema = z
  .object({
    userId: z.string().nullable(),
    name: z.string(),
    at: timestamp,
    overrides: z.array(z.string()).default([]),
  })
  .nullable()
  .default(null);

const versionSummarySchema = z.object({
  version: z.number().int().positive(),
  readyAt: timestamp,
  request: jobRequestSchema,
  sandbox: sandboxSchema.default({ crm: false, ai: false }),
  noteId: z.string().nullable().default(null),
  edited: z.boolean().default(false),
  approval: approvalSchema,
  findings: findingsSchema.nullable().default(null),
});

const workSchema: z.ZodType<Work> = z.object({
  handedOver: z.number().int(),
  dueOn: z.string().nullable(),
  dueAt: timestamp.nullable(),
  repliedAt: timestamp.nullable(),
  seenAt: timestamp.nullable(),
  revision: z.number().int(),
});

export const generationSummarySchema: z.ZodType<GenerationSummary> = z.object({
  id: z.string(),
  userId: z.string(),
  hubspotId: z.string(),
  knownAs: z.array(z.string()).default([]),
  prospectUrl: z.string().default(''),
  properties: crmPropertiesSchema.default({}),
  owner: crmOwnerSchema.nullable().default(null),
  createdAt: timestamp,
  updatedAt: timestamp,
  job: jobSchema,
  versions: z.array(versionSummarySchema).default([]),
  work: workSchema.default(noWork),
});

export const jobInputsSchema: z.ZodType<JobInputs> = z.object({
  snapshot: contactSnapshotSchema.nullable().default(null),
  context: contextTextsSchema,
  pdf: z.object({ name: z.string(), pages: z.number(), text: z.string() }).nullable().default(null),
  promptText: z.string(),
  promptVersion: z.number().default(1),
  instruction: z.string().default(''),
  keptDays: z.array(z.number().nullable()).nullable().default(null),
});

const emailSchema = z.object({ subject: z.string(), body: z.string() });

export const generationVersionSchema: z.ZodType<GenerationVersion> = z.object({
  version: z.number().int().positive(),
  request: jobRequestSchema,
  readyAt: timestamp,
  answer: aiAnswerSchema,
  originals: z.record(z.string(), emailSchema).default({}),
  revisions: z
    .record(z.string(), z.array(emailSchema.extend({ createdAt: timestamp, source: z.enum(revisionSources) })))
    .default({}),
  playbook: playbookSchema,
  usage: tokenUsageSchema.default({ input_tokens: 0, output_tokens: 0 }),
  provenance: z.object({
    promptId: z.string(),
    promptVersion: z.number().default(1),
    model: z.string().default(''),
    inputHash: z.string().default(''),
    cachedTokens: z.number().default(0),
    costUsd: z.number().nullable().default(null),
  }),
  properties: crmPropertiesSchema.default({}),
  prospectUrl: z.string().default(''),
  push: z
    .object({
      claimedAt: timestamp.nullable().default(null),
      noteId: z.string().nullable().default(null),
      pushedAt: timestamp.nullable().default(null),
    })
    .default({ claimedAt: null, noteId: null, pushedAt: null }),
  approval: approvalSchema,
  sandbox: sandboxSchema.default({ crm: false, ai: false }),
  contextUsed: z.array(contextUsedSchema).default([]),
  leftOut: z.array(leftOutSchema).default([]),
  review: sequenceReviewSchema.nullable().default(null),
});
