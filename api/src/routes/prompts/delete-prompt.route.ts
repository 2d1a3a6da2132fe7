import { auditActorOf, DeletePrompt } from '@overture/core/app';
import { deletePrompt } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deletePromptRoute = defineRoute(
  deletePrompt,
  { remove: DeletePrompt },
  async ({ body, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), id: body._id });
    return { message: 'Prompt deleted successfully' };
  },
);
