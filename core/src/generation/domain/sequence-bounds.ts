import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from './build-prompt.ts';
import { maxOutputTokens } from './unusable-answer.ts';
import { maxCalls } from './wasted-calls.ts';

/** The estimated bytes of the rules, the agency and the services. */
const fixedBytes = 12_000;
/** The maximum bytes of a prompt, whose tokens are limited too. */
const maxBytes = promptTokenBudget * 3;

/** The maximum tokens of a sequence before its prompt is built. Without a snapshot a short contact is assumed. */
export function boundsOfSequence(
  promptText: string,
  snapshot: ContactSnapshot | null,
): { readonly inputBytes: number; readonly outputTokens: number; readonly calls: number } {
  const data = snapshot === null ? '' : JSON.stringify(snapshot.contact);
  const inputBytes = fixedBytes + Buffer.byteLength(promptText) + Buffer.byteLength(data);
  return { inputBytes: Math.min(inputBytes, maxBytes), outputTokens: maxOutputTokens, calls: maxCalls };
}
