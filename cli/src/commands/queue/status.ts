import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const showQueue = defineCommand({
  summary: 'Count what waits: jobs in the queue, dead letters, and jobs by status.',
  options: { json: jsonOption('the counts') },
  examples: ['overture queue status'],
  async run({ json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const { JobQueue } = await import('@overture/core/records/ports/job-queue');
    const { JobRepository } = await import('@overture/core/records/ports/job-repository');
    const { printTable } = await import('../../table.ts');
    const { amqpUrl } = await readSettings();
    const core = await openCore();
    const [waiting, deadLetters, jobs] = await Promise.all([
      core.get(JobQueue).depth(),
      core.get(DeadLetters).count(),
      core.get(JobRepository).countByStatus(),
    ]);
    const status = { queue: amqpUrl === undefined ? 'embedded' : 'rabbitmq', waiting, deadLetters, jobs };
    if (json) return io.json(status);
    printTable(
      io,
      ['Queue', 'Waiting', 'Dead letters', 'Pending', 'Processing', 'Ready', 'Error'],
      [[status.queue, ...[waiting, deadLetters, jobs.pending, jobs.processing, jobs.ready, jobs.error].map(String)]],
    );
  },
});
