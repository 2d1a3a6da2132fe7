import type { DepartmentKey } from '../../contract/index.ts';
import type { Sample } from '../domain/sample.ts';
import type { SampleRepository } from '../ports/sample-repository.ts';

/** Selects the samples of contacts, in one domain or in all. */
export interface ContactsOfSamples {
  readonly hubspotIds: ReadonlySet<string>;
  readonly department: DepartmentKey | null;
  /** Also selects contacts with this address, in lower case. */
  readonly email: string | null;
}

/** The samples of some contacts, also disguised ones. */
export async function samplesOf(samples: SampleRepository, of: ContactsOfSamples): Promise<readonly Sample[]> {
  const found: Sample[] = [];
  for (const sample of await samples.list(of.department)) {
    const isMeant =
      of.hubspotIds.has(sample.hubspotId) || (of.email !== null && (await emailOf(samples, sample.id)) === of.email);
    if (isMeant) found.push(sample);
  }
  return found;
}

async function emailOf(samples: SampleRepository, id: string): Promise<string | undefined> {
  const material = await samples.findMaterial(id);
  return material?.snapshot.contact.properties['email']?.trim().toLowerCase();
}
