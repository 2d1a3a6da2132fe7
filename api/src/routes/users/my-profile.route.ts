import { GetUser, type User } from '@overture/core/app';
import { myProfile } from '@overture/core/contract';
import { oncePer } from '../../http/once-per.ts';
import { defineRoute } from '../../http/route.ts';
import { presentProfile } from '@overture/core/presentation';

const answerFor = oncePer((user: User) => ({ profile: presentProfile(user) }));

export const myProfileRoute = defineRoute(myProfile, { getUser: GetUser }, async ({ session }, { getUser }) =>
  answerFor(await getUser.execute({ id: session.userId })),
);
