/** Knows which texts may no longer be changed. */
export abstract class TextLocks {
  /** Why the emails of a version may not be changed now, in words for people; null if they may. */
  abstract whyLocked(recordId: string, version: number): Promise<string | null>;
}
