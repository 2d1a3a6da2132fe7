import { updateProfile } from '@overture/core/contract';
import type { Profile } from '@overture/core/contract';
import {
  AppButton,
  FormActions,
  SimpleGrid,
  Stack,
  TextArea,
  TextField,
  useSchemaForm,
  useUnloadWarning,
} from '@overture/ui';
import { filledIn } from './profile-settings.queries.ts';
import type { ProfileChanges } from './profile-settings.queries.ts';

export interface ProfileFormProps {
  /** As it is saved: what the form begins with. */
  readonly profile: Profile;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (changes: ProfileChanges) => Promise<unknown>;
}

const formSchema = updateProfile.body.omit({ email: true });

/** Edits the personal information; the email address is read-only. */
export function ProfileForm({ profile, busy, onCancel, onSubmit }: ProfileFormProps) {
  const { email, firstName, lastName, company, city, state, country, meetingLink, about } = profile;
  const { form, submit } = useSchemaForm({
    schema: formSchema,
    initialValues: { firstName, lastName, company, city, state, country, meetingLink, about },
    onSubmit: (values) => onSubmit(filledIn(values)),
    keepAs: 'profile',
  });
  useUnloadWarning(form.isDirty());
  const field = (name: keyof Profile) => ({ disabled: busy, ...form.getInputProps(name) });
  return (
    <form aria-label="Personal Information" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="lg">
          <TextField label="First Name" autoComplete="given-name" autoFocus {...field('firstName')} />
          <TextField label="Last Name" autoComplete="family-name" {...field('lastName')} />
          <TextField
            label="Email"
            type="email"
            value={email}
            readOnly
            description="Your sign-in; it cannot be changed."
          />
          <TextField
            label="Company"
            autoComplete="organization"
            description="Named in the emails you generate."
            {...field('company')}
          />
          <TextField label="City" autoComplete="address-level2" {...field('city')} />
          <TextField label="State" autoComplete="address-level1" {...field('state')} />
          <TextField label="Country" autoComplete="country-name" {...field('country')} />
          <TextField
            label="Meeting Link"
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            {...field('meetingLink')}
          />
        </SimpleGrid>
        <TextArea label="About" dir="auto" {...field('about')} />
        <FormActions note="Fields left empty keep what is saved.">
          <AppButton onClick={onCancel} disabled={busy}>
            Cancel
          </AppButton>
          <AppButton type="submit" variant="primary" disabled={busy}>
            {busy ? 'Saving...' : 'Save'}
          </AppButton>
        </FormActions>
      </Stack>
    </form>
  );
}
