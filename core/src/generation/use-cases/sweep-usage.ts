import type { JobRepository } from '../ports/job-repository.ts';

const batch = 200;

/** Files the figures that processes left in their records when they died right after a commit. Returns of how many records. */
export class SweepUsage {
  readonly #deps: { jobs: JobRepository };

  constructor(deps: { jobs: JobRepository }) {
    this.#deps = deps;
  }

  async execute(): Promise<number> {
    let filed = 0;
    for (let found = batch; found === batch; filed += found) found = await this.#deps.jobs.fileLeftUsage(batch);
    return filed;
  }
}
