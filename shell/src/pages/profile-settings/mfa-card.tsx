import { counted, reauthenticate } from '@overture/core/contract';
import {
  AppButton,
  Card,
  FormActions,
  HiddenUsername,
  IconShieldLock,
  LoadingLines,
  PasswordField,
  Stack,
  TextField,
  useQuery,
  useQueryClient,
  useRetry,
  useSchemaForm,
} from '@overture/ui';
import { useState } from 'react';
import { MfaSetup } from '../../mfa/mfa-setup.tsx';
import { mfaQuery, useMfaRemoval, useTakesPassword } from '../../mfa/mfa.queries.ts';
import { profileQuery } from './profile-settings.queries.ts';

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
      : 'Off. With it, signing in also asks for a code from your phone.';
  }
  const renew = left <= fewCodes ? ' For new codes, turn it off and set it up again.' : '';
  const again = required ? ' Your role needs it: once off, the next sign-in sets it up anew.' : '';
  return `On, with ${counted(left, 'recovery code')} left.${renew}${again}`;
}

function TurnOff({ onDone, onCancel }: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const removal = useMfaRemoval();
  const email = useQuery(profileQuery).data?.email;
  const field = useTakesPassword() ? 'password' : 'code';
  const { form, submit } = useSchemaForm({
    schema: reauthenticate.body,
    initialValues: { [field]: '' },
    onSubmit: async (proof) => {
      await removal.mutateAsync(proof);
      onDone();
    },
    blame: () => field,
  });
  const common = form.getInputProps(field);
  return (
    <form aria-label="Turn off two-step sign-in" onSubmit={submit} noValidate>
      <Stack gap="md">
        {field === 'password' ? (
          <>
            <HiddenUsername value={email} />
            <PasswordField label="Your password" autoComplete="current-password" {...common} />
          </>
        ) : (
          <TextField label="Code from your app" inputMode="numeric" autoComplete="one-time-code" {...common} />
        )}
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
