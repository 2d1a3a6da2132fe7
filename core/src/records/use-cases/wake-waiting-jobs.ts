import { departmentKeys, type DepartmentKey } from '../../platform/contract/departments.ts';
import type { ErrorCode } from '../../platform/contract/error-codes.ts';
import type { KeyType } from '../../connections/domain/credential.ts';
import type { JobWaker } from '../../connections/ports/job-waker.ts';
import { Clock } from '../../platform/clock.ts';
import { Logger } from '../../platform/logger.ts';
import { accountWaits } from '../domain/account-waits.ts';
import { JobRepository } from '../ports/job-repository.ts';
import { UseCase } from '../../platform/needs.ts';

/** Jobs changed by one write, so that a write over thousands of jobs does not block others. */
const batch = 500;

/**
 * Makes jobs available that wait for a vendor's account, after their domain's key for that vendor changed. The sweep
 * queues them within seconds. Returns their number. It never rejects, because the key is already stored, and a job that
 * could not be changed still continues when its wait ends.
 */
export class WakeWaitingJobs
  extends UseCase({ jobs: JobRepository, clock: Clock, logger: Logger })
  implements JobWaker
{
  execute({ type, department }: { type: KeyType; department: DepartmentKey }): Promise<number> {
    return this.#wake(department, accountWaits[type]);
  }

  /** Makes all jobs available that wait for a budget, after a limit changed. Those without a budget wait again. */
  async forBudget(): Promise<number> {
    let woken = 0;
    for (const department of departmentKeys) woken += await this.#wake(department, ['budget_exhausted']);
    return woken;
  }

  async #wake(department: DepartmentKey, reasons: readonly ErrorCode[]): Promise<number> {
    const { jobs, clock, logger } = this.deps;
    const query = { department, reasons, now: clock.now(), limit: batch };
    let woken = 0;
    try {
      for (let more = batch; more > 0; woken += more) more = await jobs.wake(query);
    } catch (error) {
      logger.warn({ err: error, reasons, department }, 'waiting jobs could not be woken');
    }
    return woken;
  }
}
