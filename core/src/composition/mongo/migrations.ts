import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection, Db, Filter } from 'mongodb';
import { z } from 'zod';
import { crmPropertiesSchema } from '../../contacts/domain/contact.ts';
import { knownAs } from '../../contacts/domain/known-as.ts';
import { contactIdPattern } from '../../contacts/contract/hubspot-link.ts';
import {
  generationSummarySchema,
  generationVersionSchema,
  type GenerationSummary,
} from '../../records/domain/generation-record.ts';
import { handOverSchema } from '../../records/domain/hand-over.ts';
import { versionSummary } from '../../records/domain/job-states.ts';
import { placeOf, withWork } from '../../records/domain/worklist-place.ts';
import { answeredWithin, readDocument, type Stored } from '../../platform/mongo/documents.ts';
import { isVersionEdited } from '../../records/domain/email-revisions.ts';
import { sampleMaterialSchema } from '../../prompts/trials/domain/sample.ts';
import { AppError } from '../../platform/app-error.ts';
import { defaultDeadlineMs } from '../../platform/mongo/connect.ts';
import { indexes, type Indexes } from '../../platform/mongo/indexes.ts';
import { isDuplicateKey } from '../../platform/mongo/mongo-errors.ts';
import { unpack } from '../../platform/mongo/pack.ts';

/**
 * In order. Each can run again after it was interrupted. A migration that was released is never changed, only followed
 * by another.
 */
const migrations: readonly ((db: Db) => Promise<void>)[] = [
  (db) => createIndexes(db, indexes.initial),
  (db) => createIndexes(db, indexes.line),
  keepEachModelOnce,
  (db) => createIndexes(db, indexes.unfiled),
  requeueBatchedJobs,
  (db) => createIndexes(db, indexes.googleSub),
  dropQueueMessages,
  (db) => createIndexes(db, indexes.source),
  (db) => createIndexes(db, indexes.handOver),
  keepSessions,
  sayWhatIsApproved,
  namePromptsOfUsage,
  (db) => createIndexes(db, indexes.oneTimeSecret),
  (db) => createIndexes(db, indexes.spending),
  (db) => createIndexes(db, indexes.auditChain),
  (db) => createIndexes(db, indexes.oidcSubject),
  (db) => createIndexes(db, indexes.trial),
  (db) => createIndexes(db, indexes.claimedContact),
  (db) => createIndexes(db, indexes.usageOfJobs),
  sayWhatIsEdited,
  nameKnownContacts,
  (db) => createIndexes(db, indexes.turn),
  (db) => createIndexes(db, indexes.run),
  placeInWorklist,
  sayWhoIsLost,
  countEmails,
  (db) => createIndexes(db, indexes.personalToken),
  // Who opted out in a reply, or after it, waits for no answer.
  (db) => placeAnew(db, { stage: 'replied' }),
];

/** The version of a store that needs no migration. */
export const schemaVersion = migrations.length;

/** A process that does not renew the lock for this long has lost it. */
const lockSeconds = 30;
const renewEveryMs = 8_000;
/** How long a process waits for another one's migration. */
const patienceMs = 10 * 60_000;
/** Long, because building an index over a large collection takes minutes. */
const migrationDeadlineMs = 60 * 60_000;

const textsSchema = z.object({ subject: z.string(), body: z.string() });
const writtenVersionsSchema = z.array(
  z.object({
    version: z.number(),
    answer: z.object({ emails: z.array(textsSchema) }),
    originals: z.record(z.string(), textsSchema).default({}),
  }),
);

interface Marker {
  readonly _id: 'schema' | 'lock';
  readonly version?: number;
  readonly owner?: string | null;
  readonly expiresAt?: Date;
}

const free = { owner: null, expiresAt: new Date(0) };

/** Whether there is nothing to migrate. Throws when a newer version of Overture created the store. */
export async function isUpToDate(db: Db): Promise<boolean> {
  return (await versionOf(db.collection<Marker>('migrations'))) === schemaVersion;
}

/**
 * Brings the schema to the version of this code; does nothing when it is there already. Processes that start at once
 * wait for one another. Throws when a newer version of Overture created the store.
 */
export async function migrate(db: Db): Promise<void> {
  const markers = db.collection<Marker>('migrations');
  if ((await versionOf(markers)) === schemaVersion) return;
  await makeLock(markers);
  const owner = randomUUID();
  const giveUpAt = performance.now() + patienceMs;
  while (!(await takeLock(markers, owner))) {
    if (performance.now() > giveUpAt) {
      throw new AppError('not_ready', 'Another process has been bringing the store up to date for ten minutes.');
    }
    await sleep(100);
    if ((await versionOf(markers)) === schemaVersion) return;
  }
  const renewal = setInterval(() => void takeLock(markers, owner).catch(() => false), renewEveryMs);
  try {
    for (let version = await versionOf(markers); version < schemaVersion; version += 1) {
      const migration = migrations[version];
      if (migration) await answeredWithin(migrationDeadlineMs, migration(db));
      await answeredWithin(
        defaultDeadlineMs,
        markers.updateOne({ _id: 'schema' }, { $set: { version: version + 1 } }, { upsert: true }),
      );
    }
  } finally {
    clearInterval(renewal);
    await answeredWithin(defaultDeadlineMs, markers.updateOne({ _id: 'lock', owner }, { $set: free }));
  }
}

