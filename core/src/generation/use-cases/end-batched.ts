import { setTimeout as sleep } from 'node:timers/promises';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { ServiceTypeRepository } from '../../prompts/ports/service-type-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { GenerationRecord, GenerationVersion, JobError } from '../domain/generation-record.ts';
import type { JobRepository } from '../ports/job-repository.ts';
import type { PlaybookHtml } from '../ports/playbook-html.ts';
import type { SequenceAnswer } from '../ports/text-generator.ts';
import type { HeldJob } from '../domain/batch-wait.ts';
import type { StatusAnnouncer } from './status-announcer.ts';
import { versionOf } from './version-of.ts';

interface Deps {
  jobs: JobRepository;
  history: HistoryRepository;
  services: ServiceTypeRepository;
  html: PlaybookHtml;
  announcer: StatusAnnouncer;
  clock: Clock;
}

/** `lost`: the job did not wait for this any more, and is as its record now says; null: it was removed. */
export type EndedBatched =
  | { readonly kind: 'ready'; readonly version: GenerationVersion }
  | { readonly kind: 'error'; readonly error: JobError }
  | { readonly kind: 'lost'; readonly record: GenerationRecord | null };

const shortestPauseMs = 100;
const longestPauseMs = 5_000;

/**
 * Ends a job that `HoldForBatch` put aside with what its batch answered, as a live answer ends one: once, by the fence
 * of that claim. Told the same again, it changes nothing and answers the same.
 */
export class EndBatched {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: {
    readonly held: HeldJob;
    readonly result: SequenceAnswer | AppError;
    readonly isSandboxAi: boolean;
    readonly signal?: AbortSignal;
  }): Promise<EndedBatched> {
    const { held, result, signal } = input;
    // A result is paid for: a store that is away is asked again.
    for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        return result instanceof AppError ? await this.#fail(held, result) : await this.#complete(input, result);
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_ready')) throw error;
      }
      await sleep(pauseMs, undefined, { signal });
    }
  }

  async #complete(
    { held, isSandboxAi }: { readonly held: HeldJob; readonly isSandboxAi: boolean },
    written: SequenceAnswer,
  ): Promise<EndedBatched> {
    const { jobs, history, services, html, announcer, clock } = this.#deps;
    const record = await history.findById(held.recordId);
    if (record === null || record.job.fence !== held.fence || record.inputs.snapshot === null) {
      return { kind: 'lost', record };
    }
    const { inputHash } = held;
    const { snapshot } = record.inputs;
    const composed = { inputHash, services: await services.list() };
    const version = versionOf({ record, snapshot, composed, written, now: clock.now(), html, isSandboxAi });
    if (!(await jobs.complete(held.recordId, held.fence, version))) {
      return { kind: 'lost', record: await history.findById(held.recordId) };
    }
    await announcer.announce(record, 'ready', version.readyAt);
    return { kind: 'ready', version };
  }

  async #fail({ recordId, fence }: HeldJob, { code, message }: AppError): Promise<EndedBatched> {
    const { jobs, history, announcer, clock } = this.#deps;
    const now = clock.now();
    const isEnded = await jobs.fail(recordId, fence, { code, message }, now);
    const record = await history.findById(recordId);
    if (!isEnded || record === null) return { kind: 'lost', record };
    await announcer.announce(record, 'error', now);
    return { kind: 'error', error: { code, message } };
  }
}
