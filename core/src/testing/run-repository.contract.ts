import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { claimedBy, finished, paused, released, runRowSchema, type Run, type RunRow } from '../runs/domain/run.ts';
import { pendingRow, skippedRow } from '../runs/domain/left-out.ts';
import { testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

export function buildRun(overrides: Partial<Run> = {}): Run {
  return {
    id: uniqueId('run'),
    userId: uniqueId('user'),
    department: 'dt-sales',
    name: 'Spring fair',
    promptId: 'prompt-1',
    promptTitle: 'Warm introduction',
    aiModel: null,
    serviceTier: 'default',
    language: null,
    include: [],
    sandbox: null,
    maxCostUsd: 5,
    state: 'running',
    why: null,
    createdAt: testNow,
    endedAt: null,
    revision: 0,
    fence: 0,
    leaseOwner: null,
    leaseUntil: 0,
    failures: 0,
    ...overrides,
  };
}

const rowsOf = (count: number): RunRow[] =>
  Array.from({ length: count }, (_, index) =>
    pendingRow({
      row: index + 1,
      contact: String(100 + index),
      hubspotId: String(100 + index),
      ...(index % 2 === 0 && { contactName: 'Ada Okafor', company: 'Okafor Freight' }),
    }),
  );

/** What every store does with runs and their rows. */
export function describeRuns(name: string, openStore: OpenContractStore<'runs' | 'documents'>): void {
  let store: Pick<ContractStore, 'runs' | 'documents' | 'close'>;
  beforeAll(async () => {
    store = await openStore(new FakeClock());
  });
  afterAll(() => store.close());
  const add = async (overrides: Partial<Run> = {}, rows = rowsOf(3)): Promise<Run> => {
    const run = buildRun(overrides);
    await store.runs.add(run, rows);
    return run;
  };
  const why = { code: 'conflict', message: 'Left out.' } as const;

  describe(`RunRepository on ${name}`, () => {
    it('keeps a run and its rows, and counts and pages them', async () => {
      const rows = [...rowsOf(2_500), skippedRow({ row: 2_501, contact: 'nobody', hubspotId: null }, why)];
      const run = await add({ language: 'de', include: ['recent'] }, rows);
      expect(await store.runs.find(run.id)).toEqual(run);
      expect(await store.runs.count(run.id)).toEqual({ pending: 2_500, processing: 0, ready: 0, error: 0, skipped: 1 });
      const last = await store.runs.listRows(run.id, undefined, { page: 26, limit: 100 });
      expect(last).toEqual({ items: [rows.at(-1)], total: 2_501 });
      const skipped = await store.runs.listRows(run.id, 'skipped', { page: 1, limit: 10 });
      expect(skipped).toEqual({ items: [rows.at(-1)], total: 1 });
      const next = await store.runs.nextRows(run.id, { status: 'pending', after: 1_999, limit: 2 });
      expect(next.map(({ row }) => row)).toEqual([2_000, 2_001]);
      expect(await store.runs.maxUsdOf(run.id)).toBe(5);
      expect(await store.runs.find('none')).toBeNull();
      expect(await store.runs.maxUsdOf('none')).toBeNull();
    });

    it('lists the newest first, of one user or of all, and those that a worker must look at', async () => {
      const userId = uniqueId('user');
      const [old, young] = [await add({ userId }), await add({ userId, createdAt: testNow + 1 })];
      await add({ userId: uniqueId('user') });
      expect(await store.runs.list(userId, { page: 1, limit: 1 })).toEqual({ items: [young], total: 2 });
      expect((await store.runs.list(undefined, { page: 1, limit: 1 })).items).toEqual([young]);
      await store.runs.change(old.id, finished(testNow));
      const left = await add({ userId, state: 'paused', leaseOwner: 'dead', leaseUntil: testNow });
      const active = (await store.runs.listActive(1_000)).filter((run) => run.userId === userId);
      expect(active.map(({ id }) => id).toSorted()).toEqual([young.id, left.id].toSorted());
    });

    it('gives a run to one of many workers, and lets only that one renew its lease', async () => {
      const run = await add();
      const lease = (owner: string) => ({ owner, now: testNow, until: testNow + 1_000 });
      const claims = await Promise.all(
        ['a', 'b', 'c', 'd'].map((owner) => store.runs.change(run.id, claimedBy(lease(owner)))),
      );
      const [claimed] = claims.filter((claim) => claim !== null);
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
      const fence = claimed?.fence ?? 0;
      expect(await store.runs.renewLease(run.id, fence, testNow + 2_000)).toBe(true);
      expect(await store.runs.renewLease(run.id, fence - 1, testNow + 9_000)).toBe(false);
      expect(await store.runs.find(run.id)).toMatchObject({ leaseUntil: testNow + 2_000 });
      await Promise.all([
        store.runs.change(run.id, paused(why)),
        store.runs.change(run.id, released(fence, { at: 0, failures: 2 })),
      ]);
      expect(await store.runs.find(run.id)).toMatchObject({ state: 'paused', why, leaseOwner: null, failures: 2 });
      expect(await store.runs.renewLease(run.id, fence, testNow + 3_000)).toBe(false);
    });

    it('ends a row once, and makes rows pending again', async () => {
      const { id } = await add();
      await store.runs.begin(id, 1);
      await store.runs.begin(id, 2);
      const ready = { status: 'ready', recordId: 'r1', error: null, costUsd: 0.25 } as const;
      await store.runs.end(id, 1, ready);
      await store.runs.end(id, 1, { status: 'error', recordId: null, error: why, costUsd: null });
      await store.runs.end(id, 3, { status: 'error', recordId: null, error: why, costUsd: null });
      await store.runs.begin(id, 1);
      const { items } = await store.runs.listRows(id, undefined, { page: 1, limit: 10 });
      expect(items).toMatchObject([ready, { status: 'processing' }, { status: 'error', error: why }]);
      expect(await store.runs.putBack(id, 'processing')).toBe(1);
      expect(await store.runs.putBack(id, 'error')).toBe(1);
      expect(await store.runs.count(id)).toMatchObject({ pending: 2, ready: 1, processing: 0, error: 0 });
    });

    it('forgets contacts, users and old runs', async () => {
      const contact = uniqueId('c').slice(0, 20);
      const rows = [...rowsOf(1), pendingRow({ row: 2, contact, hubspotId: contact })];
      const [kept, old] = [await add({}, rows), await add({ createdAt: 5, state: 'done' }, rows)];
      const busy = await add({ createdAt: 5 });
      const about = await store.runs.rowsAbout([contact]);
      expect(about).toMatchObject(
        [kept, old].map(({ id, department }) => ({ runId: id, row: 2, contact, department })),
      );
      expect(await store.runs.deleteRows(about)).toBe(2);
      expect(await store.runs.rowsAbout([contact])).toEqual([]);
      expect(await store.runs.count(kept.id)).toMatchObject({ pending: 1 });
      expect(await store.runs.sweep({ createdBefore: null, strayBefore: 0 })).toBe(0);
      expect(await store.runs.sweep({ createdBefore: 10, strayBefore: 10 })).toBe(1);
      expect(await store.runs.find(old.id)).toBeNull();
      expect(await store.runs.count(old.id)).toMatchObject({ pending: 0 });
      expect(await store.runs.find(busy.id)).not.toBeNull();
      expect(await store.runs.of(kept.userId, 1)).toMatchObject({
        runs: [kept],
        rows: { items: [{ runId: kept.id, row: 1 }], total: 1 },
      });
      expect(await store.runs.deleteOf(kept.userId)).toEqual({ runs: 1, rows: 1 });
      expect(await store.runs.count(kept.id)).toMatchObject({ pending: 0 });
    });

    it('opens the rows that an older version stored without names', async () => {
      const { id } = await add({}, []);
      const {
        contactName: _name,
        company: _company,
        ...row
      } = pendingRow({ row: 1, contact: '101', hubspotId: '101' });
      const stored = runRowSchema
        .unwrap()
        .partial()
        .extend({ runId: z.string(), row: z.number(), addedAt: z.number() });
      const rows = store.documents.open<z.input<typeof stored>, 'runId' | 'row'>({
        name: 'run_rows',
        schema: stored,
        key: ['runId', 'row'],
      });
      await rows.insertMany([{ ...row, runId: id, addedAt: testNow }]);
      const { items } = await store.runs.listRows(id, undefined, { page: 1, limit: 9 });
      expect(items).toEqual([{ ...row, contactName: null, company: null }]);
    });

    it('forgets rows of a run whose process died while it added them', async () => {
      const rows = store.documents.open<{ runId: string; row: number }, 'runId' | 'row'>({
        name: 'run_rows',
        schema: z.object({ runId: z.string(), row: z.number() }),
        key: ['runId', 'row'],
      });
      const [dead, adding, whole] = [uniqueId('run'), uniqueId('run'), await add({ createdAt: 5 })];
      const stray = (runId: string, addedAt: number) =>
        rowsOf(2).map((row) => ({ ...row, row: row.row + 1, runId, addedAt }));
      await rows.insertMany([...stray(dead, 5), ...stray(adding, 15)]);
      const contact = uniqueId('c').slice(0, 20);
      const about = { ...pendingRow({ row: 9, contact, hubspotId: contact }), runId: adding, addedAt: 15 };
      await rows.insertMany([about]);
      // A contact is erased from them as well.
      const found = await store.runs.rowsAbout([contact]);
      expect(found).toMatchObject([{ runId: adding, row: 9, department: null }]);
      expect(await store.runs.deleteRows(found)).toBe(1);
      await store.runs.sweep({ createdBefore: null, strayBefore: 10 });
      const left = await Promise.all([dead, adding, whole.id].map((runId) => rows.count({ runId })));
      expect(left).toEqual([0, 2, 3]);
    });
  });
}
