import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { ChangeUserAccess } from '../use-cases/change-user-access.ts';
import { GetUser } from '../use-cases/get-user.ts';
import { changeUser, createAdmin, deleteAdmin, listAdmins } from '../contract/users.ts';
import { presentAdmin, presentLink } from '../presentation/user.ts';
import { SecondFactor } from '../../sign-in/use-cases/second-factor.ts';
import { SignInLinks } from '../../sign-in/use-cases/sign-in-links.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { departmentKey, requiredDepartmentKey } from '../../../platform/http/department-key.ts';
import { DeleteUser } from '../use-cases/delete-user.ts';
import { UserRepository } from '../ports/user-repository.ts';
import { pageNumbersOf } from '../../../platform/present-page.ts';
import { sortOf } from '../../../platform/http/sort-of.ts';

export const changeUserRoute = defineRoute(
  changeUser,
  { users: GetUser, change: ChangeUserAccess, secondFactor: SecondFactor },
  async ({ params, body, session, names }, { users, change, secondFactor }) => {
    const user = await users.execute({ id: params.id });
    const role = body.role ?? user.role;
    const department = body.department == null ? user.department : departmentKey(names, body.department, 'department');
    const changed = await change.execute({ actor: auditActorOf(session), id: user.id, role, department });
    return {
      message: 'User updated successfully',
      user: presentAdmin(changed, names, { twoStep: await secondFactor.isOn(changed) }),
    };
  },
);

export const createAdminRoute = defineRoute(
  createAdmin,
  SignInLinks,
  async ({ body, session, names, origin }, links) => {
    const { user, link } = await links.create({
      actor: auditActorOf(session),
      email: body.email,
      password: body.password,
      role: 'admin',
      department: requiredDepartmentKey(names, body.department),
      origin,
    });
    return {
      message: 'User created successfully',
      user: presentAdmin(user, names, { twoStep: false }),
      link: link && presentLink(link),
    };
  },
);

export const deleteAdminRoute = defineRoute(deleteAdmin, DeleteUser, async ({ params, session }, remove) => {
  await remove.execute({ actor: auditActorOf(session), id: params.id });
  return { message: 'User deleted successfully' };
});

export const listAdminsRoute = defineRoute(
  listAdmins,
  { users: UserRepository, secondFactor: SecondFactor },
  async ({ query, names }, { users, secondFactor }) => {
    const { page, limit } = query;
    const department = departmentKey(names, query.department, 'department');
    const filter = {
      search: query.search,
      ...(query.role === 'all' ? {} : { role: query.role }),
      ...(department === null ? {} : { department }),
    };
    const found = await users.list(filter, { page, limit }, sortOf(query.sort));
    const twoStep = await secondFactor.onAmong(found.items);
    return {
      admins: found.items.map((user) => presentAdmin(user, names, { twoStep: twoStep.has(user.id) })),
      totalAdmins: found.total,
      ...pageNumbersOf(found, { page, limit }),
    };
  },
);
