import type { Container } from 'inversify';
import { DeadLetters } from '../generation/ports/dead-letters.ts';
import { JobQueue } from '../generation/ports/job-queue.ts';
import { StatusFeed } from '../generation/ports/status-feed.ts';
import type { Logger } from '../shared/logger.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** How processes reach one another: over the broker that the settings name, else through the store they share. */
export interface Messaging {
  readonly queue: JobQueue;
  readonly deadLetters: DeadLetters;
  readonly statusFeed: StatusFeed;
  /** Before the store is closed. */
  close(): Promise<void>;
}

/** Any store goes with any queue. A broker that is away does not stop the start: it is tried until it is there. */
export async function openMessaging(
  settings: Pick<Settings, 'amqpUrl'>,
  store: Pick<Store, 'queue' | 'deadLetters' | 'statusFeed'>,
  options: { readonly logger: Logger; readonly prefix?: string },
): Promise<Messaging> {
  if (settings.amqpUrl === undefined) {
    const { queue, deadLetters, statusFeed } = store;
    return { queue, deadLetters, statusFeed, close: async () => {} };
  }
  // Only who has a broker pays for loading its client.
  const { openRabbitMq } = await import('../adapters/rabbitmq/index.ts');
  return openRabbitMq({ url: settings.amqpUrl, ...options });
}

export function bindMessaging(container: Container, messaging: Messaging): void {
  container.bind(JobQueue).toConstantValue(messaging.queue);
  container.bind(DeadLetters).toConstantValue(messaging.deadLetters);
  container.bind(StatusFeed).toConstantValue(messaging.statusFeed);
}
