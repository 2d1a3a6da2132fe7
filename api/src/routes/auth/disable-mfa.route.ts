import { AppError, auditActorOf, ManageMfa, Reauthenticate } from '@overture/core/app';
import { disableMfa } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { proofOf } from './proof-of.ts';

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
