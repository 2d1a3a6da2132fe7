import { ListRevisions, NoteRead } from '@overture/core/app';
import { listRevisions } from '@overture/core/contract';
import { presentRevision } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listRevisionsRoute = defineRoute(
  listRevisions,
  { list: ListRevisions, noteRead: NoteRead },
  async ({ query, session }, { list, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, ...which } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId: which.hubspotId, what: 'revisions' });
    const revisions = await list.execute({ actor: session, ownerId, version, ...which });
    return { revisions: revisions.map(presentRevision) };
  },
);
