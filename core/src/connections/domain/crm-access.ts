import type { AccessCheck } from './connection-test.ts';

/** Something that Overture does in a CRM, but that a credential does not allow. */
export type MissingAccess = Omit<AccessCheck, 'ok'>;

/** What a credential allows in a CRM. */
export interface CrmAccess {
  /** Null where the CRM does not say. */
  readonly portalId: string | null;
  /** The granted access; each is the end of the sentence "The key may …". */
  readonly granted: readonly string[];
  readonly missing: readonly MissingAccess[];
}
