import type { DepartmentKey } from '../../contract/index.ts';
import type { Sample, SampleMaterial } from '../domain/sample.ts';

/** Selects the samples of contacts, in one domain or in all. */
export interface ContactsOfSamples {
  readonly hubspotIds: ReadonlySet<string>;
  readonly department: DepartmentKey | null;
  /** Also selects contacts with this address, in lower case. */
  readonly email: string | null;
}

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

  /** The samples of some contacts, also disguised ones. */
  async ofContacts({ hubspotIds, department, email }: ContactsOfSamples): Promise<readonly Sample[]> {
    const found: Sample[] = [];
    for (const sample of await this.list(department)) {
      const isMeant =
        hubspotIds.has(sample.hubspotId) || (email !== null && (await this.#emailOf(sample.id)) === email);
      if (isMeant) found.push(sample);
    }
    return found;
  }

  async #emailOf(id: string): Promise<string | undefined> {
    const material = await this.findMaterial(id);
    return material?.snapshot.contact.properties['email']?.trim().toLowerCase();
  }
}
