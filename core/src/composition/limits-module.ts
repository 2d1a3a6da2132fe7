import { defaultPerMinute } from '../limits/domain/spend-limit.ts';
import { GetMyLimits } from '../limits/use-cases/get-my-limits.ts';
import { LimitRequests } from '../limits/use-cases/limit-requests.ts';
import { ListLimits } from '../limits/use-cases/list-limits.ts';
import { SaveLimit } from '../limits/use-cases/save-limit.ts';
import { SpendAccounts } from '../limits/use-cases/spend-accounts.ts';
import { SpendGuard } from '../limits/use-cases/spend-guard.ts';
import { SweepSpending } from '../limits/use-cases/sweep-spending.ts';
import type { Wiring } from './bindings.ts';
import { accounts, audit, clock, counter, ids, ledger, limits, modelPrices, users, wake } from './tokens.ts';

/** Binds the use cases of spending and request limits. */
export function limitsModule({ bind, settings }: Wiring): void {
  // Where the sandbox stands in for both vendors, nothing costs anything.
  const isSandboxOnly = settings.sandbox.crm && settings.sandbox.ai;
  const perMinute = { value: isSandboxOnly ? defaultPerMinute.sandbox : defaultPerMinute.real };
  bind(SpendAccounts, { limits, defaultPerMinute: perMinute });
  bind(SpendGuard, { ledger, accounts, modelPrices, clock, ids });
  bind(ListLimits, { limits, ledger, users, clock, defaultPerMinute: perMinute });
  bind(SaveLimit, { limits, users, wake, audit });
  bind(GetMyLimits, { accounts, ledger, clock });
  bind(LimitRequests, { accounts, counter, clock });
  bind(SweepSpending, { ledger, counter, clock });
}
