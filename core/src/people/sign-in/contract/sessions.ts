import { z } from 'zod';
import { idSchema, messageResponse, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { enteredPassword, newPasswordSchema } from '../../users/contract/password-policy.ts';

export const sessionSchema = z.object({
  _id: idSchema,
  /** The browser and the operating system, in a few words. */
  device: z.string(),
  createdAt: timestampSchema,
  /** Rounded to the minute. */
  lastUsedAt: timestampSchema,
  /** Whether it is the session of this request. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;

export const listSessions = defineEndpoint('GET /auth/sessions', {
  who: 'signed-in',
  summary: "The caller's sessions, the most recently used first.",
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineEndpoint('DELETE /auth/sessions/:id', {
  who: 'signed-in',
  summary: 'Ends one session of the caller: its token stops working at once.',
  params: z.strictObject({ id: idSchema }),
  response: messageResponse,
  errors: ['not_found'],
});

export const endOtherSessions = defineEndpoint('DELETE /auth/sessions', {
  who: 'signed-in',
  summary: 'Ends every session of the caller except the one of this request.',
  response: messageResponse,
});

export const endUserSessions = defineEndpoint('DELETE /auth/admin/:id/sessions', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Ends all sessions of another user, who may sign in again; password, role and personal tokens stay.',
  params: z.strictObject({ id: idSchema }),
  response: messageResponse,
  errors: ['not_found', 'conflict'],
});

export const changePassword = defineEndpoint('POST /auth/change-password', {
  who: 'signed-in',
  summary: "Changes the caller's password; every other token of the caller stops working.",
  body: z.strictObject({
    currentPassword: enteredPassword('Please enter your current password'),
    newPassword: newPasswordSchema,
  }),
  response: z.object({ message: z.string(), token: z.string() }),
  errors: ['invalid_credentials', 'too_many_attempts'],
});
