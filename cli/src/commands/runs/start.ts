import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import { runOptions } from './run-options.ts';

export const startRun = defineCommand({
  summary: 'Start a run: the workers generate for a whole list, within a maximum cost.',
  notes: `
    The command ends at once; the workers carry the run out. What calls may cost is set aside before they are made, so that
    the run never spends more than --max-cost. There it pauses, and goes on when "runs resume" names a higher one.`,
  options: {
    name: option('--name <name>', 'name of the run', z.string().trim().min(1).max(120)),
    maxCost: option('--max-cost <usd>', 'US dollars that it may spend', z.coerce.number().positive().max(1_000_000)),
    ...runOptions,
    json: jsonOption('the run'),
  },
  examples: [
    'overture runs start --list 7003 --name "Relaunch" --max-cost 20 --prompt starter-template-1 --domain Overture-Sales',
  ],
  async run({ json, name, maxCost, ...chosen }, deps) {
    const { StartRun } = await import('@overture/core/runs/use-cases/start-run');
    const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
    const { cliActor } = await import('../../cli-actor.ts');
    const { printRun, wireOf } = await import('./print-run.ts');
    const { runRequest } = await import('./run-request.ts');
    const { request } = await runRequest(chosen, deps);
    const core = await deps.openCore();
    const started = { ...request, name, maxCostUsd: maxCost, auditActor: cliActor(), idempotencyKey: undefined };
    const run = wireOf(await core.get(ViewRuns).of(await core.get(StartRun).execute(started)), core);
    if (json) return deps.io.json(run);
    printRun(deps.io, run);
  },
});
