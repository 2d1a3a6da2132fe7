import { GetSource, NoteRead } from '@overture/core/app';
import { getSource } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const getSourceRoute = defineRoute(
  getSource,
  { source: GetSource, noteRead: NoteRead },
  async ({ query, session }, { source, noteRead }) => {
    const { fromAdminSideUserId: ownerId, ...which } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId: which.hubspotId, what: 'a source' });
    return source.execute({ actor: session, ownerId, ...which });
  },
);
