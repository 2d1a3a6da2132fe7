import { auditActorOf, ReportPerson } from '@overture/core/app';
import { reportPerson } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { personOf } from './person-of.ts';

export const reportPersonRoute = defineRoute(
  reportPerson,
  { report: ReportPerson },
  ({ query, names, session }, { report }) =>
    report.execute({ actor: auditActorOf(session), person: personOf(query, names) }),
);
