/** The trials of prompts. */
export abstract class PromptTrials {
  /** Deletes all trials of a prompt. */
  abstract deleteAll(promptId: string): Promise<void>;
}
