import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import { CrmContacts, type FoundContact } from '../ports/crm-contacts.ts';
import { ContactLinks } from './contact-links.ts';
import { UseCase } from '../../platform/needs.ts';

/** A contact with its address in the CRM. */
export interface LinkedContact extends FoundContact {
  readonly prospectUrl: string;
}

/** As many as fit into a list below a field. */
const maxContacts = 10;

/**
 * Finds contacts of a domain's CRM by parts of name, address or company, each with its link. Errors: `forbidden` and
 * `validation_failed` (domain), `crm_not_configured`, and those of `CrmContacts`.
 */
export class SearchContacts extends UseCase({
  crm: CrmContacts,
  links: ContactLinks,
  credentials: CredentialResolver,
}) {
  async execute(input: {
    actor: Actor;
    department: DepartmentKey | null;
    words: string;
    signal?: AbortSignal;
  }): Promise<readonly LinkedContact[]> {
    const { crm, links, credentials } = this.deps;
    const credential = await credentials.resolve('Hubspot', departmentFor(input.actor, input.department));
    const found = await crm.search(input.words, maxContacts, credential, input.signal);
    return withLinks(found, links, credential);
  }
}

/** Adds the address in the CRM to each contact. */
export function withLinks(
  found: readonly FoundContact[],
  links: ContactLinks,
  credential: Credential,
): Promise<LinkedContact[]> {
  return Promise.all(
    found.map(async (contact) => ({ ...contact, prospectUrl: await links.resolve(contact.id, undefined, credential) })),
  );
}
