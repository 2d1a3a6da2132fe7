import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import type { ApiKey } from './api-key.ts';
import { keyTypes } from './credential.ts';

/** Reads keys that this version or an older one stored. Fields that were added later have a default. */
export const apiKeyDocSchema: z.ZodType<ApiKey> = z.object({
  id: z.string(),
  name: z.string().default(''),
  type: z.enum(keyTypes),
  department: departmentKeySchema,
  sealed: z.string(),
  masterKeyId: z.string(),
  lastFour: z.string().default(''),
  active: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
