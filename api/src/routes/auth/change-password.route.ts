import { ChangePassword } from '@overture/core/app';
import { changePassword } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const changePasswordRoute = defineRoute(
  changePassword,
  { change: ChangePassword },
  async ({ session, body, address }, { change }) => {
    const { token } = await change.execute({ session, ...body, address });
    return { message: 'Password changed successfully', token };
  },
);
