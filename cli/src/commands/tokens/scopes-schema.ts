import { tokenScopes } from '@overture/core/contract';
import { z } from 'zod';

/** Scopes of a personal token, separated by commas. */
export const scopesSchema = z
  .string()
  .transform((text) => [...new Set(text.split(',').map((scope) => scope.trim()))])
  .pipe(z.array(z.enum(tokenScopes)));
