import { setTimeout as sleep } from 'node:timers/promises';
import { ListTrials, type ShownTrial } from '@overture/core/prompts/trials/use-cases/list-trials';
import { WriteTrialCell } from '@overture/core/prompts/trials/use-cases/write-trial-cell';
import type { OpenCore } from '@overture/core/composition';
import type { CommandDeps } from './command-deps.ts';

const pollMs = 500;
/** How many cells this process writes at once. */
const concurrency = 4;

/**
 * Waits until a trial has ended, and writes the cells that no worker has taken yet; a cell can be taken only once.
 * Rejects on Ctrl-C; unfinished cells are given back.
 */
export async function followTrial(
  { promptId, trialId }: { readonly promptId: string; readonly trialId: string },
  core: OpenCore,
  { io, signal }: CommandDeps,
): Promise<ShownTrial> {
  const write = core.get(WriteTrialCell);
  for (;;) {
    const shown = await core.get(ListTrials).find(promptId, trialId);
    const ended = shown.cells.filter(({ state }) => state === 'ready' || state === 'error').length;
    io.progress(shown.isDone ? '' : `Writing … ${ended} of ${shown.cells.length}`);
    if (shown.isDone) return shown;
    const ids = shown.trial.cells.map(({ cellId }) => cellId);
    const works: Promise<void>[] = [];
    for (let cell = await write.claim(ids); cell !== null; cell = await write.claim(ids)) {
      works.push(write.carryOut(cell, signal));
      if (works.length === concurrency) break;
    }
    await Promise.all(works);
    signal.throwIfAborted();
    if (works.length === 0) await sleep(pollMs, undefined, { signal });
  }
}
