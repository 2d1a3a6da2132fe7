import { capProblem, counted, dollars } from '@overture/core/contract';
import type { BulkPlan } from '@overture/core/runs/domain/bulk-plan';
import { duration } from './bulk-progress.ts';

const basis = {
  'past generations': 'past generations',
  'typical figures': 'typical figures, which a model that reasons much exceeds',
} as const satisfies Record<BulkPlan['basis'], string>;

/** The lines of a plan for people. */
export function planLines(plan: BulkPlan, maxCostUsd: number | undefined): readonly string[] {
  const n = (value: number): string => Math.round(value).toLocaleString('en');
  const { rows, invalid, duplicates, ended, contacts, sampled, unreadable } = plan;
  const left = [
    ...(invalid > 0 ? [`${n(invalid)} invalid`] : []),
    ...(duplicates > 0 ? [counted(duplicates, 'duplicate')] : []),
    ...(ended > 0 ? [`${n(ended)} done before`] : []),
  ];
  const problem = maxCostUsd === undefined ? null : capProblem(maxCostUsd, plan);
  return [
    `Rows           ${n(rows)}${left.length === 0 ? '' : ` (${left.join(', ')})`}`,
    `Contacts       ${n(contacts)}`,
    ...(plan.skipped.opted_out > 0
      ? [`Skipped        ${sampled < contacts ? 'about ' : ''}${n(plan.skipped.opted_out)}: opted_out`]
      : []),
    `CRM requests   ${n(plan.crmRequests)}`,
    `Tokens         ${n(plan.inputTokens)} in, ${n(plan.cachedTokens)} of them cached; ${n(plan.outputTokens)} out`,
    `Cost           ${plan.costUsd === null ? "unknown: nobody knows a model's price" : `${dollars(plan.costUsd)} at list prices`}`,
    ...(plan.leftUsd === null ? [] : [`Budget         ${budgetText(plan.leftUsd, plan.costUsd)}`]),
    ...(problem === null ? [] : [`Maximum        ${problem}`]),
    `Time           ${duration(plan.expectedMs)} at ${plan.concurrency} at once`,
    `Estimated from ${counted(sampled, 'contact')}${unreadable > 0 ? `, ${unreadable} of which cannot be read,` : ''} and ${basis[plan.basis]}. Nothing has been generated yet.`,
  ];
}

function budgetText(leftUsd: number, costUsd: number | null): string {
  const left = `${dollars(leftUsd)} left of the limits`;
  return costUsd !== null && costUsd > leftUsd ? `${left}: the run will stop before its end` : left;
}
