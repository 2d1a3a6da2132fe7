import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { UseCase } from '../../platform/needs.ts';
import { CrmContacts } from '../ports/crm-contacts.ts';
import { ContactLinks } from './contact-links.ts';
import { withLinks, type LinkedContact } from './search-contacts.ts';

/** As many as fit below the field of the link. */
const maxContacts = 10;

/**
 * The contacts that a user owns in a domain's CRM, last changed first, each with its link; null where the CRM has no user
 * with the same address. Errors: `forbidden` and `validation_failed` (domain), `crm_not_configured`, and those of `CrmContacts`.
 */
export class ListMyContacts extends UseCase({
  crm: CrmContacts,
  links: ContactLinks,
  credentials: CredentialResolver,
}) {
  async execute(input: {
    actor: Actor;
    /** The actor's address. */
    email: string;
    department: DepartmentKey | null;
    signal?: AbortSignal;
  }): Promise<readonly LinkedContact[] | null> {
    const { crm, links, credentials } = this.deps;
    const credential = await credentials.resolve('Hubspot', departmentFor(input.actor, input.department));
    const owned = await crm.findOwned(input.email, maxContacts, credential, input.signal);
    return owned && withLinks(owned, links, credential);
  }
}
