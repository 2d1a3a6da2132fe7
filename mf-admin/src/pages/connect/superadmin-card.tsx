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
} from '@overture/ui';
import type { useMakeSuperadmin } from './connect.queries.ts';

export interface SuperadminCardProps {
  /** Whether the sandbox's superadmin is the only one. */
  readonly isNeeded: boolean;
  /** Whether a vendor's key is stored, which has ended the sandbox's own accounts. */
  readonly isAlone: boolean;
  readonly account: string;
  readonly making: ReturnType<typeof useMakeSuperadmin>;
}

/** The first step: creates a superadmin whose password nobody else knows. */
export function SuperadminCard({ isNeeded, isAlone, account, making }: SuperadminCardProps) {
  return (
    <Card title="1. Your own superadmin">
      {isNeeded ? (
        <SuperadminForm making={making} />
      ) : (
        <Text>
          You are signed in as <strong>{account}</strong>.{' '}
          {isAlone ? 'The sandbox’s own accounts have ended.' : 'The sandbox’s own accounts end with the first key.'}
        </Text>
      )}
    </Card>
  );
}

function SuperadminForm({ making }: Pick<SuperadminCardProps, 'making'>) {
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
          The password of the sandbox’s superadmin is public, so your keys need another one. You go on as the new
          superadmin; the sandbox’s two accounts end with the first key.
        </Text>
        <TextField
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="username"
          withAsterisk
          disabled={making.isPending}
          {...form.getInputProps('email')}
        />
        <Stack gap="sm">
          <PasswordField
            label="Password"
            autoComplete="new-password"
            withAsterisk
            disabled={making.isPending}
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
