import type { PersonReport } from '../../contract/index.ts';
import type { GenerationRecord } from '../../generation/domain/generation-record.ts';
import { unpackSources } from '../../generation/domain/source-bundles.ts';
import type { HandOverRepository } from '../../handover/ports/hand-over-repository.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { SampleRepository } from '../../lab/ports/sample-repository.ts';
import type { User } from '../../users/domain/user.ts';
import type { Person } from '../domain/person.ts';
import type { PersonalData } from './personal-data.ts';

const maxRecords = 100;

interface Deps {
  personalData: PersonalData;
  history: HistoryRepository;
  handOvers: HandOverRepository;
  samples: SampleRepository;
}

/**
 * Reports what is kept about a person, for the person. For a user these are the account and the records that were
 * written for it, which contain data about its contacts. Errors: `not_found` (no such user).
 */
export class ReportPerson {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute({ person }: { person: Person }): Promise<PersonReport> {
    const { personalData, history } = this.#deps;
    const user = await personalData.userOf(person);
    const records: PersonReport['records'] = [];
    const contacts = new Set<string>();
    let totalRecords = 0;
    for await (const { id, hubspotId } of personalData.recordsOf(person)) {
      totalRecords += 1;
      contacts.add(hubspotId);
      const record = records.length < maxRecords ? await history.findById(id) : null;
      if (record !== null) records.push(await this.#reported(record));
    }
    const samples = await this.#samplesOf(person, contacts);
    return { account: user && accountOf(user), totalRecords, records, samples };
  }

  /** `contacts`: those of the person's records. */
  async #samplesOf(person: Person, contacts: ReadonlySet<string>): Promise<PersonReport['samples']> {
    // The contacts of a user are other people.
    if (person.kind === 'user') return [];
    const { samples } = this.#deps;
    const found = await samples.ofContacts(
      person.kind === 'contact'
        ? { hubspotIds: new Set([person.hubspotId]), department: person.department ?? null, email: null }
        : { hubspotIds: contacts, department: null, email: person.email },
    );
    return Promise.all(found.map(async (sample) => ({ ...sample, ...(await samples.findMaterial(sample.id)) })));
  }

  async #reported(record: GenerationRecord): Promise<PersonReport['records'][number]> {
    const hashes = new Set(record.results.flatMap(({ review }) => review?.sources ?? []));
    const { history, handOvers } = this.#deps;
    const sources = await unpackSources(await history.readSources(record.id, [...hashes]));
    const handedOver = await handOvers.ofRecords([record.id]);
    return {
      _id: record.id,
      userId: record.userId,
      hubspotId: record.hubspotId,
      createdAt: isoTime(record.createdAt),
      updatedAt: isoTime(record.updatedAt),
      properties: record.properties,
      inputs: { ...record.inputs },
      versions: record.results.map((version) => ({ ...version })),
      sources: sources.map((source) => ({ ...source })),
      handOvers: handedOver.map((handOver) => ({ ...handOver })),
    };
  }
}

function accountOf(user: User): PersonReport['account'] {
  const { id, email, role, profile, createdAt, deletedAt } = user;
  return {
    _id: id,
    email,
    role,
    profile: profile && { ...profile },
    createdAt: isoTime(createdAt),
    deletedAt: deletedAt === null ? null : isoTime(deletedAt),
  };
}

function isoTime(at: number): string {
  return new Date(at).toISOString();
}
