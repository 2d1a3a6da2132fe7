import { z } from 'zod';
import { departmentKeySchema } from '../../platform/contract/departments.ts';
import { writingLanguageSchema } from '../../platform/contract/languages.ts';
import type { Timestamp } from '../../platform/clock.ts';
import { jobErrorSchema, type JobError } from '../../records/domain/generation-record.ts';
import type { Lease } from '../../records/domain/lease.ts';
import { leftOutReasons, rowStatuses, runStates } from '../contract/runs.ts';

/** A list of contacts that the workers generate for. Its rows are stored beside it. */
export const runSchema = z
  .object({
    id: z.string(),
    userId: z.string(),
    department: departmentKeySchema,
    name: z.string(),
    promptId: z.string(),
    promptTitle: z.string(),
    /** Null: the domain's default. */
    aiModel: z.string().nullable(),
    serviceTier: z.enum(['default', 'flex']),
    language: writingLanguageSchema.nullable(),
    include: z.array(z.enum(leftOutReasons)).readonly(),
    /** Whether its contacts were the sandbox's when it was planned; null in runs of older versions. */
    sandbox: z.boolean().nullable().default(null),
    /** US dollars. The account of the run in the ledger of spending never holds more. */
    maxCostUsd: z.number(),
    state: z.enum(runStates),
    /** Why Overture paused or stopped it; null otherwise. */
    why: jobErrorSchema.nullable(),
    createdAt: z.number(),
    endedAt: z.number().nullable(),
    /** Grows with every change, so that of two simultaneous ones the second sees the first. */
    revision: z.number().int(),
    /** Grows with every claim by a worker. */
    fence: z.number().int(),
    /** The worker that carries it out. A run that is not running has one until its last rows have been settled. */
    leaseOwner: z.string().nullable(),
    /** Before this moment no other worker takes it, also where no worker has it. */
    leaseUntil: z.number(),
    /** How often in a row it could not be carried out, for a reason that may pass. */
    failures: z.number().int(),
  })
  .readonly();
export type Run = z.infer<typeof runSchema>;

/** A contact of a run. */
export const runRowSchema = z
  .object({
    /** The place in the list, from 1. */
    row: z.number().int(),
    /** The contact as the list named it: a link or an id. */
    contact: z.string(),
    hubspotId: z.string().nullable(),
    /** First and last name in the CRM as the run began; null where it has none, and in runs of older versions. */
    contactName: z.string().nullable().default(null),
    company: z.string().nullable().default(null),
    status: z.enum(rowStatuses),
    recordId: z.string().nullable(),
    error: jobErrorSchema.nullable(),
    /** US dollars of all calls for it; null before the first one. */
    costUsd: z.number().nullable(),
  })
  .readonly();
export type RunRow = z.infer<typeof runRowSchema>;

export type RowCounts = Readonly<Record<RunRow['status'], number>>;

/** How a row ended. */
export type RowEnd = Pick<RunRow, 'recordId' | 'error' | 'costUsd'> & {
  readonly status: 'ready' | 'error' | 'skipped';
};

/** A change of a run, or null if its state does not allow it. */
export type RunChange = (run: Run) => Run | null;

export const isEnded = ({ state }: Pick<Run, 'state'>): boolean => state === 'stopped' || state === 'done';

export const paused =
  (why: JobError | null): RunChange =>
  (run) =>
    run.state === 'running' ? { ...run, state: 'paused', why } : null;

/** A paused run goes on at once, also where it waited after a failure. */
export const resumed =
  (maxCostUsd: number | undefined): RunChange =>
  (run) =>
    run.state === 'paused' || run.state === 'running'
      ? { ...ready(run), state: 'running', maxCostUsd: maxCostUsd ?? run.maxCostUsd }
      : null;

/** A run that has done all it could goes on with the rows that failed. */
export const reopened: RunChange = (run) =>
  run.state === 'stopped' ? null : { ...ready(run), state: 'running', endedAt: null };

export const stopped =
  (now: Timestamp, why: JobError | null): RunChange =>
  (run) =>
    isEnded(run) ? null : { ...run, state: 'stopped', why, endedAt: now };

export const finished =
  (now: Timestamp): RunChange =>
  (run) =>
    run.state === 'running' ? { ...run, state: 'done', why: null, endedAt: now } : null;

/** A worker takes the run under a new lease. */
export const claimedBy =
  ({ owner, now, until }: Lease): RunChange =>
  (run) =>
    run.leaseUntil <= now ? { ...run, fence: run.fence + 1, leaseOwner: owner, leaseUntil: until } : null;

/** The worker with this fence gives it back; another may take it from `at` on. */
export const released =
  (fence: number, { at, failures }: { readonly at: Timestamp; readonly failures: number }): RunChange =>
  (run) =>
    run.fence === fence ? { ...run, leaseOwner: null, leaseUntil: at, failures } : null;

export const renewed =
  (fence: number, until: Timestamp): RunChange =>
  (run) =>
    run.fence === fence && run.leaseOwner !== null ? { ...run, leaseUntil: until } : null;

function ready(run: Run): Run {
  return { ...run, why: null, failures: 0, leaseUntil: run.leaseOwner === null ? 0 : run.leaseUntil };
}

/**
 * The runs that a worker may take, the first to take first. A user's runs are carried out one after the other, so that
 * nobody has more than one share of the workers. A run that a dead worker left is taken in any state, to settle its rows.
 */
export function toCarryOut(active: readonly Run[], now: Timestamp): readonly Run[] {
  const isHeld = ({ leaseOwner, leaseUntil }: Run): boolean => leaseOwner !== null && leaseUntil > now;
  const busy = new Set(active.filter((run) => isHeld(run) && run.state === 'running').map(({ userId }) => userId));
  return active
    .toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
    .filter((run) => {
      if (isHeld(run)) return false;
      if (run.state !== 'running') return run.leaseUntil <= now;
      const isFirst = !busy.has(run.userId);
      busy.add(run.userId);
      return isFirst && run.leaseUntil <= now;
    });
}
