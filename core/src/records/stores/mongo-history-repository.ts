import { z } from 'zod';
import type { Document, Filter } from 'mongodb';
import type { EmailTexts } from '../../models/domain/email-texts.ts';
import { emailHash } from '../domain/email-revision.ts';
import type { GenerationRecord, GenerationSummary, VersionSummary } from '../domain/generation-record.ts';
import { versionSummary } from '../domain/job-states.ts';
import type { SourceBundle } from '../domain/source-bundles.ts';
import { erasedName } from '../../people/users/domain/erased-user.ts';
import { HistoryRepository, type HistoryFilter } from '../ports/history-repository.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { Page, PageRequest } from '../../platform/page.ts';
import type { Collections } from '../../platform/mongo/collections.ts';
import type { Stored } from '../../platform/mongo/documents.ts';
import { literal, replacingItems } from '../../platform/mongo/expressions.ts';
import { MongoHistoryLists } from './mongo-history-lists.ts';
import { MongoRecordSources } from './mongo-record-sources.ts';
import { newestFirst, readRecord, readSummary, summaryFields } from './mongo-records.ts';
import { rankOfVersion, stageOfVersion, versionStages } from '../domain/worklist-place.ts';
import { UsageInRecords } from '../../limits/stores/usage-in-records.ts';

type ClaimPush = HistoryRepository['claimPush'];
type EditEmail = HistoryRepository['editEmail'];
type SetVouched = HistoryRepository['setVouched'];

export class MongoHistoryRepository extends HistoryRepository {
  readonly #generations: Collections['generations'];
  readonly #readyVersions: Collections['readyVersions'];
  readonly #lists: MongoHistoryLists;
  readonly #usage: UsageInRecords;
  readonly #sources: MongoRecordSources;

  constructor(collections: Collections) {
    super();
    this.#generations = collections.generations;
    this.#readyVersions = collections.readyVersions;
    this.#lists = new MongoHistoryLists(collections);
    this.#usage = new UsageInRecords(collections);
    this.#sources = new MongoRecordSources(collections);
  }

  list(filter: HistoryFilter, page: PageRequest): Promise<Page<GenerationSummary>> {
    return this.#lists.list(filter, page);
  }

  walk(...walk: Parameters<HistoryRepository['walk']>): Promise<readonly GenerationSummary[]> {
    return this.#lists.walk(...walk);
  }

  async findSummaryByContact(userId: string, hubspotId: string): Promise<GenerationSummary | null> {
    const document = await this.#generations.findOne({ userId, hubspotId }, { projection: summaryFields });
    return document && readSummary(document);
  }

