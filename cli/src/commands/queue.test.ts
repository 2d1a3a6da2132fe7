import { randomBytes } from 'node:crypto';
import { openCore, readSettings } from '@overture/core/composition';
import { describeWithServer, silentLogger } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testBroker, type TestBroker } from '@overture/core/testing/test-broker';
import type { CommandDeps } from '../command-deps.ts';
import type { Words } from '../define-command.ts';
import { Io } from '../io.ts';
import { CollectingStream } from '../testing/collecting-stream.ts';
import type { Ended } from '../testing/ended.ts';
import { OvertureProcess } from '../testing/overture-process.ts';
import { queue } from './queue.ts';

const lettersSchema = z.array(
  z.object({ id: z.string(), reason: z.string(), payload: z.string(), deadAt: z.iso.datetime() }),
);

describe('overture queue', () => {
  let overture: OvertureProcess;
  beforeAll(async () => {
    overture = await OvertureProcess.create();
  });
  afterAll(() => overture.remove());

  const run = (args: readonly string[]) => overture.runHere(['queue', ...args]);

  it('counts the jobs that wait in the store', async () => {
    expect(JSON.parse((await run(['status', '--json'])).stdout)).toEqual({
      queue: 'embedded',
      waiting: 0,
      deadLetters: 0,
      jobs: { pending: 0, processing: 0, ready: 0, error: 0 },
    });
  });

  it('says that only RabbitMQ has dead letters', async () => {
    const stderr =
      'There are no dead letters: jobs wait in the records of the store. Only RabbitMQ puts messages aside (AMQP_URL).\n';
    expect(await run(['dead-letters'])).toEqual({ code: 0, stdout: '', stderr });
    expect(await run(['dead-letters', '--json'])).toEqual({ code: 0, stdout: '[]\n', stderr: '' });
    expect(await run(['retry', '--all'])).toEqual({ code: 0, stdout: '', stderr });
    expect(await run(['retry', '17'])).toEqual({ code: 3, stdout: '', stderr });
  });

  it.each([[['retry']], [['retry', '1', '--all']]])('reports %j as wrong usage', async (args) => {
    const ended = await run(args);
    expect(ended).toMatchObject({ code: 2, stdout: '' });
    expect(ended.stderr).toContain('Name the dead letters to put back, or all of them with --all.');
  });
});

describeWithServer('AMQP_TEST_URL', 'overture queue on RabbitMQ', (address) => {
  let overture: OvertureProcess;
  let broker: TestBroker;
  beforeAll(async () => {
    overture = await OvertureProcess.create({
      AMQP_URL: address,
      JWT_SECRET: 'x'.repeat(64),
      ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    });
    broker = testBroker(address);
  });
  afterAll(async () => {
    await broker.remove();
    await overture.remove();
  });

  /** Runs a command against names of our own on the broker. */
  async function run(verb: string, words: Words): Promise<Ended> {
    const [stdout, stderr] = [new CollectingStream(), new CollectingStream()];
    const settings = readSettings(overture.environment);
    const core = await openCore(settings, { logger: silentLogger, overrides: { brokerPrefix: broker.prefix } });
    const deps: CommandDeps = {
      io: new Io({ stdin: process.stdin, stdout, stderr, environment: overture.environment }),
      readSettings: async () => settings,
      openCore: async () => core,
      signal: new AbortController().signal,
      secondInterrupt: () => new AbortController().signal,
    };
    try {
      const code = await queue.verbs[verb]?.execute(words, deps);
      return { code: code ?? -1, stdout: stdout.text, stderr: stderr.text };
    } finally {
      await core.close();
    }
  }
  const list = async () =>
    lettersSchema.parse(JSON.parse((await run('dead-letters', { limit: '25', json: true })).stdout));

  it('shows dead letters, and puts them back', async () => {
    const { queue: jobs, deadLetters } = broker.open();
    await jobs.ping();
    await broker.administer(async (connection) => {
      const channel = await connection.createConfirmChannel();
      for (const body of ['nonsense', '{"recordId":1}']) channel.sendToQueue(broker.names.jobs, Buffer.from(body));
      await channel.waitForConfirms();
    });
    const consumer = await jobs.consume(async () => {}, { concurrency: 1 });
    await expect.poll(() => deadLetters.count(), { timeout: 10_000 }).toBe(2);
    await consumer.stop(1_000);

    expect(JSON.parse((await run('status', { json: true })).stdout)).toMatchObject({
      queue: 'rabbitmq',
      waiting: 0,
      deadLetters: 2,
    });
    const letters = await list();
    expect(letters.map(({ payload }) => payload)).toEqual(['nonsense', '{"recordId":1}']);
    const limited = await run('dead-letters', { limit: '1', json: false });
    expect(limited.stdout.trimEnd().split('\t').slice(2)).toEqual(['not a job message', 'nonsense']);
    expect(limited.stderr).toBe('1 of 2 dead letters; --limit shows more.\n');

    const [first = { id: '' }, second = { id: '' }] = letters;
    expect(await run('retry', { ids: [first.id], all: false, json: false })).toMatchObject({
      code: 0,
      stderr: '1 message put back into the queue.\n',
    });
    // The first is not among the dead any more, so half of what was asked for is left undone.
    expect(await run('retry', { ids: [first.id, second.id], all: false, json: true })).toMatchObject({
      code: 3,
      stdout: '{"requeued":1}\n',
    });
    expect(await run('dead-letters', { limit: '25', json: false })).toEqual({
      code: 0,
      stdout: '',
      stderr: 'No dead letters.\n',
    });
  });
});
