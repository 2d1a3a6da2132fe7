import { SignOut } from '@overture/core/app';
import { logout } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const logoutRoute = defineRoute(logout, { signOut: SignOut }, async ({ session }, { signOut }) => {
  await signOut.execute(session);
  return { message: 'Logged out successfully' };
});
