import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import type { ContactSnapshotRepository, SnapshotKey } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { GenerationSummary } from '../../generation/domain/generation-record.ts';
import type { HandOversOf } from '../../handover/ports/hand-over-repository.ts';
import type { HistoryRepository, HistoryWalk } from '../../history/ports/history-repository.ts';
import type { ContactsOfSamples, SampleRepository } from '../../lab/ports/sample-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { User } from '../../users/domain/user.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import { isAbout, type Person } from '../domain/person.ts';

const pageSize = 200;

/** Finds the data that is kept about a person, for the report and for the erasure. */
export class PersonalData {
  readonly #deps: {
    history: HistoryRepository;
    users: UserRepository;
    samples: SampleRepository;
    snapshots: ContactSnapshotRepository;
  };

  constructor(deps: {
    history: HistoryRepository;
    users: UserRepository;
    samples: SampleRepository;
    snapshots: ContactSnapshotRepository;
  }) {
    this.#deps = deps;
  }

  /**
   * The user, deleted or not, who is the person; null where the person is no user. Errors: `not_found` for an unknown
   * id.
   */
  async userOf(person: Person): Promise<User | null> {
    const { users } = this.#deps;
    if (person.kind === 'contact') return null;
    if (person.kind === 'address') return users.findByEmail(person.email);
    const user = await users.findById(person.userId);
    if (user === null) throw new AppError('not_found', 'There is no user with this id.');
    return user;
  }

  /** The contacts of the CRM who are the person. The contacts of a user are other people. */
  async contactsOf(person: Person): Promise<ContactsOfSamples> {
    switch (person.kind) {
      case 'contact': {
        const { hubspotId, department = null } = person;
        return { hubspotIds: new Set([hubspotId]), department, email: null };
      }
      case 'address':
        return { hubspotIds: await this.#idsOf(person), department: null, email: person.email };
      case 'user':
        return { hubspotIds: new Set(), department: null, email: null };
    }
  }

  /** Yields the records about the person, and those of the user, one at a time, whoever owns them. */
  async *recordsOf(person: Person, user: User | null): AsyncGenerator<GenerationSummary> {
    yield* this.#walk(person);
    if (user === null || person.kind === 'user') return;
    for await (const record of this.#walk({ kind: 'user', userId: user.id })) {
      if (!isAbout(person, record)) yield record;
    }
  }

  /** Selects the hand-overs to the person, and those of the user. They outlive their records. */
  handOversOf({ hubspotIds, department }: ContactsOfSamples, user: User | null): HandOversOf[] {
    const toContacts = [...hubspotIds].map((hubspotId) => ({ hubspotId, department: department ?? undefined }));
    return user === null ? toContacts : [...toContacts, { userId: user.id }];
  }

  /** The fetched contacts that are the person. */
  async fetchedOf({ hubspotIds, department }: ContactsOfSamples): Promise<(SnapshotKey & ContactSnapshot)[]> {
    const { snapshots } = this.#deps;
    const found: (SnapshotKey & ContactSnapshot)[] = [];
    for (const key of await snapshots.keys()) {
      if (!hubspotIds.has(key.hubspotId) || (department !== null && department !== key.department)) continue;
      const snapshot = await snapshots.get(key, 0);
      if (snapshot !== null) found.push({ ...key, ...snapshot });
    }
    return found;
  }

  /** The ids of the contacts with the address, from everything that says so. */
  async #idsOf(person: Person & { readonly kind: 'address' }): Promise<ReadonlySet<string>> {
    const { samples, snapshots } = this.#deps;
    const ids = new Set<string>();
    for await (const { hubspotId } of this.#walk(person)) ids.add(hubspotId);
    for (const key of await snapshots.keys()) {
      const properties = (await snapshots.get(key, 0))?.contact.properties;
      if (properties?.['email']?.trim().toLowerCase() === person.email) ids.add(key.hubspotId);
    }
    const { email } = person;
    for (const { hubspotId } of await samples.ofContacts({ hubspotIds: ids, department: null, email })) {
      ids.add(hubspotId);
    }
    return ids;
  }

  async *#walk(person: Person): AsyncGenerator<GenerationSummary> {
    const filter = filterOf(person);
    let last: GenerationSummary | undefined;
    for (;;) {
      const page = await this.#deps.history.walk(filter, last ?? null, pageSize);
      for (const record of page) if (isAbout(person, record)) yield record;
      last = page.at(-1);
      if (page.length < pageSize || last === undefined) return;
    }
  }
}

function filterOf(person: Person): HistoryWalk {
  switch (person.kind) {
    case 'contact':
      return { hubspotId: person.hubspotId };
    case 'address':
      return { search: person.email };
    case 'user':
      return { userId: person.userId };
  }
}
