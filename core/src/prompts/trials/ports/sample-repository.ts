import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import { newestFirst, Repository } from '../../../platform/documents.ts';
import { sampleMaterialSchema, sampleSchema, type Sample, type SampleMaterial } from '../domain/sample.ts';

/** Stores samples (frozen contacts). */
export class SampleRepository extends Repository<Sample, SampleMaterial>({
  name: 'prompt_samples',
  schema: sampleSchema,
  apart: { field: 'material', schema: sampleMaterialSchema },
}) {
  add(sample: Sample, material: SampleMaterial): Promise<void> {
    return this.documents.insert(sample, material);
  }

  /** The samples of a domain, or of all with null; newest first, 500 at most. */
  list(department: DepartmentKey | null): Promise<readonly Sample[]> {
    return this.documents.find({ department: department ?? undefined }, { sort: newestFirst, limit: 500 });
  }

  async findMaterial(id: string): Promise<SampleMaterial | null> {
    return (await this.documents.readApart([id])).get(id) ?? null;
  }

  /** Replaces everything except the material; returns false if the sample does not exist. */
  update(sample: Sample): Promise<boolean> {
    return this.documents.replace(sample);
  }

  /** Forgets who made the samples, if it was this address. */
  async forgetAuthor(email: string): Promise<void> {
    await this.documents.set({ createdBy: email }, { createdBy: null });
  }
}
