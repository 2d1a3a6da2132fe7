import { UseCase } from '../../platform/needs.ts';
import pLimit from 'p-limit';
import { isSandbox, type Credential } from '../../connections/domain/credential.ts';
import { CredentialResolver } from '../../connections/ports/credential-resolver.ts';
import type { CrmProperties } from '../../contacts/domain/contact.ts';
import { hasOptedOut } from '../../contacts/domain/opt-out.ts';
import { CrmContacts } from '../../contacts/ports/crm-contacts.ts';
import { CrmLists } from '../../contacts/ports/crm-lists.ts';
import { ContactLinks } from '../../contacts/use-cases/contact-links.ts';
import { AppError } from '../../platform/app-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { DepartmentKey } from '../../platform/contract/departments.ts';
import type { JobError } from '../../records/domain/generation-record.ts';
import { reactionTo } from '../../records/domain/hand-over-state.ts';
import { HistoryRepository } from '../../records/ports/history-repository.ts';
import { FindCrmUser } from '../../sending/use-cases/find-crm-user.ts';
import { ReachContact } from '../../sending/use-cases/reach-contact.ts';
import { maxRunContacts, type LeftOutReason } from '../contract/runs.ts';
import { askedToStop, leftOutErrors, namesOf, pendingRow, skippedRow, type SkipReason } from '../domain/left-out.ts';
import type { RunRow } from '../domain/run.ts';

/** The contacts of a run, as a request names them. */
export interface RunContacts {
  readonly userId: string;
  readonly department: DepartmentKey;
  /** A list of the CRM; `contacts` is then undefined. */
  readonly listId: string | undefined;
  readonly contacts: readonly string[] | undefined;
  readonly include: readonly LeftOutReason[];
  readonly signal?: AbortSignal | undefined;
}

export interface SortedContact {
  readonly row: RunRow;
  /** Why the contact is left out; null if it runs. */
  readonly reason: SkipReason | null;
}

const batch = 100;
const batchesAtOnce = 4;
const readProperties = ['firstname', 'lastname', 'company', 'hs_email_optout', 'hubspot_owner_id', 'hs_object_id'];
const recentMs = 14 * 24 * 60 * 60_000;

/**
 * Decides which contacts run, and why the others do not: each for the first reason that fits. It reads the members of a
 * list, and of all contacts their names, who owns them and whether they opted out in HubSpot, with a request for each 100.
 * Errors: `validation_failed` for too many, and those of `CrmLists`, `CrmContacts` and `CredentialResolver`.
 */
