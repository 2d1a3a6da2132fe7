import { z } from 'zod';
import { enteredPassword } from '../../users/contract/password-policy.ts';
import { loginResponseSchema, oneTimeSecretSchema } from './auth.ts';
import { idSchema, messageResponse } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

/** The six digits of an authenticator app, with or without a space in the middle. */
const appCode = z
  .string()
  .transform((text) => text.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits of your app'));

/** A code of the app, or a recovery code. */
const anyCode = z.string().trim().min(6, 'Please enter a code').max(40);

/** The proof of one's identity when it is asked for again: the password or a code. */
const proofSchema = z
  .strictObject({ password: enteredPassword().optional(), code: anyCode.optional() })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    message: 'Send either the password or a code',
    path: ['password'],
  });

export const verifyMfa = defineEndpoint('POST /auth/mfa/verify', {
  who: 'any',
  summary: 'Finishes a sign-in that asked for a second factor, with a code of the app or a recovery code.',
  body: z.strictObject({ challenge: oneTimeSecretSchema, code: anyCode }),
  response: loginResponseSchema,
  errors: ['invalid_credentials', 'too_many_attempts'],
});

export const getMfa = defineEndpoint('GET /auth/mfa', {
  who: 'signed-in',
  duringMfaSetup: true,
  summary:
    'Whether the caller has a second factor, whether their role needs one, how many recovery codes are left, and whether there is a password.',
  response: z.object({
    enabled: z.boolean(),
    required: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    /** False of whoever has only ever signed in with Google or single sign-on. */
    hasPassword: z.boolean(),
  }),
});

export const setUpMfa = defineEndpoint('POST /auth/mfa/setup', {
  who: 'signed-in',
  reauthenticate: true,
  duringMfaSetup: true,
  summary: 'Answers a new secret for an authenticator app, which takes effect once a code confirms it.',
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ['conflict'],
});

export const confirmMfa = defineEndpoint('POST /auth/mfa/confirm', {
  who: 'signed-in',
  duringMfaSetup: true,
  summary: 'Turns on two-step sign-in with the first code of the app; answers the recovery codes, only this once.',
  body: z.strictObject({ code: appCode }),
  response: z.object({ message: z.string(), recoveryCodes: z.array(z.string()) }),
  errors: ['conflict'],
});

export const disableMfa = defineEndpoint('POST /auth/mfa/disable', {
  who: 'signed-in',
  summary: 'Turns off two-step sign-in; needs the password, a code of the app or a recovery code.',
  body: proofSchema,
  response: messageResponse,
  errors: ['invalid_credentials', 'too_many_attempts', 'not_found'],
});

export const resetMfa = defineEndpoint('POST /auth/mfa/reset', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    "Turns somebody else's two-step sign-in off, after a lost phone: they are signed out, and told at the next sign-in.",
  body: z.strictObject({ userId: idSchema }),
  response: messageResponse,
  errors: ['not_found', 'conflict'],
});

export const reauthenticate = defineEndpoint('POST /auth/reauthenticate', {
  who: 'signed-in',
  summary: "Proves the caller's identity again; endpoints that need this proof are then allowed for 15 minutes.",
  body: proofSchema,
  response: messageResponse,
  errors: ['invalid_credentials', 'too_many_attempts'],
});
