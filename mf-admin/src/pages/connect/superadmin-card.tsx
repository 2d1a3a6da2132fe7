import { makeOwnSuperadmin } from '@overture/core/contract';
import {
  AppButton,
  Card,
  FormActions,
  PasswordField,
  PasswordRules,
  Stack,
  Text,
  TextField,
  useSchemaForm,
  useSession,
} from '@overture/ui';
import { useMakeSuperadmin } from './connect.queries.ts';

export interface SuperadminCardProps {
  /** Whether the sandbox cannot end with the user's account. */
  readonly isNeeded: boolean;
  /** How many accounts ended with the sandbox; null if it has not ended. */
  readonly endedAccounts: number | null;
}

/** The first step: creates a superadmin whose password nobody else knows. */
export function SuperadminCard({ isNeeded, endedAccounts }: SuperadminCardProps) {
  const account = useSession()?.username ?? '';
  return (
    <Card title="1. Your own superadmin">
      {isNeeded ? (
        <SuperadminForm />
      ) : (
        <Text>
          You are signed in as <strong>{account}</strong>.{' '}
          {endedAccounts === null ? 'This account stays.' : endedText(endedAccounts)}
        </Text>
      )}
    </Card>
  );
}

function endedText(accounts: number): string {
  if (accounts === 0) return 'The sandbox has ended.';
  return `The sandbox has ended, and ${accounts === 1 ? 'one other account' : `${accounts} other accounts`} with it.`;
}

function SuperadminForm() {
  const making = useMakeSuperadmin();
  const { form, submit } = useSchemaForm({
    schema: makeOwnSuperadmin.body,
    initialValues: { email: '', password: '' },
    onSubmit: (body) => making.mutateAsync(body),
    blame: ({ code }) => (code === 'conflict' ? 'email' : undefined),
  });
  return (
    <form aria-label="Your own superadmin" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text>
          Others can sign in with this account too, so your keys need another one. You go on as the new superadmin,
          whose account is the only one that stays.
        </Text>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          withAsterisk
          {...form.getInputProps('email')}
        />
        <Stack gap="sm">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            {...form.getInputProps('password')}
          />
          <PasswordRules password={form.getValues().password} email={form.getValues().email} />
        </Stack>
        <FormActions>
          <AppButton type="submit" variant="primary" busy={making.isPending}>
            Create and Sign In
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
