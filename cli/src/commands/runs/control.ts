import type { RunAction } from '@overture/core/runs/use-cases/control-run';
import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { defineCommand, option } from '../../define-command.ts';
import type { CommandDeps } from '../../command-deps.ts';
import { runArgument, runUserOption } from './run-options.ts';

const json = jsonOption('the run');
const plain = { as: runUserOption, json };

export const showRun = defineCommand({
  summary: 'Show a run: its state, how far it is, and what it has cost.',
  arguments: { id: runArgument },
  options: plain,
  examples: ['overture runs show 0199b1f2'],
  run: (chosen, deps) => act(chosen, deps),
});

export const pauseRun = defineCommand({
  summary: 'Pause a run. What is being written is finished.',
  arguments: { id: runArgument },
  options: plain,
  examples: ['overture runs pause 0199b1f2'],
  run: (chosen, deps) => act(chosen, deps, { kind: 'pause' }),
});

export const stopRun = defineCommand({
  summary: 'Stop a run for good. What is being written is finished, the other contacts are not written.',
  arguments: { id: runArgument },
  options: plain,
  examples: ['overture runs stop 0199b1f2'],
  run: (chosen, deps) => act(chosen, deps, { kind: 'stop' }),
});

export const retryRun = defineCommand({
  summary: 'Try the failed contacts of a run again.',
  arguments: { id: runArgument },
  options: plain,
  examples: ['overture runs retry 0199b1f2'],
  run: (chosen, deps) => act(chosen, deps, { kind: 'retry' }),
});

export const resumeRun = defineCommand({
  summary: 'Continue a paused run, if need be with another maximum cost.',
  arguments: { id: runArgument },
  options: {
    ...plain,
    maxCost: option(
      '--max-cost <usd>',
      'US dollars that it may spend in all (default: as before)',
      z.coerce.number().positive().max(1_000_000).optional(),
    ),
  },
  examples: ['overture runs resume 0199b1f2 --max-cost 40'],
  run: ({ maxCost, ...chosen }, deps) => act(chosen, deps, { kind: 'resume', maxCostUsd: maxCost }),
});

/** Does something with a run, if anything, and prints it. */
async function act(
  chosen: { readonly id: string; readonly as: string | undefined; readonly json: boolean },
  { io, openCore }: Pick<CommandDeps, 'io' | 'openCore'>,
  action?: RunAction,
): Promise<void> {
  const { FindActingUser } = await import('@overture/core/people/users/use-cases/find-acting-user');
  const { ControlRun } = await import('@overture/core/runs/use-cases/control-run');
  const { ViewRuns } = await import('@overture/core/runs/use-cases/view-runs');
  const { cliActor } = await import('../../cli-actor.ts');
  const { printRun, wireOf } = await import('./print-run.ts');
  const core = await openCore();
  const user = await core.get(FindActingUser).execute({ email: chosen.as });
  const actor = { userId: user.id, role: user.role, department: user.department };
  const { id } = chosen;
  // A superadmin has no domain, and may continue the runs of any.
  const run =
    action === undefined
      ? await core.get(ViewRuns).find(actor, id)
      : await core.get(ControlRun).execute({ actor, auditActor: cliActor(), id, action });
  const shown = wireOf(await core.get(ViewRuns).of(run), core);
  if (chosen.json) io.json(shown);
  else printRun(io, shown);
}
