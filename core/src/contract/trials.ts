import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { errorCodeSchema } from './error-codes.ts';
import { regressionSchema } from './regression.ts';
import { checkLevels, checkSchema, evidenceSchema } from './evidence.ts';
import { maxSamples } from './samples.ts';

/** Trials that are kept of a prompt; the oldest go first. */
export const keptTrials = 50;

export const expectationNames = ['mustMention', 'mustNotMention', 'emails', 'language', 'service'] as const;

/** What a sequence does not keep of what its sample expects. */
export const brokenExpectationSchema = z.object({ what: z.enum(expectationNames), message: z.string() });
export type BrokenExpectation = z.infer<typeof brokenExpectationSchema>;

/** What writes the emails of a column: a text and a model. */
export const trialColumnSchema = z.object({
  /** Null for a text that was given with the trial and not saved. */
  version: z.number().int().positive().nullable(),
  title: z.string(),
  aiModel: z.string(),
  aiModelLabel: z.string(),
});

export const trialCellStates = ['pending', 'running', 'ready', 'error'] as const;

export const trialEmailSchema = z.object({
  subject: z.string(),
  body: z.string(),
  sendAfterDays: z.number().int().nullable(),
  purpose: z.string().nullable(),
  evidence: z.array(evidenceSchema),
  checks: z.array(checkSchema),
});

/** What one sample became in one column. */
export const trialCellSchema = z.object({
  /** The sample's id. */
  sample: idSchema,
  sampleName: z.string(),
  golden: z.boolean(),
  /** Position in `columns`. */
  column: z.number().int().nonnegative(),
  state: z.enum(trialCellStates),
  /** Why it ended without a result, or why it waits for another attempt. */
  error: z.object({ code: errorCodeSchema, message: z.string() }).nullable(),
  /** An earlier trial paid for it. */
  reused: z.boolean(),
  /** Null until it is ready, and in a list of trials for all but the newest. */
  result: z
    .object({
      emails: z.array(trialEmailSchema),
      service: z.string().nullable(),
      /** Of all emails together. */
      words: z.number().int(),
      /** Passages by evidence and checks by level, of all emails together; see `countFindings`. */
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
export type TrialCellWire = z.infer<typeof trialCellSchema>;

export const trialSchema = z.object({
  _id: idSchema,
  /** `gate`: begun by publishing. */
  purpose: z.enum(['trial', 'gate']),
  state: z.enum(['running', 'done']),
  /** What is tried; then, where there is one, what it is compared with. */
  columns: z.array(trialColumnSchema),
  /** Sample by sample. Those of deleted samples are gone. */
  cells: z.array(trialCellSchema),
  counts: z.record(z.enum(trialCellStates), z.number().int()),
  /** Null until it is done, and in a list of trials for all but the newest. */
  regressions: z.array(regressionSchema).nullable(),
  /** US dollars that the cells were expected to cost when it began; null where a price is unknown. */
  expectedUsd: z.number().nullable(),
  /** US dollars that its own cells have cost, without those that an earlier trial paid for. */
  costUsd: z.number().nullable(),
  createdAt: timestampSchema,
  /** The email address of who began it; null where that is not known. */
  createdBy: z.string().nullable(),
});
export type TrialWire = z.infer<typeof trialSchema>;

/** What a trial will take. */
export const trialPlanSchema = z.object({
  cells: z.number().int(),
  /** Those that a model has to write; the others are there from earlier trials. */
  toWrite: z.number().int(),
  /** US dollars that these are expected to cost; null where a price is unknown. */
  expectedUsd: z.number().nullable(),
});

export const startTrial = defineEndpoint({
  name: 'startTrial',
  method: 'POST',
  path: '/prompts/trials',
  who: 'superadmin',
  summary:
    'Writes the emails of samples with a text of a prompt, side by side with another; nothing of it reaches a record. `dryRun` only tells the cost.',
  body: z
    .strictObject({
      _id: idSchema,
      /** A saved version; without it and `prompt`, the live one. */
      version: z.number().int().positive().optional(),
      /** A text that is not saved. */
      prompt: z.string().trim().min(1, 'Please enter a prompt').max(100_000).optional(),
      /** The title of that text; by default the live version's. */
      title: z.string().trim().max(200).optional(),
      samples: z.array(idSchema).min(1, 'Please choose a sample').max(maxSamples),
      /** By default the model that the domain generates with. */
      aiModel: z.string().min(1).max(100).optional(),
      /**
       * The second column; null for none. By default the live version, with the same model; where the live version itself
       * is tried, with the model that the domain generates with.
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
  status: 202,
  /** `trialId` null: a dry run. */
  response: trialPlanSchema.extend({ trialId: idSchema.nullable() }),
  errors: ['not_found', 'conflict', 'ai_not_configured', 'model_unavailable', 'budget_exhausted'],
});

export const listTrials = defineEndpoint({
  name: 'listTrials',
  method: 'GET',
  path: '/prompts/trials',
  who: 'superadmin',
  summary:
    'The trials of a prompt, newest first; the emails of the newest alone, or of the one that `trial` names, which is then the only one.',
  query: z.strictObject({
    _id: idSchema,
    trial: idSchema.optional(),
    limit: z.coerce.number().int().min(1).max(keptTrials).default(10),
  }),
  status: 200,
  response: z.object({ trials: z.array(trialSchema) }),
  errors: ['not_found'],
});
