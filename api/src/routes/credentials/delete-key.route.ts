import { auditActorOf, DeleteApiKey } from '@overture/core/app';
import { deleteKey } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deleteKeyRoute = defineRoute(
  deleteKey,
  { remove: DeleteApiKey },
  async ({ body, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), id: body._id });
    return { message: 'API key deleted successfully' };
  },
);
