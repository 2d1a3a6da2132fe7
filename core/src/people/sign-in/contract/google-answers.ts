import { z } from 'zod';

/** What Google's sign-in script gives to a page: an access token with its granted scopes, or an error. */
export const googleTokenAnswerSchema = z.union([
  z.object({ access_token: z.string().min(1), scope: z.string().default('') }),
  z.object({ error: z.string() }),
]);

/** Google's answer about the owner of an access token. */
export const googleUserinfoSchema = z.object({
  sub: z.string(),
  email: z.string(),
  name: z.string().default(''),
  picture: z.string().default(''),
});
