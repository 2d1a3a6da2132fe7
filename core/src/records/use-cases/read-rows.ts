import { queuePositions } from '../contract/record.ts';
import type { WorkTab } from '../contract/worklist.ts';
import type { GenerationSummary } from '../domain/generation-record.ts';
import type { HandOver } from '../domain/hand-over.ts';
import { tabOf } from '../domain/worklist-place.ts';
import { JobRepository } from '../ports/job-repository.ts';
import { Clock } from '../../platform/clock.ts';
import { only, UseCase } from '../../platform/needs.ts';
import { FindHandOvers } from './find-hand-overs.ts';

/** A record with what a list shows beside it. */
export interface RecordRow {
  readonly record: GenerationSummary;
  /** Where it is in the worklist; null if nothing is left to do. */
  readonly tab: WorkTab | null;
  /** The newest hand-over that has a step in the CRM or sent. */
  readonly handOver: HandOver | undefined;
  /** The place in the queue of a record that waits for a worker. All places beyond the counted ones are equal. */
  readonly queuePosition: number | undefined;
}

export interface RecordRows {
  readonly rows: readonly RecordRow[];
  /** Whether a listed job has waited too long for a worker, and no worker is running. */
  readonly isWriterSilent: boolean;
}

/** An idle worker takes a job at once; if a job waits longer than this, no worker is running. */
const writerPatienceMs = 15_000;

/** Reads what a list shows beside the records of one page. */
export class ReadRows extends UseCase({
  jobs: JobRepository,
  handOvers: only(FindHandOvers, 'ofRecords'),
  clock: Clock,
}) {
  async execute(records: readonly GenerationSummary[]): Promise<RecordRows> {
    const now = this.deps.clock.now();
    const [positions, handOvers, isWriterSilent] = await Promise.all([
      this.#positionsOf(records),
      this.deps.handOvers.ofRecords(records.map(({ id }) => id)),
      this.#isWriterSilent(records),
    ]);
    const rows = records.map((record) => ({
      record,
      tab: tabOf(record, now),
      handOver: handOvers.get(record.id),
      queuePosition: positions.get(record.id),
    }));
    return { rows, isWriterSilent };
  }

  async #isWriterSilent(records: readonly GenerationSummary[]): Promise<boolean> {
    const { jobs, clock } = this.deps;
    const now = clock.now();
    const isLeft = records.some(({ job }) => job.status === 'pending' && job.availableAt <= now - writerPatienceMs);
    return isLeft && !(await jobs.isAnyHeld(now));
  }

  /** Reads only the head of the queue, and only when a record on the page waits. */
  async #positionsOf(records: readonly GenerationSummary[]): Promise<ReadonlyMap<string, number>> {
    const now = this.deps.clock.now();
    const waiting = records.filter(({ job }) => job.status === 'pending' && job.availableAt <= now);
    if (waiting.length === 0) return new Map();
    const line = await this.deps.jobs.listWaiting({ now, limit: queuePositions.max });
    return new Map(
      waiting.flatMap(({ id }) => {
        const place = line.indexOf(id) + 1;
        // A record that is not at the head is further back, or a worker has just taken it.
        if (place === 0 && line.length < queuePositions.max) return [];
        return [[id, place || queuePositions.max + 1] as const];
      }),
    );
  }
}
