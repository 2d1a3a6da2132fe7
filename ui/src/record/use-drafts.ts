import { useState } from 'react';
import { dropDraft, keepDraft, readDrafts } from './email-draft.ts';
import type { EmailDraft, EmailTexts } from './email-draft.ts';

export interface Drafts {
  /** The draft of the e-mail at a position; undefined where nobody is editing it. */
  readonly of: (index: number) => EmailDraft | undefined;
  /** The draft was there when the screen was opened. */
  readonly wasRestored: (index: number) => boolean;
  readonly begin: (draft: Omit<EmailDraft, 'typed' | 'typedAt'>) => void;
  readonly type: (index: number, typed: EmailTexts) => void;
  /** It was saved, or given up. */
  readonly end: (index: number) => void;
}

/** Whether something was changed. */
export function isDirty({ typed, subject, body }: EmailDraft): boolean {
  return typed.subject !== subject || typed.body !== body;
}

/** The e-mails of a record that are in edit, kept in the browser with every key. Give the component a key for each record. */
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
      // Another e-mail may have been typed in since it was asked to be saved.
      setDrafts((others) => others.filter((each) => each.index !== index));
      setRestored((others) => others.filter((each) => each !== index));
    },
  };
}
