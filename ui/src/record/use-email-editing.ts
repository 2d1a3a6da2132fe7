import { use, useState } from 'react';
import type { RefObject } from 'react';
import type { RecordDetail, RecordEmail } from '@overture/core/contract';
import { EmailChangesContext } from './email-changes.ts';
import type { EmailDraft } from './email-draft.ts';
import type { EditAt } from './email-editor.tsx';
import { useLiveChecks } from './use-live-checks.ts';
import type { LiveChecks } from './use-live-checks.ts';

export interface EmailToEdit {
  readonly record: RecordDetail;
  readonly version: number;
  /** The position in the sequence, from 0. */
  readonly index: number;
  readonly email: RecordEmail;
}

export interface EmailEditing {
  /** Undefined while nobody edits. */
  readonly draft: EmailDraft | undefined;
  /** What is selected when the editor opens. */
  readonly at: EditAt | null;
  /** Whether a newer version has replaced the one that is being edited. */
  readonly isOutdated: boolean;
  /** Evidence and findings of the typed text, or else of the saved one. */
  readonly live: LiveChecks;
  readonly edit: (where: EditAt | null) => void;
  readonly stop: () => void;
  readonly save: () => Promise<void>;
  /** Returns the focus to the text, so that the keys go on from there. */
  readonly refocus: () => void;
}

/** Edits one email in place. `text` is the element around it. The component needs a key for each email. */
export function useEmailEditing(
  { record, version, index, email }: EmailToEdit,
  text: RefObject<HTMLElement | null>,
): EmailEditing {
  const { drafts } = use(EmailChangesContext);
  const [at, setAt] = useState<EditAt | null>(null);
  const draft = drafts.of(index);
  const live = useLiveChecks({ record, index, typed: draft?.typed ?? null });
  const refocus = () => text.current?.focus({ preventScroll: true });
  return {
    draft,
    at,
    isOutdated: draft !== undefined && draft.version !== version,
    live,
    edit: (where) => {
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
    refocus,
  };
}

export function draftOf({ version, index, email: { revision, subject, body } }: Omit<EmailToEdit, 'record'>) {
  return { index, version, revision, subject, body };
}
