import { auditActorOf, DeleteSummaryPrompt } from '@overture/core/app';
import { deleteSummaryPrompt } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deleteSummaryPromptRoute = defineRoute(
  deleteSummaryPrompt,
  { remove: DeleteSummaryPrompt },
  async ({ body, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), id: body._id });
    return { message: 'Summary prompt deleted successfully' };
  },
);
