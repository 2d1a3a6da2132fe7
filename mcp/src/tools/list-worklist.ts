import { listWorklist as endpoint, worklistItemSchema } from '@overture/core/contract';
import { listWorklistRoute } from '@overture/core/records/endpoints/worklist';
import { z } from 'zod';
import { defineTool, untrusted } from '../tool.ts';

const foreign = {
  contactName: true,
  company: true,
  riskReason: true,
  reply: true,
  owner: true,
  problem: true,
} as const;

export const listWorklist = defineTool({
  name: 'list_worklist',
  title: 'List what is left to do',
  description:
    'Lists what is left to do for your contacts: replies to answer, steps that are due, failed generations, emails to fix, to review and to hand over. Costs nothing. People do these things in Overture.',
  scope: 'read',
  isReadOnly: true,
  input: endpoint.query.omit({ records: true, fromAdminSideUserId: true }),
  output: z.object({
    counts: endpoint.response.shape.counts,
    items: z.array(worklistItemSchema.omit(foreign)),
    total: z.number().int(),
    untrusted: untrusted({
      items: z.array(worklistItemSchema.pick({ ...foreign, hubspotId: true })).describe('In the order of `items`.'),
    }),
  }),
  async run(query, { ask }) {
    const { counts, items, total } = await ask(endpoint, listWorklistRoute, { query });
    return { counts, items, total, untrusted: { items } };
  },
});
