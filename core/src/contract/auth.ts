import { z } from 'zod';
import {
  emailSchema,
  httpUrlSchema,
  idSchema,
  messageResponse,
  pageQuery,
  roleSchema,
  searchQuery,
  sortQuery,
  timestampSchema,
} from './common.ts';
import { defineEndpoint } from './endpoint.ts';
import { playbookLanguages } from './languages.ts';
import { newPasswordSchema } from './password-policy.ts';

export const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  /** The name below the emails, as it was typed; empty: first and last name. A profile kept by an older version has none. */
  signAs: z.string().default(''),
  email: z.string(),
  company: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  about: z.string(),
  meetingLink: z.string(),
  /** In which playbooks are written, as an ISO 639-1 code. A profile that an older version kept has none. */
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
  /** The token only opens `/auth/mfa/*` and logout, until a second factor is set up. */
  mfaSetupRequired: z.literal(true).optional(),
  /** Somebody else turned two-step sign-in off since the last sign-in; it is said this once. */
  mfaWasReset: z.literal(true).optional(),
  /** Somebody else chose the password: the web asks for a new one. */
  passwordChangeAdvised: z.literal(true).optional(),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;

/** The first factor was right; `verifyMfa` takes the challenge with a code, within five minutes. */
export const mfaChallengeSchema = z.object({ mfaRequired: z.literal(true), challenge: z.string() });

/** What every way of signing in answers. */
export const signInAnswerSchema = z.union([loginResponseSchema, mfaChallengeSchema]);
export type SignInAnswer = z.infer<typeof signInAnswerSchema>;

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/auth/login',
  who: 'any',
  summary: 'Signs in with e-mail and password.',
  body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(256) }),
  status: 200,
  response: signInAnswerSchema,
  errors: ['invalid_credentials', 'too_many_attempts'],
});

export const gmailAuth = defineEndpoint({
  name: 'gmailAuth',
  method: 'POST',
  path: '/auth/gmail-auth',
  who: 'any',
  summary: 'Signs in with a Google access token, which the server checks with Google; the role sent is ignored.',
  body: z.strictObject({
    token: z.string().min(1).max(4096),
    email: emailSchema,
    role: z.string().max(40).optional(),
    drive_access: z.boolean().default(false),
  }),
  status: 200,
  response: signInAnswerSchema,
  errors: ['invalid_credentials', 'too_many_attempts', 'not_found', 'not_ready'],
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  who: 'signed-in',
  duringMfaSetup: true,
  summary: 'Ends this session: the token stops working at once.',
  status: 200,
  response: messageResponse,
});

export const sessionSchema = z.object({
  _id: idSchema,
  /** The browser and system in a few words. */
  device: z.string(),
  createdAt: timestampSchema,
  /** To the minute. */
  lastUsedAt: timestampSchema,
  /** The session that asks. */
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionSchema>;

export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/auth/sessions',
  who: 'signed-in',
  summary: 'Where the caller is signed in, the session used last first.',
  status: 200,
  response: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  who: 'signed-in',
  summary: 'Ends one of the own sessions: its token stops working at once.',
  params: z.strictObject({ id: idSchema }),
  status: 200,
  response: messageResponse,
  errors: ['not_found'],
});

export const endOtherSessions = defineEndpoint({
  name: 'endOtherSessions',
  method: 'DELETE',
  path: '/auth/sessions',
  who: 'signed-in',
  summary: 'Ends every own session but the one that asks.',
  status: 200,
  response: messageResponse,
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/auth/change-password',
  who: 'signed-in',
  summary: 'Changes the own password; every other token of the user stops working.',
  body: z.strictObject({
    currentPassword: z.string().min(1, 'Please enter your current password').max(256),
    newPassword: newPasswordSchema,
  }),
  status: 200,
  response: z.object({ message: z.string(), token: z.string() }),
  errors: ['invalid_credentials', 'too_many_attempts'],
});

