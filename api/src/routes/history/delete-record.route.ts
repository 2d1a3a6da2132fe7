import { auditActorOf, DeleteRecord } from '@overture/core/app';
import { deleteRecord } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deleteRecordRoute = defineRoute(
  deleteRecord,
  { remove: DeleteRecord },
  async ({ body, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), userId: session.userId, hubspotId: body.hubspotId });
    return { message: 'Email sequence deleted successfully' };
  },
);
