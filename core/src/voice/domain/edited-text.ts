/** An email whose text somebody changed: as the AI wrote it, and as it is now. */
export interface EditedText {
  readonly original: string;
  readonly text: string;
}
