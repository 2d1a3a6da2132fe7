import { DeadLetters, JobQueue, JobRepository } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({ json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { json } = optionsSchema.parse(input.options);
  const { amqpUrl } = await context.settings();
  const core = await context.core();
  const [waiting, deadLetters, jobs] = await Promise.all([
    core.get(JobQueue).depth(),
    core.get(DeadLetters).count(),
    core.get(JobRepository).countByStatus(),
  ]);
  const status = { queue: amqpUrl === undefined ? 'embedded' : 'rabbitmq', waiting, deadLetters, jobs };
  if (json) context.io.json(status);
  else {
    printTable(
      context.io,
      ['Queue', 'Waiting', 'Dead letters', 'Pending', 'Processing', 'Ready', 'Error'],
      [[status.queue, ...[waiting, deadLetters, jobs.pending, jobs.processing, jobs.ready, jobs.error].map(String)]],
    );
  }
  return exitCodes.done;
};
