import {
  chained,
  chainStart,
  withoutPerson,
  type ChainedEntry,
  type ChainEnd,
} from '../../audit/domain/audit-chain.ts';
import { auditCheckpointSchema, type AuditCheckpoint } from '../../audit/domain/audit-checkpoint.ts';
import {
  auditEntryDocSchema,
  chainedEntryDocSchema,
  linkedEntryDocSchema,
} from '../../audit/domain/audit-entry-schema.ts';
import type { AuditEntry } from '../../audit/domain/audit-entry.ts';
import { namingOf, type NamedPerson } from '../../audit/domain/named-person.ts';
import { AuditLog, type AuditFilter } from '../../audit/ports/audit-log.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Collections } from './collections.ts';
import { readDocument, toDocument, type Stored } from './documents.ts';
import { containing } from './expressions.ts';
import { isDuplicateKey } from './mongo-errors.ts';

/** How often each of several simultaneous entries tries to take the next place in the chain. */
const maxAppendAttempts = 100;
const eraseBatch = 500;
const newestFirst = { at: -1, _id: -1 } as const;
const checkpointId = 'audit_checkpoint';

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

  async append(entry: AuditEntry): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const [last] = await this.#audit.find({ 'link.seq': { $gt: 0 } }, { sort: { 'link.seq': -1 }, limit: 1 });
      const end = last === undefined ? chainStart : readDocument(chainedEntryDocSchema, last).link;
      try {
        await this.#audit.insert(toStored(chained(entry, end)));
        return;
      } catch (error) {
        // Another process has taken this place in the chain.
        if (!isDuplicateKey(error) || attempt === maxAppendAttempts) throw error;
      }
    }
  }

  async readChain(after: number, limit: number): Promise<readonly ChainedEntry[]> {
    const found = await this.#audit.find({ 'link.seq': { $gt: after } }, { sort: { 'link.seq': 1 }, limit });
    return found.map((document) => readDocument(chainedEntryDocSchema, document));
  }

  async naming(person: NamedPerson, limit: number): Promise<Page<AuditEntry>> {
    const filter = naming(person);
    const documents = await this.#audit.find(filter, { sort: newestFirst, limit });
    const items = documents.map((document) => readDocument(auditEntryDocSchema, document));
    return { items, total: await this.#audit.count(filter) };
  }

  async erase(person: NamedPerson): Promise<number> {
    const named = naming(person);
    for (let count = 0; ;) {
      const found = await this.#audit.find(named, { limit: eraseBatch });
      for (const document of found) {
        const without = withoutPerson(readDocument(linkedEntryDocSchema, document), person);
        await this.#audit.replace({ _id: document._id }, toStored(without));
      }
      count += found.length;
      if (found.length < eraseBatch) return count;
    }
  }

  async lastBefore(time: Timestamp): Promise<ChainEnd | null> {
    const [kept] = await this.#audit.find(
      { 'link.seq': { $gt: 0 }, at: { $gte: time } },
      { sort: { 'link.seq': 1 }, limit: 1 },
    );
    const before = kept === undefined ? {} : { $lt: readDocument(chainedEntryDocSchema, kept).link.seq };
    const [last] = await this.#audit.find(
      { 'link.seq': { $gt: 0, ...before } },
      { sort: { 'link.seq': -1 }, limit: 1 },
    );
    if (last === undefined) return null;
    const { seq, hash } = readDocument(chainedEntryDocSchema, last).link;
    return { seq, hash };
  }

  async checkpoint(): Promise<AuditCheckpoint | null> {
    const document = await this.#singletons.findOne({ _id: checkpointId });
    return document === null ? null : readDocument(auditCheckpointSchema, document);
  }

  async removeUpTo(checkpoint: AuditCheckpoint): Promise<number> {
    const { seq } = checkpoint.end;
    if (!(await this.#replaceCheckpoint(checkpoint))) return 0;
    return this.#audit.deleteMany({ $or: [{ 'link.seq': { $lte: seq } }, { link: { $exists: false } }] });
  }

  /** False when there is a checkpoint further along the chain. */
  async #replaceCheckpoint(checkpoint: AuditCheckpoint): Promise<boolean> {
    const older = { _id: checkpointId, 'end.seq': { $lte: checkpoint.end.seq } };
    if (await this.#singletons.update(older, { $set: { ...checkpoint } })) return true;
    try {
      await this.#singletons.insert({ _id: checkpointId, ...checkpoint });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return this.#singletons.update(older, { $set: { ...checkpoint } });
    }
  }

  async list({ actor = '', action }: AuditFilter, { page, limit }: PageRequest): Promise<Page<AuditEntry>> {
    const filter = {
      ...(actor !== '' && { actorSearch: containing(actor.toLowerCase()) }),
      ...(action !== undefined && { action }),
    };
    const [documents, total] = await Promise.all([
      this.#audit.find(filter, { sort: newestFirst, skip: (page - 1) * limit, limit }),
      Object.keys(filter).length === 0 ? this.#audit.countAll() : this.#audit.count(filter),
    ]);
    return { items: documents.map((document) => readDocument(auditEntryDocSchema, document)), total };
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

function toStored(entry: AuditEntry): Stored {
  return { ...toDocument(entry), actorSearch: entry.actor.name.toLowerCase() };
}
