import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { AppButton } from '@overture/ui';

export interface EmailButtonsProps {
  /** The id of the editor's form, which Save submits. */
  readonly formId: string;
  /** Whether the email cannot be changed. */
  readonly isReadOnly: boolean;
  readonly isEditing: boolean;
  readonly canSave: boolean;
  readonly onEdit: () => void;
  readonly onRewrite: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** The buttons that change an email: Edit and Rewrite, or Save and Cancel while it is edited. */
export function EmailButtons(props: EmailButtonsProps) {
  const { formId, isReadOnly, isEditing, canSave, onEdit, onRewrite, onCancel, children } = props;
  if (isReadOnly) return children;
  if (isEditing) {
    return (
      <Fragment key="editing">
        <AppButton size="sm" variant="quiet" onClick={onRewrite}>
          Rewrite
        </AppButton>
        <AppButton size="sm" onClick={onCancel}>
          Cancel
        </AppButton>
        <AppButton size="sm" type="submit" form={formId} variant="primary" disabled={!canSave}>
          Save
        </AppButton>
        {children}
      </Fragment>
    );
  }
  return (
    <Fragment key="reading">
      <AppButton size="sm" onClick={onEdit}>
        Edit
      </AppButton>
      <AppButton size="sm" onClick={onRewrite}>
        Rewrite
      </AppButton>
      {children}
    </Fragment>
  );
}
