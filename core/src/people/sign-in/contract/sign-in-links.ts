import { z } from 'zod';
import { signInAnswerSchema } from './auth.ts';
import { emailSchema, idSchema, roleSchema, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

/** A one-time link for somebody to hand on to its owner. Its secret stands after `#`, so that no server logs it. */
const issuedLink = z.object({ link: z.string(), expiresAt: timestampSchema });

export const inviteUser = defineEndpoint({
  name: 'inviteUser',
  method: 'POST',
  path: '/auth/invite',
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Creates a user without a password and answers a link, valid for 72 hours, with which the user chooses one.',
  body: z.strictObject({ email: emailSchema, department: z.string().optional(), role: roleSchema }),
  status: 201,
  response: issuedLink,
  errors: ['conflict'],
});

export const issueResetLink = defineEndpoint({
  name: 'issueResetLink',
  method: 'POST',
  path: '/auth/reset-link',
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Answers a link, valid for 72 hours, with which a user chooses a new password; the current one works until then.',
  body: z.strictObject({ userId: idSchema }),
  status: 201,
  response: issuedLink,
  errors: ['not_found'],
});

export const redeemLink = defineEndpoint({
  name: 'redeemLink',
  method: 'POST',
  path: '/auth/links/redeem',
  who: 'any',
  summary: 'Signs in with a one-time link; invitations and reset links also need the new password.',
  body: z.strictObject({ token: z.string().min(1).max(200), password: z.string().min(1).max(256).optional() }),
  status: 200,
  response: signInAnswerSchema,
  errors: ['invalid_credentials'],
});
