import { lastUserId } from '@overture/ui';
import { z } from 'zod';
import { promptTextsSchema, type PromptTexts } from './prompt.queries.ts';

const draftSchema = z.object({
  texts: promptTextsSchema,
  /** The version that was live when the user began to type; 0 if there was none. */
  basedOn: z.number(),
});
export type KeptDraft = z.infer<typeof draftSchema>;

/** The storage key, which holds the user's id; null after a sign-out. */
function keyOf(promptId: string): string | null {
  const userId = lastUserId();
  return userId === null ? null : `overture.prompt-draft.${userId}.${promptId}`;
}

/** The unsaved draft of a prompt in this browser; null if there is none. */
export function readDraft(promptId: string): KeptDraft | null {
  const key = keyOf(promptId);
  const stored = key === null ? null : localStorage.getItem(key);
  if (stored === null) return null;
  try {
    return draftSchema.parse(JSON.parse(stored));
  } catch {
    return null;
  }
}

export function keepDraft(promptId: string, texts: PromptTexts, basedOn: number): void {
  const key = keyOf(promptId);
  if (key !== null) localStorage.setItem(key, JSON.stringify({ texts, basedOn }));
}

export function forgetDraft(promptId: string): void {
  const key = keyOf(promptId);
  if (key !== null) localStorage.removeItem(key);
}
