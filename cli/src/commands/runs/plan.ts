import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { runOptions } from './run-options.ts';

export const planRun = defineCommand({
  summary: 'Show what a run would do, whom it leaves out and why, and what it costs. Nothing is paid for.',
  options: { ...runOptions, json: jsonOption('the plan') },
  examples: ['overture runs plan --list 7003 --prompt starter-template-1 --domain Overture-Sales'],
  async run({ json, ...chosen }, deps) {
    const { PlanRun } = await import('@overture/core/runs/use-cases/plan-run');
    const { runPlanLines } = await import('./print-run.ts');
    const { runRequest } = await import('./run-request.ts');
    const { request } = await runRequest(chosen, deps);
    const plan = await (await deps.openCore()).get(PlanRun).execute(request);
    if (json) return deps.io.json(plan);
    for (const line of runPlanLines(plan)) deps.io.data(line);
  },
});
