import { z } from 'zod';
import { jsonOption } from '../../common-options.ts';
import { argument, defineCommand, flag } from '../../define-command.ts';
import { exitCodes } from '../../exit-codes.ts';
import { UsageError } from '../../usage-error.ts';
import { noDeadLettersInStore } from './no-dead-letters.ts';

export const retryDeadLetters = defineCommand({
  summary: 'Put dead letters of RabbitMQ back into the queue.',
  notes: 'Exit code 0 means that every message was put back, 3 that some of them do not exist (any more).',
  arguments: { ids: argument('[id...]', 'ids, as dead-letters lists them', z.array(z.string()).default([])) },
  options: { all: flag('--all', 'put back all dead letters'), json: jsonOption('the result') },
  examples: ['overture queue retry 17 18', 'overture queue retry --all'],
  async run({ ids: given, all, json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const ids = [...new Set(given)];
    if (all === ids.length > 0) throw new UsageError('Name the dead letters to put back, or all of them with --all.');
    const deadLetters = (await openCore()).get(DeadLetters);
    const requeued = await deadLetters.requeue(all ? 'all' : ids);
    if (json) io.json({ requeued });
    else if ((await readSettings()).amqpUrl === undefined) io.message(noDeadLettersInStore);
    else io.message(`${requeued} ${requeued === 1 ? 'message' : 'messages'} put back into the queue.`);
    return all || requeued >= ids.length ? exitCodes.done : exitCodes.incomplete;
  },
});
