import { z } from 'zod';

const textsSchema = z.object({ subject: z.string(), body: z.string() });

/**
 * The drafts of emails that a browser keeps. The schema is part of the kit, which remotes share, because with it in the
 * record every page of a remote would load a second zod.
 */
export const emailDraftsSchema = z.array(
  textsSchema.extend({
    index: z.number().int().nonnegative(),
    version: z.number().int(),
    revision: z.string(),
    /** The text that was typed so far. */
    typed: textsSchema,
    /** When it was last typed, in milliseconds since 1970. */
    typedAt: z.number(),
  }),
);
