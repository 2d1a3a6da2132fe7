import type { DepartmentKey } from '../../contract/index.ts';
import type { Sample, SampleMaterial } from '../domain/sample.ts';

/** Keeps frozen contacts. */
export abstract class SampleRepository {
  abstract add(sample: Sample, material: SampleMaterial): Promise<void>;
  /** Newest first, at most 500; of one domain, or of all with null. */
  abstract list(department: DepartmentKey | null): Promise<readonly Sample[]>;
  abstract find(id: string): Promise<Sample | null>;
  abstract findMaterial(id: string): Promise<SampleMaterial | null>;
  /** Replaces all but the material; false when there is none. */
  abstract update(sample: Sample): Promise<boolean>;
  abstract delete(id: string): Promise<boolean>;
}