export const myProfile = defineEndpoint({
  name: 'myProfile',
  method: 'GET',
  path: '/auth/my-profile',
  who: 'signed-in',
  summary: "The signed-in user's profile.",
  status: 200,
  response: z.object({ profile: profileSchema }),
});

const profileText = z.string().trim().max(200);

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'PATCH',
  path: '/auth/update-profile',
  who: 'signed-in',
  summary: 'Updates the named fields of the own profile; the e-mail address is accepted and ignored.',
  body: z.strictObject({
    firstName: profileText.optional(),
    lastName: profileText.optional(),
    signAs: profileText.optional(),
    email: z.string().optional(),
    company: profileText.optional(),
    city: profileText.optional(),
    state: profileText.optional(),
    country: profileText.optional(),
    about: z.string().trim().max(5000).optional(),
    meetingLink: z.union([httpUrlSchema, z.literal('')]).optional(),
    language: z.enum(playbookLanguages).optional(),
  }),
  status: 200,
  response: z.object({ profile: profileSchema }),
});

export const dashboardUserSchema = z.object({
  /** Empty where the server names none: such a user is listed, and cannot be opened. */
  _id: idSchema.or(z.literal('')).default(''),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  department: z.string().nullable(),
  role: roleSchema,
  createdAt: timestampSchema,
});
export type DashboardUser = z.infer<typeof dashboardUserSchema>;

/* ---------- user administration ---------- */

export const adminSchema = z.object({
  _id: idSchema,
  email: z.string(),
  department: z.string(),
  role: roleSchema.default('admin'),
  createdAt: timestampSchema,
  /** Null for whoever has not signed in yet, or not since this is noted. To the hour. */
  lastActiveAt: timestampSchema.nullable().default(null),
  /** The user has neither chosen a password nor signed in with Google or single sign-on yet. */
  invited: z.boolean().default(false),
});

export type Admin = z.infer<typeof adminSchema>;

export const listAdmins = defineEndpoint({
  name: 'listAdmins',
  method: 'GET',
  path: '/auth/admins',
  who: 'superadmin',
  summary:
    'Users of a role, admins unless `role` says otherwise; newest first unless `sort` says otherwise; `search` looks into address and name.',
  query: z.strictObject({
    ...pageQuery,
    department: z.string().optional(),
    role: roleSchema.default('admin'),
    search: searchQuery,
    sort: sortQuery(['email', 'createdAt']),
  }),
  status: 200,
  response: z.object({
    admins: z.array(adminSchema),
    totalAdmins: z.number().int(),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
  }),
});

export const createAdmin = defineEndpoint({
  name: 'createAdmin',
  method: 'POST',
  path: '/auth/create-admin',
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Creates an admin; a deleted address is taken into service again.',
  body: z.strictObject({
    email: emailSchema,
    password: newPasswordSchema,
    department: z.string().min(1, 'Please select a Domain'),
  }),
  status: 201,
  response: z.object({ message: z.string(), user: adminSchema }),
  errors: ['conflict'],
});

export const changeUser = defineEndpoint({
  name: 'changeUser',
  method: 'PATCH',
  path: '/auth/admin/:id',
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Gives a user another role or domain: every token of theirs stops at once.',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ department: z.string().nullable().optional(), role: roleSchema.optional() }),
  status: 200,
  response: z.object({ message: z.string(), user: adminSchema }),
  errors: ['not_found', 'conflict', 'last_superadmin'],
});

export const deleteAdmin = defineEndpoint({
  name: 'deleteAdmin',
  method: 'DELETE',
  path: '/auth/delete-admin/:id',
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Deletes a user: every token stops at once, pending generations are cancelled, records are kept.',
  params: z.strictObject({ id: idSchema }),
  status: 200,
  response: messageResponse,
  errors: ['not_found', 'conflict', 'last_superadmin'],
});
