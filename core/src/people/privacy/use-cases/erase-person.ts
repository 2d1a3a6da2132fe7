import { RunData } from '../../../records/ports/run-data.ts';
import type { AuditActor } from '../../../audit/domain/audit-entry.ts';
import { AuditTrail } from '../../../audit/use-cases/audit-trail.ts';
import { EraseFromAudit } from '../../../audit/use-cases/erase-from-audit.ts';
import { GoogleAccessRepository } from '../../sign-in/ports/google-access-repository.ts';
import { MfaRepository } from '../../sign-in/ports/mfa-repository.ts';
import { PersonalTokenRepository } from '../../sign-in/ports/personal-token-repository.ts';
import { SessionRepository } from '../../sign-in/ports/session-repository.ts';
import { ContactSnapshotRepository } from '../../../contacts/ports/contact-snapshot-repository.ts';
import type { ErasureReceipt } from '../contract/privacy.ts';
import type { GenerationRecord } from '../../../records/domain/generation-record.ts';
import { StatusFeed } from '../../../records/ports/status-feed.ts';
import { StatusAnnouncer } from '../../../records/use-cases/status-announcer.ts';
import type { HandOver } from '../../../records/domain/hand-over.ts';
import { HandOverRepository } from '../../../records/ports/hand-over-repository.ts';
import { EraseSamples } from '../../../prompts/trials/use-cases/erase-samples.ts';
import { HistoryRepository } from '../../../records/ports/history-repository.ts';
import { AppError } from '../../../platform/app-error.ts';
import { Clock } from '../../../platform/clock.ts';
import { erasedUser, isErased } from '../../users/domain/erased-user.ts';
import type { User } from '../../users/domain/user.ts';
import { KeyedHash } from '../../../platform/keyed-hash.ts';
import { PromptRepository } from '../../../prompts/ports/prompt-repository.ts';
import { PromptVersionRepository } from '../../../prompts/ports/prompt-version-repository.ts';
import { SampleRepository } from '../../../prompts/trials/ports/sample-repository.ts';
import { TrialRepository } from '../../../prompts/trials/ports/trial-repository.ts';
import { UserRepository } from '../../users/ports/user-repository.ts';
import type { Person } from '../domain/person.ts';
import { ReceiptWriter } from '../domain/receipt.ts';
import { StoreFiles } from '../ports/store-files.ts';
import { UnownedData } from '../ports/unowned-data.ts';
import { VoiceRepository } from '../../../voice/ports/voice-repository.ts';
import { type ContactRound, PersonalData } from './personal-data.ts';
import { UseCase } from '../../../platform/needs.ts';

/**
 * Erases a person permanently: every record with its versions and sources, and a user's account, whose address stays
 * refused by a keyed hash. It removes step by step, so that a repeated call finishes an interrupted one. A generation
 * that is still running finds its record gone and stores nothing; what a process that dies leaves all the same, or
 * stores just now, is removed by `SweepRetention`. Errors: `not_found` (no such user), `conflict` (the
 * actor's own account), `last_superadmin`.
 */
