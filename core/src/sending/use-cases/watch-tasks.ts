import type { Credential } from '../../connections/domain/credential.ts';
import { Clock } from '../../platform/clock.ts';
import { UseCase } from '../../platform/needs.ts';
import { withStep, type HandOver, type HandOverStep } from '../../records/domain/hand-over.ts';
import { openSteps } from '../../records/domain/hand-over-state.ts';
import { HandOverRepository } from '../../records/ports/hand-over-repository.ts';
import { changeSeen } from '../domain/change-seen.ts';
import { CrmOutreach, maxTasksRead, type CrmTask } from '../ports/crm-outreach.ts';

/** Where there are more tasks than may be read at once, another part of them is read in each period of this length. */
const turnMs = 60 * 60_000;

interface OpenTask {
  readonly handOver: HandOver;
  readonly step: HandOverStep;
  readonly taskId: string;
}

/** Stores what somebody completed, deleted, moved or rewrote in the CRM. */
export class WatchTasks extends UseCase({ outreach: CrmOutreach, handOvers: HandOverRepository, clock: Clock }) {
  /**
   * Reads `maxTasks` open tasks at most, and answers the hand-overs as they are stored then. One that was changed
   * meanwhile is left to the next time. Errors: those of `CrmOutreach`.
   */
  async execute(
    handOvers: readonly HandOver[],
    { credential, maxTasks }: { readonly credential: Credential; readonly maxTasks: number },
  ): Promise<readonly HandOver[]> {
    const now = this.deps.clock.now();
    const open = partOf(handOvers.flatMap(openTasks), maxTasks, Math.floor(now / turnMs));
    const inCrm = await this.#read(open, credential);
    const stored = new Map<string, HandOver>();
    for (const [handOver, tasks] of Map.groupBy(open, (task) => task.handOver)) {
      const seen = tasks.reduce((current, { step, taskId }) => {
        const change = changeSeen(step, inCrm.get(taskId), handOver.timeZone);
        return change === null
          ? current
          : (withStep(current, step.index, now, (one) => ({ ...one, ...change })) ?? current);
      }, handOver);
      const kept = seen === handOver ? null : await this.deps.handOvers.replace(seen);
      if (kept !== null) stored.set(kept.id, kept);
    }
    return handOvers.map((one) => stored.get(one.id) ?? one);
  }

  async #read(tasks: readonly OpenTask[], credential: Credential): Promise<ReadonlyMap<string, CrmTask>> {
    const found: (readonly [string, CrmTask])[] = [];
    for (let at = 0; at < tasks.length; at += maxTasksRead) {
      const ids = tasks.slice(at, at + maxTasksRead).map(({ taskId }) => taskId);
      found.push(...(await this.deps.outreach.readTasks(ids, credential)));
    }
    return new Map(found);
  }
}

function openTasks(handOver: HandOver): readonly OpenTask[] {
  // What ends is archived by who ends it.
  if (handOver.to !== 'tasks' || handOver.ending !== null) return [];
  return openSteps(handOver).flatMap((step) => (step.crmId === null ? [] : [{ handOver, step, taskId: step.crmId }]));
}

/** As many as `max` of them, so that successive turns come to all. */
function partOf<T>(all: readonly T[], max: number, turn: number): readonly T[] {
  if (all.length <= max) return all;
  const first = (turn * max) % all.length;
  return [...all.slice(first), ...all.slice(0, first)].slice(0, max);
}
