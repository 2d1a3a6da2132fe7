import { setTimeout as sleep } from 'node:timers/promises';
import { HistoryRepository } from '@overture/core/records/ports/history-repository';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import type { GenerationRecord } from '@overture/core/records/domain/generation-record';
import { waitText } from '@overture/core/contract';
import type { OpenCore } from '@overture/core/composition';
import type { CommandDeps } from './command-deps.ts';

const pollMs = 200;
/** A worker takes a job within milliseconds, so that a job that waits this long has no worker. */
const patienceMs = 3_000;

/**
 * Waits until a generation has ended. If no worker takes it, this process generates it; a job can be claimed only once.
 * Rejects if the record is deleted meanwhile, and on Ctrl-C, after which the generation continues.
 */
export async function followGeneration(
  recordId: string,
  core: OpenCore,
  { io, signal }: CommandDeps,
): Promise<GenerationRecord> {
  const startedAt = Date.now();
  let pendingSince = startedAt;
  /** The next attempt that was announced last. */
  let announced = 0;
  for (;;) {
    const record = await core.get(HistoryRepository).findById(recordId);
    if (record === null) throw new Error('The record was deleted meanwhile.');
    const { status, availableAt, waitReason } = record.job;
    if (status === 'ready' || status === 'error') {
      io.progress('');
      return record;
    }
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    if (status === 'pending' && waitReason !== null && announced !== availableAt) {
      announced = availableAt;
      io.progress('');
      io.message(`${waitText({ ...waitReason, nextAttemptAt: new Date(availableAt).toISOString() })}.`);
    }
    io.progress(
      `${status === 'processing' ? 'Writing' : waitReason === null ? 'Waiting for a worker' : 'Waiting'} … ${seconds} s`,
    );
    if (status !== 'pending' || availableAt > Date.now()) pendingSince = Date.now();
    if (Date.now() - pendingSince > patienceMs) {
      await core.get(ProcessGeneration).execute({ recordId, signal });
      pendingSince = Date.now();
    }
    await sleep(pollMs, undefined, { signal });
  }
}
