import { useRef, useState } from 'react';
import { emailTextsSchema } from '@overture/core/contract';
import type { RecordDetail } from '@overture/core/contract';
import { toast, useUnloadWarning } from '@overture/ui';
import type { SaveEmail } from './email-edit.ts';
import { isDirty, useDrafts } from './use-drafts.ts';
import type { Drafts } from './use-drafts.ts';

/** What is being typed for a record, and how it is saved. */
export interface OpenDrafts extends Drafts {
  /** Whether the draft is being saved; what is typed meanwhile would be lost. */
  readonly isSaving: (index: number) => boolean;
  /** Saves a draft and ends it. Resolves to whether that succeeded; a failure is reported. */
  readonly save: (index: number) => Promise<boolean>;
  /**
   * Saves what was typed into these emails, by default into all, so that what follows acts on the texts that the rep
   * sees. Resolves to false where one cannot be saved; the reason and the email are then shown.
   */
  readonly settle: (indexes?: readonly number[]) => Promise<boolean>;
  /** Says which email shows a proposal that is neither accepted nor undone; null for none. */
  readonly setProposed: (index: number | null) => void;
}

/** The drafts of a record. The component needs a key for each record. `onRefused` shows the email at a position. */
export function useOpenDrafts(
  record: RecordDetail,
  save: SaveEmail | undefined,
  onRefused: (index: number) => void,
): OpenDrafts {
  const drafts = useDrafts(record._id, save !== undefined);
  const running = useRef(new Map<number, Promise<boolean>>());
  /** The emails whose change elsewhere the rep was told of by a refused save, with the revision that they had begun from. */
  const overtaken = useRef(new Map<number, string>());
  const [saving, setSaving] = useState<readonly number[]>([]);
  const [proposed, setProposed] = useState<number | null>(null);
  const isUnsaved = (index: number) => {
    const draft = drafts.of(index);
    return draft !== undefined && isDirty(draft);
  };
  const everywhere = record.emails.map((_, index) => index);
  useUnloadWarning(everywhere.some(isUnsaved));

  const saveDraft = async (index: number): Promise<boolean> => {
    const [draft, email] = [drafts.of(index), record.emails[index]];
    const texts = emailTextsSchema.safeParse(draft?.typed);
    if (save === undefined || draft === undefined || email === undefined || !texts.success) return false;
    // A second press would find the email changed by the first, and be refused.
    const before = running.current.get(index);
    if (before !== undefined) return before;
    setSaving((others) => [...others, index]);
    // The record may have been read again meanwhile, and a change of somebody else is only replaced knowingly.
    const revision = overtaken.current.get(index) === draft.revision ? email.revision : draft.revision;
    const work = save({ index, version: draft.version, revision, ...texts.data }, () =>
      overtaken.current.set(index, draft.revision),
    );
    running.current.set(index, work);
    const isSaved = await work;
    running.current.delete(index);
    setSaving((others) => others.filter((other) => other !== index));
    if (isSaved) drafts.end(index);
    return isSaved;
  };

  /** Why the text of an email cannot be saved by another action than Save; undefined if it can. */
  const whyNot = (index: number): string | undefined => {
    if (proposed === index) return 'has a proposal that is neither accepted nor undone.';
    const draft = drafts.of(index);
    if (draft === undefined || !isUnsaved(index)) return undefined;
    if (draft.version !== record.version) return 'has a text that was typed for an earlier version. Cancel it first.';
    if (draft.revision !== record.emails[index]?.revision)
      return 'was changed elsewhere while you were editing it. Save your text or cancel it first.';
    const [issue] = emailTextsSchema.safeParse(draft.typed).error?.issues ?? [];
    return issue && `cannot be saved yet: ${issue.message}.`;
  };

  const settle = async (indexes: readonly number[] = everywhere): Promise<boolean> => {
    for (const index of indexes) {
      const why = whyNot(index);
      if (why === undefined && (!isUnsaved(index) || (await saveDraft(index)))) continue;
      if (why !== undefined) toast.error(`Email ${index + 1} ${why}`);
      onRefused(index);
      return false;
    }
    return true;
  };

  return { ...drafts, isSaving: (index) => saving.includes(index), save: saveDraft, settle, setProposed };
}
