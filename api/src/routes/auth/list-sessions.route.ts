import { ListSessions } from '@overture/core/app';
import { listSessions } from '@overture/core/contract';
import { presentSession } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listSessionsRoute = defineRoute(listSessions, { list: ListSessions }, async ({ session }, { list }) => {
  const sessions = await list.execute(session);
  return { sessions: sessions.map((stored) => presentSession(stored, session)) };
});
