import { changePassword, passwordRules } from '@overture/core/contract';
import {
  AppButton,
  Card,
  FormActions,
  IconLock,
  PasswordField,
  PasswordRules,
  Stack,
  useSchemaForm,
} from '@overture/ui';
import type { PasswordChange } from './profile-settings.queries.ts';

export interface ChangePasswordCardProps {
  /** The user's address; undefined while it is loading. */
  readonly email: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: (change: PasswordChange) => Promise<unknown>;
}

export function ChangePasswordCard({ email, busy, onSubmit }: ChangePasswordCardProps) {
  const { form, submit } = useSchemaForm({
    schema: changePassword.body,
    initialValues: { currentPassword: '', newPassword: '' },
    onSubmit: async (change) => {
      await onSubmit(change);
      form.reset();
    },
    blame: (error) => (error.code === 'invalid_credentials' ? 'currentPassword' : undefined),
  });
  const { newPassword } = form.getValues();
  return (
    <Card title="Change Password" icon={<IconLock size={18} />}>
      <form aria-label="Change Password" onSubmit={submit} noValidate>
        <Stack gap="lg">
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            disabled={busy}
            {...form.getInputProps('currentPassword')}
          />
          <Stack gap="sm">
            <PasswordField
              label="New Password"
              autoComplete="new-password"
              disabled={busy}
              {...form.getInputProps('newPassword')}
            />
            <PasswordRules password={newPassword} email={email} />
          </Stack>
          <FormActions note="You stay signed in here, and are signed out everywhere else.">
            <AppButton type="submit" disabled={busy || !passwordRules.every(({ test }) => test(newPassword))}>
              {busy ? 'Updating...' : 'Change Password'}
            </AppButton>
          </FormActions>
        </Stack>
      </form>
    </Card>
  );
}
