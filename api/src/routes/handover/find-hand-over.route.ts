import { FindHandOvers } from '@overture/core/app';
import { findHandOver } from '@overture/core/contract';
import { presentHandOver } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const findHandOverRoute = defineRoute(
  findHandOver,
  { handOvers: FindHandOvers },
  async ({ query, session }, { handOvers }) => {
    const { fromAdminSideUserId: ownerId, version, hubspotId } = query;
    const handOver = await handOvers.ofVersion({ actor: session, hubspotId, ownerId, version });
    return { handOver: handOver && presentHandOver(handOver) };
  },
);
