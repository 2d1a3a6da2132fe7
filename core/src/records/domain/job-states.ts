import type { CrmOwner, CrmProperties } from '../../contacts/domain/contact.ts';
import { knownAs } from '../../contacts/domain/known-as.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Timestamp } from '../../platform/clock.ts';
import {
  versionsKept,
  type GenerationSummary,
  type GenerationVersion,
  type Job,
  type JobError,
  type VersionSummary,
} from './generation-record.ts';
import { emailHash } from './email-revision.ts';
import { isVersionEdited } from './email-revisions.ts';
import { findingsOf } from './findings.ts';
import type { Lease } from './lease.ts';
import type { NewJob } from './new-job.ts';
import { noWork } from './work.ts';

/*
 * Every change of a job, from pending over processing to ready or error. Each function returns the changed record, or
 * null if the record's state does not allow the change. A store reads the record, applies the change and writes the
 * result as one step, so that the second of two simultaneous changes sees the result of the first.
 */

export type Change = (record: GenerationSummary) => GenerationSummary | null;

/** When and why a claimed job becomes pending again. */
export interface Rescheduling {
  readonly availableAt: Timestamp;
  /** Whether this claim does not count against the limit of attempts. */
  readonly refundAttempt: boolean;
  /** The reason of a failure; null if nothing failed. */
  readonly reason: JobError | null;
  readonly now: Timestamp;
}

const released = { leaseOwner: null, leaseUntil: null, waitReason: null } as const;

/**
 * The record of (userId, hubspotId) with a pending job for its next version. `known` is the existing record, if any, and
 * `turn` is when its turn comes (`turnOf`).
 * Throws AppError `generation_in_progress` while the known job is pending or processing.
 */
export function submitted(known: GenerationSummary | null, job: NewJob, turn: number): GenerationSummary {
  if (known && isActive(known.job)) {
    throw new AppError('generation_in_progress', 'A generation for this contact is already in progress.');
  }
  return {
    id: known?.id ?? job.id,
    userId: job.userId,
    hubspotId: job.hubspotId,
    knownAs: namesWith(known ?? { hubspotId: job.hubspotId, knownAs: [] }, job.properties),
    // A submit without a fetched contact has no new data about it.
    prospectUrl: job.prospectUrl || (known?.prospectUrl ?? ''),
    properties: Object.keys(job.properties).length > 0 ? job.properties : (known?.properties ?? {}),
    owner: job.inputs.snapshot === null ? (known?.owner ?? null) : job.inputs.snapshot.contact.owner,
    createdAt: known?.createdAt ?? job.now,
    updatedAt: job.now,
    job: {
      version: (known?.versions[0]?.version ?? 0) + 1,
      request: job.request,
      fence: known?.job.fence ?? 0,
      ...fresh(job.now, turn),
    },
    versions: known?.versions ?? [],
    work: known?.work ?? noWork,
  };
}

/** Makes a failed job pending again, with the same request. */
export function resubmitted(record: GenerationSummary, now: Timestamp, turn: number): GenerationSummary | null {
  return record.job.status === 'error' ? withJob(record, now, fresh(now, turn)) : null;
}

/** Claims a job that is pending and available, or whose lease has expired, under a new lease. */
export function claimed(record: GenerationSummary, lease: Lease): GenerationSummary | null {
  return isClaimable(record.job, lease.now) ? started(record, lease) : null;
}

/** Claims the job even if it is not available yet. */
export function started(record: GenerationSummary, lease: Lease): GenerationSummary {
  const { fence, attempts } = record.job;
  const { set, add } = changesOfClaim(lease);
  return withJob(record, lease.now, { ...set, fence: fence + add.fence, attempts: attempts + add.attempts });
}

/** The fields that a claim sets and increments, for a store that claims without reading the job first. */
export function changesOfClaim({ owner, now, until }: Lease) {
  return {
    set: { status: 'processing', startedAt: now, leaseOwner: owner, leaseUntil: until },
    add: { fence: 1, attempts: 1 },
  } as const;
}

export function renewed(record: GenerationSummary, fence: number, until: Timestamp): GenerationSummary | null {
  return isHeld(record, fence) ? withJob(record, record.updatedAt, { leaseUntil: until }) : null;
}

/** Adds the contact that the worker has read because the submit had none. */
export function contactRead(
  record: GenerationSummary,
  fence: number,
  { properties, owner }: { readonly properties: CrmProperties; readonly owner: CrmOwner | null },
): GenerationSummary | null {
  return isHeld(record, fence) ? { ...record, properties, owner, knownAs: namesWith(record, properties) } : null;
}

