import { ChangePassword } from '@overture/core/app';
import { changePassword } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const changePasswordRoute = defineRoute(
  changePassword,
  { change: ChangePassword },
  async ({ session, body, caller, rememberDevice }, { change }) => {
    const { token, deviceToken } = await change.execute({ session, ...body, caller });
    rememberDevice(deviceToken);
    return { message: 'Password changed successfully', token };
  },
);
