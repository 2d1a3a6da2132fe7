import { AppError, auditActorOf, ManageMfa } from '@overture/core/app';
import { resetMfa } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const resetMfaRoute = defineRoute(resetMfa, { mfa: ManageMfa }, async ({ session, body }, { mfa }) => {
  if (body.userId === session.userId) {
    throw new AppError('conflict', 'Turn your own two-step sign-in off in Profile Settings.');
  }
  if (!(await mfa.reset(auditActorOf(session), body.userId))) {
    throw new AppError('not_found', 'This user has no two-step sign-in.');
  }
  return { message: 'Two-step sign-in turned off. The next sign-in says so.' };
});
