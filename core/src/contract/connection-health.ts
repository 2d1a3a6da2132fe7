import { z } from 'zod';
import { timestampSchema } from './common.ts';
import { errorCodeSchema } from './error-codes.ts';
import type { ErrorCode } from './error-codes.ts';

const quotaSchema = z.object({
  remaining: z.number(),
  limit: z.number(),
  /** What is counted, in the vendor's terms: `requests per day`. */
  unit: z.string(),
  at: timestampSchema,
});
export type QuotaWire = z.infer<typeof quotaSchema>;

/** How the calls made with one credential went lately. */
export const connectionHealthSchema = z.object({
  lastSuccessAt: timestampSchema.nullable(),
  lastError: z.object({ at: timestampSchema, code: errorCodeSchema, message: z.string() }).nullable(),
  /** What the vendor said is left of the account's allowance, and when; of several the longest-lasting. */
  quota: quotaSchema.nullable(),
  /** Every allowance the vendor told of: HubSpot's day and ten seconds, OpenAI's requests and tokens per minute. */
  quotas: z.array(quotaSchema).optional(),
  /** What superadmins should know of the account though its calls work. */
  notice: z.string().nullable().optional(),
});
export type ConnectionHealthWire = z.infer<typeof connectionHealthSchema>;

/** What trying a key with its vendor came to. */
export const connectionTestSchema = z.object({
  ok: z.boolean(),
  /** For people: what answered, or why nothing did. */
  message: z.string(),
  /** Null when it works. */
  code: errorCodeSchema.nullable(),
});

/** `limited`: the vendor knows the key and has no allowance left for it right now. */
export type ConnectionState = 'works' | 'refused' | 'limited' | 'unreachable' | 'untried';

/** What an error of a call says of the connection. */
export function failedState(code: ErrorCode): ConnectionState {
  if (/_(?:unauthorized|wrong_portal|not_configured)$/.test(code)) return 'refused';
  return /_(?:limited|daily_limit|quota_exhausted)$/.test(code) ? 'limited' : 'unreachable';
}

/** How a connection stands by its newest call. */
export function connectionState(health: Pick<ConnectionHealthWire, 'lastSuccessAt' | 'lastError'>): ConnectionState {
  const { lastSuccessAt, lastError } = health;
  if (lastError !== null && (lastSuccessAt === null || lastSuccessAt <= lastError.at))
    return failedState(lastError.code);
  return lastSuccessAt === null ? 'untried' : 'works';
}

/** What is left, as in `249,812 of 250,000 requests per day left`. */
export function quotaText({ remaining, limit, unit }: Pick<QuotaWire, 'remaining' | 'limit' | 'unit'>): string {
  return `${remaining.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${unit} left`;
}
