import type { DepartmentKey } from '../../contract/index.ts';
import type { KeyType } from '../../credentials/domain/credential.ts';
import type { JobWaker } from '../../credentials/ports/job-waker.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Logger } from '../../shared/logger.ts';
import { accountWaits } from '../domain/account-waits.ts';
import type { JobRepository } from '../ports/job-repository.ts';

/** Jobs changed by one write, so that thousands of them hold up nobody else. */
const batch = 500;

/**
 * Lets jobs go on that wait for a vendor's account, once their domain's key of that vendor is another one: the sweep
 * queues them within seconds. Returns how many. Never rejects: the key is stored by then, and a job that could not be
 * woken goes on when its time comes.
 */
export class WakeWaitingJobs implements JobWaker {
  readonly #deps: { jobs: JobRepository; clock: Clock; logger: Logger };

  constructor(deps: { jobs: JobRepository; clock: Clock; logger: Logger }) {
    this.#deps = deps;
  }

  async execute({ type, department }: { type: KeyType; department: DepartmentKey }): Promise<number> {
    const { jobs, clock, logger } = this.#deps;
    const query = { department, reasons: accountWaits[type], now: clock.now(), limit: batch };
    let woken = 0;
    try {
      for (let more = batch; more > 0; woken += more) more = await jobs.wake(query);
    } catch (error) {
      logger.warn({ err: error, type, department }, 'waiting jobs could not be woken');
    }
    return woken;
  }
}
