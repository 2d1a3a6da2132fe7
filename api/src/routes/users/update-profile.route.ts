import { UpdateProfile } from '@overture/core/app';
import { updateProfile } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentProfile } from '@overture/core/presentation';

export const updateProfileRoute = defineRoute(
  updateProfile,
  { update: UpdateProfile },
  async ({ session, body }, { update }) => {
    // The address is accepted, because the form sends it, and never changed.
    const { email: _email, ...changes } = body;
    return { profile: presentProfile(await update.execute({ userId: session.userId, changes })) };
  },
);
