import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimedBy, failed, written, type TrialCell, type TrialEmail } from '../prompts/trials/domain/trial-cell.ts';
import { buildTrial, buildTrialCell, testNow, uniqueId } from './builders.ts';
import type { ContractStore, OpenContractStore } from './contract-store.ts';
import { FakeClock } from './fake-clock.ts';

/** What every store does with trials of prompts and their cells. */
export function describeTrials(name: string, openStore: OpenContractStore<'trials' | 'promptVersions'>): void {
  let store: Pick<ContractStore, 'trials' | 'promptVersions' | 'close'>;
  beforeAll(async () => {
    store = await openStore(new FakeClock());
  });
  afterAll(() => store.close());

  const emails: readonly TrialEmail[] = [
    { subject: '$x "ü"', body: 'Hello\u0000', sendAfterDays: 0, purpose: null, evidence: [], checks: [] },
  ];
  const result = { service: 'Web', inputTokens: 10, outputTokens: 5, costUsd: null, seconds: 1.5 };
  const lease = { until: testNow + 60_000 };
  const claim = async (among: readonly string[], now = testNow): Promise<TrialCell> => {
    const due = await store.trials.nextDue(now, among);
    if (due === null) throw new Error('no cell is due');
    const claimed = claimedBy(due, lease);
    expect(await store.trials.replace(claimed, due.fence)).toBe(true);
    return claimed;
  };

  describe(`TrialRepository on ${name}`, () => {
    it('shares a cell among the trials of a prompt and writes what failed anew', async () => {
      const [first, second] = [buildTrialCell(), buildTrialCell()];
      const { promptId } = first;
      const older = buildTrial([first], { promptId, createdAt: testNow - 1 });
      await store.trials.add(older, [first]);
      const claimed = await claim([first.id]);
      expect(await store.trials.replace(written(claimed, result), claimed.fence, emails)).toBe(true);
      const newer = buildTrial([first, second], { promptId });
      await store.trials.add(newer, [first, { ...second, promptId }]);
      expect(await store.trials.list(promptId, 5)).toEqual([newer, older]);
      expect(await store.trials.list(promptId, 1)).toEqual([newer]);
      expect(await store.trials.findById(older.id)).toEqual(older);
      expect(await store.trials.findCells([first.id])).toEqual([written(claimed, result)]);
      expect(await store.trials.findEmails([first.id, second.id])).toEqual(new Map([[first.id, emails]]));
      const broken = await claim([second.id]);
      await store.trials.replace(failed(broken, { code: 'internal', message: 'No.' }), broken.fence);
      const again = { ...second, promptId, createdAt: testNow + 5, dueAt: testNow + 5 };
      await store.trials.add(buildTrial([second], { promptId }), [again]);
      expect(await store.trials.findCells([second.id])).toEqual([{ ...again, fence: 1 }]);
    });

    it('gives a cell to one worker at a time, the one that has waited longest first', async () => {
      const [early, late] = [buildTrialCell({ createdAt: testNow - 2 }), buildTrialCell({ createdAt: testNow - 1 })];
      const ids = [early.id, late.id];
      await store.trials.add(buildTrial([early, late]), [late, early]);
      const due = await store.trials.nextDue(testNow, ids);
      expect(due).toEqual(early);
      const claims = [claimedBy(early, lease), claimedBy(early, { until: testNow + 1 })];
      const outcomes = await Promise.all(claims.map((cell) => store.trials.replace(cell, early.fence)));
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await store.trials.nextDue(testNow, ids)).toEqual(late);
      expect(await store.trials.nextDue(testNow - 3, [late.id])).toBeNull();
    });

    it('gives the cell of a dead worker to the next one, and stores nothing of the first', async () => {
      const cell = buildTrialCell();
      await store.trials.add(buildTrial([cell]), [cell]);
      const first = await claim([cell.id]);
      expect(await store.trials.renewLease(cell.id, first.fence, testNow + 90_000)).toBe(true);
      expect(await store.trials.nextDue(testNow + 60_000, [cell.id])).toBeNull();
      const second = await claim([cell.id], testNow + 90_000);
      expect(await store.trials.renewLease(cell.id, first.fence, testNow + 99_000)).toBe(false);
      expect(await store.trials.replace(written(first, result), first.fence, emails)).toBe(false);
      expect(await store.trials.replace(written(second, result), second.fence, emails)).toBe(true);
      expect(await store.trials.nextDue(testNow + 999_000, [cell.id])).toBeNull();
      expect(await store.trials.renewLease(cell.id, second.fence, testNow)).toBe(false);
    });

    it('keeps the newest trials of a prompt, and of cells only theirs', async () => {
      const cells = [1, 2, 3].map((createdAt) => buildTrialCell({ promptId: 'pruned', createdAt }));
      for (const [index, cell] of cells.entries()) {
        await store.trials.add(buildTrial([cell], { promptId: 'pruned', createdAt: index + 1 }), [cell]);
      }
      await store.trials.prune('pruned', 3);
      expect(await store.trials.list('pruned', 9)).toHaveLength(3);
      await store.trials.prune('pruned', 1);
      expect(await store.trials.list('pruned', 9)).toMatchObject([{ createdAt: 3 }]);
      const left = await store.trials.findCells(cells.map(({ id }) => id));
      expect(left.map(({ id }) => id)).toEqual([cells[2]?.id]);
      await store.trials.deleteAll('pruned');
      expect(await store.trials.list('pruned', 9)).toEqual([]);
      expect(await store.trials.findCells(cells.map(({ id }) => id))).toEqual([]);
    });

    it('loses what was made from a sample that is deleted, even while it is written, and who began it when erased', async () => {
      const [own, other] = [buildTrialCell({ sampleId: 'erased' }), buildTrialCell()];
      const createdBy = `${uniqueId('kim')}@agency.example`;
      const trial = buildTrial([own, other], { createdBy });
      await store.trials.add(trial, [own, other]);
      const claimed = await claim([own.id]);
      expect(await store.trials.deleteOfSample('erased')).toBe(1);
      expect(await store.trials.replace(written(claimed, result), claimed.fence, emails)).toBe(false);
      expect(await store.trials.findEmails([own.id])).toEqual(new Map());
      expect(await store.trials.findCells([own.id, other.id])).toEqual([other]);
      await store.trials.forgetAuthor(createdBy);
      expect(await store.trials.findById(trial.id)).toEqual({ ...trial, createdBy: null });
    });
  });
}
