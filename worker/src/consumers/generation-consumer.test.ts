import path from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { HistoryRepository } from '@overture/core/records/ports/history-repository';
import { JobQueue } from '@overture/core/records/ports/job-queue';
import { JobRepository } from '@overture/core/records/ports/job-repository';
import { ProcessGeneration } from '@overture/core/writing/use-cases/process-generation';
import { openCore, readSettings } from '@overture/core/composition';
import {
  buildNewJob,
  describeWithServer,
  FakeTextGenerator,
  FakeVendorModels,
  silentLogger,
} from '@overture/core/testing';
import { expect, it, vi } from 'vitest';
import { testBroker } from '@overture/core/testing/test-broker';
import { generationConsumer } from './generation-consumer.ts';

describeWithServer('AMQP_TEST_URL', 'The worker on RabbitMQ', (address) => {
  /** A store and a broker whose jobs are served in an order that can be read. */
  const start = async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'overture-worker-'));
    const broker = testBroker(address);
    const settings = readSettings({
      DATA_DIR: dataDir,
      AMQP_URL: address,
      JWT_SECRET: 'x'.repeat(40),
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    });
    const core = await openCore(settings, {
      logger: silentLogger,
      service: 'worker',
      overrides: {
        brokerPrefix: broker.prefix,
        textGenerator: new FakeTextGenerator(),
        vendorModels: new FakeVendorModels(),
      },
    });
    const queue = core.get(JobQueue);
    const jobs = core.get(JobRepository);
    const history = core.get(HistoryRepository);
    let contacts = 40_000_000_000;
    const submit = async (userId: string): Promise<string> => {
      contacts += 1;
      const { id } = await jobs.submit(buildNewJob({ userId, hubspotId: String(contacts), now: Date.now() }));
      return id;
    };
    return {
      jobs,
      submit,
      publish: async (userId: string) => queue.publish({ recordId: await submit(userId) }),
      republish: (recordId: string) => queue.publish({ recordId }),
      /** Serves what was published, one job after the other, and answers the users in the order in which they were served. */
      serve: async (users: readonly string[], count: number): Promise<readonly string[]> => {
        const handle = generationConsumer({
          processGeneration: core.get(ProcessGeneration),
          logger: silentLogger,
          stopping: new AbortController().signal,
        });
        const consumer = await queue.consume(handle, { concurrency: 1 });
        await vi.waitFor(async () => expect((await jobs.countByStatus()).ready).toBe(count), { timeout: 20_000 });
        await consumer.stop(1_000);
        const ready = await Promise.all(
          users.map(async (userId) => (await history.list({ userId }, { page: 1, limit: 50 })).items),
        );
        return ready
          .flat()
          .filter(({ job }) => job.status === 'ready')
          .toSorted((one, other) => (one.job.startedAt ?? 0) - (other.job.startedAt ?? 0))
          .map(({ userId }) => userId);
      },
      stop: async () => {
        await core.close();
        await broker.remove();
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  };

  it('serves users in turns, although the broker delivers in the order of the submits', async () => {
    const { publish, serve, stop } = await start();
    try {
      for (let index = 0; index < 20; index += 1) await publish('kim');
      await publish('lee');
      // With one call at a time, a worker on RabbitMQ prepares one job more.
      expect((await serve(['kim', 'lee'], 21)).indexOf('lee')).toBeLessThan(4);
    } finally {
      await stop();
    }
  });

  it('lets no new job overtake others because a job of the same user waited for its time', async () => {
    const { jobs, submit, publish, republish, serve, stop } = await start();
    try {
      const reason = { code: 'ai_unavailable', message: 'The AI did not answer.' } as const;
      const lease = () => ({ owner: 'other', now: Date.now(), until: Date.now() + 60_000 });
      const waited = await submit('kim');
      const claim = await jobs.claim(waited, lease());
      for (let index = 0; index < 12; index += 1) await publish('lee');
      for (let index = 0; index < 10; index += 1) {
        const record = await jobs.claimNext(lease());
        await jobs.fail(record?.id ?? '', record?.job.fence ?? 0, reason, Date.now());
      }
      await publish('mia');
      const now = Date.now();
      await jobs.reschedule(waited, claim?.job.fence ?? 0, { availableAt: now, refundAttempt: true, reason, now });
      await republish(waited);
      for (let index = 0; index < 10; index += 1) await publish('kim');
      expect((await serve(['kim', 'lee', 'mia'], 14)).indexOf('mia')).toBeLessThan(6);
    } finally {
      await stop();
    }
  });
});
