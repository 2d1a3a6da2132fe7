import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import { RequestCounter } from '../ports/request-counter.ts';
import { type Payer, SpendAccounts } from './spend-accounts.ts';
import { UseCase } from '../../platform/needs.ts';
import { counted } from '../../platform/contract/counted.ts';

const minuteMs = 60_000;

/** Counts a request that may call a vendor. Errors: `too_many_requests`, with the time until the minute has passed. */
export class LimitRequests extends UseCase({ accounts: SpendAccounts, counter: RequestCounter, clock: Clock }) {
  async execute(payer: Payer): Promise<void> {
    const { accounts, counter, clock } = this.deps;
    for (const { scope, id, perMinute } of await accounts.limitsOf(payer)) {
      if (perMinute === null) continue;
      const now = clock.now();
      const { count, endsAt } = await counter.count(id, minuteMs, now);
      if (count <= perMinute) continue;
      const whose = scope === 'user' ? 'You have' : scope === 'domain' ? 'Your domain has' : 'All users together have';
      throw new AppError(
        'too_many_requests',
        `${whose} asked more than ${counted(perMinute, 'time')} within a minute. Please try again in a moment.`,
        { retryAfterMs: endsAt - now },
      );
    }
  }
}
