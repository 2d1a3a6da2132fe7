import type { Clock } from '../../platform/clock.ts';
import type { RequestCounter } from '../ports/request-counter.ts';
import type { SpendLedger } from '../ports/spend-ledger.ts';

/** A call may be settled some time after the end of the period in which it was held. */
const graceMs = 24 * 60 * 60_000;

/** Deletes the counts of days, months and minutes that have passed. Returns how many. */
export class SweepSpending {
  readonly #deps: { ledger: SpendLedger; counter: RequestCounter; clock: Clock };

  constructor(deps: { ledger: SpendLedger; counter: RequestCounter; clock: Clock }) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    const { ledger, counter, clock } = this.#deps;
    const now = clock.now();
    return (await ledger.deleteExpired(now - graceMs)) + (await counter.deleteExpired(now));
  }
}
