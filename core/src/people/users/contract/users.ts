import { z } from 'zod';
import {
  emailSchema,
  idSchema,
  messageResponse,
  pageNumbers,
  pageQuery,
  roleSchema,
  searchQuery,
  sortQuery,
  timestampSchema,
} from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { issuedLinkSchema } from './issued-link.ts';
import { newPasswordSchema } from './password-policy.ts';

export const dashboardUserSchema = z.object({
  /** Empty where the server sends none: such a user is listed, but cannot be opened. */
  _id: idSchema.or(z.literal('')).default(''),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  department: z.string().nullable(),
  role: roleSchema,
  createdAt: timestampSchema,
});
export type DashboardUser = z.infer<typeof dashboardUserSchema>;

/** How a user may sign in: with a password, or with an account of Google or of single sign-on. */
export const signInWays = ['password', 'google', 'oidc'] as const;

export const adminSchema = z.object({
  _id: idSchema,
  email: z.string(),
  department: z.string(),
  role: roleSchema.default('admin'),
  createdAt: timestampSchema,
  /** Rounded to the hour. Null for users who have never signed in, or not since this is stored. */
  lastActiveAt: timestampSchema.nullable().default(null),
  /** Whether the user has neither chosen a password nor signed in with Google or single sign-on yet. */
  invited: z.boolean().default(false),
  /** First and last name; empty until the user has filled in the profile. */
  name: z.string().default(''),
  signInWays: z.array(z.enum(signInWays)).default([]),
  /** Whether a sign-in asks for a code, too. */
  twoStep: z.boolean().default(false),
});

export type Admin = z.infer<typeof adminSchema>;

export const listAdmins = defineEndpoint('GET /auth/admins', {
  who: 'superadmin',
  summary:
    'Users of a role, admins unless `role` says otherwise, `all` for both; newest first unless `sort` says otherwise; `search` looks into address and name.',
  query: z.strictObject({
    ...pageQuery,
    department: z.string().optional(),
    role: z.enum([...roleSchema.options, 'all']).default('admin'),
    search: searchQuery,
    sort: sortQuery(['email', 'createdAt']),
  }),
  response: z.object({
    admins: z.array(adminSchema),
    totalAdmins: z.number().int(),
    ...pageNumbers,
  }),
});

export const createAdmin = defineEndpoint('POST /auth/create-admin', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Creates an admin, or restores the user of a deleted address. Where single sign-on is the only way to sign in, the password is left out, and the answer has an invitation, valid for 72 hours.',
  body: z.strictObject({
    email: emailSchema,
    /** Required, except where single sign-on is the only way to sign in: it is refused there. */
    password: newPasswordSchema.optional(),
    department: z.string().min(1, 'Please select a Domain'),
  }),
  status: 201,
  response: z.object({
    message: z.string(),
    user: adminSchema,
    /** For a user without a password; null for one who has it. */
    link: issuedLinkSchema.nullable().default(null),
  }),
  errors: ['conflict'],
});

export const changeUser = defineEndpoint('PATCH /auth/admin/:id', {
  who: 'superadmin',
  reauthenticate: true,
  summary: 'Gives a user another role or domain: all their tokens stop working at once.',
  params: z.strictObject({ id: idSchema }),
  body: z.strictObject({ department: z.string().nullable().optional(), role: roleSchema.optional() }),
  response: z.object({ message: z.string(), user: adminSchema }),
  errors: ['not_found', 'conflict', 'last_superadmin'],
});

export const deleteAdmin = defineEndpoint('DELETE /auth/delete-admin/:id', {
  who: 'superadmin',
  reauthenticate: true,
  summary:
    'Deletes a user: all their tokens stop working at once, pending generations are cancelled, records are kept.',
  params: z.strictObject({ id: idSchema }),
  response: messageResponse,
  errors: ['not_found', 'conflict', 'last_superadmin'],
});
