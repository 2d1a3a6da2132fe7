import { z } from 'zod';

/** What Google's sign-in script hands to a page: an access token with the scopes that were granted, or why not. */
export const googleTokenAnswerSchema = z.union([
  z.object({ access_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
]);

/** Whose access token it is, as a page may ask Google itself. */
export const googleUserinfoSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string().default(''),
  picture: z.string().default(''),
});
