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
  /** `trial` means that there is no record, so that the usage is stored by itself; `generation` by default. */
  readonly kind?: 'generation' | 'trial';
  readonly signal?: AbortSignal;
  /**
   * Called while the answer arrives, with the number of emails that have begun, from 0. It is not called if the answer
   * is not streamed, and begins again at 0 if the answer is requested again.
   */
  readonly onWriting?: ((emails: number) => void) | undefined;
  /** Called when the vendor has answered, before the cost of the call is known. */
  readonly onAnswered?: (() => void) | undefined;
}

/** The usage by which an answer is paid. */
export interface CallUsage {
  /** The usage of all calls; null if the vendor did not report it for each. */
  readonly usage: GenerationUsage | null;
  /** The tier that is actually paid. Flex falls back to default if the vendor has no capacity. */
  readonly serviceTier: PriceTier;
}

export interface SequenceAnswer extends CallUsage {
  readonly answer: AiAnswer;
  /** The id of the model that the vendor says it used. */
  readonly model: string;
}

export type RewriteRequest = Omit<SequenceRequest, 'serviceTier' | 'kind'>;

/** One email, rewritten by a single call. */
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
 * `PromptTooLong`, `ai_unavailable` (worth another attempt; a `LostAnswer` may be paid for), `ai_bad_answer` (refused,
 * cut off or unreadable after one repair).
 */
export abstract class TextGenerator implements SummaryWriter {
  abstract writeSequence(request: SequenceRequest): Promise<SequenceAnswer>;
  /** Rewrites one email with one call; an unusable answer is not repaired. `prompt` comes from `buildRewritePrompt`. */
  abstract rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer>;
  abstract summarise(request: SummaryRequest): Promise<SummaryAnswer>;
  /** Makes a model write one word to test the key, which costs almost nothing. */
  abstract tryOut(request: TryOutRequest): Promise<CallUsage>;
}
