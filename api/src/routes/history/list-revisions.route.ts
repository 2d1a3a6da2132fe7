import { ListRevisions } from '@overture/core/app';
import { listRevisions } from '@overture/core/contract';
import { presentRevision } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listRevisionsRoute = defineRoute(
  listRevisions,
  { list: ListRevisions },
  async ({ query, session }, { list }) => {
    const { fromAdminSideUserId: ownerId, version, ...which } = query;
    const revisions = await list.execute({ actor: session, ownerId, version, ...which });
    return { revisions: revisions.map(presentRevision) };
  },
);
