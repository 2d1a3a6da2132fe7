import { warningShare } from '../contract/limits.ts';
import { Clock } from '../../platform/clock.ts';
import type { LimitAccount } from '../domain/spend-account.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import { type Payer, SpendAccounts } from './spend-accounts.ts';
import { UseCase } from '../../platform/needs.ts';

export interface LeftOfLimit extends Pick<LimitAccount, 'scope' | 'period'> {
  readonly limitUsd: number;
  readonly spentUsd: number;
  readonly leftUsd: number;
  /** Whether at least four fifths of it are used up. */
  readonly isNear: boolean;
}

export interface MyLimits {
  /** The money limits that bind the payer, the one with the least left first. */
  readonly limits: readonly LeftOfLimit[];
  /** The lowest number of requests per minute of any limit that binds the payer; null: no limit. */
  readonly perMinute: number | null;
}

/** Tells what a user may still spend, in a domain. */
export class GetMyLimits extends UseCase({ accounts: SpendAccounts, ledger: SpendLedger, clock: Clock }) {
  async execute(payer: Payer): Promise<MyLimits> {
    const { accounts, ledger, clock } = this.deps;
    const now = clock.now();
    const limited = (await accounts.accountsOf(payer, now)).flatMap((account) =>
      account.maxUsd === null ? [] : [{ ...account, limitUsd: account.maxUsd }],
    );
    const states = await ledger.read(
      limited.map(({ key }) => key),
      now,
    );
    const perMinute = (await accounts.limitsOf(payer)).flatMap((limit) => limit.perMinute ?? []);
    return {
      limits: limited
        .map(({ scope, period, key, limitUsd }) => {
          const spentUsd = states.get(key)?.spentUsd ?? 0;
          const leftUsd = Math.max(0, limitUsd - spentUsd);
          return { scope, period, limitUsd, spentUsd, leftUsd, isNear: spentUsd >= limitUsd * warningShare };
        })
        .toSorted((a, b) => a.leftUsd - b.leftUsd),
      perMinute: perMinute.length === 0 ? null : Math.min(...perMinute),
    };
  }
}
