import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { CrmProperties } from '../domain/contact.ts';
import { CrmContacts } from '../ports/crm-contacts.ts';
import { ContactLinks } from './contact-links.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Reads all properties of a contact in a domain's CRM. Errors: `validation_failed` (link), `crm_not_configured`, and
 * those of `CrmContacts`.
 */
export class TryCrmContact extends UseCase({ crm: CrmContacts, links: ContactLinks, credentials: CredentialResolver }) {
  /** `contact`: a CRM link or an id. */
  async execute(input: {
    department: DepartmentKey;
    contact: string;
    signal?: AbortSignal;
  }): Promise<{ readonly hubspotId: string; readonly values: CrmProperties }> {
    const { crm, links, credentials } = this.deps;
    const { hubspotId } = links.read(input.contact);
    const credential = await credentials.resolve('Hubspot', input.department);
    const names = (await crm.listProperties(credential, input.signal)).map(({ name }) => name);
    return { hubspotId, values: await crm.readProperties(hubspotId, names, credential, input.signal) };
  }
}
