import { ChangePassword } from '../use-cases/change-password.ts';
import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { changePassword, endOtherSessions, endSession, endUserSessions, listSessions } from '../contract/sessions.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { EndSessions } from '../use-cases/end-sessions.ts';
import { ListSessions } from '../use-cases/list-sessions.ts';
import { presentSession } from '../../users/presentation/user.ts';

export const changePasswordRoute = defineRoute(
  changePassword,
  ChangePassword,
  async ({ session, body, caller, rememberDevice }, change) => {
    const { token, deviceToken } = await change.execute({ session, ...body, caller });
    rememberDevice(deviceToken);
    return { message: 'Password changed successfully', token };
  },
);

export const endOtherSessionsRoute = defineRoute(endOtherSessions, EndSessions, async ({ session }, end) => {
  const count = await end.others(session);
  return { message: count === 0 ? 'You are signed in nowhere else' : 'Signed out everywhere else' };
});

export const endSessionRoute = defineRoute(endSession, EndSessions, async ({ session, params }, end) => {
  await end.one(session, params.id);
  return { message: 'Signed out there' };
});

export const endUserSessionsRoute = defineRoute(endUserSessions, EndSessions, async ({ session, params }, end) => {
  await end.of(auditActorOf(session), params.id);
  return { message: 'Signed out everywhere' };
});

export const listSessionsRoute = defineRoute(listSessions, ListSessions, async ({ session }, list) => {
  const sessions = await list.execute(session);
  return { sessions: sessions.map((stored) => presentSession(stored, session)) };
});
