import { emailDraftsSchema, lastUserId } from '@overture/ui';
import type { z } from 'zod';
import { tabId } from './tab-id.ts';

/** An email that is being edited: its position, its text when editing began, and the text typed since. */
export type EmailDraft = Readonly<z.infer<typeof emailDraftsSchema>[number]>;

export type EmailTexts = Readonly<EmailDraft['typed']>;

/** A draft that is older than this is deleted. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of a record: those that this tab keeps, which survive a reload, another page and an expired session, else
 * the newest that another tab left. Every tab keeps its own, so that two tabs with the same email both keep their text.
 */
export function readDrafts(recordId: string): readonly EmailDraft[] {
  const own = stored(ownKey(recordId));
  if (own.length > 0) return own;
  const newest = (drafts: readonly EmailDraft[]) => Math.max(0, ...drafts.map(({ typedAt }) => typedAt));
  return keysOf(recordId)
    .map(stored)
    .reduce((best, drafts) => (newest(drafts) > newest(best) ? drafts : best), []);
}

/**
 * Why an action that does not show a record's texts must wait: somebody typed one in this browser and did not save it.
 * Undefined where nothing was typed.
 */
export function unsavedText(recordId: string): string | undefined {
  const [first] = readDrafts(recordId)
    .map(({ index }) => index + 1)
    .toSorted((a, b) => a - b);
  if (first === undefined) return undefined;
  return `Email ${first} has a text that is not saved yet. Open the result and save or cancel it first.`;
}

/** Keeps a draft in place of that of the same email. With full or forbidden storage it is lost at a reload. */
export function keepDraft(recordId: string, draft: EmailDraft): void {
  const key = ownKey(recordId);
  store(key, [...stored(key).filter(({ index }) => index !== draft.index), draft]);
}

/** Deletes a draft that was saved or discarded, also the copies of other tabs. */
export function dropDraft(recordId: string, draft: EmailDraft): void {
  const own = ownKey(recordId);
  for (const key of keysOf(recordId)) {
    const isEnded = ({ index, typed }: EmailDraft) =>
      index === draft.index &&
      (key === own || (typed.subject === draft.typed.subject && typed.body === draft.typed.body));
    store(
      key,
      stored(key).filter((each) => !isEnded(each)),
    );
  }
}

/** Every key contains the user's id; null after a sign-out, when nothing is kept. */
function prefixOf(recordId: string): string | null {
  const userId = lastUserId();
  return userId === null ? null : `overture.email-drafts.${userId}.${recordId}.`;
}

/** The key of this tab. */
function ownKey(recordId: string): string | null {
  const prefix = prefixOf(recordId);
  return prefix && prefix + tabId();
}

function keysOf(recordId: string): string[] {
  const prefix = prefixOf(recordId);
  try {
    return prefix === null ? [] : Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function stored(key: string | null): readonly EmailDraft[] {
  if (key === null) return [];
  try {
    const drafts = emailDraftsSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return drafts.success ? drafts.data.filter(({ typedAt }) => Date.now() - typedAt < maxAgeMs) : [];
  } catch {
    return [];
  }
}

function store(key: string | null, drafts: readonly EmailDraft[]): void {
  if (key === null) return;
  try {
    if (drafts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(drafts));
  } catch {
    // The text is still on the screen.
  }
}
