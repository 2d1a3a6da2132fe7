import { counted } from '@overture/core/contract';
import { z } from 'zod';
import { jsonOption, limitOption } from '../common-options.ts';
import { argument, defineCommand, flag, type Verbs } from '../define-command.ts';
import { exitCodes } from '../exit-codes.ts';
import { printList, shortMoment } from '../print.ts';
import { UsageError } from '../usage-error.ts';

const noDeadLettersInStore =
  'There are no dead letters: jobs wait in the records of the store. Only RabbitMQ puts messages aside (AMQP_URL).';

const status = defineCommand({
  summary: 'Count what waits: jobs in the queue, dead letters, and jobs by status.',
  options: { json: jsonOption('the counts') },
  examples: ['overture queue status'],
  async run({ json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const { JobQueue } = await import('@overture/core/records/ports/job-queue');
    const { JobRepository } = await import('@overture/core/records/ports/job-repository');
    const { amqpUrl } = await readSettings();
    const core = await openCore();
    const [waiting, deadLetters, jobs] = await Promise.all([
      core.get(JobQueue).depth(),
      core.get(DeadLetters).count(),
      core.get(JobRepository).countByStatus(),
    ]);
    const counts = { queue: amqpUrl === undefined ? 'embedded' : 'rabbitmq', waiting, deadLetters, jobs };
    if (json) return io.json(counts);
    await printList(io, [counts], {
      json,
      row: () => ({
        Queue: counts.queue,
        Waiting: waiting,
        'Dead letters': deadLetters,
        Pending: jobs.pending,
        Processing: jobs.processing,
        Ready: jobs.ready,
        Error: jobs.error,
      }),
    });
  },
});

const shownPayload = 80;

const deadLetters = defineCommand({
  summary: 'List the dead letters of RabbitMQ, oldest first: messages that nobody could read or finish.',
  options: { limit: limitOption({ default: 25, max: 1_000 }), json: jsonOption('the dead letters') },
  examples: ['overture queue dead-letters --limit 100'],
  async run({ limit, json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const { amqpUrl } = await readSettings();
    if (amqpUrl === undefined) return json ? io.json([]) : io.message(noDeadLettersInStore);
    const all = (await openCore()).get(DeadLetters);
    const total = await all.count();
    const letters = (await all.list(limit)).map(({ deadAt, ...letter }) => ({
      ...letter,
      deadAt: deadAt === null ? null : new Date(deadAt).toISOString(),
    }));
    await printList(io, letters, {
      json,
      none: 'No dead letters.',
      row: ({ id, deadAt, reason, payload }) => ({
        Id: id,
        Since: deadAt && shortMoment(deadAt),
        Reason: reason,
        Payload: payload.length > shownPayload ? `${payload.slice(0, shownPayload)}…` : payload,
      }),
      of: { total, what: 'dead letters' },
    });
  },
});

const retry = defineCommand({
  summary: 'Put dead letters of RabbitMQ back into the queue.',
  notes: 'Exit code 0 means that every message was put back, 3 that some of them do not exist (any more).',
  arguments: { ids: argument('[id...]', 'ids, as dead-letters lists them', z.array(z.string()).default([])) },
  options: { all: flag('--all', 'put back all dead letters'), json: jsonOption('the result') },
  examples: ['overture queue retry 17 18', 'overture queue retry --all'],
  async run({ ids: given, all, json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const ids = [...new Set(given)];
    if (all === ids.length > 0) throw new UsageError('Name the dead letters to put back, or all of them with --all.');
    const requeued = await (await openCore()).get(DeadLetters).requeue(all ? 'all' : ids);
    if (json) io.json({ requeued });
    else if ((await readSettings()).amqpUrl === undefined) io.message(noDeadLettersInStore);
    else io.message(`${counted(requeued, 'message')} put back into the queue.`);
    return all || requeued >= ids.length ? exitCodes.done : exitCodes.incomplete;
  },
});

export const queue: Verbs = { verbs: { status, 'dead-letters': deadLetters, retry } };
