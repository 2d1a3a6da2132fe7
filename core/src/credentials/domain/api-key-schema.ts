import { z } from 'zod';
import { departmentKeySchema } from '../../contract/index.ts';
import type { ApiKey } from './api-key.ts';
import { keyTypes } from './credential.ts';

/** Reads a stored key of this and older versions: a field that was added later has a default. */
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
