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
  it('serves users in turns, although the broker delivers in the order of the submits', async () => {
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
    try {
      const submit = async (userId: string, index: number): Promise<void> => {
        const hubspotId = String(40_000_000_000 + index);
        await queue.publish({ recordId: (await jobs.submit(buildNewJob({ userId, hubspotId, now: Date.now() }))).id });
      };
      for (let index = 0; index < 20; index += 1) await submit('kim', index);
      await submit('lee', 100);
      const handle = generationConsumer({
        processGeneration: core.get(ProcessGeneration),
        logger: silentLogger,
        stopping: new AbortController().signal,
      });
      const consumer = await queue.consume(handle, { concurrency: 1 });
      await vi.waitFor(async () => expect((await jobs.countByStatus()).ready).toBe(21), { timeout: 20_000 });
      await consumer.stop(1_000);
      const ready = await Promise.all(
        ['kim', 'lee'].map(async (userId) => (await history.list({ userId }, { page: 1, limit: 50 })).items),
      );
      const order = ready.flat().toSorted((one, other) => (one.job.startedAt ?? 0) - (other.job.startedAt ?? 0));
      // With one call at a time, a worker on RabbitMQ prepares one job more.
      expect(order.findIndex(({ userId }) => userId === 'lee')).toBeLessThan(4);
    } finally {
      await core.close();
      await broker.remove();
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});
