import { checkDraft } from '@overture/core/contract';
import { checkDraftRoute } from '@overture/core/writing/check/endpoints/check';
import { z } from 'zod';
import { defineTool, untrusted } from '../tool.ts';
import { dividedReview, reviewSchema, reviewWordsSchema } from './reviewed.ts';

export const checkEmail = defineTool({
  name: 'check_email',
  title: 'Check emails',
  description:
    'Checks emails of any origin, sentence by sentence, against the whole history of a contact (hubspotId) or against given sources. Asks no AI, costs nothing and stores nothing. Correct what has the level "block" before anybody sends it.',
  scope: 'check',
  isReadOnly: true,
  input: checkDraft.body,
  output: z.object({
    /** In the order of the request. */
    emails: z.array(reviewSchema),
    blocked: z.boolean(),
    untrusted: untrusted({
      emails: z.array(reviewWordsSchema),
      sources: checkDraft.response.shape.sources,
    }),
  }),
  async run(body, { ask }) {
    const { emails, sources } = await ask(checkDraft, checkDraftRoute, { body: { ...body, withBasis: false } });
    const divided = emails.map(dividedReview);
    return {
      emails: divided.map(({ review }) => review),
      blocked: emails.some(({ checks }) => checks.some(({ level }) => level === 'block')),
      untrusted: { emails: divided.map(({ words }) => words), sources },
    };
  },
});
