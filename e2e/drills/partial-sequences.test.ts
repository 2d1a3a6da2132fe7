import { describeWithServer } from '@overture/core/testing';
import { testBroker } from '@overture/core/testing/test-broker';
import { describe, expect, it } from 'vitest';
import { startDrillProduct, type DrillProduct } from './support/drill-product.ts';

/** Slow enough that a worker can be killed between two emails. */
const slow = 120;
const withinMs = 60_000;

/** A worker is killed between two emails: what it wrote stays readable until another begins, and then vanishes. */
async function killBetweenEmails(product: DrillProduct): Promise<void> {
  const worker = await product.startWorker();
  await product.slowWriter(slow);
  const [submitted] = await product.submitAll(1);
  const { hubspotId = '' } = submitted ?? {};
  const read = () => product.record(hubspotId);
  await expect.poll(async () => (await read()).partial?.emails.length, { timeout: withinMs, interval: 20 }).toBe(1);
  const first = await read();
  expect(first).toMatchObject({ responseStatus: 'processing', versions: [] });

  await product.kill(worker);
  const afterDeath = await read();
  expect(afterDeath.partial?.emails[0]).toEqual(first.partial?.emails[0]);
  // Nothing can be done with it.
  const { status } = await product.post('/email-sequence/approve', { hubspotId, version: 1 });
  expect(status).toBeGreaterThanOrEqual(400);

  const another = product.startWorker();
  // The next attempt begins from nothing.
  await expect.poll(async () => (await read()).partial, { timeout: withinMs, interval: 5 }).toBeNull();
  expect(await read()).toMatchObject({ responseStatus: 'processing', attempts: 2 });
  await another;
  await product.slowWriter(null);
  await product.expectOneResultEach(submitted === undefined ? [] : [submitted]);
  expect(await read()).toMatchObject({ responseStatus: 'ready', partial: null });
  await product.expectAtRest();
}

describe('a worker that is killed between two emails, on SQLite alone', () => {
  it('leaves what can be read until the next one begins', async () => {
    const product = await startDrillProduct();
    try {
      await killBetweenEmails(product);
    } finally {
      await product.stop();
    }
  }, 120_000);
});

describeWithServer('AMQP_TEST_URL', 'a worker that is killed between two emails, over RabbitMQ', (address) => {
  it('leaves what can be read until the next one begins', async () => {
    const broker = testBroker(address);
    const { prefix: brokerPrefix } = broker;
    const product = await startDrillProduct({ environment: { AMQP_URL: address }, brokerPrefix });
    try {
      await killBetweenEmails(product);
    } finally {
      await product.stop();
    }
    await broker.remove();
  }, 120_000);
});
