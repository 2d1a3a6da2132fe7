import {
  chainedEntrySchema,
  chainEndOf,
  chainStart,
  searchNameOf,
  storedEntrySchema,
  unlinkedEntrySchema,
  type ChainedEntry,
  type ChainEnd,
  type StoredEntry,
} from '../domain/audit-chain.ts';
import {
  auditCheckpointSchema,
  verifiedCheckpointSchema,
  type AuditCheckpoint,
  type VerifiedCheckpoint,
} from '../domain/audit-checkpoint.ts';
import { auditEntrySchema, type AuditEntry } from '../domain/audit-entry.ts';
import { namingOf, type NamedPerson } from '../domain/named-person.ts';
import { AuditLog, type AuditFilter, type EntryChange } from '../ports/audit-log.ts';
import type { AuditAction } from '../contract/audit.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { toDocument, type Stored } from '../../platform/mongo/documents.ts';
import { containing } from '../../platform/mongo/expressions.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';

/** How often each of several simultaneous entries tries to take the next place in the chain. */
const maxAppendAttempts = 100;
const newestFirst = { at: -1, _id: -1 } as const;
const checkpointId = 'audit_checkpoint';
const keyedId = 'audit_keyed';
const verifiedId = 'audit_verified';

const inChain = { 'link.seq': { $gt: 0 } };
const notInChain = { 'link.seq': { $not: { $gt: 0 } } };

/**
 * Append-only, because this class has no other methods. To enforce it on the server too, give the application's
 * database user no right to change the collection.
 */
export class MongoAuditLog extends AuditLog {
  readonly #audit: Collections['audit'];
  readonly #singletons: Collections['singletons'];

  constructor({ audit, singletons }: Collections) {
    super();
    this.#audit = audit;
    this.#singletons = singletons;
  }

  async append(next: (end: ChainEnd) => ChainedEntry): Promise<ChainedEntry> {
    for (let attempt = 1; ; attempt += 1) {
      const last = await this.#audit.readOne(chainedEntrySchema, inChain, { sort: { 'link.seq': -1 } });
      const entry = next(last === null ? chainStart : chainEndOf(last));
      try {
        await this.#audit.insert(toStored(entry));
        return entry;
      } catch (error) {
        // Another process has taken this place in the chain.
        if (!isDuplicateKey(error) || attempt === maxAppendAttempts) throw error;
      }
    }
  }

  readChain(after: number, limit: number): Promise<readonly ChainedEntry[]> {
    return this.#audit.read(chainedEntrySchema, { 'link.seq': { $gt: after } }, { sort: { 'link.seq': 1 }, limit });
  }

  newest(action: AuditAction): Promise<ChainedEntry | null> {
    return this.#audit.readOne(chainedEntrySchema, { action, ...inChain }, { sort: { 'link.seq': -1 } });
  }

  readUnlinked(after: string, limit: number): Promise<readonly StoredEntry[]> {
    const which = { ...notInChain, _id: { $gt: after } };
    return this.#audit.read(unlinkedEntrySchema, which, { sort: { _id: 1 }, limit });
  }

  withIds(ids: readonly string[]): Promise<readonly StoredEntry[]> {
    return this.#audit.read(storedEntrySchema, { _id: { $in: [...ids] } });
  }

  async countUpTo(seq: number): Promise<number> {
    return this.#audit.count({ 'link.seq': { $not: { $gt: seq } } });
  }

  async naming(person: NamedPerson, limit: number): Promise<Page<StoredEntry>> {
    const filter = naming(person);
    const items = await this.#audit.read(storedEntrySchema, filter, { sort: newestFirst, limit });
    return { items, total: await this.#audit.count(filter) };
  }

  unproven(limit: number): Promise<readonly StoredEntry[]> {
    return this.#audit.read(storedEntrySchema, { 'link.salt': null, remains: null }, { limit });
  }

  async alter(changes: readonly EntryChange[]): Promise<number> {
    let altered = 0;
    for (const { before, after } of changes) {
      const unchanged = { _id: before.id, 'link.salt': before.link?.salt ?? null, remains: before.remains ?? null };
      if (await this.#audit.replace(unchanged, toStored(after))) altered += 1;
    }
    return altered;
  }

  async isKeyed(): Promise<boolean> {
    return (await this.#singletons.findOne({ _id: keyedId })) !== null;
  }

  async noteKeyed(at: Timestamp): Promise<void> {
    await this.#singletons.upsert(keyedId, { $set: { at } });
  }

  checkpoint(): Promise<AuditCheckpoint | null> {
    return this.#singletons.readOne(auditCheckpointSchema, { _id: checkpointId });
  }

  async removeUpTo(checkpoint: AuditCheckpoint): Promise<number> {
    const { seq } = checkpoint.end;
    if (!(await this.#replaceCheckpoint(checkpoint))) return 0;
    return this.#audit.deleteMany({ 'link.seq': { $not: { $gt: seq } } });
  }

  verified(): Promise<VerifiedCheckpoint | null> {
    return this.#singletons.readOne(verifiedCheckpointSchema, { _id: verifiedId });
  }

  async noteVerified(checkpoint: VerifiedCheckpoint): Promise<void> {
    await this.#singletons.upsert(verifiedId, { $set: { ...checkpoint } });
  }

  /** False when there is a checkpoint further along the chain. */
  async #replaceCheckpoint(checkpoint: AuditCheckpoint): Promise<boolean> {
    const older = { _id: checkpointId, 'end.seq': { $lte: checkpoint.end.seq } };
    if (await this.#singletons.update(older, { $set: { ...checkpoint } })) return true;
    if (await this.#singletons.add({ _id: checkpointId, ...checkpoint })) return true;
    return this.#singletons.update(older, { $set: { ...checkpoint } });
  }

  async list(
    { actor = '', actions, since, before }: AuditFilter,
    { page, limit }: PageRequest,
  ): Promise<Page<AuditEntry>> {
    const filter = {
      ...(actor !== '' && { actorSearch: containing(actor.toLowerCase()) }),
      ...(actions !== undefined && { action: { $in: [...actions] } }),
      ...((since !== undefined || before !== undefined) && {
        at: { ...(since !== undefined && { $gte: since }), ...(before !== undefined && { $lt: before }) },
      }),
    };
    const [items, total] = await Promise.all([
      this.#audit.read(auditEntrySchema, filter, { sort: newestFirst, skip: (page - 1) * limit, limit }),
      Object.keys(filter).length === 0 ? this.#audit.countAll() : this.#audit.count(filter),
    ]);
    return { items, total };
  }
}

/** Finds entries that name a person. */
function naming(person: NamedPerson) {
  const { actions, actorId, actorName, target } = namingOf(person);
  const actor = [
    ...(actorId === null ? [] : [{ 'actor.userId': actorId }]),
    ...(actorName === null ? [] : [{ 'actor.name': actorName }]),
  ];
  return { action: { $in: [...actions] }, $or: [...actor, { target }] };
}

function toStored(entry: StoredEntry): Stored {
  return { ...toDocument(entry), actorSearch: searchNameOf(entry.actor) };
}
