import type { DepartmentKey } from '../../contract/index.ts';
import type { GenerationSummary } from '../../generation/domain/generation-record.ts';

/**
 * The person whose data is meant: a contact by the CRM's id, in one domain or in all; a contact or user by address; or
 * a user by id.
 */
export type Person =
  | { readonly kind: 'contact'; readonly hubspotId: string; readonly department?: DepartmentKey | undefined }
  /** The address in lower case. */
  | { readonly kind: 'address'; readonly email: string }
  | { readonly kind: 'user'; readonly userId: string };

/** Whether a record is about the contact or the address, or was written for the user. */
export function isAbout(person: Person, record: GenerationSummary): boolean {
  switch (person.kind) {
    case 'contact': {
      const { hubspotId, department } = person;
      const requests = [record.job.request, ...record.versions.map(({ request }) => request)];
      const isOfDomain = department === undefined || requests.some((request) => request.department === department);
      return record.hubspotId === hubspotId && isOfDomain;
    }
    case 'address':
      return record.properties.email?.trim().toLowerCase() === person.email;
    case 'user':
      return record.userId === person.userId;
  }
}
