import { useState } from 'react';
import type { RecordDetail, RecordEmail } from '@overture/core/contract';
import { AppButton, Banner, CopyButton, Group, IconHistory, IconPencil, IconRefresh, MailMessage } from '@overture/ui';
import { fullNameOf, propertyOf } from './contact-name.ts';
import { addressLine, bodyAsHtml } from './mail-text.ts';

type Texts = Pick<RecordEmail, 'subject' | 'body'>;

export interface EmailMessageProps {
  readonly email: RecordEmail;
  readonly sender: string;
  readonly record: Pick<RecordDetail, 'properties' | 'hubspotId'>;
  /** Left out, like `onRestore`, for an e-mail that is read-only. */
  readonly onEdit?: (() => void) | undefined;
  /** Puts the AI's own text back. */
  readonly onRestore?: ((original: Texts) => Promise<boolean>) | undefined;
}

/** One e-mail: to read, to copy, to edit, and to compare with what the AI wrote. */
export function EmailMessage({ email, sender, record, onEdit, onRestore }: EmailMessageProps) {
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
  return (
    <>
      <MailMessage
        from={sender}
        to={addressLine(fullNameOf(record.properties), propertyOf(record.properties, 'email'))}
        subject={shown.subject || 'No subject'}
        body={shown.body.trim()}
        subjectActions={<CopyButton compact label="Copy subject" text={shown.subject} />}
        remark={
          original && (
            <Banner tone="info">
              {shown === email ? 'Edited by you.' : 'What the AI wrote, before it was edited.'}
            </Banner>
          )
        }
      />
      <Group gap="sm" mt="md">
        <CopyButton label="Copy body" text={shown.body.trim()} html={bodyAsHtml(shown.body)} />
        <CopyButton label="Copy as plain text" text={shown.body.trim()} />
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
          <AppButton size="sm" icon={<IconPencil size={16} />} onClick={onEdit}>
            Edit
          </AppButton>
        )}
      </Group>
    </>
  );
}

/** The AI's own text, where it differs from what is shown now. */
function originalOf({ subject, body, original }: RecordEmail): Texts | null {
  return original && (original.subject !== subject || original.body !== body) ? original : null;
}
