import type { Clock } from '../../shared/clock.ts';
import { batchHoldMs, batchWait, type HeldJob } from '../domain/batch-wait.ts';
import type { GenerationRecord } from '../domain/generation-record.ts';
import type { JobRepository, Lease } from '../ports/job-repository.ts';
import { longestCustomId, type TextBatches } from '../ports/text-batches.ts';
import type { ProcessSettings } from './process-generation.ts';
import type { PromptComposer } from './prompt-composer.ts';
import type { StatusAnnouncer } from './status-announcer.ts';

interface Deps {
  jobs: JobRepository;
  promptComposer: PromptComposer;
  batches: TextBatches;
  announcer: StatusAnnouncer;
  clock: Clock;
  settings: Pick<ProcessSettings, 'workerId' | 'leaseMs'>;
}

/**
 * Puts a job aside for a batch: claims it, makes its line of the input file, and lets it wait where neither worker nor
 * sweep takes it. Null when there was nothing to take.
 */
export class HoldForBatch {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** `takesOver`: the fence of a wait for an earlier slice that was never submitted. */
  async execute(input: {
    readonly recordId: string;
    readonly slice: string;
    readonly takesOver: number | null;
  }): Promise<{ readonly held: HeldJob; readonly line: string } | null> {
    const { jobs, clock, settings, announcer } = this.#deps;
    const { recordId, slice, takesOver } = input;
    const now = clock.now();
    const lease: Lease = { owner: settings.workerId, now, until: now + settings.leaseMs };
    const record =
      takesOver === null ? await jobs.claim(recordId, lease) : await jobs.claimWaiting(recordId, takesOver, lease);
    if (record === null) return null;
    const { fence } = record.job;
    try {
      const { line, inputHash } = await this.#lineOf(record);
      const until = clock.now() + batchHoldMs;
      const to = { availableAt: until, refundAttempt: true, reason: batchWait(slice), now: clock.now() };
      if (!(await jobs.reschedule(recordId, fence, to))) return null;
      await announcer.announce(record, 'pending', now);
      return { held: { recordId, fence, inputHash }, line };
    } catch (error) {
      await jobs.reschedule(recordId, fence, { availableAt: now, refundAttempt: true, reason: null, now });
      throw error;
    }
  }

  async #lineOf(record: GenerationRecord): Promise<{ line: string; inputHash: string }> {
    const { promptComposer, batches } = this.#deps;
    const { snapshot } = record.inputs;
    if (snapshot === null) throw new Error(`record ${record.id} has no contact to write from`);
    const { prompt, inputHash } = await promptComposer.compose({ record, snapshot });
    const customId = customIdOf({ recordId: record.id, fence: record.job.fence });
    const line = await batches.requestLine({ customId, model: record.job.request.aiModel, prompt });
    return { line, inputHash };
  }
}

/** Names a claim of a record; no two requests ever have the same. */
export function customIdOf({ recordId, fence }: Pick<HeldJob, 'recordId' | 'fence'>): string {
  const id = `${recordId}:${fence}`;
  if (id.length > longestCustomId) throw new Error(`the id of record ${recordId} is too long for a batch`);
  return id;
}
