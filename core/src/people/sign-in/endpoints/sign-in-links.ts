import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { SignInLinks } from '../use-cases/sign-in-links.ts';
import { importUsers, inviteUser, issueResetLink, redeemLink } from '../contract/sign-in-links.ts';
import { presentLink } from '../../users/presentation/user.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { departmentKey } from '../../../platform/http/department-key.ts';
import { ImportUsers } from '../use-cases/import-users.ts';
import { RedeemLink } from '../use-cases/redeem-link.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const importUsersRoute = defineRoute(
  importUsers,
  ImportUsers,
  async ({ body, session, names, origin }, importing) => {
    const users = body.users.map(({ email, role, department, password }) => ({
      email,
      role,
      department: role === 'superadmin' ? null : departmentKey(names, department ?? undefined, 'department'),
      password,
    }));
    const options = { updates: body.update, restores: body.restore, dryRun: body.dryRun };
    const results = await importing.execute({ actor: auditActorOf(session), users, options, origin });
    return { results: results.map((result) => ({ ...result, link: result.link && presentLink(result.link) })) };
  },
);

export const inviteUserRoute = defineRoute(inviteUser, SignInLinks, async ({ body, session, names, origin }, links) => {
  const department = departmentKey(names, body.department, 'department');
  const { email, role } = body;
  return presentLink(await links.invite({ actor: auditActorOf(session), email, role, department, origin }));
});

export const issueResetLinkRoute = defineRoute(issueResetLink, SignInLinks, async ({ body, session, origin }, links) =>
  presentLink(await links.reset({ actor: auditActorOf(session), userId: body.userId, origin })),
);

export const redeemLinkRoute = defineRoute(redeemLink, RedeemLink, async (call, redeem) => {
  const { token, password } = call.body;
  return answerSignIn(await redeem.execute({ token, password, caller: call.caller }), call);
});
