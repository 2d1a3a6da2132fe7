import { z } from 'zod';
import { timestampSchema } from '../../platform/contract/common.ts';
import { errorCodeSchema, reasonSchema, type ErrorCode } from '../../platform/contract/error-codes.ts';

const quotaSchema = z.object({
  remaining: z.number(),
  limit: z.number(),
  /** What is counted, in the vendor's terms, such as `requests per day`. */
  unit: z.string(),
  at: timestampSchema,
});
export type QuotaWire = z.infer<typeof quotaSchema>;

/** How recent calls with one credential went. */
export const connectionHealthSchema = z.object({
  lastSuccessAt: timestampSchema.nullable(),
  lastError: reasonSchema.extend({ at: timestampSchema }).nullable(),
  /**
   * What is left of the account's quota, as the vendor last reported it; of several quotas the one with the longest
   * period.
   */
  quota: quotaSchema.nullable(),
  /**
   * Every quota that the vendor reports: HubSpot's per day and per ten seconds, OpenAI's requests and tokens per
   * minute.
   */
  quotas: z.array(quotaSchema).optional(),
  /** A warning about the account for superadmins, although its calls work. */
  notice: z.string().nullable().optional(),
});
export type ConnectionHealthWire = z.infer<typeof connectionHealthSchema>;

/** The result of testing a key with its vendor. */
export const connectionTestSchema = z.object({
  ok: z.boolean(),
  /** What answered, or why nothing did, in words for people. */
  message: z.string(),
  /** Null if the key works. */
  code: errorCodeSchema.nullable(),
});
export type ConnectionTestWire = z.infer<typeof connectionTestSchema>;

export const accessCheckSchema = z.object({
  /** The end of the sentence "The key may …", or "may not …". */
  what: z.string(),
  ok: z.boolean(),
  /**
   * Whether Overture needs this access to generate, or to know enough about the contact. Other access only makes
   * sequences better.
   */
  isNeeded: z.boolean(),
  /** The vendor's names of the permissions that the key lacks; any one of them is enough. Empty where it names none. */
  scopes: z.array(z.string()).readonly(),
});
export type AccessCheckWire = z.infer<typeof accessCheckSchema>;

/** `limited`: the vendor accepts the key, whose quota is used up at the moment. */
export type ConnectionState = 'works' | 'refused' | 'limited' | 'unreachable' | 'untried';

/** The state of a connection after a call that failed with this error. */
export function failedState(code: ErrorCode): ConnectionState {
  if (/_(?:unauthorized|wrong_portal|not_configured)$/.test(code)) return 'refused';
  return /_(?:limited|daily_limit|quota_exhausted)$/.test(code) ? 'limited' : 'unreachable';
}

/** The state of a connection by its newest call. */
export function connectionState(health: Pick<ConnectionHealthWire, 'lastSuccessAt' | 'lastError'>): ConnectionState {
  const { lastSuccessAt, lastError } = health;
  if (lastError !== null && (lastSuccessAt === null || lastSuccessAt <= lastError.at))
    return failedState(lastError.code);
  return lastSuccessAt === null ? 'untried' : 'works';
}

/** What is left of a quota, as in `249,812 of 250,000 requests per day left`. */
export function quotaText({ remaining, limit, unit }: Pick<QuotaWire, 'remaining' | 'limit' | 'unit'>): string {
  return `${remaining.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} ${unit} left`;
}
