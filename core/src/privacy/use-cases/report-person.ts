import type { PersonReport } from '../../contract/index.ts';
import type { GenerationRecord } from '../../generation/domain/generation-record.ts';
import { unpackSources } from '../../generation/domain/source-bundles.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import type { User } from '../../users/domain/user.ts';
import type { Person } from '../domain/person.ts';
import type { PersonalData } from './personal-data.ts';

const maxRecords = 100;

/**
 * Reports what is kept about a person, for the person. For a user these are the account and the records that were
 * written for it, which contain data about its contacts. Errors: `not_found` (no such user).
 */
export class ReportPerson {
  readonly #deps: { personalData: PersonalData; history: HistoryRepository };

  constructor(deps: { personalData: PersonalData; history: HistoryRepository }) {
    this.#deps = deps;
  }

  async execute({ person }: { person: Person }): Promise<PersonReport> {
    const { personalData, history } = this.#deps;
    const user = await personalData.userOf(person);
    const records: PersonReport['records'] = [];
    let totalRecords = 0;
    for await (const { id } of personalData.recordsOf(person)) {
      totalRecords += 1;
      const record = records.length < maxRecords ? await history.findById(id) : null;
      if (record !== null) records.push(await this.#reported(record));
    }
    return { account: user && accountOf(user), totalRecords, records };
  }

  async #reported(record: GenerationRecord): Promise<PersonReport['records'][number]> {
    const hashes = new Set(record.results.flatMap(({ review }) => review?.sources ?? []));
    const sources = await unpackSources(await this.#deps.history.readSources(record.id, [...hashes]));
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
