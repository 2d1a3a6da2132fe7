import { Clock } from '../../platform/clock.ts';
import { RequestCounter } from '../ports/request-counter.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import type { Needs } from '../../platform/needs.ts';

/** A call may be settled some time after the end of the period in which it was held. */
const graceMs = 24 * 60 * 60_000;

/** Deletes the counts of days, months and minutes that have passed. Returns how many. */
export class SweepSpending {
  static readonly needs = { ledger: SpendLedger, counter: RequestCounter, clock: Clock };
  readonly #deps: Needs<typeof SweepSpending>;

  constructor(deps: Needs<typeof SweepSpending>) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    const { ledger, counter, clock } = this.#deps;
    const now = clock.now();
    return (await ledger.deleteExpired(now - graceMs)) + (await counter.deleteExpired(now));
  }
}
