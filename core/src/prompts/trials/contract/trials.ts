import { z } from 'zod';
import type { Immutable } from '../../../platform/contract/immutable.ts';
import { idSchema, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { reasonSchema } from '../../../platform/contract/error-codes.ts';
import { regressionSchema } from '../../../platform/contract/regression.ts';
import { checkLevels } from '../../../checks/contract/evidence.ts';
import { reviewedEmailSchema } from '../../../records/contract/partial-sequence.ts';
import { maxSamples } from './samples.ts';

/** The number of trials that are kept of a prompt. The oldest are removed first. */
export const keptTrials = 50;

export const expectationNames = ['mustMention', 'mustNotMention', 'emails', 'language', 'service'] as const;

/** An expectation of the sample that a sequence does not meet. */
export const brokenExpectationSchema = z.object({ what: z.enum(expectationNames), message: z.string() });
export type BrokenExpectation = z.infer<typeof brokenExpectationSchema>;

/** A column of a trial: the text and the model that its emails are generated with. */
export const trialColumnSchema = z.object({
  /** Null for a text that came with the trial and was not saved. */
  version: z.number().int().positive().nullable(),
  title: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string(),
});

export const trialCellStates = ['pending', 'running', 'ready', 'error'] as const;

/** The result of one sample in one column. */
export const trialCellSchema = z.object({
  /** The sample's id. */
  sample: idSchema,
  sampleName: z.string(),
  golden: z.boolean(),
  /** The position in `columns`. */
  column: z.number().int().nonnegative(),
  state: z.enum(trialCellStates),
  /** Why it ended without a result, or why it waits for another attempt. */
  error: reasonSchema.nullable(),
  /** Whether the result is taken from an earlier trial, which paid for it. */
  reused: z.boolean(),
  /** Null until it is ready, and in a list of trials for all but the newest. */
  result: z
    .object({
      emails: z.array(reviewedEmailSchema),
      service: z.string().nullable(),
      /** The words of all emails together. */
      words: z.number().int(),
      /** The number of passages by evidence and of checks by level, of all emails together; see `countFindings`. */
      findings: z.record(z.enum(['verified', 'unsupported', 'fill', ...checkLevels]), z.number().int()),
      inputTokens: z.number().int(),
      outputTokens: z.number().int(),
      /** US dollars; null where the price is unknown. */
      costUsd: z.number().nullable(),
      /** How long the model took. */
      seconds: z.number(),
      broken: z.array(brokenExpectationSchema),
    })
    .nullable(),
});
export type TrialCellWire = Immutable<z.infer<typeof trialCellSchema>>;

export const trialSchema = z.object({
  _id: idSchema,
  /** `gate`: publishing began it. */
  purpose: z.enum(['trial', 'gate']),
  state: z.enum(['running', 'done']),
  /** The column that is tried, then the one that it is compared with, if any. */
  columns: z.array(trialColumnSchema),
  /** Ordered by sample. Cells of deleted samples are left out. */
  cells: z.array(trialCellSchema),
  counts: z.record(z.enum(trialCellStates), z.number().int()),
  /** Null until it is done, and in a list of trials for all but the newest. */
  regressions: z.array(regressionSchema).nullable(),
  /** The expectations that neither column meets. They are no regressions; empty while `regressions` is null. */
  brokenInBoth: z.array(regressionSchema),
  /** US dollars that its cells were expected to cost when it began; null where a price is unknown. */
  expectedUsd: z.number().nullable(),
  /** US dollars that its own cells have cost, without those from earlier trials. */
  costUsd: z.number().nullable(),
  createdAt: timestampSchema,
  /** The email address of whoever began it; null where that is unknown. */
  createdBy: z.string().nullable(),
});
export type TrialWire = Immutable<z.infer<typeof trialSchema>>;

/** What a trial will take. */
export const trialPlanSchema = z.object({
  cells: z.number().int(),
  /** The number of cells that a model has to write. The others are taken from earlier trials. */
  toWrite: z.number().int(),
  /** US dollars that these are expected to cost; null where a price is unknown. */
  expectedUsd: z.number().nullable(),
});

export const startTrial = defineEndpoint('POST /prompts/trials', {
  who: 'superadmin',
  summary:
    'Writes the emails of samples with a text of a prompt, side by side with another; nothing of it reaches a record. `dryRun` only tells the cost.',
  body: z
    .strictObject({
      _id: idSchema,
      /** A saved version; by default the live one, unless `prompt` is given. */
      version: z.number().int().positive().optional(),
      /** A text that is not saved. */
      prompt: z.string().trim().min(1, 'Please enter a prompt').max(100_000).optional(),
      /** The title of that text; by default the live version's. */
      title: z.string().trim().max(200).optional(),
      samples: z.array(idSchema).min(1, 'Please choose a sample').max(maxSamples),
      /** By default the model that the domain generates with. */
      aiModel: z.string().min(1).max(100).optional(),
      /**
       * The second column; null for none. By default it is the live version with the same model; if the live version
       * itself is tried, it is the live version with the domain's default model.
       */
      baseline: z
        .strictObject({
          version: z.number().int().positive().optional(),
          aiModel: z.string().min(1).max(100).optional(),
        })
        .nullable()
        .optional(),
      dryRun: z.boolean().default(false),
    })
    .refine(({ version, prompt }) => version === undefined || prompt === undefined, {
      message: 'Please name a version or give a text, not both',
      path: ['prompt'],
    }),
  callsVendor: true,
  status: 202,
  /** `trialId` is null after a dry run. */
  response: trialPlanSchema.extend({ trialId: idSchema.nullable() }),
  errors: ['not_found', 'conflict', 'ai_not_configured', 'model_unavailable', 'budget_exhausted'],
});

export const listTrials = defineEndpoint('GET /prompts/trials', {
  who: 'superadmin',
  summary:
    'The trials of a prompt, newest first; the emails of the newest alone, or of the one that `trial` names, which is then the only one.',
  query: z.strictObject({
    _id: idSchema,
    trial: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(keptTrials).default(10),
  }),
  response: z.object({ trials: z.array(trialSchema) }),
  errors: ['not_found'],
});
