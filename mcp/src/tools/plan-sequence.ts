import { hubspotIdSchema, planRun } from '@overture/core/contract';
import { planRunRoute } from '@overture/core/runs/endpoints/runs';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

const { listId: _list, ...fields } = planRun.body.shape;

export const planSequence = defineTool({
  name: 'plan_sequence',
  title: 'Plan a sequence',
  description:
    'Says what generating would cost, in US dollars, and whom it would leave out and why: who opted out, was written to lately, or belongs to a colleague. Generates nothing and costs nothing. Call it before generate_sequence and tell the person the cost.',
  scope: 'generate',
  isReadOnly: true,
  input: z
    .strictObject({ ...fields, hubspotId: hubspotIdSchema.optional() })
    .refine(({ hubspotId, contacts }) => (hubspotId === undefined) !== (contacts === undefined), {
      error: 'Name either hubspotId or contacts',
      path: ['hubspotId'],
    }),
  output: planRun.response,
  async run({ hubspotId, contacts = [hubspotId ?? ''], ...body }, { ask }) {
    return ask(planRun, planRunRoute, { body: { ...body, contacts } });
  },
});
