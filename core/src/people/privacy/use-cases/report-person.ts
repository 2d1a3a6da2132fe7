import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditLog } from '../../../audit/ports/audit-log.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { GoogleAccessRepository } from '../../sign-in/ports/google-access-repository.ts';
import { MfaRepository } from '../../sign-in/ports/mfa-repository.ts';
import { voiceProfileSchema } from '../../../voice/contract/voice.ts';
import { VoiceRepository } from '../../../voice/ports/voice-repository.ts';
import { PersonalTokenRepository } from '../../sign-in/ports/personal-token-repository.ts';
import { SessionRepository } from '../../sign-in/ports/session-repository.ts';
import type { PersonReport, RemovedCounts } from '../contract/privacy.ts';
import type { GenerationRecord, GenerationSummary } from '../../../records/domain/generation-record.ts';
import { unpackSources } from '../../../records/domain/source-bundles.ts';
import type { HandOver } from '../../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../../records/ports/hand-over-repository.ts';
import { HistoryRepository } from '../../../records/ports/history-repository.ts';
import { RunData } from '../../../records/ports/run-data.ts';
import { SampleRepository } from '../../../prompts/trials/ports/sample-repository.ts';
import { isErased } from '../../users/domain/erased-user.ts';
import type { User } from '../../users/domain/user.ts';
import type { Person } from '../domain/person.ts';
import { KindCounts } from '../domain/receipt.ts';
import { type ContactData, PersonalData } from './personal-data.ts';
import { presentMoment, presentMomentOrNull } from '../../../platform/moment.ts';
import { UseCase } from '../../../platform/needs.ts';

/** How many of each kind a report contains. */
const maxReported = 100;

/**
 * Reports what is kept about a person, for the person: everything that `ErasePerson` removes. For a user these are the
 * account and the records that were written for it, which contain data about its contacts. Errors: `not_found` (no such
 * user).
 */
