import { addressName, contactName, type NamedPerson } from '../../../audit/domain/named-person.ts';
import type { ContactSnapshot } from '../../../contacts/domain/contact.ts';
import { knownAs } from '../../../contacts/domain/known-as.ts';
import { ContactSnapshotRepository, type SnapshotKey } from '../../../contacts/ports/contact-snapshot-repository.ts';
import type { GenerationSummary } from '../../../records/domain/generation-record.ts';
import type { HandOver } from '../../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../../records/ports/hand-over-repository.ts';
import { HistoryRepository, type HistoryWalk } from '../../../records/ports/history-repository.ts';
import type { Sample } from '../../../prompts/trials/domain/sample.ts';
import { RunData, type RowOfRun } from '../../../records/ports/run-data.ts';
import { SampleRepository } from '../../../prompts/trials/ports/sample-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isErased } from '../../users/domain/erased-user.ts';
import type { User } from '../../users/domain/user.ts';
import { departmentKeys } from '../../../platform/contract/departments.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import { ContactNames, portalOf, type AboutContact } from '../domain/contact-names.ts';
import type { Person } from '../domain/person.ts';
import { UseCase } from '../../../platform/needs.ts';

const pageSize = 200;

/** What was found by the names of the rounds before. */
export interface ContactRound {
  readonly records: readonly GenerationSummary[];
  readonly handOvers: readonly HandOver[];
  readonly samples: readonly Sample[];
}

/** What is kept about a person as a contact of the CRM. */
export interface ContactData {
  readonly ids: readonly string[];
  readonly addresses: readonly string[];
  /**
   * An erasure goes from the last round to the first. If it is interrupted, the same name then still leads to all that
   * is left.
   */
  readonly rounds: readonly ContactRound[];
  readonly runRows: readonly RowOfRun[];
  /** The keys of fetched contacts. */
  readonly fetched: readonly SnapshotKey[];
}

