import { useState } from 'react';
import type { Evidence, RecordDetail, RecordEmail } from '@overture/core/contract';
import { AppButton, Banner, CopyButton, Group, IconHistory, IconPencil, IconRefresh, MailMessage } from '@overture/ui';
import { fullNameOf, propertyOf } from './contact-name.ts';
import { addressLine, bodyAsHtml, placeholderWarning } from './mail-text.ts';
import { MarkedText } from './marked-text.tsx';
import { SendCheck } from './send-check.tsx';
import { SourceDialog } from './source-dialog.tsx';

type Texts = Pick<RecordEmail, 'subject' | 'body'>;

export interface EmailMessageProps {
  readonly email: RecordEmail;
  readonly sender: string;
  readonly record: Pick<RecordDetail, 'properties' | 'hubspotId' | 'userId' | 'version'>;
  /** The fact that is pointed at elsewhere. */
  readonly pointedAt: Evidence | null;
  /** The text whose source is shown. */
  readonly chosen: Evidence | null;
  readonly onChoose: (piece: Evidence | null) => void;
  /** The body was copied, as it is now. */
  readonly onCopied?: (() => void) | undefined;
  /** Opens the editor, at a text that is to be corrected. Left out, like `onRestore`, for an e-mail that is read-only. */
  readonly onEdit?: ((at?: Evidence) => void) | undefined;
  /** Puts the AI's own text back. */
  readonly onRestore?: ((original: Texts) => Promise<boolean>) | undefined;
}

/** One e-mail: to read with what it rests on, to copy, to edit, and to compare with what the AI wrote. */
export function EmailMessage({
  email,
  sender,
  record,
  pointedAt,
  chosen,
  onChoose,
  onCopied,
  onEdit,
  onRestore,
}: EmailMessageProps) {
  const [showOriginal, setShowOriginal] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const original = originalOf(email);
  const shown = showOriginal && original ? original : email;
  const restore = async (texts: Texts) => {
    setRestoring(true);
    await onRestore?.(texts);
    setRestoring(false);
    setShowOriginal(false);
  };
  const marked = (field: Evidence['field']) => {
    const pieces = shown === email ? (email.evidence ?? []).filter((piece) => piece.field === field) : [];
    const lit = pointedAt?.field === field ? pointedAt : null;
    return <MarkedText text={shown[field]} pieces={pieces} lit={lit} onChoose={onChoose} />;
  };
  const warning = placeholderWarning([shown]);
  return (
    <>
      <MailMessage
        from={sender}
        to={addressLine(fullNameOf(record.properties), propertyOf(record.properties, 'email'))}
        subject={shown.subject || 'No subject'}
        {...(shown.subject && { markedSubject: marked('subject') })}
        body={marked('body')}
        subjectActions={<CopyButton compact label="Copy subject" text={shown.subject} warning={warning} />}
        remark={
          original && (
            <Banner tone="info">
              {shown === email ? 'Edited by you.' : 'What the AI wrote, before it was edited.'}
            </Banner>
          )
        }
      />
      <Group gap="sm" mt="md">
        <CopyButton
          label="Copy body"
          text={shown.body.trim()}
          html={bodyAsHtml(shown.body)}
          warning={warning}
          onCopied={shown === email ? onCopied : undefined}
        />
        <CopyButton
          label="Copy as plain text"
          text={shown.body.trim()}
          warning={warning}
          onCopied={shown === email ? onCopied : undefined}
        />
        {original && (
          <AppButton
            size="sm"
            variant="quiet"
            icon={<IconHistory size={16} />}
            onClick={() => setShowOriginal(!showOriginal)}
          >
            {showOriginal ? 'Show edited' : 'Show original'}
          </AppButton>
        )}
        {original && onRestore && (
          <AppButton
            size="sm"
            variant="quiet"
            icon={<IconRefresh size={16} />}
            busy={restoring}
            onClick={() => void restore(original)}
          >
            Restore original
          </AppButton>
        )}
        {onEdit && (
          <AppButton size="sm" icon={<IconPencil size={16} />} onClick={() => onEdit()}>
            Edit
          </AppButton>
        )}
      </Group>
      {shown === email && <SendCheck checks={email.checks} />}
      <SourceDialog
        piece={chosen}
        record={record}
        onClose={() => onChoose(null)}
        onCorrect={
          onEdit &&
          ((piece) => {
            onChoose(null);
            onEdit(piece);
          })
        }
      />
    </>
  );
}

/** The AI's own text, where it differs from what is shown now. */
function originalOf({ edited, original }: RecordEmail): Texts | null {
  return edited ? original : null;
}
