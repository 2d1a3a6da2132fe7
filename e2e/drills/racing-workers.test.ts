import { describeWithServer } from '@overture/core/testing';
import { describe, expect, it } from 'vitest';
import { testBroker } from '@overture/core/testing/test-broker';
import { paidCallsPerJob, startDrillProduct, type DrillProduct } from './support/drill-product.ts';

/** Nobody dies here, and a lease that a busy machine cannot keep would look as if somebody had. */
const environment = { JOB_LEASE_SECONDS: '20' };
const jobs = 20;

async function race(product: DrillProduct): Promise<void> {
  try {
    const accepted = await product.submitAll(jobs);
    await Promise.all(accepted.map(({ recordId = '' }) => product.publish(recordId)));
    await product.expectOneResultEach(accepted);
    expect(await product.paidCalls()).toBe(jobs * paidCallsPerJob);
    expect(await product.readyInUsage()).toBe(jobs);
    await product.expectAtRest();
  } finally {
    await product.stop();
  }
}

describe('four workers that race for the records of SQLite', () => {
  it('write and pay for each result once', async () => {
    await race(await startDrillProduct({ environment, workers: 4 }));
  });
});

describeWithServer('AMQP_TEST_URL', 'four workers that race for messages of RabbitMQ', (address) => {
  it('write and pay for each result once, though each message comes twice', async () => {
    const broker = testBroker(address);
    const { prefix: brokerPrefix } = broker;
    await race(
      await startDrillProduct({ environment: { ...environment, AMQP_URL: address }, brokerPrefix, workers: 4 }),
    );
    await broker.remove();
  });
});
