import { FindHandOvers, NoteRead } from '@overture/core/app';
import { findHandOver } from '@overture/core/contract';
import { presentHandOver } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const findHandOverRoute = defineRoute(
  findHandOver,
  { handOvers: FindHandOvers, noteRead: NoteRead },
  async ({ query, session }, { handOvers, noteRead }) => {
    const { fromAdminSideUserId: ownerId, version, hubspotId } = query;
    await noteRead.execute({ actor: session, ownerId, hubspotId, what: 'a hand-over' });
    const handOver = await handOvers.ofVersion({ actor: session, hubspotId, ownerId, version });
    return { handOver: handOver && presentHandOver(handOver) };
  },
);