/** Finds the data that is kept about a person, for the report and for the erasure. */
export class PersonalData extends UseCase({
  history: HistoryRepository,
  handOvers: HandOverRepository,
  runs: RunData,
  users: UserRepository,
  samples: SampleRepository,
  snapshots: ContactSnapshotRepository,
  keyedHash: KeyedHash,
}) {
  /**
   * The user, deleted or not, who is the person; null where the person is no user. Errors: `not_found` for an unknown
   * id.
   */
  async userOf(person: Person): Promise<User | null> {
    const { users } = this.deps;
    if (person.kind === 'contact') return null;
    if (person.kind === 'address') return users.findByEmail(person.email);
    const user = await users.findById(person.userId);
    if (user === null) throw new AppError('not_found', 'There is no user with this id.');
    return user;
  }

  /** What is kept about the person as a contact. The contacts of a user are other people. */
  async contactOf(person: Person): Promise<ContactData> {
    const names = new ContactNames(person);
    const isUser = person.kind === 'user';
    const allSamples = isUser ? [] : await this.deps.samples.list(null);
    const fetched = isUser ? [] : await this.#fetched(person);
    const rounds: ContactRound[] = [];
    const seen = new Set<string>();
    const isFound = <T extends { readonly id: string }>(one: T, about: AboutContact): boolean => {
      if (seen.has(one.id) || !names.include(about)) return false;
      seen.add(one.id);
      return true;
    };
    for (let fresh: readonly string[] = [...names.ids, ...names.addresses]; fresh.length > 0;) {
      const records: GenerationSummary[] = [];
      for await (const one of this.#walk({ knownAs: fresh })) if (isFound(one, aboutRecord(one))) records.push(one);
      const handOvers = (await this.deps.handOvers.of({ knownAs: fresh })).filter((one) =>
        isFound(one, aboutOther(one)),
      );
      const samples = allSamples.filter((one) => isFound(one, aboutOther(one)));
      rounds.push({ records, handOvers, samples });
      fresh = [
        ...records.map(aboutRecord),
        ...[...handOvers, ...samples].map(aboutOther),
        ...fetched.filter(({ about }) => names.include(about)).map(({ about }) => about),
      ].flatMap((about) => names.learn(about));
    }
    return {
      ids: names.ids,
      addresses: names.addresses,
      rounds,
      runRows: (await this.deps.runs.rowsAbout(names.ids)).filter((row) => names.include(aboutRow(row))),
      fetched: fetched.filter(({ about }) => names.include(about)).map(({ key }) => key),
    };
  }

  /** Yields the records that were written for the user, one at a time. */
  recordsOf(user: User): AsyncGenerator<GenerationSummary> {
    return this.#walk({ userId: user.id });
  }

  /** The person as entries of the audit log name them. */
  async namedBy({ ids, addresses }: ContactData, user: User | null): Promise<readonly NamedPerson[]> {
    const named: NamedPerson[] = ids.map((hubspotId) => ({
      kind: 'contact',
      hubspotId,
      hash: contactName(this.#hashOf(hubspotId)),
    }));
    for (const email of addresses) {
      const isUser = (await this.deps.users.findByEmail(email)) !== null;
      if (!isUser) named.push({ kind: 'address', email, hash: addressName(this.#hashOf(email)) });
    }
    if (user !== null && !isErased(user)) named.push({ kind: 'user', userId: user.id, email: user.email });
    return named;
  }

  /** Names the person in the entry about the erasure: a contact and an address by a hash alone. */
  targetOf(person: Person): string {
    switch (person.kind) {
      case 'contact':
        return contactName(this.#hashOf(person.hubspotId));
      case 'address':
        return addressName(this.#hashOf(person.email));
      case 'user':
        return `user ${person.userId}`;
    }
  }

  /** Stands for a contact's id in a status event about its erased record. */
  eventIdOf(hubspotId: string): string {
    return this.#hashOf(hubspotId).slice(0, 20);
  }

  /** Fetched contacts, as far as they are still there. */
  async read(keys: readonly SnapshotKey[]): Promise<(SnapshotKey & ContactSnapshot)[]> {
    const read = await Promise.all(keys.map(async (key) => ({ key, snapshot: await this.deps.snapshots.get(key, 0) })));
    return read.flatMap(({ key, snapshot }) => (snapshot === null ? [] : [{ ...key, ...snapshot }]));
  }

  /** All contacts that were fetched within the last hour. */
  async #fetched({ kind }: Person): Promise<readonly { readonly key: SnapshotKey; readonly about: AboutContact }[]> {
    const { snapshots } = this.deps;
    const all = [];
    for (const key of await snapshots.keys()) {
      // Only the contact itself tells its addresses.
      const snapshot = kind === 'address' ? await snapshots.get(key, 0) : null;
      const names = knownAs(key.hubspotId, snapshot?.contact.properties ?? {});
      const portalId = portalOf(snapshot?.prospectUrl ?? '');
      all.push({ key, about: { knownAs: names, portalId, departments: [key.department] } });
    }
    return all;
  }

  #hashOf(text: string): string {
    return this.deps.keyedHash.of(text)[0];
  }

  async *#walk(filter: HistoryWalk): AsyncGenerator<GenerationSummary> {
    let last: GenerationSummary | undefined;
    for (;;) {
      const page = await this.deps.history.walk(filter, last ?? null, pageSize);
      yield* page;
      last = page.at(-1);
      if (page.length < pageSize || last === undefined) return;
    }
  }
}

function aboutRecord({ knownAs: names, prospectUrl, job, versions }: GenerationSummary): AboutContact {
  const departments = [job.request, ...versions.map(({ request }) => request)].map(({ department }) => department);
  return { knownAs: names, portalId: portalOf(prospectUrl), departments };
}

/** A row whose run is gone may be of any domain. */
function aboutRow({ hubspotId, contact, department }: Awaited<ReturnType<RunData['rowsAbout']>>[number]): AboutContact {
  const knownAs = hubspotId === null ? [] : [hubspotId];
  return { knownAs, portalId: portalOf(contact), departments: department === null ? departmentKeys : [department] };
}

/** Neither a hand-over nor a sample tells to which account of the CRM it belongs. */
function aboutOther({ knownAs: names, department }: HandOver | Sample): AboutContact {
  return { knownAs: names, portalId: null, departments: [department] };
}
