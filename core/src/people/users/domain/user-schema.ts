import { z } from 'zod';
import { departmentKeySchema } from '../../../platform/contract/departments.ts';
import { roleSchema } from '../../../platform/contract/common.ts';
import type { User } from './user.ts';

const storedSchema = z.object({
  id: z.string(),
  email: z.string(),
  role: roleSchema,
  department: departmentKeySchema.nullable().default(null),
  passwordHash: z.string().nullable().default(null),
  wasPasswordChosenByOthers: z.boolean().optional(),
  /** The name of the field before. */
  isPasswordOfOthers: z.boolean().default(false),
  googleSub: z.string().nullable().default(null),
  oidcSubject: z.string().nullable().default(null),
  wasMfaReset: z.boolean().default(false),
  knownDevices: z
    .array(z.object({ digest: z.string(), tokenVersion: z.number().int(), expiresAt: z.number() }))
    .default([]),
  profile: z
    .object({
      firstName: z.string().default(''),
      lastName: z.string().default(''),
      signAs: z.string().default(''),
      company: z.string().default(''),
      city: z.string().default(''),
      state: z.string().default(''),
      country: z.string().default(''),
      about: z.string().default(''),
      meetingLink: z.string().default(''),
      language: z.string().default('en'),
    })
    .nullable()
    .default(null),
  tokenVersion: z.number().int().default(1),
  lastActiveAt: z.number().nullable().default(null),
  createdAt: z.number(),
  updatedAt: z.number(),
  deletedAt: z.number().nullable().default(null),
});

/** Reads users that this version or an older one stored. Fields that were added later have a default. */
export const userSchema: z.ZodType<User> = storedSchema.transform(({ isPasswordOfOthers, ...user }) => ({
  ...user,
  wasPasswordChosenByOthers: user.wasPasswordChosenByOthers ?? isPasswordOfOthers,
}));
