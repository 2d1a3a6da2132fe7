import { ListLimits } from '@overture/core/limits/use-cases/list-limits';
import { departmentNames, dollars, warningShare } from '@overture/core/contract';
import { presentLimit } from '@overture/core/limits/presentation/limit';
import type { OpenCore } from '@overture/core/composition';
import { attempt, ok, type Check } from './check.ts';

/**
 * Reports how much may be spent, and which budgets are nearly used up. It fails if one is used up, because nothing can
 * then be generated.
 */
export async function checkLimits(core: OpenCore): Promise<Check> {
  const asked = await attempt('limits', () => core.get(ListLimits).execute());
  if (!asked.ok) return asked.check;
  const names = departmentNames(core.settings.productName);
  const budgets = asked.value
    .map((limit) => presentLimit(limit, names))
    .flatMap(({ label, dailyUsd, monthlyUsd, todayUsd, monthUsd }) => [
      { label, period: 'today', maxUsd: dailyUsd, spentUsd: todayUsd },
      { label, period: 'this month', maxUsd: monthlyUsd, spentUsd: monthUsd },
    ])
    .filter(({ maxUsd }) => maxUsd !== null);
  if (budgets.length === 0) return ok('limits', 'none of money');
  const near = budgets.filter(
    ({ maxUsd, spentUsd }) => maxUsd !== null && spentUsd !== null && spentUsd >= maxUsd * warningShare,
  );
  const isUsedUp = near.some(({ maxUsd, spentUsd }) => (spentUsd ?? 0) >= (maxUsd ?? 0));
  return {
    name: 'limits',
    status: isUsedUp ? 'failed' : 'ok',
    credential: false,
    text: near.length === 0 ? `${budgets.length} of money` : `${near.length} of ${budgets.length} nearly used up`,
    details: near.map(
      ({ label, period, maxUsd, spentUsd }) =>
        `${label}: ${dollars(spentUsd ?? 0)} of ${dollars(maxUsd ?? 0)} spent ${period}.`,
    ),
  };
}
