import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import type { MakeCall } from '../../platform/calls-in-turn.ts';
import { Clock } from '../../platform/clock.ts';
import { snapshotOf, type ContactSnapshot, type ContextTexts } from '../domain/contact.ts';
import { CrmContacts } from '../ports/crm-contacts.ts';
import { CrmFieldRepository } from '../ports/crm-field-repository.ts';
import { ContactLinks } from './contact-links.ts';
import { ContactSummariser } from './contact-summariser.ts';
import { UseCase } from '../../platform/needs.ts';

/**
 * Reads a contact and its summaries into a snapshot, for the fetch screen and for the worker. Errors: as `CrmContacts`
 * and `ContactLinks`.
 */
export class ReadContact extends UseCase({
  crm: CrmContacts,
  crmFields: CrmFieldRepository,
  links: ContactLinks,
  summariser: ContactSummariser,
  clock: Clock,
}) {
  async execute(input: {
    hubspotId: string;
    prospectUrl: string | undefined;
    context: ContextTexts;
    department: DepartmentKey;
    /** The user who pays for the summaries. */
    userId: string;
    jobId?: string;
    credential: Credential;
    signal?: AbortSignal;
    /** Makes the calls of the model, by default at once. */
    makeCall?: MakeCall;
    /** Told the contact with its entries while the summaries are still being written. */
    onRead?: (withoutSummaries: ContactSnapshot) => void;
  }): Promise<ContactSnapshot> {
    const snapshot = await this.withoutSummaries(input);
    input.onRead?.(snapshot);
    const summaries = await this.deps.summariser.summarise({
      contact: snapshot.contact,
      context: input.context,
      billedTo: { userId: input.userId, department: input.department, jobId: input.jobId },
      ...(input.signal && { signal: input.signal }),
      ...(input.makeCall && { makeCall: input.makeCall }),
    });
    return { ...snapshot, ...summaries, fetchedAt: this.deps.clock.now() };
  }

  /** Reads a contact alone, with empty summaries, and asks no AI. */
  async withoutSummaries(input: {
    hubspotId: string;
    prospectUrl: string | undefined;
    department: DepartmentKey;
    credential: Credential;
    signal?: AbortSignal;
  }): Promise<ContactSnapshot> {
    const { crm, crmFields, links, clock } = this.deps;
    const prospectUrl = await links.resolve(input.hubspotId, input.prospectUrl, input.credential);
    const fields = await crmFields.find(input.department);
    const contact = await crm.fetch(input.hubspotId, input.credential, input.signal, fields);
    return snapshotOf({ contact, prospectUrl, sandbox: isSandbox(input.credential), fetchedAt: clock.now() });
  }
}
