import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { UseCase } from '../../platform/needs.ts';
import type { ContactSnapshot } from '../domain/contact.ts';
import { ReadContact } from './read-contact.ts';

/**
 * Reads a contact with its whole history as the CRM has it now. It asks no AI and stores nothing. Errors: `forbidden`,
 * `validation_failed` (domain, link), `crm_not_configured`, and those of `CrmContacts`.
 */
export class LookUpContact extends UseCase({ credentials: CredentialResolver, readContact: ReadContact }) {
  async execute(input: {
    actor: Actor;
    department: DepartmentKey | null;
    hubspotId: string;
    prospectUrl: string | undefined;
    signal?: AbortSignal;
  }): Promise<ContactSnapshot> {
    const { credentials, readContact } = this.deps;
    const { actor, department: named, ...which } = input;
    const department = departmentFor(actor, named);
    const credential = await credentials.resolve('Hubspot', department);
    return readContact.withoutSummaries({ ...which, department, credential });
  }
}
