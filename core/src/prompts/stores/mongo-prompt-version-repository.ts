import { promptVersionSchema, type PromptVersion } from '../domain/prompt-version.ts';
import { PromptVersionRepository, type VersionRange } from '../ports/prompt-version-repository.ts';
import { ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

export class MongoPromptVersionRepository extends PromptVersionRepository {
  readonly #versions: Collections['promptVersions'];
  readonly #prompts: Collections['prompts'];
  readonly #samples: Collections['samples'];
  readonly #trials: Collections['trials'];

  constructor({ promptVersions, prompts, samples, trials }: Collections) {
    super();
    this.#versions = promptVersions;
    this.#prompts = prompts;
    this.#samples = samples;
    this.#trials = trials;
  }

  async add(version: PromptVersion): Promise<void> {
    try {
      await this.#versions.insert({ _id: idOf(version.promptId, version.version), ...version });
    } catch (error) {
      throw isDuplicateKey(error) ? new ConflictError('This version exists already.', { cause: error }) : error;
    }
  }

  async find(promptId: string, version: number): Promise<PromptVersion | null> {
    const found = await this.#versions.findOne({ _id: idOf(promptId, version) });
    return found && promptVersionSchema.parse(found);
  }

  async list(promptId: string, { from, to }: VersionRange): Promise<readonly PromptVersion[]> {
    const filter = { promptId, version: { $gte: from, $lte: to } };
    const found = await this.#versions.find(filter, { sort: { version: -1 } });
    return found.map((version) => promptVersionSchema.parse(version));
  }

  async newestNumber(promptId: string): Promise<number> {
    const newest = await this.#versions.findOne({ promptId }, { sort: { version: -1 }, projection: { version: 1 } });
    return Number(newest?.version ?? 0);
  }

  async markPublished(
    promptId: string,
    version: number,
    { publishedAt, why }: Pick<PromptVersion, 'publishedAt' | 'why'>,
  ): Promise<void> {
    await this.#versions.update(
      { _id: idOf(promptId, version) },
      { $set: { publishedAt, ...(why !== '' && { why }) } },
    );
  }

  async deleteAll(promptId: string): Promise<void> {
    await this.#versions.deleteMany({ promptId });
  }

  async forgetAuthor(email: string): Promise<void> {
    await this.#versions.updateMany({ author: email }, { $set: { author: null } });
    await this.#prompts.updateMany({ updatedBy: email }, { $set: { updatedBy: null } });
    await this.#samples.updateMany({ createdBy: email }, { $set: { createdBy: null } });
    await this.#trials.updateMany({ createdBy: email }, { $set: { createdBy: null } });
  }
}

function idOf(promptId: string, version: number): string {
  return `${promptId}:${version}`;
}
