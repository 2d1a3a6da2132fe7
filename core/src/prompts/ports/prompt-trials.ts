/** What was tried with a prompt. */
export interface PromptTrials {
  /** Forgets all of it. */
  deleteAll(promptId: string): Promise<void>;
}
