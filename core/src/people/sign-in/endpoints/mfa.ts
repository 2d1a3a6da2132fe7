import { ManageMfa } from '../use-cases/manage-mfa.ts';
import { confirmMfa, disableMfa, getMfa, reauthenticate, resetMfa, setUpMfa, verifyMfa } from '../contract/mfa.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { AppError } from '../../../platform/app-error.ts';
import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { Reauthenticate } from '../use-cases/reauthenticate.ts';
import { proofOf } from './proof-of.ts';
import { VerifyMfa } from '../use-cases/verify-mfa.ts';
import { presentSignIn } from '../../users/presentation/user.ts';

export const confirmMfaRoute = defineRoute(confirmMfa, ManageMfa, async ({ session, body }, mfa) => {
  const recoveryCodes = await mfa.confirm(session, body.code);
  return { message: 'Two-step sign-in is on', recoveryCodes };
});

export const disableMfaRoute = defineRoute(
  disableMfa,
  { mfa: ManageMfa, prove: Reauthenticate },
  async ({ session, body, caller }, { mfa, prove }) => {
    await prove.execute({ session, proof: proofOf(body), caller });
    if (!(await mfa.remove(auditActorOf(session), session.userId))) {
      throw new AppError('not_found', 'Two-step sign-in is off already.');
    }
    return { message: 'Two-step sign-in is off' };
  },
);

export const getMfaRoute = defineRoute(getMfa, ManageMfa, ({ session }, mfa) => mfa.status(session));

export const reauthenticateRoute = defineRoute(
  reauthenticate,
  Reauthenticate,
  async ({ session, body, caller }, prove) => {
    await prove.execute({ session, proof: proofOf(body), caller });
    return { message: 'Thank you' };
  },
);

export const resetMfaRoute = defineRoute(resetMfa, ManageMfa, async ({ session, body }, mfa) => {
  if (body.userId === session.userId) {
    throw new AppError('conflict', 'Turn your own two-step sign-in off in Profile Settings.');
  }
  if (!(await mfa.reset(auditActorOf(session), body.userId))) {
    throw new AppError('not_found', 'This user has no two-step sign-in.');
  }
  return { message: 'Two-step sign-in turned off. The next sign-in says so.' };
});

export const setUpMfaRoute = defineRoute(setUpMfa, ManageMfa, ({ session }, mfa) => mfa.setUp(session));

export const verifyMfaRoute = defineRoute(
  verifyMfa,
  VerifyMfa,
  async ({ body, caller, names, rememberDevice }, verify) => {
    const signedIn = await verify.execute({ ...body, caller });
    rememberDevice(signedIn.deviceToken);
    return presentSignIn(signedIn, names);
  },
);
