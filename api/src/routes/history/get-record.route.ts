import { AccessLog, auditActorOf, GetRecord } from '@overture/core/app';
import { getRecord } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecord } from '@overture/core/presentation';

export const getRecordRoute = defineRoute(
  getRecord,
  { get: GetRecord, access: AccessLog },
  async (call, { get, access }) => {
    const { query, session, names } = call;
    const shown = await get.execute({
      actor: session,
      hubspotId: query.hubspotId,
      ownerId: query.fromAdminSideUserId,
      version: query.version,
    });
    if (shown.record.userId !== session.userId) await access.read(auditActorOf(session), shown.record.id);
    return presentRecord(shown, names, session);
  },
);
