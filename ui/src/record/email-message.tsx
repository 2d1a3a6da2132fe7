import type { Evidence, RecordEmail } from '@overture/core/contract';
import { CopyButton, MailMessage } from '@overture/ui';
import type { EditAt } from './email-editor.tsx';
import classes from './email-message.module.css';
import { markedEvidence } from './evidence-words.ts';
import { copyWarning } from './mail-text.ts';
import { MarkedText } from './marked-text.tsx';
import { placeAt } from './text-place.ts';

export interface EmailMessageProps {
  readonly email: Pick<RecordEmail, 'subject' | 'body' | 'evidence' | 'checks'>;
  readonly from: string;
  readonly to: string;
  /** Shown with a copied subject; by default what in the email must not be sent. */
  readonly warning?: string | undefined;
  /** The fact that is highlighted elsewhere. */
  readonly pointedAt: Evidence | null;
  /** Called when a mark is chosen. */
  readonly onChoose: (piece: Evidence) => void;
  /** Called when a place in the text is chosen for editing; absent for a read-only email. */
  readonly onEdit?: ((at: EditAt | null) => void) | undefined;
}

/** One email to read, with its evidence. A click into the text starts editing there. */
export function EmailMessage({
  email,
  from,
  to,
  warning = copyWarning([email]),
  pointedAt,
  onChoose,
  onEdit,
}: EmailMessageProps) {
  const marked = (field: Evidence['field']) => {
    const pieces = markedEvidence(email.evidence ?? [], email.checks).filter((piece) => piece.field === field);
    const lit = pointedAt?.field === field ? pointedAt : null;
    const text = <MarkedText text={email[field]} pieces={pieces} lit={lit} onChoose={onChoose} />;
    if (!onEdit) return text;
    return (
      // Keyboard users have a button and a key for editing.
      <span
        role="presentation"
        className={classes.text}
        onMouseUp={(event) => {
          const isMark = event.target instanceof Element && event.target.closest('[role="button"]');
          // A selection is for copying or rewriting, so it does not start editing.
          if (isMark || event.button !== 0 || document.getSelection()?.isCollapsed === false) return;
          const place = placeAt(event);
          onEdit(place === null ? null : { field, start: place, end: place });
        }}
      >
        {text}
      </span>
    );
  };
  return (
    <MailMessage
      from={from}
      to={to}
      subject={email.subject || 'No subject'}
      {...(email.subject && { markedSubject: marked('subject') })}
      body={marked('body')}
      subjectActions={<CopyButton compact label="Copy subject" text={email.subject} warning={warning} />}
    />
  );
}
