/** The trials of prompts. */
export interface PromptTrials {
  /** Deletes all trials of a prompt. */
  deleteAll(promptId: string): Promise<void>;
}
