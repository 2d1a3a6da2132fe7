/** Something that Overture does in a CRM and a credential may not. */
export interface MissingAccess {
  /** Finishes "The key may not …". */
  readonly what: string;
  /** Any of these would do; empty where the CRM did not say. */
  readonly scopes: readonly string[];
  /** Without it nothing can be written, or only blindly; the rest makes sequences better. */
  readonly isNeeded: boolean;
}

/** What a credential may do in a CRM. */
export interface CrmAccess {
  /** Null where the CRM does not say. */
  readonly portalId: string | null;
  /** What it may do; each finishes "The key may …". */
  readonly granted: readonly string[];
  readonly missing: readonly MissingAccess[];
}