export class SortContacts extends UseCase({
  crm: CrmContacts,
  crmLists: CrmLists,
  credentials: CredentialResolver,
  links: ContactLinks,
  findCrmUser: FindCrmUser,
  reachContact: ReachContact,
  history: HistoryRepository,
  clock: Clock,
}) {
  /** `sandbox`: whether they are the sandbox's contacts. */
  async execute(
    asked: RunContacts,
  ): Promise<{ readonly contacts: readonly SortedContact[]; readonly sandbox: boolean }> {
    const credential = await this.deps.credentials.resolve('Hubspot', asked.department);
    const named = await this.#named(asked, credential);
    const firstRows = new Map<string, number>();
    const sorted = named.map((row) => {
      if (row.hubspotId === null) return leftOut(row, 'invalid', row.error ?? notFound);
      const first = firstRows.get(row.hubspotId);
      if (first !== undefined) {
        return leftOut(row, 'repeated', { code: 'conflict', message: `Row ${first} names the same contact.` });
      }
      firstRows.set(row.hubspotId, row.row);
      return { row, reason: null };
    });
    const facts = await this.#factsOf([...firstRows.keys()], asked, credential);
    const contacts = sorted.map((contact) => {
      const { hubspotId } = contact.row;
      if (hubspotId === null) return contact;
      const row = { ...contact.row, ...facts.namesOf(hubspotId) };
      const why = contact.reason === null ? facts.of(hubspotId) : null;
      return why === null ? { ...contact, row } : leftOut(row, why.reason, why.error);
    });
    return { contacts, sandbox: isSandbox(credential) };
  }

  async #named({ listId, contacts = [], signal }: RunContacts, credential: Credential): Promise<readonly RunRow[]> {
    if (listId === undefined) return contacts.map((contact, index) => this.#read(contact, index + 1));
    const rows: RunRow[] = [];
    for await (const id of this.deps.crmLists.members(listId, credential, signal)) {
      if (rows.length >= maxRunContacts) {
        throw new AppError('validation_failed', 'The list has more than 10,000 contacts, which is the most for a run.');
      }
      rows.push(pendingRow({ row: rows.length + 1, contact: id, hubspotId: id }));
    }
    return rows;
  }

  #read(contact: string, row: number): RunRow {
    const named = { row, contact, hubspotId: null };
    try {
      return pendingRow({ ...named, hubspotId: this.deps.links.read(contact).hubspotId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ...pendingRow(named), error: { code: error.code, message: error.message } };
    }
  }

  /** Tells of a contact why it is left out; null if it runs. */
  async #factsOf(ids: readonly string[], { userId, department, include, signal }: RunContacts, credential: Credential) {
    const { crm, history, findCrmUser, clock } = this.deps;
    const included = new Set(include);
    const properties = new Map<string, CrmProperties>();
    const unwilling = new Set<string>();
    const recent = new Set<string>();
    const generated = { department, sandbox: isSandbox(credential), since: clock.now() - recentMs };
    const batches = Array.from({ length: Math.ceil(ids.length / batch) }, (_, at) =>
      ids.slice(at * batch, (at + 1) * batch),
    );
    await pLimit(batchesAtOnce).map(batches, async (some) => {
      const read = await crm.readManyProperties(some, readProperties, credential, signal);
      for (const [id, values] of read) properties.set(id, values);
      if (!included.has('optedOut')) for (const id of await this.#unwillingOf(read, credential)) unwilling.add(id);
      if (included.has('recent')) return;
      for (const id of await history.findGenerated({ hubspotIds: some, ...generated })) recent.add(id);
    });
    const isOwned = [...properties.values()].some((values) => values['hubspot_owner_id']);
    const isAsked = !included.has('others') && isOwned;
    const own = isAsked ? await ownerIdOf(findCrmUser.execute({ recordUserId: userId, credential })) : null;
    return {
      namesOf: (id: string) => namesOf(properties.get(id) ?? {}),
      of(id: string): { readonly reason: SkipReason; readonly error: JobError } | null {
        const because = (reason: LeftOutReason) => ({ reason, error: leftOutErrors[reason] });
        const values = properties.get(id);
        if (values === undefined) return { reason: 'invalid', error: notFound };
        if (hasOptedOut(values) && !included.has('optedOut')) return because('optedOut');
        if (unwilling.has(id)) return { reason: 'optedOut', error: askedToStop };
        if (recent.has(id)) return because('recent');
        const owner = values['hubspot_owner_id'] || null;
        return owner !== null && owner !== own && isAsked ? because('others') : null;
      },
    };
  }

  /**
   * Those who asked not to be written to again, as far as hand-overs to them tell it. Who wrote it in another mail is left
   * out when the contact is read.
   */
  async #unwillingOf(read: ReadonlyMap<string, CrmProperties>, credential: Credential): Promise<readonly string[]> {
    // A contact into which others were merged is there by their ids as well.
    const currentId = (id: string): string => read.get(id)?.['hs_object_id'] ?? id;
    const handOvers = await this.deps.reachContact.handOversTo([...read.keys()], isSandbox(credential));
    const unwilling = handOvers.filter((one) => reactionTo(one).optedOut);
    const asked = new Set(unwilling.map(({ hubspotId }) => currentId(hubspotId)));
    return [...read.keys()].filter((id) => asked.has(currentId(id)));
  }
}

const notFound = { code: 'crm_contact_not_found', message: 'HubSpot does not have this contact.' } as const;

/** Null for a rep who is no user of the CRM; all owned contacts are then others'. */
async function ownerIdOf(found: ReturnType<FindCrmUser['execute']>): Promise<string | null> {
  try {
    return (await found).ownerId;
  } catch (error) {
    if (error instanceof AppError && error.code === 'crm_user_unknown') return null;
    throw error;
  }
}

function leftOut(row: RunRow, reason: SkipReason, error: JobError): SortedContact {
  return { row: skippedRow(row, error), reason };
}
