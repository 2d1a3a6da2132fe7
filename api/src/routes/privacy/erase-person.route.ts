import { auditActorOf, ErasePerson } from '@overture/core/app';
import { erasePerson } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { personOf } from './person-of.ts';

export const erasePersonRoute = defineRoute(
  erasePerson,
  { erase: ErasePerson },
  async ({ body, names, session }, { erase }) => ({
    receipt: await erase.execute({ actor: auditActorOf(session), person: personOf(body, names) }),
  }),
);
