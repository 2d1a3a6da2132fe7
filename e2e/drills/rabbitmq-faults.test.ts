import { execFile, execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describeWithServer } from '@overture/core/testing';
import { afterEach, expect, it } from 'vitest';
import { startRabbitMqDrill } from './support/rabbitmq-drill.ts';
import type { RabbitMqDrill } from './support/rabbitmq-drill.ts';

const run = promisify(execFile);

/** Only an administrator of the broker's own machine can have it close a connection. */
const administrator = ((): boolean => {
  try {
    execFileSync('which', ['rabbitmqctl'], { stdio: 'ignore' });
    return process.getuid?.() === 0;
  } catch {
    return false;
  }
})();

describeWithServer('AMQP_TEST_URL', 'whatever happens to RabbitMQ, what was accepted ends ready, once', (address) => {
  let drill: RabbitMqDrill | undefined;
  afterEach(async () => {
    await drill?.stop();
    drill = undefined;
  });

  it('when every message is delivered twice', async () => {
    drill = await startRabbitMqDrill(address, { writingMs: 50 });
    const { queue } = drill;
    const ids = await drill.submit(40);
    await Promise.all(ids.map((recordId) => queue.publish({ recordId })));
    await drill.expectOneResultEach(ids);
    expect(drill.calls()).toBe(40);
  });

  it('when poison is among the messages', async () => {
    drill = await startRabbitMqDrill(address, { writingMs: 20 });
    const { names } = drill.broker;
    const poison = ['', 'nonsense', '{"recordId":1}', '{"recordId":"ok","more":1}', '['.repeat(10_000)];
    await drill.broker.administer(async (connection) => {
      const channel = await connection.createConfirmChannel();
      for (const body of poison) channel.sendToQueue(names.jobs, Buffer.from(body));
      await channel.waitForConfirms();
    });
    await drill.queue.publish({ recordId: 'of-no-record' });
    const ids = await drill.submit(20);
    await drill.expectOneResultEach(ids);
    const { deadLetters } = drill.broker.open();
    await expect.poll(() => deadLetters.count()).toBe(poison.length);
    expect(await drill.queue.depth()).toBe(0);
    expect(drill.calls()).toBe(20);
  });

  it('when the queue is deleted under its consumers', async () => {
    // Messages still wait when the queue goes.
    const deleted = Promise.withResolvers<void>();
    drill = await startRabbitMqDrill(address, { writingMs: 20, until: deleted.promise });
    const { broker } = drill;
    const before = await drill.submit(60);
    await broker.administer(async (connection) => {
      const channel = await connection.createChannel();
      const { messageCount } = await channel.deleteQueue(broker.names.jobs);
      expect(messageCount).toBeGreaterThan(0);
    });
    deleted.resolve();
    const after = await drill.submit(10);
    await drill.expectOneResultEach([...before, ...after]);
    expect(drill.calls()).toBe(70);
  });

  it('when the connection breaks in the middle of publishing and the broker is away for a while', async () => {
    drill = await startRabbitMqDrill(address, { writingMs: 100 });
    const submitting = drill.submit(80);
    await sleep(60);
    drill.wire.cut();
    await sleep(1_500);
    drill.wire.mend();
    await drill.expectOneResultEach(await submitting);
    // What ran while the messages came back was claimed already: nothing is paid twice.
    expect(drill.calls()).toBe(80);
  });

  it('when the broker hangs in the middle of publishing', async () => {
    drill = await startRabbitMqDrill(address, { writingMs: 20 });
    const submitting = drill.submit(20);
    await sleep(30);
    drill.wire.freeze();
    await sleep(2_500);
    drill.wire.mend();
    await drill.expectOneResultEach(await submitting);
    expect(drill.calls()).toBe(20);
  });

  it.skipIf(!administrator)(
    'when the broker closes every connection in the middle of publishing (needs rabbitmqctl, as root)',
    async () => {
      drill = await startRabbitMqDrill(address, { writingMs: 100 });
      const { broker } = drill;
      // Listing takes seconds, so that it comes first.
      const { stdout } = await run('rabbitmqctl', ['--quiet', 'list_connections', 'pid', 'client_properties']);
      const pids = stdout
        .split('\n')
        .filter((line) => line.includes(broker.names.jobs))
        .map((line) => line.split('\t')[0] ?? '');
      expect(pids.length).toBeGreaterThanOrEqual(3);
      const close = 'rabbit_networking:close_connection(rabbit_misc:string_to_pid(Pid), "drill")';
      // What `close_connection` does, for all of them at once.
      const closing = run('rabbitmqctl', ['--quiet', 'eval', `[${close} || Pid <- ${JSON.stringify(pids)}].`]);
      let closed = false;
      void closing.finally(() => {
        closed = true;
      });
      const ids: string[] = [];
      // On and on until the broker has done it, and a little longer.
      while (!closed) ids.push(...(await drill.submit(5)));
      await closing;
      ids.push(...(await drill.submit(20)));
      await drill.expectOneResultEach(ids);
      expect(drill.calls()).toBe(ids.length);
    },
  );
});
