import { z } from 'zod';
import { anyPageQuery, idSchema, messageResponse, timestampSchema } from '../../../platform/contract/common.ts';
import { defineEndpoint } from '../../../platform/contract/endpoint.ts';
import { tokenScopeSchema } from '../../../platform/contract/token-scopes.ts';

export const personalTokenSchema = z.object({
  _id: idSchema,
  name: z.string(),
  scopes: z.array(tokenScopeSchema),
  createdAt: timestampSchema,
  /** Rounded to the hour; null if it was never used. */
  lastUsedAt: timestampSchema.nullable(),
  expiresAt: timestampSchema,
});
export type PersonalTokenEntry = z.infer<typeof personalTokenSchema>;

export const createToken = defineEndpoint('POST /auth/tokens', {
  who: 'admin',
  reauthenticate: true,
  summary:
    'Makes a personal token for scripts and assistants. It is shown once, and ends with its user, and when the password, role or domain is changed.',
  body: z.strictObject({
    name: z.string().trim().min(1, 'Please enter a name').max(100),
    scopes: z
      .array(tokenScopeSchema)
      .min(1, 'Please choose what the token may do')
      .transform((scopes) => [...new Set(scopes)]),
    expiresInDays: z.number().int().min(1, 'Must be 1 to 365 days').max(365, 'Must be 1 to 365 days'),
  }),
  status: 201,
  response: z.object({ token: z.string(), _id: idSchema }),
  errors: ['conflict'],
});

export const listTokens = defineEndpoint('GET /auth/tokens', {
  who: 'admin',
  summary: "The caller's personal tokens that still work, the newest first, without the tokens themselves.",
  query: z.strictObject(anyPageQuery),
  response: z.object({ tokens: z.array(personalTokenSchema), total: z.number().int() }),
});

export const endToken = defineEndpoint('DELETE /auth/tokens/:id', {
  who: 'admin',
  summary: 'Ends a personal token of the caller: it stops working at once.',
  params: z.strictObject({ id: idSchema }),
  response: messageResponse,
  errors: ['not_found'],
});
