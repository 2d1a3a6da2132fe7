import type { JobDelivery, Logger, ProcessGeneration } from '@overture/core/app';

/**
 * Handles one job of the queue. The use case decides everything, including failures. It rejects only when the record
 * could not be read or written; then the queue delivers the job again.
 */
export function generationConsumer(deps: {
  processGeneration: ProcessGeneration;
  logger: Logger;
  stopping: AbortSignal;
}): (delivery: JobDelivery) => Promise<void> {
  return async (delivery) => {
    const startedAt = performance.now();
    const outcome = await deps.processGeneration.execute({ ...delivery, signal: deps.stopping });
    if (outcome === 'none') return;
    deps.logger.info(
      { recordId: delivery.recordId, outcome, ms: Math.round(performance.now() - startedAt) },
      'generation handled',
    );
  };
}
