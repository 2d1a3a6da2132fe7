import { maxCalls, maxOutputTokens, minContactTokens, promptTokenBudget } from './call-limits.ts';
import type { PromptParts } from './prompt-parts.ts';

/** The size that a request can have at most. */
export interface PromptBounds {
  readonly inputTokens: number;
  /** Of one answer. */
  readonly outputTokens: number;
  /** The calls that are paid for. */
  readonly calls: number;
}

/**
 * The bounds of any prompt. A token is at least one byte, and identifiers and rare scripts come close to that, so each
 * byte counts as a token.
 */
export function boundsOfPrompt(prompt: PromptParts): PromptBounds {
  return boundsOfTokens(bytesOfPrompt(prompt));
}

/** The bounds of a sequence's prompt, which was fitted into `promptTokenBudget`. */
export function boundsOfSequencePrompt(prompt: PromptParts): PromptBounds {
  const fixedBytes = bytesOfPrompt({ ...prompt, contactData: '' });
  const maxTokens = Math.max(promptTokenBudget, fixedBytes + minContactTokens);
  return boundsOfTokens(Math.min(bytesOfPrompt(prompt), maxTokens));
}

/** The size of everything that the model is sent. */
export function bytesOfPrompt({ instructions, stablePrefix, contactData, order = '' }: PromptParts): number {
  return Buffer.byteLength(instructions + stablePrefix + contactData + order);
}

/** The bounds of a second reader's only call, in which each byte counts as a token too. */
export function boundsOfReading({
  instructions,
  text,
  maxOutputTokens: outputTokens,
}: {
  readonly instructions: string;
  readonly text: string;
  readonly maxOutputTokens: number;
}): PromptBounds {
  return { inputTokens: Buffer.byteLength(instructions) + Buffer.byteLength(text), outputTokens, calls: 1 };
}

export function boundsOfTokens(inputTokens: number): PromptBounds {
  return { inputTokens, outputTokens: maxOutputTokens, calls: maxCalls };
}
