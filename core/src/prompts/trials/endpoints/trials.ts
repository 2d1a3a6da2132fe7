import { ListTrials } from '../use-cases/list-trials.ts';
import { listTrials, startTrial } from '../contract/trials.ts';
import { presentTrial } from '../presentation/trial.ts';
import { defineRoute } from '../../../platform/http/route.ts';
import { auditActorOf } from '../../../audit/domain/audit-entry.ts';
import { StartTrial } from '../use-cases/start-trial.ts';

export const listTrialsRoute = defineRoute(listTrials, ListTrials, async ({ query: { _id, trial, limit } }, list) => {
  const trials = trial === undefined ? await list.execute(_id, limit) : [await list.find(_id, trial)];
  return { trials: trials.map(presentTrial) };
});

export const startTrialRoute = defineRoute(startTrial, StartTrial, async ({ body, session }, start) => {
  const { _id, prompt, samples, ...rest } = body;
  return start.execute({ ...rest, actor: auditActorOf(session), promptId: _id, text: prompt, sampleIds: samples });
});
