import type { AuditActor } from '../../audit/domain/audit-entry.ts';
import type { AuditLog } from '../../audit/ports/audit-log.ts';
import type { AuditTrail } from '../../audit/use-cases/audit-trail.ts';
import type { GoogleAccessRepository } from '../../auth/ports/google-access-repository.ts';
import type { MfaRepository } from '../../auth/ports/mfa-repository.ts';
import type { SessionRepository } from '../../auth/ports/session-repository.ts';
import type { ContactSnapshotRepository } from '../../contacts/ports/contact-snapshot-repository.ts';
import type { ErasureReceipt } from '../../contract/index.ts';
import type { StatusAnnouncer } from '../../generation/use-cases/status-announcer.ts';
import type { HandOverRepository, HandOversOf } from '../../handover/ports/hand-over-repository.ts';
import type { EraseSamples } from '../../lab/use-cases/erase-samples.ts';
import type { HistoryRepository } from '../../history/ports/history-repository.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { erasedUser, isErased } from '../../users/domain/erased-user.ts';
import type { User } from '../../users/domain/user.ts';
import type { KeyedHash } from '../../users/ports/keyed-hash.ts';
import type { PromptVersionRepository } from '../../prompts/ports/prompt-version-repository.ts';
import type { UserRepository } from '../../users/ports/user-repository.ts';
import type { Person } from '../domain/person.ts';
import { ReceiptWriter } from '../domain/receipt.ts';
import type { StoreFiles } from '../ports/store-files.ts';
import type { PersonalData } from './personal-data.ts';

interface Deps {
  personalData: PersonalData;
  history: HistoryRepository;
  handOvers: HandOverRepository;
  snapshots: ContactSnapshotRepository;
  eraseSamples: EraseSamples;
  users: UserRepository;
  versions: PromptVersionRepository;
  googleAccess: GoogleAccessRepository;
  sessions: SessionRepository;
  enrolments: MfaRepository;
  log: AuditLog;
  keyedHash: KeyedHash;
  storeFiles: StoreFiles;
  announcer: StatusAnnouncer;
  audit: AuditTrail;
  clock: Clock;
}

/**
 * Erases a person permanently: every record with its versions and sources, and a user's account, whose address stays
 * refused by a keyed hash. It removes step by step, so that a repeated call finishes an interrupted one. A generation
 * that is still running finds its record gone and stores nothing. Errors: `not_found` (no such user), `conflict` (the
 * actor's own account), `last_superadmin`.
 */
export class ErasePerson {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async execute(input: { actor: AuditActor; person: Person }): Promise<ErasureReceipt> {
    const { personalData, users, versions, history, snapshots, eraseSamples, storeFiles, log, audit, clock } =
      this.#deps;
    const { actor, person } = input;
    const user = await personalData.userOf(person);
    if (user !== null) await this.#endAccount(user, actor);
    const receipt = new ReceiptWriter();
    const contacts = await personalData.contactsOf(person);
    for (const hubspotId of contacts.hubspotIds) {
      const hash = contactTarget(this.#hashOf(hubspotId));
      receipt.count('audit_entries', await log.erase({ userId: null, name: hubspotId, hash }));
    }
    await this.#removeHandOvers(personalData.handOversOf(contacts, user), receipt);
    receipt.count('samples', await eraseSamples.execute(contacts));
    // The records go last, because a repeated call finds the contacts of an address by them.
    await this.#removeRecords(person, user, receipt);
    // Fetched contacts are cached for an hour at most, and those of other contacts may name the person, so all are
    // deleted.
    receipt.count('fetched_contacts', await snapshots.deleteExpired(Number.MAX_SAFE_INTEGER));
    if (user !== null && !isErased(user)) {
      await versions.forgetAuthor(user.email);
      await history.forgetApprover(user.id);
      const { id: userId, email } = user;
      receipt.count('audit_entries', await log.erase({ userId, name: email }));
      await users.update(erasedUser({ ...user, deletedAt: user.deletedAt ?? clock.now() }, this.#hashOf(user.email)));
      receipt.count('accounts', 1);
    }
    await storeFiles.scrub();
    await audit.record(actor, 'person_erased', this.#target(person));
    return receipt.receipt(clock.now());
  }

  /** From now on nobody can sign in as the user, and nothing is generated for them. */
  async #endAccount(user: User, actor: AuditActor): Promise<void> {
    const { users, googleAccess, sessions, enrolments, clock } = this.#deps;
    if (actor.userId === user.id) throw new AppError('conflict', 'You cannot erase yourself.');
    if (user.deletedAt === null && (await users.delete(user.id, clock.now())) === 'last_superadmin') {
      throw new AppError('last_superadmin', 'The last superadmin cannot be erased.');
    }
    await googleAccess.delete(user.id);
    await sessions.endAll(user.id);
    await enrolments.delete(user.id);
  }

  async #removeRecords(person: Person, user: User | null, receipt: ReceiptWriter): Promise<void> {
    const { personalData, history, handOvers, announcer, clock } = this.#deps;
    for await (const { id } of personalData.recordsOf(person, user)) {
      receipt.handedOver(await handOvers.ofRecords([id]));
      await handOvers.deleteOf({ recordId: id });
      const record = await history.findById(id);
      if (record === null || !(await history.delete(id))) continue;
      receipt.record(record);
      await announcer.announce(record, 'deleted', clock.now());
    }
  }

  async #removeHandOvers(selections: readonly HandOversOf[], receipt: ReceiptWriter): Promise<void> {
    const { handOvers } = this.#deps;
    for (const whose of selections) {
      receipt.handedOver(await handOvers.of(whose));
      await handOvers.deleteOf(whose);
    }
  }

  /** The audit log names an address or a contact only by its hash. */
  #target(person: Person): string {
    switch (person.kind) {
      case 'contact':
        return contactTarget(this.#hashOf(person.hubspotId));
      case 'address':
        return `address ${this.#hashOf(person.email)}`;
      case 'user':
        return `user ${person.userId}`;
    }
  }

  #hashOf(text: string): string {
    return this.#deps.keyedHash.of(text)[0];
  }
}

const contactTarget = (hash: string): string => `contact ${hash}`;