async function versionOf(markers: Collection<Marker>): Promise<number> {
  const version = (await answeredWithin(defaultDeadlineMs, markers.findOne({ _id: 'schema' })))?.version ?? 0;
  if (version > schemaVersion) {
    throw new Error(
      `The store was made by a newer Overture (schema ${version}, this one knows ${schemaVersion}). Update Overture to use it.`,
    );
  }
  return version;
}

/** Takes the lock when it is free, expired or the caller's own. Only the server's clock counts. */
async function takeLock(markers: Collection<Marker>, owner: string): Promise<boolean> {
  const expiresAt = { $dateAdd: { startDate: '$$NOW', unit: 'second', amount: lockSeconds } };
  const { matchedCount } = await answeredWithin(
    defaultDeadlineMs,
    markers.updateOne({ _id: 'lock', $or: [{ owner }, { $expr: { $lte: ['$expiresAt', '$$NOW'] } }] }, [
      { $set: { owner, expiresAt } },
    ]),
  );
  return matchedCount === 1;
}

async function makeLock(markers: Collection<Marker>): Promise<void> {
  try {
    await answeredWithin(
      defaultDeadlineMs,
      markers.updateOne({ _id: 'lock' }, { $setOnInsert: free }, { upsert: true }),
    );
  } catch (error) {
    // Another process created it.
    if (!isDuplicateKey(error)) throw error;
  }
}

/** Two simultaneous creations could leave an AI model twice in a domain. The newest active one stays. */
async function keepEachModelOnce(db: Db): Promise<void> {
  const models = db.collection<{ _id: string }>('ai_models');
  const twice = await models
    .aggregate<{ ids: string[] }>([
      { $sort: { active: -1, createdAt: -1, _id: -1 } },
      { $group: { _id: { department: '$department', aiModel: '$aiModel' }, ids: { $push: '$_id' } } },
      { $match: { 'ids.1': { $exists: true } } },
    ])
    .toArray();
  await models.deleteMany({ _id: { $in: twice.flatMap(({ ids }) => ids.slice(1)) } });
  await createIndexes(db, indexes.oneModel);
}

/**
 * Older versions could put jobs aside for OpenAI's Batch API. Those jobs go back to the queue as if they had just been
 * submitted; no other jobs have this code.
 */
async function requeueBatchedJobs(db: Db): Promise<void> {
  await db
    .collection('generations')
    .updateMany({ 'job.status': 'pending', 'job.waitReason.code': 'generation_in_progress' }, [
      { $set: { 'job.availableAt': '$job.submittedAt', 'job.waitReason': null } },
    ]);
}

