import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { ErasePerson } from '../use-cases/erase-person.ts';
import { erasePerson, reportPerson } from '../contract/privacy.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { personOf } from './person-of.ts';
import { ReportPerson } from '../use-cases/report-person.ts';

export const erasePersonRoute = defineRoute(erasePerson, ErasePerson, async ({ body, names, session }, erase) => ({
  receipt: await erase.execute({ actor: auditActorOf(session), person: personOf(body, names) }),
}));

export const reportPersonRoute = defineRoute(reportPerson, ReportPerson, ({ query, names, session }, report) =>
  report.execute({ actor: auditActorOf(session), person: personOf(query, names) }),
);
