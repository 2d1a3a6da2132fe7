import { ListTrials } from '@overture/core/app';
import { listTrials } from '@overture/core/contract';
import { presentTrial } from '@overture/core/presentation';
import { defineRoute } from '../../http/route.ts';

export const listTrialsRoute = defineRoute(
  listTrials,
  { list: ListTrials },
  async ({ query: { _id, trial, limit } }, { list }) => {
    const trials = trial === undefined ? await list.execute(_id, limit) : [await list.find(_id, trial)];
    return { trials: trials.map(presentTrial) };
  },
);