  async findByContact(userId: string, hubspotId: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ userId, hubspotId }));
  }

  async findNewestByContact(hubspotId: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ hubspotId }, { sort: newestFirst }));
  }

  async listOfContacts(hubspotIds: readonly string[]): Promise<readonly GenerationSummary[]> {
    const found = await this.#generations.find(
      { hubspotId: { $in: [...hubspotIds] } },
      { projection: summaryFields, sort: newestFirst },
    );
    return found.map(readSummary);
  }

  async findGenerated({
    hubspotIds,
    department,
    sandbox,
    since,
  }: Parameters<HistoryRepository['findGenerated']>[0]): Promise<ReadonlySet<string>> {
    const version = {
      $elemMatch: {
        readyAt: { $gte: since },
        'request.department': department,
        'sandbox.crm': sandbox ? true : { $ne: true },
      },
    };
    const found = await this.#generations.find(
      { hubspotId: { $in: [...hubspotIds] }, versions: version },
      { projection: { hubspotId: 1 } },
    );
    return new Set(found.map(({ hubspotId }) => String(hubspotId)));
  }

  async findById(id: string): Promise<GenerationRecord | null> {
    return toRecord(await this.#generations.findOne({ _id: id }));
  }

  async delete(id: string): Promise<boolean> {
    await this.#usage.fileAll({ _id: id }, 1);
    const isDeleted = await this.#generations.delete({ _id: id });
    // After the record, so that a worker that completes it at the same time leaves nothing. If this process dies in
    // between, `UnownedData` removes the rest.
    await Promise.all([this.#readyVersions.deleteMany({ recordId: id }), this.#sources.removeOf([id])]);
    return isDeleted;
  }

  readSources(id: string, hashes: readonly string[]): Promise<readonly SourceBundle[]> {
    return this.#sources.read(id, hashes);
  }

  async setApproval({
    id,
    version,
    basedOn,
    approval,
    now,
  }: Parameters<HistoryRepository['setApproval']>[0]): Promise<boolean> {
    const stored = await this.#generations.findOne({ _id: id }, { projection: summaryFields });
    const newest = stored && readSummary(stored).versions[0];
    if (newest?.version !== version) return false;
    const isNewest = { $eq: ['$$item.version', version] };
    const approved = { $mergeObjects: ['$$item', literal({ approval })] };
    return this.#generations.update({ _id: id, ...havingTexts(version, basedOn) }, [
      {
        $set: {
          updatedAt: now,
          approved: approval !== null,
          ...placing({ ...newest, approval }),
          versions: replacingItems('$versions', isNewest, approved),
          results: replacingItems('$results', isNewest, approved),
        },
      },
    ]);
  }

  async editEmail(edit: Parameters<EditEmail>[0]): ReturnType<EditEmail> {
    const { id, version, index, subject, body, basedOn, reviews, revisions, edited: isEdited, findings, now } = edit;
    const texts = basedOn.map((email, at) => emailHash(at === index ? { subject, body } : email));
    const emails = '$$item.answer.emails';
    const replaced = { $arrayElemAt: [emails, index] };
    const edited = {
      $map: {
        input: { $range: [0, { $size: emails }] },
        as: 'at',
        in: {
          $cond: [
            { $eq: ['$$at', index] },
            { $mergeObjects: [replaced, literal({ subject, body })] },
            { $arrayElemAt: [emails, '$$at'] },
          ],
        },
      },
    };
    const original = {
      k: String(index),
      v: {
        subject: { $getField: { field: 'subject', input: replaced } },
        body: { $getField: { field: 'body', input: replaced } },
      },
    };
    const saved = await this.#generations.update(
      {
        _id: id,
        [`results.0.answer.emails.${index}`]: { $exists: true },
        ...havingTexts(version, basedOn),
      },
      [
        {
          $set: {
            updatedAt: now,
            approved: false,
            ...placing({ findings, approval: null, readyAt: now }),
            versions: replacingItems(
              '$versions',
              { $eq: ['$$item.version', version] },
              { $mergeObjects: ['$$item', literal({ edited: isEdited, approval: null, findings, texts })] },
            ),
            results: replacingItems(
              '$results',
              { $eq: ['$$item.version', version] },
              {
                $mergeObjects: [
                  '$$item',
                  {
                    approval: null,
                    answer: { $mergeObjects: ['$$item.answer', { emails: edited }] },
                    // The first original stays, because it is the AI's.
                    originals: { $mergeObjects: [{ $arrayToObject: [[original]] }, '$$item.originals'] },
                    revisions: { $mergeObjects: ['$$item.revisions', literal({ [index]: revisions })] },
                    ...(reviews && {
                      review: { $mergeObjects: ['$$item.review', { emails: literal(reviews) }] },
                    }),
                  },
                ],
              },
            ),
          },
        },
      ],
    );
    if (saved) return 'saved';
    const newest = (await this.findById(id))?.results[0];
    if (newest !== undefined && newest.version !== version) return 'superseded';
    return newest?.answer.emails[index] === undefined ? 'missing' : 'changed';
  }

  async setVouched(input: Parameters<SetVouched>[0]): ReturnType<SetVouched> {
    const { id, version, vouched, reviews, basedOn, now } = input;
    const texts = basedOn.emails.flatMap(({ subject, body }, index) => [
      [`answer.emails.${index}.subject`, subject],
      [`answer.emails.${index}.body`, body],
    ]);
    const saved = await this.#generations.update(
      {
        _id: id,
        results: {
          $elemMatch: {
            version,
            'answer.emails': { $size: basedOn.emails.length },
            ...Object.fromEntries(texts),
            'review.facts': { $exists: true },
            // Versions from before there were vouches have no list.
            'review.vouched': basedOn.vouched.length === 0 ? { $in: [null, []] } : basedOn.vouched,
          },
        },
      },
      {
        $set: {
          updatedAt: now,
          'results.$[one].review.vouched': vouched,
          'results.$[one].review.emails': reviews,
        },
      },
      { arrayFilters: [{ 'one.version': version }] },
    );
    if (saved) {
      await this.#recount(id, version);
      return 'saved';
    }
    const stored = (await this.findById(id))?.results.find((result) => result.version === version);
    return stored?.review == null ? 'missing' : 'changed';
  }

  async setSendDay(input: Parameters<HistoryRepository['setSendDay']>[0]): Promise<boolean> {
    const { id, version, index, sendAfterDays, basedOn, now } = input;
    const at = 'results.0.answer.emails';
    const day = { $ifNull: ['$$email.send_after_days', null] };
    const newest = { $arrayElemAt: ['$results.answer.emails', 0] };
    const days = { $map: { input: newest, as: 'email', in: day } };
    return this.#generations.update(
      // A filter by path takes any missing field for null.
      { _id: id, 'results.0.version': version, $expr: { $eq: [days, literal(basedOn)] } },
      { $set: { updatedAt: now, [`${at}.${index}.send_after_days`]: sendAfterDays } },
    );
  }

  /** Counts the findings of the newest version again. Who has changed the record since has counted them. */
  async #recount(id: string, version: number): Promise<void> {
    const record = await this.findById(id);
    const newest = record?.results[0];
    if (!record || newest?.version !== version) return;
    const { findings, approval, readyAt } = versionSummary(newest);
    const isNewest = { $eq: ['$$item.version', version] };
    const recounted = { $mergeObjects: ['$$item', literal({ findings })] };
    await this.#generations.update({ _id: id, 'results.0.version': version, updatedAt: record.updatedAt }, [
      {
        $set: {
          versions: replacingItems('$versions', isNewest, recounted),
          ...placing({ findings, approval, readyAt }),
        },
      },
    ]);
  }

  async forgetApprover(userId: string): Promise<void> {
    await this.#generations.updateMany(
      { 'results.approval.userId': userId },
      { $set: { 'results.$[own].approval.name': erasedName, 'versions.$[own].approval.name': erasedName } },
      { arrayFilters: [{ 'own.approval.userId': userId }] },
    );
    await this.#generations.updateMany(
      { 'results.review.vouched.userId': userId },
      { $set: { 'results.$[result].review.vouched.$[own].name': erasedName } },
      { arrayFilters: [{ 'result.review.vouched.userId': userId }, { 'own.userId': userId }] },
    );
  }

  async claimPush({ id, version, now, staleBefore }: Parameters<ClaimPush>[0]): ReturnType<ClaimPush> {
    const free = [{ 'push.claimedAt': null }, { 'push.claimedAt': { $lt: staleBefore } }];
    const claimed = await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null, $or: free } } },
      { $set: { 'results.$[result].push.claimedAt': now } },
      { arrayFilters: [{ 'result.version': version }] },
    );
    if (claimed) return { outcome: 'claimed' };
    const stored = await this.#generations.findOne({ _id: id }, { projection: { results: { version: 1, push: 1 } } });
    const results: readonly Stored[] = stored?.results ?? [];
    const result = results.find((known) => known.version === version);
    if (result === undefined) return { outcome: 'missing' };
    const noteId: unknown = result.push?.noteId;
    return typeof noteId === 'string' ? { outcome: 'pushed', noteId } : { outcome: 'busy' };
  }

  async finishPush(id: string, version: number, noteId: string, now: Timestamp): Promise<void> {
    await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null } } },
      {
        $set: {
          updatedAt: now,
          'results.$[one].push.noteId': noteId,
          'results.$[one].push.pushedAt': now,
          'versions.$[one].noteId': noteId,
        },
      },
      { arrayFilters: [{ 'one.version': version }] },
    );
  }

  async releasePush(id: string, version: number): Promise<void> {
    await this.#generations.update(
      { _id: id, results: { $elemMatch: { version, 'push.noteId': null } } },
      { $set: { 'results.$[result].push.claimedAt': 0 } },
      { arrayFilters: [{ 'result.version': version }] },
    );
  }

  async countReadyEmails({ from, to }: { readonly from?: Timestamp; readonly to?: Timestamp }): Promise<number> {
    const [sum] = await this.#readyVersions.aggregate([
      { $match: { readyAt: { $gte: from ?? 0, $lt: to ?? Number.MAX_SAFE_INTEGER } } },
      { $group: { _id: null, emails: { $sum: '$emails' } } },
    ]);
    return z.object({ emails: z.number() }).optional().parse(sum)?.emails ?? 0;
  }
}

/** Matches a record whose newest version is this one, with these texts. */
function havingTexts(version: number, texts: readonly EmailTexts[]): Filter<Stored> {
  const at = 'results.0.answer.emails';
  const same = texts.flatMap(({ subject, body }, index) => [
    [`${at}.${index}.subject`, subject],
    [`${at}.${index}.body`, body],
  ]);
  return { 'results.0.version': version, [at]: { $size: texts.length }, ...Object.fromEntries(same) };
}

/** Moves a record to the place of its newest version, unless its place in the worklist depends on something else. */
function placing(newest: Pick<VersionSummary, 'findings' | 'approval' | 'readyAt'>): Document {
  const unlessElsewhere = (value: unknown, field: string): Document => ({
    $cond: [{ $in: ['$stage', versionStages] }, literal(value), `$${field}`],
  });
  return {
    stage: unlessElsewhere(stageOfVersion(newest), 'stage'),
    rank: unlessElsewhere(rankOfVersion(newest), 'rank'),
  };
}

async function toRecord(document: Stored | null): Promise<GenerationRecord | null> {
  return document && readRecord(document);
}
