import { lastUserId } from '@overture/ui';
import { z } from 'zod';

const textsSchema = z.object({ subject: z.string(), body: z.string() });
const draftSchema = textsSchema.extend({
  index: z.number().int().nonnegative(),
  version: z.number().int(),
  revision: z.string(),
  /** What was typed so far. */
  typed: textsSchema,
  /** When the last of it was typed, in ms. */
  typedAt: z.number(),
});

export type EmailTexts = Readonly<z.infer<typeof textsSchema>>;

/** An e-mail in edit: its position, its text when editing began, and the text typed since. */
export type EmailDraft = Readonly<z.infer<typeof draftSchema>>;

/** A draft that nobody has come back to for so long is forgotten. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * The drafts of a record: those that this tab keeps, across a reload, another page and a session that expired, else the
 * newest that another tab left. Every tab keeps its own, so that two tabs on one e-mail both keep their text.
 */
export function readDrafts(recordId: string): readonly EmailDraft[] {
  const own = stored(ownKey(recordId));
  if (own.length > 0) return own;
  const newest = (drafts: readonly EmailDraft[]) => Math.max(0, ...drafts.map(({ typedAt }) => typedAt));
  return keysOf(recordId)
    .map(stored)
    .reduce((best, drafts) => (newest(drafts) > newest(best) ? drafts : best), []);
}

/** Keeps a draft in place of the one of the same e-mail. With full or forbidden storage it is lost at a reload only. */
export function keepDraft(recordId: string, draft: EmailDraft): void {
  const key = ownKey(recordId);
  store(key, [...stored(key).filter(({ index }) => index !== draft.index), draft]);
}

/** Forgets a draft that was saved or given up, also where another tab left a copy of it. */
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

/** Every key holds the user's id; null after a sign-out, when nothing is kept. */
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

/** Names this tab, also after a reload. */
function tabId(): string {
  const name = 'overture.tab';
  try {
    const known = sessionStorage.getItem(name) ?? Math.random().toString(36).slice(2);
    sessionStorage.setItem(name, known);
    return known;
  } catch {
    return 'only';
  }
}

function stored(key: string | null): readonly EmailDraft[] {
  if (key === null) return [];
  try {
    const drafts = z.array(draftSchema).safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return drafts.success ? drafts.data.filter(({ typedAt }) => Date.now() - typedAt < keptMs) : [];
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
