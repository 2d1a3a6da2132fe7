import type { Verbs } from '../../verbs.ts';
import { createUser } from './create.ts';
import { deleteUser } from './delete.ts';
import { endSessions } from './end-sessions.ts';
import { importUsers } from './import.ts';
import { listUsers } from './list.ts';
import { resetMfa } from './reset-mfa.ts';
import { userProfile } from './profile.ts';
import { resetPassword } from './reset-password.ts';
import { signInLink } from './sign-in-link.ts';
import { showUser } from './show.ts';
import { updateUser } from './update.ts';

export const users: Verbs = {
  verbs: {
    create: createUser,
    list: listUsers,
    show: showUser,
    update: updateUser,
    profile: userProfile,
    delete: deleteUser,
    'end-sessions': endSessions,
    'reset-mfa': resetMfa,
    'reset-password': resetPassword,
    'sign-in-link': signInLink,
    import: importUsers,
  },
};
