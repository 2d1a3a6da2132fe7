import { AddPlaybookToCrm } from '../use-cases/add-playbook-to-crm.ts';
import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { addToHubspot } from '../contract/add-to-hubspot.ts';
import { defineRoute } from '../../platform/http/route.ts';

export const addToHubspotRoute = defineRoute(addToHubspot, AddPlaybookToCrm, async ({ body, session }, add) => {
  const filed = await add.execute({
    actor: session,
    auditActor: auditActorOf(session),
    hubspotId: body.hubspotId,
    ownerId: body.fromAdminSideUserId,
    playbookHtml: body.playBook,
  });
  return { success: true as const, message: 'Successfully added to HubSpot!', ...filed };
});
