import { afterAll, beforeAll, expect, it } from 'vitest';
import { OvertureProcess } from '../../testing/overture-process.ts';

let overture: OvertureProcess;
beforeAll(async () => {
  overture = await OvertureProcess.create();
});
afterAll(() => overture.remove());

const calendar = async (...args: readonly string[]) =>
  overture.runHere(['agency', 'calendar', '--domain', 'DT-Sales', '--json', ...args]);

it("changes a domain's time zone and holidays, each without the other", async () => {
  expect(JSON.parse((await calendar()).stdout)).toEqual({ timeZone: 'UTC', holidays: [] });
  await calendar('--time-zone', 'Europe/Berlin');
  await calendar('--holidays', '2027-01-01, 2026-12-25');
  const both = { timeZone: 'Europe/Berlin', holidays: ['2026-12-25', '2027-01-01'] };
  expect(JSON.parse((await calendar()).stdout)).toEqual(both);
  expect(await calendar('--time-zone', 'Mars/Olympus')).toMatchObject({ code: 2 });
  expect(await calendar('--holidays', '2026-02-30')).toMatchObject({ code: 2 });
  expect(JSON.parse((await calendar()).stdout)).toEqual(both);
  expect(JSON.parse((await calendar('--holidays', '')).stdout)).toEqual({ ...both, holidays: [] });
});
