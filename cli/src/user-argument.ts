import { emailSchema } from '@overture/core/contract';
import { z } from 'zod';

const argsSchema = z.tuple([z.string()]);

/** `<email|id>`, in the form `GetUser` takes. */
export function userArgument(args: readonly string[]): { readonly email: string } | { readonly id: string } {
  const [text] = argsSchema.parse(args);
  return text.includes('@') ? { email: emailSchema.parse(text) } : { id: text.trim() };
}
