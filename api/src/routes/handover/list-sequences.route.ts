import { ListCrmSequences } from '@overture/core/app';
import { listSequences } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const listSequencesRoute = defineRoute(
  listSequences,
  { list: ListCrmSequences },
  async ({ query, session }, { list }) => {
    const { hubspotId, fromAdminSideUserId: ownerId } = query;
    const { sequences, missingProperties } = await list.execute({
      actor: session,
      hubspotId,
      ownerId,
      version: undefined,
    });
    return {
      sequences: sequences.map(({ id, name, sendAfterDays }) => ({ id, name, steps: sendAfterDays.length })),
      missingProperties: [...missingProperties],
    };
  },
);
