import { ContainerModule } from 'inversify';
import { AuditTrail } from '../audit/use-cases/audit-trail.ts';
import { ContactSnapshotRepository } from '../contacts/ports/contact-snapshot-repository.ts';
import { CrmFieldRepository } from '../contacts/ports/crm-field-repository.ts';
import { CrmContacts } from '../contacts/ports/crm-contacts.ts';
import { ContactLinks } from '../contacts/use-cases/contact-links.ts';
import { ContactSummariser } from '../contacts/use-cases/contact-summariser.ts';
import { DescribeCrmFields } from '../contacts/use-cases/describe-crm-fields.ts';
import { FetchContact } from '../contacts/use-cases/fetch-contact.ts';
import { ReadContact } from '../contacts/use-cases/read-contact.ts';
import { SaveCrmFields } from '../contacts/use-cases/save-crm-fields.ts';
import { TryCrmContact } from '../contacts/use-cases/try-crm-contact.ts';
import { CredentialResolver } from '../credentials/ports/credential-resolver.ts';
import { TextGenerator } from '../generation/ports/text-generator.ts';
import { HistoryRepository } from '../history/ports/history-repository.ts';
import { ChooseModel } from '../models/use-cases/choose-model.ts';
import { SummaryPromptRepository } from '../prompts/ports/summary-prompt-repository.ts';
import { Clock } from '../shared/clock.ts';
import { Logger } from '../shared/logger.ts';
import type { Settings } from './settings.ts';

/** Binds reading and summarising contacts. */
export function contactsModule(settings: Settings): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(ContactLinks)
      .toResolvedValue((crm) => new ContactLinks({ crm, settings: linkSettings(settings) }), [CrmContacts])
      .inSingletonScope();
    bind(ContactSummariser)
      .toResolvedValue(
        (summaryPrompts, credentials, chooseModel, textGenerator, logger) =>
          new ContactSummariser({ summaryPrompts, credentials, chooseModel, textGenerator, logger }),
        [SummaryPromptRepository, CredentialResolver, ChooseModel, TextGenerator, Logger],
      )
      .inSingletonScope();
    bind(ReadContact)
      .toResolvedValue(
        (crm, crmFields, links, summariser, clock) => new ReadContact({ crm, crmFields, links, summariser, clock }),
        [CrmContacts, CrmFieldRepository, ContactLinks, ContactSummariser, Clock],
      )
      .inSingletonScope();
    bind(DescribeCrmFields)
      .toResolvedValue(
        (crm, crmFields, credentials) => new DescribeCrmFields({ crm, crmFields, credentials }),
        [CrmContacts, CrmFieldRepository, CredentialResolver],
      )
      .inSingletonScope();
    bind(SaveCrmFields)
      .toResolvedValue((crmFields, audit) => new SaveCrmFields({ crmFields, audit }), [CrmFieldRepository, AuditTrail])
      .inSingletonScope();
    bind(TryCrmContact)
      .toResolvedValue(
        (crm, links, credentials) => new TryCrmContact({ crm, links, credentials }),
        [CrmContacts, ContactLinks, CredentialResolver],
      )
      .inSingletonScope();
    bind(FetchContact)
      .toResolvedValue(
        (credentials, readContact, snapshots, history, clock) =>
          new FetchContact({ credentials, readContact, snapshots, history, clock }),
        [CredentialResolver, ReadContact, ContactSnapshotRepository, HistoryRepository, Clock],
      )
      .inSingletonScope();
  });
}

function linkSettings({ hubspot, sandbox }: Settings): ConstructorParameters<typeof ContactLinks>[0]['settings'] {
  return {
    extraHosts: sandbox.crm ? sandbox.address.hosts : [],
    sandboxUrl: sandbox.crm ? sandbox.address.url : undefined,
    portalId: hubspot.portalId,
  };
}
