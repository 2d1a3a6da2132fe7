import { z } from 'zod';
import { idSchema } from '../../platform/contract/common.ts';
import { connectionHealthSchema, connectionTestSchema } from './connection-health.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { keyTypeSchema } from './keys.ts';

export const connectionSchema = connectionHealthSchema.extend({
  department: z.string(),
  vendor: keyTypeSchema,
  /**
   * The source of the credential that calls of this domain use now. With `none`, calls are refused until a key is
   * added.
   */
  source: z.enum(['stored', 'environment', 'sandbox', 'none']),
});
export type ConnectionWire = z.infer<typeof connectionSchema>;

export const listConnections = defineEndpoint('GET /connections', {
  who: 'superadmin',
  summary: 'The credential in use for each domain and vendor, and how its recent calls went.',
  response: z.object({ connections: z.array(connectionSchema) }),
});

export const testConnection = defineEndpoint('POST /connections/test', {
  who: 'superadmin',
  summary:
    'Tests a stored key, active or not, with its vendor: whether the vendor answers, and what the key may do. A failed test is an answer, not an error.',
  body: z.strictObject({ _id: idSchema }),
  callsVendor: true,
  response: connectionTestSchema,
  errors: ['not_found'],
});
