import { auditActorOf, UpdateSummaryPrompt } from '@overture/core/app';
import { updateSummaryPrompt } from '@overture/core/contract';
import { presentSummaryPrompt } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const updateSummaryPromptRoute = defineRoute(
  updateSummaryPrompt,
  { update: UpdateSummaryPrompt },
  async ({ body: { _id, ...fields }, session, names }, { update }) => {
    const prompt = await update.execute({ actor: auditActorOf(session), id: _id, ...fields });
    return { message: 'Summary prompt updated successfully', prompt: presentSummaryPrompt(prompt, names) };
  },
);
