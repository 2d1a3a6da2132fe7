import { DeadLetters } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { UsageError } from '../../usage-error.ts';

const optionsSchema = z.object({ all: z.boolean().default(false), json: z.boolean().default(false) });

export const run: Run = async (input, context) => {
  const { all, json } = optionsSchema.parse(input.options);
  const ids = [...new Set(input.args)];
  if (all === ids.length > 0) throw new UsageError('Name the dead letters to put back, or all of them with --all.');
  const deadLetters = (await context.core()).get(DeadLetters);
  const requeued = await deadLetters.requeue(all ? 'all' : ids);
  if (json) context.io.json({ requeued });
  else context.io.message(`${requeued} ${requeued === 1 ? 'message' : 'messages'} put back into the queue.`);
  return all || requeued >= ids.length ? exitCodes.done : exitCodes.incomplete;
};
