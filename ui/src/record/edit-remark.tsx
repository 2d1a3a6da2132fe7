import type { RecordEmail } from '@overture/core/contract';
import { AppButton, Banner, Group, Stack } from '@overture/ui';
import type { EmailDraft } from './email-draft.ts';
import { timeOrDay } from './running-time.tsx';

export interface DraftNoticesProps {
  readonly email: RecordEmail;
  /** The text that is being edited; undefined while nobody edits. */
  readonly draft: EmailDraft | undefined;
  readonly wasRestored: boolean;
  /** Whether a newer version has replaced the one that is being edited. */
  readonly isOutdated: boolean;
}

export interface EditRemarkProps extends DraftNoticesProps {
  readonly isShowingChanges: boolean;
  readonly onShowChanges: () => void;
  readonly onRevisions: () => void;
}

/** Remarks above an email about its text: where it comes from, and what happened to it elsewhere. */
export function EditRemark(props: EditRemarkProps) {
  const { email, isShowingChanges } = props;
  // Restored to what the AI wrote.
  const isAsWritten = email.original?.subject === email.subject && email.original.body === email.body;
  return (
    <Stack gap="sm">
      <DraftNotices {...props} />
      {email.original && (
        <Group gap={4} mt={-4} c="dimmed" fz="xs" lh="xs">
          <span>
            {isAsWritten
              ? 'As the AI wrote it.'
              : isShowingChanges
                ? 'What you changed of what the AI wrote.'
                : 'Edited by you.'}
          </span>
          {!isAsWritten && (
            <AppButton size="sm" variant="quiet" onClick={props.onShowChanges}>
              {isShowingChanges ? 'Hide changes' : 'Show changes'}
            </AppButton>
          )}
          <AppButton size="sm" variant="quiet" onClick={props.onRevisions}>
            Earlier texts
          </AppButton>
        </Group>
      )}
    </Stack>
  );
}

function whenOf(typedAt: number): string {
  const date = new Date(typedAt);
  return date.toDateString() === new Date().toDateString() ? `at ${timeOrDay(date)}` : `on ${timeOrDay(date)}`;
}

/** What a typed text has to do with what happened to the email meanwhile. */
export function DraftNotices({ email, draft, wasRestored, isOutdated }: DraftNoticesProps) {
  const isChanged = draft !== undefined && draft.revision !== email.revision && !isOutdated;
  return (
    <>
      {isOutdated && (
        <Banner tone="warning">
          A newer version has become ready, so this text cannot be saved any more. Copy what you want to keep, then
          cancel to see the new version.
        </Banner>
      )}
      {isChanged && (
        <Banner tone="warning">
          This email was changed elsewhere while you were editing it. Saving a second time replaces that change with
          your text; cancel to see it.
        </Banner>
      )}
      {draft && wasRestored && (
        <Banner tone="info">What you typed {whenOf(draft.typedAt)} is back. It is not saved yet.</Banner>
      )}
    </>
  );
}
