import { GetUser } from '@overture/core/app';
import { getOidc } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getOidcRoute = defineRoute(getOidc, { getUser: GetUser }, async ({ session }, { getUser }) => {
  const { oidcSubject } = await getUser.execute({ email: session.email });
  return { connected: oidcSubject !== null };
});
