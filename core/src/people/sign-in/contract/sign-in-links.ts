import { z } from 'zod';
import { oneTimeSecretSchema, signInAnswerSchema } from './auth.ts';
import { emailSchema, idSchema, roleSchema } from '../../../platform/contract/common.ts';
import { issuedLinkSchema } from '../../users/contract/issued-link.ts';
import { enteredPassword, newPasswordSchema } from '../../users/contract/password-policy.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

export const inviteUser = defineEndpoint('POST /auth/invite', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Creates a user without a password and answers a link, valid for 72 hours, with which the user chooses one.',
  body: z.strictObject({ email: emailSchema, department: z.string().optional(), role: roleSchema }),
  status: 201,
  response: issuedLinkSchema,
  errors: ['conflict'],
});

/** The maximum number of users that one request imports. */
export const maxImportedUsers = 100;

export const importUsers = defineEndpoint('POST /auth/import', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Creates the users of a list, and answers an invitation for each who has no way to sign in yet. Existing users stay as they are unless `update`, deleted ones unless `restore`; with `dryRun` nothing changes.',
  body: z.strictObject({
    users: z
      .array(
        z.strictObject({
          email: emailSchema,
          role: roleSchema,
          department: z.string().nullable(),
          password: newPasswordSchema.optional(),
        }),
      )
      .min(1)
      .max(maxImportedUsers),
    update: z.boolean().default(false),
    restore: z.boolean().default(false),
    dryRun: z.boolean().default(false),
  }),
  response: z.object({
    /** In the order of the users. */
    results: z.array(
      z.object({
        email: z.string(),
        status: z.enum(['created', 'updated', 'unchanged', 'error']),
        /** Why the user was not imported; null if they were. */
        problem: z.string().nullable(),
        /** An invitation, valid for 72 hours; null for a user who can sign in. */
        link: issuedLinkSchema.nullable(),
      }),
    ),
  }),
});

export const issueResetLink = defineEndpoint('POST /auth/reset-link', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Answers a link, valid for 72 hours, with which a user chooses a new password; the current one works until then.',
  body: z.strictObject({ userId: idSchema }),
  status: 201,
  response: issuedLinkSchema,
  errors: ['not_found'],
});

export const redeemLink = defineEndpoint('POST /auth/links/redeem', {
  who: 'any',
  summary: 'Signs in with a one-time link; invitations and reset links also need the new password.',
  body: z.strictObject({ token: oneTimeSecretSchema, password: enteredPassword().optional() }),
  response: signInAnswerSchema,
  errors: ['invalid_credentials'],
});
