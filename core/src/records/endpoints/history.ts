import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { DeleteRecord } from '../use-cases/delete-record.ts';
import { deleteRecord, getRecord, listHistory, listUserRecords, refreshHistory } from '../contract/history.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { allItems } from '../../platform/page.ts';
import { AccessLog } from '../../audit/use-cases/access-log.ts';
import { GetRecord } from '../use-cases/get-record.ts';
import { presentRecord, presentRecordSummary } from '../presentation/record.ts';
import { ListHistory } from '../use-cases/list-history.ts';
import { historyPage } from './history-page.ts';
import { HistoryRepository } from '../ports/history-repository.ts';
import { ReadRows } from '../use-cases/read-rows.ts';

export const deleteRecordRoute = defineRoute(deleteRecord, DeleteRecord, async ({ body, session }, remove) => {
  await remove.execute({ actor: auditActorOf(session), userId: session.userId, hubspotId: body.hubspotId });
  return { message: 'Email sequence deleted successfully' };
});

export const getRecordRoute = defineRoute(
  getRecord,
  { get: GetRecord, access: AccessLog },
  async (call, { get, access }) => {
    const { query, session, names } = call;
    const shown = await get.execute({
      actor: session,
      hubspotId: query.hubspotId,
      ownerId: query.fromAdminSideUserId,
      version: query.version,
    });
    if (shown.record.userId !== session.userId) await access.read(auditActorOf(session), shown.record.id);
    return presentRecord(shown, names, session);
  },
);

export const listHistoryRoute = defineRoute(
  listHistory,
  { list: ListHistory, rows: ReadRows, access: AccessLog },
  historyPage,
);

/** The screen loads all records of a user, and pages them in the browser. */
const everyRecord = { limit: 500, max: 5_000 };

export const listUserRecordsRoute = defineRoute(
  listUserRecords,
  { history: HistoryRepository, access: AccessLog },
  async ({ query, session, names }, { history, access }) => {
    if (query.userId !== session.userId) await access.read(auditActorOf(session), `records of ${query.userId}`);
    const records = await allItems((page) => history.list({ userId: query.userId }, page), everyRecord);
    return records.map((record) => presentRecordSummary(record, names, session));
  },
);

export const refreshHistoryRoute = defineRoute(
  refreshHistory,
  { list: ListHistory, rows: ReadRows, access: AccessLog },
  historyPage,
);
