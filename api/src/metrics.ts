import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ApiContext } from './http/api-context.ts';
import { within } from '@overture/core/platform/within';

export interface MetricsSources {
  /** The number of records by the status of their newest job. */
  readonly countJobs: () => Promise<Readonly<Record<string, number>>>;
  readonly queueDepth: () => Promise<number>;
  readonly openStreams: () => number;
}

export interface Metrics {
  /** Counts an answer that took `ms` milliseconds. */
  readonly count: (ctx: ApiContext, ms: number) => void;
  readonly contentType: string;
  /** The metrics as Prometheus text. A source that does not answer in time is left out. */
  read(): Promise<string>;
}

const sourceDeadlineMs = 2_000;

/**
 * Collects request counts and durations by route template, jobs by status, the queue, live streams, and the process.
 */
export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const labelNames = ['method', 'route', 'status'] as const;
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route template.',
    labelNames,
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to the end of its answer, by route template.',
    labelNames,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers: [registry],
  });
  const jobs = new Gauge({
    name: 'overture_jobs',
    help: 'Records by the status of their newest job.',
    labelNames: ['status'] as const,
    registers: [registry],
  });
  const depth = new Gauge({
    name: 'overture_queue_depth',
    help: 'Messages waiting in the job queue.',
    registers: [registry],
  });
  const streams = new Gauge({
    name: 'overture_event_streams',
    help: 'Open streams of server-sent events.',
    registers: [registry],
  });

  return {
    contentType: registry.contentType,
    count: (ctx, ms) => {
      // The duration of an event stream says nothing about speed, because it lasts as long as its page is open.
      const isStream = ctx.response.type === 'text/event-stream';
      const labels = { method: ctx.method, route: ctx.state.route ?? 'web', status: String(ctx.status) };
      requests.inc(labels);
      if (!isStream) seconds.observe(labels, ms / 1000);
    },
    read: async () => {
      streams.set(sources.openStreams());
      await Promise.allSettled([
        within(sourceDeadlineMs, 'the store did not answer', sources.countJobs()).then(
          (counts) => {
            for (const [status, count] of Object.entries(counts)) jobs.set({ status }, count);
          },
          () => jobs.reset(),
        ),
        within(sourceDeadlineMs, 'the queue did not answer', sources.queueDepth()).then((count) => depth.set(count)),
      ]);
      return registry.metrics();
    },
  };
}
