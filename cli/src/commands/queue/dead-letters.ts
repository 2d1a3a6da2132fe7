import { DeadLetters } from '@overture/core/app';
import { z } from 'zod';
import type { Run } from '../../command-context.ts';
import { exitCodes } from '../../exit-codes.ts';
import { limitOption } from '../../limit-option.ts';
import { printTable } from '../../table.ts';

const optionsSchema = z.object({ limit: limitOption(1_000), json: z.boolean().default(false) });
const shownPayload = 80;

export const run: Run = async (input, context) => {
  const options = optionsSchema.parse(input.options);
  const deadLetters = (await context.core()).get(DeadLetters);
  const total = await deadLetters.count();
  const letters = (await deadLetters.list(options.limit)).map(({ deadAt, ...letter }) => ({
    ...letter,
    deadAt: deadAt === null ? null : new Date(deadAt).toISOString(),
  }));
  const { io } = context;
  if (options.json) {
    io.json(letters);
    return exitCodes.done;
  }
  if (letters.length === 0) io.message('No dead letters.');
  else {
    printTable(
      io,
      ['Id', 'Since', 'Reason', 'Payload'],
      letters.map((letter) => [
        letter.id,
        letter.deadAt?.slice(0, 16).replace('T', ' ') ?? '-',
        letter.reason,
        letter.payload.length > shownPayload ? `${letter.payload.slice(0, shownPayload)}…` : letter.payload,
      ]),
    );
  }
  if (total > letters.length) io.message(`${letters.length} of ${total} dead letters; --limit shows more.`);
  return exitCodes.done;
};
