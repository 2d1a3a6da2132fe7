import { jsonOption, limitOption } from '../../common-options.ts';
import { defineCommand } from '../../define-command.ts';
import { shortMoment } from '../../detail.ts';
import { noDeadLettersInStore } from './no-dead-letters.ts';

const shownPayload = 80;

export const listDeadLetters = defineCommand({
  summary: 'List the dead letters of RabbitMQ, oldest first: messages that nobody could read or finish.',
  options: { limit: limitOption({ default: 25, max: 1_000 }), json: jsonOption('the dead letters') },
  examples: ['overture queue dead-letters --limit 100'],
  async run({ limit, json }, { io, readSettings, openCore }) {
    const { DeadLetters } = await import('@overture/core/records/ports/dead-letters');
    const { printTable } = await import('../../table.ts');
    const { amqpUrl } = await readSettings();
    if (amqpUrl === undefined) return json ? io.json([]) : io.message(noDeadLettersInStore);
    const deadLetters = (await openCore()).get(DeadLetters);
    const total = await deadLetters.count();
    const letters = (await deadLetters.list(limit)).map(({ deadAt, ...letter }) => ({
      ...letter,
      deadAt: deadAt === null ? null : new Date(deadAt).toISOString(),
    }));
    if (json) return io.json(letters);
    if (letters.length === 0) return io.message('No dead letters.');
    printTable(
      io,
      ['Id', 'Since', 'Reason', 'Payload'],
      letters.map(({ id, deadAt, reason, payload }) => [
        id,
        deadAt === null ? '-' : shortMoment(deadAt),
        reason,
        payload.length > shownPayload ? `${payload.slice(0, shownPayload)}…` : payload,
      ]),
    );
    if (total > letters.length) io.message(`${letters.length} of ${total} dead letters; --limit shows more.`);
  },
});
