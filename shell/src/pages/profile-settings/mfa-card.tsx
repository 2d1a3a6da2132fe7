import { counted, reauthenticate } from '@overture/core/contract';
import {
  AppButton,
  Card,
  FormActions,
  IconShieldLock,
  LoadingLines,
  PasswordField,
  Stack,
  useQuery,
  useQueryClient,
  useRetry,
  useSchemaForm,
} from '@overture/ui';
import { useState } from 'react';
import { MfaSetup } from '../../mfa/mfa-setup.tsx';
import { mfaQuery, useMfaRemoval } from '../../mfa/mfa.queries.ts';

/** Turns the user's two-step sign-in on and off. */
export function MfaCard() {
  const mfa = useQuery(mfaQuery);
  const load = useRetry(mfa, 'This could not be loaded');
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: mfaQuery.queryKey });
  };
  return (
    <Card title="Two-step sign-in" icon={<IconShieldLock size={18} />}>
      {mfa.data === undefined ? (
        <LoadingLines load={load} lines={1} />
      ) : isOpen ? (
        mfa.data.enabled ? (
          <TurnOff onDone={close} onCancel={() => setOpen(false)} />
        ) : (
          <MfaSetup onDone={close} onCancel={() => setOpen(false)} />
        )
      ) : (
        <FormActions note={noteOf(mfa.data)}>
          <AppButton onClick={() => setOpen(true)}>{mfa.data.enabled ? 'Turn off' : 'Set up'}</AppButton>
        </FormActions>
      )}
    </Card>
  );
}

/** At so few recovery codes the user is told how to get new ones. */
const fewCodes = 3;

function noteOf({
  enabled,
  required,
  recoveryCodesLeft: left,
}: {
  enabled: boolean;
  required: boolean;
  recoveryCodesLeft: number;
}) {
  if (!enabled) {
    return required
      ? 'Off. Your role needs it: your next sign-in sets it up, unless you do it now.'
      : 'Off. With it, you enter a code from your phone after your password.';
  }
  const renew = left <= fewCodes ? ' For new codes, turn it off and set it up again.' : '';
  const again = required ? ' Your role needs it: once off, the next sign-in sets it up anew.' : '';
  return `On, with ${counted(left, 'recovery code')} left.${renew}${again}`;
}

function TurnOff({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const removal = useMfaRemoval();
  const { form, submit } = useSchemaForm({
    schema: reauthenticate.body,
    initialValues: { password: '' },
    onSubmit: async (proof) => {
      await removal.mutateAsync(proof);
      onDone();
    },
    blame: () => 'password',
  });
  return (
    <form aria-label="Turn off two-step sign-in" onSubmit={submit} noValidate>
      <Stack gap="md">
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          disabled={removal.isPending}
          {...form.getInputProps('password')}
        />
        <FormActions>
          <AppButton onClick={onCancel} disabled={removal.isPending}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="danger" busy={removal.isPending}>
            Turn off
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
