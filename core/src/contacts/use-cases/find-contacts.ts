import type { Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { UseCase } from '../../platform/needs.ts';
import { CrmContacts, type FoundContact } from '../ports/crm-contacts.ts';
import { ContactLinks } from './contact-links.ts';

/** A contact with its address in the CRM. */
export interface LinkedContact extends FoundContact {
  readonly prospectUrl: string;
}

/** Who looks for contacts, and in the CRM of which domain. */
interface Asker {
  readonly actor: Actor;
  readonly department: DepartmentKey | null;
  readonly signal?: AbortSignal;
}

/** As many as fit into a list below a field. */
const maxContacts = 10;

/**
 * Finds contacts of a domain's CRM, each with its link. Errors: `forbidden` and `validation_failed` (domain),
 * `crm_not_configured`, and those of `CrmContacts`.
 */
export class FindContacts extends UseCase({
  crm: CrmContacts,
  links: ContactLinks,
  credentials: CredentialResolver,
}) {
  /** By parts of name, address or company. */
  async search({ words, signal, ...asker }: Asker & { readonly words: string }): Promise<readonly LinkedContact[]> {
    const credential = await this.#credentialOf(asker);
    return this.#withLinks(await this.deps.crm.search(words, maxContacts, credential, signal), credential);
  }

  /**
   * Those that the actor owns, whose address is `email`, last changed first; null where the CRM has no user with this
   * address.
   */
  async owned({
    email,
    signal,
    ...asker
  }: Asker & { readonly email: string }): Promise<readonly LinkedContact[] | null> {
    const credential = await this.#credentialOf(asker);
    const owned = await this.deps.crm.findOwned(email, maxContacts, credential, signal);
    return owned && this.#withLinks(owned, credential);
  }

  #credentialOf({ actor, department }: Asker): Promise<Credential> {
    return this.deps.credentials.resolve('Hubspot', departmentFor(actor, department));
  }

  #withLinks(found: readonly FoundContact[], credential: Credential): Promise<LinkedContact[]> {
    const { links } = this.deps;
    return Promise.all(
      found.map(async (contact) => ({
        ...contact,
        prospectUrl: await links.resolve(contact.id, undefined, credential),
      })),
    );
  }
}
