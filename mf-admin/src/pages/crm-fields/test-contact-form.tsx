import { useState } from 'react';
import { AppButton, HeroForm, IconLink, Text, TextField } from '@overture/ui';

export interface TestContactFormProps {
  /** The link or id of the contact that is shown; empty for none. */
  readonly tested: string;
  /** Why it cannot be read. */
  readonly problem: string | undefined;
  readonly reading: boolean;
  readonly read: (contact: string) => void;
}

export function TestContactForm({ tested, problem, reading, read }: TestContactFormProps) {
  const [contact, setContact] = useState(tested);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <HeroForm
      label="Test contact"
      field={
        <TextField
          label="HubSpot Contact URL"
          placeholder="https://app.hubspot.com/contacts/12345/record/0-1/67890"
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconLink size={18} aria-hidden />}
          value={contact}
          error={isMissing ? 'Please enter a HubSpot URL first' : problem}
          onChange={(event) => {
            setIsMissing(false);
            setContact(event.currentTarget.value);
          }}
        />
      }
      action={
        <AppButton type="submit" busy={reading}>
          Read Contact
        </AppButton>
      }
      // A description of the field would move the field out of line with the button.
      below={
        <Text size="sm" c="dimmed">
          A contact to compare the fields with; its values stand beside them.
        </Text>
      }
      onSubmit={() => {
        setIsMissing(contact.trim() === '');
        if (contact.trim() !== '') read(contact.trim());
      }}
    />
  );
}
