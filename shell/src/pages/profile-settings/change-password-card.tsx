import { changePassword, passwordRules } from '@overture/core/contract';
import {
  AppButton,
  Card,
  FormActions,
  HiddenUsername,
  IconLock,
  PasswordField,
  PasswordRules,
  Stack,
  useSchemaForm,
} from '@overture/ui';
import { useChangePassword } from './profile-settings.queries.ts';

/** `email` is the user's address; undefined while it is loading. */
export function ChangePasswordCard({ email }: { readonly email: string | undefined }) {
  const { isPending: busy, mutateAsync: change } = useChangePassword();
  const { form, submit } = useSchemaForm({
    schema: changePassword.body,
    initialValues: { currentPassword: '', newPassword: '' },
    onSubmit: async (passwords) => {
      await change(passwords);
      form.reset();
    },
    blame: (error) => (error.code === 'invalid_credentials' ? 'currentPassword' : undefined),
  });
  const { newPassword } = form.getValues();
  return (
    <Card title="Change Password" icon={<IconLock size={18} />}>
      <form aria-label="Change Password" onSubmit={submit} noValidate>
        <Stack gap="lg">
          <HiddenUsername value={email} />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <Stack gap="sm">
            <PasswordField label="New Password" autoComplete="new-password" {...form.getInputProps('newPassword')} />
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
