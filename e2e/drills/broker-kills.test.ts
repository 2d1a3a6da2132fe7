import { afterAll, beforeAll, expect, it } from 'vitest';
import { testBroker, type TestBroker } from '@overture/core/testing/test-broker';
import { paidCallsPerJob, startDrillProduct, type DrillProduct, type Submitted } from './support/drill-product.ts';
import { describeWithPrivateBroker, privateBroker, type PrivateBroker } from './support/private-broker.ts';

describeWithPrivateBroker('RabbitMQ itself, under two workers and an API that takes submits', () => {
  let broker: PrivateBroker;
  let ours: TestBroker;
  let product: DrillProduct;
  beforeAll(async () => {
    broker = await privateBroker();
    await broker.start();
    ours = testBroker(broker.url);
    // Workers live on, and so do their leases, also on a busy machine: what a broker does is no reason to pay twice.
    const environment = { AMQP_URL: broker.url, JOB_LEASE_SECONDS: '20' };
    product = await startDrillProduct({ environment, brokerPrefix: ours.prefix, workers: 2 });
  });
  afterAll(async () => {
    await product?.stop();
    await ours?.remove();
    await broker?.remove();
  });

  it('is killed with SIGKILL in the middle of publishing, and comes back', async () => {
    const before = await product.paidCalls();
    const accepted: Submitted[] = [];
    let killed = false;
    const submitting = (async () => {
      // Also while it is away: the record is the job, and the sweep brings it to the queue.
      while (!killed || accepted.length < 40) accepted.push(...(await product.submitAll(5)));
    })();
    await expect.poll(() => accepted.length, { interval: 5, timeout: 90_000 }).toBeGreaterThanOrEqual(10);
    await broker.remembers(ours.names.jobs);
    await broker.kill();
    killed = true;
    await broker.start();
    await submitting;
    await product.expectOneResultEach(accepted);
    expect((await product.paidCalls()) - before).toBe(accepted.length * paidCallsPerJob);
    await product.expectAtRest();
  });

  it('loses the queue under its consumers, and is given poison', async () => {
    const before = await product.paidCalls();
    const { names } = ours;
    const poison = ['', 'nonsense', '{"recordId":1}'];
    await ours.administer(async (connection) => {
      const channel = await connection.createConfirmChannel();
      for (const body of poison) channel.sendToQueue(names.jobs, Buffer.from(body));
      await channel.waitForConfirms();
    });
    const earlier = await product.submitAll(30);
    await ours.administer(async (connection) => {
      await (await connection.createChannel()).deleteQueue(names.jobs);
    });
    const accepted = [...earlier, ...(await product.submitAll(10))];
    await product.expectOneResultEach(accepted);
    expect((await product.paidCalls()) - before).toBe(accepted.length * paidCallsPerJob);
    const { deadLetters } = ours.open();
    await expect.poll(() => deadLetters.count()).toBe(poison.length);
    await product.expectAtRest();
  });
});
