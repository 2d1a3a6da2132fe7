import { z } from 'zod';
import { departmentKeySchema } from '../../../platform/contract/departments.ts';
import { reasonSchema } from '../../../platform/contract/error-codes.ts';
import { reviewedEmailSchema } from '../../../records/contract/partial-sequence.ts';
import { trialCellStates } from '../contract/trials.ts';
import type { JobError } from '../../../records/domain/generation-record.ts';
import type { Lease } from '../../../records/domain/lease.ts';
import type { Timestamp } from '../../../platform/clock.ts';

export const trialEmailsSchema = z.array(reviewedEmailSchema).readonly();
export type TrialEmail = z.infer<typeof reviewedEmailSchema>;

/**
 * One sample, written with one text by one model. Its id is a hash of everything it is written from, so that all trials
 * of the same share one cell, and nothing is paid for twice.
 */
export const trialCellSchema = z
  .object({
    id: z.string(),
    promptId: z.string(),
    sampleId: z.string(),
    department: departmentKeySchema,
    /** The user whose budget pays; null for the command line. */
    userId: z.string().nullable(),
    title: z.string(),
    text: z.string(),
    aiModel: z.string(),
    state: z.enum(trialCellStates),
    /**
     * When a worker may take it: now, after a wait, or when the present worker's lease expires. Null if it has ended.
     */
    dueAt: z.number().nullable(),
    attempts: z.number().int(),
    /** Grows with every claim. A worker with an older number stores nothing. */
    fence: z.number().int(),
    /** Why it waits, or ended without a result. */
    error: reasonSchema.nullable(),
    result: z
      .object({
        service: z.string().nullable(),
        inputTokens: z.number(),
        outputTokens: z.number(),
        costUsd: z.number().nullable(),
        seconds: z.number(),
      })
      .nullable(),
    createdAt: z.number(),
    /** The `traceparent` of the request that began it; undefined if it was not traced. */
    trace: z.string().optional(),
  })
  .readonly();
export type TrialCell = z.infer<typeof trialCellSchema>;

type New = Pick<
  TrialCell,
  'id' | 'promptId' | 'sampleId' | 'department' | 'userId' | 'title' | 'text' | 'aiModel' | 'createdAt' | 'trace'
>;

export function newCell(of: New): TrialCell {
  return { ...of, state: 'pending', dueAt: of.createdAt, attempts: 0, fence: 0, error: null, result: null };
}

/** Makes a cell that ended in an error due again. */
export function reopened(cell: TrialCell, by: TrialCell): TrialCell {
  return { ...by, fence: cell.fence };
}

export function claimedBy(cell: TrialCell, { until }: Pick<Lease, 'until'>): TrialCell {
  return { ...cell, state: 'running', dueAt: until, attempts: cell.attempts + 1, fence: cell.fence + 1 };
}

/** Makes the cell due again from `at` on. With `isRefunded` this attempt does not count. */
export function delayed(
  cell: TrialCell,
  { at, error, isRefunded }: { readonly at: Timestamp; readonly error: JobError | null; readonly isRefunded: boolean },
): TrialCell {
  return { ...cell, state: 'pending', dueAt: at, error, attempts: cell.attempts - (isRefunded ? 1 : 0) };
}

export function failed(cell: TrialCell, error: JobError): TrialCell {
  return { ...cell, state: 'error', dueAt: null, error };
}

export function written(cell: TrialCell, result: NonNullable<TrialCell['result']>): TrialCell {
  return { ...cell, state: 'ready', dueAt: null, error: null, result };
}
