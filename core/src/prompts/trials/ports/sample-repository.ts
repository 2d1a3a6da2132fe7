import type { DepartmentKey } from '../../../platform/contract/departments.ts';
import type { Sample, SampleMaterial } from '../domain/sample.ts';

/** Stores samples (frozen contacts). */
export abstract class SampleRepository {
  abstract add(sample: Sample, material: SampleMaterial): Promise<void>;
  /** The samples of a domain, or of all with null; newest first, 500 at most. */
  abstract list(department: DepartmentKey | null): Promise<readonly Sample[]>;
  abstract find(id: string): Promise<Sample | null>;
  abstract findMaterial(id: string): Promise<SampleMaterial | null>;
  /** Replaces everything except the material; returns false if the sample does not exist. */
  abstract update(sample: Sample): Promise<boolean>;
  abstract delete(id: string): Promise<boolean>;
}
