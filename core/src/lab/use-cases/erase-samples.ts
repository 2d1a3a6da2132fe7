import type { DepartmentKey } from '../../contract/index.ts';
import type { SampleRepository } from '../ports/sample-repository.ts';

/** Deletes the samples of people, disguised ones too. Answers how many. */
export class EraseSamples {
  readonly #deps: { samples: SampleRepository };

  constructor(deps: { samples: SampleRepository }) {
    this.#deps = deps;
  }

  /** `email`: also contacts with this address, in lower case. */
  async execute(of: {
    readonly hubspotIds: ReadonlySet<string>;
    readonly department: DepartmentKey | null;
    readonly email: string | null;
  }): Promise<number> {
    const { samples } = this.#deps;
    let erased = 0;
    for (const { id, hubspotId } of await samples.list(of.department)) {
      const isMeant = of.hubspotIds.has(hubspotId) || (of.email !== null && (await this.#emailOf(id)) === of.email);
      if (isMeant && (await samples.delete(id))) erased += 1;
    }
    return erased;
  }

  async #emailOf(id: string): Promise<string | undefined> {
    const material = await this.#deps.samples.findMaterial(id);
    return material?.snapshot.contact.properties['email']?.trim().toLowerCase();
  }
}