export class ErasePerson extends UseCase({
  personalData: PersonalData,
  history: HistoryRepository,
  handOvers: HandOverRepository,
  runs: RunData,
  snapshots: ContactSnapshotRepository,
  eraseSamples: EraseSamples,
  users: UserRepository,
  prompts: PromptRepository,
  versions: PromptVersionRepository,
  samples: SampleRepository,
  trials: TrialRepository,
  googleAccess: GoogleAccessRepository,
  sessions: SessionRepository,
  personalTokens: PersonalTokenRepository,
  voices: VoiceRepository,
  enrolments: MfaRepository,
  eraseFromAudit: EraseFromAudit,
  keyedHash: KeyedHash,
  unowned: UnownedData,
  storeFiles: StoreFiles,
  feed: StatusFeed,
  announcer: StatusAnnouncer,
  audit: AuditTrail,
  clock: Clock,
}) {
  async execute(input: { actor: AuditActor; person: Person }): Promise<ErasureReceipt> {
    const { personalData, users, versions, history, snapshots, storeFiles, eraseFromAudit } = this.deps;
    const { keyedHash, audit, clock, prompts, samples, trials } = this.deps;
    const { actor, person } = input;
    const user = await personalData.userOf(person);
    if (user !== null) await this.#endAccount(user, actor);
    const receipt = new ReceiptWriter();
    const contact = await personalData.contactOf(person);
    const target = personalData.targetOf(person);
    for (const named of await personalData.namedBy(contact, user)) {
      receipt.count('audit_entries', await eraseFromAudit.execute(actor, named, target));
    }
    for (const round of contact.rounds.toReversed()) await this.#removeRound(round, receipt);
    receipt.count('run_rows', await this.deps.runs.deleteRows(contact.runRows));
    if (user !== null) await this.#removeWorkOf(user, receipt);
    // Fetched contacts are cached for an hour at most, and those of other contacts may name the person, so all are
    // deleted.
    receipt.count('fetched_contacts', await snapshots.deleteExpired(Number.MAX_SAFE_INTEGER));
    if (user !== null && !isErased(user)) {
      for (const authored of [prompts, versions, samples, trials]) await authored.forgetAuthor(user.email);
      await history.forgetApprover(user.id);
      const [hash] = keyedHash.of(user.email);
      await users.update(erasedUser({ ...user, deletedAt: user.deletedAt ?? clock.now() }, hash));
      receipt.count('accounts', 1);
    }
    await storeFiles.scrub();
    await audit.record(actor, 'person_erased', target);
    return receipt.receipt(clock.now());
  }

  /** From now on nobody can sign in as the user, and nothing is generated for them. */
  async #endAccount(user: User, actor: AuditActor): Promise<void> {
    const { users, googleAccess, sessions, personalTokens, voices, enrolments, clock } = this.deps;
    if (actor.userId === user.id) throw new AppError('conflict', 'You cannot erase yourself.');
    if (user.deletedAt === null && (await users.delete(user.id, clock.now())) === 'last_superadmin') {
      throw new AppError('last_superadmin', 'The last superadmin cannot be erased.');
    }
    await googleAccess.delete(user.id);
    await sessions.endAll(user.id);
    await personalTokens.endAll(user.id);
    await voices.delete(user.id);
    await enrolments.delete(user.id);
  }

  async #removeRound({ records, handOvers, samples }: ContactRound, receipt: ReceiptWriter): Promise<void> {
    for (const handOver of handOvers) await this.#removeHandOver(handOver, receipt);
    receipt.count('samples', await this.deps.eraseSamples.execute(samples.map(({ id }) => id)));
    for (const { id } of records) await this.#removeRecord(id, receipt);
  }

  /** What was written for the user, and handed over of it. */
  async #removeWorkOf(user: User, receipt: ReceiptWriter): Promise<void> {
    const { personalData, handOvers, runs } = this.deps;
    // First, so that nothing more is written for the user.
    const ofUser = await runs.deleteOf(user.id);
    receipt.count('runs', ofUser.runs);
    receipt.count('run_rows', ofUser.rows);
    for (const handOver of await handOvers.of({ userId: user.id })) await this.#removeHandOver(handOver, receipt);
    for await (const { id } of personalData.recordsOf(user)) await this.#removeRecord(id, receipt);
  }

  async #removeHandOver(handOver: HandOver, receipt: ReceiptWriter): Promise<void> {
    if (await this.deps.handOvers.delete(handOver.id)) receipt.handedOver([handOver]);
  }

  async #removeRecord(id: string, receipt: ReceiptWriter): Promise<void> {
    const { history, handOvers, unowned, clock } = this.deps;
    const record = await history.findById(id);
    if (record === null) return;
    await unowned.noteErased(id, clock.now());
    if (await history.delete(id)) receipt.record(record);
    // After the record, so that what is being handed over meanwhile is found here, or finds its record gone.
    for (const handOver of await handOvers.of({ recordId: id })) await this.#removeHandOver(handOver, receipt);
    await this.#tell(record);
  }

  /** Live screens are told by the record's id, and what they were told before is forgotten. */
  async #tell(record: GenerationRecord): Promise<void> {
    const { personalData, feed, announcer, clock } = this.deps;
    await feed.forget(record.id);
    await announcer.announce(
      { ...record, hubspotId: personalData.eventIdOf(record.hubspotId) },
      'deleted',
      clock.now(),
    );
  }
}
