import { expect, it } from 'vitest';
import { buildRun } from '../../testing/run-repository.contract.ts';
import { paused, released, reopened, resumed, stopped, toCarryOut } from './run.ts';

const now = 1_000;
const idsOf = (...runs: Parameters<typeof toCarryOut>[0]) => toCarryOut(runs, now).map(({ id }) => id);

it('takes the oldest run of each user, and no second one of a user whose run is being carried out', () => {
  const held = { leaseOwner: 'worker', leaseUntil: now + 1 };
  const of = (id: string, userId: string, createdAt: number) => buildRun({ id, userId, createdAt });
  expect(idsOf(of('a2', 'ann', 2), of('a1', 'ann', 1), of('b1', 'bob', 3))).toEqual(['a1', 'b1']);
  expect(idsOf({ ...of('a1', 'ann', 1), ...held }, of('a2', 'ann', 2), of('b1', 'bob', 3))).toEqual(['b1']);
});

it('takes the run of a dead worker once its lease has expired, also one that was paused meanwhile', () => {
  const dead = { leaseOwner: 'dead', leaseUntil: now };
  expect(idsOf(buildRun({ id: 'a', ...dead }))).toEqual(['a']);
  expect(idsOf(buildRun({ id: 'a', state: 'stopped', ...dead }))).toEqual(['a']);
  expect(idsOf(buildRun({ id: 'a', leaseUntil: now + 1 }))).toEqual([]);
});

it('changes as its state allows', () => {
  const running = buildRun({ failures: 3, leaseUntil: now });
  const why = { code: 'budget_exhausted', message: 'Used up.' } as const;
  const waits = paused(why)(running);
  expect(waits).toMatchObject({ state: 'paused', why });
  expect(waits && paused(null)(waits)).toBeNull();
  expect(waits && resumed(9)(waits)).toMatchObject({
    state: 'running',
    why: null,
    maxCostUsd: 9,
    failures: 0,
    leaseUntil: 0,
  });
  const ended = stopped(now, null)(running);
  expect(ended).toMatchObject({ state: 'stopped', endedAt: now });
  for (const change of [paused(null), resumed(9), reopened, stopped(now, null)]) {
    expect(ended && change(ended)).toBeNull();
  }
  expect(released(running.fence + 1, { at: now, failures: 0 })(running)).toBeNull();
});
