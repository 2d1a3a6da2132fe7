import { AccessLog, auditActorOf, ListUserRecords } from '@overture/core/app';
import { listUserRecords } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecordSummary } from '@overture/core/presentation';

export const listUserRecordsRoute = defineRoute(
  listUserRecords,
  { list: ListUserRecords, access: AccessLog },
  async ({ query, session, names }, { list, access }) => {
    if (query.userId !== session.userId) await access.read(auditActorOf(session), `records of ${query.userId}`);
    const records = await list.execute({ userId: query.userId });
    return records.map((record) => presentRecordSummary(record, names, session));
  },
);
