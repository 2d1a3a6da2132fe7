import { JobRepository } from '../ports/job-repository.ts';
import { UseCase } from '../../platform/needs.ts';

const batch = 200;

/** Stores the usage facts that remain in records because a process died right after its commit. Returns the number of records. */
export class SweepUsage extends UseCase({ jobs: JobRepository }) {
  async execute(): Promise<number> {
    let filed = 0;
    for (let found = batch; found === batch; filed += found) found = await this.deps.jobs.fileLeftUsage(batch);
    return filed;
  }
}
