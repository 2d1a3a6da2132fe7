import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { SignInLinks } from '../use-cases/sign-in-links.ts';
import { inviteUser, issueResetLink, redeemLink } from '../contract/sign-in-links.ts';
import { presentLink } from '../../users/presentation/user.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { departmentKey } from '../../../platform/http/department-key.ts';
import { RedeemLink } from '../use-cases/redeem-link.ts';
import { answerSignIn } from './answer-sign-in.ts';

export const inviteUserRoute = defineRoute(
  inviteUser,
  { links: SignInLinks },
  async ({ body, session, names, origin }, { links }) => {
    const department = departmentKey(names, body.department, 'department');
    const { email, role } = body;
    return presentLink(await links.invite({ actor: auditActorOf(session), email, role, department, origin }));
  },
);

export const issueResetLinkRoute = defineRoute(
  issueResetLink,
  { links: SignInLinks },
  async ({ body, session, origin }, { links }) =>
    presentLink(await links.reset({ actor: auditActorOf(session), userId: body.userId, origin })),
);

export const redeemLinkRoute = defineRoute(redeemLink, { redeem: RedeemLink }, async (call, { redeem }) => {
  const { token, password } = call.body;
  return answerSignIn(await redeem.execute({ token, password, caller: call.caller }), call);
});
