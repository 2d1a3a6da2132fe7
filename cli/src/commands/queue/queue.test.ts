import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { OvertureProcess } from '../../testing/overture-process.ts';

const lettersSchema = z.array(
  z.object({ id: z.string(), reason: z.string(), payload: z.string(), deadAt: z.iso.datetime() }),
);

describe('overture queue', () => {
  let overture: OvertureProcess;

  beforeAll(async () => {
    overture = await OvertureProcess.create();
    expect(await run(['migrate'])).toMatchObject({ code: 0 });
    const database = new DatabaseSync(join(overture.dataDir, 'overture.sqlite'));
    database.exec(`INSERT INTO queue_messages (body, visible_at, dead_reason) VALUES
      ('nonsense', 1767603600000, 'not a job message'), ('{"recordId":1}', 1767603600000, 'not a job message')`);
    database.close();
  });

  afterAll(() => overture.remove());

  const run = (args: readonly string[]) => overture.runHere(args);
  const json = async (args: readonly string[]): Promise<unknown> =>
    JSON.parse((await run(['queue', ...args, '--json'])).stdout);

  it('shows what was put aside, and puts it back', async () => {
    expect(await json(['status'])).toEqual({
      queue: 'embedded',
      waiting: 0,
      deadLetters: 2,
      jobs: { pending: 0, processing: 0, ready: 0, error: 0 },
    });
    const letters = lettersSchema.parse(await json(['dead-letters']));
    expect(letters.map(({ payload }) => payload)).toEqual(['nonsense', '{"recordId":1}']);
    expect(letters[0]).toMatchObject({ reason: 'not a job message', deadAt: '2026-01-05T09:00:00.000Z' });

    const limited = await run(['queue', 'dead-letters', '--limit', '1']);
    expect(limited.stdout.trimEnd().split('\t').slice(1)).toEqual([
      '2026-01-05 09:00',
      'not a job message',
      'nonsense',
    ]);
    expect(limited.stderr).toBe('1 of 2 dead letters; --limit shows more.\n');

    const one = await run(['queue', 'retry', letters[0]?.id ?? '']);
    expect(one).toMatchObject({ code: 0, stderr: '1 message put back into the queue.\n' });
    expect(await json(['status'])).toMatchObject({ waiting: 1, deadLetters: 1 });
    // It is not among the dead any more, so half of what was asked for is left undone.
    const both = await run(['queue', 'retry', letters[0]?.id ?? '', letters[1]?.id ?? '', '--json']);
    expect(both).toMatchObject({ code: 3, stdout: '{"requeued":1}\n' });
    expect(await run(['queue', 'retry', '--all'])).toMatchObject({
      code: 0,
      stderr: '0 messages put back into the queue.\n',
    });
    expect(await run(['queue', 'dead-letters'])).toEqual({ code: 0, stdout: '', stderr: 'No dead letters.\n' });
  });

  it.each([[['retry']], [['retry', '1', '--all']]])('calls %j wrong usage', async (args) => {
    const ended = await run(['queue', ...args]);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('Name the dead letters to put back, or all of them with --all.');
  });
});
