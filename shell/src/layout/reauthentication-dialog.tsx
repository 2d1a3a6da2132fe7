import { reauthenticate } from '@overture/core/contract';
import {
  AppButton,
  callApi,
  Dialog,
  DialogActions,
  HiddenUsername,
  PasswordField,
  Stack,
  TextField,
  useMutation,
  useQuery,
  useSchemaForm,
} from '@overture/ui';
import { useState } from 'react';
import { mfaQuery, useTakesPassword } from '../mfa/mfa.queries.ts';
import { profileQuery } from '../pages/profile-settings/profile-settings.queries.ts';
import { SingleSignOnProof } from './single-sign-on-proof.tsx';

/** Asks for the password, a code of the app or the company's sign-in, before a sensitive action. */
export function ReauthenticationDialog({ onAnswer }: { readonly onAnswer: (proved: boolean) => void }) {
  const [asksCode, setAsksCode] = useState(false);
  const hasCodes = useQuery(mfaQuery).data?.enabled === true;
  const takesPassword = useTakesPassword();
  const withCode = asksCode || !takesPassword;
  return (
    <Dialog opened onClose={() => onAnswer(false)} title="Confirm that it is you">
      <Stack gap="md">
        <p>You last proved who you are more than 15 minutes ago. What you asked for is done as soon as you confirm.</p>
        <SingleSignOnProof onProved={() => onAnswer(true)} />
        {takesPassword || hasCodes ? (
          <ProofForm
            key={String(withCode)}
            withCode={withCode}
            onAnswer={onAnswer}
            onSwitch={takesPassword && hasCodes ? () => setAsksCode(!withCode) : undefined}
          />
        ) : (
          <>
            <p>You have neither a password nor a code here. Signing out and in again counts too.</p>
            <DialogActions>
              <AppButton onClick={() => onAnswer(false)}>Cancel</AppButton>
            </DialogActions>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface ProofFormProps {
  readonly withCode: boolean;
  readonly onAnswer: (proved: boolean) => void;
  /** Undefined where passwords are refused, or the user has no app that shows codes. */
  readonly onSwitch: (() => void) | undefined;
}

function ProofForm({ withCode, onAnswer, onSwitch }: ProofFormProps) {
  const field = withCode ? 'code' : 'password';
  const email = useQuery(profileQuery).data?.email;
  const proof = useMutation({
    mutationFn: (body: Parameters<typeof callApi<typeof reauthenticate>>[1]['body']) =>
      callApi(reauthenticate, { body }),
  });
  const { form, submit } = useSchemaForm({
    schema: reauthenticate.body,
    initialValues: { [field]: '' },
    onSubmit: async (body) => {
      await proof.mutateAsync(body);
      onAnswer(true);
    },
    blame: () => field,
  });
  const common = { 'data-autofocus': true, disabled: proof.isPending, ...form.getInputProps(field) };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {withCode ? (
          <TextField label="Code from your app" inputMode="numeric" autoComplete="one-time-code" {...common} />
        ) : (
          <>
            <HiddenUsername value={email} />
            <PasswordField label="Password" autoComplete="current-password" {...common} />
          </>
        )}
        {onSwitch && (
          <AppButton variant="quiet" size="sm" onClick={onSwitch}>
            {withCode ? 'Use the password instead' : 'Use a code from your app instead'}
          </AppButton>
        )}
        <DialogActions>
          <AppButton onClick={() => onAnswer(false)} disabled={proof.isPending}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" busy={proof.isPending}>
            Confirm
          </AppButton>
        </DialogActions>
      </Stack>
    </form>
  );
}