export class ReportPerson extends UseCase({
  personalData: PersonalData,
  history: HistoryRepository,
  handOvers: HandOverRepository,
  runs: RunData,
  samples: SampleRepository,
  sessions: SessionRepository,
  personalTokens: PersonalTokenRepository,
  voices: VoiceRepository,
  enrolments: MfaRepository,
  googleAccess: GoogleAccessRepository,
  log: AuditLog,
  audit: AuditTrail,
}) {
  /** The report, for whoever asked for it; it is logged. */
  async execute({ actor, person }: { actor: AuditActor; person: Person }): Promise<PersonReport> {
    const { personalData, audit } = this.deps;
    const report = await this.#report(person);
    await audit.record(actor, 'person_reported', personalData.targetOf(person));
    return report;
  }

  /** What an erasure would remove, as numbers alone; it is not logged. */
  async count(person: Person): Promise<RemovedCounts> {
    return (await this.#report(person)).kept;
  }

  async #report(person: Person): Promise<PersonReport> {
    const { personalData } = this.deps;
    const user = await personalData.userOf(person);
    const contact = await personalData.contactOf(person);
    const kept = new KindCounts();
    kept.add('accounts', user === null || isErased(user) ? 0 : 1);
    const handOvers = await this.#handOversOf(contact, user);
    const records = await this.#recordsOf(contact, user, handOvers, kept);
    const fetched = await personalData.read(counted(contact.fetched, 'fetched_contacts', kept));
    return {
      account: user && (await this.#accountOf(user)),
      totalRecords: kept.of('records'),
      records,
      handOvers: counted([...handOvers.values()], 'hand_overs', kept).map((one) => ({ ...one })),
      ...(await this.#runsOf(contact, user, kept)),
      fetchedContacts: fetched.map((one) => ({ ...one })),
      samples: await this.#samplesOf(contact, kept),
      auditEntries: await this.#auditEntriesOf(contact, user, kept),
      kept: kept.list(),
    };
  }

  /** By their ids. */
  async #handOversOf({ rounds }: ContactData, user: User | null): Promise<Map<string, HandOver>> {
    const byUser = user === null ? [] : await this.deps.handOvers.of({ userId: user.id });
    const all = [...rounds.flatMap(({ handOvers }) => handOvers), ...byUser];
    return new Map(all.map((handOver) => [handOver.id, handOver]));
  }

  /** Takes the hand-overs of the records out of `handOvers`. */
  async #recordsOf(
    { rounds }: ContactData,
    user: User | null,
    handOvers: Map<string, HandOver>,
    kept: KindCounts,
  ): Promise<PersonReport['records']> {
    const { personalData, history } = this.deps;
    const records: PersonReport['records'] = [];
    const add = async ({ id, versions }: GenerationSummary): Promise<void> => {
      kept.add('records', 1);
      kept.add('versions', versions.length);
      const ofRecord = await this.deps.handOvers.ofRecords([id]);
      kept.add('hand_overs', ofRecord.length);
      for (const handOver of ofRecord) handOvers.delete(handOver.id);
      const record = records.length < maxReported ? await history.findById(id) : null;
      if (record !== null) records.push(await this.#recordWith(record, ofRecord));
    };
    const aboutContact = rounds.flatMap((round) => round.records);
    for (const record of aboutContact) await add(record);
    if (user === null) return records;
    const added = new Set(aboutContact.map(({ id }) => id));
    for await (const record of personalData.recordsOf(user)) if (!added.has(record.id)) await add(record);
    return records;
  }

  async #recordWith(
    record: GenerationRecord,
    handOvers: readonly HandOver[],
  ): Promise<PersonReport['records'][number]> {
    const hashes = new Set(record.results.flatMap(({ review }) => review?.sources ?? []));
    const sources = await unpackSources(await this.deps.history.readSources(record.id, [...hashes]));
    return {
      _id: record.id,
      userId: record.userId,
      hubspotId: record.hubspotId,
      createdAt: presentMoment(record.createdAt),
      updatedAt: presentMoment(record.updatedAt),
      properties: record.properties,
      inputs: { ...record.inputs },
      versions: record.results.map((version) => ({ ...version })),
      sources: sources.map((source) => ({ ...source })),
      handOvers: handOvers.map((handOver) => ({ ...handOver })),
    };
  }

  async #runsOf(
    { runRows }: ContactData,
    user: User | null,
    kept: KindCounts,
  ): Promise<Pick<PersonReport, 'runs' | 'runRows'>> {
    const own = user === null ? null : await this.deps.runs.of(user.id, maxReported);
    const ownIds = new Set(own?.runs.map(({ id }) => id));
    const inOthers = runRows.filter(({ runId }) => !ownIds.has(runId));
    kept.add('run_rows', inOthers.length + (own?.rows.total ?? 0));
    return {
      runs: counted(own?.runs ?? [], 'runs', kept).map((run) => ({ ...run })),
      runRows: [...inOthers, ...(own?.rows.items ?? [])].slice(0, maxReported).map((row) => ({ ...row })),
    };
  }

  async #samplesOf({ rounds }: ContactData, kept: KindCounts): Promise<PersonReport['samples']> {
    const { samples } = this.deps;
    const found = counted(
      rounds.flatMap((round) => round.samples),
      'samples',
      kept,
    );
    return Promise.all(found.map(async (sample) => ({ ...sample, ...(await samples.findMaterial(sample.id)) })));
  }

  async #auditEntriesOf(
    contact: ContactData,
    user: User | null,
    kept: KindCounts,
  ): Promise<PersonReport['auditEntries']> {
    const { personalData, log } = this.deps;
    const named = await personalData.namedBy(contact, user);
    const found = await Promise.all(named.map((one) => log.naming(one, maxReported)));
    for (const { total } of found) kept.add('audit_entries', total);
    return found
      .flatMap(({ items }) => items.map(({ link: _link, remains: _remains, ...entry }) => ({ ...entry })))
      .slice(0, maxReported);
  }

  async #accountOf(user: User): Promise<PersonReport['account']> {
    const { sessions, personalTokens, voices, enrolments, googleAccess } = this.deps;
    const { id, email, role, profile, googleSub, oidcSubject, knownDevices, createdAt, deletedAt } = user;
    return {
      _id: id,
      email,
      role,
      profile: profile && { ...profile },
      createdAt: presentMoment(createdAt),
      deletedAt: presentMomentOrNull(deletedAt),
      googleSub,
      oidcSubject,
      sessions: (await sessions.listOf(id)).map(({ device, createdAt: from, lastUsedAt: to }) => ({
        device,
        createdAt: presentMoment(from),
        lastUsedAt: presentMoment(to),
      })),
      personalTokens: (await personalTokens.listOf(id)).map(({ name, createdAt: from, expiresAt }) => ({
        name,
        createdAt: presentMoment(from),
        expiresAt: presentMoment(expiresAt),
      })),
      voice: voiceProfileSchema.nullable().parse((await voices.findById(id))?.profile ?? null),
      knownBrowsers: knownDevices.length,
      secondFactor: (await enrolments.find(id)) !== null,
      googleDrive: (await googleAccess.find(id, 0)) !== null,
    };
  }
}

/** Counts all, and answers as many as a report contains. */
function counted<T>(all: readonly T[], what: RemovedCounts[number]['what'], kept: KindCounts): readonly T[] {
  kept.add(what, all.length);
  return all.slice(0, maxReported);
}
