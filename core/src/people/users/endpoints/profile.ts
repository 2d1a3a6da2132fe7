import { GetUser } from '../use-cases/get-user.ts';
import { myProfile, updateProfile } from '../contract/profile.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { presentProfile } from '../presentation/user.ts';
import { UpdateProfile } from '../use-cases/update-profile.ts';

export const myProfileRoute = defineRoute(myProfile, GetUser, async ({ session }, getUser) => ({
  profile: presentProfile(await getUser.execute({ id: session.userId })),
}));

export const updateProfileRoute = defineRoute(updateProfile, UpdateProfile, async ({ session, body }, update) => {
  // The form sends the address, so it is accepted, but it never changes.
  const { email: _email, ...changes } = body;
  return { profile: presentProfile(await update.execute({ userId: session.userId, changes })) };
});
