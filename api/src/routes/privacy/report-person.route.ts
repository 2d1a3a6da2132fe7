import { ReportPerson } from '@overture/core/app';
import { reportPerson } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { personOf } from './person-of.ts';

export const reportPersonRoute = defineRoute(reportPerson, { report: ReportPerson }, ({ query, names }, { report }) =>
  report.execute({ person: personOf(query, names) }),
);
