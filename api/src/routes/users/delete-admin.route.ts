import { auditActorOf, DeleteUser } from '@overture/core/app';
import { deleteAdmin } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const deleteAdminRoute = defineRoute(
  deleteAdmin,
  { remove: DeleteUser },
  async ({ params, session }, { remove }) => {
    await remove.execute({ actor: auditActorOf(session), id: params.id });
    return { message: 'User deleted successfully' };
  },
);
