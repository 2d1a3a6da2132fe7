import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { AccessLog } from '../../audit/use-cases/access-log.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { approveMany, listWorklist, seeReply } from '../contract/worklist.ts';
import { presentRow } from '../presentation/record.ts';
import { presentWork } from '../presentation/worklist.ts';
import { actOnMany } from '../use-cases/act-on-many.ts';
import { ApproveVersion } from '../use-cases/approve-version.ts';
import { ListWorklist } from '../use-cases/list-worklist.ts';
import { ReadRows } from '../use-cases/read-rows.ts';
import { SeeReply } from '../use-cases/see-reply.ts';

export const listWorklistRoute = defineRoute(
  listWorklist,
  { list: ListWorklist, rows: ReadRows, access: AccessLog },
  async ({ query, session, names }, { list, rows, access }) => {
    const { tab, department, template, records, fromAdminSideUserId: ownerId, page, limit, ...filter } = query;
    const { items, total, counts } = await list.execute({
      actor: session,
      ownerId,
      tab,
      filter: {
        ...filter,
        promptId: template,
        ...(department !== undefined && { department: departmentKey(names, department, 'department') ?? undefined }),
      },
      page: { page, limit },
    });
    if (ownerId !== undefined && ownerId !== session.userId) {
      await access.read(auditActorOf(session), `records of ${ownerId}`);
    }
    if (records === undefined) return { counts, items: items.map((item) => presentWork(item, session.email)), total };
    const read = await rows.execute(items.map(({ record }) => record));
    const listed = read.rows.map((row) => ({
      ...presentWork(row, session.email),
      record: presentRow(row, names, session),
    }));
    return { counts, items: listed, total, writerSilent: read.isWriterSilent };
  },
);

export const seeReplyRoute = defineRoute(seeReply, SeeReply, async ({ body, session }, see) => {
  await see.execute({ actor: session, hubspotId: body.hubspotId, ownerId: body.fromAdminSideUserId });
  return { message: 'Seen' };
});

export const approveManyRoute = defineRoute(approveMany, ApproveVersion, async ({ body, session }, approve) => {
  const asCaller = { actor: session, auditActor: auditActorOf(session), ownerId: session.userId };
  const results = await actOnMany(body.items, (item) =>
    approve.execute({ ...asCaller, ...item, overrides: [], approved: true }),
  );
  return { results };
});
