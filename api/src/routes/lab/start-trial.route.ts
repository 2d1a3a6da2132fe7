import { auditActorOf, StartTrial } from '@overture/core/app';
import { startTrial } from '@overture/core/contract';
import { defineRoute } from '../../http/route.ts';

export const startTrialRoute = defineRoute(startTrial, { start: StartTrial }, async ({ body, session }, { start }) => {
  const { _id, prompt, samples, ...rest } = body;
  return start.execute({ ...rest, actor: auditActorOf(session), promptId: _id, text: prompt, sampleIds: samples });
});
