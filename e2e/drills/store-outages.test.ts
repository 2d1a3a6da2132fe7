import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithServer } from '@overture/core/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { cuttableProxy } from '@overture/core/testing/cuttable-proxy';
import { openDatabase } from '@overture/core/composition/sqlite/open-database';
import { paidCallsPerJob, startDrillProduct, type DrillProduct, type Submitted } from './support/drill-product.ts';
import { mountSmallDisk, smallDiskProblem } from './support/small-disk.ts';
import { testDatabase } from './support/test-database.ts';

const awayMs = 6_000;
/** Longer than the store is away: who has an answer in hand keeps it. */
const environment = { JOB_LEASE_SECONDS: '8', SANDBOX_AI_LATENCY_MS: '800', WORKER_CONCURRENCY: '4' };
const inHand = 4;

const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

async function startProduct(extra: Readonly<Record<string, string>> = {}, dataDir?: string): Promise<DrillProduct> {
  const product = await startDrillProduct({
    environment: { ...environment, ...extra },
    workers: 1,
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  cleanups.push(() => product.stop());
  return product;
}

/** Submits one after another until it is told to stop. */
function keepSubmitting(product: DrillProduct): { stop(): Promise<readonly Submitted[]> } {
  let stopped = false;
  const submitting = (async () => {
    const answers: Submitted[] = [];
    while (!stopped) {
      answers.push(await product.submit());
      await sleep(300);
    }
    return answers;
  })();
  return {
    stop: () => {
      stopped = true;
      return submitting;
    },
  };
}

/** Every submit was either accepted, or refused with words for people and a promise that it may be tried again. */
function acceptedOf(answers: readonly Submitted[]): readonly Submitted[] {
  for (const { status, code, message } of answers) {
    if (status !== 202) expect({ status, code, message }).toMatchObject({ status: 503, code: 'not_ready' });
  }
  return answers.filter(({ status }) => status === 202);
}

describeWithServer(
  'MONGO_TEST_URI',
  'MongoDB away for some seconds while jobs run and the API takes submits',
  (server) => {
    it('delays what was accepted, and loses and doubles nothing', async () => {
      const wire = await cuttableProxy(server);
      const database = testDatabase(server);
      cleanups.push(
        () => wire.close(),
        () => database.drop(),
      );
      const product = await startProduct({ MONGODB_URI: database.through(wire.url) });
      const before = await product.submitAll(12);
      const meanwhile = keepSubmitting(product);
      wire.cut();
      await sleep(awayMs);
      wire.mend();
      const during = await meanwhile.stop();
      const after = await product.submitAll(4);
      const accepted = [...before, ...acceptedOf(during), ...after];
      await product.expectOneResultEach(accepted);
      expect(during.some(({ status }) => status === 503)).toBe(true);
      expect(await product.paidCalls()).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + inHand);
      expect(await product.readyInUsage()).toBe(accepted.length);
      await product.expectAtRest();
    });
  },
);

describe('SQLite locked by another process for some seconds while jobs run and the API takes submits', () => {
  it('delays what was accepted, and loses and doubles nothing', async () => {
    const product = await startProduct();
    const before = await product.submitAll(12);
    const meanwhile = keepSubmitting(product);
    const other = openDatabase(product.storeFile);
    other.exec('BEGIN EXCLUSIVE');
    await sleep(awayMs);
    other.exec('ROLLBACK');
    other.close();
    const during = await meanwhile.stop();
    const accepted = [...before, ...acceptedOf(during), ...(await product.submitAll(4))];
    await product.expectOneResultEach(accepted);
    expect(await product.paidCalls()).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + inHand);
    expect(await product.readyInUsage()).toBe(accepted.length);
    await product.expectAtRest();
  });
});

describe.skipIf(smallDiskProblem !== '')(`a full disk ${smallDiskProblem}`.trim(), () => {
  it('refuses in words what it cannot keep, loses nothing that was accepted, and goes on when there is room', async () => {
    const disk = await mountSmallDisk();
    cleanups.push(() => disk.unmount());
    const product = await startProduct({}, disk.folder);
    const before = await product.submitAll(8);
    await disk.fill();
    const refused = await product.submit();
    expect(refused).toMatchObject({ status: 503, code: 'not_ready', message: expect.stringContaining('disk is full') });
    // The worker comes back with answers that it cannot store.
    await sleep(2_000);
    expect(await product.submit()).toMatchObject({ status: 503, code: 'not_ready' });
    await disk.makeRoom();
    const accepted = [...before, ...(await product.submitAll(4))];
    await product.expectOneResultEach(accepted);
    expect(await product.paidCalls()).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + inHand);
    expect(await product.readyInUsage()).toBe(accepted.length);
    await product.expectAtRest();
  });
});
