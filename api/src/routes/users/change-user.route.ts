import { auditActorOf, ChangeUserAccess, GetUser } from '@overture/core/app';
import { changeUser } from '@overture/core/contract';
import { presentAdmin } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { departmentKey } from '../department-key.ts';

export const changeUserRoute = defineRoute(
  changeUser,
  { users: GetUser, change: ChangeUserAccess },
  async ({ params, body, session, names }, { users, change }) => {
    const user = await users.execute({ id: params.id });
    const role = body.role ?? user.role;
    const department = body.department == null ? user.department : departmentKey(names, body.department, 'department');
    const changed = await change.execute({ actor: auditActorOf(session), id: user.id, role, department });
    return { message: 'User updated successfully', user: presentAdmin(changed, names) };
  },
);
