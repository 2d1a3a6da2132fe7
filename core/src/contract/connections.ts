import { z } from 'zod';
import { idSchema, timestampSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { errorCodeSchema } from './error-codes.ts';
import { keyTypeSchema } from './keys.ts';

export const connectionSchema = z.object({
  department: z.string(),
  vendor: keyTypeSchema,
  /** Which credential a call of this domain uses now; `none`: calls are refused until a key is added. */
  source: z.enum(['stored', 'environment', 'sandbox', 'none']),
  lastSuccessAt: timestampSchema.nullable(),
  lastError: z.object({ at: timestampSchema, code: errorCodeSchema, message: z.string() }).nullable(),
  /** What the vendor said is left of the account's allowance, and when. */
  quota: z.object({ remaining: z.number(), limit: z.number(), unit: z.string(), at: timestampSchema }).nullable(),
});
export type ConnectionWire = z.infer<typeof connectionSchema>;

export const listConnections = defineEndpoint({
  name: 'listConnections',
  method: 'GET',
  path: '/connections',
  who: 'superadmin',
  summary: 'Per domain and vendor: which credential is used, and how its calls went lately.',
  status: 200,
  response: z.object({ connections: z.array(connectionSchema) }),
});

export const testConnection = defineEndpoint({
  name: 'testConnection',
  method: 'POST',
  path: '/connections/test',
  who: 'superadmin',
  summary:
    'Tries a stored key, active or not, with the vendor’s cheapest call; a key that fails is an answer, not an error.',
  body: z.strictObject({ _id: idSchema }),
  status: 200,
  response: z.object({
    ok: z.boolean(),
    /** For people: what answered, or why nothing did. */
    message: z.string(),
    /** Null when it works. */
    code: errorCodeSchema.nullable(),
  }),
  errors: ['not_found'],
});
