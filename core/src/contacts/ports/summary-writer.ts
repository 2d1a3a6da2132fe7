import type { BilledTo } from '../../credentials/domain/billed-to.ts';
import type { Credential } from '../../credentials/domain/credential.ts';

export interface SummaryRequest {
  readonly model: string;
  readonly instructions: string;
  readonly text: string;
  readonly credential: Credential;
  readonly billedTo: BilledTo;
  readonly signal?: AbortSignal;
}

/** Writes summaries with an AI model. Errors: those of `TextGenerator`. */
export interface SummaryWriter {
  /** Plain text, written over a text as instructions say. */
  summarise(request: SummaryRequest): Promise<{ readonly text: string }>;
}
