import type { Logger, ProcessGeneration } from '@overture/core/app';
import type { JobMessage } from '@overture/core/contract';

/**
 * Handles one queue message: the use case decides everything, also failures. It rejects only when the record itself
 * could not be read or written, and the queue then delivers the message again.
 */
export function generationConsumer(deps: {
  processGeneration: ProcessGeneration;
  logger: Logger;
  stopping: AbortSignal;
}): (message: JobMessage) => Promise<void> {
  return async ({ recordId }) => {
    const startedAt = performance.now();
    const outcome = await deps.processGeneration.execute({ recordId, signal: deps.stopping });
    if (outcome === 'none') return;
    deps.logger.info({ recordId, outcome, ms: Math.round(performance.now() - startedAt) }, 'generation handled');
  };
}
