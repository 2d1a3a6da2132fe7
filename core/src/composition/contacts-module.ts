import { ContactLinks } from '../contacts/use-cases/contact-links.ts';
import { ContactSummariser } from '../contacts/use-cases/contact-summariser.ts';
import { DescribeCrmFields } from '../contacts/use-cases/describe-crm-fields.ts';
import { FetchContact } from '../contacts/use-cases/fetch-contact.ts';
import { ListCrmLists } from '../contacts/use-cases/list-crm-lists.ts';
import { ReadContact } from '../contacts/use-cases/read-contact.ts';
import { SaveCrmFields } from '../contacts/use-cases/save-crm-fields.ts';
import { SearchContacts } from '../contacts/use-cases/search-contacts.ts';
import { TryCrmContact } from '../contacts/use-cases/try-crm-contact.ts';
import type { Wiring } from './bindings.ts';
import type { Settings } from './settings.ts';
import {
  audit,
  chooseModel,
  clock,
  credentials,
  crm,
  crmFields,
  crmLists,
  links,
  logger,
  readContact,
  snapshots,
  summaryPrompts,
  textGenerator,
} from './tokens.ts';

/** Binds the use cases of reading and summarising contacts. */
export function contactsModule({ bind, settings }: Wiring): void {
  bind(ContactLinks, { crm, settings: { value: linkSettings(settings) } });
  bind(ContactSummariser, { summaryPrompts, credentials, chooseModel, textGenerator, logger });
  bind(ReadContact, { crm, crmFields, links, summariser: ContactSummariser, clock });
  bind(DescribeCrmFields, { crm, crmFields, credentials });
  bind(SaveCrmFields, { crmFields, audit });
  bind(TryCrmContact, { crm, links, credentials });
  bind(SearchContacts, { crm, links, credentials });
  bind(ListCrmLists, { crmLists, credentials });
  bind(FetchContact, { credentials, readContact, snapshots, clock });
}

function linkSettings({ hubspot, sandbox }: Settings): ConstructorParameters<typeof ContactLinks>[0]['settings'] {
  return {
    extraHosts: sandbox.crm ? sandbox.address.hosts : [],
    sandboxUrl: sandbox.crm ? sandbox.address.url : undefined,
    portalId: hubspot.portalId,
  };
}
