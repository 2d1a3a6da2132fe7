import { lastUserId } from '@overture/ui';
import { z } from 'zod';

const textsSchema = z.object({ subject: z.string(), body: z.string() });
const draftSchema = textsSchema.extend({
  index: z.number().int().nonnegative(),
  version: z.number().int(),
  revision: z.string(),
  /** What was typed so far. */
  typed: textsSchema,
});

export type EmailTexts = Readonly<z.infer<typeof textsSchema>>;

/** An e-mail in edit: its position, its text when editing began, and the text typed since. */
export type EmailDraft = Readonly<z.infer<typeof draftSchema>>;

/** The storage key, which holds the user's id; null after a sign-out. */
function keyOf(recordId: string): string | null {
  const userId = lastUserId();
  return userId === null ? null : `overture.email-draft.${userId}.${recordId}`;
}

/** The edit that this tab keeps for the record, across a reload, another page and a session that expired. */
export function readEmailDraft(recordId: string): EmailDraft | null {
  const key = keyOf(recordId);
  if (key === null) return null;
  try {
    const draft = draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return draft.success ? draft.data : null;
  } catch {
    return null;
  }
}

/** Keeps the edit; null deletes it. With full or forbidden storage it is lost at a reload only. */
export function keepEmailDraft(recordId: string, draft: EmailDraft | null): void {
  const key = keyOf(recordId);
  if (key === null) return;
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // The text is still on the screen.
  }
}
