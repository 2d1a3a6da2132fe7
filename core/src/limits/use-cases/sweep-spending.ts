import { Clock } from '../../platform/clock.ts';
import { RequestCounter } from '../ports/request-counter.ts';
import { SpendLedger } from '../ports/spend-ledger.ts';
import { UseCase } from '../../platform/needs.ts';

/** A call may be settled some time after the end of the period in which it was held. */
const graceMs = 24 * 60 * 60_000;

/** Deletes the counts of days, months and minutes that have passed. Returns how many. */
export class SweepSpending extends UseCase({ ledger: SpendLedger, counter: RequestCounter, clock: Clock }) {
  async execute(): Promise<number> {
    const { ledger, counter, clock } = this.deps;
    const now = clock.now();
    return (await ledger.deleteExpired(now - graceMs)) + (await counter.deleteExpired(now));
  }
}
