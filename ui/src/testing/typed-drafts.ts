import { dropDraft, keepDraft } from '../record/email-draft.ts';
import { buildEmail } from './records.ts';

/** Leaves a text of an email in the browser that was typed and not saved. The answer removes it. */
export function leaveTyped(recordId: string, index: number): () => void {
  const { subject, body, revision } = buildEmail(index);
  const typed = { subject, body: `${body} And more.` };
  const draft = { index, version: 1, revision, subject, body, typed, typedAt: Date.now() };
  keepDraft(recordId, draft);
  return () => dropDraft(recordId, draft);
}
