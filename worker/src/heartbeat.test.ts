import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLogger } from '@overture/core/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { heartbeat } from './heartbeat.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'overture-heartbeat-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function isWritten(pingStore: () => Promise<void>, isReceiving: boolean): Promise<boolean> {
  const file = join(folder, 'alive');
  const asked = Promise.withResolvers<void>();
  const task = heartbeat({
    file,
    pingStore: () => pingStore().finally(asked.resolve),
    isReceiving: () => isReceiving,
    logger: silentLogger,
  });
  task.start();
  await asked.promise;
  await task.stop();
  return existsSync(file);
}

it('is written while the store answers and jobs arrive', async () => {
  expect(await isWritten(async () => {}, true)).toBe(true);
});

it('is not written without jobs', async () => {
  expect(await isWritten(async () => {}, false)).toBe(false);
});

it('is not written without the store', async () => {
  expect(await isWritten(() => Promise.reject(new Error('the store is away')), true)).toBe(false);
});
