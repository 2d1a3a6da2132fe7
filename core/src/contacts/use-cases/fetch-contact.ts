import type { DepartmentKey } from '../../platform/contract/departments.ts';
import { departmentFor, type Actor } from '../../platform/actor.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import { Clock } from '../../platform/clock.ts';
import type { ContactSnapshot, ContextTexts } from '../domain/contact.ts';
import { ContactSnapshotRepository } from '../ports/contact-snapshot-repository.ts';
import { ReadContact } from './read-contact.ts';
import { UseCase } from '../../platform/needs.ts';

/** How long a submit may use a fetched contact; afterwards the CRM is read again. */
const snapshotTtlMs = 60 * 60 * 1000;

export interface FetchedContact {
  readonly snapshot: ContactSnapshot;
  /** The id in the request, which differs from the contact's if the contact was merged. */
  readonly requestedId: string;
  readonly department: DepartmentKey;
}

/**
 * Fetches a contact for *Fetch & Analyze*: reads it with its whole history, summarises it, and caches both for an hour
 * for the submit. Errors: `forbidden`, `validation_failed` (domain, link), `crm_not_configured`, and those of
 * `CrmContacts`.
 */
export class FetchContact extends UseCase({
  credentials: CredentialResolver,
  readContact: ReadContact,
  snapshots: ContactSnapshotRepository,
  clock: Clock,
}) {
  async execute(input: {
    actor: Actor;
    department: DepartmentKey | null;
    hubspotId: string;
    prospectUrl: string | undefined;
    context: ContextTexts;
    signal?: AbortSignal;
    /** Told the contact before its summaries are written. Only what is returned can be used by a submit. */
    onRead?: (fetched: FetchedContact) => void;
  }): Promise<FetchedContact> {
    const { credentials, readContact, snapshots, clock } = this.deps;
    const department = departmentFor(input.actor, input.department);
    const credential = await credentials.resolve('Hubspot', department);
    const fetchedOf = (snapshot: ContactSnapshot) => ({ snapshot, requestedId: input.hubspotId, department });
    const snapshot = await readContact.execute({
      hubspotId: input.hubspotId,
      prospectUrl: input.prospectUrl,
      context: input.context,
      department,
      userId: input.actor.userId,
      credential,
      ...(input.signal === undefined ? {} : { signal: input.signal }),
      onRead: (read) => input.onRead?.(fetchedOf(read)),
    });
    const { userId } = input.actor;
    await snapshots.put({ userId, hubspotId: input.hubspotId, department }, snapshot, clock.now() + snapshotTtlMs);
    return fetchedOf(snapshot);
  }
}
