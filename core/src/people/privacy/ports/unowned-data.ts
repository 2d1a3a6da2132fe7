import type { Timestamp } from '../../../platform/clock.ts';

/** Data that belongs to nobody: a process stored it after its record was erased, or died before it could tidy up. */
export abstract class UnownedData {
  /**
   * Notes that a record is being erased, before it is removed. A hand-over may outlive its record, so only by this note
   * is one recognised that was stored after the erasure.
   */
  abstract noteErased(recordId: string, at: Timestamp): Promise<void>;
  /**
   * Removes hand-overs of erased records, hand-overs without a record that have not changed since `handOversBefore`
   * (null keeps them), what else is stored of records that are gone, and results of samples that are gone. Forgets what
   * live screens were told of erased records, but for the erasure itself, and notes from before `notedBefore`. Answers how
   * many it removed, without what it forgot.
   */
  abstract remove(limits: {
    readonly handOversBefore: Timestamp | null;
    readonly notedBefore: Timestamp;
  }): Promise<number>;
}
