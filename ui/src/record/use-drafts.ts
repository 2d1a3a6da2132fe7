import { useState } from 'react';
import { dropDraft, keepDraft, readDrafts } from './email-draft.ts';
import type { EmailDraft, EmailTexts } from './email-draft.ts';

export interface Drafts {
  /** The draft of the email at a position; undefined where nobody is editing it. */
  readonly of: (index: number) => EmailDraft | undefined;
  /** Whether the draft existed when the screen was opened. */
  readonly wasRestored: (index: number) => boolean;
  readonly begin: (draft: Omit<EmailDraft, 'typed' | 'typedAt'>) => void;
  readonly type: (index: number, typed: EmailTexts) => void;
  /** Called when it was saved or discarded. */
  readonly end: (index: number) => void;
}

/** Whether something was changed. */
export function isDirty({ typed, subject, body }: EmailDraft): boolean {
  return typed.subject !== subject || typed.body !== body;
}

/**
 * The emails of a record that are being edited, stored in the browser at every key press. The component needs a key for
 * each record.
 */
export function useDrafts(recordId: string, isEditable: boolean): Drafts {
  const [drafts, setDrafts] = useState<readonly EmailDraft[]>(() => (isEditable ? readDrafts(recordId) : []));
  const [restored, setRestored] = useState(() => drafts.map(({ index }) => index));
  const of = (index: number) => (isEditable ? drafts.find((draft) => draft.index === index) : undefined);
  const put = (draft: EmailDraft) =>
    setDrafts((others) => [...others.filter(({ index }) => index !== draft.index), draft]);
  return {
    of,
    wasRestored: (index) => restored.includes(index),
    begin: ({ subject, body, ...draft }) =>
      put({ ...draft, subject, body, typed: { subject, body }, typedAt: Date.now() }),
    type: (index, typed) => {
      const before = of(index);
      if (before === undefined) return;
      const draft = { ...before, typed, typedAt: Date.now() };
      put(draft);
      if (isDirty(draft)) keepDraft(recordId, draft);
      else dropDraft(recordId, draft);
    },
    end: (index) => {
      const draft = of(index);
      if (draft === undefined) return;
      dropDraft(recordId, draft);
      // Another email may have been edited since saving began.
      setDrafts((others) => others.filter((each) => each.index !== index));
      setRestored((others) => others.filter((each) => each !== index));
    },
  };
}
