import { auditActorOf, CreateUser } from '@overture/core/app';
import { createAdmin } from '@overture/core/contract';
import { presentAdmin } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';
import { requiredDepartmentKey } from '../department-key.ts';

export const createAdminRoute = defineRoute(
  createAdmin,
  { create: CreateUser },
  async ({ body, session, names }, { create }) => {
    const user = await create.execute({
      actor: auditActorOf(session),
      email: body.email,
      password: body.password,
      role: 'admin',
      department: requiredDepartmentKey(names, body.department),
    });
    return { message: 'User created successfully', user: presentAdmin(user, names) };
  },
);
