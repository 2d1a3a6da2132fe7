import { GetRecord } from '@overture/core/app';
import { getRecord } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecord } from '@overture/core/presentation';

export const getRecordRoute = defineRoute(getRecord, { get: GetRecord }, async ({ query, session, names }, { get }) => {
  const shown = await get.execute({
    actor: session,
    hubspotId: query.hubspotId,
    ownerId: query.fromAdminSideUserId,
    version: query.version,
  });
  return presentRecord(shown, names);
});
