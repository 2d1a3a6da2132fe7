import { z } from 'zod';
import { idSchema, timestampSchema } from '../../platform/contract/common.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import { templateFields } from './template-fields.ts';

/** One line about the reason for a save. */
export const whySchema = z.string().trim().max(300);

/** How a save is kept. */
export const savedAs = {
  why: whySchema.optional(),
  /** Keeps the save without publishing it. */
  draft: z.boolean().optional(),
  /** The live version that the text was edited from. If another one was published meanwhile, the save stays a draft. */
  basedOn: z.number().int().nonnegative().optional(),
};

/**
 * What the golden samples of a domain said about a template. `not_judged`: nothing was published, or the text is no
 * template.
 */
export const gateOutcomes = ['passed', 'overridden', 'no_golden_samples', 'not_judged', 'running'] as const;

/** The answer to a save or a publication. */
export const publication = {
  gate: z.enum(gateOutcomes),
  /** The trial that must end first. The text stays a draft until it is published again. */
  trialId: idSchema.optional(),
};

/** The errors that publishing can end with. */
export const gateErrors = [
  'conflict',
  'gate_failed',
  'ai_not_configured',
  'model_unavailable',
  'budget_exhausted',
] as const satisfies readonly ErrorCode[];

export const promptVersionSchema = z.object({
  version: z.number().int().positive(),
  state: z.enum(['draft', 'live', 'retired']),
  ...templateFields,
  /** A template's domain; null for other texts, and where it is unknown. */
  department: z.string().nullable(),
  /** Null where the text is not available, because it was replaced before versions were kept. */
  prompt: z.string().nullable(),
  /**
   * The email address of whoever saved it, `cli:<name>` for the command line, `system` for a text that comes with
   * Overture; null where that is unknown.
   */
  author: z.string().nullable(),
  why: z.string(),
  createdAt: timestampSchema.nullable(),
  /** When it was last published; null if never. */
  publishedAt: timestampSchema.nullable(),
  /** The number of results that were generated with it; null for texts that are no template. */
  uses: z.number().int().nullable(),
});
export type PromptVersionWire = z.infer<typeof promptVersionSchema>;

export const listPromptVersions = defineEndpoint('GET /prompts/versions', {
  who: 'superadmin',
  summary: 'The versions of a prompt, newest first. With `limit`, only the newest ones and the live one.',
  query: z.strictObject({ _id: idSchema, limit: z.coerce.number().int().min(1).max(1_000).optional() }),
  response: z.object({ versions: z.array(promptVersionSchema) }),
  errors: ['not_found'],
});

export const publishPrompt = defineEndpoint('POST /prompts/publish', {
  who: 'superadmin',
  summary:
    'Publishes a version of a prompt; publishing an older one restores it. A template is first tried on the samples of its domain that must pass.',
  body: z.strictObject({
    _id: idSchema,
    version: z.number().int().positive(),
    why: whySchema.min(1, 'Please say in a line why'),
    /** Publishes whatever the samples say. The value is the reason, or `true` where `why` is the reason. */
    override: z.literal(true).or(whySchema.min(1, 'Please say in a line why')).optional(),
  }),
  callsVendor: true,
  acceptedWith: 'trialId',
  response: z.object({ message: z.string(), ...publication }),
  errors: [...gateErrors, 'not_found'],
});
