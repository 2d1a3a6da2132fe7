import { auditActorOf, SignInLinks } from '@overture/core/app';
import { inviteUser } from '@overture/core/contract';
import { presentLink } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

export const inviteUserRoute = defineRoute(
  inviteUser,
  { links: SignInLinks },
  async ({ body, session, names, origin }, { links }) => {
    const department = departmentKey(names, body.department, 'department');
    const { email, role } = body;
    return presentLink(await links.invite({ actor: auditActorOf(session), email, role, department, origin }));
  },
);
