import type { CrmProperties } from '../../contacts/domain/contact.ts';
import type { Timestamp } from '../../platform/clock.ts';
import type { JobInputs, JobRequest } from './generation-record.ts';

/** A submit. */
export interface NewJob {
  /** The id of the record if the user has none for this contact yet. */
  readonly id: string;
  readonly userId: string;
  readonly hubspotId: string;
  /** Empty if it is not known yet; an existing record then keeps its own. */
  readonly prospectUrl: string;
  /** Empty if nothing was fetched before; an existing record then keeps its own. */
  readonly properties: CrmProperties;
  readonly request: JobRequest;
  readonly inputs: JobInputs;
  readonly now: Timestamp;
}
