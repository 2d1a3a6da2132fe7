import { z } from 'zod';
import { loginResponseSchema } from './auth.ts';
import { emailSchema } from './common.ts';
import { connectionTestSchema } from './connection-health.ts';
import { defineEndpoint } from './endpoint.ts';
import { createKey } from './keys.ts';
import { newPasswordSchema } from './password-policy.ts';

export const getConnect = defineEndpoint({
  name: 'getConnect',
  method: 'GET',
  path: '/connect',
  who: 'superadmin',
  summary: 'What is left to do before the installation works with real contacts.',
  status: 200,
  response: z.object({
    /** Whether the only superadmin is the sandbox's, whose password is public. */
    needsSuperadmin: z.boolean(),
    /** Whether the sandbox stands in for the vendor in any domain. */
    sandbox: z.object({ Hubspot: z.boolean(), Openai: z.boolean() }),
  }),
});

export const makeOwnSuperadmin = defineEndpoint({
  name: 'makeOwnSuperadmin',
  method: 'POST',
  path: '/connect/superadmin',
  who: 'superadmin',
  summary:
    "Makes the first superadmin of one's own and signs in as that one; only while the sandbox's is the only one.",
  body: z.strictObject({ email: emailSchema, password: newPasswordSchema }),
  status: 201,
  response: loginResponseSchema,
  errors: ['conflict'],
});

const accessCheckSchema = z.object({
  /** The end of the sentence "The key may …". */
  what: z.string(),
  ok: z.boolean(),
  /** Whether Overture needs this access to generate, or to know enough about the contact. */
  isNeeded: z.boolean(),
  /** The vendor's names of the permissions that the key lacks; any one of them is enough. */
  scopes: z.array(z.string()).readonly(),
});
export type AccessCheckWire = z.infer<typeof accessCheckSchema>;

export const connectVendor = defineEndpoint({
  name: 'connectVendor',
  method: 'POST',
  path: '/connect/key',
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Tests a key. If it works, it is stored for every domain without an active one, and replaces one that was stored here before. A failed test is an answer, not an error.',
  body: createKey.body.pick({ keyType: true, key: true }),
  callsVendor: true,
  status: 200,
  response: z.object({
    test: connectionTestSchema,
    /** Every access that was tried; empty where the vendor did not answer. */
    checks: z.array(accessCheckSchema).readonly(),
    /** The names of the domains that use the key from now on. */
    saved: z.array(z.string()),
  }),
  errors: ['conflict'],
});
