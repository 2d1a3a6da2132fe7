import { UpdateProfile } from '@overture/core/app';
import { updateProfile } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentProfile } from '@overture/core/presentation';

export const updateProfileRoute = defineRoute(
  updateProfile,
  { update: UpdateProfile },
  async ({ session, body }, { update }) => {
    // The form sends the address, so it is accepted, but it never changes.
    const { email: _email, ...changes } = body;
    return { profile: presentProfile(await update.execute({ userId: session.userId, changes })) };
  },
);
