import { AppButton, Dialog } from '@overture/ui';

export interface ProfileDialogProps {
  readonly opened: boolean;
  readonly onLater: () => void;
  readonly onGoToProfile: () => void;
}

/** Asks once for the profile, with which the emails are signed. */
export function ProfileDialog({ opened, onLater, onGoToProfile }: ProfileDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onLater}
      title="Profile Completion Required"
      footer={
        <>
          <AppButton onClick={onLater}>I'll Do It Later</AppButton>
          <AppButton variant="primary" onClick={onGoToProfile} data-autofocus>
            Go to Profile
          </AppButton>
        </>
      }
    >
      Your name, company and meeting link go into the emails you generate. Please complete your profile first.
    </Dialog>
  );
}
