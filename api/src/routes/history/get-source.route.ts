import { GetSource } from '@overture/core/app';
import { getSource } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getSourceRoute = defineRoute(getSource, { source: GetSource }, async ({ query, session }, { source }) => {
  const { fromAdminSideUserId: ownerId, ...which } = query;
  return source.execute({ actor: session, ownerId, ...which });
});