/** Adds the template to older usage facts, from the results that still exist. */
async function namePromptsOfUsage(db: Db): Promise<void> {
  await createIndexes(db, indexes.promptVersion);
  await db
    .collection('generations')
    .aggregate([
      { $unwind: '$results' },
      {
        $project: {
          _id: { $concat: ['$_id', ':', { $toString: '$results.version' }] },
          promptId: '$results.provenance.promptId',
          promptVersion: { $ifNull: ['$results.provenance.promptVersion', 1] },
        },
      },
      { $merge: { into: 'usage_facts', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}

/**
 * Older versions kept a queue of messages beside the records. The records contain everything that those messages said.
 */
async function dropQueueMessages(db: Db): Promise<void> {
  await dropCollection(db, 'queue_messages');
}

/**
 * Older versions listed the tokens that were signed out. Sessions list those that were not, so that everybody must sign
 * in once more.
 */
async function keepSessions(db: Db): Promise<void> {
  await createIndexes(db, indexes.session);
  await dropCollection(db, 'revoked_tokens');
}

async function dropCollection(db: Db, name: string): Promise<void> {
  if (await db.listCollections({ name }, { nameOnly: true }).hasNext()) await db.dropCollection(name);
}

/** The queue filters by `approved`; no result of an older version is approved. */
async function sayWhatIsApproved(db: Db): Promise<void> {
  await db
    .collection('generations')
    .updateMany({ 'versions.0': { $exists: true }, approved: { $exists: false } }, { $set: { approved: false } });
  await createIndexes(db, indexes.worklist);
}

/**
 * Says in the list of a record's versions which of them somebody edited. Early versions of Overture did not say it
 * there, and later ones took that for "no".
 */
async function sayWhatIsEdited(db: Db): Promise<void> {
  const generations = db.collection('generations');
  const withOriginals = { results: { $elemMatch: { originals: { $nin: [null, {}] } } } };
  for await (const { _id, results } of generations.find(withOriginals, { projection: { results: 1 } })) {
    const edited = writtenVersionsSchema.parse(results).filter(isVersionEdited);
    await generations.updateOne(
      { _id },
      { $set: { 'versions.$[one].edited': true } },
      { arrayFilters: [{ 'one.version': { $in: edited.map(({ version }) => version) } }] },
    );
  }
}

const contactOfRecordSchema = z.object({
  hubspotId: z.string(),
  properties: crmPropertiesSchema.catch({}),
  results: z.array(z.object({ properties: crmPropertiesSchema.catch({}) })).catch([]),
});

/**
 * Stores the ids and addresses by which the contacts of records, hand-overs and samples are known. Deletes counted sign-ins,
 * which named addresses in the clear, and samples of files whose contact had no id of a CRM.
 */
async function nameKnownContacts(db: Db): Promise<void> {
  const generations = db.collection('generations');
  const handOvers = db.collection('hand_overs');
  const unnamed = { knownAs: { $exists: false } };
  const projection = { hubspotId: 1, properties: 1, 'results.properties': 1 };
  for await (const { _id, ...document } of generations.find(unnamed, { projection })) {
    const { hubspotId, properties, results } = contactOfRecordSchema.parse(document);
    const names = [{ properties }, ...results].flatMap((known) => knownAs(hubspotId, known.properties));
    await generations.updateOne({ _id }, { $set: { knownAs: [...new Set(names)] } });
  }
  for await (const { _id, recordId, hubspotId } of handOvers.find(unnamed, {
    projection: { recordId: 1, hubspotId: 1 },
  })) {
    const record = await generations.findOne({ _id: recordId }, { projection: { knownAs: 1 } });
    await handOvers.updateOne({ _id }, { $set: { knownAs: record?.knownAs ?? [hubspotId] } });
  }
  const samples = db.collection('prompt_samples');
  for await (const { _id, hubspotId, disguised, material } of samples.find(unnamed)) {
    const { snapshot } = sampleMaterialSchema.parse(await unpack(material));
    const names = knownAs(String(hubspotId), disguised === true ? {} : snapshot.contact.properties);
    await samples.updateOne({ _id }, { $set: { knownAs: names } });
  }
  await createIndexes(db, indexes.knownContact);
  await db.collection('sign_in_failures').deleteMany({});
  await samples.deleteMany({ hubspotId: { $not: contactIdPattern } });
}

/** Says where each record stands in the worklist, and what was found in its newest version. */
async function placeInWorklist(db: Db): Promise<void> {
  await placeAnew(db, { stage: { $exists: false } });
  await createIndexes(db, indexes.work);
}

/** Says which contacts cannot be written to any more, as their hand-overs tell. */
async function sayWhoIsLost(db: Db): Promise<void> {
  await placeAnew(db, { 'work.lost': { $exists: false } });
  await createIndexes(db, indexes.lost);
}

/** Says how many emails each ready version has. */
async function countEmails(db: Db): Promise<void> {
  const counts = db.collection<Stored>('ready_versions');
  const generations = db.collection<Stored>('generations');
  for await (const { _id, recordId, version } of counts.find({ emails: { $exists: false } })) {
    const projection = { 'results.version': 1, 'results.answer.emails.subject': 1 };
    const record = await generations.findOne({ _id: String(recordId) }, { projection });
    const result = countedResultsSchema.safeParse(record?.['results']).data?.find((one) => one.version === version);
    await counts.updateOne({ _id }, { $set: { emails: result?.answer.emails.length ?? 0 } });
  }
}

const countedResultsSchema = z.array(
  z.object({ version: z.number(), answer: z.object({ emails: z.array(z.unknown()) }) }),
);

async function placeAnew(db: Db, which: Filter<Stored>): Promise<void> {
  const generations = db.collection<Stored>('generations');
  for await (const document of generations.find(which, { projection: { inputs: 0, search: 0 } })) {
    const { results, ...stored } = document;
    const read: GenerationSummary | undefined = generationSummarySchema.safeParse({ ...stored, id: stored._id }).data;
    if (read === undefined) continue;
    const newest = z.array(generationVersionSchema).safeParse(results).data?.[0];
    const versions = newest === undefined ? read.versions : read.versions.with(0, versionSummary(newest));
    const handOvers = await db.collection<Stored>('hand_overs').find({ recordId: stored._id }).toArray();
    const after = withWork(
      { ...read, versions },
      handOvers.map((handOver) => readDocument(handOverSchema, handOver)),
    );
    const findings = versions[0]?.findings;
    await generations.updateOne(
      { _id: stored._id },
      { $set: { work: after.work, ...placeOf(after), ...(findings && { 'versions.0.findings': findings }) } },
    );
  }
}

async function createIndexes(db: Db, created: Indexes): Promise<void> {
  for (const [collection, wanted] of Object.entries(created)) {
    await db.collection(collection).createIndexes(wanted);
  }
}
