import { afterAll, beforeAll, expect, it } from 'vitest';
import { OvertureProcess } from '../../testing/overture-process.ts';

let overture: OvertureProcess;
beforeAll(async () => {
  overture = await OvertureProcess.create();
});
afterAll(() => overture.remove());

const secondReader = (...args: readonly string[]) =>
  overture.runHere(['agency', 'second-reader', '--domain', 'DT-Sales', ...args]);

it('is off, and switched on and off for one domain', async () => {
  expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: false });
  expect((await secondReader('--set', 'on')).stdout).toMatch(/second reader:\s+on/i);
  expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: true });
  const other = await overture.runHere(['agency', 'second-reader', '--domain', 'DT-PM', '--json']);
  expect(JSON.parse(other.stdout)).toEqual({ secondReader: false });
  expect(await secondReader('--set', 'maybe')).toMatchObject({ code: 2 });
  await secondReader('--set', 'off');
  expect(JSON.parse((await secondReader('--json')).stdout)).toEqual({ secondReader: false });
});
