import { ListUserRecords } from '@overture/core/app';
import { listUserRecords } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';
import { presentRecordSummary } from '@overture/core/presentation';

export const listUserRecordsRoute = defineRoute(
  listUserRecords,
  { list: ListUserRecords },
  async ({ query, names }, { list }) => {
    const records = await list.execute({ userId: query.userId });
    return records.map((record) => presentRecordSummary(record, names));
  },
);
