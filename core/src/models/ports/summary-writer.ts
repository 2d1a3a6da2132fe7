import type { BilledTo } from '../../connections/domain/billed-to.ts';
import type { Credential } from '../../connections/domain/credential.ts';

export interface SummaryRequest {
  readonly model: string;
  readonly instructions: string;
  readonly text: string;
  readonly credential: Credential;
  readonly billedTo: BilledTo;
  readonly signal?: AbortSignal;
  /** Called when the vendor has answered, while the cost of the call is still being counted. */
  readonly onAnswered?: (() => void) | undefined;
}

/** Writes summaries with an AI model. Errors: those of `TextGenerator`. */
export interface SummaryWriter {
  /** Summarises a text as the instructions say, in plain text. */
  summarise(request: SummaryRequest): Promise<{ readonly text: string }>;
}
