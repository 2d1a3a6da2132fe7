import type { AiAnswer } from '../../contract/index.ts';
import type { SummaryRequest, SummaryWriter } from '../../contacts/ports/summary-writer.ts';
import type { BilledTo } from '../../credentials/domain/billed-to.ts';
import type { Credential } from '../../credentials/domain/credential.ts';
import type { PriceTier } from '../domain/cost.ts';
import type { EmailTexts } from '../domain/email-revision.ts';
import type { GenerationUsage, PromptParts } from '../domain/prompt-parts.ts';

export interface SequenceRequest {
  readonly model: string;
  readonly prompt: PromptParts;
  readonly credential: Credential;
  readonly serviceTier: 'default' | 'flex';
  readonly billedTo: BilledTo;
  /** `trial`: no record waits for it, so that its usage is told by itself. By default `generation`. */
  readonly kind?: 'generation' | 'trial';
  readonly signal?: AbortSignal;
  /**
   * Called as the answer comes, with how many of its emails have begun; first with 0. Not where the answer is not
   * streamed; from 0 again when it is written anew.
   */
  readonly onWriting?: ((emails: number) => void) | undefined;
  /** Called when the vendor has answered, while the cost of the call is still being counted. */
  readonly onAnswered?: (() => void) | undefined;
}

/** What an answer is paid by. */
export interface CallUsage {
  /** The usage of all calls; null when the vendor did not report it for each. */
  readonly usage: GenerationUsage | null;
  /** How it is in fact paid for: flex falls back to default when the vendor has no room. */
  readonly serviceTier: PriceTier;
}

export interface SequenceAnswer extends CallUsage {
  readonly answer: AiAnswer;
  /** The model id the vendor says it used. */
  readonly model: string;
}

export type RewriteRequest = Omit<SequenceRequest, 'serviceTier' | 'kind'>;

/** One e-mail, written anew by a single call. */
export interface RewriteAnswer extends Omit<SequenceAnswer, 'answer'> {
  readonly email: EmailTexts;
}

export interface SummaryAnswer extends CallUsage {
  readonly text: string;
}

export type TryOutRequest = Pick<SequenceRequest, 'model' | 'credential' | 'billedTo' | 'signal'>;

/**
 * Writes with an AI model. Every call has a deadline of its own.
 * Errors: `ai_unauthorized`, `ai_rate_limited` (with `retryAfterMs`), `ai_quota_exhausted`, `model_unavailable`,
 * `PromptTooLong`, `ai_unavailable` (worth another attempt; a `LostAnswer` may be paid for), `ai_bad_answer` (refused, cut off or unreadable after one repair).
 */
export abstract class TextGenerator implements SummaryWriter {
  abstract writeSequence(request: SequenceRequest): Promise<SequenceAnswer>;
  /** Rewrites one e-mail by one call; an answer that cannot be used is not repaired. `prompt` as `buildRewritePrompt` lays it out. */
  abstract rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer>;
  abstract summarise(request: SummaryRequest): Promise<SummaryAnswer>;
  /** Has a model write a word, to know that the key may; costs next to nothing. */
  abstract tryOut(request: TryOutRequest): Promise<CallUsage>;
}
