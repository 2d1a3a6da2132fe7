import { expect } from 'vitest';
import { withPlaced } from '../records/domain/hand-over.ts';
import { KeyedHash } from '../platform/keyed-hash.ts';
import { packSources } from '../records/domain/source-bundles.ts';
import type { NewJob } from '../records/domain/new-job.ts';
import { pendingRow } from '../runs/domain/left-out.ts';
import { StatusAnnouncer } from '../records/use-cases/status-announcer.ts';
import { EraseSamples } from '../prompts/trials/use-cases/erase-samples.ts';
import { ErasePerson } from '../people/privacy/use-cases/erase-person.ts';
import { PersonalData } from '../people/privacy/use-cases/personal-data.ts';
import { ReportPerson } from '../people/privacy/use-cases/report-person.ts';
import { SweepRetention } from '../people/privacy/use-cases/sweep-retention.ts';
import type { User } from '../people/users/domain/user.ts';
import { ErasedAddresses } from '../people/users/use-cases/erased-addresses.ts';
import { auditOn, testMasterKey } from './audit-on.ts';
import {
  buildContact,
  buildHandOver,
  buildSample,
  buildSampleMaterial,
  buildInputs,
  buildReview,
  buildSnapshot,
  buildNewJob,
  buildVersion,
  testNow,
  uniqueId,
} from './builders.ts';
import type { ContractStore } from './contract-store.ts';
import { buildRun } from './run-repository.contract.ts';
import type { FakeClock } from './fake-clock.ts';
import { FakeStatusFeed } from './fake-status-feed.ts';
import { silentLogger } from './silent-logger.ts';

/** What the suites of erasing and reporting need of a store. */
export type PrivacyStore =
  | 'users'
  | 'samples'
  | 'trials'
  | 'jobs'
  | 'history'
  | 'handOvers'
  | 'runs'
  | 'snapshots'
  | 'googleAccess'
  | 'sessions'
  | 'personalTokens'
  | 'voices'
  | 'mfaEnrolments'
  | 'prompts'
  | 'promptVersions'
  | 'files'
  | 'unowned'
  | 'audit';

const day = 24 * 60 * 60 * 1000;
export const superadmin = { userId: 'superadmin', name: 'root@overture.example' };

/** The use cases of erasing and reporting on a store, and people to erase and report. */
export function privacyOn(store: Pick<ContractStore, PrivacyStore>, clock: FakeClock) {
  const feed = new FakeStatusFeed();

  const { users, history, handOvers, runs, samples, trials, snapshots, promptVersions: versions, audit: log } = store;
  const keyedHash = new KeyedHash(testMasterKey());
  const announcer = new StatusAnnouncer({ feed, logger: silentLogger });
  let entry = 0;
  // Padded, because entries of one moment are listed by their ids.
  const nextEntry = () => uniqueId(`audit-${String((entry += 1)).padStart(6, '0')}`);
  const { audit, eraseFromAudit, trimAfter } = auditOn({ log, clock, ids: { next: nextEntry } });
  const trimAudit = trimAfter();
  const personalData = new PersonalData({ users, history, handOvers, runs, samples, snapshots, keyedHash });
  const {
    googleAccess,
    sessions,
    personalTokens,
    voices,
    mfaEnrolments: enrolments,
    files: storeFiles,
    unowned,
  } = store;
  const useCases = {
    erase: new ErasePerson({
      eraseSamples: new EraseSamples({ samples, trials }),
      personalData,
      history,
      handOvers,
      runs,
      snapshots,
      users,
      prompts: store.prompts,
      versions,
      samples,
      trials,
      googleAccess,
      sessions,
      personalTokens,
      voices,
      enrolments,
      eraseFromAudit,
      keyedHash,
      unowned,
      storeFiles,
      feed,
      announcer,
      audit,
      clock,
    }),
    report: new ReportPerson({
      personalData,
      history,
      handOvers,
      runs,
      samples,
      sessions,
      personalTokens,
      voices,
      enrolments,
      googleAccess,
      log,
      audit,
    }),
    audit,
    erasedAddresses: new ErasedAddresses({ users, keyedHash }),
    sweepAfter: (days: number) =>
      new SweepRetention({
        history,
        handOvers,
        runs,
        unowned,
        trimAudit,
        storeFiles,
        announcer,
        clock,
        retentionMs: days * day,
      }),
  };

  /** The entries of the audit log, newest first. */
  const entries = async () => (await store.audit.list({}, { page: 1, limit: 1_000 })).items;

  /** A record with a version that was filed in HubSpot, its sources, and a PDF. */
  async function aRecord(overrides: Partial<NewJob> = {}): Promise<string> {
    const now = overrides.now ?? testNow;
    const inputs = buildInputs({ pdf: { name: 'brief.pdf', pages: 1, text: 'A secret word.' } });
    const { id } = await store.jobs.submit(buildNewJob({ hubspotId: uniqueId('c'), inputs, now, ...overrides }));
    const claim = await store.jobs.claim(id, { owner: 'worker', now, until: now + 60_000 });
    const sources = packSources([{ id: 'note-1', kind: 'note', label: 'Note', text: 'Prefers tea.' }]);
    const version = buildVersion({
      readyAt: now,
      properties: claim?.properties ?? {},
      push: { claimedAt: now, noteId: `note-of-${id}`, pushedAt: now },
      review: buildReview({ sources: sources.map(({ hash }) => hash) }),
    });
    await store.jobs.complete(id, claim?.job.fence ?? 0, version, sources);
    return id;
  }

  /** A contact of whom something of every kind is kept. Its `email` is in the record and in no other place. */
  async function everythingOf(user: User, email: string) {
    const hubspotId = uniqueId('c');
    const recordId = await aRecord({ hubspotId, userId: user.id, properties: { firstname: 'Ada', email } });
    const handOver = buildHandOver({ recordId, hubspotId });
    const ofDeleted = withPlaced(buildHandOver({ hubspotId }), 0, 'task-8', testNow) ?? expect.fail();
    for (const one of [handOver, ofDeleted, buildHandOver()]) await store.handOvers.create(one);
    const sample = buildSample({ hubspotId });
    const contact = buildContact({ id: hubspotId, properties: { firstname: 'Ada' } });
    await store.samples.add(sample, buildSampleMaterial({ contact, fullSummary: 'Frozen in May.' }));
    await store.samples.add(buildSample(), buildSampleMaterial());
    const run = buildRun();
    await store.runs.add(run, [pendingRow({ row: 1, contact: hubspotId, hubspotId, contactName: 'Ada Okafor' })]);
    const key = { userId: user.id, hubspotId, department: 'dt-pm' } as const;
    await store.snapshots.put(key, buildSnapshot({ contact, fullSummary: 'Read today.' }), testNow + day);
    await audit.record(superadmin, 'playbook_pushed', hubspotId, 'note 77');
    return { hubspotId, recordId, handOver, ofDeleted, sample, run };
  }

  return { ...useCases, feed, entries, aRecord, everythingOf };
}
