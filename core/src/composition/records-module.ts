import { AccessLog } from '../audit/use-cases/access-log.ts';
import { ApproveVersion } from '../records/use-cases/approve-version.ts';
import { CancelGeneration } from '../records/use-cases/cancel-generation.ts';
import { DeleteRecord } from '../records/use-cases/delete-record.ts';
import { ExportHistory } from '../records/use-cases/export-history.ts';
import { FindHandOvers } from '../records/use-cases/find-hand-overs.ts';
import { FindOwnRecord } from '../records/use-cases/find-own-record.ts';
import { GetRecord } from '../records/use-cases/get-record.ts';
import { GetSource } from '../records/use-cases/get-source.ts';
import { IdempotentRequests } from '../records/use-cases/idempotent-requests.ts';
import { JobDispatcher } from '../records/use-cases/job-dispatcher.ts';
import { ListHistory } from '../records/use-cases/list-history.ts';
import { ListRevisions } from '../records/use-cases/list-revisions.ts';
import { ListUserRecords } from '../records/use-cases/list-user-records.ts';
import { NoteRead } from '../records/use-cases/note-read.ts';
import { StatusAnnouncer } from '../records/use-cases/status-announcer.ts';
import { SweepExpired } from '../records/use-cases/sweep-expired.ts';
import { SweepJobs } from '../records/use-cases/sweep-jobs.ts';
import { SweepUsage } from '../records/use-cases/sweep-usage.ts';
import { WakeWaitingJobs } from '../records/use-cases/wake-waiting-jobs.ts';
import type { Wiring } from './bindings.ts';
import {
  announcer,
  audit,
  clock,
  feed,
  getRecord,
  googleAccess,
  handOvers,
  history,
  idempotency,
  jobs,
  logger,
  queue,
  secrets,
  sessions,
  snapshots,
  versionReviewer,
} from './tokens.ts';

/** Binds the use cases of records and their jobs. */
export function recordsModule({ bind, settings }: Wiring): void {
  bind(ListHistory, { history, jobs, clock });
  bind(ListUserRecords, { history });
  bind(GetRecord, { history, reviewer: versionReviewer });
  bind(NoteRead, { history, accessLog: AccessLog });
  bind(FindOwnRecord, { history });
  bind(CancelGeneration, { history, jobs, announcer, clock });
  bind(ExportHistory, { history, reviewer: versionReviewer, audit });
  bind(ListRevisions, { getRecord });
  bind(GetSource, { history, getRecord });
  bind(ApproveVersion, { history, announcer, audit, clock });
  bind(DeleteRecord, { history, announcer, audit, clock });
  bind(StatusAnnouncer, { feed, logger });
  bind(JobDispatcher, { queue, announcer, logger });
  bind(IdempotentRequests, { idempotency, clock });
  bind(SweepJobs, { jobs, queue, clock, settings: { value: { leaseMs: settings.jobLeaseMs } } });
  bind(SweepUsage, { jobs });
  bind(WakeWaitingJobs, { jobs, clock, logger });
  bind(SweepExpired, {
    snapshots,
    idempotency,
    sessions,
    secrets,
    googleAccess,
    feed,
    clock,
    sessionIdleMs: { value: settings.sessionIdleMs },
  });
  bind(FindHandOvers, { getRecord, handOvers });
}
