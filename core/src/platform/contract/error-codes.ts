import { z } from 'zod';
import { idSchema } from './common.ts';
import { regressionSchema } from './regression.ts';

/**
 * Every machine-readable error of Overture: in HTTP answers, on the command line and in a record's `responseError`. A
 * new code needs a status (api/src/error-status.ts), an exit code (cli/src/exit-codes.ts) and a disposition
 * (core/src/records/domain/error-disposition.ts). Those maps are exhaustive, so that the compiler asks for them.
 */
export const errorCodes = [
  'validation_failed',
  'unauthenticated',
  'invalid_credentials',
  'forbidden',
  'reauthentication_required',
  'not_found',
  'method_not_allowed',
  'crm_contact_not_found',
  'conflict',
  'generation_in_progress',
  'run_stopped',
  'last_superadmin',
  'sandbox_output',
  'contact_opted_out',
  'contact_bounced',
  'checks_block',
  'gate_failed',
  'already_enrolled',
  'crm_cannot_unenrol',
  'too_large',
  'unsupported_media_type',
  'crm_not_configured',
  'ai_not_configured',
  'crm_wrong_portal',
  'crm_user_unknown',
  'too_few_emails',
  'model_unavailable',
  'pdf_unreadable',
  'idempotency_mismatch',
  'too_many_attempts',
  'too_many_requests',
  'budget_exhausted',
  'crm_rate_limited',
  'crm_daily_limit',
  'ai_rate_limited',
  'ai_quota_exhausted',
  'crm_unauthorized',
  'ai_unauthorized',
  'crm_unavailable',
  'ai_unavailable',
  'ai_bad_answer',
  'not_ready',
  'internal',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** The errors that any call to HubSpot can end with. */
export const crmErrors = [
  'crm_contact_not_found',
  'crm_not_configured',
  'crm_wrong_portal',
  'crm_rate_limited',
  'crm_daily_limit',
  'crm_unauthorized',
  'crm_unavailable',
] as const satisfies readonly ErrorCode[];

/** The errors that any call to the AI can end with. */
export const aiErrors = [
  'ai_not_configured',
  'model_unavailable',
  'budget_exhausted',
  'ai_rate_limited',
  'ai_quota_exhausted',
  'ai_unauthorized',
  'ai_unavailable',
  'ai_bad_answer',
] as const satisfies readonly ErrorCode[];

/** The errors that are about the connection to a vendor itself. After any other error the vendor was reached. */
export const connectionErrors = [
  'crm_unauthorized',
  'crm_wrong_portal',
  'crm_rate_limited',
  'crm_daily_limit',
  'crm_unavailable',
  'ai_unauthorized',
  'ai_rate_limited',
  'ai_quota_exhausted',
  'ai_unavailable',
] as const satisfies readonly ErrorCode[];

export const errorCodeSchema = z.enum(errorCodes);

/** Why something did not succeed, in words for people. */
export const reasonSchema = z.object({ code: errorCodeSchema, message: z.string() });

/** The body of every error answer. `message` repeats `error` because callers read either name. */
export const errorBodySchema = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: errorCodeSchema,
  requestId: z.string(),
  issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Belongs to `crm_cannot_unenrol`: the contact's page in HubSpot. */
  url: z.url().optional(),
  /** Belongs to a link that needs a password: the address of its user. */
  email: z.string().optional(),
  /**
   * These three belong to `gate_failed`: the version that stays unpublished, its regressions, and the trial that found
   * them.
   */
  version: z.number().int().optional(),
  trialId: idSchema.optional(),
  regressions: z.array(regressionSchema).readonly().optional(),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;
