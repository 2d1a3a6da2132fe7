import { hubspotIdSchema, leftOutReasons, planRun, runPlanSchema } from '@overture/core/contract';
import { planRunRoute } from '@overture/core/runs/endpoints/runs';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

const { listId: _list, ...fields } = planRun.body.shape;

export const planSequence = defineTool({
  name: 'plan_sequence',
  title: 'Plan a sequence',
  description:
    'Says what generating would cost, in US dollars, and whom it would leave out and why: who opted out, was written to lately, or belongs to a colleague. Generates nothing and costs nothing. For one contact that is left out, ifGenerated has the cost of generating all the same. Call it before generate_sequence and tell the person the cost.',
  scope: 'generate',
  isReadOnly: true,
  input: z
    .strictObject({ ...fields, hubspotId: hubspotIdSchema.optional() })
    .refine(({ hubspotId, contacts }) => (hubspotId === undefined) !== (contacts === undefined), {
      error: 'Name either hubspotId or contacts',
      path: ['hubspotId'],
    }),
  output: planRun.response.extend({
    /** What `generate_sequence` costs for the contact all the same, where the plan leaves it out; null otherwise. */
    ifGenerated: runPlanSchema.pick({ expectedUsd: true, maxUsd: true }).nullable(),
  }),
  async run({ hubspotId, contacts = [hubspotId ?? ''], ...body }, { ask }) {
    const { plan } = await ask(planRun, planRunRoute, { body: { ...body, contacts } });
    const { optedOut, recent, others } = plan.skipped;
    if (hubspotId === undefined || optedOut + recent + others === 0) return { plan, ifGenerated: null };
    const whole = await ask(planRun, planRunRoute, { body: { ...body, contacts, include: [...leftOutReasons] } });
    return { plan, ifGenerated: whole.plan };
  },
});
