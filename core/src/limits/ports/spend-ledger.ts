import type { Timestamp } from '../../platform/clock.ts';
import type { AccountState, SpendAccount } from '../domain/spend-account.ts';

/** An amount that is set aside before a call: an upper bound of its cost. */
export interface Hold {
  readonly id: string;
  /** US dollars. */
  readonly usd: number;
  /** The moment by which the call has certainly ended. */
  readonly until: Timestamp;
}

/** Adds up what is spent in each period, across all processes. */
export abstract class SpendLedger {
  /**
   * Holds an amount on all of these accounts, or on none; the answer is then the key of an account without room,
   * otherwise null. However many processes hold at once, the sum of spent and held amounts never exceeds a maximum.
   */
  abstract hold(hold: Hold, accounts: readonly SpendAccount[]): Promise<string | null>;
  /** Removes the hold, where there is one, and adds the amount that was spent. */
  abstract settle(holdId: string, usd: number, accounts: readonly SpendAccount[]): Promise<void>;
  /** The state of each account, by key. Accounts on which nothing was spent or held are left out. */
  abstract read(keys: readonly string[], now: Timestamp): Promise<ReadonlyMap<string, AccountState>>;
  /** The keys with this beginning and end whose accounts have spent most, the largest sum first. */
  abstract largest(beginning: string, end: string, limit: number): Promise<readonly string[]>;
  /** Deletes accounts that ended before `now`; returns how many. */
  abstract deleteExpired(now: Timestamp): Promise<number>;
}
