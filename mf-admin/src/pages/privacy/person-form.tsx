import { useState } from 'react';
import { AppButton, HeroForm, IconUser, TextField } from '@overture/ui';

/** Said of a text that names no person. */
export const noPerson = 'Please enter a HubSpot contact or an email address';

export interface PersonFormProps {
  /** The shown person, as typed; empty if there is none. */
  readonly text: string;
  /** Why the text names no person. */
  readonly problem: string | undefined;
  readonly isReading: boolean;
  readonly read: (text: string) => void;
}

export function PersonForm({ text, problem, isReading, read }: PersonFormProps) {
  const [typed, setTyped] = useState(text);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <HeroForm
      label="Person"
      field={
        <TextField
          label="HubSpot contact or email address"
          description="A contact's link or id, or the address of a contact or user."
          placeholder="ada@lovelace.example"
          autoComplete="off"
          spellCheck={false}
          leftSection={<IconUser size={18} aria-hidden />}
          value={typed}
          error={isMissing ? noPerson : problem}
          onChange={(event) => {
            setIsMissing(false);
            setTyped(event.currentTarget.value);
          }}
        />
      }
      action={
        <AppButton type="submit" variant={text === '' ? 'primary' : 'secondary'} busy={isReading}>
          Show What Is Kept
        </AppButton>
      }
      onSubmit={() => {
        setIsMissing(typed.trim() === '');
        if (typed.trim() !== '') read(typed.trim());
      }}
    />
  );
}
