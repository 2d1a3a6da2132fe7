import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { sampleMaterialSchema, sampleSchema, type Sample, type SampleMaterial } from '../domain/sample.ts';
import { SampleRepository } from '../ports/sample-repository.ts';
import type { Collections } from '../../../platform/mongo/collections.ts';
import { readDocument } from '../../../platform/mongo/documents.ts';
import { pack, unpack } from '../../../records/stores/pack.ts';

const maxListed = 500;
const withoutMaterial = { projection: { material: 0 } } as const;

export class MongoSampleRepository extends SampleRepository {
  readonly #samples: Collections['samples'];

  constructor({ samples }: Collections) {
    super();
    this.#samples = samples;
  }

  async add({ id, ...sample }: Sample, material: SampleMaterial): Promise<void> {
    await this.#samples.insert({ _id: id, ...sample, material: await pack(material) });
  }

  async list(department: DepartmentKey | null): Promise<readonly Sample[]> {
    const found = await this.#samples.find(department === null ? {} : { department }, {
      ...withoutMaterial,
      sort: { createdAt: -1, _id: -1 },
      limit: maxListed,
    });
    return found.map((sample) => readDocument(sampleSchema, sample));
  }

  async find(id: string): Promise<Sample | null> {
    const found = await this.#samples.findOne({ _id: id }, withoutMaterial);
    return found && readDocument(sampleSchema, found);
  }

  async findMaterial(id: string): Promise<SampleMaterial | null> {
    const found = await this.#samples.findOne({ _id: id }, { projection: { material: 1 } });
    return found && sampleMaterialSchema.parse(await unpack(found.material));
  }

  async update({ id, ...sample }: Sample): Promise<boolean> {
    return this.#samples.update({ _id: id }, { $set: sample });
  }

  async delete(id: string): Promise<boolean> {
    return this.#samples.delete({ _id: id });
  }
}
