import type { Clock } from '../../shared/clock.ts';
import type { RequestCounter } from '../ports/request-counter.ts';
import type { SpendLedger } from '../ports/spend-ledger.ts';

/** A call may be settled a while after the end of the period that it was held in. */
const graceMs = 24 * 60 * 60_000;

/** Forgets days, months and minutes that have passed. Returns how many entries. */
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
