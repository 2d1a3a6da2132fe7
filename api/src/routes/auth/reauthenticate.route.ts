import { Reauthenticate } from '@overture/core/app';
import { reauthenticate } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { proofOf } from './proof-of.ts';

export const reauthenticateRoute = defineRoute(
  reauthenticate,
  { prove: Reauthenticate },
  async ({ session, body, caller }, { prove }) => {
    await prove.execute({ session, proof: proofOf(body), caller });
    return { message: 'Thank you' };
  },
);
