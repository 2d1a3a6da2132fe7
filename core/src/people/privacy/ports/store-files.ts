/** The files in which a store keeps its data. */
export abstract class StoreFiles {
  /** Overwrites deleted data, as far as possible, so that no file of the store contains it. */
  abstract scrub(): Promise<void>;
}
