import type { Document, Filter } from 'mongodb';
import type { GenerationRecord, GenerationSummary, Job } from '../domain/generation-record.ts';
import { changesOfClaim, claimed, keepsPartial } from '../domain/job-states.ts';
import type { Lease } from '../domain/lease.ts';
import type { PartialSequence } from '../contract/partial-sequence.ts';
import type { NewJob } from '../domain/new-job.ts';
import { searchText } from '../domain/search-text.ts';
import { placeOf } from '../domain/worklist-place.ts';
import { AppError, ConflictError } from '../../platform/app-error.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import { toDocument, type Stored } from '../../platform/mongo/documents.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import type { Line } from './mongo-job-queries.ts';
import { summaryFields, readRecord, readSummary } from './mongo-records.ts';

/**
 * How often a change is tried again because somebody else has just changed the record. Few tries are enough, because
 * each failure means that another change succeeded.
 */
const maxTries = 10;

interface ChangeOptions {
  /** Further operators of the same update. */
  readonly also?: (before: GenerationSummary) => Document;
  /** Does not wait for the journal. */
  readonly relaxed?: boolean;
}

/** Changes the jobs in records. Each write succeeds only if the job is still as it was read. */
export class MongoJobRecords {
  readonly #generations: Collections['generations'];

  constructor({ generations }: Collections) {
    this.#generations = generations;
  }

  find(id: string): Promise<GenerationSummary | null> {
    return this.#find({ _id: id });
  }

  /** Null when `change` declines, or the record does not exist. */
  async change<After extends GenerationSummary | 'removed'>(
    id: string,
    change: (record: GenerationSummary) => After | null,
    { also, relaxed }: ChangeOptions = {},
  ): Promise<After | null> {
    return persistently(async () => {
      const before = await this.find(id);
      const after = before && change(before);
      if (before === null || after === null) return null;
      if (after === 'removed') return (await this.#generations.delete(asRead(before))) ? after : 'again';
      const { $set, ...operators } = also?.(before) ?? {};
      const update = { ...operators, $set: { ...changed(before, after), ...$set } };
      return (await this.#generations.update(asRead(before), update, { relaxed })) ? after : 'again';
    });
  }

  /** The whole record, claimed; null when it may not be claimed, or has changed since it was read. */
  async claim(before: GenerationSummary, lease: Lease): Promise<GenerationRecord | null> {
    const after = claimed(before, lease);
    if (after === null) return null;
    const stored = await this.#generations.findAndUpdate(asRead(before), { $set: changed(before, after) });
    return stored && readRecord(stored);
  }

  /**
   * The first record of the line, claimed by the write that finds it; null when the line is empty. Throws when the
   * record cannot be read. Its claim then keeps it away from other workers until the lease expires, and does not count
   * as an attempt.
   */
  async claimFirst({ which, order }: Line, lease: Lease): Promise<GenerationRecord | null> {
    const { set, add } = changesOfClaim(lease);
    const claim = { $set: { updatedAt: lease.now, partial: null, ...ofJob(set) }, $inc: ofJob(add) };
    const stored = await this.#generations.findAndUpdate(which, claim, order);
    try {
      return stored && (await readRecord(stored));
    } catch (error) {
      await this.#generations.update({ _id: stored?._id }, { $inc: ofJob({ attempts: -add.attempts }) });
      throw error;
    }
  }

  /** False unless the record is processing with this fence. */
  replacePartial(id: string, fence: number, partial: PartialSequence | null): Promise<boolean> {
    const held = { _id: id, ...ofJob({ status: 'processing', fence }) };
    return this.#generations.update(held, { $set: { partial } }, { relaxed: true });
  }

  /** Stores what `submit` makes of this user's record of the contact, or of none. */
  put(
    { userId, hubspotId }: NewJob,
    inputs: object,
    submit: (known: GenerationSummary | null) => GenerationSummary,
  ): Promise<GenerationSummary> {
    return persistently(async () => {
      const known = await this.#find({ userId, hubspotId });
      const record = submit(known);
      const isStored =
        known === null
          ? await this.#insert(record, inputs)
          : await this.#generations.update(asRead(known), { $set: { ...changed(known, record), inputs } });
      return isStored ? record : 'again';
    });
  }

  /** False when somebody else has just stored a record of this user and contact. */
  async #insert(record: GenerationSummary, inputs: object): Promise<boolean> {
    try {
      await this.#generations.insert({
        ...toDocument(record),
        ...placeOf(record),
        results: [],
        inputs,
        search: searchText(record),
      });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      if (error.keyPattern?._id === undefined) return false;
      throw new ConflictError('This record exists already.', { cause: error });
    }
  }

  async #find(which: Filter<Stored>): Promise<GenerationSummary | null> {
    const stored = await this.#generations.findOne(which, { projection: summaryFields });
    return stored && readSummary(stored);
  }
}

export async function persistently<T>(attempt: () => Promise<T | 'again'>): Promise<T> {
  for (let tries = 1; tries <= maxTries; tries += 1) {
    const result = await attempt();
    if (result !== 'again') return result;
  }
  throw new AppError('not_ready', 'The record is being changed by others. Please try again in a moment.');
}

function ofJob(fields: Partial<Job>): Document {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [`job.${name}`, value]));
}

/** Matches the record only while nobody has changed the state of its job or its work. Old records may lack fields. */
export function asRead({ id, job, work }: GenerationSummary): Filter<Stored> {
  return {
    _id: id,
    'job.status': job.status,
    'job.submittedAt': job.submittedAt,
    'job.fence': job.fence === 0 ? { $in: [0, null] } : job.fence,
    'job.leaseUntil': job.leaseUntil,
    'work.revision': work.revision === 0 ? { $in: [0, null] } : work.revision,
  };
}

/**
 * The fields that a change of the job may change. Versions are not among them, because only a completed job adds one,
 * which is not approved yet.
 */
function changed(before: GenerationSummary, after: GenerationSummary): Document {
  const { updatedAt, prospectUrl, properties, owner, knownAs, job } = after;
  return {
    job,
    ...(!keepsPartial(before.job, job) && { partial: null }),
    ...placeOf(after),
    ...(after.versions !== before.versions && { approved: false }),
    ...(updatedAt !== before.updatedAt && { updatedAt }),
    ...(prospectUrl !== before.prospectUrl && { prospectUrl }),
    ...(owner !== before.owner && { owner }),
    ...(knownAs !== before.knownAs && { knownAs }),
    ...((properties !== before.properties || job.request !== before.job.request) && {
      properties,
      search: searchText(after),
    }),
  };
}
