import type { AiAnswer, AnswerEmail } from '../contract/ai-result.ts';
import type { SentenceVerdict } from '../contract/reading-result.ts';
import type { BilledTo } from '../../connections/domain/billed-to.ts';
import type { Credential } from '../../connections/domain/credential.ts';
import type { EmailTexts } from '../domain/email-texts.ts';
import type { ModelCall, OnCall } from '../domain/model-call.ts';
import type { PromptParts } from '../domain/prompt-parts.ts';

/** What has been written of an answer so far. */
export interface WritingProgress {
  /** The whole emails, in order, cleaned as those of a whole answer are. */
  readonly emails: readonly AnswerEmail[];
  /** Whether no further email follows. */
  readonly hasAllEmails: boolean;
}

export type OnWriting = (progress: WritingProgress) => void;

export interface SequenceRequest {
  readonly model: string;
  readonly prompt: PromptParts;
  readonly credential: Credential;
  readonly serviceTier: 'default' | 'flex';
  readonly billedTo: BilledTo;
  /** `generation` by default. */
  readonly kind?: 'generation' | 'trial';
  readonly signal?: AbortSignal;
  /**
   * Called while the answer arrives: when it begins, and whenever an email is whole. It is not called if the answer is
   * not streamed, and begins again without emails if the answer is requested again.
   */
  readonly onWriting?: OnWriting | undefined;
  /** Called when the vendor has answered, before the cost of the call is known. */
  readonly onAnswered?: (() => void) | undefined;
  /** Told of each call that is or may be paid for, also of those that an error follows. */
  readonly onCall?: OnCall | undefined;
}

/** An answer is paid by the calls that it took. */
export interface PaidAnswer {
  readonly calls: readonly ModelCall[];
}

export interface SequenceAnswer extends PaidAnswer {
  readonly answer: AiAnswer;
  /** The id of the model that the vendor says it used. */
  readonly model: string;
}

/** Told the texts of an email as far as they are written, each time anew. */
export type OnRewriting = (texts: EmailTexts) => void;

export interface RewriteRequest extends Omit<SequenceRequest, 'serviceTier' | 'kind' | 'onWriting'> {
  /** Called while the answer arrives, with the texts so far; not called if the answer is not streamed. */
  readonly onRewriting?: OnRewriting | undefined;
}

/** One email, rewritten. */
export interface RewriteAnswer extends Omit<SequenceAnswer, 'answer'> {
  readonly email: EmailTexts;
}

export interface SummaryRequest extends Pick<
  SequenceRequest,
  'model' | 'credential' | 'billedTo' | 'signal' | 'onAnswered' | 'onCall'
> {
  readonly instructions: string;
  readonly text: string;
}

export interface SummaryAnswer extends PaidAnswer {
  readonly text: string;
}

export interface ReadingRequest extends SummaryRequest {
  readonly maxOutputTokens: number;
}

export interface ReadingAnswer extends PaidAnswer {
  readonly verdicts: readonly SentenceVerdict[];
}

export type TryOutRequest = Pick<SequenceRequest, 'model' | 'credential' | 'billedTo' | 'signal' | 'onCall'>;

/**
 * Writes with an AI model. Every request has a deadline of its own, and pays for `maxCalls` calls at most. Each of them
 * is told by `onCall`, whether the request ends in an answer or in an error.
 * Errors: `ai_unauthorized`, `ai_rate_limited` (with `retryAfterMs`), `ai_quota_exhausted`, `model_unavailable`,
 * `PromptTooLong`, `ai_unavailable` (worth another attempt), `ai_bad_answer` (refused, cut off or unreadable after one
 * repair).
 */
export abstract class TextGenerator {
  abstract writeSequence(request: SequenceRequest): Promise<SequenceAnswer>;
  /** Rewrites one email; an unusable answer is not repaired. `prompt` comes from `buildRewritePrompt`. */
  abstract rewriteEmail(request: RewriteRequest): Promise<RewriteAnswer>;
  /** Summarises a text as the instructions say, in plain text. */
  abstract summarise(request: SummaryRequest): Promise<SummaryAnswer>;
  /** Judges sentences by passages as the instructions say. It makes one call, which is neither repaired nor repeated. */
  abstract judgeSentences(request: ReadingRequest): Promise<ReadingAnswer>;
  /** Makes a model write one word to test the key, which costs almost nothing. */
  abstract tryOut(request: TryOutRequest): Promise<PaidAnswer>;
}
