import type { AiAnswer } from '../../contract/index.ts';
import type { SummaryRequest, SummaryWriter } from '../../contacts/ports/summary-writer.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { PriceTier } from '../domain/cost.ts';
import type { EmailTexts } from '../domain/email-revision.ts';
import type { GenerationUsage, PromptParts } from '../domain/prompt-parts.ts';

export interface SequenceRequest {
  readonly model: string;
  readonly prompt: PromptParts;
  readonly credential: Credential;
  readonly serviceTier: 'default' | 'flex';
  readonly signal?: AbortSignal;
}

export interface SequenceAnswer {
  readonly answer: AiAnswer;
  /** The usage of all calls; null when the vendor did not report it for each. */
  readonly usage: GenerationUsage | null;
  /** The model id the vendor says it used. */
  readonly model: string;
  /** How it is in fact paid for: flex falls back to default when the vendor has no room. */
  readonly serviceTier: PriceTier;
}

/** One e-mail, written anew by a single call. */
export interface RewriteAnswer extends Omit<SequenceAnswer, 'answer'> {
  readonly email: EmailTexts;
}

/**
 * Writes with an AI model. Every call has a deadline of its own.
 * Errors: `ai_unauthorized`, `ai_rate_limited` (with `retryAfterMs`), `ai_quota_exhausted`, `model_unavailable`,
 * `PromptTooLong`, `ai_unavailable` (worth another attempt; a `LostAnswer` may be paid for), `ai_bad_answer` (refused, cut off or unreadable after one repair).
 */
export abstract class TextGenerator implements SummaryWriter {
  abstract writeSequence(request: SequenceRequest): Promise<SequenceAnswer>;
  /** Rewrites one e-mail by one call; an answer that cannot be used is not repaired. `prompt` as `buildRewritePrompt` lays it out. */
  abstract rewriteEmail(request: Omit<SequenceRequest, 'serviceTier'>): Promise<RewriteAnswer>;
  abstract summarise(request: SummaryRequest): Promise<string>;
  /** Has a model write a word, to know that the key may; costs next to nothing. */
  abstract tryOut(request: Pick<SequenceRequest, 'model' | 'credential' | 'signal'>): Promise<void>;
}
