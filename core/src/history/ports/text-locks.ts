/** Knows which texts may not be changed any more. */
export abstract class TextLocks {
  /** Why the emails of a version may not be changed now, in words; null where they may. */
  abstract whyLocked(recordId: string, version: number): Promise<string | null>;
}
