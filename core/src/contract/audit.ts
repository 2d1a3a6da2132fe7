import { z } from 'zod';
import { idSchema, pageQuery, timestampSchema } from './common.ts';
import { defineEndpoint } from './endpoint.ts';

export const auditEntrySchema = z.object({
  _id: idSchema,
  at: timestampSchema,
  /** An e-mail address, or `cli:<name>` for the command line. */
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.string(),
});

export const listAudit = defineEndpoint({
  name: 'listAudit',
  method: 'GET',
  path: '/audit',
  who: 'superadmin',
  summary: 'The append-only log of sign-ins, pushes, and changes of users, keys, prompts and models; newest first.',
  query: z.strictObject({
    ...pageQuery,
    actor: z.string().max(254).optional(),
    action: z.string().max(50).optional(),
  }),
  status: 200,
  response: z.object({
    entries: z.array(auditEntrySchema),
    totalItems: z.number().int(),
    totalPages: z.number().int(),
    currentPage: z.number().int(),
  }),
});
