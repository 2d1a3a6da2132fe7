import { setTimeout as sleep } from 'node:timers/promises';
import { describeWithServer } from '@overture/core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testBroker } from '../../core/src/testing/test-broker.ts';
import type { TestBroker } from '../../core/src/testing/test-broker.ts';
import { paidCallsPerJob, startDrillProduct } from './support/drill-product.ts';
import type { DrillProduct } from './support/drill-product.ts';
import { dyingSteps } from './support/dying-step.ts';
import { testDatabase } from './support/test-database.ts';
import type { TestDatabase } from './support/test-database.ts';

const kills = 30;
const jobs = 100;
/** Of one worker, as settings have it. */
const concurrency = 8;

function drills(open: () => Promise<DrillProduct>): void {
  let product: DrillProduct;
  beforeAll(async () => {
    product = await open();
  }, 60_000);
  afterAll(() => product?.stop(), 30_000);

  it(`at every step of a generation: ${dyingSteps.join(', ')}`, async () => {
    const dying = await Promise.all(dyingSteps.map((dieAt) => product.startWorker({ dieAt })));
    const accepted = await product.submitAll(dyingSteps.length * 2);
    for (const worker of dying) {
      await worker.exited;
      expect(worker.child.signalCode, worker.output.slice(-2_000)).toBe('SIGKILL');
    }
    await product.startWorker();
    await product.expectOneResultEach(accepted);
    // Only what died with its worker is paid for again: a summary, a prompt, an answer.
    expect(await product.paidCalls()).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + 3);
    expect(await product.readyInUsage()).toBe(accepted.length);
    await product.expectAtRest();
  }, 180_000);

  it(`at ${kills} moments of ${jobs} generations`, async () => {
    const before = await product.paidCalls();
    for (const worker of product.workers) await product.kill(worker);
    const submitting = product.submitAll(jobs);
    // Two lanes, so that one worker lives while another starts.
    const lane = async (): Promise<void> => {
      for (let kill = 0; kill < kills / 2; kill += 1) {
        const worker = await product.startWorker();
        await sleep(Math.random() * 300);
        await product.kill(worker);
      }
    };
    const [accepted] = await Promise.all([submitting, lane(), lane()]);
    await product.startWorker();
    await product.expectOneResultEach(accepted);
    // A worker has up to so many in hand when it dies.
    const mostExtra = kills * concurrency;
    expect((await product.paidCalls()) - before).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + mostExtra);
    await product.expectAtRest();
  }, 240_000);
}

describe('workers killed with SIGKILL, on SQLite and the embedded queue', () => {
  drills(() => startDrillProduct());
});

const mongo = process.env['MONGO_TEST_URI'] ?? '';

describeWithServer(
  'AMQP_TEST_URL',
  `workers killed with SIGKILL, on ${mongo === '' ? 'SQLite' : 'MongoDB'} and RabbitMQ`,
  (address) => {
    let broker: TestBroker;
    let database: TestDatabase | undefined;
    afterAll(async () => {
      await broker.remove();
      await database?.drop();
    });

    drills(() => {
      broker = testBroker(address);
      database = mongo === '' ? undefined : testDatabase(mongo);
      return startDrillProduct({
        brokerPrefix: broker.prefix,
        environment: { AMQP_URL: address, ...(database === undefined ? {} : { MONGODB_URI: database.uri }) },
      });
    });
  },
);
