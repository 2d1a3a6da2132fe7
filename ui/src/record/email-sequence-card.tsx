import { useCallback, useState } from 'react';
import { countWords } from '@overture/core/contract';
import type { Evidence, RecordDetail, RecordEmail } from '@overture/core/contract';
import type { RailStep } from '@overture/ui';
import { Card, ConfirmDialog, CopyButton, EmptyState, IconMail, StepRail, useUnloadWarning } from '@overture/ui';
import { keepEmailDraft, readEmailDraft } from './email-draft.ts';
import type { EmailDraft, EmailTexts } from './email-draft.ts';
import { EmailEditor } from './email-editor.tsx';
import { EmailMessage } from './email-message.tsx';
import { placeholderWarning, sequenceAsHtml, sequenceAsText } from './mail-text.ts';

export interface EmailEdit {
  /** Position in the sequence, from 0. */
  readonly index: number;
  /** The revision that was edited, so that a newer one is not overwritten unseen. */
  readonly version: number;
  readonly revision: string;
  readonly subject: string;
  readonly body: string;
}

export interface EmailSequenceCardProps {
  readonly record: RecordDetail;
  readonly emails: readonly RecordEmail[];
  readonly version: number;
  readonly sender: string;
  /** Position of the e-mail shown, from 0. */
  readonly selected: number;
  readonly onSelect: (index: number) => void;
  /** Resolves to whether it was saved; it reports a failure itself. Left out where the emails are read-only. */
  readonly onSave?: ((edit: EmailEdit) => Promise<boolean>) | undefined;
  /** The fact that is pointed at elsewhere. */
  readonly pointedAt: Evidence | null;
  /** The text whose source is shown. */
  readonly chosen: Evidence | null;
  readonly onChoose: (piece: Evidence | null) => void;
}

/** The e-mails as numbered steps; the selected one is open to copy and to edit. */
export function EmailSequenceCard({
  record,
  emails,
  version,
  sender,
  selected,
  onSelect,
  onSave,
  pointedAt,
  chosen,
  onChoose,
}: EmailSequenceCardProps) {
  const recordId = record._id;
  const [draft, setDraft] = useState<EmailDraft | null>(() => (onSave ? readEmailDraft(recordId) : null));
  const [dirty, setDirty] = useState(false);
  const [selects, setSelects] = useState<Evidence | null>(null);
  /** The revisions copied since the screen was opened: a text that was edited since is not among them. */
  const [copied, setCopied] = useState<readonly string[]>([]);
  const [wanted, setWanted] = useState<number | null>(null);
  useUnloadWarning(dirty);
  const index = Math.min(Math.max(0, selected), emails.length - 1);
  const email = emails[index];
  const revision = draft ? (emails[draft.index]?.revision ?? draft.revision) : '';
  const keep = useCallback(
    (typed: EmailTexts, isDirty: boolean) => {
      setDirty(isDirty);
      if (draft) keepEmailDraft(recordId, isDirty ? { ...draft, typed } : null);
    },
    [recordId, draft],
  );
  const edit = ({ subject, body, revision: began }: RecordEmail, at: Evidence | null) => {
    setSelects(at);
    setDraft({ index, version, revision: began, subject, body, typed: { subject, body } });
  };
  const stopEditing = () => {
    keepEmailDraft(recordId, null);
    setDraft(null);
    setDirty(false);
  };
  const select = (next: number) => {
    if (dirty) return setWanted(next);
    stopEditing();
    onSelect(next);
  };
  return (
    <Card
      flush
      title="Generated Email Sequence"
      icon={<IconMail size={18} />}
      actions={
        emails.length > 0 && (
          <CopyButton
            label="Copy all"
            text={sequenceAsText(emails)}
            html={sequenceAsHtml(emails)}
            warning={placeholderWarning(emails)}
            onCopied={() => setCopied(emails.map((each) => each.revision))}
          />
        )
      }
    >
      {email === undefined ? (
        <EmptyState icon={<IconMail size={22} />} title="No emails" text="The model's answer held no emails." />
      ) : (
        <StepRail
          label="Emails of the sequence"
          steps={emails.map((each) => stepOf(each, copied.includes(each.revision)))}
          selected={draft?.index ?? index}
          onSelect={select}
        >
          {draft ? (
            <EmailEditor
              key={draft.index}
              draft={draft}
              selects={selects}
              // When a newer version arrives during an edit, it must not receive this text.
              outdated={draft.version !== version}
              changed={draft.revision !== revision}
              onTyped={keep}
              onCancel={stopEditing}
              onSave={async (texts) => {
                // The editor has told the user about the text that this save replaces.
                if (await onSave?.({ index: draft.index, version: draft.version, revision, ...texts })) stopEditing();
              }}
            />
          ) : (
            <EmailMessage
              key={`${version}/${index}`}
              email={email}
              sender={sender}
              record={record}
              pointedAt={pointedAt}
              chosen={chosen}
              onChoose={onChoose}
              onCopied={() => setCopied([...copied, email.revision])}
              onEdit={onSave && ((at) => edit(email, at ?? null))}
              onRestore={onSave && ((original) => onSave({ index, version, revision: email.revision, ...original }))}
            />
          )}
        </StepRail>
      )}
      <ConfirmDialog
        opened={wanted !== null}
        onClose={() => setWanted(null)}
        title="Discard changes"
        confirmLabel="Discard"
        onConfirm={() => {
          stopEditing();
          if (wanted !== null) onSelect(wanted);
          setWanted(null);
        }}
      >
        Your changes to email {(draft?.index ?? 0) + 1} are not saved. Discarding them cannot be undone.
      </ConfirmDialog>
    </Card>
  );
}

/** An email in the rail: when it is sent, its length, what was done with it, what it is for, and what is to be mended. */
function stepOf(email: RecordEmail, copied: boolean): RailStep {
  const { subject, body, previewText, sendAfterDays, purpose, checks, edited } = email;
  const facts = [
    sendAfterDays !== null && `Day ${sendAfterDays}`,
    `${countWords(body)} words`,
    edited && 'Edited',
    copied && 'Copied',
    purpose ?? previewText,
  ];
  const toMend = checks.filter(({ level }) => level === 'block').length;
  return {
    title: subject || 'No subject',
    hint: facts.filter(Boolean).join(' · '),
    ...(toMend > 0 && { alert: `${toMend} to mend` }),
  };
}
