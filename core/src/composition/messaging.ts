import type { Container } from 'inversify';
import { NoDeadLetters } from '../records/stores/queue/no-dead-letters.ts';
import { StoreJobQueue } from '../records/stores/queue/store-job-queue.ts';
import { DeadLetters } from '../records/ports/dead-letters.ts';
import { JobQueue } from '../records/ports/job-queue.ts';
import { StatusFeed } from '../records/ports/status-feed.ts';
import type { Clock } from '../platform/clock.ts';
import type { Logger } from '../platform/logger.ts';
import type { Tracing } from '../platform/tracing.ts';
import type { Settings } from '../platform/settings/settings.ts';
import type { Store } from './store.ts';

/**
 * The connections between processes: through the broker that the settings name, else through the store that they share.
 */
export interface Messaging {
  readonly queue: JobQueue;
  readonly deadLetters: DeadLetters;
  readonly statusFeed: StatusFeed;
  /** It must be closed before the store. */
  close(): Promise<void>;
}

/**
 * Opens queue, dead letters and status feed. Every store can be used with every queue. A start does not wait for the
 * broker; the connection is made when the broker answers.
 */
export async function openMessaging(
  settings: Pick<Settings, 'amqpUrl' | 'jobLeaseMs'>,
  store: Pick<Store, 'jobs' | 'jobWatch' | 'statusFeed'>,
  options: {
    readonly logger: Logger;
    readonly clock: Clock;
    readonly tracing: Tracing;
    readonly workerId: string;
    readonly prefix?: string;
  },
): Promise<Messaging> {
  const { logger, clock, tracing, workerId, prefix } = options;
  if (settings.amqpUrl === undefined) {
    const { jobs, jobWatch: watch, statusFeed } = store;
    const lease = { workerId, leaseMs: settings.jobLeaseMs };
    return {
      queue: new StoreJobQueue({ jobs, watch, clock, logger, lease }),
      deadLetters: new NoDeadLetters(),
      statusFeed,
      close: async () => {},
    };
  }
  // The client is loaded only when a broker is set.
  const { openRabbitMq } = await import('../vendors/rabbitmq/index.ts');
  return openRabbitMq({ url: settings.amqpUrl, logger, tracing, prefix });
}

export function bindMessaging(container: Container, messaging: Messaging): void {
  container.bind(JobQueue).toConstantValue(messaging.queue);
  container.bind(DeadLetters).toConstantValue(messaging.deadLetters);
  container.bind(StatusFeed).toConstantValue(messaging.statusFeed);
}
