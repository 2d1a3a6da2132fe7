import type { ContactSnapshot } from '../../contacts/domain/contact.ts';
import { promptTokenBudget } from '../../models/domain/call-limits.ts';
import { boundsOfTokens, type PromptBounds } from '../../models/domain/prompt-bounds.ts';

/** The estimated bytes of the rules, the agency and the services. */
const fixedBytes = 12_000;
/** About the bytes of a contact as the CRM sends it for each byte that a prompt prints of it. */
const bytesPerPrinted = 3;

/** The estimated bounds of a sequence before its prompt is built. Without a snapshot a short contact is assumed. */
export function boundsOfSequence(promptText: string, snapshot: ContactSnapshot | null): PromptBounds {
  const data = snapshot === null ? '' : JSON.stringify(snapshot.contact);
  const bytes = fixedBytes + Buffer.byteLength(promptText) + Math.ceil(Buffer.byteLength(data) / bytesPerPrinted);
  return boundsOfTokens(Math.min(bytes, promptTokenBudget));
}