/** Completes the claim with this fence: its result becomes the newest of the kept versions. */
export function completed(
  record: GenerationSummary,
  fence: number,
  version: GenerationVersion,
): GenerationSummary | null {
  if (!isHeld(record, fence)) return null;
  return {
    ...withJob(record, version.readyAt, { ...released, status: 'ready', finishedAt: version.readyAt, error: null }),
    prospectUrl: record.prospectUrl || version.prospectUrl,
    properties: version.properties,
    knownAs: namesWith(record, version.properties),
    versions: withNewest(versionSummary(version), record.versions),
  };
}

/** Whether the claim with this fence has completed the job. */
export function isCompletedBy({ job }: GenerationSummary, fence: number): boolean {
  return job.status === 'ready' && job.fence === fence;
}

export function failed(
  record: GenerationSummary,
  fence: number,
  error: JobError,
  now: Timestamp,
): GenerationSummary | null {
  return isHeld(record, fence) ? ended(record, error, now) : null;
}

/** Makes a claimed job pending again from a moment on. No message has been sent for it. */
export function rescheduled(record: GenerationSummary, fence: number, to: Rescheduling): GenerationSummary | null {
  if (!isHeld(record, fence)) return null;
  return withJob(record, to.now, {
    ...released,
    status: 'pending',
    availableAt: to.availableAt,
    publishedAt: null,
    waitReason: to.reason,
    attempts: Math.max(0, record.job.attempts - (to.refundAttempt ? 1 : 0)),
  });
}

/** Makes a job available now that waits for a later moment. */
export function woken(record: GenerationSummary, now: Timestamp): GenerationSummary | null {
  const { status, availableAt } = record.job;
  return status === 'pending' && availableAt > now
    ? withJob(record, now, { availableAt: now, waitReason: null })
    : null;
}

/**
 * Ends a pending job with a reason or, if the record has no ready version, tells that the record is to be `removed`.
 */
export function cancelled(
  record: GenerationSummary,
  reason: JobError,
  now: Timestamp,
): GenerationSummary | 'removed' | null {
  if (record.job.status !== 'pending') return null;
  return record.versions.length === 0 ? 'removed' : ended(record, reason, now);
}

/** Whether what was written for the record before a change is still what its claim has written. */
export function keepsPartial(before: Pick<Job, 'fence'>, after: Pick<Job, 'fence' | 'status'>): boolean {
  return after.status === 'processing' && after.fence === before.fence;
}

/** Whether the claim with this fence may still change the job. */
function isHeld({ job }: GenerationSummary, fence: number): boolean {
  return job.status === 'processing' && job.fence === fence;
}

/** The part of a version that lists show. */
export function versionSummary(result: GenerationVersion): VersionSummary {
  const { version, readyAt, request, sandbox, push, approval } = result;
  const findings = findingsOf(result.answer.emails, result.review);
  return {
    version,
    readyAt,
    request,
    sandbox,
    noteId: push.noteId,
    edited: isVersionEdited(result),
    approval,
    findings,
    texts: result.answer.emails.map(emailHash),
  };
}

/** The record after one of its versions has changed. */
export function withVersion(record: GenerationSummary, changed: GenerationVersion, now: Timestamp): GenerationSummary {
  const place = record.versions.findIndex(({ version }) => version === changed.version);
  return { ...record, versions: record.versions.with(place, versionSummary(changed)), updatedAt: now };
}

/** The names of the contact, with those that its newest properties add. The same list if they add none. */
function namesWith(
  record: Pick<GenerationSummary, 'hubspotId' | 'knownAs'>,
  properties: CrmProperties,
): readonly string[] {
  const names = new Set([...record.knownAs, ...knownAs(record.hubspotId, properties)]);
  return names.size === record.knownAs.length ? record.knownAs : [...names];
}

/** Adds the newest version in front, and drops the oldest one if there are too many. */
function withNewest<T>(newest: T, versions: readonly T[]): readonly T[] {
  return [newest, ...versions].slice(0, versionsKept);
}

function isActive({ status }: Job): boolean {
  return status === 'pending' || status === 'processing';
}

function isClaimable({ status, availableAt, leaseUntil }: Job, now: Timestamp): boolean {
  return (
    (status === 'pending' && availableAt <= now) ||
    (status === 'processing' && leaseUntil !== null && leaseUntil <= now)
  );
}

/** The state of a new submit. The caller publishes it next, so `publishedAt` is now. */
function fresh(now: Timestamp, turn: number): Omit<Job, 'version' | 'request' | 'fence'> {
  return {
    status: 'pending',
    submittedAt: now,
    startedAt: null,
    finishedAt: null,
    turn,
    availableAt: now,
    publishedAt: now,
    attempts: 0,
    error: null,
    ...released,
  };
}

function ended(record: GenerationSummary, error: JobError, now: Timestamp): GenerationSummary {
  return withJob(record, now, { ...released, status: 'error', finishedAt: now, error });
}

function withJob(record: GenerationSummary, updatedAt: Timestamp, job: Partial<Job>): GenerationSummary {
  return { ...record, updatedAt, job: { ...record.job, ...job } };
}
