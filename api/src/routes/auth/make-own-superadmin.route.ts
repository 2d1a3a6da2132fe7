import { auditActorOf, MakeOwnSuperadmin } from '@overture/core/app';
import { makeOwnSuperadmin } from '@overture/core/contract';
import { presentSignIn } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const makeOwnSuperadminRoute = defineRoute(
  makeOwnSuperadmin,
  { make: MakeOwnSuperadmin },
  async ({ body, session, names, caller }, { make }) => {
    const result = await make.execute({ actor: auditActorOf(session), ...body, caller });
    return presentSignIn(result, names);
  },
);
