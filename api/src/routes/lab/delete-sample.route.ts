import { auditActorOf, DeleteSample } from '@overture/core/app';
import { deleteSample } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deleteSampleRoute = defineRoute(
  deleteSample,
  { remove: DeleteSample },
  async ({ body, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), id: body._id });
    return { message: 'Sample deleted successfully' };
  },
);
