import { setting, UseCase } from '../../platform/needs.ts';
import { departmentFor } from '../../platform/actor.ts';
import type { RunPlan } from '../contract/runs.ts';
import { entryOf } from '../domain/entry-of.ts';
import { NoLedger } from './no-ledger.ts';
import type { RunRow } from '../domain/run.ts';
import { PlanBulk } from './plan-bulk.ts';
import { bulkRequestOf, type RunRequest } from './run-request.ts';
import { SortContacts } from './sort-contacts.ts';

/**
 * Says what a run would do and cost, without a paid call. Errors: `forbidden` and `validation_failed` (domain), and those
 * of `SortContacts` and `PlanBulk`.
 */
export class PlanRun extends UseCase({
  sortContacts: SortContacts,
  planBulk: PlanBulk,
  slots: setting(({ workerConcurrency }) => workerConcurrency),
}) {
  async execute(request: RunRequest): Promise<RunPlan> {
    const { sortContacts, planBulk, slots } = this.deps;
    const { actor, signal } = request;
    const department = departmentFor(actor, request.department);
    const { rows, skipped } = await sortContacts.execute({ ...request, userId: actor.userId, department });
    const willRun = rows.filter(({ status }) => status === 'pending');
    const plan = await planBulk.execute({
      ...bulkRequestOf(request, department, { concurrency: slots, includeOptedOut: true }),
      entries: entriesOf(willRun),
      ledger: new NoLedger(),
      signal: signal ?? new AbortController().signal,
    });
    return {
      contacts: rows.length,
      willRun: willRun.length,
      skipped: { ...skipped },
      expectedUsd: plan.costUsd,
      // What usually comes out may be more than the sample may cost, where past answers were long.
      maxUsd: plan.maxCostUsd === null ? null : Math.max(plan.maxCostUsd, plan.costUsd ?? 0),
      minutes: Math.ceil(plan.expectedMs / 60_000),
    };
  }
}

async function* entriesOf(rows: readonly RunRow[]) {
  for (const row of rows) yield entryOf(row);
}
