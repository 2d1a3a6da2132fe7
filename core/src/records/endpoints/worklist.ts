import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { AccessLog } from '../../audit/use-cases/access-log.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute } from '../../platform/http/route.ts';
import { listWorklist, seeReply } from '../contract/worklist.ts';
import { presentWork } from '../presentation/worklist.ts';
import { ListWorklist } from '../use-cases/list-worklist.ts';
import { SeeReply } from '../use-cases/see-reply.ts';

export const listWorklistRoute = defineRoute(
  listWorklist,
  { list: ListWorklist, access: AccessLog },
  async ({ query, session, names }, { list, access }) => {
    const { tab, department, template, fromAdminSideUserId: ownerId, page, limit, ...filter } = query;
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
    return { counts, items: items.map((item) => presentWork(item, session.email)), total };
  },
);

export const seeReplyRoute = defineRoute(seeReply, { see: SeeReply }, async ({ body, session }, { see }) => {
  await see.execute({ actor: session, hubspotId: body.hubspotId, ownerId: body.fromAdminSideUserId });
  return { message: 'Seen' };
});
