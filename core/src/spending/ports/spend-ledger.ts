import type { Timestamp } from '../../shared/clock.ts';
import type { AccountState, SpendAccount } from '../domain/spend-account.ts';

/** An upper bound of what a call will cost, put aside before it. */
export interface Hold {
  readonly id: string;
  /** US dollars. */
  readonly usd: number;
  /** The call has ended by then. */
  readonly until: Timestamp;
}

/** What was spent in each period, the same for every process. */
export abstract class SpendLedger {
  /**
   * Holds an amount on all of these accounts, or on none: then the answer is the key of one without room. However many
   * processes hold at once, what is spent and held together never passes a maximum.
   */
  abstract hold(hold: Hold, accounts: readonly SpendAccount[]): Promise<string | null>;
  /** Takes the hold away, where there is one, and adds what was spent in its place. */
  abstract settle(holdId: string, usd: number, accounts: readonly SpendAccount[]): Promise<void>;
  /** Accounts on which nothing was spent or held are left out. */
  abstract read(keys: readonly string[], now: Timestamp): Promise<ReadonlyMap<string, AccountState>>;
  /** Forgets accounts that ended before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
