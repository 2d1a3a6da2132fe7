import { confirmMfa } from '@overture/core/contract';
import {
  AppButton,
  CopyButton,
  ErrorState,
  FormActions,
  Group,
  QrCode,
  Spinner,
  Stack,
  Text,
  TextField,
  useSchemaForm,
} from '@overture/ui';
import { useEffect, useState } from 'react';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useMfaConfirmation, useMfaSetup } from './mfa.queries.ts';

export interface MfaSetupProps {
  /** The token of a sign-in that waits for the set-up; undefined: the session's own. */
  readonly token?: string | undefined;
  /** Called once it is on and the user has seen the recovery codes. */
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** A key as people type it; apps ignore the spaces. */
const inFours = (key: string): string => key.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sets up two-step sign-in: a code to scan, the first code of the app, and the recovery codes. */
export function MfaSetup({ token, onDone, onCancel }: MfaSetupProps) {
  const setup = useMfaSetup(token);
  const confirmation = useMfaConfirmation(token);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const { mutate: begin } = setup;
  useEffect(() => begin(), [begin]);
  const { form, submit } = useSchemaForm({
    schema: confirmMfa.body,
    initialValues: { code: '' },
    onSubmit: async ({ code }) => setRecoveryCodes((await confirmation.mutateAsync(code)).recoveryCodes),
    blame: () => 'code',
  });
  if (recoveryCodes) return <RecoveryCodes codes={recoveryCodes} onDone={onDone} />;
  if (setup.isError) {
    return <ErrorState title="Two-step sign-in could not be set up" onRetry={() => begin()} busy={setup.isPending} />;
  }
  if (!setup.data) return <Spinner label="Loading..." />;
  return (
    <form aria-label="Set up two-step sign-in" onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text>Scan this with an authenticator app on your phone, such as Google or Microsoft Authenticator.</Text>
        <QrCode text={setup.data.uri} label="Code to scan with an authenticator app" />
        <div>
          <Text>Or enter this key by hand:</Text>
          <Group wrap="nowrap" gap="xs">
            <code>{inFours(setup.data.secret)}</code>
            <CopyButton text={setup.data.secret} compact />
          </Group>
        </div>
        <TextField
          label="Code that the app shows"
          inputMode="numeric"
          autoComplete="one-time-code"
          // The button that began the set-up is gone, and this is what comes next.
          autoFocus
          {...form.getInputProps('code')}
        />
        <FormActions>
          <AppButton onClick={onCancel} disabled={confirmation.isPending}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" busy={confirmation.isPending}>
            Turn on
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
