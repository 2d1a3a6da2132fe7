import { GetUser } from '@overture/core/app';
import { myProfile } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentProfile } from '@overture/core/presentation';

export const myProfileRoute = defineRoute(myProfile, { getUser: GetUser }, async ({ session }, { getUser }) => ({
  profile: presentProfile(await getUser.execute({ id: session.userId })),
}));
