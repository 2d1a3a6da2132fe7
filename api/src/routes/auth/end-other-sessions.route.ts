import { EndSessions } from '@overture/core/app';
import { endOtherSessions } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const endOtherSessionsRoute = defineRoute(
  endOtherSessions,
  { end: EndSessions },
  async ({ session }, { end }) => {
    const count = await end.others(session);
    return { message: count === 0 ? 'You are signed in nowhere else' : 'Signed out everywhere else' };
  },
);
