import type { GenerationRecord, GenerationVersion } from './generation-record.ts';

export interface ShownRecord {
  readonly record: GenerationRecord;
  /** The version that was asked for, or the newest ready one; null while there is none. */
  readonly shown: GenerationVersion | null;
}
