import { emailDraftsSchema, keptIn } from '@overture/ui';
import type { z } from 'zod';
import { tabId } from './tab-id.ts';

/** An email that is being edited: its position, its text when editing began, and the text typed since. */
export type EmailDraft = Readonly<z.infer<typeof emailDraftsSchema>[number]>;

export type EmailTexts = Readonly<EmailDraft['typed']>;

/** A draft that is older than this is deleted. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;

/** The drafts, by record and tab. */
const kept = keptIn('localStorage', 'email-drafts', emailDraftsSchema);

/**
 * The drafts of a record: those that this tab keeps, which survive a reload, another page and an expired session, else
 * the newest that another tab left. Every tab keeps its own, so that two tabs with the same email both keep their text.
 */
export function readDrafts(recordId: string): readonly EmailDraft[] {
  const own = stored(ownName(recordId));
  if (own.length > 0) return own;
  const newest = (drafts: readonly EmailDraft[]) => Math.max(0, ...drafts.map(({ typedAt }) => typedAt));
  return kept
    .names(`${recordId}.`)
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
  const name = ownName(recordId);
  store(name, [...stored(name).filter(({ index }) => index !== draft.index), draft]);
}

/** Deletes a draft that was saved or discarded, also the copies of other tabs. */
export function dropDraft(recordId: string, draft: EmailDraft): void {
  const own = ownName(recordId);
  for (const name of kept.names(`${recordId}.`)) {
    const isEnded = ({ index, typed }: EmailDraft) =>
      index === draft.index &&
      (name === own || (typed.subject === draft.typed.subject && typed.body === draft.typed.body));
    store(
      name,
      stored(name).filter((each) => !isEnded(each)),
    );
  }
}

/** The name of what this tab keeps of a record. */
const ownName = (recordId: string): string => `${recordId}.${tabId()}`;

function stored(name: string): readonly EmailDraft[] {
  return kept.read(name)?.filter(({ typedAt }) => Date.now() - typedAt < maxAgeMs) ?? [];
}

function store(name: string, drafts: readonly EmailDraft[]): void {
  if (drafts.length === 0) kept.forget(name);
  else kept.keep([...drafts], name);
}
