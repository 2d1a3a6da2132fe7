export abstract class PromptTrials {
  abstract deleteAll(promptId: string): Promise<void>;
}
