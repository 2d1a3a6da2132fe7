import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { reasonSchema } from '../../platform/contract/error-codes.ts';
import { keyTypes, type Credential } from './credential.ts';

/** What is left of an account's quota, as the vendor reports it. */
const quotaSchema = z.object({
  remaining: z.number(),
  limit: z.number(),
  /** What is counted, in the vendor's terms, such as `requests per day` or `tokens per minute`. */
  unit: z.string(),
  at: z.number(),
});
export type Quota = Immutable<z.infer<typeof quotaSchema>>;

const storedSchema = z.object({
  fingerprint: z.string(),
  type: z.enum(keyTypes),
  lastSuccessAt: z.number().nullable().default(null),
  lastError: reasonSchema.extend({ at: z.number() }).nullable().default(null),
  /** The quota with the longest period first; empty where the vendor reports none. */
  quotas: z.array(quotaSchema).optional(),
  /** A warning about the account for superadmins, although its calls work. */
  notice: z.string().nullable().default(null),
  /** Older versions stored one quota instead of several. */
  quota: quotaSchema.nullish(),
});

/** How recent calls with one credential went, as this version or an older one stored it. */
export const connectionHealthSchema = storedSchema.transform(({ quota, quotas, ...health }) => ({
  ...health,
  quotas: quotas ?? (quota ? [quota] : []),
}));
export type ConnectionHealth = Immutable<z.infer<typeof connectionHealthSchema>>;

/** Called with the quotas that a vendor's answer reports, the one with the longest period first. It must not throw. */
export type OnQuota = (credential: Credential, quotas: readonly Omit<Quota, 'at'>[]) => void;

/** Called with a warning about an account for superadmins, although its calls work. It must not throw. */
export type OnNotice = (credential: Credential, notice: string) => void;
