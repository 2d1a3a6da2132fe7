import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { minContactTokens, promptTokenBudget } from './build-prompt.ts';
import { maxCalls, maxOutputTokens } from './call-limits.ts';
import type { PromptParts } from './prompt-parts.ts';

/** The size that a request can have at most. */
interface Bounds {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly calls: number;
}

/** The estimated bytes of the rules, the agency and the services. */
const fixedBytes = 12_000;
/** About the bytes of a contact as the CRM sends it for each byte that a prompt prints of it. */
const bytesPerPrinted = 3;

/** The estimated bounds of a sequence before its prompt is built. Without a snapshot a short contact is assumed. */
export function boundsOfSequence(promptText: string, snapshot: ContactSnapshot | null): Bounds {
  const data = snapshot === null ? '' : JSON.stringify(snapshot.contact);
  const bytes = fixedBytes + Buffer.byteLength(promptText) + Math.ceil(Buffer.byteLength(data) / bytesPerPrinted);
  return withTokens(Math.min(bytes, promptTokenBudget));
}

/**
 * The bounds of any prompt. A token is at least one byte, and identifiers and rare scripts come close to that, so each
 * byte counts as a token.
 */
export function boundsOfPrompt({ contactData, ...fixed }: PromptParts): Bounds {
  return withTokens(bytesOf(fixed) + Buffer.byteLength(contactData));
}

/** The bounds of a sequence's prompt, which was fitted into `promptTokenBudget`. */
export function boundsOfSequencePrompt({ contactData, ...fixed }: PromptParts): Bounds {
  const fixedBytes = bytesOf(fixed);
  const maxTokens = Math.max(promptTokenBudget, fixedBytes + minContactTokens);
  return withTokens(Math.min(fixedBytes + Buffer.byteLength(contactData), maxTokens));
}

function bytesOf({ instructions, stablePrefix, order = '' }: Omit<PromptParts, 'contactData'>): number {
  return Buffer.byteLength(instructions) + Buffer.byteLength(stablePrefix) + Buffer.byteLength(order);
}

function withTokens(inputTokens: number): Bounds {
  return { inputTokens, outputTokens: maxOutputTokens, calls: maxCalls };
}
