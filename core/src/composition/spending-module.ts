import { usualPerMinute } from '../spending/domain/spend-limit.ts';
import { GetMyLimits } from '../spending/use-cases/get-my-limits.ts';
import { LimitRequests } from '../spending/use-cases/limit-requests.ts';
import { ListLimits } from '../spending/use-cases/list-limits.ts';
import { SaveLimit } from '../spending/use-cases/save-limit.ts';
import { SpendAccounts } from '../spending/use-cases/spend-accounts.ts';
import { SpendGuard } from '../spending/use-cases/spend-guard.ts';
import { SweepSpending } from '../spending/use-cases/sweep-spending.ts';
import type { Wiring } from './bindings.ts';
import { accounts, audit, clock, counter, ids, ledger, limits, modelPrices, users, wake } from './tokens.ts';

/** Binds the limits of what is spent and asked. */
export function spendingModule({ bind, settings }: Wiring): void {
  // Where the sandbox plays both vendors, nothing costs anything.
  const isPlayed = settings.sandbox.crm && settings.sandbox.ai;
  const usual = { value: isPlayed ? usualPerMinute.sandbox : usualPerMinute.real };
  bind(SpendAccounts, { limits, usualPerMinute: usual });
  bind(SpendGuard, { ledger, accounts, modelPrices, clock, ids });
  bind(ListLimits, { limits, ledger, users, clock, usualPerMinute: usual });
  bind(SaveLimit, { limits, users, wake, audit });
  bind(GetMyLimits, { accounts, ledger, clock });
  bind(LimitRequests, { accounts, counter, clock });
  bind(SweepSpending, { ledger, counter, clock });
}
