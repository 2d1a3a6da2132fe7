import { AppButton, CopyButton, DialogActions, Stack, TextField, Timestamp } from '@overture/ui';
import { useOnlySingleSignOn } from './use-only-single-sign-on.ts';

export interface OneTimeLinkProps {
  readonly link: string;
  readonly expiresAt: string;
  readonly onDone: () => void;
}

/** Shows a one-time link, which the superadmin passes on to the user. */
export function OneTimeLink({ link, expiresAt, onDone }: OneTimeLinkProps) {
  const isOnlySingleSignOn = useOnlySingleSignOn();
  return (
    <Stack gap="md">
      <p>
        Give this link to the person it is for, and to nobody else: whoever opens it first{' '}
        {isOnlySingleSignOn ? 'connects their company’s account' : 'chooses the password'}. It works once, until{' '}
        <Timestamp value={expiresAt} show="datetime" />.
      </p>
      <TextField
        label="Link"
        value={link}
        readOnly
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <DialogActions>
        <CopyButton size="md" text={link} label="Copy link" />
        <AppButton variant="primary" onClick={onDone}>
          Done
        </AppButton>
      </DialogActions>
    </Stack>
  );
}
