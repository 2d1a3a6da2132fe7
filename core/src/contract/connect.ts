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
    /** The sandbox's superadmin, whose password is public, is the only one. */
    needsSuperadmin: z.boolean(),
    /** Domains whose contacts, or whose texts, the sandbox plays. */
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
  /** Finishes "The key may …". */
  what: z.string(),
  ok: z.boolean(),
  /** Without it nothing can be written, or only blindly. */
  isNeeded: z.boolean(),
  /** In the vendor's words, what the key lacks for it; any of these would do. */
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
    'Tests a key and, if it works, stores it for every domain without an active one, and in the place of one stored here before. A key that fails is an answer, not an error.',
  body: createKey.body.pick({ keyType: true, key: true }),
  callsVendor: true,
  status: 200,
  response: z.object({
    test: connectionTestSchema,
    /** Everything that was tried, one by one; empty where the vendor did not answer. */
    checks: z.array(accessCheckSchema).readonly(),
    /** Names of the domains that use it from now on. */
    saved: z.array(z.string()),
  }),
  errors: ['conflict'],
});
