import type { ListedLimit } from '../use-cases/list-limits.ts';
import type { Spending } from '../use-cases/list-spending.ts';
import type { MyLimits } from '../use-cases/get-my-limits.ts';
import { departmentKeySchema, type DepartmentNames } from '../../platform/contract/departments.ts';
import type { BudgetWire, LimitWire, SpendingWire } from '../contract/limits.ts';

export function presentLimit(limit: ListedLimit, names: DepartmentNames): LimitWire {
  const { scope, key, dailyUsd, monthlyUsd, perMinute, spent } = limit;
  return {
    scope,
    key: scope === 'domain' && key !== null ? names.nameOf(departmentKeySchema.parse(key)) : key,
    label: labelOf(limit, names),
    dailyUsd,
    monthlyUsd,
    perMinute,
    todayUsd: spent?.todayUsd ?? null,
    monthUsd: spent?.monthUsd ?? null,
  };
}

export function presentSpending(spending: Spending, names: DepartmentNames): SpendingWire {
  const { scope, key, dailyUsd, monthlyUsd, todayUsd, monthUsd } = spending;
  const shown = scope === 'domain' && key !== null ? names.nameOf(departmentKeySchema.parse(key)) : key;
  return { scope, key: shown, label: labelOf(spending, names), dailyUsd, monthlyUsd, todayUsd, monthUsd };
}

export function presentMyLimits({ limits, perMinute }: MyLimits): { limits: BudgetWire[]; perMinute: number | null } {
  return {
    limits: limits.map(({ scope, period, limitUsd, spentUsd, leftUsd, isNear }) => ({
      scope,
      period: period.name,
      limitUsd,
      spentUsd,
      leftUsd,
      isNear,
      resetsAt: new Date(period.endsAt).toISOString(),
    })),
    perMinute,
  };
}

function labelOf({ scope, key, user }: Pick<ListedLimit, 'scope' | 'key' | 'user'>, names: DepartmentNames): string {
  if (scope === 'all') return 'Everybody together';
  if (key === null) return scope === 'user' ? 'Each user' : 'Each domain';
  return scope === 'user' ? (user?.email ?? 'A deleted user') : names.nameOf(departmentKeySchema.parse(key));
}
