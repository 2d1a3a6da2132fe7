import { auditActorOf } from '../../audit/domain/audit-entry.ts';
import { departmentKey } from '../../platform/http/department-key.ts';
import { defineRoute, type Call } from '../../platform/http/route.ts';
import {
  getRun,
  listRunRows,
  listRuns,
  pauseRun,
  planRun,
  resumeRun,
  retryRun,
  startRun,
  stopRun,
} from '../contract/runs.ts';
import { presentRow, presentRun } from '../presentation/run.ts';
import { ControlRun, type RunAction } from '../use-cases/control-run.ts';
import { PlanRun } from '../use-cases/plan-run.ts';
import type { RunRequest } from '../use-cases/run-request.ts';
import { StartRun } from '../use-cases/start-run.ts';
import { ViewRuns } from '../use-cases/view-runs.ts';

export const planRunRoute = defineRoute(planRun, PlanRun, async (call, plan) => ({
  plan: await plan.execute(requestOf(call)),
}));

export const startRunRoute = defineRoute(
  startRun,
  { start: StartRun, view: ViewRuns },
  async (call, { start, view }) => {
    const { name, maxCostUsd } = call.body;
    const run = await start.execute({
      ...requestOf(call),
      name,
      maxCostUsd,
      auditActor: auditActorOf(call.session),
      idempotencyKey: call.idempotencyKey,
    });
    return { run: presentRun(await view.of(run), call.names) };
  },
);

export const listRunsRoute = defineRoute(listRuns, ViewRuns, async ({ query, session, names }, view) => {
  const { userId, ...page } = query;
  const { items, total } = await view.list(session, userId, page);
  return { runs: items.map((shown) => presentRun(shown, names)), total };
});

export const getRunRoute = defineRoute(getRun, ViewRuns, async ({ params, session, names }, view) => ({
  run: presentRun(await view.of(await view.find(session, params.id)), names),
}));

export const listRunRowsRoute = defineRoute(listRunRows, ViewRuns, async ({ params, query, session }, view) => {
  const { items, total } = await view.rows(session, params.id, query);
  return { rows: items.map(presentRow), total };
});

const controls = { control: ControlRun, view: ViewRuns };

export const pauseRunRoute = defineRoute(pauseRun, controls, (call, deps) => control(call, { kind: 'pause' }, deps));
export const stopRunRoute = defineRoute(stopRun, controls, (call, deps) => control(call, { kind: 'stop' }, deps));
export const retryRunRoute = defineRoute(retryRun, controls, (call, deps) => control(call, { kind: 'retry' }, deps));
export const resumeRunRoute = defineRoute(resumeRun, controls, (call, deps) =>
  control(call, { kind: 'resume', maxCostUsd: call.body.maxCostUsd }, deps),
);

async function control(
  { session, params, names }: Pick<Call<typeof pauseRun>, 'session' | 'params' | 'names'>,
  action: RunAction,
  deps: { readonly control: ControlRun; readonly view: ViewRuns },
) {
  const run = await deps.control.execute({ actor: session, auditActor: auditActorOf(session), id: params.id, action });
  return { run: presentRun(await deps.view.of(run), names) };
}

function requestOf({
  body,
  session,
  names,
  signal,
}: Pick<Call<typeof planRun>, 'body' | 'session' | 'names' | 'signal'>): RunRequest {
  return {
    actor: session,
    department: body.department === undefined ? null : departmentKey(names, body.department, 'department'),
    listId: body.listId,
    contacts: body.contacts,
    promptId: body.selectedPrompt,
    aiModel: body.aiModel,
    serviceTier: body.serviceTier ?? 'default',
    language: body.language,
    include: body.include ?? [],
    signal,
  };
}
