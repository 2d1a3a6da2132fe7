import { generate } from '@overture/core/contract';
import { generateRoute } from '@overture/core/writing/endpoints/generation';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const generateSequence = defineTool({
  name: 'generate_sequence',
  title: 'Generate a sequence',
  description:
    'Writes an email sequence and a playbook for a contact, from its whole history. This costs money: call plan_sequence first, and ask the person. The answer comes at once; get_sequence has the result some minutes later. It waits in the worklist until a person reviews it: nothing is sent.',
  scope: 'generate',
  isReadOnly: false,
  input: generate.body.extend({
    sendDays: z.string().optional().describe('Days after the first email, such as 0, 3, 7.'),
    idempotencyKey: z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible characters')
      .optional()
      .describe('Repeats the first answer for 24 hours in place of generating again.'),
  }),
  output: z.object({
    ...generate.response.shape.data.shape,
    /** Where a person reviews it. */
    url: z.string(),
  }),
  async run({ idempotencyKey, ...body }, { ask, origin }) {
    const { data } = await ask(generate, generateRoute, { body }, { idempotencyKey });
    return { ...data, url: `${origin}/detailed-history/${data.hubspotId}` };
  },
});
