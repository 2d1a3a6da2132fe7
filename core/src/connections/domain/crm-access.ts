/** Something that Overture does in a CRM, but that a credential does not allow. */
export interface MissingAccess {
  /** The end of the sentence "The key may not …". */
  readonly what: string;
  /** The permissions of which any one is enough; empty where the CRM did not name them. */
  readonly scopes: readonly string[];
  /**
   * Whether Overture needs this access to generate, or to know enough about the contact. Other access only makes
   * sequences better.
   */
  readonly isNeeded: boolean;
}

/** What a credential allows in a CRM. */
export interface CrmAccess {
  /** Null where the CRM does not say. */
  readonly portalId: string | null;
  /** The granted access; each is the end of the sentence "The key may …". */
  readonly granted: readonly string[];
  readonly missing: readonly MissingAccess[];
}
