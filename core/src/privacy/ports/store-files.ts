/** The files that a store keeps its data in. */
export abstract class StoreFiles {
  /** Overwrites what was deleted, as far as Overture can, so that no file of the store holds it any more. */
  abstract scrub(): Promise<void>;
}
