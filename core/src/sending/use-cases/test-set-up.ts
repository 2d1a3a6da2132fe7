import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { contactIdPattern } from '../../contacts/contract/hubspot-link.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { AppError } from '../../platform/app-error.ts';
import { UseCase } from '../../platform/needs.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { holdTexts, setUpTexts } from '../domain/step-texts.ts';
import { CrmOutreach } from '../ports/crm-outreach.ts';

/**
 * Writes recognisable texts into the properties of a contact, as a hand-over would, reads them back, and answers the
 * contact's page, where the CRM shows how its templates use them. Nothing is sent. Errors: `validation_failed` (link);
 * `conflict` (the contact is in a sequence, which would send the texts, or the CRM kept others); and those of `CrmOutreach`,
 * `CrmContacts` and `CredentialResolver`.
 */
export class TestSetUp extends UseCase({
  crm: CrmContacts,
  links: ContactLinks,
  credentials: CredentialResolver,
  outreach: CrmOutreach,
}) {
  async execute({ department, contact, emails }: { department: DepartmentKey; contact: string; emails: number }) {
    const { crm, links, credentials, outreach } = this.deps;
    const contactId = contactIdPattern.test(contact) ? contact : links.parse(contact).contactId;
    const credential = await credentials.resolve('Hubspot', department);
    if ((await outreach.enrolmentOf(contactId, credential)) !== null) {
      throw new AppError('conflict', 'This contact is in a sequence, which would send the test. Choose another one.');
    }
    const texts = setUpTexts(emails);
    await outreach.writeTexts(contactId, texts, credential);
    const names = texts.map(({ name }) => name);
    if (!holdTexts(await crm.readProperties(contactId, names, credential), texts)) {
      throw new AppError(
        'conflict',
        'HubSpot took the texts and shows others. Does a workflow change these properties?',
      );
    }
    return { url: await links.resolve(contactId, undefined, credential) };
  }
}
