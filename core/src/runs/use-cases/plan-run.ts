import { setting, UseCase } from '../../platform/needs.ts';
import { departmentFor } from '../../platform/actor.ts';
import { upToCents } from '../../platform/contract/dollars.ts';
import { maxNamedRows, type RunPlan } from '../contract/runs.ts';
import { entriesOf } from '../domain/entry-of.ts';
import { NoLedger } from './no-ledger.ts';
import { PlanBulk } from './plan-bulk.ts';
import { bulkRequestOf, type RunRequest } from './run-request.ts';
import { SortContacts, type SortedContact } from './sort-contacts.ts';

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
    const { contacts: sorted } = await sortContacts.execute({ ...request, userId: actor.userId, department });
    const willRun = sorted.filter(({ reason }) => reason === null).map(({ row }) => row);
    const plan = await planBulk.execute({
      ...bulkRequestOf(request, department, { concurrency: slots, includeOptedOut: true }),
      entries: entriesOf(willRun),
      ledger: new NoLedger(),
      signal: signal ?? new AbortController().signal,
    });
    return {
      contacts: sorted.length,
      willRun: willRun.length,
      ...leftOutOf(sorted),
      expectedUsd: plan.costUsd,
      // What usually comes out may be more than the sample may cost, where past answers were long.
      maxUsd: plan.maxCostUsd === null ? null : upToCents(Math.max(plan.maxCostUsd, plan.costUsd ?? 0)),
      contactUsd: plan.contactUsd,
      minutes: Math.ceil(plan.expectedMs / 60_000),
    };
  }
}

/** How many are left out for each reason, and the first of them. */
function leftOutOf(sorted: readonly SortedContact[]): Pick<RunPlan, 'skipped' | 'leftOut'> {
  const skipped = { invalid: 0, repeated: 0, optedOut: 0, recent: 0, others: 0 };
  const leftOut: RunPlan['leftOut'] = [];
  for (const { row: named, reason } of sorted) {
    if (reason === null) continue;
    skipped[reason] += 1;
    const { row, contact, contactName, company, hubspotId, error } = named;
    if (skipped[reason] <= maxNamedRows)
      leftOut.push({ row, contact, contactName, company, hubspotId, reason, why: error?.message ?? '' });
  }
  return { skipped, leftOut };
}
