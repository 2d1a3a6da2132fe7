import { z } from 'zod';
import type { Immutable } from '../../platform/contract/immutable.ts';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { keyTypes } from './credential.ts';

/** A stored vendor key. Its secret is sealed; only the last four characters are readable. */
export const apiKeySchema = z.object({
  id: z.string(),
  name: z.string().default(''),
  type: z.enum(keyTypes),
  department: departmentKeySchema,
  /** The secret, sealed under a master key for this key's id; see `SecretBox`. */
  sealed: z.string(),
  masterKeyId: z.string(),
  lastFour: z.string().default(''),
  /** At most one key of a type and domain is active. */
  active: z.boolean(),
  createdAt: z.number(),
  updatedAt: z.number(),
});
export type ApiKey = Immutable<z.infer<typeof apiKeySchema>>;

/** The key as people see it: dots and its last four characters. */
export function maskedKey(key: Pick<ApiKey, 'lastFour'>): string {
  return `••••${key.lastFour}`;
}

/**
 * The context for which a key's secret is sealed, so that it cannot be opened after it is copied into another key's
 * row.
 */
export function sealContextOf(id: string): string {
  return `stored-key:${id}`;
}
