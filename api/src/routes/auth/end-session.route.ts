import { EndSessions } from '@overture/core/app';
import { endSession } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const endSessionRoute = defineRoute(endSession, { end: EndSessions }, async ({ session, params }, { end }) => {
  await end.one(session, params.id);
  return { message: 'Signed out there' };
});
