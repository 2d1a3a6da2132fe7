import { writeFile } from 'node:fs/promises';
import type { Logger } from '@overture/core/platform/logger';
import { PeriodicTask } from './consumers/periodic-task.ts';

/** A health check allows for some missed rounds: see docker-compose.yml. */
const everyMs = 10_000;

/**
 * Writes a file again and again while jobs reach this worker, so that a health check need only look at its age. A worker
 * that hangs, or has lost its store or queue, lets the file grow old.
 */
export function heartbeat(options: {
  readonly file: string;
  /** Rejects while the store does not answer. */
  readonly pingStore: () => Promise<void> | void;
  readonly isReceiving: () => boolean;
  readonly logger: Logger;
}): PeriodicTask {
  const { file, pingStore, isReceiving, logger } = options;
  const beat = async (): Promise<void> => {
    await pingStore();
    if (isReceiving()) await writeFile(file, '');
  };
  return new PeriodicTask(beat, { name: 'heartbeat', everyMs, logger });
}
