import { useState } from 'react';
import { languageName, writingLanguages, updateProfile } from '@overture/core/contract';
import type { Profile } from '@overture/core/contract';
import {
  AppButton,
  FormActions,
  SelectField,
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
  /** The saved profile, with which the form begins. */
  readonly profile: Profile;
  readonly busy: boolean;
  readonly onCancel: () => void;
  readonly onSubmit: (changes: ProfileChanges) => Promise<unknown>;
}

const formSchema = updateProfile.body.omit({ email: true });
const languages = writingLanguages
  .map((value) => ({ value, label: languageName(value) }))
  .sort((a, b) => a.label.localeCompare(b.label));

const belowField: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

/** Edits the personal information; the email address is read-only. */
export function ProfileForm({ profile, busy, onCancel, onSubmit }: ProfileFormProps) {
  const { email, ...saved } = profile;
  const { firstName, lastName, signAs, company, city, state, country, meetingLink, about } = saved;
  const language = updateProfile.body.shape.language.catch('en').parse(saved.language);
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const { form, submit } = useSchemaForm({
    schema: formSchema,
    initialValues: { firstName, lastName, signAs, company, city, state, country, meetingLink, language, about },
    onSubmit: (values) => onSubmit(filledIn(values, cleared)),
    keepAs: 'profile',
  });
  useUnloadWarning(form.isDirty());
  const field = (name: keyof typeof saved, label: string, hint?: string) => {
    const emptied = cleared.has(name) && form.getValues()[name] === '';
    const empty = (wanted: boolean) => {
      const others = [...cleared].filter((other) => other !== name);
      setCleared(new Set(wanted ? [...others, name] : others));
      form.setFieldValue(name, wanted ? '' : saved[name]);
    };
    return {
      label,
      description: emptied ? 'Will be empty once you save.' : hint,
      // Where no hint stood above the field, it stays in line with the one beside it.
      ...(emptied && hint === undefined && { inputWrapperOrder: belowField }),
      rightSection: saved[name] !== '' && (
        <ClearButton label={label} pressed={emptied} disabled={busy} onPress={() => empty(!emptied)} />
      ),
      rightSectionWidth: 72,
      ...form.getInputProps(name),
    };
  };
  return (
    <form aria-label="Personal Information" onSubmit={submit} noValidate>
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="lg" verticalSpacing="lg">
          <TextField autoComplete="given-name" autoFocus {...field('firstName', 'First Name')} />
          <TextField autoComplete="family-name" {...field('lastName', 'Last Name')} />
          <TextField
            autoComplete="off"
            dir="auto"
            {...field('signAs', 'Sign emails as', 'As you type it. Left empty: first and last name.')}
          />
          <TextField
            label="Email"
            type="email"
            value={email}
            readOnly
            description="Your sign-in; it cannot be changed."
          />
          <TextField autoComplete="organization" {...field('company', 'Company')} />
          <TextField autoComplete="address-level2" {...field('city', 'City')} />
          <TextField autoComplete="address-level1" {...field('state', 'State')} />
          <TextField autoComplete="country-name" {...field('country', 'Country')} />
          <TextField
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="https://"
            {...field('meetingLink', 'Meeting Link', 'Where a contact can book a time with you.')}
          />
          <SelectField
            label="Playbook Language"
            description="Emails are in the contact's language."
            data={languages}
            searchable
            allowDeselect={false}
            {...form.getInputProps('language')}
          />
        </SimpleGrid>
        <TextArea dir="auto" {...field('about', 'About')} />
        <FormActions note="Fields left empty keep what is saved; Clear empties a field.">
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

interface ClearButtonProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Clears a saved field with the next save; pressed again, it restores the saved text. */
function ClearButton({ label, pressed, disabled, onPress }: ClearButtonProps) {
  return (
    <AppButton
      variant="quiet"
      size="sm"
      title={pressed ? `Keep what is saved as ${label}` : `Empty ${label} when saving`}
      disabled={disabled}
      onClick={onPress}
    >
      {pressed ? 'Keep' : 'Clear'}
    </AppButton>
  );
}
