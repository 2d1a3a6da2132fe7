import { use } from 'react';
import type { Evidence } from '@overture/core/contract';
import { EmailChangesContext } from './email-changes.ts';
import { EmailEditor } from './email-editor.tsx';
import { EmailMessage } from './email-message.tsx';
import { markedEvidence } from './evidence-words.ts';
import type { EmailEditing, EmailToEdit } from './use-email-editing.ts';
import { isDirty } from './use-drafts.ts';

export interface EditableEmailProps extends Pick<EmailToEdit, 'index' | 'email'> {
  /** The id of the editor's form, for buttons outside it. */
  readonly formId: string;
  readonly editing: EmailEditing;
  readonly from: string;
  readonly to: string;
  /** The fact that is highlighted elsewhere. */
  readonly pointedAt: Evidence | null;
  readonly onChoose: (piece: Evidence) => void;
}

/** One email with its marks, to read and to edit in the same place. */
export function EditableEmail({ formId, editing, index, email, from, to, pointedAt, onChoose }: EditableEmailProps) {
  const { save, drafts } = use(EmailChangesContext);
  const { draft, live, at, isOutdated } = editing;
  if (draft === undefined || save === undefined)
    return (
      <EmailMessage
        email={email}
        from={from}
        to={to}
        pointedAt={pointedAt}
        onChoose={onChoose}
        onEdit={save && editing.edit}
      />
    );
  return (
    <EmailEditor
      id={formId}
      draft={draft}
      from={from}
      to={to}
      evidence={markedEvidence(live.evidence ?? [], live.checks)}
      at={at}
      canSave={!isOutdated}
      isSaving={drafts.isSaving(index)}
      onTyped={(texts) => drafts.type(index, texts)}
      onLeave={() => (isDirty(draft) ? editing.refocus() : editing.stop())}
      onSave={() => void editing.save()}
    />
  );
}
