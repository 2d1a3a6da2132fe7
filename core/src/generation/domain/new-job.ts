import type { CrmProperties } from '../../contacts/domain/contact.ts';
import type { Timestamp } from '../../shared/clock.ts';
import type { JobInputs, JobRequest } from './generation-record.ts';

/** A submit. */
export interface NewJob {
  /** Used when the user has no record of this contact yet. */
  readonly id: string;
  readonly userId: string;
  readonly hubspotId: string;
  /** Empty when it is not known yet: a known record keeps the one it has. */
  readonly prospectUrl: string;
  /** Empty when nothing was fetched before: a known record keeps the ones it has. */
  readonly properties: CrmProperties;
  readonly request: JobRequest;
  readonly inputs: JobInputs;
  readonly now: Timestamp;
}
