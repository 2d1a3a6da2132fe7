import { z } from 'zod';
import { errorCodeSchema } from '../../platform/contract/error-codes.ts';
import type { ConnectionHealth } from './connection-health.ts';
import { keyTypes } from './credential.ts';

const quotaSchema = z.object({ remaining: z.number(), limit: z.number(), unit: z.string(), at: z.number() });

const storedSchema = z.object({
  fingerprint: z.string(),
  type: z.enum(keyTypes),
  lastSuccessAt: z.number().nullable().default(null),
  lastError: z.object({ at: z.number(), code: errorCodeSchema, message: z.string() }).nullable().default(null),
  quotas: z.array(quotaSchema).optional(),
  notice: z.string().nullable().default(null),
  /** Older versions stored one quota instead of several. */
  quota: quotaSchema.nullish(),
});

/** Reads what this version or an older one stored. */
export const connectionHealthDocSchema: z.ZodType<ConnectionHealth> = storedSchema.transform(
  ({ quota, quotas, ...health }) => ({ ...health, quotas: quotas ?? (quota ? [quota] : []) }),
);
