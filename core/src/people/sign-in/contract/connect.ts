import { z } from 'zod';
import { loginResponseSchema } from './auth.ts';
import { emailSchema, timestampSchema } from '../../../platform/contract/common.ts';
import { accessCheckSchema, connectionTestSchema } from '../../../connections/contract/connection-health.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { createKey } from '../../../connections/contract/keys.ts';
import { newPasswordSchema } from '../../users/contract/password-policy.ts';

export const getConnect = defineEndpoint('GET /connect', {
  who: 'superadmin',
  summary: 'What is left to do before the installation works with real contacts.',
  response: z.object({
    /** Whether the sandbox cannot end with the caller's account, because others can sign in with it too. */
    needsSuperadmin: z.boolean(),
    /** Whether the sandbox stands in for the vendor in any domain. */
    sandbox: z.object({ Hubspot: z.boolean(), Openai: z.boolean() }),
    /**
     * The accounts that end with the first key, 100 addresses of them at most; null if none does any more. `isOverdue`: a
     * key is stored, but by an account that cannot stay.
     */
    ending: z
      .object({ emails: z.array(z.string()).readonly(), total: z.number().int(), isOverdue: z.boolean() })
      .nullable(),
    /** When the sandbox ended, and how many accounts with it; null if it has not, or never was one. */
    ended: z.object({ at: timestampSchema, accounts: z.number().int() }).nullable(),
    /** Whether the caller needs a second factor once the sandbox has ended, and has one. */
    secondFactor: z.object({ isRequired: z.boolean(), isSetUp: z.boolean() }),
  }),
});

export const makeOwnSuperadmin = defineEndpoint('POST /connect/superadmin', {
  who: 'superadmin',
  summary:
    "Makes a superadmin of one's own and signs in as that one; only for an account that ends with the sandbox, such as the sandbox's superadmin.",
  body: z.strictObject({ email: emailSchema, password: newPasswordSchema }),
  status: 201,
  response: loginResponseSchema,
  errors: ['conflict'],
});

export const connectVendor = defineEndpoint('POST /connect/key', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Tests a key. If it works, it is stored for every domain without an active one, and replaces one that was stored here before. The first key ends the sandbox: all accounts but that of the caller. A failed test is an answer, not an error.',
  body: createKey.body.pick({ keyType: true, key: true }),
  callsVendor: true,
  response: z.object({
    test: connectionTestSchema,
    /** Every access that was tried; empty where the vendor did not answer. */
    checks: z.array(accessCheckSchema).readonly(),
    /** The names of the domains that use the key from now on. */
    saved: z.array(z.string()),
  }),
  errors: ['conflict'],
});
