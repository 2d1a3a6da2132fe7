import { z } from 'zod';
import { emailSchema, idSchema, messageResponse, roleSchema } from '../../../platform/contract/common.ts';
import { enteredPassword } from '../../users/contract/password-policy.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';

export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /**
   * The name that ends the emails, as the rep typed it; empty: first and last name. Older profiles have no such field.
   */
  signAs: z.string().default(''),
  email: z.string(),
  company: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  about: z.string(),
  meetingLink: z.string(),
  /** The language of playbooks, as an ISO 639-1 code. Older profiles have no such field. */
  language: z.string().default('en'),
});
export type Profile = z.infer<typeof profileSchema>;

export const sessionUserSchema = z.object({
  _id: idSchema,
  email: z.string(),
  /** The department's name; null for a superadmin. */
  department: z.string().nullable(),
  role: roleSchema,
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

export const loginResponseSchema = z.object({
  token: z.string(),
  user: sessionUserSchema,
  userProfile: profileSchema.nullable(),
  /** Present if the token opens only `/auth/mfa/*` and logout, until a second factor is set up. */
  mfaSetupRequired: z.literal(true).optional(),
  /** Present once, at the first sign-in after somebody else turned two-step sign-in off. */
  mfaWasReset: z.literal(true).optional(),
  /** Present if somebody else chose the password; the web then asks for a new one. */
  passwordChangeAdvised: z.literal(true).optional(),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** The answer after a correct first factor. `verifyMfa` takes the challenge with a code, within five minutes. */
export const mfaChallengeSchema = z.object({ mfaRequired: z.literal(true), challenge: z.string() });

export const signInAnswerSchema = z.union([loginResponseSchema, mfaChallengeSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

/** What Overture gave out for one use: the token of a link, a challenge, a code. */
export const oneTimeSecretSchema = z.string().min(1).max(200);

export const login = defineEndpoint('POST /auth/login', {
  who: 'any',
  summary: 'Signs in with email and password.',
  body: z.strictObject({ email: emailSchema, password: enteredPassword() }),
  response: signInAnswerSchema,
  errors: ['invalid_credentials', 'too_many_attempts'],
});

export const gmailAuth = defineEndpoint('POST /auth/gmail-auth', {
  who: 'any',
  summary: 'Signs in with a Google access token, which the server checks with Google; the role sent is ignored.',
  body: z.strictObject({
    token: z.string().min(1).max(4096),
    email: emailSchema,
    role: z.string().max(40).optional(),
    drive_access: z.boolean().default(false),
  }),
  response: signInAnswerSchema,
  errors: ['invalid_credentials', 'too_many_attempts', 'not_found', 'not_ready'],
});

export const logout = defineEndpoint('POST /auth/logout', {
  who: 'signed-in',
  duringMfaSetup: true,
  summary: 'Ends this session: the token stops working at once.',
  response: messageResponse,
});
