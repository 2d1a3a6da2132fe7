import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paidCallsPerJob } from './drill-product.ts';
import type { DrillProduct } from './drill-product.ts';
import { dyingSteps } from './dying-step.ts';

/**
 * What workers that are killed must not harm, over the store and the queue of the product that `open` starts: at each
 * step, and at so many moments of so many jobs.
 */
export function workerKillDrills(
  open: () => Promise<DrillProduct>,
  { kills, jobs }: { readonly kills: number; readonly jobs: number },
): void {
  let product: DrillProduct;
  beforeAll(async () => {
    product = await open();
  });
  afterAll(() => product?.stop());

  it(`at every step of a generation: ${dyingSteps.join(', ')}`, async () => {
    const dying = await Promise.all(dyingSteps.map((dieAt) => product.startWorker({ dieAt })));
    const accepted = await product.submitAll(dyingSteps.length * 2);
    for (const worker of dying) {
      await worker.exited;
      expect(worker.child.signalCode, worker.output.slice(-2_000)).toBe('SIGKILL');
    }
    await product.startWorker();
    const furtherAttempts = await product.expectOneResultEach(accepted);
    // Only what died with its worker is paid for again: a summary, a prompt, an answer. The job that had just been claimed
    // had asked for nothing; another one that its worker held may have.
    expect(await product.paidCalls()).toBeLessThanOrEqual(accepted.length * paidCallsPerJob + furtherAttempts - 1);
    expect(await product.readyInUsage()).toBe(accepted.length);
    await product.expectAtRest();
  });

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
    const furtherAttempts = await product.expectOneResultEach(accepted);
    expect(furtherAttempts).toBeGreaterThan(0);
    // Each of them pays at most once more: for what its predecessor had asked and could not keep.
    expect((await product.paidCalls()) - before).toBeLessThanOrEqual(
      accepted.length * paidCallsPerJob + furtherAttempts,
    );
    await product.expectAtRest();
  });
}
