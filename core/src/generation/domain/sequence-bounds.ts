import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from './build-prompt.ts';
import { maxOutputTokens } from './unusable-answer.ts';
import { maxCalls } from './wasted-calls.ts';

/** The rules, the agency and the services around the data. */
const fixedBytes = 12_000;
/** Of a long prompt; the budget of tokens keeps it shorter. */
const maxBytes = promptTokenBudget * 3;

/** What writing a sequence takes at most, before its prompt is built. Without a snapshot the contact is taken for a short one. */
export function boundsOfSequence(
  promptText: string,
  snapshot: ContactSnapshot | null,
): { readonly inputBytes: number; readonly outputTokens: number; readonly calls: number } {
  const data = snapshot === null ? '' : JSON.stringify(snapshot.contact);
  const inputBytes = fixedBytes + Buffer.byteLength(promptText) + Buffer.byteLength(data);
  return { inputBytes: Math.min(inputBytes, maxBytes), outputTokens: maxOutputTokens, calls: maxCalls };
}
