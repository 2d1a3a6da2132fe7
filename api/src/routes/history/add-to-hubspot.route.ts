import { AddPlaybookToCrm, auditActorOf } from '@overture/core/app';
import { addToHubspot } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const addToHubspotRoute = defineRoute(
  addToHubspot,
  { add: AddPlaybookToCrm },
  async ({ body, session }, { add }) => {
    const filed = await add.execute({
      actor: session,
      auditActor: auditActorOf(session),
      hubspotId: body.hubspotId,
      ownerId: body.fromAdminSideUserId,
      playbookHtml: body.playBook,
    });
    return { success: true as const, message: 'Successfully added to HubSpot!', ...filed };
  },
);
