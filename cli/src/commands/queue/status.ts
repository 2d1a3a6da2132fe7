import { jsonOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';

export const showQueue = defineCommand({
  summary: 'Count what waits: jobs in the queue, dead letters, and jobs by status.',
  options: { json: jsonOption('the counts') },
  examples: ['overture queue status'],
  async run({ json }, { io, readSettings, openCore }) {
    const { DeadLetters, JobQueue, JobRepository, printTable } = await import('../../toolbox.ts');
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
