import { JobRepository } from '../ports/job-repository.ts';
import type { Needs } from '../../platform/needs.ts';

const batch = 200;

/** Stores the usage facts that remain in records because a process died right after its commit. Returns the number of records. */
export class SweepUsage {
  static readonly needs = { jobs: JobRepository };
  readonly #deps: Needs<typeof SweepUsage>;

  constructor(deps: Needs<typeof SweepUsage>) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    let filed = 0;
    for (let found = batch; found === batch; filed += found) found = await this.#deps.jobs.fileLeftUsage(batch);
    return filed;
  }
}
