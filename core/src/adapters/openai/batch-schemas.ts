import { z } from 'zod';

/** What is read of a batch; the vendor sends more. */
export const batchSchema = z.object({
  id: z.string().regex(/^\w{1,200}$/),
  status: z.string().max(50),
  input_file_id: z.string().max(200),
  output_file_id: z.string().max(200).nullish(),
  error_file_id: z.string().max(200).nullish(),
  created_at: z.number(),
  metadata: z.record(z.string(), z.string()).nullish(),
  request_counts: z.object({ total: z.number(), completed: z.number(), failed: z.number() }).nullish(),
  errors: z
    .object({ data: z.array(z.object({ message: z.string().nullish(), line: z.number().nullish() })).nullish() })
    .nullish(),
});

/** A line of an output or error file. */
export const answerLineSchema = z.object({
  custom_id: z.string().max(200),
  response: z.object({ status_code: z.number(), body: z.unknown().optional() }).nullish(),
  error: z.object({ code: z.string().nullish(), message: z.string().nullish() }).nullish(),
});

/** The body of an answered request. */
export const responseBodySchema = z.object({
  status: z.enum(['completed', 'failed', 'in_progress', 'cancelled', 'queued', 'incomplete']).optional(),
  model: z.string(),
  service_tier: z.string().nullish(),
  incomplete_details: z
    .object({ reason: z.string().optional() })
    .nullish()
    .transform((details) => details ?? null),
  output: z.array(z.object({ type: z.string(), content: z.unknown().optional() })),
  usage: z
    .object({
      input_tokens: z.number(),
      output_tokens: z.number(),
      input_tokens_details: z.object({ cached_tokens: z.number() }).optional(),
    })
    .nullish()
    .transform((usage) => usage ?? undefined),
});

/** What a refused request is told. */
export const errorBodySchema = z.object({
  error: z.object({
    message: z.string().default(''),
    code: z.string().nullish(),
    type: z.string().nullish(),
    param: z.string().nullish(),
  }),
});
