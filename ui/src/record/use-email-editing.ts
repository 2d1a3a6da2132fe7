import { use, useState } from 'react';
import type { RefObject } from 'react';
import type { RecordDetail, RecordEmail } from '@overture/core/contract';
import { EmailChangesContext } from './email-changes.ts';
import type { EditAt } from './email-editor.tsx';
import { useLiveChecks } from './use-live-checks.ts';

export interface EmailToEdit {
  readonly record: RecordDetail;
  readonly version: number;
  /** The position in the sequence, from 0. */
  readonly index: number;
  readonly email: RecordEmail;
}

export type EmailEditing = ReturnType<typeof useEmailEditing>;

/** Edits one email in place. `text` is the element around it. The component needs a key for each email. */
export function useEmailEditing({ record, version, index, email }: EmailToEdit, text: RefObject<HTMLElement | null>) {
  const { drafts } = use(EmailChangesContext);
  const [at, setAt] = useState<EditAt | null>(null);
  const draft = drafts.of(index);
  const live = useLiveChecks({ record, index, typed: draft?.typed ?? null });
  const refocus = () => text.current?.focus({ preventScroll: true });
  return {
    /** Undefined while nobody edits. */
    draft,
    /** What is selected when the editor opens. */
    at,
    /** Whether a newer version has replaced the one that is being edited. */
    isOutdated: draft !== undefined && draft.version !== version,
    /** Evidence and findings of the typed text, or else of the saved one. */
    live,
    edit: (where: EditAt | null) => {
      setAt(where);
      if (draft === undefined) drafts.begin(draftOf({ version, index, email }));
    },
    stop: () => {
      drafts.end(index);
      refocus();
    },
    save: async () => {
      if (await drafts.save(index)) refocus();
    },
    /** Returns the focus to the text, so that the keys go on from there. */
    refocus,
  };
}

export function draftOf({ version, index, email: { revision, subject, body } }: Omit<EmailToEdit, 'record'>) {
  return { index, version, revision, subject, body };
}
