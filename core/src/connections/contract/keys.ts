import { z } from 'zod';
import { idSchema, messageResponse, timestampSchema } from '../../platform/contract/common.ts';
import { connectionHealthSchema, connectionTestSchema } from './connection-health.ts';
import { defineEndpoint } from '../../platform/contract/endpoint.ts';
import { connectionErrors } from '../../platform/contract/error-codes.ts';

export const keyTypeSchema = z.enum(['Openai', 'Hubspot'], 'Please select a Key Type');

export const apiKeySchema = z.object({
  _id: idSchema,
  name: z.string(),
  keyType: keyTypeSchema,
  /** `••••` and the last four characters. The key itself is never sent. */
  key: z.string(),
  department: z.string(),
  active: z.boolean(),
  createdAt: timestampSchema,
  /** How recent calls with this key went, tests included. */
  health: connectionHealthSchema.optional(),
});
export type ApiKeyWire = z.infer<typeof apiKeySchema>;

const secretText = z
  .string()
  .trim()
  .min(1, 'Please enter the key')
  .min(8, 'The key is too short')
  .max(500)
  .regex(/^[\x21-\x7e]+$/, 'A key has no spaces or special characters');

const keyFields = {
  name: z.string().trim().min(1, 'Please enter a name').max(100),
  keyType: keyTypeSchema,
  department: z.string().min(1, 'Please select a Domain'),
  active: z.boolean().default(true),
  /** Tests the key first. A failed test is the answer, and nothing is stored. */
  onlyIfWorks: z.boolean().default(false),
};

const savedResponse = messageResponse.extend({
  /** The result of testing the key; absent if the change needed no test. */
  test: connectionTestSchema.optional(),
});

/**
 * A warning for a domain that loses its active key: it does not return to the server's credential or to the sandbox.
 */
export function withoutKeyText({ keyType, department }: Pick<ApiKeyWire, 'keyType' | 'department'>): string {
  const [vendor, stops] =
    keyType === 'Hubspot'
      ? ['HubSpot', 'contacts can be neither fetched nor filed']
      : ['OpenAI', 'nothing can be generated'];
  return `It is the ${vendor} key that ${department} works with: until another one is active there, ${stops}.`;
}

export const listKeys = defineEndpoint('GET /key', {
  who: 'superadmin',
  summary: 'Stored API keys, newest first, masked to their last four characters.',
  response: z.array(apiKeySchema),
});

export const createKey = defineEndpoint('POST /key', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Stores an API key and tests it; an active one replaces the domain’s active key of its type.',
  body: z.strictObject({ ...keyFields, key: secretText }),
  callsVendor: true,
  status: 201,
  response: savedResponse,
  errors: connectionErrors,
});

export const updateKey = defineEndpoint('PUT /key', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Changes a stored key; an empty `key` keeps its secret. A new secret and an activation are tested.',
  body: z.strictObject({ ...keyFields, _id: idSchema, key: z.union([secretText, z.literal('')]).default('') }),
  callsVendor: true,
  response: savedResponse,
  errors: ['not_found', 'conflict', ...connectionErrors],
});

export const deleteKey = defineEndpoint('DELETE /key', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Deletes a stored key; integrations that use it stop with the next call.',
  body: z.strictObject({ _id: idSchema }),
  response: messageResponse,
  errors: ['not_found'],
});
