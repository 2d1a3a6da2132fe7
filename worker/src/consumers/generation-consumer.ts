import type { JobDelivery } from '@overture/core/records/ports/job-queue';
import type { Logger } from '@overture/core/platform/logger';
import type { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';

/**
 * Handles one job of the queue. A broker's message only says that a job waits, and the worker claims the one whose turn it
 * is, so that users are served in turns although the broker delivers in the order of the submits. The use case decides
 * everything, including failures. It rejects only when the record could not be read or written; then the queue delivers
 * the job again.
 */
export function generationConsumer(deps: {
  processGeneration: ProcessGeneration;
  logger: Logger;
  stopping: AbortSignal;
}): (delivery: JobDelivery) => Promise<void> {
  return async (delivery) => {
    const startedAt = performance.now();
    const record = delivery.claimed ?? (await deps.processGeneration.claimNext());
    if (record === null) return;
    const { makeCall } = delivery;
    const outcome = await deps.processGeneration.carryOut(record, {
      signal: deps.stopping,
      ...(makeCall && { makeCall }),
    });
    deps.logger.info(
      { recordId: record.id, outcome, ms: Math.round(performance.now() - startedAt) },
      'generation handled',
    );
  };
}
